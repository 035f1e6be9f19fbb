/**
 * `npm test`: everything that must be true before a change lands, in the order of what is quickest to fail. Installs
 * Chromium and PostgreSQL from Debian's packages when they are missing. Ends with 'N passed, N failed' alone on a line.
 */
import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { installChromium } from '../tests/support/install-chromium.ts';

type Count = { passed: number; failed: number };
type Step = { name: string; command: string; args: string[]; report?: (file: string) => Count };

const results = path.resolve('test-results');

function run(command: string, args: string[]): Promise<number> {
  return new Promise((resolve) => {
    const child = spawn(command, args, { stdio: 'inherit' });
    child.on('exit', (code) => resolve(code ?? 1));
    child.on('error', () => resolve(1));
  });
}

type VitestReport = { numPassedTests: number; numFailedTests: number; numFailedTestSuites: number };
type PlaywrightReport = { stats: { expected: number; unexpected: number; flaky: number } };

const readJson = <T>(file: string): T => JSON.parse(readFileSync(file, 'utf8')) as T;

function vitestCount(file: string): Count {
  const report = readJson<VitestReport>(file);
  return { passed: report.numPassedTests, failed: report.numFailedTests };
}

/** A test that passed only at a second try has failed. */
function playwrightCount(file: string): Count {
  const { stats } = readJson<PlaywrightReport>(file);
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky };
}

const unitReport = path.join(results, 'unit.json');
const journeyReport = path.join(results, 'journeys.json');

const steps: Step[] = [
  { name: 'format', command: 'prettier', args: ['--check', '--log-level', 'warn', '.'] },
  // A fresh clone has no types of the routes yet; lint and types read them.
  { name: 'types of the routes', command: 'react-router', args: ['typegen'] },
  { name: 'lint', command: 'oxlint', args: ['--type-aware', '--quiet'] },
  { name: 'rooms', command: 'node', args: ['tools/check-rooms.ts'] },
  { name: 'types', command: 'tsc', args: ['--noEmit', '-p', '.'] },
  { name: 'types of the console', command: 'tsc', args: ['--noEmit', '-p', 'console'] },
  { name: 'dead code', command: 'knip', args: ['--no-progress'] },
  { name: 'build', command: 'node', args: ['tools/build.ts'] },
  {
    name: 'unit tests',
    command: 'vitest',
    args: ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${unitReport}`],
    report: () => vitestCount(unitReport),
  },
  { name: 'journeys', command: 'playwright', args: ['test'], report: () => playwrightCount(journeyReport) },
];

async function runStep(step: Step): Promise<Count> {
  console.log(`\n── ${step.name} ──`);
  const code = await run(step.command, step.args);
  if (!step.report) return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
  try {
    const count = step.report(step.name);
    // A runner that ends badly without naming a failed test (a crash, a leak) has failed all the same.
    return code !== 0 && count.failed === 0 ? { ...count, failed: 1 } : count;
  } catch {
    return { passed: 0, failed: 1 };
  }
}

async function main(): Promise<void> {
  rmSync(results, { recursive: true, force: true });
  mkdirSync(results, { recursive: true });
  await installChromium();
  const total: Count = { passed: 0, failed: 0 };
  const broken: string[] = [];
  for (const step of steps) {
    const count = await runStep(step);
    total.passed += count.passed;
    total.failed += count.failed;
    if (count.failed > 0) broken.push(step.name);
  }
  if (broken.length > 0) console.log(`\nFailed: ${broken.join(', ')}`);
  console.log(`\n${total.passed} passed, ${total.failed} failed`);
  process.exitCode = total.failed === 0 && total.passed > 0 ? 0 : 1;
}

await main();
