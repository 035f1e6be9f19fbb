/** E-mails about transfers and unpaid orders: to the buyer that we look for one, and a day before an order ends; what waits, to the staff. */
import { emailWords } from '../../email-words.ts';
import { readSettings } from '../../academy/content/content.service.ts';
import { checksInWords } from '../../platform/time/checks-in-words.ts';
import { collectBy } from '../../academy/settings/payees.ts';
import type { AcademySettings } from '../../academy/settings/settings.ts';
import { formatMad } from '../../platform/money/money.ts';
import { whyFull } from '../cohorts/cohorts.service.ts';
import { awaitsDecision, isPayable, shownNumber } from '../orders/order.ts';
import { answerBy } from '../orders/answer-times.ts';
import { countLateClaims, type LateClaim, readLateClaims } from './read-transfers.service.ts';
import { formatDate, formatDeadline, formatMoment } from '../../platform/time/calendar-date.ts';
import { lastCheck, nextCheck } from '../../platform/time/check-hours.ts';
import { consoleAddress } from '../../academy/staff/console-address.ts';
import { mayDecideClaims } from '../../academy/staff/who-may.ts';
import {
  type Addressee,
  defineEmail,
  type EmailInput,
  type Mailing,
  toStaff,
} from '../../academy/emails/email.ts';
import {
  boxed,
  button,
  type EmailContext,
  type Fact,
  facts,
  link,
  orderUrl,
  paragraph,
  payUntil,
  wordsFor,
} from '../../academy/emails/email-content.ts';
import {
  type AboutOrder,
  numberRow,
  orderRows,
  staffText,
  toBuyer,
  toThoseWho,
} from '../order-emails/order-parts.emails.ts';
import { message, ownOrderPath } from '../../academy/emails/message.ts';

/** Where paying goes on: the step of the chosen method, or the choice of one. */
function stepOf({ order, settings }: EmailContext): string {
  if (order.paymentOption === 'Card') return '/card';
  if (order.paymentOption === 'Bank Transfer' && settings.bankTransfer) return '/bank-transfer';
  if (order.paymentOption === 'WafaCash / Cash Plus' && settings.cashAgency) return '/cash';
  if (order.paymentOption === 'Mobile Wallet' && settings.mobileWallet) return '/wallet';
  return order.paymentOption === 'Other Payment Methods' ? '/other' : '/method';
}

/** Null when the order was paid, claimed or ended in the meantime. */
export const orderReminder = defineEmail({
  name: 'order-reminder',
  load: toBuyer,
  write(data) {
    const { order } = data;
    const { frame, orderReminder: words } = wordsFor(data);
    if (!isPayable(order.status)) return null;
    const until = payUntil(data);
    const paidAlready = {
      'Bank Transfer': words.paidAlready.bank,
      'WafaCash / Cash Plus': words.paidAlready.cash,
      'Mobile Wallet': words.paidAlready.wallet,
      'Other Payment Methods': words.paidAlready.other,
      Card: null,
    }[order.paymentOption ?? 'Card'];
    return {
      subject: words.subject(order.description, formatMad(order.amountCentimes, order.locale)),
      preview: words.preview(until),
      heading: words.heading,
      blocks: [
        paragraph(words.intro(order.description, until)),
        facts(orderRows(data, frame.amount)),
        button(words.pay, orderUrl(data, stepOf(data))),
        ...(paidAlready === null ? [] : [paragraph(paidAlready)]),
        paragraph(words.after, true),
        paragraph(words.notWanted, true),
        link(frame.openOrder, orderUrl(data)),
      ],
    };
  },
  message(data) {
    const { description, number, amountCentimes, locale } = data.order;
    const values = [description, formatMad(amountCentimes, locale), payUntil(data)];
    return message('derb_order_ends', values, ownOrderPath(number));
  },
});

type Claimed = AboutOrder & { by: Date; isFull: boolean };

async function readClaimed(mailing: Mailing, input: EmailInput): Promise<Claimed | null> {
  const data = await toBuyer(mailing, input);
  const { claimedAt } = data.order;
  if (claimedAt === null) return null;
  const isFull = (await whyFull(mailing.db, data.order)) !== null;
  return { ...data, by: answerBy(data.settings.transferChecks, claimedAt, mailing.clock()), isFull };
}

/** Enough to know which one; never the whole, for whoever has it can collect the money. */
const lastDigits = (code: string): string => `…${code.slice(-Math.min(4, Math.floor(code.length / 2)))}`;

/** Null when it was decided before the e-mail left. */
export const claimReceived = defineEmail({
  name: 'claim-received',
  load: readClaimed,
  write(data) {
    const { order, by, isFull } = data;
    if (!awaitsDecision(order.status)) return null;
    const { frame, claimReceived: words } = wordsFor(data);
    const coded = order.paymentOption === 'Mobile Wallet' ? words.wallet : words.cash;
    const of = order.transferCode === null ? words.bank : coded;
    const day = formatDeadline(by, order.locale);
    const hear = of.hear(day);
    const code = order.transferCode === null ? [] : [order.transferCode];
    return {
      subject: of.subject(order.description, formatMad(order.amountCentimes, order.locale)),
      preview: hear,
      heading: of.heading,
      blocks: [
        paragraph(of.intro(order.description)),
        boxed(hear, day),
        ...(isFull ? [paragraph(words.full)] : []),
        facts([
          ...code.map((text): Fact => ({ label: words.code, value: lastDigits(text), ltr: true })),
          { label: words.amount, value: formatMad(order.amountCentimes, order.locale) },
          numberRow(data),
        ]),
        button(frame.openOrder, orderUrl(data)),
        paragraph(words.notFound, true),
        paragraph(frame.keepLink, true),
      ],
    };
  },
  message({ order: { amountCentimes, locale, number }, by }) {
    const values = [formatMad(amountCentimes, locale), shownNumber(number), formatDeadline(by, locale)];
    return message('derb_claim_received', values, ownOrderPath(number));
  },
});

type Late = Addressee & {
  claims: readonly LateClaim[];
  inAll: number;
  settings: AcademySettings;
  publicOrigin: string;
};

/** The last day on which the agency surely has it; empty of what came another way. */
function keptUntil(
  { paymentOption, claimedAt }: Pick<LateClaim, 'paymentOption' | 'claimedAt'>,
  { cashAgency }: AcademySettings,
): string[] {
  const isCash = paymentOption === 'WafaCash / Cash Plus' && claimedAt !== null;
  return isCash ? [collectBy(cashAgency, claimedAt)].filter((day) => day !== null) : [];
}

function lateRows({ claims, settings, locale }: Late): Fact[] {
  const { staffClaimsLate: words, staffClaimWaiting } = emailWords[locale];
  return claims.map(({ number, name, amountCentimes, paymentOption, claimedAt }) => ({
    label: shownNumber(number),
    value: [
      words.line(
        name,
        formatMad(amountCentimes, locale),
        paymentOption === null ? '–' : staffClaimWaiting.methods[paymentOption],
        claimedAt === null ? '–' : formatMoment(claimedAt, locale),
        claimedAt === null ? '–' : formatMoment(nextCheck(settings.transferChecks, claimedAt), locale),
      ),
      ...keptUntil({ paymentOption, claimedAt }, settings).map((day) =>
        words.collect(formatDate(day, locale)),
      ),
    ].join(' '),
  }));
}

const mostLateClaims = 30;

/** Null when all have been decided in the meantime. */
export const claimsLate = defineEmail({
  name: 'staff-claims-late',
  async load({ db, clock, publicOrigin, staffAddresses }): Promise<Late | null> {
    const settings = await readSettings(db);
    const check = lastCheck(settings.transferChecks, clock());
    const inAll = await countLateClaims(db, check);
    if (inAll === 0) return null;
    const claims = await readLateClaims(db, check, mostLateClaims);
    return { ...toStaff(await staffAddresses(mayDecideClaims)), claims, inAll, settings, publicOrigin };
  },
  write(data) {
    const { claims, inAll, settings, publicOrigin, locale } = data;
    const { staffClaimsLate: words, refunds } = emailWords[locale];
    const [first] = claims;
    const path = first === undefined ? consoleAddress.claims() : consoleAddress.order(first.number);
    return {
      subject: words.subject(inAll),
      preview: words.preview,
      heading: words.heading,
      blocks: [
        paragraph(words.intro(checksInWords(settings.transferChecks, refunds.checks, locale))),
        facts(lateRows(data)),
        ...(inAll > claims.length ? [paragraph(words.more(inAll - claims.length))] : []),
        button(words.button, `${publicOrigin}${path}`),
      ],
    };
  },
});

/** Null when the claim has been decided meanwhile. */
const claimWaiting = defineEmail({
  name: 'staff-claim-waiting',
  load: toThoseWho(mayDecideClaims),
  write(data) {
    const { order, itemName, locale } = data;
    if (!awaitsDecision(order.status)) return null;
    const { frame, staffClaimWaiting: words } = emailWords[locale];
    const { transferCode, paymentOption } = order;
    return staffText(data, words, [
      numberRow(data, locale),
      { label: words.amount, value: formatMad(order.amountCentimes, locale) },
      { label: words.method, value: paymentOption === null ? '–' : words.methods[paymentOption] },
      ...(transferCode === null
        ? []
        : [{ label: words.transferCode, value: lastDigits(transferCode), ltr: true }]),
      { label: words.buyer, value: order.name },
      { label: frame.item[order.itemKind], value: itemName[locale] },
    ]);
  },
});

/** About a buyer who pays another way: somebody must write to them, as they were promised. Null when they chose another since, or paid. */
const otherMethod = defineEmail({
  name: 'staff-other-method',
  load: toThoseWho(),
  write(data) {
    const { order, itemName, locale } = data;
    if (!isPayable(order.status) || order.paymentOption !== 'Other Payment Methods') return null;
    const { frame, staffOtherMethod: words } = emailWords[locale];
    return staffText(data, words, [
      numberRow(data, locale),
      { label: words.amount, value: formatMad(order.amountCentimes, locale) },
      { label: words.buyer, value: order.name },
      { label: words.email, value: order.email, ltr: true },
      ...(order.phone === '' ? [] : [{ label: words.phone, value: order.phone, ltr: true }]),
      { label: frame.item[order.itemKind], value: itemName[locale] },
    ]);
  },
});

export const transferEmails = [claimReceived, orderReminder, claimsLate, claimWaiting, otherMethod];
