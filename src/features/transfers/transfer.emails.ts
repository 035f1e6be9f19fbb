/** E-mails about transfers and unpaid orders: a day before one ends, to the buyer; what waits too long, to the staff. */
import { emailWords } from '../emails/email-words.ts';
import { checksInWords } from '../catalogue/checks-in-words.ts';
import type { AcademySettings } from '../settings/settings.ts';
import { formatMad } from '../../platform/money/money.ts';
import { isPayable } from '../orders/order.ts';
import type { LateClaim } from './read-transfers.service.ts';
import type { Locale } from '../../platform/i18n/locale.ts';
import { formatMoment } from '../../platform/time/calendar-date.ts';
import { nextCheck } from '../../platform/time/check-hours.ts';
import { consoleAddress } from '../staff/console-address.ts';
import { emailTo } from '../orders/buyer.emails.ts';
import {
  button,
  type EmailContext,
  orderUrl,
  paragraph,
  payUntil,
  wordsFor,
  type Fact,
  type Letter,
  type EmailPart,
} from '../emails/email-content.ts';
import { inBothLanguages, orderPart } from '../emails/staff-email.emails.ts';

/** Where paying goes on: the step of the chosen method, or the choice of one. */
function stepOf({ order, settings }: EmailContext): string {
  if (order.paymentOption === 'Card') return '/card';
  if (order.paymentOption === 'Bank Transfer' && settings.bankTransfer) return '/bank-transfer';
  if (order.paymentOption === 'WafaCash / Cash Plus' && settings.cashAgency) return '/cash';
  return order.paymentOption === 'Other Payment Methods' ? '/other' : '/method';
}

/** Null when the order was paid, claimed or ended in the meantime. */
export function orderReminder(context: EmailContext): Letter | null {
  const { order } = context;
  const { frame, orderReminder: words } = wordsFor(context);
  if (!isPayable(order.status)) return null;
  const until = payUntil(context);
  const rows: Fact[] = [
    { label: frame.order, value: order.number, ltr: true },
    { label: frame.item[order.itemKind], value: order.description },
    { label: frame.amount, value: formatMad(order.amountCentimes, order.locale) },
  ];
  const sent = {
    'Bank Transfer': words.paidAlready.bank,
    'WafaCash / Cash Plus': words.paidAlready.cash,
    'Other Payment Methods': words.paidAlready.other,
    Card: null,
  }[order.paymentOption ?? 'Card'];
  return emailTo(context, {
    subject: words.subject(order.description, order.number),
    preview: words.preview(until),
    heading: words.heading,
    blocks: [
      paragraph(words.intro(order.description, until)),
      { kind: 'facts', rows },
      button(context, words.pay, orderUrl(context, stepOf(context))),
      ...(sent === null ? [] : [paragraph(sent)]),
      paragraph(words.after, true),
      paragraph(words.notWanted, true),
      { kind: 'link', label: frame.openOrder, href: orderUrl(context) },
    ],
  });
}

type Late = { claims: readonly LateClaim[]; inAll: number; settings: AcademySettings; publicOrigin: string };

function latePart({ claims, inAll, settings, publicOrigin }: Late, locale: Locale): EmailPart {
  const { frame, staffClaimsLate: words, staffClaimWaiting, refunds } = emailWords[locale];
  const rows: Fact[] = claims.map((claim) => ({
    label: claim.number,
    value: words.line(
      claim.name,
      formatMad(claim.amountCentimes, locale),
      claim.paymentOption === null ? '–' : staffClaimWaiting.methods[claim.paymentOption],
      claim.claimedAt === null ? '–' : formatMoment(claim.claimedAt, locale),
      claim.claimedAt === null
        ? '–'
        : formatMoment(nextCheck(settings.transferChecks, claim.claimedAt), locale),
    ),
  }));
  const [first] = claims;
  const path = first === undefined ? consoleAddress.claims() : consoleAddress.order(first.number);
  return {
    locale,
    heading: words.heading,
    blocks: [
      paragraph(words.intro(checksInWords(settings.transferChecks, refunds.checks, locale))),
      { kind: 'facts', rows },
      ...(inAll > claims.length ? [paragraph(words.more(inAll - claims.length))] : []),
      {
        kind: 'button',
        label: words.button,
        href: `${publicOrigin}${path}`,
        orCopy: frame.orCopy,
      },
    ],
  };
}

/** English and Arabic in one, because an office reads both. Null when all have been decided in the meantime. */
export function staffClaimsLate(late: Late): Letter | null {
  if (late.inAll === 0) return null;
  const { staffClaimsLate: words } = emailWords.en;
  return {
    subject: words.subject(late.inAll),
    preview: words.preview,
    siteName: late.settings.siteName.en,
    parts: [latePart(late, 'en'), latePart(late, 'ar')],
    foot: [],
  };
}

/** The e-mail to the staff about a buyer who pays another way: somebody must write to her, as she was promised. */
function rowsIn({ order, itemName }: EmailContext, locale: Locale): Fact[] {
  const { frame, staffOtherMethod: words } = emailWords[locale];
  return [
    { label: frame.order, value: order.number, ltr: true },
    { label: words.amount, value: formatMad(order.amountCentimes, locale) },
    { label: words.buyer, value: order.name },
    { label: words.email, value: order.email, ltr: true },
    ...(order.phone === '' ? [] : [{ label: words.phone, value: order.phone, ltr: true }]),
    { label: frame.item[order.itemKind], value: itemName[locale] },
  ];
}

/** Null when she has chosen another way since, or paid. */
export function otherMethodEmail(context: EmailContext): Letter | null {
  const { order } = context;
  if (!isPayable(order.status) || order.paymentOption !== 'Other Payment Methods') return null;
  const { subject, preview } = emailWords.en.staffOtherMethod;
  const said = { subject: subject(order.number, formatMad(order.amountCentimes, 'en')), preview };
  return inBothLanguages(context, said, (locale) =>
    orderPart(context, locale, {
      words: emailWords[locale].staffOtherMethod,
      rows: rowsIn(context, locale),
    }),
  );
}
