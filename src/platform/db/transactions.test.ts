import { sql } from 'drizzle-orm';
import { integer, pgTable } from 'drizzle-orm/pg-core';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { engines } from '../../../tests/support/extent.ts';
import { databaseForAll } from '../../../tests/support/open-test-database.ts';
import type { Channel, Engine } from './database.ts';
import type { Handle } from './handle.ts';
import {
  assertOutsideTransaction,
  lastOf,
  sqlStateOf,
  sqlStates,
  watchTransaction,
} from './run-in-transaction.ts';

async function count(handle: Handle): Promise<number> {
  const { rows } = await handle.execute<{ n: number }>(sql`select count(*)::int as n from notes`);
  return rows[0]?.n ?? -1;
}

const add = (handle: Handle, id: number): Promise<unknown> =>
  handle.execute(sql`insert into notes values (${id})`);

const notes = pgTable('notes', { id: integer('id').primaryKey() });
const noteLast = lastOf(notes, (tx, ids: readonly number[]) =>
  tx.insert(notes).values(ids.map((id) => ({ id }))),
);

/** The embedded engine in every run: its guards of transactions are our own code. */
const both = [...new Set<Engine>([...engines, 'embedded'])];

describe.each(both)('a transaction (%s)', (engine) => {
  const database = databaseForAll(engine);
  beforeAll(() => database.db.execute(sql`create table notes (id int primary key)`));

  it('keeps everything or nothing', async () => {
    const before = await count(database.db);
    await database.transaction(async (tx) => {
      await add(tx, 1);
      await add(tx, 2);
    });
    expect(await count(database.db)).toBe(before + 2);
    const failing = database.transaction(async (tx) => {
      await add(tx, 3);
      throw new Error('changed my mind');
    });
    await expect(failing).rejects.toThrow('changed my mind');
    expect(await count(database.db)).toBe(before + 2);
  });

  it('refuses the plain handle inside, at once, and goes on working afterwards', async () => {
    const before = await count(database.db);
    const mistaken = database.transaction(async (tx) => {
      await add(tx, 10);
      await add(database.db, 11);
    });
    await expect(mistaken).rejects.toMatchObject({ cause: { message: expect.stringMatching(/use the tx/) } });
    expect(await count(database.db)).toBe(before);
  });

  it('is not begun inside another, nor with the plain handle', async () => {
    const nested = database.transaction(async () => database.transaction(async () => 1));
    await expect(nested).rejects.toThrow(/must not happen inside/);
    await expect(database.db.transaction(async () => 1)).rejects.toThrow(/database\.transaction/);
    expect(
      await database.transaction(async (tx) => tx.transaction(async (savepoint) => count(savepoint))),
    ).toBe(await count(database.db));
  });

  it('rolls back when the error of a statement was swallowed, and throws', async () => {
    const before = await count(database.db);
    const swallowing = database.transaction(async (tx) => {
      await add(tx, 20);
      await add(tx, 20).catch(() => undefined);
    });
    await expect(swallowing).rejects.toThrow(/swallowed/);
    expect(await count(database.db)).toBe(before);
  });

  it('commits when a savepoint has undone the failed statement', async () => {
    const before = await count(database.db);
    await database.transaction(async (tx) => {
      await add(tx, 30);
      await tx.transaction((savepoint) => add(savepoint, 30)).catch(() => undefined);
    });
    expect(await count(database.db)).toBe(before + 1);
  });

  it('reads what it leaves for the end, and keeps all of it', async () => {
    const before = await count(database.db);
    const seen = await database.transaction(async (tx) => {
      await noteLast(tx, 930);
      await noteLast(tx, 931);
      const read = await count(tx);
      await noteLast(tx, 932);
      await noteLast(tx, 933);
      return read;
    });
    await noteLast(database.db, 934);
    expect([seen, await count(database.db)]).toEqual([before + 2, before + 5]);
  });

  it('keeps nothing where what it leaves for the end is refused', async () => {
    const before = await count(database.db);
    const refused = database.transaction(async (tx) => {
      await add(tx, 940);
      await noteLast(tx, 930);
    });
    await expect(refused).rejects.toSatisfy((error) => sqlStateOf(error) === sqlStates.uniqueViolation);
    expect(await count(database.db)).toBe(before);
  });

  it('leaves nothing for the end that was left in a savepoint which is undone', async () => {
    const before = await count(database.db);
    await database.transaction(async (tx) => {
      await noteLast(tx, 950);
      const undone = tx.transaction(async (inner) => {
        await noteLast(inner, 951);
        throw new Error('undone');
      });
      await expect(undone).rejects.toThrow('undone');
      await tx.transaction((inner) => noteLast(inner, 952));
      await noteLast(tx, 953);
    });
    expect(await count(database.db)).toBe(before + 3);
  });

  it('refuses its tx once it is over', async () => {
    let kept: Handle | undefined;
    await database.transaction(async (tx) => {
      kept = tx;
    });
    if (!kept) throw new Error('no tx');
    await expect(add(kept, 40)).rejects.toMatchObject({
      cause: { message: expect.stringMatching(/is over/) },
    });
  });

  it('lets work that was started inside, and outlives it, use the plain handle', async () => {
    const released = Promise.withResolvers<void>();
    let outliving: Promise<number> | undefined;
    await database.transaction(async () => {
      outliving = released.promise.then(() => count(database.db));
    });
    released.resolve();
    expect(await outliving).toBe(await count(database.db));
  });

  it('refuses calls to other systems while it is open', async () => {
    expect(() => assertOutsideTransaction('Asking the bank')).not.toThrow();
    const asking = database.transaction(async () => assertOutsideTransaction('Asking the bank'));
    await expect(asking).rejects.toThrow('Asking the bank must not happen inside a database transaction.');
  });

  it('is repeated after a serialization failure, three times and no more', async () => {
    let runs = 0;
    const raise = sql`do $$ begin raise exception 'again' using errcode = '40001'; end $$`;
    const result = await database.transaction(async (tx) => {
      runs += 1;
      if (runs < 3) await tx.execute(raise);
      return 'done';
    });
    expect([result, runs]).toEqual(['done', 3]);
    runs = 0;
    const hopeless = database.transaction(async (tx) => {
      runs += 1;
      await tx.execute(raise);
    });
    await expect(hopeless).rejects.toSatisfy((error) => sqlStateOf(error) === sqlStates.serializationFailure);
    expect(runs).toBe(4);
  });

  it('is never repeated once COMMIT was sent', async () => {
    await database.db.execute(sql`create table late (id int)`);
    await database.db.execute(sql`create function fail_late() returns trigger language plpgsql as
      $$ begin raise exception 'too late' using errcode = '40001'; end $$`);
    await database.db.execute(sql`create constraint trigger late_failure after insert on late
      deferrable initially deferred for each row execute function fail_late()`);
    let runs = 0;
    const failing = database.transaction(async (tx) => {
      runs += 1;
      await tx.execute(sql`insert into late values (1)`);
    });
    await expect(failing).rejects.toSatisfy((error) => sqlStateOf(error) === sqlStates.serializationFailure);
    expect(runs).toBe(1);
    expect(await count(database.db)).toBeGreaterThan(0);
  });

  it('answers raw rows alike on both engines', async () => {
    const { rows } = await database.db.execute(
      sql`select 9007199254740993::int8 as big, 1.50::numeric as exact, '\\x00ff'::bytea as bytes, true as yes,
          '2026-11-21 07:00:00+01'::timestamptz as at, '{"a":1}'::jsonb as record, array[1,2] as list, null as nothing`,
    );
    expect(rows).toEqual([
      {
        big: '9007199254740993',
        exact: '1.50',
        bytes: Buffer.from([0, 255]),
        yes: true,
        at: '2026-11-21 06:00:00+00',
        record: { a: 1 },
        list: [1, 2],
        nothing: null,
      },
    ]);
  });

  it('is ready when every migration is applied', async () => {
    expect(await database.ready()).toBe(true);
    await database.db.execute(sql`delete from migrations`);
    expect(await database.ready()).toBe(false);
  });
});

describe.each(both)('a hint (%s)', (engine) => {
  const database = databaseForAll(engine);

  type Listening = { hints: () => number; next: () => Promise<void>; stop: () => void };

  /** Listens and waits for the hint with which listening begins. */
  async function listening(channel: Channel): Promise<Listening> {
    let hints = 0;
    let waiting = Promise.withResolvers<void>();
    const stop = database.listen(channel, () => {
      hints += 1;
      waiting.resolve();
      waiting = Promise.withResolvers();
    });
    await waiting.promise;
    return { hints: () => hints, next: () => waiting.promise, stop };
  }

  it('reaches listeners until they stop', async () => {
    const { hints, next, stop } = await listening('content');
    const arrived = next();
    await database.notify('content');
    await arrived;
    expect(hints()).toBe(2);
    stop();
    const witness = await listening('outbox:event');
    const witnessed = witness.next();
    await database.notify('content');
    await database.notify('outbox:event');
    await witnessed;
    expect(hints()).toBe(2);
  });

  it('reaches a second listener of the same channel at once', async () => {
    const first = await listening('outbox:message');
    const second = await listening('outbox:message');
    const arrived = Promise.all([first.next(), second.next()]);
    await database.notify('outbox:message');
    await arrived;
  });

  it('leaves after the commit, and not at all after a rollback', async () => {
    const heard: string[] = [];
    database.listen('outbox:mail', () => heard.push('hint'));
    const { next } = await listening('outbox:mail');
    heard.length = 0;
    const undone = database.transaction(async () => {
      await database.notify('outbox:mail');
      throw new Error('no');
    });
    await expect(undone).rejects.toThrow('no');
    const arrived = next();
    await database.transaction(async () => {
      await database.notify('outbox:mail');
      heard.push('work done');
    });
    await arrived;
    expect(heard).toEqual(['work done', 'hint']);
  });

  it('is heard by a listener that may begin transactions itself', async () => {
    const result = Promise.withResolvers<number>();
    database.listen('outbox:broadcast', () => {
      database.transaction(async () => 7).then(result.resolve, result.reject);
    });
    await database.transaction(async () => database.notify('outbox:broadcast'));
    expect(await result.promise).toBe(7);
  });
});

describe('the watchdog', () => {
  it('names a transaction that is open for more than two seconds, and only that', () => {
    vi.useFakeTimers();
    try {
      const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() };
      const quick = watchTransaction(log, new Error('quick'));
      watchTransaction(log, new Error('slow'));
      vi.advanceTimersByTime(1_999);
      quick();
      vi.advanceTimersByTime(1);
      expect(log.warn).toHaveBeenCalledTimes(1);
      expect(log.warn.mock.lastCall?.[0]).toMatchObject({
        begunAt: expect.stringContaining('slow'),
        count: 1,
      });
      for (const name of ['second', 'third']) watchTransaction(log, new Error(name));
      vi.advanceTimersByTime(2_000);
      expect(log.warn).toHaveBeenCalledTimes(1);
      vi.advanceTimersByTime(60_000);
      watchTransaction(log, new Error('fourth'));
      vi.advanceTimersByTime(2_000);
      expect(log.warn).toHaveBeenCalledTimes(2);
      expect(log.warn.mock.lastCall?.[0]).toMatchObject({ count: 3 });
    } finally {
      vi.useRealTimers();
    }
  });
});
