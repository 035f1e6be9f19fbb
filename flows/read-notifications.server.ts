/** What gateways told us, as the office looks through it. */
import {
  countForAPerson,
  readNotificationsPage,
  type KeptNotification,
} from '../domain/orders/notifications.store.server.ts';
import { isUuid } from '../domain/people/uuid.ts';
import type { FlowContext } from './flow-context.ts';
import type { NotificationToRead, ReconcileVerbs } from './reconcile-verbs.ts';

type Verb = ReconcileVerbs['notifications'];

const pageLength = 25;

/** Null for whatever we did not write: an address bar is nobody's word. */
function readCursor(text: string | null): { receivedAt: Date; id: string } | null {
  const [, instant = '', id = ''] = /^(\d{1,15})\.([0-9a-f-]{36})$/.exec(text ?? '') ?? [];
  return isUuid(id) ? { receivedAt: new Date(Number(instant)), id } : null;
}

const textOf = (value: unknown): string | null => (typeof value === 'string' ? value : null);

/** What was verified was checked by its gateway; what an older version kept may lack something. */
const saysOf = (statement: KeptNotification['statement']): NotificationToRead['says'] =>
  statement && {
    amountCentimes: typeof statement['amountCentimes'] === 'number' ? statement['amountCentimes'] : null,
    currency: textOf(statement['currency']),
    outcome: textOf(statement['outcome'] ?? statement['state'] ?? statement['what']),
    providerReference: textOf(statement['providerReference'] ?? statement['paymentReference']),
  };

export async function staffNotifications(
  { database: { db } }: FlowContext,
  { show, after }: Parameters<Verb>[0],
): ReturnType<Verb> {
  const [found, toDo] = await Promise.all([
    readNotificationsPage(db, { show, after: readCursor(after), most: pageLength + 1 }),
    countForAPerson(db),
  ]);
  const rows = found
    .slice(0, pageLength)
    .map(({ statement, handledAt, handledBy, ...row }): NotificationToRead => ({
      ...row,
      says: saysOf(statement),
      handled: handledAt && { at: handledAt, by: handledBy ?? '' },
    }));
  const last = found.length > pageLength ? rows.at(-1) : undefined;
  return { rows, toDo, next: last ? `${last.receivedAt.getTime()}.${last.id}` : null };
}
