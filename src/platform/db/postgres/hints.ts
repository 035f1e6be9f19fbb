import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import type { Log } from '../database.ts';
import { apartFromTransactions } from '../transaction-guard.ts';
import { makeClient } from './pool.ts';

export type PostgresHints = {
  listen(channel: string, onHint: () => void): () => void;
  close(): Promise<void>;
};

const firstPauseMs = 100;
const longestPauseMs = 5_000;

type Listener = () => void;

/** Who waits for which channel. A listener that throws is named in the log and does not disturb the others. */
class Listeners {
  readonly #byChannel = new Map<string, Set<Listener>>();
  readonly #log: Log;

  constructor(log: Log) {
    this.#log = log;
  }

  channels(): string[] {
    return [...this.#byChannel.keys()];
  }

  add(channel: string, onHint: Listener): Listener {
    // A function of its own, so that the same callback may listen twice and stop once.
    const own = (): void => onHint();
    const others = this.#byChannel.get(channel) ?? new Set();
    this.#byChannel.set(channel, others.add(own));
    return own;
  }

  remove(channel: string, listener: Listener): void {
    this.#byChannel.get(channel)?.delete(listener);
  }

  /** Calls everybody who waits for the channel, or only one of them. */
  hint(channel: string, only?: Listener): void {
    for (const listener of this.#byChannel.get(channel) ?? []) {
      if (only && listener !== only) continue;
      try {
        listener();
      } catch (error) {
        this.#log.error({ err: error, channel }, 'A listener failed');
      }
    }
  }

  /** Asks the server for a channel. Once it is heard, a first hint: something may have been missed before. */
  async subscribe(client: pg.Client, channel: string, only?: Listener): Promise<void> {
    try {
      await client.query(`listen ${pg.escapeIdentifier(channel)}`);
    } catch (error) {
      this.#log.warn({ err: error, channel }, 'Listening failed');
      return;
    }
    this.hint(channel, only);
  }
}

/** Keeps one connection that listens, made at the first listener and made again whenever it is lost. */
export function listenForHints(databaseUrl: string, log: Log): PostgresHints {
  const listeners = new Listeners(log);
  const stopped = new AbortController();
  let client: pg.Client | null = null;
  let running: Promise<void> | null = null;

  /** Resolves when the connection has ended; throws when it could not be made. */
  async function listenOnce(): Promise<void> {
    const made = makeClient(databaseUrl);
    const ended = new Promise<void>((resolve) => made.once('end', () => resolve()));
    made.on('error', (error) => log.warn({ err: error }, 'The connection that listens was lost'));
    made.on('notification', ({ channel }) => listeners.hint(channel));
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
