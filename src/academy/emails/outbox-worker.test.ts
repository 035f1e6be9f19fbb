import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Handle } from '../../platform/db/handle.ts';
import type { EventData } from '../webhooks/event-kinds.ts';
import { recordEvent } from '../webhooks/events.service.ts';
import {
  describeOnBothEngines,
  silentLog,
  databaseForEach,
} from '../../../tests/support/open-test-database.ts';
import {
  leaseMs,
  mostAttempts,
  type OutboxWorker,
  startOutboxWorker,
  waitAfter,
} from './outbox-worker.service.ts';
import { claimEmails, markDone } from './outbox-claim.store.ts';
import { outbox } from './outbox.table.ts';
import { type ClaimedEmail } from './outbox.ts';
import { postCode, postOneEmail, sendEmailAgain } from './post-emails.service.ts';
import { messageIdOf } from './email-content.ts';
import { readEmailsOf } from '../../selling/order-management/read-order.service.ts';

const orderId = '6f1f2c1e-0000-4000-8000-000000000001';
const hour = 3_600_000;

describeOnBothEngines('the outbox', (engine) => {
  let now: number;
  let posted: ClaimedEmail[];
  let workers: OutboxWorker[];
  const clock = () => new Date(now);

  const database = databaseForEach(engine);
  beforeEach(async () => {
    now = Date.now() + 1_000;
    posted = [];
    workers = [];
  });
  afterEach(async () => {
    for (const worker of workers) await worker.stop();
  });

  /** A worker that looks only when `round` is called. */
  function worker(
    post: (email: ClaimedEmail) => Promise<'posted' | 'overtaken'> = async (email) => (
      posted.push(email),
      'posted'
    ),
  ) {
    const started = startOutboxWorker({
      database,
      post,
      clock,
      log: silentLog,
      every: 1e9,
      random: () => 0.5,
    });
    workers.push(started);
    return started;
  }
  const put = (dedupeKey: string) =>
    database.transaction((tx) => postOneEmail(tx, { dedupeKey, emailName: 'order-received', orderId }));
  const rowOf = async (dedupeKey: string) =>
    (await database.db.select().from(outbox).where(eq(outbox.dedupeKey, dedupeKey)))[0];
  const claim = (token: string, most = 10) =>
    claimEmails(database.db, { kind: 'mail', token, now: clock(), until: new Date(now + leaseMs), most });

  test('an e-mail is posted once and marked done', async () => {
    await put('a');
    expect(await worker().round()).toBeLessThanOrEqual(1);
    expect(posted.map((email) => email.dedupeKey)).toEqual(['a']);
    expect((await rowOf('a'))?.doneAt).not.toBeNull();
    await workers[0]?.round();
    expect(posted).toHaveLength(1);
  });

  test('the same key is one e-mail', async () => {
    await put('a');
    await put('a');
    await worker().round();
    expect(posted).toHaveLength(1);
  });

  test('an e-mail of a transaction that was rolled back never existed', async () => {
    await expect(
      database.transaction(async (tx) => {
        await postOneEmail(tx, { dedupeKey: 'a', emailName: 'order-received', orderId });
        throw new Error('no');
      }),
    ).rejects.toThrow('no');
    await worker().round();
    expect(posted).toEqual([]);
  });

  test('an e-mail is seen only after its transaction has committed', async () => {
    if (engine === 'embedded') return; // One connection: nobody can look while a transaction is open.
    const running = worker();
    await running.round();
    let duringTheTransaction = -1;
    let release = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    let written = () => {};
    const isWritten = new Promise<void>((resolve) => (written = resolve));
    const work = database.transaction(async (tx) => {
      await postOneEmail(tx, { dedupeKey: 'a', emailName: 'order-received', orderId });
      written();
      await held;
    });
    await isWritten;
    duringTheTransaction = await running.round();
    release();
    await work;
    expect(duringTheTransaction).toBe(0);
    await running.round();
    expect(posted).toHaveLength(1);
  });

  test('a hint after the commit wakes the worker before its next regular look', async () => {
    worker();
    await workers[0]?.round();
    const arrived = new Promise<void>((resolve) => {
      workers.push(
        startOutboxWorker({
          database,
          clock,
          log: silentLog,
          every: 1e9,
          post: async () => (resolve(), 'posted'),
        }),
      );
    });
    await workers[0]?.stop();
    await workers[1]?.round();
    await put('a');
    await arrived;
  });

  test('a hint wakes the worker of its queue and no other', async () => {
    const kinds = ['mail', 'message', 'broadcast', 'push', 'event'] as const;
    const woken: string[] = [];
    let heard = Promise.withResolvers<void>();
    for (const kind of kinds) {
      const prepare = async () => void woken.push(kind);
      workers.push(
        startOutboxWorker({
          database,
          clock,
          log: silentLog,
          kind,
          every: 1e9,
          prepare,
          post: async () => 'posted',
        }),
      );
    }
    // Listening begins with a hint to each, the last of them this one; and hints of a transaction come in their order.
    database.listen('content', () => heard.resolve());
    await heard.promise;
    const wokenBy = async (work: (tx: Handle) => Promise<unknown>) => {
      for (const one of workers) await one.round();
      woken.length = 0;
      heard = Promise.withResolvers();
      await database.transaction(async (tx) => {
        await work(tx);
        await database.notify('content');
      });
      await heard.promise;
      return [...new Set(woken)];
    };
    const email = { dedupeKey: 'a', emailName: 'order-received', orderId } as const;
    const data = { person: { name: 'Salma', email: 'salma@derb.example' } };
    const event = { kind: 'access.resumed', at: clock(), dedupeKey: 'b' } as const;
    expect(await wokenBy((tx) => postOneEmail(tx, email))).toEqual(['mail']);
    expect(
      await wokenBy((tx) => recordEvent(tx, { ...event, data: data as EventData<'access.resumed'> })),
    ).toEqual(['event']);
    // The same once more, and what leaves later: there is nothing to do now.
    expect(await wokenBy((tx) => postOneEmail(tx, email))).toEqual([]);
    expect(await wokenBy((tx) => postOneEmail(tx, { ...email, dedupeKey: 'c', waitMs: hour }))).toEqual([]);
  });

  test('a process that dies after posting leaves an e-mail that is delivered again, under the same Message-ID', async () => {
    await put('a');
    const [first] = await claim('the one that dies');
    posted.push(first!);
    // It never reports that. While its lease holds, nobody else touches the e-mail.
    const running = worker();
    await running.round();
    expect(posted).toHaveLength(1);
    now += leaseMs + 1;
    await running.round();
    expect(posted).toHaveLength(2);
    const ids = posted.map((one) => messageIdOf(one.dedupeKey, 'https://derb.example'));
    expect(new Set(ids).size).toBe(1);
    expect((await rowOf('a'))?.attempts).toBe(2);
  });

  test('a worker that comes back after its lease has run out can no longer report the outcome', async () => {
    await put('a');
    await claim('slow');
    now += leaseMs + 1;
    expect(await claim('quick')).toHaveLength(1);
    const row = await rowOf('a');
    expect(await markDone(database.db, row!.id, 'slow', { at: clock(), outcome: 'posted' })).toBe(false);
    expect((await rowOf('a'))?.doneAt).toBeNull();
    expect(await markDone(database.db, row!.id, 'quick', { at: clock(), outcome: 'posted' })).toBe(true);
  });

  test('a lease that was taken by a clock that has been set back since holds nothing up', async () => {
    await put('a');
    now += 5 * hour;
    expect(await claim('before')).toHaveLength(1);
    now -= 5 * hour;
    expect(await claim('after')).toHaveLength(1);
  });

  test('the lease of an e-mail that takes long is renewed: nobody else posts it', async () => {
    await put('a');
    let renew = () => {};
    const every = vi.spyOn(globalThis, 'setInterval').mockImplementation(((work: () => void, ms: number) => {
      if (ms < leaseMs) renew = work;
      return { unref() {} };
    }) as never);
    await worker(async () => {
      every.mockRestore();
      const until = (await rowOf('a'))?.leasedUntil;
      now += leaseMs / 2;
      renew();
      await vi.waitUntil(async () => (await rowOf('a'))?.leasedUntil?.getTime() !== until?.getTime());
      now += leaseMs / 2 + 1;
      expect(await claim('another')).toEqual([]);
      return 'posted';
    }).round();
    expect((await rowOf('a'))?.doneAt).not.toBeNull();
  });

  test('two workers at once post sixty e-mails, each once', async () => {
    await database.transaction(async (tx) => {
      for (let index = 0; index < 60; index += 1)
        await postOneEmail(tx, { dedupeKey: `email ${index}`, emailName: 'order-received', orderId });
    });
    // However long the writing took, all of them are due.
    now = Date.now() + 1_000;
    const two = [worker(), worker()];
    await Promise.all(two.map((running) => running.round()));
    expect(posted).toHaveLength(60);
    expect(new Set(posted.map((email) => email.dedupeKey)).size).toBe(60);
  });

  test('codes leave first, whatever waits and for how long', async () => {
    await database.transaction(async (tx) => {
      for (let index = 0; index < 20; index += 1)
        await postOneEmail(tx, { dedupeKey: `email ${index}`, emailName: 'order-received', orderId });
    });
    now = Date.now() + 1_000;
    const ask = () => {
      const code = { id: crypto.randomUUID(), to: 'salma@example.com', sealed: 'sealed', at: clock() };
      return postCode(database.db, 'member-code', { ...code, locale: 'ar', validMinutes: 10 });
    };
    await ask();
    await worker(async (email) => {
      posted.push(email);
      // While five others are on their way.
      if (posted.length === 6) await ask();
      return 'posted';
    }).round();
    const isCode = ({ payload }: ClaimedEmail) => payload['emailName'] === 'member-code';
    expect(posted.flatMap((email, place) => (isCode(email) ? [place] : []))).toEqual([0, 10]);
    expect(posted).toHaveLength(22);
  });

  test('many claims at once never share an e-mail and keep to their limit', async () => {
    await database.transaction(async (tx) => {
      for (let index = 0; index < 30; index += 1)
        await postOneEmail(tx, { dedupeKey: `email ${index}`, emailName: 'order-received', orderId });
    });
    now = Date.now() + 1_000;
    const claims = await Promise.all(Array.from({ length: 12 }, (_, index) => claim(`claim ${index}`, 4)));
    expect(Math.max(...claims.map((emails) => emails.length))).toBeLessThanOrEqual(4);
    const ids = claims.flat().map((email) => email.id);
    expect(new Set(ids).size).toBe(ids.length);
  });

  test('a failure is tried again later and later, and given up after ten', async () => {
    await put('a');
    let tries = 0;
    const running = worker(async () => {
      tries += 1;
      throw new Error(`The server is away (${tries})`);
    });
    for (let attempt = 1; attempt <= mostAttempts; attempt += 1) {
      await running.round();
      expect(tries).toBe(attempt);
      await running.round();
      expect(tries).toBe(attempt);
      now += waitAfter(attempt, 0.5) + 1;
    }
    await running.round();
    expect(tries).toBe(mostAttempts);
    const row = await rowOf('a');
    expect(row?.failedAt).not.toBeNull();
    expect(row?.lastError).toBe('The server is away (10)');
    expect((await readEmailsOf(database.db, orderId)).map((email) => email.state)).toEqual(['failed']);
  });

  test('an e-mail that was given up starts over when staff send it again', async () => {
    await put('a');
    const row = await rowOf('a');
    await database.db.update(outbox).set({ failedAt: clock(), attempts: 10 });
    const again = { emailId: row!.id, id: crypto.randomUUID(), now: clock() };
    expect(await database.transaction((tx) => sendEmailAgain(tx, again))).toBe(true);
    await worker().round();
    expect(posted.map((email) => email.attempts)).toEqual([1]);
  });

  test('an e-mail that was sent goes again as a new e-mail; one that still waits does not', async () => {
    await put('a');
    const row = await rowOf('a');
    const again = () => ({ emailId: row!.id, id: crypto.randomUUID(), now: clock() });
    expect(await database.transaction((tx) => sendEmailAgain(tx, again()))).toBe(false);
    const running = worker();
    await running.round();
    expect(await database.transaction((tx) => sendEmailAgain(tx, again()))).toBe(true);
    await running.round();
    const ids = posted.map((one) => messageIdOf(one.dedupeKey, 'https://derb.example'));
    expect(new Set(ids).size).toBe(2);
  });

  test('one e-mail that fails holds up no other', async () => {
    await put('bad');
    await put('good');
    const delivered: string[] = [];
    await worker(async ({ dedupeKey }) => {
      if (dedupeKey === 'bad') throw new Error('no');
      delivered.push(dedupeKey);
      return 'posted';
    }).round();
    expect(delivered).toEqual(['good']);
  });

  test('e-mails of one order are sent in the order they were written, however long one takes', async () => {
    const delivered: string[] = [];
    const started: string[] = [];
    for (const key of ['first', 'second', 'third']) {
      await put(key);
      const before = Date.now();
      // Written in one millisecond they have no order among them.
      await vi.waitUntil(() => Date.now() > before, { interval: 1 });
    }
    now = Date.now() + 1_000;
    await worker(async ({ dedupeKey }) => {
      started.push(dedupeKey);
      await Promise.resolve();
      expect(started.length).toBe(delivered.length + 1);
      delivered.push(dedupeKey);
      return 'posted';
    }).round();
    expect(delivered).toEqual(['first', 'second', 'third']);
  });

  test('an overtaken e-mail is not sent, and is marked as overtaken', async () => {
    await put('a');
    await worker(async () => 'overtaken').round();
    expect((await readEmailsOf(database.db, orderId)).map((email) => email.state)).toEqual(['overtaken']);
  });

  test('posting happens outside any transaction', async () => {
    await put('a');
    let free = false;
    await worker(async () => {
      // A transaction of the same call would make this throw.
      await database.transaction(async () => undefined);
      free = true;
      return 'posted';
    }).round();
    expect(free).toBe(true);
  });
});

test('waiting grows by threes to an hour, give or take a quarter', () => {
  expect([1, 2, 3].map((attempt) => waitAfter(attempt, 0.5))).toEqual([10_000, 30_000, 90_000]);
  expect(waitAfter(9, 0.5)).toBe(hour);
  expect(waitAfter(9, 0)).toBe(0.75 * hour);
  expect(waitAfter(9, 0.999)).toBeLessThan(1.25 * hour);
});
