/**
 * Properties are tried with the same random values in every run, so that a failure can be repeated and a success means the
 * same for everyone. `FAST_CHECK_SEED=<number> npm run unit` tries others.
 */
import fc from 'fast-check';

fc.configureGlobal({ seed: Number(process.env['FAST_CHECK_SEED'] ?? 20261121) });
