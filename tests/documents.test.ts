/** Every file that the documents name exists: newcomers follow them before they know the app. */
import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));
const documents = ['README.md', 'CONTRIBUTING.md', 'SECURITY.md', ...globSync('docs/**/*.md', { cwd: root })];

/** Made by a start or by hand. */
const comesLater = new Set(['data/', 'shots/']);
/** Looks like a path but is a media type. */
const mediaType = /^(application|multipart|text)\/[\w.+-]+$/;

/** Paths of this repository between backquotes; `…` and `<name>` stand for any. */
const placesIn = (text: string): string[] =>
  [...text.matchAll(/`([a-z][\w.…<>-]*\/[\w./…<>*-]*)`/g)].map(([, place = '']) => place);

const pattern = (place: string): string => place.replace(/<[a-z]+>|…/g, '*');

describe.each(documents)('%s', (document) => {
  const text = readFileSync(path.join(root, document), 'utf8');

  it('names paths that exist', () => {
    const missing = placesIn(text).filter(
      (place) =>
        !comesLater.has(place) &&
        !mediaType.test(place) &&
        globSync(pattern(place), { cwd: root }).length === 0,
    );
    expect(missing).toEqual([]);
  });

  it('links to pages that exist', () => {
    const links = [...text.matchAll(/\]\((?!https?:|#)([^)#\s]+)/g)].map(([, link = '']) => link);
    const missing = links.filter((link) => !existsSync(path.resolve(root, path.dirname(document), link)));
    expect(missing).toEqual([]);
  });
});

describe('docs/security.md', () => {
  const [, gaps = '', chapters = ''] =
    /\n## What is not met\n([\s\S]*?)(\n## V1 [\s\S]*?)\n## Ways to sign in/.exec(
      readFileSync(path.join(root, 'docs/security.md'), 'utf8'),
    ) ?? [];
  const rowsOf = (text: string) =>
    [...text.matchAll(/^\| (\d[\d.–]*) .*/gm)].map(([line, id = '']) => ({
      id,
      cells: line.split('|').map((cell) => cell.trim()),
    }));

  it('says of each requirement once whether it is kept', () => {
    const rows = rowsOf(chapters);
    expect(rows.length).toBeGreaterThan(200);
    expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length);
    const undecided = rows.filter(({ cells }) => !['yes', '**no**', 'n/a'].includes(cells[3] ?? ''));
    expect(undecided).toEqual([]);
  });

  it('has what is not met at its beginning, and nothing else', () => {
    const unmet = rowsOf(chapters).filter(({ cells }) => cells[3] === '**no**');
    expect(
      rowsOf(gaps)
        .map(({ id }) => id)
        .sort(),
    ).toEqual(unmet.map(({ id }) => id).sort());
  });

  it('names a place for whatever is kept', () => {
    const kept = rowsOf(chapters).filter(({ cells }) => cells[3] === 'yes');
    const nowhere = kept.filter(({ cells }) => !/`[^`]+`|\]\(|Caddy/.test(cells[5] ?? ''));
    expect(nowhere).toEqual([]);
  });
});
