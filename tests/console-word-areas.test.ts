/**
 * A page of the console loads all words that its code shows, with its code: words that come later would hide a page that is on
 * the screen already.
 */
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { areaOf } from '../console/src/words/areas.ts';

const root = path.resolve('console/src');

/** Names of words that a file takes from `useWords()`, of an area each. */
function wordsIn(source: string): (keyof typeof areaOf)[] {
  const taken = [...source.matchAll(/const \{([^}]*)\} = useWords\(\)/g)].flatMap(([, names = '']) =>
    names.split(',').map((name) => name.split(':')[0]?.trim() ?? ''),
  );
  const read = [...source.matchAll(/const (\w+) = useWords\(\)/g)].flatMap(([, all = '']) =>
    [...source.matchAll(new RegExp(`\\b${all}\\.(\\w+)`, 'g'))].map(([, name = '']) => name),
  );
  return [...taken, ...read].filter((name): name is keyof typeof areaOf => Object.hasOwn(areaOf, name));
}

/** A file and everything of the console that it loads with it. */
function filesOf(file: string, found = new Set<string>()): Set<string> {
  if (found.has(file)) return found;
  found.add(file);
  for (const [, from = ''] of readFileSync(file, 'utf8').matchAll(
    /^import (?!type)[^;]*? from '(\.[^']+)'/gms,
  )) {
    const target = path.resolve(path.dirname(file), from);
    if (target.startsWith(root) && !target.includes('/words/')) filesOf(target, found);
  }
  return found;
}

/** Read only when a colleague was first: its sentence may come a moment later. */
const onConflict = path.join(root, 'layout/action-dialog.tsx');

const pages = globSync('console/src/pages/*-pages.ts').flatMap((table) =>
  [
    ...readFileSync(table, 'utf8').matchAll(
      /page\(\s*async \(\) => \(await import\('([^']+)'\)\)\.(\w+),?([^)]*)\)/g,
    ),
  ].map(([, from = '', name = '', areas = '']) => ({
    name,
    file: path.resolve(path.dirname(table), from),
    areas: [...areas.matchAll(/'(\w+)'/g)].map(([, area = '']) => area),
  })),
);

it('finds the pages', () => {
  expect(pages.length).toBeGreaterThan(40);
});

it.each(pages)('$name', ({ file, areas }) => {
  const files = [...filesOf(file)].filter((one) => one !== onConflict);
  const needed = new Set(
    files.flatMap((one) => wordsIn(readFileSync(one, 'utf8'))).map((name) => areaOf[name]),
  );
  needed.delete('frame');
  expect([...needed].filter((area) => !areas.includes(area))).toEqual([]);
});
