/** What a line of the timeline adds, in words: nobody reads names of fields, and what a machine keeps for itself is left out. */
import type { OrderStatus } from '../../../domain/orders/order.ts';
import type { OrderWhole } from '../../../api/staff/order-shapes.ts';
import { madOf, momentOf, type ConsoleLocale } from '../locale.ts';
import type { ConsoleWords } from '../words/words.ts';

export type Entry = OrderWhole['timeline'][number];

/** Shown elsewhere on the line, or of use to machines alone. */
const left = new Set(['id', 'state', 'fromStatus', 'toStatus', 'text', 'locale', 'reason:notification']);

const isInstant = (text: string): boolean => /^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(text);

const lookUp = (table: Readonly<Record<string, string>>, name: string): string | undefined =>
  Object.hasOwn(table, name) ? table[name] : undefined;

function valueOf(name: string, value: string, words: ConsoleWords, locale: ConsoleLocale): string {
  const { desk, orders, refunds } = words;
  if (/[cC]entimes$/.test(name) || name === 'priceBefore') return madOf(Number(value), locale);
  if (isInstant(value)) return momentOf(value, locale);
  switch (name) {
    case 'option':
      return lookUp(orders.methods, value) ?? value;
    case 'cardType':
      return lookUp(desk.cards, value) ?? value;
    case 'status':
      return lookUp(orders.statuses, value) ?? value;
    case 'gateway':
      return lookUp(refunds.gateways, value) ?? value;
    case 'outcome':
      return lookUp(desk.attempts, value) ?? value;
    case 'way':
      return lookUp(refunds.ways, value) ?? value;
    case 'paidBy':
      return lookUp(desk.record.ways, value) ?? value;
    case 'what':
      return lookUp(desk.letters, value) ?? value;
    case 'problem':
      return lookUp(refunds.one.problems, value) ?? value;
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
      const plain = lookUp(desk.details, name) ?? name;
      const label = side === 'before' || side === 'after' ? `${plain} (${desk[side]})` : plain;
      return { key, label, value: valueOf(name, value, words, locale) };
    });
}

/** What a line is called. */
export function titleOf({ kind, event }: Entry, { desk, orders }: ConsoleWords): string {
  switch (kind) {
    case 'history':
      return lookUp(orders.events, event) ?? event;
    case 'note':
      return desk.note.title;
    case 'letter':
      return `${desk.letter}: ${lookUp(desk.letters, event) ?? event}`;
    case 'attempt':
      return `${desk.attempt}: ${lookUp(desk.attempts, event) ?? event}`;
    case 'notification':
      return `${desk.notification}: ${lookUp(desk.verdicts, event) ?? event}`;
    case 'refund':
      return lookUp(desk.refund, event) ?? event;
    case 'receipt':
      return desk.receipt;
    case 'download':
      return desk.download;
    case 'webhook':
      return `${desk.webhook}: ${event}`;
    case 'office':
      return lookUp(desk.acts, event) ?? event;
  }
}

export const actorOf = (actor: string, { orders, refunds }: ConsoleWords): string => {
  if (actor === 'buyer' || actor === 'clock') return orders.by[actor];
  const gateway = /^gateway:(.+)$/.exec(actor)?.[1];
  if (gateway !== undefined) return lookUp(refunds.gateways, gateway) ?? gateway;
  return actor.replace(/^staff:/, '');
};

export const isStatus = (text: string | undefined, { orders }: ConsoleWords): text is OrderStatus =>
  text !== undefined && Object.hasOwn(orders.statuses, text);
