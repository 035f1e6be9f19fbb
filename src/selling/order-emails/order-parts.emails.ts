/** What e-mails about one order have in common: the order as it is when the e-mail is posted, whom they go to, its rows. */
import { languageOf } from '../../platform/i18n/languages.ts';
import { directionOf } from '../../platform/i18n/locale.ts';
import { contactOf } from '../orders/gift-by-hand.ts';
import { readRightFacts } from '../access/rights-blocks.emails.ts';
import { cohortRows } from '../../catalogue/courses/cohort.view.ts';
import type { Addressee, EmailInput, EmailText, Mailing } from '../../academy/emails/email.ts';
import { toStaff } from '../../academy/emails/email.ts';
import {
  type Block,
  button,
  type EmailContext,
  type Fact,
  facts,
  paragraph,
  wordsFor,
} from '../../academy/emails/email-content.ts';
import { emailWords } from '../../email-words.ts';
import { planRows, readPlanFacts } from './plan-facts.service.ts';
import { formatMad, formatTakenOff } from '../../platform/money/money.ts';
import { consoleAddress } from '../../academy/staff/console-address.ts';
import type { Who } from '../../academy/staff/who-may.ts';
import { isGift, shownNumber } from '../orders/order.ts';
import { readOrderFacts } from './order-facts.service.ts';

/** What e-mails about an order are made from. */
export type ForOrders = Pick<Mailing, 'db' | 'clock' | 'publicOrigin' | 'sampleToo'>;

export type AboutOrder = Addressee & EmailContext;

export async function readContext(
  { db, clock, publicOrigin, sampleToo }: ForOrders,
  { orderId }: Pick<EmailInput, 'orderId'>,
): Promise<EmailContext> {
  const about = orderId === null ? null : await readOrderFacts(db, orderId, { sampleToo });
  if (about === null) throw new Error('An e-mail about an order names none, or one that does not exist.');
  const [plan, rights] = await Promise.all([
    readPlanFacts(db, about.order, clock()),
    readRightFacts(db, about.order, clock()),
  ]);
  return { ...about, plan, rights, publicOrigin };
}

/** `load` of e-mails to the buyer, in the language of the order. */
export async function toBuyer(mailing: ForOrders, input: Pick<EmailInput, 'orderId'>): Promise<AboutOrder> {
  const context = await readContext(mailing, input);
  const { email, locale, name } = context.order;
  return { ...context, to: [email], locale, name };
}

/** `load` of e-mails to the staff: those who may do what it asks for. */
export const toThoseWho =
  (may?: (who: Who) => boolean) =>
  async (mailing: Mailing, input: EmailInput): Promise<AboutOrder> => {
    const context = await readContext(mailing, input);
    return { ...context, ...toStaff(await mailing.staffAddresses(may)) };
  };

/** The order's number, as people read it. */
export const numberRow = ({ order }: EmailContext, locale = order.locale): Fact => ({
  label: emailWords[locale].frame.order,
  value: shownNumber(order.number),
  ltr: true,
});

/** What was ordered: who teaches it, when it begins, for whom it is, what was taken off its price. */
export function itemRows(context: EmailContext): Fact[] {
  const { order, trainer } = context;
  const { frame, gift } = wordsFor(context);
  const price = (centimes: number) => formatMad(centimes, order.locale);
  const rows: Fact[] = [
    { label: frame.item[order.itemKind], value: order.description },
    ...(trainer ? [{ label: frame.trainer, value: trainer[order.locale] }] : []),
    ...cohortRows(context.cohort ?? null, order.locale, context.course),
  ];
  // The address alone: whoever places an order in another's name writes no words of their own into our e-mails.
  if (isGift(order)) rows.push({ label: gift.isFor, value: contactOf(order) || gift.hand.isFor });
  if (order.discountCentimes > 0) {
    rows.push({ label: frame.price, value: price(order.listPriceCentimes) });
    const { couponCode } = order;
    // In Arabic the code reads from left to right, whatever surrounds it.
    const code = directionOf(order.locale) === 'rtl' ? `\u2066${couponCode}\u2069` : couponCode;
    const label = couponCode === null ? frame.discount : `${frame.discount} (${code})`;
    rows.push({ label, value: formatTakenOff(order.discountCentimes, order.locale) });
  }
  return rows;
}

/** The order in rows, in its own language: what it is for, what it costs, and last its number. */
export const orderRows = (context: EmailContext, amountLabel: string): Fact[] => [
  ...itemRows(context),
  { label: amountLabel, value: formatMad(context.order.amountCentimes, context.order.locale) },
  ...planRows(context),
  numberRow(context),
];

/** Of what is open: the receipt has the rest of its order. */
export function receiptBlock(context: EmailContext): Block {
  const { amountCentimes, locale } = context.order;
  const { frame, accessReady } = wordsFor(context);
  const paid = { label: frame.paid, value: formatMad(amountCentimes, locale) };
  const rows = [numberRow(context), ...(amountCentimes === 0 ? [] : [paid]), ...planRows(context)];
  const { colon } = languageOf(locale);
  const text = rows.map(({ label, value }) => `${label}${colon}\u2068${value}\u2069`).join(' · ');
  return paragraph(`${text}. ${accessReady.receipt}`, true);
}

type StaffWords = Record<'preview' | 'heading' | 'intro' | 'button', string> & {
  subject: (number: string, amount: string) => string;
};

/** To the staff: what happened to an order, its rows, further paragraphs, and the link to its page in the console. */
export const staffText = (
  { order, publicOrigin, locale }: AboutOrder,
  words: StaffWords,
  rows: readonly Fact[],
  more: readonly Block[] = [],
): EmailText => ({
  subject: words.subject(shownNumber(order.number), formatMad(order.amountCentimes, locale)),
  preview: words.preview,
  heading: words.heading,
  blocks: [
    paragraph(words.intro),
    facts(rows),
    ...more,
    button(words.button, `${publicOrigin}${consoleAddress.order(order.number)}`),
  ],
});
