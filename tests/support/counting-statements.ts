/**
 * Loaded before the built academy, in tests alone (`startBuilt(…, …, countingStatements)`): for each request that it has answered it
 * sends the process that started it the statements that were asked for it, its transactions' begin and commit among them.
 */
import { AsyncLocalStorage } from 'node:async_hooks';
import { Server, type IncomingMessage, type ServerResponse } from 'node:http';
import pg from 'pg';

export type Answered = { method: string; address: string; statements: string[] };

const asked = new AsyncLocalStorage<string[]>();

const textOf = (query: unknown): string =>
  typeof query === 'string' ? query : ((query as { text?: string } | null)?.text ?? '');

const query = pg.Client.prototype.query as (...given: unknown[]) => unknown;
pg.Client.prototype.query = function counted(this: pg.Client, ...given: unknown[]) {
  asked.getStore()?.push(textOf(given[0]));
  return query.apply(this, given);
} as typeof pg.Client.prototype.query;

const emit = Server.prototype.emit as (event: string, ...given: unknown[]) => boolean;
Server.prototype.emit = function heard(this: Server, event: string, ...given: unknown[]) {
  if (event !== 'request') return emit.call(this, event, ...given);
  const [{ method = '', url = '' }, response] = given as [IncomingMessage, ServerResponse];
  const statements: string[] = [];
  response.once('close', () => process.send?.({ method, address: url, statements } satisfies Answered));
  return asked.run(statements, () => emit.call(this, event, ...given));
} as typeof Server.prototype.emit;

// An interrupted run leaves no academy behind.
process.on('disconnect', () => process.exit(0));
process.channel?.unref();
