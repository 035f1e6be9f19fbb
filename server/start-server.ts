/** The composition: settings → database → academy → door → listen. */
import { existsSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import path from 'node:path';
import { openDatabase } from '../db/open.server.ts';
import { makeDoor } from './door.ts';
import type { Settings } from './env.ts';
import type { House, Materials } from './house.ts';
import type { Logger } from 'pino';
import { secretOf } from './secret.server.ts';
import { seedOnce } from './seed.server.ts';

export type StartOptions = {
  settings: Settings;
  log: Logger;
  /** Binds the house to its materials; in development it is asked again at every request. */
  loadHouse: (materials: Omit<Materials, 'site'>) => () => Promise<House>;
  development: boolean;
  /** Answers files before anything else; `next` when there is no such file. */
  files: (incoming: IncomingMessage, outgoing: ServerResponse, next: () => void) => void;
};

const migrationsDir = (): string => {
  const found = ['db/migrations', path.join(import.meta.dirname, '../db/migrations')].find((one) => existsSync(one));
  if (!found) throw new Error('The migrations are missing: start in the folder of the project.');
  return path.resolve(found);
};

export async function startServer({ settings, log, loadHouse, development, files }: StartOptions): Promise<Server> {
  const database = await openDatabase({
    dataDir: settings.dataDir,
    databaseUrl: settings.databaseUrl,
    migrationsDir: migrationsDir(),
    log,
  });
  await seedOnce(database);
  const house = loadHouse({ settings, secret: secretOf(settings), database, log });
  const door = makeDoor({
    house,
    rules: () => ({ publicOrigin: settings.publicOrigin, formOrigins: [], development }),
    ready: () => database.ready(),
    log,
    files,
  });
  const server = createServer({ headersTimeout: 8_000, requestTimeout: 15_000, connectionsCheckingInterval: 1_000 }, door);
  await new Promise<void>((resolve) => server.listen(settings.port, settings.host, resolve));
  console.log(`Derb is open: ${settings.publicOrigin}`);
  const stop = () => {
    server.close(() => void database.close().then(() => process.exit(0)));
    server.closeIdleConnections();
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
  return server;
}
