import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Log, RawConnection } from './database.ts';

export type Migration = { name: string; sha256: string; statements: string };
type Applied = { name: string; sha256: string };

/** Every `*.sql` of a folder in the order of its name. Throws when the folder is missing. */
export async function readMigrations(migrationsDir: string): Promise<Migration[]> {
  const names = (await readdir(migrationsDir)).filter((name) => name.endsWith('.sql')).sort();
  return Promise.all(
    names.map(async (name) => {
      const statements = await readFile(join(migrationsDir, name), 'utf8');
      return { name, statements, sha256: createHash('sha256').update(statements).digest('hex') };
    }),
  );
}

async function readApplied(connection: RawConnection): Promise<Applied[]> {
  const [found] = await connection.query(`select to_regclass('public.migrations') is not null as "exists"`);
  if (found?.['exists'] !== true) return [];
  const rows = await connection.query('select name, sha256 from migrations order by name collate "C"');
  return rows.map((row) => ({ name: String(row['name']), sha256: String(row['sha256']) }));
}

/**
 * What is still to be applied. Throws when an applied file has changed since, or when a new file sorts before an applied
 * one: in both cases two installations would end with different tables under the same names.
 */
export function pendingMigrations(files: readonly Migration[], applied: readonly Applied[]): Migration[] {
  const known = new Map(applied.map((row) => [row.name, row.sha256]));
  const last = applied.map((row) => row.name).reduce((a, b) => (a > b ? a : b), '');
  for (const file of files) {
    const sha256 = known.get(file.name);
    if (sha256 !== undefined && sha256 !== file.sha256) {
      throw new Error(
        `Migration ${file.name} was changed after it was applied. Restore it and write a new one instead.`,
      );
    }
    if (sha256 === undefined && file.name < last) {
      throw new Error(
        `Migration ${file.name} sorts before ${last}, which is applied already. Give it a later number.`,
      );
    }
  }
  return files.filter((file) => !known.has(file.name));
}

/** Migrations that this connection's database still lacks. Throws as `pendingMigrations` does. */
export async function findPending(
  connection: RawConnection,
  files: readonly Migration[],
): Promise<Migration[]> {
  return pendingMigrations(files, await readApplied(connection));
}

async function applyOne(connection: RawConnection, migration: Migration): Promise<void> {
  await connection.exec('begin');
  try {
    // If a table is in use, the migration fails soon, instead of making every visitor wait behind it.
    await connection.exec(`set local lock_timeout = '2s'`);
    await connection.exec(migration.statements);
    await connection.query('insert into public.migrations (name, sha256) values ($1, $2)', [
      migration.name,
      migration.sha256,
    ]);
    await connection.exec('commit');
  } catch (error) {
    // On a lost connection there is nothing to roll back, and the first error is the one to show.
    await connection.exec('rollback').catch(() => undefined);
    throw new Error(`Migration ${migration.name} failed; nothing of it was kept.`, { cause: error });
  }
}

const recordTable = `create table if not exists public.migrations (
  name text primary key,
  sha256 text not null,
  applied_at timestamptz not null default now()
)`;

/**
 * Applies what is missing, each file in one transaction together with its record, so that a kill at any moment leaves
 * whole files only and the next start goes on. The caller makes sure that nobody else migrates at the same time.
 * `beforeFirst` runs once when there is something to apply to a database that already holds something.
 */
export async function migrate(
  connection: RawConnection,
  files: readonly Migration[],
  { log, beforeFirst }: { log: Log; beforeFirst?: () => Promise<unknown> },
): Promise<void> {
  const applied = await readApplied(connection);
  const pending = pendingMigrations(files, applied);
  const unknown = applied.filter((row) => !files.some((file) => file.name === row.name));
  if (unknown.length > 0) {
    log.warn({ unknown: unknown.map((row) => row.name) }, 'The database is ahead of this version of Derb');
  }
  if (pending.length === 0) return;
  if (applied.length > 0) await beforeFirst?.();
  await connection.exec(recordTable);
  for (const migration of pending) {
    await applyOne(connection, migration);
    log.info({ migration: migration.name }, 'Migration applied');
  }
}
