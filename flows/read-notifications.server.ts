/** What gateways told us, as the office looks through it. */
import {
  countForAPerson,
  readNotificationsPage,
} from '../domain/orders/notification-errands.store.server.ts';
import { type KeptNotification } from '../domain/orders/notifications.store.server.ts';
import { pageOf, rowsOfPage } from '../domain/people/page-of.ts';
import { isUuid } from '../domain/people/uuid.ts';
import type { FlowContext } from './flow-context.ts';
import type { StaffLogVerbs } from './log-verbs.ts';
import type { NotificationToRead, ReconcileVerbs } from './reconcile-verbs.ts';

type Found = Awaited<ReturnType<typeof readNotificationsPage>>[number];
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

const toRead = ({ statement, handledAt, handledBy, ...row }: Found): NotificationToRead => ({
  ...row,
  says: saysOf(statement),
  handled: handledAt && { at: handledAt, by: handledBy ?? '' },
});

export async function staffNotifications(
  { database: { db } }: FlowContext,
  { show, after }: Parameters<Verb>[0],
): ReturnType<Verb> {
  const [found, toDo] = await Promise.all([
    readNotificationsPage(db, { show, after: readCursor(after), most: pageLength + 1 }),
    countForAPerson(db),
  ]);
  const rows = found.slice(0, pageLength).map(toRead);
  const last = found.length > pageLength ? rows.at(-1) : undefined;
  return { rows, toDo, next: last ? `${last.receivedAt.getTime()}.${last.id}` : null };
}

/** The same rows by the number of a page, as a table asks for them. */
export async function findNotifications(
  { database: { db } }: FlowContext,
  { filter, ...asked }: Parameters<StaffLogVerbs['findNotifications']>[0],
): ReturnType<StaffLogVerbs['findNotifications']> {
  const wanted = rowsOfPage(asked);
  const [found, toDo] = await Promise.all([
    readNotificationsPage(db, { ...filter, after: null, ...wanted }),
    countForAPerson(db),
  ]);
  const { rows, hasNext } = pageOf(found, wanted);
  return { rows: rows.map(toRead), hasNext, toDo };
}
