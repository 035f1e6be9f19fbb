import { personOf } from '../people/mailbox.ts';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import {
  describeOnBothEngines,
  describeOnPostgres,
  migrationsDir,
  newPostgresDatabase,
  silentLog,
} from '../../../tests/support/open-test-database.ts';
import { foldName } from '../../academy/accounts/folded-name.ts';
import type { RawConnection } from './database.ts';
import { rawEmbedded } from './embedded/engine.ts';
import { findPending, migrate, readMigrations, type Migration } from './migrate.ts';
import { migratePostgres, rawPostgres } from './postgres/pool.ts';

const folder = mkdtempSync(join(tmpdir(), 'derb-migrations-'));
afterAll(() => rmSync(folder, { recursive: true }));
const write = (name: string, text: string): void => writeFileSync(join(folder, name), text);
const read = (): Promise<Migration[]> => readMigrations(folder);

async function connect(
  engine: 'embedded' | 'postgres',
): Promise<{ connection: RawConnection; close(): Promise<void> }> {
  if (engine === 'embedded') {
    const pglite = await PGlite.create();
    return { connection: rawEmbedded(pglite), close: () => pglite.close() };
  }
  const { url, drop } = await newPostgresDatabase(true);
  const client = new pg.Client(url);
  await client.connect();
  return {
    connection: rawPostgres(client),
    close: () => client.end().then(drop),
  };
}

describeOnBothEngines('migrations', (engine) => {
  let connection: RawConnection;
  let close: () => Promise<void>;
  beforeAll(async () => {
    ({ connection, close } = await connect(engine));
  });
  afterAll(() => close());
  beforeEach(async () => {
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(folder);
    await connection.exec('drop schema public cascade; create schema public');
    write('0001-one.sql', 'create table one (id int); insert into one values (1);');
    write('0002-two.sql', `create function two() returns int language plpgsql as $$ begin return 2; end $$;`);
    write('notes.txt', 'not a migration');
  });
  afterEach(() => vi.restoreAllMocks());

  it('are applied in the order of their names, once', async () => {
    const beforeFirst = vi.fn(async () => undefined);
    await migrate(connection, await read(), { log: silentLog, beforeFirst });
    await migrate(connection, await read(), { log: silentLog, beforeFirst });
    expect(await connection.query('select id, two() as two from one')).toEqual([{ id: 1, two: 2 }]);
    expect(beforeFirst).not.toHaveBeenCalled();
    write('0003-three.sql', 'insert into one values (3)');
    expect((await findPending(connection, await read())).map(({ name }) => name)).toEqual(['0003-three.sql']);
    await migrate(connection, await read(), { log: silentLog, beforeFirst });
    expect(beforeFirst).toHaveBeenCalledTimes(1);
    expect(await findPending(connection, await read())).toEqual([]);
  });

  it('that fail leave nothing behind, and the next start goes on from there', async () => {
    write('0002-two.sql', 'create table half (id int); select 1 / 0;');
    await expect(migrate(connection, await read(), { log: silentLog })).rejects.toThrow(
      '0002-two.sql failed',
    );
    expect(
      await connection.query(`select to_regclass('half') as half, to_regclass('one')::text as one`),
    ).toEqual([{ half: null, one: 'one' }]);
    write('0002-two.sql', 'create table half (id int)');
    await migrate(connection, await read(), { log: silentLog });
    expect(await findPending(connection, await read())).toEqual([]);
  });

  it('that were changed after they were applied are refused', async () => {
    await migrate(connection, await read(), { log: silentLog });
    write('0001-one.sql', 'create table one (id int); insert into one values (2);');
    await expect(migrate(connection, await read(), { log: silentLog })).rejects.toThrow(
      '0001-one.sql was changed',
    );
    await expect(findPending(connection, await read())).rejects.toThrow('was changed');
  });

  it('that sort before an applied one are refused', async () => {
    await migrate(connection, await read(), { log: silentLog });
    write('0001-zero.sql', 'select 1');
    await expect(migrate(connection, await read(), { log: silentLog })).rejects.toThrow('later number');
  });

  it('of a newer version are left alone, with a warning in the log', async () => {
    await migrate(connection, await read(), { log: silentLog });
    rmSync(join(folder, '0002-two.sql'));
    const warn = vi.fn();
    await migrate(connection, await read(), { log: { ...silentLog, warn } });
    expect(warn).toHaveBeenCalledWith({ unknown: ['0002-two.sql'] }, expect.any(String));
  });
});

describeOnBothEngines('an academy from before transfers were looked for at kept times', (engine) => {
  let connection: RawConnection;
  let close: () => Promise<void>;
  beforeAll(async () => {
    ({ connection, close } = await connect(engine));
  });
  afterAll(() => close());

  const kept = (en: string, more = {}) =>
    JSON.stringify({
      email: 'a@b.example',
      transferCheckPromise: { en, ar: 'مرتين' },
      claimAlertHours: 24,
      ...more,
    });

  it('keeps those that its sentence named, and every way to pay it offered, in every version of its settings', async () => {
    const all = await readMigrations(migrationsDir);
    await migrate(
      connection,
      all.filter(({ name }) => name < '0021'),
      { log: silentLog },
    );
    await connection.query(
      `insert into academy_settings (id, record, sample, updated_at) values (1, $1, 'own', now())`,
      [kept('twice a day, before 12:00 and before 18:00, Monday to Saturday')],
    );
    await connection.query(
      `insert into catalogue_revisions (id, kind, slug, record, state, made_by, made_at)
       values (gen_random_uuid(), 'settings', '1', $1, 'draft', 'owner@example.com', now()),
              (gen_random_uuid(), 'settings', '2', $2, 'replaced', 'owner@example.com', now()),
              (gen_random_uuid(), 'settings', '3', $3, 'replaced', 'owner@example.com', now()),
              (gen_random_uuid(), 'settings', '4', null, 'replaced', 'owner@example.com', now()),
              (gen_random_uuid(), 'course', '5', $4, 'draft', 'owner@example.com', now())`,
      [
        kept('every day before 9:30, 14:00 and 20:15'),
        kept('once a day before 17:00, Monday to Friday'),
        kept('as soon as we can', {
          waysInOrder: ['transfer'],
          cashAgency: { city: 'Fes', agencies: [{ en: 'WafaCash' }], feeCentimes: 1500 },
        }),
        '{"slug":"sewing"}',
      ],
    );
    await migrate(connection, all, { log: silentLog });
    const checks = (days: number[], times: string[]) => ({
      email: 'a@b.example',
      transferChecks: { days, times },
    });
    expect(await connection.query('select record from academy_settings')).toEqual([
      { record: checks([1, 2, 3, 4, 5, 6], ['12:00', '18:00']) },
    ]);
    const rows = await connection.query('select record from catalogue_revisions order by slug');
    expect(rows.map(({ record }) => record)).toEqual([
      checks([1, 2, 3, 4, 5, 6, 7], ['09:30', '14:00', '20:15']),
      checks([1, 2, 3, 4, 5], ['17:00']),
      {
        ...checks([1, 2, 3, 4, 5, 6], ['12:00', '18:00']),
        waysInOrder: ['transfer', 'cash', 'card'],
        cashAgency: { city: 'Fes', agencies: [{ name: { en: 'WafaCash' }, feeCentimes: 1500 }] },
      },
      null,
      { slug: 'sewing' },
    ]);
  });
});

describeOnBothEngines('members whose orders had no name', (engine) => {
  it('are called women no longer, and none gets the name of another', async () => {
    const { connection, close } = await connect(engine);
    const all = await readMigrations(migrationsDir);
    const before = all.filter(({ name }) => name < '0088');
    await migrate(connection, before, { log: silentLog });
    const names = ['عضوة', 'عضوة 2', 'عضوة سعيدة', 'ضيف', 'ضيف 4', 'Salma'];
    for (const [place, name] of names.entries()) {
      await connection.query(
        `insert into member_users (id, name, email, email_verified, created_at, updated_at)
         values ($1, '', $1 || '@example.com', true, now(), now())`,
        [`m${place}`],
      );
      await connection.query(
        `insert into member_profiles
           (member_id, display_name, folded_name, city, about, locale, wants_digest, unsubscribe_token, joined_at)
         values ($1, $2, $3, '', '', 'ar', false, $1, now())`,
        [`m${place}`, name, foldName(name)],
      );
    }
    await migrate(connection, all, { log: silentLog });
    const rows = await connection.query(
      'select display_name, folded_name from member_profiles order by member_id',
    );
    const named = ['ضيف 5', 'ضيف 6', 'عضوة سعيدة', 'ضيف', 'ضيف 4', 'Salma'];
    expect(rows).toEqual(named.map((name) => ({ display_name: name, folded_name: foldName(name) })));
    await close();
  });
});

describeOnBothEngines('uses of a coupon by mailboxes of Google', (engine) => {
  it('from before count as those of one person, however the dots were set', async () => {
    const { connection, close } = await connect(engine);
    const all = await readMigrations(migrationsDir);
    const before = all.filter(({ name }) => name < '0091');
    await migrate(connection, before, { log: silentLog });
    for (const of of ['order_id_orders_id', 'coupon_id_coupons_id'])
      await connection.query(`alter table coupon_uses drop constraint coupon_uses_${of}_fk`);
    const used = ['sal.ma@gmail.com', 'salma@googlemail.com', 'sal.ma@example.com', 'a.b@mygmail.com'];
    for (const email of used)
      await connection.query(
        `insert into coupon_uses (order_id, coupon_id, email, used_at)
         values (gen_random_uuid(), gen_random_uuid(), $1, now())`,
        [email],
      );
    await migrate(connection, all, { log: silentLog });
    const rows = await connection.query('select email from coupon_uses');
    expect(rows.map(({ email }) => email).sort()).toEqual(used.map(personOf).sort());
    await close();
  });
});

describeOnBothEngines('texts that stood in two columns', (engine) => {
  it('are by language, and a server of before reads and writes them beside', async () => {
    const { connection, close } = await connect(engine);
    const all = await readMigrations(migrationsDir);
    await migrate(
      connection,
      all.filter(({ name }) => name < '0100'),
      { log: silentLog },
    );
    const first = async (question: string) => (await connection.query(question))[0];
    await connection.exec(`
      insert into pictures (id, width, height, bytes, alt_en, alt_ar, added_by, added_at)
      values (gen_random_uuid(), 1, 1, 1, 'A blue door', '', 'owner@example.com', now());
      insert into broadcasts (id, purpose, segment, segment_of, subject_en, text_en, subject_ar, text_ar, state, created_at, created_by, changed_at)
      values (gen_random_uuid(), 'news', 'everybody', '', 'A day', 'Come', 'يوم', 'تعالي', 'draft', now(), 'owner@example.com', now());
      insert into community_posts (id, space, is_anonymous, body, body_en, is_pinned, created_at, active_at)
      values (gen_random_uuid(), 'wins', false, 'مرحبًا', 'Welcome', false, now(), now())`);
    await migrate(connection, all, { log: silentLog });
    expect(await first('select subject, text from broadcasts')).toEqual({
      subject: { en: 'A day', ar: 'يوم' },
      text: { en: 'Come', ar: 'تعالي' },
    });
    expect(await first('select bodies from community_posts')).toEqual({
      bodies: { ar: 'مرحبًا', en: 'Welcome' },
    });
    await connection.exec(`update pictures set alt = alt || '{"fr": "Une porte bleue", "en": "A door"}'`);
    expect(await first('select alt_en from pictures')).toEqual({ alt_en: 'A door' });
    await connection.exec(`update pictures set alt_ar = 'باب'; update community_posts set body = 'أهلًا'`);
    expect(await first('select alt from pictures')).toEqual({
      alt: { en: 'A door', ar: 'باب', fr: 'Une porte bleue' },
    });
    expect(await first('select bodies, body_en from community_posts')).toEqual({
      bodies: null,
      body_en: null,
    });
    await close();
  });
});

describeOnPostgres('several instances that start together', () => {
  it('apply each migration once', async () => {
    write('0001-one.sql', 'create table one (id int); select pg_sleep(0.05); insert into one values (1);');
    const { url, drop } = await newPostgresDatabase(true);
    const migrations = (await read()).filter(({ name }) => name === '0001-one.sql');
    await Promise.all(Array.from({ length: 8 }, () => migratePostgres(url, migrations, silentLog)));
    const client = new pg.Client(url);
    await client.connect();
    expect((await client.query('select id from one')).rows).toEqual([{ id: 1 }]);
    await client.end();
    await drop();
  });
});
