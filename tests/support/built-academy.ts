/**
 * Vitest's global setup of the tests against the built academy: one for the whole run, with the sample in it. It must end
 * properly, without an error in its log, and without anything in it that visitors typed about themselves.
 */
import type { TestProject } from 'vitest/node';
import { withServer } from './extent.ts';
import { newPostgresDatabase } from './open-test-database.ts';
import { startBuilt, type Running } from './start-built.ts';

let academy: Running | null = null;

/** An academy with the sample. `preload` as for `startBuilt`. `databaseUrl` is empty for the embedded database. */
/** `environment`: settings beside those of every academy for visitors. */
export async function startForVisitors(
  preload?: string,
  environment: Record<string, string> = {},
): Promise<Running & { databaseUrl: string }> {
  const databaseUrl = withServer ? (await newPostgresDatabase()).url : '';
  const database: Record<string, string> = withServer ? { DATABASE_URL: databaseUrl } : {};
  // Limits as in production: every visitor has an address of its own.
  const limits = { TRUSTED_PROXY_HOPS: '1', ACADEMY_RATE_LIMITS: 'on' };
  // A young generation as large as V8 likes it: nobody weighs this one, and a sixth of its time was spent on collecting.
  const settings = { LOG_LEVEL: 'debug', ...limits, NODE_OPTIONS: '--max-semi-space-size=32' };
  return {
    ...(await startBuilt({ ...settings, ...database, ...environment }, undefined, preload)),
    databaseUrl,
  };
}

export async function setup(project: TestProject): Promise<void> {
  const started = await startForVisitors();
  academy = started;
  project.provide('academyOrigin', started.origin);
  project.provide('academyDatabase', started.databaseUrl);
}

export async function teardown(): Promise<void> {
  if (!academy) return;
  const code = await academy.stop();
  const failures = [
    ...(academy.output().match(/^.*"level":(?:50|60).*$/gm) ?? []),
    ...(academy.output().match(/^.*(?:@example\.com|612[ .-]?34[ .-]?56[ .-]?78|Salma).*$/gm) ?? []),
  ];
  if (code === 0 && failures.length === 0) return;
  // Vitest only prints what is thrown here.
  process.exitCode = 1;
  throw new Error(`The academy of the requests ended with ${code}.\n${failures.slice(0, 10).join('\n')}`);
}
