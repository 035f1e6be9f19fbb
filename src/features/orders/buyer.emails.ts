/** E-mails to the buyer, in the language of the order. Null: the order went on meanwhile, and the e-mail would be wrong. */
import { startHrefOf } from '../access/access-codes.ts';
import { formatMad, formatTakenOff } from '../../platform/money/money.ts';
import { grantsAccess, isGift, isPayable, type ItemKind } from './order.ts';
import {
  button,
  ofMoney,
  orderUrl,
  paragraph,
  payUntil,
  promisesOf,
  wordsFor,
  type EmailContext,
  type Block,
  type Fact,
  type Letter,
} from '../emails/email-content.ts';
import { pathIn } from '../../platform/i18n/locale.ts';
import { callName } from '../../platform/people/person.ts';
import { cohortRows } from '../cohorts/cohort.view.ts';
import { hourRows } from '../consultations/read-bookings.service.ts';
import { membershipReady } from '../community/membership.emails.ts';
import { payingBlocks } from './paying-blocks.ts';
import { planRows, restToPay } from '../instalments/plan-facts.service.ts';
import { rightBlocks, rightsWithCourse } from '../access/rights-blocks.emails.ts';

export type BuyerEmailName =
  | 'order-received'
  | 'how-to-pay'
  | 'access-ready'
  | 'access-soon'
  | 'right-ready'
  | 'claim-refused'
  | 'membership-ready';

export function orderRows(context: EmailContext, amountLabel: string): Fact[] {
  const { order } = context;
  const { frame, gift } = wordsFor(context);
  const price = (centimes: number) => formatMad(centimes, order.locale);
  const rows: Fact[] = [
    { label: frame.order, value: order.number, ltr: true },
    { label: frame.item[order.itemKind], value: order.description },
    ...cohortRows(context.cohort ?? null, order.locale, context.course),
  ];
  // The address alone: whoever places an order in another's name writes no words of their own into our e-mails.
  if (isGift(order)) rows.push({ label: gift.isFor, value: order.recipientEmail ?? '' });
  if (order.discountCentimes > 0) {
    rows.push({ label: frame.price, value: price(order.listPriceCentimes) });
    const { couponCode } = order;
    // In Arabic the code reads from left to right, whatever stands around it.
    const code = order.locale === 'ar' ? `\u2066${couponCode}\u2069` : couponCode;
    const label = couponCode === null ? frame.discount : `${frame.discount} (${code})`;
    rows.push({ label, value: formatTakenOff(order.discountCentimes, order.locale) });
  }
  return [...rows, { label: amountLabel, value: price(order.amountCentimes) }, ...planRows(context)];
}

/** The frame of every e-mail to a buyer: greeting first, the way to ask last. */
export function emailTo(
  context: EmailContext,
  {
    subject,
    preview,
    heading,
    blocks,
  }: { subject: string; preview: string; heading: string; blocks: Block[] },
): Letter {
  const { order, settings } = context;
  const { frame } = wordsFor(context);
  const siteName = settings.siteName[order.locale];
  const first = callName(order.name);
  return {
    subject,
    preview,
    siteName,
    parts: [
      {
        locale: order.locale,
        heading,
        blocks: [paragraph(first === null ? frame.hi : frame.hello(first)), ...blocks],
      },
    ],
    foot: [frame.reply, frame.why(siteName), settings.address[order.locale]],
  };
}

function orderReceived(context: EmailContext): Letter | null {
  const { order, hour, owned = null } = context;
  const { frame, gift, orderReceived: words } = wordsFor(context);
  // Once access is open, its own e-mail says everything that this one would.
  if (grantsAccess(order.status) || ['Cancelled', 'Expired', 'Refunded'].includes(order.status)) return null;
  const open = isPayable(order.status);
  if (open && owned !== null) return ownedAlready(context, owned.path);
  const until = payUntil(context);
  const { agencies } = promisesOf(context);
  const { itemKind } = order;
  const said = itemKind === 'product' || itemKind === 'consultation' ? words[itemKind] : words;
  const ends = itemKind === 'consultation' ? words.consultation : words;
  return emailTo(context, {
    subject: words.subject(order.description, order.number),
    preview: ends.preview(until),
    heading: words.heading,
    blocks: [
      paragraph([said.intro(order.description), ...(open ? [words.notCharged] : [])].join(' ')),
      ...(hour ? [{ kind: 'facts' as const, rows: hourRows(order.locale, hour, false) }] : []),
      { kind: 'facts', rows: orderRows(context, frame.amount) },
      open ? button(context, words.pay, orderUrl(context, '/method')) : button(context, frame.openOrder),
      { kind: 'heading', text: frame.nextTitle },
      {
        kind: 'steps',
        items: isGift(order)
          ? [
              words.choose(agencies),
              ...words.next.slice(0, 1),
              gift.received.next(order.recipientEmail ?? ''),
            ]
          : itemKind === 'membership'
            ? words.nextOfMembership
            : [words.choose(agencies), ...said.next],
      },
      ...(open ? [paragraph(ends.until(until), true)] : []),
      paragraph(frame.keepLink, true),
    ],
  });
}

const formOf: Partial<Record<ItemKind, (slug: string) => string>> = {
  course: (slug) => `/courses/${slug}/enrol`,
  membership: () => '/checkout/membership',
  product: (slug) => `/products/${slug}/order`,
};

/** Nobody is asked to pay twice: where it is comes first, and no way to pay. */
function ownedAlready(context: EmailContext, path: string): Letter {
  const { order, publicOrigin } = context;
  const { frame, gift, orderReceived } = wordsFor(context);
  const { owned: words } = gift;
  const form = formOf[order.itemKind]?.(order.itemSlug);
  return emailTo(context, {
    subject: orderReceived.subject(order.description, order.number),
    preview: words.title,
    heading: words.title,
    blocks: [
      paragraph(words.text(order.description)),
      button(context, words.open, `${publicOrigin}${path}`),
      ...(form === undefined
        ? []
        : [
            {
              kind: 'link' as const,
              label: words.gift,
              href: `${publicOrigin}${pathIn(order.locale, form)}`,
            },
          ]),
      { kind: 'facts', rows: orderRows(context, frame.amount) },
      { kind: 'link', label: frame.openOrder, href: orderUrl(context) },
    ],
  });
}

function howToPay(context: EmailContext): Letter | null {
  if (!isPayable(context.order.status)) return null;
  return emailTo(context, payingBlocks(context));
}

export const startHref = ({ order, publicOrigin }: EmailContext, startUrl: string): string =>
  new URL(startHrefOf(startUrl, order.locale), publicOrigin).href;

function accessReady(context: EmailContext): Letter | null {
  const { order, access } = context;
  const { frame, accessReady: words } = wordsFor(context);
  if (!access || !grantsAccess(order.status)) return null;
  const { courseDays, paidBack } = promisesOf(context);
  return emailTo(context, {
    subject: words.subject(order.description),
    preview: words.preview,
    heading: words.heading,
    blocks: [
      paragraph(words.intro(order.description)),
      { kind: 'code', label: words.code, code: access.code },
      button(context, words.start, startHref(context, access.startUrl)),
      { kind: 'heading', text: words.firstTitle },
      { kind: 'steps', items: words.first },
      ...rightsWithCourse(context),
      { kind: 'facts', rows: orderRows(context, frame.paid) },
      ...restToPay(context),
      paragraph(words.receipt),
      { kind: 'link', label: frame.openOrder, href: orderUrl(context) },
      ...ofMoney(context, paragraph(words.refund(courseDays, paidBack), true)),
      paragraph(frame.keepLink, true),
    ],
  });
}

function accessSoon(context: EmailContext): Letter | null {
  const { order, access } = context;
  const { frame, accessReady, accessSoon: words } = wordsFor(context);
  if (access || !grantsAccess(order.status)) return null;
  const { accessHours } = promisesOf(context);
  return emailTo(context, {
    subject: words.subject(order.description, accessHours),
    preview: words.preview,
    heading: words.heading,
    blocks: [
      paragraph(words.intro(order.description)),
      paragraph(words.soon(accessHours)),
      ...rightsWithCourse(context),
      { kind: 'facts', rows: orderRows(context, frame.paid) },
      ...restToPay(context),
      paragraph(accessReady.receipt),
      button(context, frame.openOrder),
      paragraph(words.spam, true),
    ],
  });
}

/** To whoever bought before consultations were kept for them. */
function rightReady(context: EmailContext): Letter | null {
  const { order } = context;
  const { rights: words } = wordsFor(context);
  const blocks = rightBlocks(context);
  if (blocks.length === 0 || !grantsAccess(order.status)) return null;
  return emailTo(context, {
    subject: words.subject(order.description),
    preview: words.preview,
    heading: words.heading,
    blocks: [
      paragraph(words.intro(order.description)),
      ...blocks,
      button(context, words.book, orderUrl(context)),
    ],
  });
}

function claimRefused(context: EmailContext): Letter | null {
  const { order } = context;
  const { frame, claimRefused: words } = wordsFor(context);
  // An hour's order can be over as soon as its claim is refused: by the time of the e-mail the clock may have ended it.
  const hasEnded = order.status === 'Expired';
  if ((order.status !== 'Rejected' && !hasEnded) || order.refusalReason === null) return null;
  const isOver = hasEnded || order.expiresAt <= order.updatedAt;
  return emailTo(context, {
    subject: words.subject(order.number),
    preview: words.preview,
    heading: words.heading,
    blocks: [
      paragraph(words.intro(order.description)),
      { kind: 'quote', label: words.reason, text: order.refusalReason },
      button(context, frame.openOrder),
      { kind: 'heading', text: words.nextTitle },
      { kind: 'steps', items: isOver ? words.nextWhenOver : words.next },
      paragraph(isOver ? words.over : words.until(payUntil(context))),
      { kind: 'facts', rows: orderRows(context, frame.amount) },
    ],
  });
}

function memberEmail(context: EmailContext): Letter | null {
  const { frame } = wordsFor(context);
  const part = membershipReady(context, { kind: 'facts', rows: orderRows(context, frame.paid) });
  return part && emailTo(context, part);
}

export const buyerEmails: Record<BuyerEmailName, (context: EmailContext) => Letter | null> = {
  'order-received': orderReceived,
  'how-to-pay': howToPay,
  'access-ready': accessReady,
  'access-soon': accessSoon,
  'right-ready': rightReady,
  'claim-refused': claimRefused,
  'membership-ready': memberEmail,
};
