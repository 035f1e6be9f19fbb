/** What other systems are told of an order: called where its history is written, so that neither says what the other does not. */
import { eq } from 'drizzle-orm';
import type { Handle } from '../../platform/db/handle.ts';
import { readGroupsOf } from '../cohorts/cohort-of-order.store.ts';
import { readCourse, readProduct, readService } from '../catalogue/catalogue.store.ts';
import { membership } from '../community/membership.ts';
import type { EventData, EventKind } from '../webhooks/event-kinds.ts';
import { recordEvent } from '../webhooks/events.store.ts';
import { currency } from '../../platform/money/money.ts';
import type { Detail } from './deed.ts';
import { orders, type orderHistory } from './orders.table.ts';

type Row = typeof orders.$inferSelect;
type HistoryEvent = (typeof orderHistory.$inferInsert)['event'];

export const moneyOf = (centimes: number) => ({ centimes, currency }) as const;

/** In English, so that one thing has one name; what the catalogue has no more keeps the name it was sold by. */
async function nameOf(db: Handle, { itemKind, itemSlug, description }: Row): Promise<string> {
  switch (itemKind) {
    case 'course':
    case 'instalment':
      return (await readCourse(db, itemSlug))?.words.en.name ?? description;
    case 'product':
      return (await readProduct(db, itemSlug))?.words.en.name ?? description;
    case 'consultation':
      return (await readService(db, itemSlug))?.words.en.title ?? description;
    case 'membership':
      return membership.name.en;
    case 'test':
      return description;
  }
}

type OfOrder = EventData<'access.resumed'>;
type OrderKind = Exclude<
  EventKind,
  'seat.taken' | 'seat.given_up' | 'application.received' | 'purchase.intended'
>;

export const buyNowFields = (about: {
  course: string;
  name: string;
  email: string;
  phone: string;
  at: Date;
}) =>
  ({
    course: about.course,
    customerName: about.name,
    customerEmail: about.email,
    customerPhone: about.phone,
    timestamp: about.at.toISOString(),
    action: 'buy-now',
    platform: 'web',
  }) as const;

/** Whoever buys on a sales page is told of with the fields that receivers of such wishes know. */
async function salesFields(tx: Handle, { itemKind, itemSlug, name, email, phone, placedAt }: Row) {
  const course = itemKind === 'course' ? await readCourse(tx, itemSlug) : null;
  if (!course || course.salesStory === null) return {};
  return buyNowFields({ course: course.words.en.name, name, email, phone, at: placedAt });
}

/** What is opened, and closed, belongs to the recipient of a gift. */
const isOpened = (kind: OrderKind): boolean => kind.startsWith('access.') || kind === 'member.joined';

const ownerIn = ({ name, email, phone, recipientName, recipientEmail }: Row) =>
  recipientEmail === null
    ? { name, email, phone }
    : { name: recipientName ?? '', email: recipientEmail, phone: '' };

/** Nothing of orders of the test screens: they open nothing, and no money is behind them. */
export async function tellOfOrder<K extends OrderKind>(
  tx: Handle,
  {
    kind,
    orderId,
    at,
    more,
    dedupeKey,
  }: {
    kind: K;
    orderId: string;
    at: Date;
    /** What this kind says beyond the order and its buyer. */
    more: Omit<EventData<K>, keyof OfOrder> | ((row: Row) => Promise<Omit<EventData<K>, keyof OfOrder>>);
    dedupeKey?: string;
  },
): Promise<void> {
  const [row] = await tx.select().from(orders).where(eq(orders.id, orderId));
  if (!row || row.itemKind === 'test') return;
  const { number, status, itemKind, itemSlug, amountCentimes, locale, placedAt, name, email, phone } = row;
  const group = (await readGroupsOf(tx, [orderId])).get(orderId);
  const ofOrder: OfOrder = {
    order: {
      number,
      status,
      item: { kind: itemKind, slug: itemSlug, name: await nameOf(tx, row) },
      ...(group === undefined ? {} : { group }),
      amount: moneyOf(amountCentimes),
      locale,
      placedAt: placedAt.toISOString(),
    },
    person: isOpened(kind) ? ownerIn(row) : { name, email, phone },
  };
  const rest = typeof more === 'function' ? await more(row) : more;
  const data = { ...ofOrder, ...rest } as EventData<K>;
  await recordEvent(tx, { kind, at, orderId, data, ...(dedupeKey === undefined ? {} : { dedupeKey }) });
}

/** A part of a price opens nothing of its own, and a booked hour is no access. */
async function tellOfAccess(
  tx: Handle,
  about: { orderId: string; at: Date },
  code: string | null,
): Promise<void> {
  const [row] = await tx.select({ kind: orders.itemKind }).from(orders).where(eq(orders.id, about.orderId));
  if (row?.kind === 'instalment' || row?.kind === 'consultation') return;
  await tellOfOrder(tx, { kind: 'access.granted', ...about, more: { code } });
  if (row?.kind === 'membership') await tellOfOrder(tx, { kind: 'member.joined', ...about, more: {} });
}

/** `code`: what was handed over with an access, if anything was. A refund is told of where its money leaves. */
export async function tellOfHistory(
  tx: Handle,
  {
    orderId,
    event,
    detail,
    code = null,
  }: {
    orderId: string;
    event: HistoryEvent;
    detail?: Detail | null;
    code?: string | null;
  },
  at: Date,
): Promise<void> {
  const about = { orderId, at };
  switch (event) {
    case 'place':
      return tellOfOrder(tx, { kind: 'order.placed', ...about, more: (row) => salesFields(tx, row) });
    case 'confirm':
      return tellOfOrder(tx, {
        kind: 'order.paid',
        ...about,
        more: async ({ paymentOption }) => ({ paidBy: paymentOption }),
      });
    case 'grant-access':
      return tellOfAccess(tx, about, code);
    case 'end-access':
      return tellOfOrder(tx, {
        kind: 'access.ended',
        ...about,
        more: { reason: detail?.['reason'] ?? 'refund' },
      });
    case 'pause-access': {
      const instalment = {
        number: Number(detail?.['part']),
        amount: moneyOf(Number(detail?.['amountCentimes'])),
      };
      return tellOfOrder(tx, { kind: 'access.paused', ...about, more: { instalment } });
    }
    case 'resume-access':
      return tellOfOrder(tx, { kind: 'access.resumed', ...about, more: {} });
    default:
  }
}
