/** What every flow is handed: the database, the outside parties by contract, the clock and the dice. */
import type { Database } from '../db/database.ts';
import type { Handle } from '../db/handle.ts';
import { raiseContentVersion } from '../domain/catalogue/content-version.store.server.ts';
import type { ActorName, Deed } from '../domain/orders/deed.ts';
import type { OrderLetter } from '../domain/orders/order-letter.ts';
import type { Gateway } from '../gateways/gateway.ts';
import { postLetter } from '../mail/outbox.store.server.ts';

export type Log = {
  info(fields: Record<string, unknown>, message: string): void;
  warn(fields: Record<string, unknown>, message: string): void;
  error(fields: Record<string, unknown>, message: string): void;
};

export type FlowContext = {
  database: Database;
  gateways: readonly Gateway[];
  /** The present instant. */
  clock: () => Date;
  /** Cryptographically strong random bytes. */
  randomBytes: (length: number) => Uint8Array;
  uuid: () => string;
  log: Log;
  /** Where people reach the site, without a trailing slash: 'https://derb.example'. */
  publicOrigin: string;
  /** Whether local test screens and the practice bank are on. */
  testScreens: boolean;
};

/** The signature under what a flow writes: by whom, at the present instant. */
export const deedOf = ({ clock, uuid }: FlowContext, actor: ActorName): Deed => ({
  actor,
  at: clock(),
  uuid,
});

/** What follows from something done to an order, in the same transaction. */
export type Effects = { letters: readonly OrderLetter[]; seatsTaken?: boolean };

/**
 * Posts the letters and makes pages that count seats be made again: the last act of a transaction. The post and the door
 * are woken when it commits.
 */
export async function carryOut(
  { database }: FlowContext,
  tx: Handle,
  { letters, seatsTaken }: Effects,
): Promise<void> {
  for (const letter of letters) await postLetter(tx, letter);
  if (seatsTaken) await raiseContentVersion(tx);
  // Inside a transaction a hint leaves after the commit.
  if (letters.length > 0) await database.notify('outbox');
  if (seatsTaken) await database.notify('content');
}
