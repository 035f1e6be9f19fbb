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
  readRequestsOfOrders,
  readRunningPlansOf,
} from '../domain/members/own-orders.store.server.ts';
import { awaitsDecision, detailsAreOpen, isPayable, type ItemKind } from '../domain/orders/order.ts';
import { isOpenRefund } from '../domain/orders/refund.ts';
import { findOwned } from '../domain/access/ownership.store.server.ts';
import type {
  AccountBooking,
  AccountOrder,
  AccountView,
  HadAlready,
  Opened,
  StillOpen,
} from './account-verbs.ts';
import { readPaidAt } from '../domain/orders/order-history.store.server.ts';
import { readShown } from '../domain/orders/refunds.store.server.ts';
import { askingOf, refundStanding } from '../domain/orders/refund-policy.ts';
import type { FlowContext } from './flow-context.ts';

async function readOrders({ database: { db }, clock }: FlowContext, email: string): Promise<AccountOrder[]> {
  const rows = await readOrdersOf(db, email);
  const ids = rows.map(({ id }) => id);
  const [shown, refunds, requests, paid, settings] = await Promise.all([
    readShown(db, rows),
    readRefundsOfOrders(db, ids),
    readRequestsOfOrders(db, ids),
    readPaidAt(db, ids),
    readSettings(db),
  ]);
  const untilOf = (order: (typeof rows)[number]): string | null => {
    // A part goes back with the first payment of its course, on whose row it is asked for.
    if (order.itemKind === 'instalment') return null;
    const paidAt = paid.get(order.id) ?? null;
    const {
      leftCentimes: dueCentimes,
      isByRight,
      lastDay,
    } = refundStanding(order, settings, { paidAt, now: clock() });
    return askingOf(order, { dueCentimes, isByRight, lastDay }) === 'may-ask' ? lastDay : null;
  };
  return rows.map((row) => {
    const { id, paymentOption: _option, refundDays: _days, refundedCentimes: _back, ...order } = row;
    const ownRefunds = refunds.filter(({ orderId }) => orderId === id);
    const request = requests.find(({ orderId }) => orderId === id);
    return {
      ...order,
      shown: shown.get(id) ?? order.status,
      refundUntil: untilOf(row),
      asked: request ? { at: request.askedAt, dueAt: request.dueAt } : null,
      creditNotes: ownRefunds.flatMap((one) => (one.state === 'done' ? [one.creditNoteNumber] : [])),
    };
  });
}

async function readOpened({ database: { db } }: FlowContext, email: string): Promise<Opened[]> {
  const rows = await readOpenedFor(db, email);
  if (rows.length === 0) return [];
  const [courses, settings] = await Promise.all([readCourses(db), readSettings(db)]);
  return rows.map(({ orderId: _id, servedAt: _served, recipientEmail, ...row }) => {
    const course = courses.find(({ slug }) => slug === row.itemSlug);
    const startUrl =
      row.code === null ? null : startUrlOf(settings.learningPlatformUrl, course?.platformProduct ?? null);
    // The order of a gift is its buyer's.
    return { ...row, startUrl, token: recipientEmail === null ? row.token : null };
  });
}

export async function readHad(
  { database: { db }, clock }: FlowContext,
  { email }: Member,
  item: { kind: ItemKind; slug: string },
): Promise<HadAlready | null> {
  const [owned] = await findOwned(db, email, item);
  if (owned) {
    const { number, token, recipientEmail } = owned;
    return { state: 'owned', number, token: recipientEmail === null ? token : null };
  }
  const begun = (await readOrdersOf(db, email)).find(
    ({ itemKind, itemSlug, status, recipientEmail, expiresAt }) =>
      itemKind === item.kind &&
      itemSlug === item.slug &&
      recipientEmail === null &&
      detailsAreOpen(status) &&
      expiresAt > clock(),
  );
  if (!begun) return null;
  const { number, amountCentimes, expiresAt } = begun;
  return { state: 'begun', number, amountCentimes, expiresAt };
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
  const requests = await readRequestsOfOrders(db, [...named.keys()]);
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
    ...requests.map(({ orderId, amountCentimes, dueAt }) => ({
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
