/** The words of the steps and of an order, by kind of item: those of a course, overridden by those of the item. */
import { isToTake, type ItemKind, type Order } from '../order.ts';
import type { Words } from '../../../words.ts';
import { recipientOf } from './open-step.ts';

type Enrol = Words['enrol'];
type OrderWords = Words['order'];

/** The words of step 1. `optional` is appended to the label of an optional field. */
export type DetailsWords = Omit<Enrol['details'], 'description'> & { optional?: string };

export function detailsWordsFor(
  kind: ItemKind,
  { details, membership, product, bundle, consultation }: Enrol,
): DetailsWords {
  if (kind === 'course') return details;
  // A course may be in it, which needs a full name and a telephone.
  if (kind === 'bundle') return { ...details, ...bundle.details };
  if (kind === 'product') return { ...details, ...product.details, optional: membership.optional };
  if (kind === 'consultation') return { ...details, ...consultation.details, optional: membership.optional };
  const { title, ...own } = membership.details;
  const { optional } = membership;
  return kind === 'membership'
    ? { ...details, ...own, title: () => title, optional }
    : { ...details, optional };
}

/** The words for a buyer who has begun an order already. */
export function begunWordsFor(
  kind: ItemKind,
  words: Enrol,
): Pick<Enrol, 'continueOrder' | 'checkedOrder' | 'ownsCourse'> {
  if (kind !== 'membership' && kind !== 'product' && kind !== 'bundle' && kind !== 'consultation')
    return words;
  const own = words[kind];
  return {
    continueOrder: { ...words.continueOrder, ...own.continueOrder },
    checkedOrder: { ...words.checkedOrder, ...own.checkedOrder },
    ownsCourse: { ...words.ownsCourse, ...own.ownsCourse },
  };
}

/** The status of an order of 0 MAD, for people: without words of a payment or refund. */
export const freeLabel = ({ status }: Pick<Order, 'status'>, { free }: OrderWords): string =>
  status === 'Refunded' ? free.ended.label : free.label;

/** The words of one order. A free order mentions no payment, and a gift opens nothing for its buyer. `giftDay`: in words, while it is to come. */
export function orderWordsOf(
  order: Order,
  words: OrderWords,
  giftDay: string | null = null,
  isOfBundle = false,
): OrderWords {
  const own = orderWordsFor(order.itemKind, words);
  const gift = recipientOf(order);
  if (gift !== null && order.giftCode !== null)
    return wordsOfHand({ name: gift.name, day: giftDay, isTaken: !isToTake(order) }, own, words.gift);
  if (gift !== null) return wordsOfGift({ ...gift, day: giftDay }, own, words.gift);
  if (order.amountCentimes > 0) return own;
  const { title, freeReasons, waitingText, ended } = words.free;
  const text = isOfBundle ? words.free.ofBundle : words.free.text;
  return {
    ...own,
    statuses: {
      ...own.statuses,
      'Payment Confirmed': { title, text: order.freeAs === null ? text : freeReasons[order.freeAs] },
      Refunded: isOfBundle ? { ...ended, text } : ended,
    },
    access: { ...own.access, waitingText },
  };
}

const wordsOfGift = (
  { name, email, day }: { name: string; email: string; day: string | null },
  own: OrderWords,
  { title, text, opened, open, waits, statuses }: OrderWords['gift'],
): OrderWords =>
  giftWords(own, statuses, {
    opened,
    open,
    ...(day === null
      ? { title, text: text(name, email) }
      : { title: waits.title, text: waits.text(name, email, day) }),
  });

/** Of a gift that its buyer gives by hand. */
const wordsOfHand = (
  { name, day, isTaken }: { name: string; day: string | null; isTaken: boolean },
  own: OrderWords,
  { hand: { title, text, waits, takenTitle, taken, opened, open }, statuses }: OrderWords['gift'],
): OrderWords =>
  giftWords(own, statuses, {
    opened,
    open,
    title: isTaken ? takenTitle : title,
    text: isTaken ? taken(name) : day === null ? text(name) : waits(name, day),
  });

function giftWords(
  own: OrderWords,
  { pending, arriving, recorded }: OrderWords['gift']['statuses'],
  { title, text, opened, open }: Record<'title' | 'text' | 'opened' | 'open', string>,
): OrderWords {
  return {
    ...own,
    statuses: {
      ...own.statuses,
      'Pending Payment': { ...own.statuses['Pending Payment'], text: pending },
      'Paid - Card': { ...own.statuses['Paid - Card'], text: arriving },
      Paid: { ...own.statuses.Paid, text: recorded },
      'Payment Confirmed': { title, text },
    },
    timeline: {
      ...own.timeline,
      events: { ...own.timeline.events, 'grant-access': opened },
      nextSteps: { ...own.timeline.nextSteps, open },
    },
  };
}

/** The words of orders of this kind: the order's page, the receipt, the pages after a gateway. */
export function orderWordsFor(kind: ItemKind, words: OrderWords): OrderWords {
  if (kind === 'course') return words;
  const { statuses, timeline, access, facts } = words.kinds[kind];
  return {
    ...words,
    facts: { ...words.facts, ...facts },
    statuses: {
      ...words.statuses,
      'Pending Payment': { ...words.statuses['Pending Payment'], ...statuses['Pending Payment'] },
      'Paid - Card': { ...words.statuses['Paid - Card'], ...statuses['Paid - Card'] },
      Paid: { ...words.statuses.Paid, ...statuses.Paid },
      'Payment Confirmed': { ...words.statuses['Payment Confirmed'], ...statuses['Payment Confirmed'] },
    },
    timeline: {
      ...words.timeline,
      events: { ...words.timeline.events, ...timeline.events },
      nextSteps: { ...words.timeline.nextSteps, ...timeline.nextSteps },
    },
    access: { ...words.access, ...access },
  };
}

/** The same for the sentences of a payment that arrived. */
export const paidWordsFor = (
  kind: ItemKind,
  { success, kinds }: Words['payment'],
): Words['payment']['success'] => (kind === 'course' ? success : { ...success, ...kinds[kind] });
