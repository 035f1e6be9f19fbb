/**
 * The kind of a test file follows from what it opens: nothing (rules), a database of its own (services), or the built
 * academy (requests). Found by its imports, through those of tests/support.
 */
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { everything, withServer } from './extent.ts';

export type Kind = 'rules' | 'services' | 'requests';

const opens: readonly (readonly [Kind, readonly string[]])[] = [
  ['requests', ['visitor.ts', 'start-built.ts', 'build.ts']],
  ['services', ['open-test-database.ts', 'postgres.ts']],
];

/**
 * Tests that take minutes, or walk through all that others walk through one by one: only in the exhaustive run. One race of each
 * guarantee is in every run.
 */
const endurance = [
  'src/server/sample-courses.test.ts',
  'tests/requests/{days-pass,edge-records,one-figure}.test.ts',
  'tests/requests/{broken-records,processes,structured-data,waitlist-opening,whatsapp}.test.ts',
  'tools/run-on-database.test.ts',
  'tests/crash/**',
  'tests/races/!(access-races).test.ts',
  'src/*/*/*-model.test.ts',
  'src/platform/db/embedded/{backup,crash,data-directory}.test.ts',
  'src/platform/db/move-to-postgres.test.ts',
];

/** Only with a real server. */
const ofServer = [
  'tests/races/**',
  'src/platform/db/postgres/**',
  'src/platform/db/move-to-postgres.test.ts',
  'tests/requests/broken-records.test.ts',
];

const support = path.resolve(import.meta.dirname);
const importsOf = (file: string): string[] =>
  [...readFileSync(file, 'utf8').matchAll(/from ['"](\.[^'"]*\/[^'"]+\.ts)['"]/g)].map(([, to = '']) =>
    path.resolve(path.dirname(file), to),
  );

/** Every file of tests/support that a file imports, directly or not. */
function reached(file: string, seen = new Set<string>()): Set<string> {
  for (const to of importsOf(file)) {
    if (path.dirname(to) !== support || seen.has(to)) continue;
    seen.add(to);
    reached(to, seen);
  }
  return seen;
}

function kindOf(file: string): Kind {
  const names = new Set([...importsOf(file), ...reached(file)].map((to) => path.basename(to)));
  return opens.find(([, files]) => files.some((one) => names.has(one)))?.[0] ?? 'rules';
}

/** The test files of this run by kind, as paths from the project's folder. */
export function testFiles(): Record<Kind, string[]> {
  const all: Record<Kind, string[]> = { rules: [], services: [], requests: [] };
  const left = [
    '**/node_modules/**',
    'build/**',
    'console/**',
    'data/**',
    ...(everything ? [] : endurance),
    ...(withServer ? [] : ofServer),
  ];
  for (const file of globSync('**/*.test.{ts,tsx}', { exclude: left }))
    all[kindOf(path.resolve(file))].push(file);
  return all;
}
