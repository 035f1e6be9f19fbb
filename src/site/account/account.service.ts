/** What signed-in people see in their account, by the address that their sign-in proved, and how they get e-mails. */
import { inEach } from '../../platform/i18n/locale.ts';
import { startUrlOf } from '../../selling/orders/access-codes.ts';
import {
  readCourses,
  readServices,
  readSettings,
  readTrainers,
} from '../../academy/content/content.service.ts';
import { readHeldTexts } from '../../community/community/texts-of-member.service.ts';
import { readEventsAbout } from '../../academy/webhooks/events.service.ts';
import {
  readBookingsOf,
  readOpenedFor,
  readOrdersOf,
  readOrdersWithMoney,
  readRefundsOfOrders,
  readRequestsOfOrders,
  readRunningPlansOf,
} from '../../selling/order-management/orders-of-member.service.ts';
import { readHeldLearning, readHeldOrders, readHeldPerson } from './held-person.service.ts';
import type { Member } from '../../academy/sign-in/member.ts';
import {
  awaitsDecision,
  detailsAreOpen,
  isPayable,
  type ItemKind,
  type OrderStatus,
} from '../../selling/orders/order.ts';
import { askingOf, isOpenRefund, refundStatus } from '../../selling/orders/refund.ts';
import { findOwned } from '../../selling/access/access.service.ts';
import { readShown } from '../../selling/refunds/refunds.service.ts';
import { isStillWithUs } from '../../selling/shares/shares.service.ts';
import { readEmailsTo } from '../../academy/emails/emails-about.service.ts';
import type { ServiceContext } from '../../context.ts';
import { rightsOfMember } from '../../selling/access/rights.service.ts';
import {
  findOrderOfEmail,
  type OrderRow,
  readOrdersPage,
} from '../../selling/order-management/find-orders.service.ts';
import { email as emailSchema } from '../../platform/people/person.ts';
import { readWishes, type Wishes, writeWishes } from '../../academy/accounts/profiles.service.ts';

/** One order with the person who placed it. */
export type User = {
  name: string;
  email: string;
  /** What was ordered, as it was called when sold. */
  product: string;
  /** Centimes of MAD. */
  amountCentimes: number;
  status: OrderStatus;
  orderedAt: Date;
  orderNumber: string;
};

export type UsersPage = Awaited<ReturnType<typeof staffUsers>>;

const userOf = (row: OrderRow): User => ({
  name: row.name,
  email: row.email,
  product: row.description,
  amountCentimes: row.amountCentimes,
  status: row.status,
  orderedAt: row.placedAt,
  orderNumber: row.number,
});

/**
 * One row for each order, newest first, 50 a page; `next` is the `before` of the following page, null on the last. `search` is
 * looked for in number, name, e-mail, phone and transfer code; empty finds everybody.
 */
export async function staffUsers(
  { database: { db } }: ServiceContext,
  filter: { before: Date | null; search: string },
) {
  const { rows, next } = await readOrdersPage(db, { ...filter, status: null });
  return { rows: rows.map(userOf), next };
}

/**
 * The person with this address by their best order: a confirmed one, else the newest. Null without one, and for a text that
 * is no address. Only for callers who have proved who they are: staff, or the person themselves.
 */
export async function userByEmail({ database: { db } }: ServiceContext, email: string): Promise<User | null> {
  const typed = emailSchema.safeParse(email);
  const row = typed.success ? await findOrderOfEmail(db, typed.data) : null;
  return row && userOf(row);
}

/** `description` of an order: as it was called when sold, in its language. `recipientEmail`: of a gift; else null. */
async function readOrders({ database: { db }, clock }: ServiceContext, email: string) {
  const rows = await readOrdersWithMoney(db, email);
  const [shown, settings] = await Promise.all([readShown(db, rows), readSettings(db)]);
  const untilOf = (order: (typeof rows)[number]): string | null => {
    // An instalment is refunded with the first payment of its course, where the refund is requested.
    if (order.itemKind === 'instalment') return null;
    const {
      leftCentimes: dueCentimes,
      isByRight,
      lastDay,
    } = refundStatus(order, settings, { paidAt: order.paidAt, now: clock() });
    return askingOf(order, { dueCentimes, isByRight, lastDay }) === 'may-ask' ? lastDay : null;
  };
  return rows.map((row) => {
    const {
      id,
      paymentOption: _option,
      refundDays: _days,
      beginsOn: _begins,
      refundedCentimes: _back,
      paidAt: _paid,
      askedAt,
      askedDueAt,
      ...order
    } = row;
    return {
      ...order,
      /** The status as people read it. */
      shown: shown.get(id) ?? order.status,
      /** The last day to request a refund, 'YYYY-MM-DD' in Morocco; null when none can be requested. */
      refundUntil: untilOf(row),
      /** A refund was requested, and not decided. */
      asked: askedAt && askedDueAt && { at: askedAt, dueAt: askedDueAt },
    };
  });
}

/** `isClassroom`: a seat in the academy's own classroom, without a code. `pausedAt`: since when an instalment is overdue. */
async function readOpened({ database: { db } }: ServiceContext, email: string) {
  const rows = await readOpenedFor(db, email);
  if (rows.length === 0) return [];
  const [courses, settings] = await Promise.all([readCourses(db), readSettings(db)]);
  return rows.map(({ orderId: _id, servedAt: _served, recipientEmail, ...row }) => {
    const course = courses.find(({ slug }) => slug === row.itemSlug);
    const startUrl =
      row.code === null ? null : startUrlOf(settings.learningPlatformUrl, course?.platformProduct ?? null);
    // The order page of a gift is for its buyer only.
    const token = recipientEmail === null ? row.token : null;
    return {
      ...row,
      /** Where the code is used; null without a code. */
      startUrl,
      /** Token of the order's page; null for a gift. */
      token,
    };
  });
}

type HadAlready =
  /** `token` is null for a gift, which is shown in the account instead. */
  | { state: 'owned'; number: string; token: string | null }
  /** Not paid or claimed. Somebody else may have placed it and hold its link, so the buyer continues by a button, not that link. */
  | { state: 'begun'; number: string; amountCentimes: number; expiresAt: Date };

/** What a member has of one item, or has begun to buy; null when neither. */
export async function readHad(
  { database: { db }, clock }: ServiceContext,
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

async function readBookings({ database: { db } }: ServiceContext, email: string) {
  const rows = await readBookingsOf(db, email);
  if (rows.length === 0) return [];
  const [services, trainers] = await Promise.all([readServices(db), readTrainers(db)]);
  return rows.map(({ orderId: _id, service, expert, description, ...row }) => {
    const offered = services.find(({ slug }) => slug === service)?.words;
    const person = trainers.find(({ slug }) => slug === expert)?.words;
    return {
      ...row,
      /** Names of the service and the expert in each language. */
      service: inEach((one) => offered?.[one].title ?? description),
      expert: inEach((one) => person?.[one].name ?? ''),
    };
  });
}

/** Orders and what they opened, the newest first; hours with experts by their start. */
export async function readAccount(context: ServiceContext, { email }: Member) {
  const [orders, opened, rights] = await Promise.all([
    readOrders(context, email),
    readOpened(context, email),
    /** Consultations that came with courses. */
    rightsOfMember(context, email),
  ]);
  const bookings = orders.some(({ hasHour }) => hasHour) ? await readBookings(context, email) : [];
  return { orders, opened, bookings, rights };
}

export type AccountView = Awaited<ReturnType<typeof readAccount>>;
export type Opened = AccountView['opened'][number];
export type AccountBooking = AccountView['bookings'][number];

/** What is in progress and would be lost with the account. */
export type StillOpen =
  /** 'held': reserved until the member pays. */
  | { kind: 'booking' | 'held'; description: string; at: Date }
  /** Money may be on its way although no payment was reported. */
  | { kind: 'unpaid'; description: string; number: string }
  | { kind: 'refund'; description: string; amountCentimes: number; at: Date }
  | { kind: 'claim' | 'code' | 'instalments'; description: string };

/** What a deletion would cancel: shown before, so that nothing is lost unknowingly. */
export async function stillOpen(
  { database: { db }, clock }: ServiceContext,
  { email }: Member,
): Promise<StillOpen[]> {
  const now = clock();
  const orders = await readOrdersOf(db, email);
  // Somebody who chose a transfer may have sent it without reporting it: it would arrive for an order that is gone.
  const maySend = ({ status, paymentOption }: (typeof orders)[number]) =>
    isPayable(status) && paymentOption !== null && paymentOption !== 'Card';
  const named = new Map(orders.map(({ id, description }) => [id, description]));
  const refunds = await readRefundsOfOrders(db, [...named.keys()]);
  const requests = await readRequestsOfOrders(db, [...named.keys()]);
  const bookings = await readBookingsOf(db, email);
  const opened = await readOpenedFor(db, email);
  const plans = await readRunningPlansOf(db, email);
  // An hour whose transfer is being checked is listed as a claim instead.
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

/** Rows by the names of their tables. */
type AccountExport = { academy: string; exportedAt: Date } & Record<string, unknown>;

/** Everything that is stored about a member, in one file. */
export async function exportAccount(
  { database: { db }, clock }: ServiceContext,
  member: Member,
): Promise<AccountExport> {
  const [settings, orders, person, texts, learning] = [
    await readSettings(db),
    await readHeldOrders(db, member.email),
    await readHeldPerson(db, member),
    await readHeldTexts(db, member.id),
    await readHeldLearning(db, member.email),
  ];
  const about = {
    memberId: member.id,
    email: member.email,
    orderIds: orders.orders.map(({ id }) => id),
    applicationIds: person.applications.map(({ id }) => id),
  };
  const emails = await readEmailsTo(db, about);
  return {
    academy: settings.siteName.en,
    exportedAt: clock(),
    ...person,
    ...orders,
    ...texts,
    ...learning,
    outbox: emails,
    events: await readEventsAbout(db, about),
  };
}

/**
 * The language of e-mails, and whether the digest is wanted. Null without a profile: then each e-mail has the language of its
 * subject.
 */
export const wishes = ({ database: { db } }: ServiceContext, { id }: Member) => readWishes(db, id);

/** False without a profile: there is nothing to change yet. */
export const changeWishes = (
  { database: { db } }: ServiceContext,
  { id }: Member,
  { locale, wantsDigest }: Wishes,
): Promise<boolean> => writeWishes(db, id, { locale, wantsDigest });

/** Whether a member of staff has this mailbox, however it is written, or somebody who is still paid: that ends before the account is deleted. */
export const isStaff = (context: ServiceContext, { email }: Member) => isStillWithUs(context, email);
