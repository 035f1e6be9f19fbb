/** E-mails about money on its way back: to the buyer in the order's language, to the staff in both. */
import { emailWords } from '../../email-words.ts';
import { formatMad } from '../../platform/money/money.ts';
import { groupRib } from '../../platform/money/rib.ts';
import { buyerWayOf, cameBack, isOpenRefund, lacksAccount } from '../orders/refund.ts';
import { findRequest, type RefundRequest } from './refund-requests.service.ts';
import { findRefund, type Refund } from './refunds.service.ts';
import type { Locale } from '../../platform/i18n/locale.ts';
import { dateOf } from '../../platform/time/calendar-date.ts';
import { consoleAddress } from '../../academy/staff/console-address.ts';
import { mayRefund } from '../../academy/staff/who-may.ts';
import { defineEmail, type EmailInput, type EmailText, type Mailing } from '../../academy/emails/email.ts';
import {
  type Block,
  button,
  type Fact,
  facts,
  orderUrl,
  paragraph,
} from '../../academy/emails/email-content.ts';
import { shownNumber } from '../orders/order.ts';
import { type AboutOrder, numberRow, toBuyer, toThoseWho } from '../order-emails/order-parts.emails.ts';

/** `refund` is null only in e-mails that are about none. */
export type AboutMoneyBack = AboutOrder & {
  refund: Refund | null;
  /** What the buyer asked for, before anything was decided. */
  request: RefundRequest | null;
};
type About = AboutOrder & { refund: Refund };
/** Null: things went on meanwhile, and the e-mail would be wrong. */
type Write<Data> = (data: Data) => EmailText | null;

function payoutRows({ payout }: Pick<Refund, 'payout'>, locale: Locale): Fact[] {
  const words = emailWords[locale].refund;
  if (payout === null) return [];
  return [
    { label: words.beneficiary, value: payout.name },
    ...(payout.rib === undefined ? [] : [{ label: words.account, value: groupRib(payout.rib), ltr: true }]),
  ];
}

function buyerRows({ order, refund }: About): Fact[] {
  const words = emailWords[order.locale].refund;
  const { frame } = emailWords[order.locale];
  return [
    { label: frame.item[order.itemKind], value: order.description },
    { label: words.amount, value: formatMad(refund.amountCentimes, order.locale) },
    ...(lacksAccount(refund) ? [] : [{ label: words.way, value: words.ways[buyerWayOf(refund.way)] }]),
    ...payoutRows(refund, order.locale),
  ];
}

/** How much goes back, how and until when, and what the buyer can do. */
export function moneyBackBlocks(context: About): Block[] {
  const { order, refund } = context;
  const { frame, refund: words } = emailWords[order.locale];
  const wording = words.decided;
  const way = buyerWayOf(refund.way);
  return [
    facts([
      ...buyerRows(context),
      { label: words.until, value: dateOf(refund.dueAt, order.locale) },
      numberRow(context),
    ]),
    ...(lacksAccount(refund)
      ? [paragraph(wording.noAccount), button(wording.giveAccount, orderUrl(context, '/refund'))]
      : [
          paragraph(way === 'cash' ? wording.cash : wording.next),
          ...(way === 'cash-agency' ? [paragraph(wording.agency)] : []),
          ...(way === 'card' ? [paragraph(wording.card, true)] : []),
          button(frame.openOrder, orderUrl(context)),
        ]),
  ];
}

const decided =
  ({ isChange }: { isChange: boolean }) =>
  (context: About): EmailText | null => {
    const { order, refund } = context;
    if (refund.state === 'cancelled' || refund.state === 'done') return null;
    const words = emailWords[order.locale].refund;
    const wording = words.decided;
    const until = dateOf(refund.dueAt, order.locale);
    const whole = order.itemKind === 'consultation' ? wording.hour : wording.whole;
    const intro = refund.isDuplicate ? wording.surplus : refund.isWhole ? whole : wording.part;
    const heading = refund.decidedBy === 'buyer' ? wording.ownHeading : wording.heading;
    return {
      subject: (isChange ? wording.changedSubject : wording.subject)(
        formatMad(refund.amountCentimes, order.locale),
        order.description,
      ),
      preview: wording.preview(until),
      heading: isChange ? wording.changedHeading : heading,
      blocks: [
        ...(isChange ? [paragraph(wording.changed)] : []),
        paragraph(intro(order.description)),
        ...moneyBackBlocks(context),
      ],
    };
  };

/** Of a second payment: what they bought stays theirs. */
function whatLeft({ order, refund }: About, amount: string): string {
  const words = emailWords[order.locale].refund.done;
  if (refund.isDuplicate) return words.surplus(amount, order.description);
  const intro = words.intro(amount, order.description);
  const endsAccess = refund.isWhole && order.itemKind !== 'consultation';
  return endsAccess ? `${intro} ${words.ended}` : intro;
}

/** The number of the transfer was written down wrongly. */
function rightNumber(context: About): EmailText | null {
  const { order, refund } = context;
  const proof = refund.payout?.proof;
  if (refund.state !== 'done' || proof === undefined) return null;
  const words = emailWords[order.locale].refund;
  return {
    subject: words.rightNumber.subject(order.description),
    preview: words.rightNumber.preview(proof),
    heading: words.rightNumber.heading,
    blocks: [
      paragraph(words.rightNumber.intro(formatMad(refund.amountCentimes, order.locale))),
      facts([{ label: words.proof, value: proof, ltr: true }, ...buyerRows(context), numberRow(context)]),
      ...(refund.way === 'cash-agency' ? [paragraph(words.rightNumber.agency)] : []),
      button(emailWords[order.locale].frame.openOrder, orderUrl(context)),
    ],
  };
}

function done(context: About): EmailText | null {
  const { order, refund } = context;
  if (refund.state !== 'done') return null;
  const words = emailWords[order.locale].refund;
  const amount = formatMad(refund.amountCentimes, order.locale);
  const arrives = {
    card: words.done.card,
    'bank-transfer': words.done.bank,
    'cash-agency': words.done.agency,
    cash: words.done.cash,
  };
  const proof = refund.payout?.proof;
  const rows: Fact[] = [
    ...buyerRows(context),
    { label: words.creditNote, value: refund.creditNoteNumber, ltr: true },
    ...(proof === undefined
      ? []
      : [{ label: refund.way === 'cash' ? words.reference : words.proof, value: proof, ltr: true }]),
    numberRow(context),
  ];
  return {
    subject: words.done.subject(amount, order.description),
    preview: words.done.preview,
    heading: words.done.heading,
    blocks: [
      paragraph(whatLeft(context, amount)),
      facts(rows),
      paragraph(arrives[buyerWayOf(refund.way)]),
      button(words.openCreditNote, orderUrl(context, `/credit-notes/${refund.creditNoteNumber}.pdf`)),
    ],
  };
}

/** The money had left, and did not arrive: what we wrote before is not so any more. */
function cameBackToUs(context: About): EmailText | null {
  const { order, refund } = context;
  if (refund.state !== 'failed' || refund.lastProblem !== cameBack) return null;
  const words = emailWords[order.locale].refund;
  const wording = words.cameBack;
  const amount = formatMad(refund.amountCentimes, order.locale);
  const until = dateOf(refund.dueAt, order.locale);
  return {
    subject: wording.subject(amount, order.description),
    preview: wording.preview,
    heading: wording.heading,
    blocks: [
      paragraph(wording.intro(amount, order.description)),
      facts([...buyerRows(context), { label: words.until, value: until }, numberRow(context)]),
      paragraph(wording.next),
      button(emailWords[order.locale].frame.openOrder, orderUrl(context)),
    ],
  };
}

/** That we have the request: how much, how, and by when. */
function asked(context: AboutMoneyBack): EmailText | null {
  const { order, request } = context;
  if (request?.state !== 'open') return null;
  const { frame, refund: words } = emailWords[order.locale];
  const amount = formatMad(request.amountCentimes, order.locale);
  const until = dateOf(request.dueAt, order.locale);
  return {
    subject: words.asked.subject(amount, order.description),
    preview: words.asked.preview(until),
    heading: words.asked.heading,
    blocks: [
      paragraph(words.asked.intro(order.description)),
      facts([
        { label: frame.item[order.itemKind], value: order.description },
        { label: words.amount, value: amount },
        { label: words.way, value: words.ways[buyerWayOf(request.way)] },
        ...payoutRows(request, order.locale),
        { label: words.until, value: until },
        numberRow(context),
      ]),
      paragraph(words.asked.takeBack),
      button(frame.openOrder, orderUrl(context)),
    ],
  };
}

function declined(context: AboutMoneyBack): EmailText | null {
  const { order, request } = context;
  if (request?.state !== 'declined' || request.declinedFor === null) return null;
  const { frame, refund } = emailWords[order.locale];
  const wording = refund.declined;
  return {
    subject: wording.subject(order.description),
    preview: wording.preview,
    heading: wording.heading,
    blocks: [
      paragraph(wording.intro(order.description)),
      paragraph(wording.reasons[request.declinedFor]),
      ...(request.declineNote === null ? [] : [paragraph(request.declineNote)]),
      paragraph(wording.disagree, true),
      button(frame.openOrder, orderUrl(context)),
    ],
  };
}

type Alarm =
  | 'asked'
  | 'failed'
  | 'cameBack'
  | 'byHand'
  | 'dueSoon'
  | 'duplicate'
  | 'claimToo'
  | 'oversold'
  | 'dispute';

/** Where the staff go from an e-mail: to the refund where there is one. */
function wayIn(
  alarm: Alarm,
  { order, refund, locale }: AboutMoneyBack,
): readonly [label: string, path: string] {
  const words = emailWords[locale].refund.staff;
  if (alarm === 'asked') return [words.openRequest, consoleAddress.refunds()];
  if (refund) return [words.openRefund, consoleAddress.refund(refund.id)];
  return alarm === 'duplicate'
    ? [words.openRefunds, consoleAddress.refunds()]
    : [words.openOrder, consoleAddress.order(order.number)];
}

function staffText(alarm: Alarm, data: AboutMoneyBack): EmailText {
  const { order, refund, request, itemName, publicOrigin, locale } = data;
  const about = refund ?? request;
  const { refund: words } = emailWords[locale];
  const wording = words.staff[alarm];
  const [label, path] = wayIn(alarm, data);
  return {
    subject: wording.subject(shownNumber(order.number)),
    preview: wording.preview,
    heading: wording.heading,
    blocks: [
      paragraph(wording.intro),
      facts([
        { label: words.staff.order, value: shownNumber(order.number), ltr: true },
        { label: words.amount, value: formatMad(about?.amountCentimes ?? order.amountCentimes, locale) },
        { label: words.staff.buyer, value: order.name },
        { label: words.staff.item, value: itemName[locale] },
        ...(about
          ? [
              { label: words.staff.way, value: words.staff.ways[about.way] },
              { label: words.staff.due, value: dateOf(about.dueAt, locale) },
            ]
          : []),
      ]),
      button(label, `${publicOrigin}${path}`),
    ],
  };
}

const load =
  (toWhom: (mailing: Mailing, input: EmailInput) => Promise<AboutOrder>) =>
  async (mailing: Mailing, input: EmailInput): Promise<AboutMoneyBack> => {
    const [data, refund, request] = await Promise.all([
      toWhom(mailing, input),
      typeof input['refund'] === 'string' ? findRefund(mailing.db, input['refund']) : null,
      typeof input['request'] === 'string' ? findRequest(mailing.db, input['request']) : null,
    ]);
    return { ...data, refund, request };
  };

const toStaff = <const Name extends string>(
  name: Name,
  alarmOf: Alarm | ((data: AboutMoneyBack) => Alarm),
  isStillSo: (data: AboutMoneyBack) => boolean,
) =>
  defineEmail({
    name,
    load: load(toThoseWho(mayRefund)),
    write: (data) =>
      isStillSo(data) ? staffText(typeof alarmOf === 'string' ? alarmOf : alarmOf(data), data) : null,
  });

const ofRequest = <const Name extends string>(name: Name, write: Write<AboutMoneyBack>) =>
  defineEmail({ name, load: load(toBuyer), write });

const ofRefund = <const Name extends string>(name: Name, write: Write<About>) =>
  ofRequest(name, (data) => data.refund && write({ ...data, refund: data.refund }));

export const refundEmails = [
  ofRefund('refund-decided', decided({ isChange: false })),
  ofRefund('refund-changed', decided({ isChange: true })),
  ofRefund('refund-done', done),
  ofRefund('refund-proof', rightNumber),
  ofRefund('refund-came-back', cameBackToUs),
  ofRequest('refund-asked', asked),
  ofRequest('refund-declined', declined),
  toStaff('staff-refund-asked', 'asked', ({ request }) => request?.state === 'open'),
  toStaff(
    'staff-refund-failed',
    ({ refund }) => (refund?.lastProblem === cameBack ? 'cameBack' : 'failed'),
    ({ refund }) => refund?.state === 'failed',
  ),
  toStaff('staff-refund-by-hand', 'byHand', ({ refund }) => refund?.state === 'due'),
  toStaff('staff-refund-due', 'dueSoon', ({ refund }) => refund !== null && isOpenRefund(refund.state)),
  toStaff('staff-surplus', 'duplicate', () => true),
  toStaff('staff-claim-and-card', 'claimToo', () => true),
  toStaff('staff-oversold', 'oversold', ({ order }) => order.status === 'Payment Confirmed'),
  toStaff('staff-dispute', 'dispute', ({ order }) => order.disputedAt !== null),
];
