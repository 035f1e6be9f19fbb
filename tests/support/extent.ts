/**
 * How much of the tests runs: `npm test` takes what every change needs, `npm run test:all` (TESTS=all) everything. `ENGINES`
 * chooses the engines: `postgres`, `pglite` where PostgreSQL is not available, or `all`; by default the first in `npm test`
 * and all in `npm run test:all`.
 */
import type { Engine } from '../../src/platform/db/database.ts';
import { locales, type Locale } from '../../src/platform/i18n/locale.ts';

export const everything = process.env['TESTS'] === 'all';

/** The languages a test runs in: the named one, and in the exhaustive run Arabic and French, of which one is written as English is. */
export const languages = (main: Locale): readonly Locale[] =>
  locales.filter((one) => one === main || (everything && one !== 'en'));

const enginesByName: Record<string, readonly Engine[]> = {
  postgres: ['postgres'],
  pglite: ['embedded'],
  all: ['postgres', 'embedded'],
};
const wanted = enginesByName[process.env['ENGINES'] || (everything ? 'all' : 'postgres')];
if (!wanted) {
  // Checked before anything else runs: one line instead of a stack trace.
  console.error('ENGINES is one of postgres, pglite and all.');
  process.exit(1);
}

/** The engines of this run, the first one for all tests. */
export const engines = wanted;

/** Whether a real server is available: for races, and its own behaviour. */
export const withServer = engines.includes('postgres');
