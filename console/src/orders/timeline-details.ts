/** What a line of the timeline adds, in words: nobody reads names of fields, and what a machine keeps for itself is left out. */
import type { OrderStatus } from '../../../domain/orders/order.ts';
import type { OrderWhole } from '../../../api/staff/order-shapes.ts';
import { madOf, momentOf, type ConsoleLocale } from '../locale.ts';
import { wordOf } from '../words/word-of.ts';
import type { ConsoleWords } from '../words/words.ts';

export type Entry = OrderWhole['timeline'][number];

/** Shown elsewhere on the line, or of use to machines alone. */
const left = new Set(['id', 'state', 'fromStatus', 'toStatus', 'text', 'locale', 'reason:notification']);

const isInstant = (text: string): boolean => /^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(text);

function valueOf(name: string, value: string, words: ConsoleWords, locale: ConsoleLocale): string {
  const { desk, orders, refunds } = words;
  if (/[cC]entimes$/.test(name) || name === 'priceBefore') return madOf(Number(value), locale);
  if (isInstant(value)) return momentOf(value, locale);
  switch (name) {
    case 'option':
      return wordOf(orders.methods, value) ?? value;
    case 'cardType':
      return wordOf(desk.cards, value) ?? value;
    case 'status':
      return wordOf(orders.statuses, value) ?? value;
    case 'gateway':
      return wordOf(refunds.gateways, value) ?? value;
    case 'outcome':
      return wordOf(desk.attempts, value) ?? value;
    case 'way':
      return wordOf(refunds.ways, value) ?? value;
    case 'paidBy':
      return wordOf(desk.record.ways, value) ?? value;
    case 'what':
      return wordOf(desk.letters, value) ?? value;
    case 'problem':
      return wordOf(refunds.one.problems, value) ?? value;
    case 'reason':
      return value === 'made-at-gateway' ? refunds.one.made : value;
    case 'goodwill':
    case 'surplus':
    case 'oversold':
    case 'isSurplus':
    case 'looksForged':
      return desk.yes;
    default:
      return value;
  }
}

export function detailsOf(
  { kind, detail }: Entry,
  words: ConsoleWords,
  locale: ConsoleLocale,
): { key: string; label: string; value: string }[] {
  const { desk } = words;
  return Object.entries(detail)
    .filter(([name]) => !left.has(name) && !left.has(`${name}:${kind}`))
    .map(([key, value]) => {
      const [, side, name = key] = /^(before|after)\.(.+)$/.exec(key) ?? [];
      const plain = wordOf(desk.details, name) ?? name;
      const label = side === 'before' || side === 'after' ? `${plain} (${desk[side]})` : plain;
      return { key, label, value: valueOf(name, value, words, locale) };
    });
}

/** What a line is called. */
export function titleOf({ kind, event }: Entry, { desk, orders, log }: ConsoleWords): string {
  switch (kind) {
    case 'history':
      return wordOf(orders.events, event) ?? event;
    case 'note':
      return desk.note.title;
    case 'letter':
      return `${desk.letter}: ${wordOf(desk.letters, event) ?? event}`;
    case 'attempt':
      return `${desk.attempt}: ${wordOf(desk.attempts, event) ?? event}`;
    case 'notification':
      return `${desk.notification}: ${wordOf(desk.verdicts, event) ?? event}`;
    case 'refund':
      return wordOf(desk.refund, event) ?? event;
    case 'receipt':
      return desk.receipt;
    case 'download':
      return desk.download;
    case 'webhook':
      return `${desk.webhook}: ${event}`;
    case 'office':
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
