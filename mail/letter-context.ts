/** What letters about an order are made with: the order's facts and words, its addresses, and two common blocks. */
import { letterWords } from '../content/emails/letter-words.ts';
import { policyValues } from '../domain/catalogue/policy-values.ts';
import { pathIn } from '../domain/people/locale.ts';
import { promisedTo } from '../domain/orders/promised-to.ts';
import { formatMoment } from '../domain/time/calendar-date.ts';
import type { Block } from './letter.ts';
import type { OrderFacts } from './order-facts.server.ts';

export type LetterContext = OrderFacts & {
  /** 'https://derb.example', without a trailing slash. */
  publicOrigin: string;
};

export const wordsFor = ({ order }: LetterContext) => letterWords[order.locale];

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
