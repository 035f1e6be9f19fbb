/** A base backup and the archived log bring any instant back, as docs/backups.md says; the drill compares the copy with the original. */
import { spawnSync } from 'node:child_process';
import { chmodSync, cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { eq, sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { dateInMorocco } from '../../src/platform/time/calendar-date.ts';
import { orders } from '../../src/selling/orders/orders.table.ts';
import { openDatabase } from '../../src/open-database.ts';
import { seedCatalogue } from '../support/builders.ts';
import { placeAndPay } from '../support/actions.ts';
import { openTestAcademy } from '../support/open-test-academy.ts';
import { describeOnPostgres, migrationsDir, silentLog } from '../support/open-test-database.ts';
import { startPostgres } from '../support/postgres.ts';
import { findPostgres } from '../support/programs.ts';

const copyInto = (folder: string, url: string, ...more: string[]): string => {
  const { port } = new URL(url);
  const asked = ['-h', '127.0.0.1', '-p', port, '-U', 'postgres', '-D', folder, '-c', 'fast', ...more];
  return spawnSync(path.join(findPostgres() ?? '', 'pg_basebackup'), asked, { encoding: 'utf8' }).stderr;
};

describeOnPostgres('a replica', () => {
  it('answers for figures, while what decides is read from the primary', async () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'derb-replica-'));
    const primary = await startPostgres({ settings: ['wal_level=replica', 'max_wal_senders=4'] });
    const { port } = new URL(primary.url);
    const replica = await startPostgres({
      restore(data, as) {
        expect(copyInto(data, primary.url, '-X', 'stream')).not.toMatch(/error/i);
        writeFileSync(path.join(data, 'standby.signal'), '');
        chmodSync(data, 0o700);
        if (as.uid !== undefined) spawnSync('chown', ['-R', `${as.uid}:${as.gid}`, data]);
      },
      settings: [`primary_conninfo=host=127.0.0.1 port=${port} user=postgres`],
    });
    const database = await openDatabase({
      dataDir: folder,
      databaseUrl: primary.url,
      reportsUrl: replica.url,
      migrationsDir,
      log: silentLog,
    });
    const test = await openTestAcademy({ context: { database } });
    await seedCatalogue(database.db, {});
    await placeAndPay(test);
    const today = dateInMorocco(test.context.clock());
    const earned = async () => {
      const read = await test.academy.staff.figures({ from: today, to: today });
      return read.ok ? read.figures.byItem.length : 0;
    };
    await expect.poll(earned, { timeout: 60_000 }).toBe(1);
    const isReplica = async (db: typeof database.db) =>
      (await db.execute<{ is: boolean }>(sql`select pg_is_in_recovery() as is`)).rows[0]?.is;
    expect([await isReplica(database.db), await isReplica(database.reports)]).toEqual([false, true]);
    await replica.stop();
    await expect(earned()).rejects.toThrow();
    await placeAndPay(test);
    await test.close();
    await database.close();
    await primary.stop();
    rmSync(folder, { recursive: true, force: true });
  });
});

describeOnPostgres('a restore to a point in time', () => {
  it('has every order until that instant, none after it, and passes the drill', async () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'derb-backup-'));
    const [wal, base] = [path.join(folder, 'wal'), path.join(folder, 'base')];
    mkdirSync(wal);
    for (const place of [folder, wal]) chmodSync(place, 0o777);
    const archiving = [
      'archive_mode=on',
      `archive_command=cp %p ${wal}/%f`,
      'full_page_writes=on',
      'max_wal_senders=4',
    ];
    const original = await startPostgres({ settings: archiving });
    const database = await openDatabase({
      dataDir: folder,
      databaseUrl: original.url,
      migrationsDir,
      log: silentLog,
    });
    const test = await openTestAcademy({ context: { database } });
    await seedCatalogue(database.db, {});
    const before = await placeAndPay(test);

    expect(copyInto(base, original.url, '-X', 'none')).not.toMatch(/error/i);

    const after = await placeAndPay(test);
    const [row] = (await database.db.execute<{ at: string }>(sql`select clock_timestamp()::text as at`)).rows;
    const tooLate = await placeAndPay(test);
    const [last] = (
      await database.db.execute<{ file: string }>(sql`select pg_walfile_name(pg_switch_wal()) as file`)
    ).rows;
    await expect.poll(() => existsSync(path.join(wal, last?.file ?? '')), { timeout: 60_000 }).toBe(true);

    const restored = await startPostgres({
      restore(data, as) {
        cpSync(base, data, { recursive: true });
        writeFileSync(path.join(data, 'recovery.signal'), '');
        chmodSync(data, 0o700);
        if (as.uid !== undefined) spawnSync('chown', ['-R', `${as.uid}:${as.gid}`, data]);
      },
      settings: [
        `restore_command=cp ${wal}/%f %p`,
        `recovery_target_time=${row?.at}`,
        'recovery_target_action=promote',
      ],
    });
    const copy = await openDatabase({
      dataDir: folder,
      databaseUrl: restored.url,
      migrationsDir,
      log: silentLog,
    });
    const has = async (number: string) =>
      (await copy.db.select().from(orders).where(eq(orders.number, number))).map(({ status }) => status);
    expect(await has(before.number)).toEqual(['Payment Confirmed']);
    expect(await has(after.number)).toEqual(['Payment Confirmed']);
    expect(await has(tooLate.number)).toEqual([]);
    await copy.close();

    const drill = spawnSync('node', ['tools/restore-drill.ts', restored.url], {
      encoding: 'utf8',
      env: { ...process.env, DATABASE_URL: original.url, ACADEMY_DATA_DIR: folder },
    });
    expect(drill.stdout).toContain('The copy can be used.');
    expect(drill.stdout).toMatch(/orders: 2 of 3 rows/);
    expect(drill.status).toBe(0);
    await test.close();
    await restored.stop();
    await original.stop();
    rmSync(folder, { recursive: true, force: true });
  });
});
