/** What gateways told us, as the office looks through it. */
import {
  countForAPerson,
  readNotificationsPage,
} from '../domain/orders/notification-errands.store.server.ts';
import { type KeptNotification } from '../domain/orders/notifications.store.server.ts';
import { pageOf, rowsOfPage } from '../domain/people/page-of.ts';
import type { FlowContext } from './flow-context.ts';
import type { StaffLogVerbs } from './log-verbs.ts';
import type { NotificationToRead } from './reconcile-verbs.ts';

type Found = Awaited<ReturnType<typeof readNotificationsPage>>[number];

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

export async function findNotifications(
  { database: { db } }: FlowContext,
  { filter, ...asked }: Parameters<StaffLogVerbs['findNotifications']>[0],
): ReturnType<StaffLogVerbs['findNotifications']> {
  const wanted = rowsOfPage(asked);
  const [found, toDo] = await Promise.all([
    readNotificationsPage(db, { ...filter, ...wanted }),
    countForAPerson(db),
  ]);
  const { rows, hasNext } = pageOf(found, wanted);
  return { rows: rows.map(toRead), hasNext, toDo };
}
