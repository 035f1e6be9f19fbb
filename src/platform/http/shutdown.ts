/**
 * The shutdown: no longer ready, then no longer listening, requests under way answered for ten seconds at most, workers stopped, the
 * database closed. At a second signal, or where something does not stop, at once.
 */
import type { Server, ServerResponse } from 'node:http';
import type { Server as Tcp } from 'node:net';

export type Ending = {
  server: Server;
  /** Its other listening sockets. */
  doors?: readonly Tcp[];
  /** From now on /readyz answers no, so that load balancers choose another server. */
  unready: () => void;
  /** Stops everything else, in this order. */
  stop: readonly (() => Promise<unknown> | void)[];
  log: { info(fields: object, message: string): void; error(fields: object, message: string): void };
  /** How long /readyz answers no while requests are still accepted, in milliseconds. */
  graceMs: number;
};

/** So long requests under way are waited for, and then everything else. Both and the grace fit into deploy's 20 seconds. */
export const patienceMs = 10_000;
const stopMs = 5_000;

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Once what it returns was called each connection ends with its answer, also that of a request under way. */
export function closeAfterAnswers(server: Server): () => void {
  const underWay = new Set<ServerResponse>();
  let isLast = false;
  server.prependListener('request', (_, outgoing) => {
    outgoing.shouldKeepAlive &&= !isLast;
    underWay.add(outgoing);
    outgoing.once('close', () => underWay.delete(outgoing));
  });
  return () => {
    isLast = true;
    for (const outgoing of underWay) {
      outgoing.shouldKeepAlive = false;
      // Where its headers have left already.
      const { socket } = outgoing;
      outgoing.once('finish', () => socket?.destroySoon());
    }
  };
}

const closed = (one: Tcp): Promise<void> => new Promise((resolve) => one.close(() => resolve()));

/**
 * Accepts no new connections and waits for the open ones: each is counted by the socket that accepted it. Idle connections are closed;
 * busy ones end with their answer.
 */
async function closeServer(server: Server, doors: readonly Tcp[], log: Ending['log']): Promise<void> {
  const all = Promise.all([server, ...doors].map(closed));
  const cutting = setTimeout(() => {
    log.error({}, 'Not every request was answered in time; their connections are closed');
    server.closeAllConnections();
  }, patienceMs);
  await all;
  clearTimeout(cutting);
}

/** Stops everything in order. Never throws: what does not stop is logged, and the rest stops all the same. */
export async function shutDown({ server, doors = [], unready, stop, log, graceMs }: Ending): Promise<void> {
  unready();
  await pause(graceMs);
  await closeServer(server, doors, log);
  for (const one of stop) {
    try {
      await one();
    } catch (error) {
      log.error({ err: error }, 'Something did not stop as it should');
    }
  }
}

/**
 * Handles signals, and uncaught errors: a server in an unknown state is worse than a restart. A closed terminal (SIGHUP) would end the
 * process without a line in the log. `parent`: of several processes, which stops all; a signal often reaches the parent and each of them,
 * so that only the parent takes a second one as an order to end at once.
 */
export function endOnSignals(
  ending: Ending,
  exit: (code: number) => void,
  parent: { onStop(stop: () => void): void } | null = null,
): void {
  let ends = false;
  const begin = (code: number, graceMs = ending.graceMs) => {
    ends = true;
    setTimeout(
      () => {
        ending.log.error({}, 'Not everything stopped in time; the process ends');
        exit(1);
      },
      graceMs + patienceMs + stopMs,
    ).unref();
    void shutDown({ ...ending, graceMs }).then(() => exit(code));
  };
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) {
    process.on(signal, () => {
      if (ends) return parent === null ? exit(1) : undefined;
      ending.log.info({ signal }, 'Stopping');
      begin(0);
    });
  }
  parent?.onStop(() => {
    if (!ends) begin(0);
  });
  const fail = (error: unknown) => {
    ending.log.error({ err: error }, 'Nobody caught this; the process ends');
    if (ends) return exit(1);
    // The others go on: nobody has to be told to choose another server.
    begin(1, parent === null ? ending.graceMs : 0);
  };
  process.on('uncaughtException', fail);
  process.on('unhandledRejection', fail);
}
