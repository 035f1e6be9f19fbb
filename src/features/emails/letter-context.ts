/** What letters about an order are made with: the order's facts and words, its addresses, and two common blocks. */
import { letterWords, type LetterWords } from './email-words.ts';
import { policyValues } from '../legal/policy-values.ts';
import { pathIn } from '../../platform/i18n/locale.ts';
import { promisedTo } from '../orders/order.ts';
import type { OrderFacts } from '../orders/order-facts.service.ts';
import { formatMoment } from '../../platform/time/calendar-date.ts';
import type { Block } from './letter.ts';

export type LetterContext = OrderFacts & {
  /** 'https://derb.example', without a trailing slash. */
  publicOrigin: string;
};

/** In the order's language; of an order of 0 MAD without a word of a payment, and with the reason for which nothing is paid. */
export function wordsFor({ order }: LetterContext): LetterWords {
  const words = letterWords[order.locale];
  if (order.amountCentimes > 0) return words;
  const { free } = words;
  const why = order.letInAs === null ? free.free : free.letIn[order.letInAs];
  const told = <T extends { intro: (item: string) => string }>(own: T): T => ({
    ...own,
    intro: (item: string) => `${own.intro(item)} ${why}`,
  });
  return {
    ...words,
    frame: { ...words.frame, paid: free.paid },
    accessReady: { ...words.accessReady, ...told(free.accessReady) },
    accessSoon: { ...words.accessSoon, ...told(free.accessSoon) },
    membershipReady: { ...words.membershipReady, ...told(free.membershipReady) },
    productReady: { ...words.productReady, ...told(free.productReady) },
  };
}

/** That money can be asked back, unless none was paid. */
export const ofMoney = ({ order }: LetterContext, block: Block): Block[] =>
  order.amountCentimes > 0 ? [block] : [];

/** The address of the order's own page, or of a step under it. */
export const orderUrl = ({ order, publicOrigin }: LetterContext, step = ''): string =>
  `${publicOrigin}${pathIn(order.locale, `/orders/${order.token}${step}`)}`;

/** What this order was promised, in numbers and in its language. */
export const promisesOf = (context: LetterContext) =>
  policyValues(promisedTo(context.order, context.settings), wordsFor(context).refunds, context.order.locale);

/** With the hour, as the pages of the order say it. */
export const payUntil = ({ order }: LetterContext): string => formatMoment(order.expiresAt, order.locale);

export const button = (context: LetterContext, label: string, href = orderUrl(context)): Block => ({
  kind: 'button',
  label,
  href,
  orCopy: wordsFor(context).frame.orCopy,
});

export const paragraph = (text: string, soft = false): Block => ({ kind: 'paragraph', text, soft });
