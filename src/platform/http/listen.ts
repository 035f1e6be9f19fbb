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
 * Listens on one port (0: any that is free) by several sockets where the system lets them share it (Linux), else by one. Returns the
 * port, and the sockets beside the server's own, to be closed with it. Throws where something else listens there.
 */
export async function listen(
  server: Server,
  { port: wanted, host }: Address,
  log: Log,
): Promise<{ port: number; doors: Tcp[] }> {
  // Sockets that share a port share it with those of another process as well: whether it is free is tried without sharing.
  const trial = createTcp();
  const port = await opened(trial, { port: wanted, host, reusePort: false });
  await new Promise((resolve) => trial.close(resolve));
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
