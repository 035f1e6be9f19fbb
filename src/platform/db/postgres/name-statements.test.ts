import { describe, expect, it } from 'vitest';
import { sql } from 'drizzle-orm';
import { withServer } from '../../../../tests/support/extent.ts';
import {
  migrationsDir,
  newPostgresDatabase,
  silentLog,
} from '../../../../tests/support/open-test-database.ts';
import { contentVersion } from '../../../academy/content/catalogue.table.ts';
import { openPostgres } from './open-postgres.ts';

/** The names that one connection knows after a read and a transaction that come again and again. */
async function namesOf(isPrepared: boolean): Promise<string[][]> {
  const { url, drop } = await newPostgresDatabase();
  const settings = { databaseUrl: url, migrationsDir, log: silentLog, poolSize: 1, isPrepared };
  const database = await openPostgres(settings);
  const known = sql`select name from pg_prepared_statements order by prepare_time`;
  const seldom = () => database.db.select({ id: contentVersion.id }).from(contentVersion);
  await seldom();
  for (let times = 0; times < 25; times += 1) {
    expect(await database.db.select().from(contentVersion)).toHaveLength(1);
    await database.transaction((tx) => tx.update(contentVersion).set({ version: 3 }));
  }
  const read = async ({ execute }: Pick<typeof database.db, 'execute'>) =>
    (await execute<{ name: string }>(known)).rows.map(({ name }) => name);
  const names = [
    await read({ execute: (statement) => database.db.execute(statement) }),
    await database.transaction((tx) => read({ execute: (statement) => tx.execute(statement) })),
  ];
  await database.close();
  await drop();
  return names;
}

describe.runIf(withServer)('statements', () => {
  it('that come often have a name on each connection, and no others', async () => {
    const [reads, writes] = await namesOf(true);
    expect([reads?.length, writes?.length]).toEqual([1, 1]);
    expect(new Set([...(reads ?? []), ...(writes ?? [])]).size).toBe(2);
  });

  it('have none behind a pooler', async () => {
    expect(await namesOf(false)).toEqual([[], []]);
  });
});
