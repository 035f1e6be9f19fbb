import { createServer as createTcp, type Server as Tcp } from 'node:net';
import type { Server } from 'node:http';

/**
 * libuv accepts one connection a turn of the event loop from each socket that listens. While pages are rendered or payments applied a
 * turn lasts as long as one of them, and of a hundred visitors the last would be heard after a hundred turns.
 */
const sockets = 16;

type Address = { port: number; host: string };
type Log = { warn(fields: object, message: string): void };

const opened = (server: Tcp, options: Address & { reusePort: boolean }): Promise<number> =>
  new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(options, () => {
      server.off('error', reject);
      const address = server.address();
      resolve(typeof address === 'object' && address ? address.port : options.port);
    });
  });

/**
 * The port, a free one for 0. Sockets that share a port share it with those of another program as well: whether it is free is tried
 * without sharing. Throws where something else listens there.
 */
export async function portToShare({ port: wanted, host }: Address): Promise<number> {
  const trial = createTcp();
  const port = await opened(trial, { port: wanted, host, reusePort: false });
  await new Promise((resolve) => trial.close(resolve));
  return port;
}

/**
 * Listens on a port of `portToShare` by several sockets where the system lets them share it (Linux), else by one, which several
 * processes of one parent share through it. Returns the port, and the sockets beside the server's own, to be closed with it.
 */
export async function listen(
  server: Server,
  { port, host }: Address,
  log: Log,
): Promise<{ port: number; doors: Tcp[] }> {
  const isShared = await opened(server, { port, host, reusePort: true }).then(
    () => true,
    () => false,
  );
  if (!isShared) await opened(server, { port, host, reusePort: false });
  // Later errors are of one connection, as for want of file descriptors: they must not end the process.
  const warn = (error: Error) => log.warn({ err: error }, 'A connection could not be accepted');
  server.on('error', warn);
  if (!isShared) return { port, doors: [] };
  const doors = Array.from({ length: sockets - 1 }, () =>
    createTcp({ noDelay: true }, (socket) => server.emit('connection', socket)).on('error', warn),
  );
  await Promise.all(doors.map((door) => opened(door, { port, host, reusePort: true })));
  return { port, doors };
}

/** Names the setting where something else listens on the port already. */
export async function onPort<T>(name: 'PORT' | 'METRICS_PORT', port: number, open: Promise<T>): Promise<T> {
  try {
    return await open;
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EADDRINUSE')) throw error;
    throw new Error(
      `Something else listens on port ${port} already: stop it, or set ${name} to another one. Each program has its own.`,
      { cause: error },
    );
  }
}
