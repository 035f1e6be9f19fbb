/**
 * `npm test`: everything a change needs, in two lanes that share the cores: build and browser tests, and all others. `npm run test:all`
 * (TESTS=all) runs everything but the mutants (`npm run mutate`). Prints the cost of each part and the ten slowest files, and ends
 * with 'N passed, N failed' alone on a line.
 */
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, statfsSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir, totalmem } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { notDone } from './check-dependencies.ts';
import { referenceMs, reserve, shares, type Part } from '../tests/costs.ts';
import { everything, withServer } from '../tests/support/extent.ts';
import { askNamedServer, startPostgres, urlVariable } from '../tests/support/postgres.ts';
import { installPrograms } from '../tests/support/programs.ts';

type Step = {
  name: string;
  part: Part;
  command: string;
  args: string[];
  runner?: 'vitest' | 'playwright';
  environment?: Record<string, string>;
};
type Outcome = { passed: number; failed: number; files: { file: string; seconds: number }[] };

const results = path.resolve('test-results');
const port = Number(process.env['TEST_PORT'] || 3411);
const reportOf = ({ name }: Step): string => path.join(results, `${name}.json`);

const step = (part: Part, name: string, command: string, ...args: string[]): Step => ({
  name,
  part,
  command,
  args,
});

const plainly = ['--no-color', '--reporter=default', '--reporter=json'];
const build = step('static', 'build', 'node', 'tools/build.ts');
const journeys: Step = { ...step('journeys', 'journeys', 'playwright', 'test'), runner: 'playwright' };
/** Rules, services and requests by one process, so that what they share is started and transformed once. */
const vitestOf = (name: string, ...args: string[]): Step => ({
  ...step('vitest', name, 'vitest', 'run', ...args, ...plainly),
  runner: 'vitest',
});
/** Whole academies that die or lose their database are watched by the clock: not beside browsers. */
const crash = 'tests/crash/**';
const vitest = vitestOf('vitest', ...(everything ? ['--exclude', crash] : []));

/**
 * One pool of work for all cores: the journeys, each a piece of its own, begin as soon as there is a build and fill what the
 * steps beside them leave; whichever lane ends first leaves its share to the other.
 */
const beside: Step[] = [
  step('static', 'format', 'oxfmt', '--list-different'),
  step('static', 'imports', 'node', 'tools/check-imports.ts'),
  step('static', 'shape', 'node', 'tools/shape.ts'),
  // It reads the types for its rules, and checks them by the way: one reading instead of three.
  {
    ...step('static', 'lint and types', 'oxlint', '--type-aware', '--type-check', '--quiet'),
    // A fifth less of its time where there is memory to spare: its types are written in Go, which collects less often then.
    environment: totalmem() > 20e9 ? { GOGC: '400' } : {},
  },
  step('static', 'dead code', 'knip', '--no-progress'),
];

/** Steps of the exhaustive run only, after everything else and the crashes; the deliberate faults in two halves, one for each core. */
const afterwards: Step[] = [
  step('static', 'dependencies', 'node', 'tools/check-dependencies.ts'),
  step('static', 'faults 1', 'node', 'tools/faults.ts', '--half', '1'),
  {
    ...step('static', 'faults 2', 'node', 'tools/faults.ts', '--half', '2'),
    environment: { TEST_PORT: String(port + 1) },
  },
];

let counted = 0;

/** Processor seconds of the child that has just ended, with all of its own; null where the system does not provide them. */
function lastChildsSeconds(): number | null {
  if (!existsSync('/proc/self/stat')) return null;
  // Fields 16 and 17 of proc(5): the time of all ended children, in hundredths of a second.
  const fields = readFileSync('/proc/self/stat', 'utf8').split(') ')[1]?.split(' ') ?? [];
  const all = (Number(fields[13]) + Number(fields[14])) / 100;
  const last = all - counted;
  counted = all;
  return last;
}

const samples: number[] = [];

/** A tenth of the reference work: how much slower this machine is, at this moment, than the one where the budgets were measured. */
function sample(): void {
  const begun = process.cpuUsage();
  let text = '';
  for (let round = 0; round < 50_000; round += 1)
    text = createHash('sha256').update(JSON.stringify({ round, text })).digest('hex');
  samples.push(process.cpuUsage(begun).user / 100 / referenceMs);
}

/** Of the whole run: both cores are busy then, and others may be on the machine. */
const slowness = (): number => samples.reduce((sum, one) => sum + one, 0) / samples.length;

type Ended = { code: number; cpu: number | null };

/** Runs a program, with the step's name before each line of its output. */
function run(
  { name, command, args, environment: own }: Step,
  environment: Record<string, string>,
): Promise<Ended> {
  return new Promise((resolve) => {
    let cpu: number | null = null;
    const child = spawn(command, args, {
      env: { ...process.env, ...own, ...environment },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    for (const input of [child.stdout, child.stderr])
      createInterface({ input }).on('line', (line) => {
        if (line.trim() !== '') console.log(`${name} │ ${line}`);
        if (line.startsWith(notDone)) undone.push(line);
      });
    child.on('exit', () => {
      cpu = lastChildsSeconds();
    });
    child.on('close', (code) => resolve({ code: code ?? 1, cpu }));
    child.on('error', (error) => {
      console.log(`${name} │ ${command} did not start: ${error.message}`);
      resolve({ code: 1, cpu });
    });
  });
}

type VitestReport = {
  numPassedTests: number;
  numFailedTests: number;
  testResults: { name: string; startTime: number; endTime: number }[];
};
type PlaywrightSuite = {
  file: string;
  suites?: PlaywrightSuite[];
  specs?: { tests: { results: { duration: number }[] }[] }[];
};
type PlaywrightReport = {
  stats: { expected: number; unexpected: number; flaky: number };
  suites: PlaywrightSuite[];
};

const lasted = ({ suites = [], specs = [] }: PlaywrightSuite): number =>
  suites.reduce((sum, one) => sum + lasted(one), 0) +
  specs
    .flatMap(({ tests }) => tests.flatMap((test) => test.results))
    .reduce((sum, one) => sum + one.duration, 0) /
    1_000;

function read(of: Step): Outcome {
  const report: unknown = JSON.parse(readFileSync(reportOf(of), 'utf8'));
  if (of.runner === 'vitest') {
    const { numPassedTests, numFailedTests, testResults } = report as VitestReport;
    const files = testResults.map(({ name, startTime, endTime }) => ({
      file: path.relative('.', name),
      seconds: (endTime - startTime) / 1_000,
    }));
    return { passed: numPassedTests, failed: numFailedTests, files };
  }
  const { stats, suites } = report as PlaywrightReport;
  const files = suites.map((one) => ({ file: `tests/journeys/${one.file}`, seconds: lasted(one) }));
  // A test that passed only at the second try counts as failed.
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky, files };
}

const total: Outcome = { passed: 0, failed: 0, files: [] };
const costs: { name: string; part: Part; wall: number; cpu: number | null }[] = [];
const broken: string[] = [];
/** What a step could not do here, in its own words. */
const undone: string[] = [];

async function take(of: Step): Promise<boolean> {
  const begun = performance.now();
  const reports: Record<string, string> =
    of.runner === 'playwright' ? { PLAYWRIGHT_JSON_OUTPUT_NAME: reportOf(of) } : {};
  const args = of.runner === 'vitest' ? [...of.args, `--outputFile.json=${reportOf(of)}`] : of.args;
  console.log(`${of.name} │ begins`);
  const { code, cpu } = await run({ ...of, args }, reports);
  const wall = (performance.now() - begun) / 1_000;
  costs.push({ name: of.name, part: of.part, wall, cpu });
  let outcome: Outcome = { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, files: [] };
  if (of.runner && existsSync(reportOf(of))) outcome = read(of);
  // A runner that ends badly without a failed test (a crash, a leak) counts as failed.
  if (code !== 0 && outcome.failed === 0) outcome.failed = 1;
  total.passed += outcome.passed;
  total.failed += outcome.failed;
  total.files.push(...outcome.files);
  if (outcome.failed > 0) broken.push(of.name);
  console.log(`${of.name} │ ${outcome.failed === 0 ? 'passed' : 'FAILED'} after ${wall.toFixed(0)} s`);
  return outcome.failed === 0;
}

async function drive(steps: readonly Step[]): Promise<void> {
  for (const of of steps) await take(of);
}

/** Without a build there is nothing to open: rules and services are left out with the rest, and the run has failed. */
async function driveAll(): Promise<void> {
  const built = take(build);
  await Promise.all([
    built.then((is) => is && take(journeys)),
    drive(beside).then(async () => (await built) && take(vitest)),
  ]);
}

function printCosts(slower: number): void {
  console.log('\nWhat it cost, in seconds: by the clock, and of processors');
  for (const { name, wall, cpu } of costs)
    console.log(`${wall.toFixed(0).padStart(6)} ${(cpu?.toFixed(0) ?? '–').padStart(6)}  ${name}`);
  console.log('\nThe ten slowest files, in seconds');
  for (const { file, seconds } of total.files.sort((one, other) => other.seconds - one.seconds).slice(0, 10))
    console.log(`${seconds.toFixed(1).padStart(6)}  ${file}`);
  if (everything) return;
  for (const [part, share] of Object.entries(shares)) {
    const cost = costs.filter((one) => one.part === part).reduce((sum, { cpu }) => sum + (cpu ?? 0), 0);
    const most = share * reserve * Math.max(1, slower);
    if (cost <= most) continue;
    total.failed += 1;
    broken.push(
      `the cost of ${part}: ${cost.toFixed(0)} s where ${most.toFixed(0)} s are allowed (tests/costs.ts)`,
    );
  }
}

const portIsFree = (): Promise<boolean> =>
  new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen(port, () => server.close(() => resolve(true)));
  });

/** Checks for problems that would fail only later. Throws with an instruction. */
async function lookAround(): Promise<void> {
  if (!Number.isInteger(port) || port < 1 || port > 65_535)
    throw new Error('TEST_PORT is the number of a free port, 1 to 65535; 3411 when it is not set.');
  for (const folder of ['.', tmpdir(), '/tmp']) {
    const { bavail, bsize } = statfsSync(folder);
    const free = Math.round((bavail * bsize) / 1e6);
    if (free < 1_500)
      throw new Error(
        `The disk of ${path.resolve(folder)} has ${free} MB left and the tests need 1500: make room.`,
      );
  }
  if (!(await portIsFree()))
    throw new Error(`Something listens on port ${port} already: stop it, or set TEST_PORT to another one.`);
  installPrograms();
  await askNamedServer();
}

async function main(): Promise<void> {
  await lookAround();
  rmSync(results, { recursive: true, force: true });
  mkdirSync(results, { recursive: true });
  sample();
  const sampling = setInterval(sample, 15_000);
  const own = withServer && !process.env[urlVariable] ? await startPostgres() : null;
  if (own) process.env[urlVariable] = own.url;
  // The time of the set-up until now does not count for the tests.
  lastChildsSeconds();
  // A fresh clone has no route types yet; lint, types and the build need them.
  await take(step('static', 'types of the routes', 'react-router', 'typegen'));
  await driveAll();
  if (everything) {
    await take(vitestOf('crashes', 'tests/crash'));
    await Promise.all(afterwards.map(take));
  }
  clearInterval(sampling);
  await own?.stop();
  costs.push({ name: 'PostgreSQL', part: 'database', wall: 0, cpu: lastChildsSeconds() });
  printCosts(slowness());
  for (const sentence of undone) console.log(`\n${sentence}`);
  if (broken.length > 0) console.log(`\nFailed: ${broken.join(', ')}`);
  console.log(`\n${total.passed} passed, ${total.failed} failed`);
  process.exitCode = total.failed === 0 && total.passed > 0 ? 0 : 1;
}

try {
  await main();
} catch (error) {
  // A message for whoever started it; nothing was tested.
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
