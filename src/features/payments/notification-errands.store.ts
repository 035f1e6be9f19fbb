/** Notifications that a person should look at, and the lists of all of them. */
import { and, count, desc, eq, isNull, ne, not, or, sql, type SQL } from 'drizzle-orm';
import type { Handle } from '../../platform/db/handle.ts';
import type { NotificationFilter } from './notification-filter.ts';
import { disputeIsOver, listedNotification } from './payments.store.ts';
import { gatewayNotifications, orders, paymentAttempts } from '../orders/orders.table.ts';
import { refunds } from '../refunds/refunds.table.ts';

/**
 * The second payment is on its way back: that has a place of its own among the errands. Known by the gateway's number of
 * the payment, since one visit may be paid more than once.
 */
const isPaidBack = (): SQL => sql`exists (
  select 1 from ${refunds} join ${paymentAttempts} on ${paymentAttempts.id} = ${refunds.attemptId}
  where ${paymentAttempts.orderId} = ${gatewayNotifications.orderId}
    and ${paymentAttempts.gateway} = ${gatewayNotifications.gateway}
    and ${paymentAttempts.providerReference} = ${gatewayNotifications.statement}->>'providerReference'
    and ${refunds.isSurplus} and ${refunds.state} <> 'cancelled'
)`;

/**
 * What a person should look at: money that did not fit its attempt, money that came a second time and must be paid back,
 * a card payment beside a transfer that was announced, a dispute. A forgery that nobody vouches for needs nobody; neither
 * does what somebody has dealt with, nor a word about a dispute that is over.
 */
export function forAPerson(): SQL | undefined {
  const { verdict, looksForged, reason, kind, handledAt } = gatewayNotifications;
  const troubles = or(
    and(eq(verdict, 'refused'), eq(looksForged, false)),
    and(eq(reason, 'already-paid'), not(isPaidBack())),
    eq(reason, 'claimed-too'),
    and(eq(kind, 'dispute'), or(isNull(reason), ne(reason, disputeIsOver))),
  );
  return and(isNull(handledAt), troubles);
}

const shown = {
  'to-do': forAPerson,
  refused: () => eq(gatewayNotifications.verdict, 'refused'),
  all: () => undefined,
} satisfies Record<NotificationFilter, () => SQL | undefined>;

type Page = {
  show: NotificationFilter;
  skip: number;
  gateway?: string;
  orderNumber?: string;
  most: number;
};

/** Of all gateways, newest first, with what each says. */
export async function readNotificationsPage(db: Handle, { show, most, skip, gateway, orderNumber }: Page) {
  const { receivedAt, id, kind, statement, handledAt, handledBy } = gatewayNotifications;
  const isErrand = sql<boolean>`coalesce(${forAPerson()}, false)`;
  return db
    .select({ ...listedNotification, kind, statement, handledAt, handledBy, isErrand })
    .from(gatewayNotifications)
    .leftJoin(orders, eq(orders.id, gatewayNotifications.orderId))
    .where(
      and(
        shown[show](),
        gateway === undefined ? undefined : eq(gatewayNotifications.gateway, gateway),
        orderNumber === undefined ? undefined : eq(orders.number, orderNumber),
      ),
    )
    .orderBy(desc(receivedAt), desc(id))
    .limit(most)
    .offset(skip);
}

export async function countForAPerson(db: Handle): Promise<number> {
  const [row] = await db.select({ waiting: count() }).from(gatewayNotifications).where(forAPerson());
  return row?.waiting ?? 0;
}
