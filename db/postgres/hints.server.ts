import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import type { Log } from '../database.ts';
import { apartFromTransactions } from '../transaction-guard.server.ts';
import { makeClient } from './pool.server.ts';

export type PostgresHints = {
  listen(channel: string, onHint: () => void): () => void;
  close(): Promise<void>;
};

const firstPauseMs = 100;
const longestPauseMs = 5_000;

/** Keeps one connection that listens, made at the first listener and made again whenever it is lost. */
export function listenForHints(databaseUrl: string, log: Log): PostgresHints {
  const listeners = new Map<string, Set<() => void>>();
  const stopped = new AbortController();
  let client: pg.Client | null = null;
  let running: Promise<void> | null = null;

  const call = (onHint: () => void): void => {
    try {
      onHint();
    } catch (error) {
      log.error({ err: error }, 'A listener failed');
    }
  };
  const all = (channel: string): (() => void)[] => [...(listeners.get(channel) ?? [])];
  /** From the moment a channel is heard, a first hint to those who wait for it: they may have missed something. */
  const subscribe = async (to: pg.Client, channel: string, waiting: () => (() => void)[]): Promise<void> => {
    try {
      await to.query(`listen ${pg.escapeIdentifier(channel)}`);
      waiting().forEach(call);
    } catch (error) {
      log.warn({ err: error, channel }, 'Listening failed');
    }
  };

  /** Resolves when the connection has ended; throws when it could not be made. */
  async function listenOnce(): Promise<void> {
    const made = makeClient(databaseUrl);
    const ended = new Promise<void>((resolve) => made.once('end', () => resolve()));
    made.on('error', (error) => log.warn({ err: error }, 'The connection that listens was lost'));
    made.on('notification', ({ channel }) => all(channel).forEach(call));
    await made.connect();
    client = made;
    try {
      for (const channel of listeners.keys()) await subscribe(made, channel, () => all(channel));
      if (stopped.signal.aborted) await made.end();
      await ended;
    } finally {
      client = null;
    }
  }

  async function keepListening(): Promise<void> {
    let wait = firstPauseMs;
    while (!stopped.signal.aborted) {
      try {
        await listenOnce();
        wait = firstPauseMs;
      } catch (error) {
        log.warn({ err: error }, 'PostgreSQL does not let us listen');
        wait = Math.min(wait * 2, longestPauseMs);
      }
      await pause(wait, undefined, { signal: stopped.signal, ref: false }).catch(() => undefined);
    }
  }

  return {
    listen(channel, onHint) {
      const own = (): void => onHint();
      const others = listeners.get(channel) ?? new Set();
      listeners.set(channel, others.add(own));
      if (client) void subscribe(client, channel, () => (others.has(own) ? [own] : []));
      running ??= apartFromTransactions(keepListening);
      return () => void listeners.get(channel)?.delete(own);
    },
    async close() {
      stopped.abort();
      await client?.end();
      await running;
    },
  };
}
