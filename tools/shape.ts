/**
 * `npm run shape`: how large the code is, how far apart related files are, and how many files a change touches, as figures to compare
 * before and after. `npm run shape -- traces` lists the files of both traced tasks too. Decision 0026 has the aims.
 */
import { globSync, readFileSync } from 'node:fs';
import { Session } from 'node:inspector/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { importsIn } from './check-imports.ts';
import { featureOf } from './imports.ts';

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
        typeOnly,
      })),
  ]),
);

function lonely(): { importedOnce: number; inTheSameFolder: number } {
  const importers = new Map<string, Set<string>>();
  for (const { file } of code)
    for (const { to } of importsOf.get(file) ?? [])
      importers.set(to, (importers.get(to) ?? new Set()).add(file));
  const once = [...importers].filter(([file, by]) => by.size === 1 && !isTest(file));
  const near = once.filter(([file, by]) => [...by].every((one) => folderOf(one) === folderOf(file)));
  return { importedOnce: once.length, inTheSameFolder: near.length };
}

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

/** The features from a user's view, and the patterns of their files' paths. */
const features: Record<string, RegExp> = {
  coupons: /coupon/,
  waitlists: /waitlist/,
  workshops: /workshop/,
  applications: /application|\bapply\b|host-course/,
  bookings: /booking|consultation|\bhours?\b/,
  instalments: /instalment/,
  refunds: /refund|payout/,
  transfers: /transfer|claim|receipt/,
  reconciliation: /reconcil|settlement|compare-payment/,
  rights: /\brights?\b/,
  invitations: /invit|\blet-in\b|gift/,
  shop: /shop|product|download/,
  community: /cycle|community|sprint|partner|moderation/,
  members: /member|sign-in|profile/,
  staff: /\bstaff\b|second-factor|who-may/,
  blog: /\bblog\b|\bposts?\b/,
  jobs: /\bjobs?\b|career/,
  legal: /legal|privacy|terms/,
  catalogue: /catalogue|\bcourses?\b/,
  media: /media/,
  cohorts: /cohort/,
  classroom: /classroom|lesson|quiz|assignment/,
  certificates: /certificate/,
  reviews: /review/,
  roster: /roster/,
};

/** In how many folders each feature is; a file of an area belongs to the feature of its folder only. */
function spread(): Record<string, number> {
  const words = code.map(({ file }) => file).filter((file) => !file.startsWith('content/sample/'));
  const entries = Object.entries(features).map(([name, pattern]) => {
    const own = words.filter((file) => {
      const feature = featureOf(file)?.[1];
      return feature ? feature === name : pattern.test(file.replaceAll('/', ' '));
    });
    return [name, new Set(own.map(folderOf)).size] as const;
  });
  return Object.fromEntries(entries.filter(([, folders]) => folders > 0));
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

console.log('\nThe whole');
row('lines of code', sum(code.map(({ lines }) => lines)));
row('files of code', code.length);
row('files of 20 lines or fewer', code.filter(({ lines }) => lines <= 20).length);
const { importedOnce, inTheSameFolder } = lonely();
row('files with one importer', importedOnce);
row('of them in the folder of their importer', inTheSameFolder);
row('cycles of values', cycles().length);
row(
  'lines of a file, median',
  at(
    code.map(({ lines }) => lines),
    0.5,
  ),
);
row(
  'lines of a file, nine of ten',
  at(
    code.map(({ lines }) => lines),
    0.9,
  ),
);
const lengths = functions();
row(
  'lines of a function, median',
  at(
    lengths.map(({ lines }) => lines),
    0.5,
  ),
);
row(
  'lines of a function, nine of ten',
  at(
    lengths.map(({ lines }) => lines),
    0.9,
  ),
);
row('words of CONTRIBUTING.md', readFileSync('CONTRIBUTING.md', 'utf8').split(/\s+/).length);
row(
  'look-ups of types by Parameters<…> and ReturnType<…>',
  sum(code.map(({ text }) => text.match(/\b(Parameters|ReturnType)<\w+\[/g)?.length ?? 0)),
);

const named = columns();
row('files that name a column, median', at(named, 0.5));
row('files that name a column, nine of ten', at(named, 0.9));

console.log('\nFolders of a feature');
const folders = spread();
row('median', at(Object.values(folders), 0.5));
console.log(
  Object.entries(folders)
    .sort(([, a], [, b]) => b - a)
    .map(([name, count]) => `${name} ${count}`)
    .join(', '),
);

console.log('\nLongest files and functions');
for (const { file, lines } of [...code]
  .filter(({ file }) => !file.startsWith('content/'))
  .sort((a, b) => b.lines - a.lines)
  .slice(0, 8))
  row(file, lines);
for (const { name, lines } of lengths.sort((a, b) => b.lines - a.lines).slice(0, 8)) row(name, lines);

console.log('\nFiles on the way (services and below)');
for (const [name, files] of Object.entries(await traces())) {
  row(`${name}, in ${new Set(files.map(folderOf)).size} folders`, files.length);
  if (process.argv.includes('traces')) console.log(files.map((file) => `             ${file}`).join('\n'));
}
