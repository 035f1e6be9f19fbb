/**
 * How much of the tests runs: `npm test` takes what every change needs, `npm run test:all` (TESTS=all) everything there is.
 */
import { locales, type Locale } from '../../domain/people/locale.ts';

export const everything = process.env['TESTS'] === 'all';

/** The languages a test runs in: the one named, and in the exhaustive run every one. */
export const languages = (main: Locale): readonly Locale[] => (everything ? locales : [main]);

/** How often something random is tried: a fiftieth of it, but 50 times at least, unless everything runs. */
export const tries = (all: number): number => (everything ? all : Math.min(all, Math.max(50, all / 50)));

/** False where the run goes without a PostgreSQL server: ENGINES=pglite. */
export const onPostgres = process.env['ENGINES'] !== 'pglite';
