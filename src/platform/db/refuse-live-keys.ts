import type { Engine } from './database.ts';

type Question = {
  engine: Engine;
  /** Names, never values, of the settings that hold keys for real money. */
  liveKeys: readonly string[];
};

export type LiveKeysVerdict =
  | { ok: true }
  | { ok: false; reason: 'live-keys-need-postgres'; message: string };

/**
 * Real money is taken on a real PostgreSQL server only: the embedded database has one process, one disk and no replica.
 * The server asks at start and refuses to listen.
 */
export function refuseLiveKeys({ engine, liveKeys }: Question): LiveKeysVerdict {
  if (engine === 'postgres' || liveKeys.length === 0) return { ok: true };
  return {
    ok: false,
    reason: 'live-keys-need-postgres',
    message:
      `Live payment keys are set (${liveKeys.join(', ')}), but the academy runs on its embedded database. ` +
      'Real money needs PostgreSQL: set DATABASE_URL and carry the data over with `npm run move-to-postgres`.',
  };
}
