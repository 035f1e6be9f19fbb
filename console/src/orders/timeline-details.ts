/** Details of a timeline entry in words, without what only machines use. */
import { methodOf, type OrderStatus } from '../../../src/selling/orders/order.ts';
import { type ConsoleLocale, dayOf, formatTags, madOf, momentOf } from '../locale.ts';
import { isNameIn, wordOf } from '../words/word-of.ts';
import type { ConsoleWords } from '../words/words.ts';
import type { DoneOf } from '../api.ts';

type OrderWhole = DoneOf<'GET orders/{number}'>;

/** Entries of one action, shown as one with its consequences below. */
export type TimelineAction = { head: Entry; parts: Entry[] };

/** The others follow from these: a cancelled hour is refunded, not the other way round. */
const causes: ReadonlySet<string> = new Set(['cancel-hour', 'move-hour', 'dispute']);

/** The lower goes first: what changed the order's status matters more than its consequences. */
function rankOf({ kind, event, detail }: Entry): number {
  if (causes.has(event) || kind === 'note') return 0;
  if (kind === 'refund') return 1;
  if (kind === 'history' && detail.toStatus !== undefined && detail.toStatus !== detail.fromStatus) return 2;
  if (kind === 'staff') return 3;
  return kind === 'history' ? 4 : 5;
}

/** In the order in which each action began. */
export const actionsOfTimeline = (timeline: readonly Entry[]): TimelineAction[] =>
  [...Map.groupBy(timeline, ({ action }) => action).values()].flatMap((lines) => {
    const [head, ...parts] = lines.toSorted((a, b) => rankOf(a) - rankOf(b));
    return head ? [{ head, parts }] : [];
  });

export type Entry = OrderWhole['timeline'][number];

/** Shown elsewhere on the entry, or only for machines. */
const left = new Set([
  'id',
  'state',
  'whyNot',
  'fromStatus',
  'toStatus',
  'text',
  'locale',
  'reason:notification',
]);

const isInstant = (text: string): boolean => /^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(text);

const sizeOf = (bytes: number, locale: ConsoleLocale): string =>
  new Intl.NumberFormat(formatTags[locale], {
    style: 'unit',
    unit: 'kilobyte',
    maximumFractionDigits: 0,
  }).format(Math.max(1, bytes / 1000));

function valueOf(name: string, value: string, words: ConsoleWords, locale: ConsoleLocale): string {
  const { orderPage, orders, refunds, deliveries } = words;
  if (/[cC]entimes$/.test(name) || name === 'priceBefore') return madOf(Number(value), locale);
  if (isInstant(value)) return momentOf(value, locale);
  switch (name) {
    case 'option':
      return wordOf(orders.methods, value) ?? value;
    case 'receivedOn':
    case 'paidOn':
      return dayOf(value, locale);
    case 'cardType':
      return wordOf(orderPage.cards, value) ?? value;
    case 'state':
      return wordOf({ ...refunds.states, ...orders.emailStates }, value) ?? value;
    case 'status':
      return wordOf(orders.statuses, value) ?? value;
    case 'gateway':
      return wordOf(refunds.gateways, value) ?? value;
    case 'outcome':
      return wordOf(orderPage.attempts, value) ?? value;
    case 'way':
      return wordOf(refunds.ways, value) ?? value;
    case 'paidBy':
      return isNameIn(methodOf, value) ? orders.methods[methodOf[value]] : value;
    case 'what':
      return wordOf(deliveries.emails, value) ?? value;
    case 'problem':
      return wordOf(refunds.one.problems, value) ?? value;
    case 'reason':
      return value === 'made-at-gateway' ? refunds.one.made : (wordOf(deliveries.reasons, value) ?? value);
    case 'fields':
      return value
        .split(', ')
        .map((name) => (name === 'name' ? orders.buyer : (wordOf(orders.facts, name) ?? name)))
        .join(locale === 'ar' ? '، ' : ', ');
    case 'paymentOption':
      return wordOf(orders.methods, value) ?? value;
    case 'bytes':
      return sizeOf(Number(value), locale);
    case 'goodwill':
    case 'surplus':
    case 'oversold':
    case 'isSurplus':
    case 'looksForged':
      return orderPage.yes;
    default:
      return value;
  }
}

const id = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** Pairs 'before.email' and 'after.email' into one detail. */
function pairsOf({ kind, detail }: Entry): Map<string, { was: string | null; is: string | null }> {
  const pairs = new Map<string, { was: string | null; is: string | null }>();
  for (const [key, value] of Object.entries(detail)) {
    if (left.has(key) || left.has(`${key}:${kind}`) || id.test(value)) continue;
    const [, side, name = key] = /^(before|after)\.(.+)$/.exec(key) ?? [];
    const pair = pairs.get(name) ?? { was: null, is: null };
    pairs.set(name, side === 'before' ? { ...pair, was: value } : { ...pair, is: value });
  }
  return pairs;
}

/** Amount and method first; the rest as stored. */
const first = ['amountCentimes', 'amount', 'way', 'paidBy', 'creditNote'];
const placeOf = (name: string): number => (first.includes(name) ? first.indexOf(name) : first.length);

/** Fields without a word are left out: the log has them. `was`: null unless something changed. */
export function detailsOf(
  entry: Entry,
  words: ConsoleWords,
  locale: ConsoleLocale,
): { key: string; label: string; was: string | null; is: string }[] {
  const { orderPage, log } = words;
  const wordsOf = (name: string, value: string | null) =>
    value === null ? null : valueOf(name, value, words, locale);
  return [...pairsOf(entry)]
    .toSorted(([one], [other]) => placeOf(one) - placeOf(other))
    .flatMap(([key, { was, is }]) => {
      const label = wordOf(orderPage.details, key) ?? wordOf(log.fields, key);
      if (label === undefined) return [];
      return [{ key, label, was: wordsOf(key, was), is: wordsOf(key, is) ?? log.nothing }];
    });
}

/** The title of an entry. */
export function titleOf(
  { kind, event }: Entry,
  { common, orderPage, orders, log, deliveries }: ConsoleWords,
): string {
  switch (kind) {
    case 'history':
      return wordOf(orders.events, event) ?? event;
    case 'note':
      return event === 'refund-ask' ? orderPage.refundAsk.title : orderPage.note.title;
    case 'email':
      return `${orderPage.emailEntry}${common.colon}${wordOf(deliveries.emails, event) ?? event}`;
    case 'attempt':
      return `${orderPage.attempt}${common.colon}${wordOf(orderPage.attempts, event) ?? event}`;
    case 'notification':
      return `${orderPage.notification}${common.colon}${wordOf(orderPage.verdicts, event) ?? event}`;
    case 'refund':
      return wordOf(orderPage.refund, event) ?? event;
    case 'receipt':
      return orderPage.receipt;
    case 'download':
      return orderPage.download;
    case 'webhook':
      return `${orderPage.webhook}${common.colon}${wordOf(deliveries.events, event) ?? event}`;
    case 'staff':
      return wordOf(log.acts, event) ?? event;
  }
}

export const actorOf = (actor: string, { orders, refunds }: ConsoleWords): string => {
  if (actor === 'buyer' || actor === 'clock') return orders.by[actor];
  const gateway = /^gateway:(.+)$/.exec(actor)?.[1];
  if (gateway !== undefined) return wordOf(refunds.gateways, gateway) ?? gateway;
  return actor.replace(/^staff:/, '');
};

export const isStatus = (text: string | undefined, { orders }: ConsoleWords): text is OrderStatus =>
  text !== undefined && Object.hasOwn(orders.statuses, text);
