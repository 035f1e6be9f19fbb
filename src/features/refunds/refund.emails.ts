/** E-mails about money on its way back: to the buyer in the order's language, to the staff in both. */
import { emailWords } from '../emails/email-words.ts';
import { formatMad } from '../../platform/money/money.ts';
import { groupRib } from '../../platform/money/rib.ts';
import type { RefundEmailName } from '../orders/order-email.ts';
import { cameBack, isOpenRefund, lacksAccount } from './refund.ts';
import type { RefundRequest } from './refund-requests.store.ts';
import type { Refund } from './refunds.store.ts';
import type { Locale } from '../../platform/i18n/locale.ts';
import { dateOf } from '../../platform/time/calendar-date.ts';
import { consoleAddress } from '../staff/console-address.ts';
import { emailTo } from '../orders/buyer.emails.ts';
import {
  type Block,
  button,
  type Fact,
  type Letter,
  type EmailContext,
  type EmailPart,
  orderUrl,
  paragraph,
} from '../emails/email-content.ts';

/** `refund` is null only in e-mails that are about none. */
export type RefundContext = EmailContext & {
  refund: Refund | null;
  /** What the buyer asked for, before anything was decided. */
  request?: RefundRequest | null;
};
type About = EmailContext & { refund: Refund };

/** As the buyer knows it: by which road of ours a card is paid back is no matter of hers. */
const wayOf = ({ way }: Pick<Refund, 'way'>): 'card' | 'bank-transfer' | 'cash-agency' =>
  way === 'bank-transfer' || way === 'cash-agency' ? way : 'card';

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
    { label: frame.order, value: order.number, ltr: true },
    { label: words.amount, value: formatMad(refund.amountCentimes, order.locale) },
    ...(lacksAccount(refund) ? [] : [{ label: words.way, value: words.ways[wayOf(refund)] }]),
    ...payoutRows(refund, order.locale),
  ];
}

const decided =
  ({ isChange }: { isChange: boolean }) =>
  (context: About): Letter | null => {
    const { order, refund } = context;
    if (refund.state === 'cancelled' || refund.state === 'done') return null;
    const words = emailWords[order.locale].refund;
    const said = words.decided;
    const until = dateOf(refund.dueAt, order.locale);
    const whole = order.itemKind === 'consultation' ? said.hour : said.whole;
    const intro = refund.isDuplicate ? said.surplus : refund.isWhole ? whole : said.part;
    const heading = refund.decidedBy === 'buyer' ? said.ownHeading : said.heading;
    const way = wayOf(refund);
    return emailTo(context, {
      subject: (isChange ? said.changedSubject : said.subject)(
        formatMad(refund.amountCentimes, order.locale),
        order.number,
      ),
      preview: said.preview(until),
      heading: isChange ? said.changedHeading : heading,
      blocks: [
        ...(isChange ? [paragraph(said.changed)] : []),
        paragraph(intro(order.description)),
        { kind: 'facts', rows: [...buyerRows(context), { label: words.until, value: until }] },
        ...(lacksAccount(refund)
          ? [paragraph(said.noAccount), button(context, said.giveAccount, orderUrl(context, '/refund'))]
          : [
              paragraph(said.next),
              ...(way === 'cash-agency' ? [paragraph(said.agency)] : []),
              ...(way === 'card' ? [paragraph(said.card, true)] : []),
              button(context, emailWords[order.locale].frame.openOrder),
            ]),
      ],
    });
  };

/** Of a second payment: what she bought is hers as before. */
function whatLeft({ order, refund }: About, amount: string): string {
  const words = emailWords[order.locale].refund.done;
  if (refund.isDuplicate) return words.surplus(amount, order.description);
  const intro = words.intro(amount, order.description);
  const endsAccess = refund.isWhole && order.itemKind !== 'consultation';
  return endsAccess ? `${intro} ${words.ended}` : intro;
}

/** The number of the transfer was written down wrongly. */
function rightNumber(context: About): Letter | null {
  const { order, refund } = context;
  const proof = refund.payout?.proof;
  if (refund.state !== 'done' || proof === undefined) return null;
  const words = emailWords[order.locale].refund;
  return emailTo(context, {
    subject: words.rightNumber.subject(order.number),
    preview: words.rightNumber.preview(proof),
    heading: words.rightNumber.heading,
    blocks: [
      paragraph(words.rightNumber.intro(formatMad(refund.amountCentimes, order.locale))),
      {
        kind: 'facts',
        rows: [{ label: words.proof, value: proof, ltr: true }, ...buyerRows(context)],
      },
      ...(wayOf(refund) === 'cash-agency' ? [paragraph(words.rightNumber.agency)] : []),
      button(context, emailWords[order.locale].frame.openOrder),
    ],
  });
}

function done(context: About): Letter | null {
  const { order, refund } = context;
  if (refund.state !== 'done') return null;
  const words = emailWords[order.locale].refund;
  const amount = formatMad(refund.amountCentimes, order.locale);
  const arrives = {
    card: words.done.card,
    'bank-transfer': words.done.bank,
    'cash-agency': words.done.agency,
  };
  const proof = refund.payout?.proof;
  const rows: Fact[] = [
    ...buyerRows(context),
    { label: words.creditNote, value: refund.creditNoteNumber, ltr: true },
    ...(proof === undefined ? [] : [{ label: words.proof, value: proof, ltr: true }]),
  ];
  return emailTo(context, {
    subject: words.done.subject(amount, order.number),
    preview: words.done.preview,
    heading: words.done.heading,
    blocks: [
      paragraph(whatLeft(context, amount)),
      { kind: 'facts', rows },
      paragraph(arrives[wayOf(refund)]),
      button(
        context,
        words.openCreditNote,
        orderUrl(context, `/credit-notes/${refund.creditNoteNumber}.pdf`),
      ),
    ],
  });
}

/** The money had left, and did not arrive: what we wrote before is not so any more. */
function cameBackToUs(context: About): Letter | null {
  const { order, refund } = context;
  if (refund.state !== 'failed' || refund.lastProblem !== cameBack) return null;
  const words = emailWords[order.locale].refund;
  const said = words.cameBack;
  const amount = formatMad(refund.amountCentimes, order.locale);
  const until = dateOf(refund.dueAt, order.locale);
  return emailTo(context, {
    subject: said.subject(amount, order.number),
    preview: said.preview,
    heading: said.heading,
    blocks: [
      paragraph(said.intro(amount, order.description)),
      { kind: 'facts', rows: [...buyerRows(context), { label: words.until, value: until }] },
      paragraph(said.next),
      button(context, emailWords[order.locale].frame.openOrder),
    ],
  });
}

/** That we have the request: how much, how, and by when. */
function asked(context: RefundContext): Letter | null {
  const { order, request } = context;
  if (request?.state !== 'open') return null;
  const { frame, refund: words } = emailWords[order.locale];
  const amount = formatMad(request.amountCentimes, order.locale);
  const until = dateOf(request.dueAt, order.locale);
  return emailTo(context, {
    subject: words.asked.subject(amount, order.number),
    preview: words.asked.preview(until),
    heading: words.asked.heading,
    blocks: [
      paragraph(words.asked.intro(order.description)),
      {
        kind: 'facts',
        rows: [
          { label: frame.order, value: order.number, ltr: true },
          { label: words.amount, value: amount },
          { label: words.way, value: words.ways[wayOf(request)] },
          ...payoutRows(request, order.locale),
          { label: words.until, value: until },
        ],
      },
      paragraph(words.asked.takeBack),
      button(context, frame.openOrder),
    ],
  });
}

function declined(context: RefundContext): Letter | null {
  const { order, request } = context;
  if (request?.state !== 'declined' || request.declinedFor === null) return null;
  const { frame, refund } = emailWords[order.locale];
  const said = refund.declined;
  return emailTo(context, {
    subject: said.subject(order.number),
    preview: said.preview,
    heading: said.heading,
    blocks: [
      paragraph(said.intro(order.description)),
      paragraph(said.reasons[request.declinedFor]),
      ...(request.declineNote === null ? [] : [paragraph(request.declineNote)]),
      paragraph(said.disagree, true),
      button(context, frame.openOrder),
    ],
  });
}

type Alarm = 'asked' | 'failed' | 'cameBack' | 'byHand' | 'dueSoon' | 'surplus' | 'claimToo' | 'dispute';

/** Where the staff go from an e-mail: to the refund where there is one. */
function wayIn(
  alarm: Alarm,
  { order, refund }: RefundContext,
  locale: Locale,
): { label: string; path: string } {
  const words = emailWords[locale].refund.staff;
  if (alarm === 'asked') return { label: words.openRequest, path: consoleAddress.refunds() };
  if (refund) return { label: words.openRefund, path: consoleAddress.refund(refund.id) };
  return alarm === 'surplus'
    ? { label: words.openRefunds, path: consoleAddress.refunds() }
    : { label: words.openOrder, path: consoleAddress.order(order.number) };
}

function staffPart(alarm: Alarm, context: RefundContext, locale: Locale): EmailPart {
  const { order, refund, request, itemName, publicOrigin } = context;
  const about = refund ?? request;
  const { frame, refund: words } = emailWords[locale];
  const said = words.staff[alarm];
  const rows: Fact[] = [
    { label: words.staff.order, value: order.number, ltr: true },
    { label: words.amount, value: formatMad(about?.amountCentimes ?? order.amountCentimes, locale) },
    { label: words.staff.buyer, value: order.name },
    { label: words.staff.item, value: itemName[locale] },
    ...(about
      ? [
          { label: words.staff.way, value: words.staff.ways[about.way] },
          { label: words.staff.due, value: dateOf(about.dueAt, locale) },
        ]
      : []),
  ];
  const { label, path } = wayIn(alarm, context, locale);
  const href = `${publicOrigin}${path}`;
  const blocks: Block[] = [
    paragraph(said.intro),
    { kind: 'facts', rows },
    { kind: 'button', label, href, orCopy: frame.orCopy },
  ];
  return { locale, heading: said.heading, blocks };
}

const toStaff =
  (alarm: Alarm, isStillSo: (context: RefundContext) => boolean) =>
  (context: RefundContext): Letter | null => {
    if (!isStillSo(context)) return null;
    const said = emailWords.en.refund.staff[alarm];
    return {
      subject: said.subject(context.order.number),
      preview: said.preview,
      siteName: context.settings.siteName.en,
      parts: [staffPart(alarm, context, 'en'), staffPart(alarm, context, 'ar')],
      foot: [],
    };
  };

const toBuyer =
  (letter: (about: About) => Letter | null) =>
  (context: RefundContext): Letter | null =>
    context.refund && letter({ ...context, refund: context.refund });

/** Null: things went on meanwhile, and the e-mail would be wrong. */
export const refundEmails: Record<RefundEmailName, (context: RefundContext) => Letter | null> = {
  'refund-decided': toBuyer(decided({ isChange: false })),
  'refund-changed': toBuyer(decided({ isChange: true })),
  'refund-done': toBuyer(done),
  'refund-proof': toBuyer(rightNumber),
  'refund-came-back': toBuyer(cameBackToUs),
  'refund-asked': asked,
  'refund-declined': declined,
  'staff-refund-asked': toStaff('asked', ({ request }) => request?.state === 'open'),
  'staff-refund-failed': (context) =>
    toStaff(
      context.refund?.lastProblem === cameBack ? 'cameBack' : 'failed',
      ({ refund }) => refund?.state === 'failed',
    )(context),
  'staff-refund-by-hand': toStaff('byHand', ({ refund }) => refund?.state === 'due'),
  'staff-refund-due': toStaff('dueSoon', ({ refund }) => refund !== null && isOpenRefund(refund.state)),
  'staff-surplus': toStaff('surplus', () => true),
  'staff-claim-and-card': toStaff('claimToo', () => true),
  'staff-dispute': toStaff('dispute', ({ order }) => order.disputedAt !== null),
};

/** Whom an e-mail is written to. */
export const isForStaff = (name: RefundEmailName): boolean => name.startsWith('staff-');
