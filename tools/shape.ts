/**
 * `npm run shape`: how large the code is and how far apart related files are, against the most that is allowed; over it, the run fails.
 * `npm run shape -- traces` also lists the files that an enrolment and a confirmation pass. Decision 0026 has the aims.
 */
import { globSync, readFileSync } from 'node:fs';
import { Session } from 'node:inspector/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { importsIn } from './check-imports.ts';

const outside = new Set(['node_modules', 'build', 'data', '.git', '.react-router', 'test-results']);
const isTest = (file: string): boolean => /^tests\/|\.(test|e2e)\.tsx?$/.test(file);

type Source = { file: string; text: string; lines: number };

const sources: Source[] = globSync(['**/*.ts', '**/*.tsx'], { exclude: (name) => outside.has(name) }).map(
  (file) => {
    const text = readFileSync(file, 'utf8');
    return { file, text, lines: text.split('\n').length - 1 };
  },
);
const code = sources.filter(({ file }) => !isTest(file));
const isWords = (file: string): boolean => /words[^/]*$|\/words\//.test(file);
/** What is written for the academy itself: without its words, its sample content and its tools. */
const written = code.filter(({ file }) => /^(src|console)\//.test(file) && !isWords(file));

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);
const at = (numbers: readonly number[], share: number): number =>
  [...numbers].sort((one, other) => one - other)[Math.floor(numbers.length * share)] ?? 0;
const folderOf = (file: string): string => path.posix.dirname(file);

/** The part of the project that a file belongs to: its first folder; in `src/` the one below. */
const partOf = (file: string): string => {
  const [top = '', second = ''] = file.split('/');
  return top === 'src' && !second.includes('.') ? `src/${second}` : file.includes('/') ? top : '(root)';
};

function parts(): Record<string, { files: number; lines: number }> {
  const found: Record<string, { files: number; lines: number }> = {};
  for (const { file, lines } of sources) {
    const part = isTest(file) ? '(tests)' : partOf(file);
    const one = (found[part] ??= { files: 0, lines: 0 });
    one.files += 1;
    one.lines += lines;
  }
  return found;
}

/** The project files that each file imports, as paths from the root. */
const importsOf = new Map(
  sources.map(({ file, text }) => [
    file,
    importsIn(text)
      .filter(({ from }) => from.startsWith('.'))
      .map(({ from, typeOnly }) => ({
        to: path.posix.normalize(path.posix.join(folderOf(file), from.replace(/\?.*$/, ''))),
        // What is loaded later is in no circle when its importer begins.
        typeOnly: typeOnly || text.includes(`import('${from}')`),
      })),
  ]),
);

/** Groups of files that import values from each other in a cycle. */
function cycles(): string[][] {
  const number = new Map<string, number>();
  const low = new Map<string, number>();
  const stack: string[] = [];
  const found: string[][] = [];
  const visit = (file: string): void => {
    number.set(file, number.size);
    low.set(file, number.get(file) ?? 0);
    stack.push(file);
    for (const { to, typeOnly } of importsOf.get(file) ?? []) {
      if (typeOnly || !importsOf.has(to)) continue;
      if (!number.has(to)) visit(to);
      if (stack.includes(to)) low.set(file, Math.min(low.get(file) ?? 0, low.get(to) ?? 0));
    }
    if (low.get(file) !== number.get(file)) return;
    const cycle = stack.splice(stack.indexOf(file));
    if (cycle.length > 1) found.push(cycle);
  };
  for (const { file } of code) if (!number.has(file)) visit(file);
  return found;
}

/** In how many files of code each column with a name of two words or more appears. */
function columns(): number[] {
  const names = code
    .filter(({ file }) => file.includes('.table.'))
    .flatMap(({ text }) => [...text.matchAll(/^\s+([a-z]+[A-Z]\w*): \w+\(/gm)].map(([, name = '']) => name));
  return [...new Set(names)].map(
    (name) => code.filter(({ text }) => new RegExp(`\\b${name}\\b`).test(text)).length,
  );
}

/** Lengths of functions, from the line of their heading to the line that closes them at the same indentation. */
function functions(): { name: string; lines: number }[] {
  const heading =
    /^(\s*)(?:export )?(?:default )?(?:async )?function\*? ?(\w*)|^(\s*)(?:export )?const (\w+) = (?:async )?(?:\(|<|\w+ =>)/;
  return code.flatMap(({ file, text }) => {
    const lines = text.split('\n');
    return lines.flatMap((line, index) => {
      const found = heading.exec(line);
      if (!found) return [];
      const name = found[2] ?? found[4] ?? '';
      if (/;\s*$/.test(line)) return line.includes('=>') ? [{ name: `${file} ${name}`, lines: 1 }] : [];
      const indent = found[1] ?? found[3] ?? '';
      const closes = (one: string) =>
        line.endsWith('=>')
          ? one.endsWith(';')
          : one.startsWith(`${indent}}`) || (one.startsWith(`${indent})`) && one.endsWith(';'));
      const end = lines.findIndex((one, later) => later > index && closes(one));
      return end === -1 ? [] : [{ name: `${file} ${name}`, lines: end - index + 1 }];
    });
  });
}

/** The project's files with a function that ran during the work. */
async function filesRunBy(session: Session, work: () => Promise<unknown>): Promise<string[]> {
  await session.post('Profiler.takePreciseCoverage');
  await work();
  const { result } = await session.post('Profiler.takePreciseCoverage');
  return result
    .filter(({ functions: ran }) =>
      ran.some(({ functionName, ranges }) => functionName && (ranges[0]?.count ?? 0) > 0),
    )
    .flatMap(({ url }) => (url.startsWith('file:') ? [path.relative('.', fileURLToPath(url))] : []))
    .filter((file) => !/^(\.\.|node_modules|bench|tools|tests)/.test(file))
    .sort();
}

/** An enrolment in a course and the confirmation of its payment, run once without HTTP while the engine records what runs. */
async function traces(): Promise<Record<string, string[]>> {
  const session = new Session();
  session.connect();
  await session.post('Profiler.enable');
  await session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: false });
  const { openPractice, place, beginAttempt, notify } = await import('../bench/orders.ts');
  const { academy, close } = await openPractice(null);
  await place(academy);
  const enrolment = await filesRunBy(session, () => place(academy));
  const attempt = await beginAttempt(academy);
  const confirmation = await filesRunBy(session, () => notify(academy, attempt, 1));
  await close();
  session.disconnect();
  return { enrolment, confirmation };
}

const row = (name: string, value: string | number): void =>
  console.log(`${String(value).padStart(9)}  ${name}`);

console.log('Parts: files and lines');
for (const [part, { files, lines }] of Object.entries(parts()).sort(([, a], [, b]) => b.lines - a.lines))
  console.log(`${String(files).padStart(9)} ${String(lines).padStart(8)}  ${part}`);

const linesOf = (some: readonly Source[]): number => sum(some.map(({ lines }) => lines));
const lengths = functions();
const functionLines = lengths.map(({ lines }) => lines);
const named = columns();
const inCycles = cycles();

/**
 * Each measure with the most it may be today, which only falls: whoever takes some away writes the new figure here. A feature pays for
 * itself by what it replaces, or the figure rises with its reason in the commit.
 */
const measures: readonly (readonly [name: string, value: number, most: number])[] = [
  ['lines written: without words, content, tools and tests', linesOf(written), 204_800],
  ['lines of tests', linesOf(sources.filter(({ file }) => isTest(file))), 98_400],
  ['lines of words', linesOf(code.filter(({ file }) => isWords(file))), 50_000],
  ['files of code', code.length, 1_642],
  ['files of 20 lines or fewer', code.filter(({ lines }) => lines <= 20).length, 58],
  ['lines of the longest written file', Math.max(...written.map(({ lines }) => lines)), 440],
  ['groups of files that import values in a circle', inCycles.length, 0],
  ['lines of a function, median', at(functionLines, 0.5), 8],
  ['lines of a function, nine of ten', at(functionLines, 0.9), 30],
  ['files that name a column, median', at(named, 0.5), 10],
  ['files that name a column, nine of ten', at(named, 0.9), 36],
  ['words of CONTRIBUTING.md', readFileSync('CONTRIBUTING.md', 'utf8').split(/\s+/).length, 1_090],
];

console.log('\nMeasures, and the most that is allowed');
for (const [name, value, most] of measures)
  console.log(
    `${String(value).padStart(9)} ${String(most).padStart(8)}  ${name}${value > most ? '  TOO MUCH' : ''}`,
  );
for (const cycle of inCycles) console.log(`           ${cycle.join(', ')}`);

console.log('\nLongest functions');
for (const { name, lines } of lengths.sort((a, b) => b.lines - a.lines).slice(0, 8)) row(name, lines);

if (process.argv.includes('traces')) {
  console.log('\nFiles on the way (services and below)');
  for (const [name, files] of Object.entries(await traces())) {
    row(`${name}, in ${new Set(files.map(folderOf)).size} folders`, files.length);
    console.log(files.map((file) => `             ${file}`).join('\n'));
  }
}
if (measures.some(([, value, most]) => value > most)) process.exitCode = 1;
