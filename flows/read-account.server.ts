/** What is open to her, what waits for payment, and what she ordered: by her proved address alone. Nothing here changes anything. */
import { startUrlOf } from '../domain/access/start-url.ts';
import {
  readCourses,
  readServices,
  readSettings,
  readTrainers,
} from '../domain/catalogue/catalogue.store.server.ts';
import type { Member } from '../domain/members/member.ts';
import {
  readBookingsOf,
  readOpenedFor,
  readOrdersOf,
  readRefundsOfOrders,
  readRunningPlansOf,
} from '../domain/members/own-orders.store.server.ts';
import { awaitsDecision, isPayable } from '../domain/orders/order.ts';
import { isOpenRefund } from '../domain/orders/refund.ts';
import type { AccountBooking, AccountOrder, AccountView, Opened, StillOpen } from './account-verbs.ts';
import type { FlowContext } from './flow-context.ts';

async function readOrders({ database: { db } }: FlowContext, email: string): Promise<AccountOrder[]> {
  const rows = await readOrdersOf(db, email);
  const refunds = await readRefundsOfOrders(
    db,
    rows.map(({ id }) => id),
  );
  return rows.map(({ id, paymentOption: _option, ...order }) => ({
    ...order,
    creditNotes: refunds
      .filter(({ orderId, state }) => orderId === id && state === 'done')
      .map(({ creditNoteNumber }) => creditNoteNumber),
  }));
}

async function readOpened({ database: { db } }: FlowContext, email: string): Promise<Opened[]> {
  const rows = await readOpenedFor(db, email);
  if (rows.length === 0) return [];
  const [courses, settings] = await Promise.all([readCourses(db), readSettings(db)]);
  return rows.map(({ orderId: _id, servedAt: _served, ...row }) => {
    const course = courses.find(({ slug }) => slug === row.itemSlug);
    const startUrl =
      row.code === null ? null : startUrlOf(settings.learningPlatformUrl, course?.platformProduct ?? null);
    return { ...row, startUrl };
  });
}

async function readBookings({ database: { db } }: FlowContext, email: string): Promise<AccountBooking[]> {
  const rows = await readBookingsOf(db, email);
  if (rows.length === 0) return [];
  const [services, trainers] = await Promise.all([readServices(db), readTrainers(db)]);
  return rows.map(({ orderId: _id, service, expert, description, ...row }) => {
    const offered = services.find(({ slug }) => slug === service)?.words;
    const person = trainers.find(({ slug }) => slug === expert)?.words;
    return {
      ...row,
      service: { en: offered?.en.title ?? description, ar: offered?.ar.title ?? description },
      expert: { en: person?.en.name ?? '', ar: person?.ar.name ?? '' },
    };
  });
}

/** But for what came with her courses. */
export async function readAccount(
  context: FlowContext,
  { email }: Member,
): Promise<Omit<AccountView, 'rights'>> {
  const [orders, opened, bookings] = await Promise.all([
    readOrders(context, email),
    readOpened(context, email),
    readBookings(context, email),
  ]);
  return { orders, opened, bookings };
}

/** What a deletion would leave her without: told before, so that nothing is lost unknowingly. */
export async function stillOpen(
  { database: { db }, clock }: FlowContext,
  { email }: Member,
): Promise<StillOpen[]> {
  const now = clock();
  const orders = await readOrdersOf(db, email);
  // Chosen, and perhaps sent before it was said: it would come in for an order that is no longer there.
  const maySend = ({ status, paymentOption }: (typeof orders)[number]) =>
    isPayable(status) && paymentOption !== null && paymentOption !== 'Card';
  const named = new Map(orders.map(({ id, description }) => [id, description]));
  const refunds = await readRefundsOfOrders(db, [...named.keys()]);
  const bookings = await readBookingsOf(db, email);
  const opened = await readOpenedFor(db, email);
  const plans = await readRunningPlansOf(db, email);
  // Of an hour whose transfer is being looked for the claim is told.
  const held = bookings.filter(({ state, status }) => state === 'held' && !awaitsDecision(status));
  const heldOrders = new Set(held.map(({ orderId }) => orderId));
  return [
    ...bookings
      .filter(({ state, startsAt }) => state === 'booked' && startsAt > now)
      .map(({ description, startsAt }) => ({ kind: 'booking' as const, description, at: startsAt })),
    ...held.map(({ description, startsAt }) => ({ kind: 'held' as const, description, at: startsAt })),
    ...orders
      .filter((order) => maySend(order) && !heldOrders.has(order.id))
      .map(({ description, number }) => ({ kind: 'unpaid' as const, description, number })),
    ...refunds
      .filter(({ state }) => isOpenRefund(state))
      .map(({ orderId, amountCentimes, dueAt }) => ({
        kind: 'refund' as const,
        description: named.get(orderId) ?? '',
        amountCentimes,
        at: dueAt,
      })),
    ...orders
      .filter(({ status }) => awaitsDecision(status))
      .map(({ description }) => ({ kind: 'claim' as const, description })),
    ...opened
      .filter(({ servedAt, itemKind }) => servedAt === null && itemKind === 'course')
      .map(({ description }) => ({ kind: 'code' as const, description })),
    ...plans.map(({ description }) => ({ kind: 'instalments' as const, description })),
  ];
}
