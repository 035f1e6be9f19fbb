/**
 * `npm run faults`: whether the tests find what they should. Each patch in tests/faults breaks the product on purpose and names the
 * test that then fails. In a copy of the work tree the named tests run once without and once with each fault; `npm run faults -- 7 31`
 * tries only these, `-- --half 1` every other one. Ends with 'N passed, N failed' alone on a line.
 */
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, globSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { parseArgs, stripVTControlCharacters } from 'node:util';
import { setup as startPostgres, teardown as stopPostgres } from '../tests/support/postgres.ts';

const kinds = ['static', 'rules', 'services', 'requests', 'journeys'] as const;
type Kind = (typeof kinds)[number];

type Fault = {
  name: string;
  patch: string;
  kind: Kind;
  /** The file of the test; for the kind 'static' a command. */
  file: string;
  /** The test's name, or a part of it; for the kind 'static' words in the command's output. */
  test: string;
  /** The test runs only in test:all. */
  inAll: boolean;
};
type Outcome = { name: string; passed: boolean; message: string };

function readFault(patch: string): Fault {
  const name = path.basename(patch, '.patch');
  const head = readFileSync(patch, 'utf8').split('\ndiff --git ')[0] ?? '';
  const line = (label: string): string => new RegExp(`^${label}: (.+)$`, 'm').exec(head)?.[1]?.trim() ?? '';
  const [file = '', test = ''] = line('Caught by').split(' › ');
  const kind = kinds.find((one) => one === line('Run'));
  if (line('What') === '' || test === '' || kind === undefined)
    throw new Error(
      `${name} does not begin with 'What: …', 'Caught by: <file> › <test>' and 'Run: ${kinds.join('|')}'.`,
    );
  return { name, patch: path.resolve(patch), kind, file, test, inAll: line('Only in test:all') !== '' };
}

const copy = mkdtempSync(path.join(tmpdir(), 'derb-faults-'));
process.on('exit', () => rmSync(copy, { recursive: true, force: true }));
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(130));

function run(command: string, args: readonly string[], env: Record<string, string> = {}) {
  const options = {
    cwd: copy,
    env: { ...process.env, ...env },
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
  } as const;
  const { status, stdout, stderr } = spawnSync(command, args, options);
  return { ok: status === 0, output: `${stdout}\n${stderr}` };
}

/** Copies tracked and new files as they are on the disk, and links the installed packages. */
function copyWorkTree(): void {
  const listed = spawnSync('git', ['ls-files', '-z', '-co', '--exclude-standard'], { encoding: 'utf8' });
  for (const file of listed.stdout.split('\0'))
    if (file !== '' && existsSync(file)) cpSync(file, path.join(copy, file));
  for (const packages of ['node_modules', 'console/node_modules'])
    symlinkSync(path.resolve(packages), path.join(copy, packages));
}

type VitestReport = {
  testResults: { assertionResults: { fullName: string; status: string; failureMessages: string[] }[] }[];
};
type Suite = {
  title: string;
  suites?: Suite[];
  specs: {
    title: string;
    tests: { projectName: string; status: string; results: { error?: { message: string } }[] }[];
  }[];
};

const ofVitest = ({ testResults }: VitestReport): Outcome[] =>
  testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ status }) => status === 'passed' || status === 'failed')
    .map(({ fullName, status, failureMessages }) => ({
      name: fullName,
      passed: status === 'passed',
      message: failureMessages[0] ?? '',
    }));

const ofPlaywright = ({ title, suites = [], specs }: Suite, before = ''): Outcome[] => [
  ...suites.flatMap((suite) => ofPlaywright(suite, `${before}${title} `)),
  ...specs.flatMap((spec) =>
    spec.tests
      // A set-up project is not a test.
      .filter(({ projectName, status }) => projectName !== 'office' && status !== 'skipped')
      .map(({ status, results }) => ({
        name: `${before}${title} ${spec.title}`,
        passed: status === 'expected',
        message: results[0]?.error?.message ?? '',
      })),
  ),
];

const literally = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Runs the tests that these faults of one kind name. None where a file did not compile or the academy did not start. */
function outcomesOf(faults: readonly Fault[]): Outcome[] {
  const [{ kind, inAll, file, test } = { kind: 'static', inAll: false, file: '', test: '' }] = faults;
  const files = [...new Set(faults.map((fault) => fault.file))];
  const names = faults.map((fault) => literally(fault.test)).join('|');
  const report = path.join(copy, 'test-results/faults.json');
  rmSync(report, { force: true });
  const env = { PLAYWRIGHT_JSON_OUTPUT_NAME: report, TESTS: inAll ? 'all' : '' };
  if (kind === 'static') {
    const [command = '', ...args] = file.split(' ');
    const { ok, output } = run(command, args);
    return ok || output.includes(test) ? [{ name: test, passed: ok, message: output }] : [];
  }
  if (kind === 'journeys') run('playwright', ['test', ...files, '-g', names, '--reporter=json'], env);
  else {
    const output = ['--reporter=json', `--outputFile=${report}`];
    run('vitest', ['run', '--project', kind, ...files, '-t', names, ...output], env);
  }
  if (!existsSync(report)) return [];
  const output: unknown = JSON.parse(readFileSync(report, 'utf8'));
  return kind === 'journeys'
    ? (output as { suites: Suite[] }).suites.flatMap((suite) => ofPlaywright(suite))
    : ofVitest(output as VitestReport);
}

const named = (outcomes: readonly Outcome[], { test }: Fault): Outcome[] =>
  outcomes.filter(({ name }) => name.includes(test));

/** The result of one fault, and whether it is as expected. `before`: the tests' results without it. */
function tried(fault: Fault, before: readonly Outcome[]): [ok: boolean, output: string] {
  if (before.length === 0)
    return [false, `test not found: name the one of ${fault.file} that took its place behind 'Caught by'`];
  if (before.some(({ passed }) => !passed)) return [false, 'its test fails without it: mend that first'];
  if (!run('git', ['apply', fault.patch]).ok)
    return [false, 'no longer applies: make the same fault in the code of today and save it by git diff'];
  const after = named(outcomesOf([fault]), fault);
  if (!run('git', ['apply', '-R', fault.patch]).ok) throw new Error(`${fault.name} cannot be taken back.`);
  if (after.length === 0) return [false, 'NOT CAUGHT: with it no test ran at all'];
  const failed = after.find(({ passed }) => !passed);
  if (!failed) return [false, `NOT CAUGHT by ${fault.file}`];
  const reason =
    stripVTControlCharacters(failed.message)
      .split('\n')
      .find((line) => line.trim() !== '') ?? '';
  return [true, `caught: ${reason.slice(0, 140)}`];
}

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    options: { half: { type: 'string' } },
    allowPositionals: true,
  });
  const wanted = positionals.map((number) => number.padStart(2, '0'));
  const all = globSync('tests/faults/*.patch').sort().map(readFault);
  const isOfHalf = (at: number): boolean => values.half === undefined || at % 2 === Number(values.half) % 2;
  const faults = all
    .filter(({ name }) => wanted.length === 0 || wanted.includes(name.slice(0, 2)))
    .filter((_fault, at) => isOfHalf(at));
  const unknown = wanted.filter((number) => !all.some(({ name }) => name.startsWith(`${number}-`)));
  if (unknown.length > 0)
    throw new Error(`There is no fault ${unknown.join(', ')}: they are 1 to ${all.length}.`);
  copyWorkTree();
  await startPostgres();
  let failed = 0;
  for (const alike of Map.groupBy(faults, ({ kind, inAll }) => `${kinds.indexOf(kind)} ${inAll}`).values()) {
    const before = alike[0]?.kind === 'static' ? alike.map((one) => outcomesOf([one])) : outcomesOf(alike);
    for (const fault of alike) {
      // Ctrl-C takes effect between two faults.
      await setImmediate();
      const [ok, output] = tried(fault, named(before.flat(), fault));
      if (!ok) failed += 1;
      console.log(`${ok ? '✓' : '✗'} ${fault.name}: ${output}`);
    }
  }
  await stopPostgres();
  console.log(`\n${faults.length - failed} passed, ${failed} failed`);
  process.exitCode = failed === 0 && faults.length > 0 ? 0 : 1;
}

try {
  await main();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
