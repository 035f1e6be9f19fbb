/** E-mails to the buyer, in the language of the order. Null: the order went on meanwhile, and the e-mail would be wrong. */
import { contactOf } from '../orders/gift-by-hand.ts';
import { readSettings } from '../../academy/content/content.service.ts';
import {
  expiryAfter,
  grantsAccess,
  isGift,
  isPayable,
  type ItemKind,
  type Order,
  type OrderStatus,
  ownerOf,
  shownNumber,
} from '../orders/order.ts';
import { findOrderByNumber } from '../orders/orders.service.ts';
import { defineEmail, type EmailInput, type EmailText, type Mailing } from '../../academy/emails/email.ts';
import { isPostedSince } from '../../academy/emails/post-emails.service.ts';
import { formatMad } from '../../platform/money/money.ts';
import {
  type Block,
  button,
  emailText,
  type EmailContext,
  facts,
  link,
  orderUrl,
  paragraph,
  payUntil,
  promisesOf,
  quote,
  steps,
  wordsFor,
} from '../../academy/emails/email-content.ts';
import { type Locale, pathIn } from '../../platform/i18n/locale.ts';
import { type BookingFacts, hourRows, readBookingFacts } from '../bookings/read-bookings.service.ts';
import { rightBlocks } from '../access/rights-blocks.emails.ts';
import { readOwnedAlready } from '../order-emails/order-facts.service.ts';
import { type AboutOrder, orderRows, toBuyer, type ForOrders } from '../order-emails/order-parts.emails.ts';
import { payingMessage, payingText } from '../order-emails/how-to-pay.emails.ts';
import { message, ownOrderPath } from '../../academy/emails/message.ts';

type Received = AboutOrder & {
  /** Of a consultation. */
  hour: BookingFacts | null;
  /** Where the owner of the order has the same thing already: its page, or the account for what was given to them. */
  owned: { path: string } | null;
};

async function readReceived(mailing: Mailing, input: EmailInput): Promise<Received> {
  const data = await toBuyer(mailing, input);
  const { order } = data;
  const hour = order.itemKind === 'consultation' ? await readBookingFacts(mailing.db, order.id) : null;
  return { ...data, hour, owned: await readOwnedAlready(mailing.db, order) };
}

/** Once access is open, its own e-mail has everything that these would; what has ended asks for nothing. */
const asksForMoney = (status: OrderStatus): boolean =>
  !grantsAccess(status) && !['Cancelled', 'Expired', 'Refunded'].includes(status);

/** That we have the order, and how to pay it: as instructions once a method is chosen, as a choice before. */
function receivedText(data: Received): EmailText | null {
  const { order, hour, owned } = data;
  if (!asksForMoney(order.status)) return null;
  const open = isPayable(order.status);
  if (open && owned !== null) return ownedAlready(data, owned.path);
  const { frame, orderReceived: words } = wordsFor(data);
  const when = hour ? [facts(hourRows(order.locale, hour, false))] : [];
  const paying = open ? payingText(data) : null;
  const { subject, preview, heading, blocks } = paying ?? choiceText(data, open, when);
  const ends = order.itemKind === 'consultation' ? words.consultation : words;
  return {
    subject,
    preview,
    heading,
    blocks: [
      ...blocks,
      ...(paying === null ? [] : when),
      ...(open ? [paragraph(ends.until(payUntil(data)), true)] : []),
      paragraph(frame.keepLink, true),
    ],
  };
}

/** No method is chosen yet, or a card, which needs no instructions. */
function choiceText(data: Received, open: boolean, when: readonly Block[]): EmailText {
  const { order } = data;
  const { frame, gift, orderReceived: words } = wordsFor(data);
  const { agencies } = promisesOf(data);
  const { itemKind } = order;
  const ofKind =
    itemKind === 'product' || itemKind === 'bundle' || itemKind === 'consultation' ? words[itemKind] : words;
  const { next: nextOfGift, byHand } = gift.received;
  const contact = contactOf(order);
  const next = isGift(order)
    ? [words.choose(agencies), ...words.next.slice(0, 1), contact === '' ? byHand : nextOfGift(contact)]
    : [words.choose(agencies), ...(itemKind === 'membership' ? words.nextOfMembership : ofKind.next)];
  return {
    subject: words.subject(order.description, formatMad(order.amountCentimes, order.locale)),
    preview: words.preview,
    heading: words.heading,
    blocks: [
      paragraph([ofKind.intro(order.description), ...(open ? [words.notCharged] : [])].join(' ')),
      ...when,
      facts(orderRows(data, frame.amount)),
      open ? button(words.pay, orderUrl(data, '/method')) : button(frame.openOrder, orderUrl(data)),
      ...steps(frame.nextTitle, next),
    ],
  };
}

const orderReceived = defineEmail({
  name: 'order-received',
  /** Null where a method was chosen since: 'how-to-pay' has the order in it. */
  async load(mailing, input) {
    const { orderId, createdAt: since } = input;
    const isTold =
      orderId !== null && (await isPostedSince(mailing.db, { orderId, emailName: 'how-to-pay', since }));
    return isTold ? null : readReceived(mailing, input);
  },
  write: receivedText,
  isTrue: ({ orderStatus: status, isToldHowToPay }) => status && !isToldHowToPay && asksForMoney(status),
  message(data) {
    const { order, owned } = data;
    if (!isPayable(order.status) || owned !== null) return null;
    const { description, number, amountCentimes, locale } = order;
    const values = [description, formatMad(amountCentimes, locale), shownNumber(number), payUntil(data)];
    return message('derb_order_received', values, ownOrderPath(number));
  },
});

const howToPay = defineEmail({
  name: 'how-to-pay',
  load: readReceived,
  write: (data) => (isPayable(data.order.status) ? receivedText(data) : null),
  isTrue: ({ orderStatus: status }) => status && isPayable(status) && asksForMoney(status),
  message: payingMessage,
});

const formOf: Partial<Record<ItemKind, (slug: string) => string>> = {
  course: (slug) => `/courses/${slug}/enrol`,
  membership: () => '/checkout/membership',
  product: (slug) => `/products/${slug}/order`,
  bundle: (slug) => `/bundles/${slug}/order`,
};

/** Nobody is asked to pay twice: where it is comes first, and no way to pay. */
function ownedAlready(context: EmailContext, path: string): EmailText {
  const { order, publicOrigin } = context;
  const { frame, gift } = wordsFor(context);
  const { owned: words } = gift;
  const form = formOf[order.itemKind]?.(order.itemSlug);
  return {
    subject: words.subject(order.description),
    preview: words.preview,
    heading: words.title,
    blocks: [
      paragraph(words.text(order.description)),
      button(words.open, `${publicOrigin}${path}`),
      ...(form === undefined ? [] : [link(words.gift, `${publicOrigin}${pathIn(order.locale, form)}`)]),
      facts(orderRows(context, frame.amount)),
      link(frame.openOrder, orderUrl(context)),
    ],
  };
}

/** To whoever bought before consultations were kept for them; what came with a gift is its recipient's. */
const rightReady = defineEmail({
  name: 'right-ready',
  async load(mailing, input) {
    const data = await toBuyer(mailing, input);
    return { ...data, to: [ownerOf(data.order)] };
  },
  write(data) {
    const { order } = data;
    const { rights: words } = wordsFor(data);
    const blocks = rightBlocks(data);
    if (blocks.length === 0 || !grantsAccess(order.status)) return null;
    return {
      subject: words.subject(order.description),
      preview: words.preview,
      heading: words.heading,
      blocks: [paragraph(words.intro(order.description)), ...blocks, button(words.book, orderUrl(data))],
    };
  },
});

const notFoundMessage = ({ order: { amountCentimes, description, locale, number } }: EmailContext) => {
  const values = [formatMad(amountCentimes, locale), description, shownNumber(number)];
  return message('derb_not_found', values, ownOrderPath(number));
};

const claimRefused = defineEmail({
  name: 'claim-refused',
  load: toBuyer,
  write(data) {
    const { order } = data;
    const { frame, claimRefused: words } = wordsFor(data);
    // An hour's order can be over as soon as its claim is refused: by the time of the e-mail the clock may have ended it.
    const hasEnded = order.status === 'Expired';
    if ((order.status !== 'Rejected' && !hasEnded) || order.refusalReason === null) return null;
    const isOver = hasEnded || order.expiresAt <= order.updatedAt;
    return {
      subject: words.subject(order.description, formatMad(order.amountCentimes, order.locale)),
      preview: words.preview,
      heading: words.heading,
      blocks: [
        paragraph(words.intro(order.description)),
        quote(words.reason, order.refusalReason),
        button(frame.openOrder, orderUrl(data)),
        ...steps(words.nextTitle, isOver ? words.nextWhenOver : words.next),
        paragraph(isOver ? words.over : words.until(payUntil(data))),
        facts(orderRows(data, frame.amount)),
      ],
    };
  },
  message: notFoundMessage,
});

/** A confirmation was wrong: what it opened is closed, and the order can be paid. Null once it was paid, reported or has gone on. */
const takenBack = defineEmail({
  name: 'payment-taken-back',
  load: toBuyer,
  write(data) {
    const { order } = data;
    const { frame, takenBack: words, claimRefused } = wordsFor(data);
    const isOver = order.status === 'Expired' || order.expiresAt <= order.updatedAt;
    if ((order.status !== 'Rejected' && !isOver) || order.refusalReason === null) return null;
    const amount = formatMad(order.amountCentimes, order.locale);
    return {
      subject: words.subject(order.description),
      preview: words.preview,
      heading: words.heading,
      blocks: [
        paragraph(words.intro(order.description, amount)),
        quote(claimRefused.reason, order.refusalReason),
        paragraph(isGift(order) ? words.closedGift : words.closed),
        button(frame.openOrder, orderUrl(data)),
        paragraph(words.paid),
        paragraph(isOver ? claimRefused.over : words.until(payUntil(data))),
        facts(orderRows(data, frame.amount)),
      ],
    };
  },
  message: notFoundMessage,
});

/**
 * The e-mail that refusing a claim for this reason would send, as the buyer would read it. Nothing is sent. Null for an order that
 * is not there.
 */
export async function showRefusing(
  mailing: ForOrders,
  { number, reason }: { number: string; reason: string },
): Promise<{ to: string; locale: Locale; subject: string; text: string } | null> {
  const found = await findOrderByNumber(mailing.db, number);
  if (!found) return null;
  const [settings, data] = await Promise.all([
    readSettings(mailing.db),
    toBuyer(mailing, { orderId: found.id }),
  ]);
  const now = mailing.clock();
  const expiresAt = expiryAfter(now, settings.orderExpiryDays);
  const order: Order = {
    ...data.order,
    status: 'Rejected',
    refusalReason: reason,
    updatedAt: now,
    expiresAt,
  };
  const content = claimRefused.contentFor({ ...data, order }, settings);
  return (
    content && { to: order.email, locale: order.locale, subject: content.subject, text: emailText(content) }
  );
}

/** Staff opened it again. */
const reopened = defineEmail({
  name: 'order-reopened',
  load: toBuyer,
  write(data) {
    const { order } = data;
    if (!isPayable(order.status)) return null;
    const { frame, orderByStaff } = wordsFor(data);
    const words = orderByStaff.reopened;
    const until = payUntil(data);
    return {
      subject: words.subject(order.description, formatMad(order.amountCentimes, order.locale)),
      preview: words.preview(until),
      heading: words.heading,
      blocks: [
        paragraph(words.intro(order.description)),
        facts(orderRows(data, frame.amount)),
        button(words.pay, orderUrl(data, '/method')),
        paragraph(words.until(until)),
        paragraph(words.notWanted, true),
        paragraph(frame.keepLink, true),
      ],
    };
  },
});

/** Staff took something off it. Of two in a row each tells what is to be paid when it leaves. */
const discounted = defineEmail({
  name: 'order-discounted',
  load: toBuyer,
  write(data) {
    const { order } = data;
    if (!isPayable(order.status)) return null;
    const { frame, orderByStaff } = wordsFor(data);
    const { discounted: words, reopened: also } = orderByStaff;
    const amount = formatMad(order.amountCentimes, order.locale);
    const until = payUntil(data);
    return {
      subject: words.subject(order.description, amount),
      preview: words.preview(until),
      heading: words.heading,
      blocks: [
        paragraph(words.intro(order.description, amount)),
        facts(orderRows(data, frame.amount)),
        button(also.pay, orderUrl(data)),
        paragraph(also.until(until)),
      ],
    };
  },
});

const addressChanged = defineEmail({
  name: 'order-address-changed',
  load: toBuyer,
  write(data) {
    const { order } = data;
    const { frame, orderByStaff } = wordsFor(data);
    const words = orderByStaff.addressChanged;
    return {
      subject: words.subject(order.description),
      preview: words.preview,
      heading: words.heading,
      blocks: [
        paragraph(words.intro(order.description)),
        facts(orderRows(data, frame.amount)),
        button(frame.openOrder, orderUrl(data)),
        paragraph(words.link),
        paragraph(words.notYou, true),
        paragraph(frame.keepLink, true),
      ],
    };
  },
});

/** To an address that may be a stranger's: no name, no link, and not where the order went. */
const addressLeft = defineEmail({
  name: 'order-address-left',
  async load(mailing, input): Promise<AboutOrder | null> {
    const data = await toBuyer(mailing, input);
    const { locale, settings } = data;
    const why = wordsFor(data).frame.why(settings.siteName[locale]);
    // To the order's former address, or to nobody: it is not for the present one.
    return typeof input['to'] === 'string'
      ? { ...data, name: null, foot: [why, settings.address[locale]] }
      : null;
  },
  write(data) {
    const { order } = data;
    const words = wordsFor(data).orderByStaff.addressLeft;
    return {
      subject: words.subject(shownNumber(order.number)),
      preview: words.preview,
      heading: words.heading,
      blocks: [words.intro(shownNumber(order.number)), words.link, words.yours].map((text) =>
        paragraph(text),
      ),
    };
  },
});

export const buyerEmails = [
  orderReceived,
  howToPay,
  rightReady,
  claimRefused,
  takenBack,
  reopened,
  discounted,
  addressChanged,
  addressLeft,
];
