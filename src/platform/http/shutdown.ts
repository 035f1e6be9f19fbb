/**
 * The shutdown: no longer ready, then no longer listening, requests under way finished, workers stopped, the database closed;
 * after ten seconds, or at a second signal, at once.
 */
import type { Server } from 'node:http';
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

const patienceMs = 10_000;

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Accepts no new connections and waits for the open ones. Idle connections are closed; busy ones end with their answer. */
function closeServer(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeIdleConnections();
    // A connection that was busy is kept alive after its answer: it is closed when idle.
    const cleaningUp = setInterval(() => server.closeIdleConnections(), 50).unref();
    server.once('close', () => clearInterval(cleaningUp));
  });
}

/** Stops everything in order. Never throws: what does not stop is logged, and the rest stops all the same. */
export async function shutDown({ server, doors, unready, stop, log, graceMs }: Ending): Promise<void> {
  unready();
  await pause(graceMs);
  for (const door of doors ?? []) door.close();
  await closeServer(server);
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
 * process without a line in the log.
 */
export function endOnSignals(ending: Ending, exit: (code: number) => void): void {
  let ends = false;
  const begin = (code: number) => {
    if (ends) return exit(1);
    ends = true;
    setTimeout(() => {
      ending.log.error({}, 'Not everything stopped in time; the process ends');
      exit(1);
    }, patienceMs).unref();
    void shutDown(ending).then(() => exit(code));
  };
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) {
    process.on(signal, () => {
      ending.log.info({ signal }, 'Stopping');
      begin(0);
    });
  }
  const fail = (error: unknown) => {
    ending.log.error({ err: error }, 'Nobody caught this; the process ends');
    begin(1);
  };
  process.on('uncaughtException', fail);
  process.on('unhandledRejection', fail);
}
