/**
 * Why a colleague refused, paid back or declined. The log itself keeps no reason: it is a sentence of a letter to somebody, who
 * may be named in it, and lines of the log stay for good. It stands with the order or the proposal, is read from there
 * beside the line of the same instant, and goes when they go.
 */
import { readToldToDeclined } from '../domain/applications/stages.store.server.ts';
import { readReasons } from '../domain/orders/order-history.store.server.ts';
import { isUuid } from '../domain/people/uuid.ts';
import type { LogLine } from '../domain/staff/staff-log.store.server.ts';
import type { Handle } from '../db/handle.ts';

type Line = Pick<LogLine, 'act' | 'subject' | 'at'>;

const aboutOrders: ReadonlySet<string> = new Set(['refuse-claim', 'refund-order']);

const keyOf = (subject: string | null, at: Date): string => `${subject} ${at.getTime()}`;

/** One for each line, in their order; null where none is stored, or none any more. */
export async function readLogReasons(db: Handle, lines: readonly Line[]): Promise<(string | null)[]> {
  const subjectsOf = (isMeant: (act: string) => boolean): string[] =>
    lines.flatMap(({ act, subject }) => (subject !== null && isMeant(act) ? [subject] : []));
  const numbers = subjectsOf((act) => aboutOrders.has(act));
  const ids = subjectsOf((act) => act === 'decline-proposal').filter(isUuid);
  const found = new Map<string, string>();
  for (const { orderNumber, at, reason } of await readReasons(db, numbers))
    found.set(keyOf(orderNumber, at), reason);
  for (const { id, at, reason } of await readToldToDeclined(db, ids)) found.set(keyOf(id, at), reason);
  const isRefusal = (act: string) => aboutOrders.has(act) || act === 'decline-proposal';
  return lines.map(({ act, subject, at }) =>
    isRefusal(act) ? (found.get(keyOf(subject, at)) ?? null) : null,
  );
}
