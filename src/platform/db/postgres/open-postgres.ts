import pg from 'pg';
import { drizzle } from 'drizzle-orm/node-postgres';
import { NodePgSession } from 'drizzle-orm/node-postgres/session';
import { PgDialect } from 'drizzle-orm/pg-core';
import type { Pool, PoolClient } from 'pg';
import { setTimeout as pause } from 'node:timers/promises';
import { createHash } from 'node:crypto';
import { askingTogether } from '../ask-together.ts';
import { ContentMemory } from '../read-once.ts';
import type { Channel, Database, Log } from '../database.ts';
import type { Handle } from '../handle.ts';
import { findPending, readMigrations } from '../migrate.ts';
import {
  apartFromTransactions,
  askingOnce,
  assertOutsideTransaction,
  currentTransaction,
  fewAtOnce,
  gated,
  hintAfterCommit,
  insideTransaction,
  mostApart,
  refusingInsideTransactions,
  rememberingInside,
  runTransaction,
  statementText,
  traced,
  type TransactionState,
  watchingFailures,
} from '../run-in-transaction.ts';
import { makeClient, makePool, migratePostgres, type PoolSize, rawPostgres } from './pool.ts';

type PostgresHints = {
  listen(channel: Channel, onHint: () => void): () => void;
  close(): Promise<void>;
};

const firstPauseMs = 100;
const longestPauseMs = 5_000;

type Listener = () => void;

/** The listeners of each channel. One that throws is logged and does not disturb the others. */
class Listeners {
  readonly #byChannel = new Map<Channel, Set<Listener>>();
  readonly #log: Log;

  constructor(log: Log) {
    this.#log = log;
  }

  channels(): Channel[] {
    return [...this.#byChannel.keys()];
  }

  add(channel: Channel, onHint: Listener): Listener {
    // A new function, so that the same callback can be registered twice and removed once.
    const own = (): void => onHint();
    const others = this.#byChannel.get(channel) ?? new Set();
    this.#byChannel.set(channel, others.add(own));
    return own;
  }

  remove(channel: Channel, listener: Listener): void {
    this.#byChannel.get(channel)?.delete(listener);
  }

  /** Calls all listeners of the channel, or only one of them. */
  hint(channel: Channel, only?: Listener): void {
    for (const listener of this.#byChannel.get(channel) ?? []) {
      if (only && listener !== only) continue;
      try {
        listener();
      } catch (error) {
        this.#log.error({ err: error, channel }, 'A listener failed');
      }
    }
  }

  /** Subscribes to a channel. Once subscribed, sends a first hint: something may have been missed before. */
  async subscribe(client: pg.Client, channel: Channel, only?: Listener): Promise<void> {
    try {
      await client.query(`listen ${pg.escapeIdentifier(channel)}`);
    } catch (error) {
      this.#log.warn({ err: error, channel }, 'Listening failed');
      return;
    }
    this.hint(channel, only);
  }
}

/** Keeps one listening connection, opened at the first listener and reopened whenever it is lost. */
function listenForHints(databaseUrl: string, log: Log): PostgresHints {
  const listeners = new Listeners(log);
  const stopped = new AbortController();
  let client: pg.Client | null = null;
  let running: Promise<void> | null = null;

  /** Resolves when the connection has ended; throws when it could not be made. */
  async function listenOnce(): Promise<void> {
    const made = makeClient(databaseUrl);
    const ended = new Promise<void>((resolve) => made.once('end', () => resolve()));
    made.on('error', (error) => log.warn({ err: error }, 'The connection that listens was lost'));
    // Whatever is heard was listened to.
    made.on('notification', ({ channel }) => listeners.hint(channel as Channel));
    await made.connect();
    client = made;
    try {
      for (const channel of listeners.channels()) await listeners.subscribe(made, channel);
      if (stopped.signal.aborted) await made.end();
      await ended;
    } finally {
      client = null;
    }
  }

  async function keepListening(): Promise<void> {
    for (let failures = 0; !stopped.signal.aborted;) {
      try {
        await listenOnce();
        failures = 0;
      } catch (error) {
        log.warn({ err: error }, 'PostgreSQL does not let us listen');
        failures += 1;
      }
      const wait = Math.min(firstPauseMs * 2 ** failures, longestPauseMs);
      await pause(wait, undefined, { signal: stopped.signal, ref: false }).catch(() => undefined);
    }
  }

  return {
    listen(channel, onHint) {
      const own = listeners.add(channel, onHint);
      if (client) void listeners.subscribe(client, channel, own);
      running ??= apartFromTransactions(keepListening);
      return () => listeners.remove(channel, own);
    },
    async close() {
      stopped.abort();
      await client?.end();
      await running;
    },
  };
}

type Settings = PoolSize & {
  databaseUrl: string;
  /** A replica; null where there is none. */
  reportsUrl?: string | null;
  migrationsDir: string;
  log: Log;
  /** Whether statements that come often have names; they have by default. */
  isPrepared?: boolean;
};

const unnamed = <T extends object>(client: T): T => client;

/** What all handles of a database share: the content in memory, and the names of statements. */
type Shared = { memory: ContentMemory; named: typeof unnamed };

type Attempt = <T>(state: TransactionState, work: (tx: Handle) => Promise<T>) => Promise<T>;

/** One attempt at a transaction, on a client of the pool; a client whose rollback failed is dropped, not reused. */
function attemptOn(pool: Pool, { memory, named }: Shared): Attempt {
  const dialect = new PgDialect();
  return async (state, work) => {
    const client: PoolClient = await pool.connect();
    let unfit = false;
    const onLoss = (): void => {
      unfit = true;
    };
    // A client in use has no other error listener: without one, its loss would end the process.
    client.on('error', onLoss);
    const quietAtTheEnd = gated(traced(named(client)), ['query'], async (values, goOn) => {
      if (statementText(values[0]) !== 'rollback') return goOn();
      try {
        return await goOn();
      } catch {
        // The server itself rolls back when a connection is lost; the first error is the one to show.
        unfit = true;
        return { rows: [] };
      }
    });
    try {
      const session = new NodePgSession<Record<string, never>, Record<string, never>>(
        watchingFailures(rememberingInside(quietAtTheEnd, memory, state), state),
        dialect,
        undefined,
      );
      return await session.transaction((tx) => insideTransaction(state, () => work(tx)));
    } finally {
      client.off('error', onLoss);
      client.release(unfit);
    }
  };
}

const connectionsOf = (pools: Record<string, Pool>) =>
  Object.entries(pools).map(([pool, of]) => ({
    pool,
    open: of.totalCount,
    idle: of.idleCount,
    waiting: of.waitingCount,
  }));

/**
 * Transactions wait for locks, and reads of pages must not wait behind them, nor transactions of people behind those that nobody waits
 * for. A page that reads waits for a lock only where a table is being changed: then others shall have its connection.
 */
function makePools(databaseUrl: string, reportsUrl: string | null, log: Log, size: PoolSize) {
  const reads = makePool(databaseUrl, log, { lockMs: 1_000, ...size });
  const transactions = makePool(databaseUrl, log, size);
  const apart = makePool(databaseUrl, log, { ...size, poolSize: mostApart });
  const reports = reportsUrl && makePool(reportsUrl, log, { ...size, poolSize: 4, patience: 4 });
  return { reads, transactions, apart, ...(reports && { reports }) };
}

/**
 * Statements that come again and again get a name: each connection then takes their text apart once. Not behind a pooler that gives every
 * transaction another connection (`DATABASE_POOLER`). After so many times one is named; so many have names, each kept by every connection; of so many it is counted.
 */
const [oftenAfter, mostNamed, mostCounted] = [20, 100, 1_000];

/** What begins and ends transactions has nothing to be taken apart. */
const isPlanned = /^[\s(]*(?:select|insert|update|delete|with)\b/i;

/** The name of a statement that came often; undefined for any other. */
function statementNames(): (text: string) => string | undefined {
  const names = new Map<string, string>();
  const counts = new Map<string, number>();
  return (text) => {
    const name = names.get(text);
    if (name !== undefined || names.size >= mostNamed || !isPlanned.test(text)) return name;
    const count = (counts.get(text) ?? 0) + 1;
    if (counts.size >= mostCounted) counts.clear();
    counts.set(text, count);
    if (count < oftenAfter) return undefined;
    counts.delete(text);
    const made = `derb_${createHash('sha256').update(text).digest('hex').slice(0, 24)}`;
    names.set(text, made);
    return made;
  };
}

/** Names what comes often on each client that it is given; the names are the same on all of them. */
function naming(): <T extends object>(client: T) => T {
  const nameOf = statementNames();
  return (client) =>
    gated(client, ['query'], (values, goOn) => {
      const [query] = values;
      if (typeof query === 'object' && query !== null && 'text' in query && typeof query.text === 'string') {
        const name = nameOf(query.text);
        if (name !== undefined) values[0] = { ...query, name };
      }
      return goOn();
    });
}

/** Connects to a PostgreSQL server and brings its tables up to date. Throws when it is not reachable or not fit. */
export async function openPostgres({
  databaseUrl,
  reportsUrl = null,
  migrationsDir,
  log,
  isPrepared = true,
  ...size
}: Settings): Promise<Database> {
  const migrations = await readMigrations(migrationsDir);
  await migratePostgres(databaseUrl, migrations, log);
  const pools = makePools(databaseUrl, reportsUrl, log, size);
  const memory = new ContentMemory();
  const named = isPrepared ? naming() : unnamed;
  const plain = refusingInsideTransactions(askingOnce(askingTogether(traced(named(pools.reads))), memory));
  const attempt = attemptOn(pools.transactions, { memory, named });
  const attemptApart = attemptOn(pools.apart, { memory, named });
  const apart = fewAtOnce(mostApart);
  const hints = listenForHints(databaseUrl, log);
  const send = async (channels: readonly Channel[]): Promise<void> => {
    await pools.reads.query(`select pg_notify(channel, '') from unnest($1::text[]) as channel`, [channels]);
  };
  const sendAside = (channels: readonly Channel[]): void =>
    void send(channels).catch((error: unknown) => log.warn({ err: error, channels }, 'A hint was not sent'));

  const db = drizzle({ client: plain });
  return {
    engine: 'postgres',
    db,
    reports: pools.reports ? drizzle({ client: refusingInsideTransactions(traced(pools.reports)) }) : db,
    transaction: (work) => runTransaction(log, (state) => attempt(state, work), sendAside),
    apart: (work) => apart(() => runTransaction(log, (state) => attemptApart(state, work), sendAside)),
    async notify(channel) {
      if (currentTransaction()) hintAfterCommit(channel);
      else await send([channel]);
    },
    listen: hints.listen,
    connections: () => connectionsOf(pools),
    async isBackedUp() {
      const { rows } = await pools.reads.query<{ failed: boolean }>(
        `select coalesce(last_failed_time > coalesce(last_archived_time, '-infinity'), false) as failed from pg_stat_archiver`,
      );
      return rows[0]?.failed !== true;
    },
    async ready() {
      try {
        return (await findPending(rawPostgres(plain), migrations)).length === 0;
      } catch (error) {
        log.warn({ err: error }, 'PostgreSQL is not ready');
        return false;
      }
    },
    async close() {
      assertOutsideTransaction('Closing the database');
      await hints.close();
      await Promise.all(Object.values(pools).map((one) => one.end()));
    },
  };
}
