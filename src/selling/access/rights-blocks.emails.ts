/** The part of a course's e-mails about its included consultations, as they are when the e-mail is posted. */
import type { Handle } from '../../platform/db/handle.ts';
import { lastDayOf, type Right } from '../orders/rights.ts';
import { rightsOfOrder } from './rights.store.ts';
import { readService } from '../../academy/content/content.service.ts';
import { formatMad, takePercentOff } from '../../platform/money/money.ts';
import type { Order } from '../orders/order.ts';
import { formatDay } from '../../platform/time/calendar-date.ts';
import {
  type Block,
  type EmailContext,
  facts,
  paragraph,
  wordsFor,
} from '../../academy/emails/email-content.ts';

/** One that can be used; centimes of MAD. */
export type RightFacts = Pick<Right, 'code' | 'endsAt'> & {
  title: string;
  beforeCentimes: number;
  centimes: number;
};

export async function readRightFacts(db: Handle, order: Order, now: Date): Promise<RightFacts[]> {
  if (order.itemKind !== 'course') return [];
  const found: RightFacts[] = [];
  for (const { code, endsAt, state, percent, service: slug } of await rightsOfOrder(db, order.id, now)) {
    const service = state === 'open' ? await readService(db, slug) : null;
    if (!service) continue;
    const { priceCentimes: beforeCentimes, words } = service;
    const centimes = takePercentOff(beforeCentimes, percent);
    found.push({ code, endsAt, title: words[order.locale].title, beforeCentimes, centimes });
  }
  return found;
}

const factsOf = (context: EmailContext, right: RightFacts): Block => {
  const { rights: words } = wordsFor(context);
  const { locale } = context.order;
  const now = right.centimes === 0 ? words.free : formatMad(right.centimes, locale);
  const price = words.instead(now, formatMad(right.beforeCentimes, locale));
  return facts([
    { label: words.what, value: right.title },
    { label: words.pays, value: price },
    { label: words.until, value: formatDay(lastDayOf(right), locale) },
    { label: words.code, value: right.code, ltr: true },
  ]);
};

/** Each that can be used, and how; nothing without any. */
export function rightBlocks(context: EmailContext): Block[] {
  const { rights = [] } = context;
  if (rights.length === 0) return [];
  return [...rights.map((right) => factsOf(context, right)), paragraph(wordsFor(context).rights.how, true)];
}

/** In the e-mail that opens the course. */
export function rightsWithCourse(context: EmailContext): Block[] {
  const blocks = rightBlocks(context);
  return blocks.length === 0 ? [] : [{ kind: 'heading', text: wordsFor(context).rights.heading }, ...blocks];
}
