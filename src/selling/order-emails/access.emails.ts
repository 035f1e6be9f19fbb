/**
 * E-mails that open what was paid for. Of a gift they go to whom it is for, who sees neither price nor order, and one to its
 * buyer, who sees no code.
 */
import { contactOf } from '../orders/gift-by-hand.ts';
import { startHrefOf } from '../orders/access-codes.ts';
import { rightsWithCourse } from '../access/rights-blocks.emails.ts';
import { defineEmail, type EmailInput, type EmailText, type Mailing } from '../../academy/emails/email.ts';
import {
  type Block,
  button,
  type EmailContext,
  facts,
  link,
  ofMoney,
  orderUrl,
  paragraph,
  promisesOf,
  rightOf,
  quote,
  steps,
  wordsFor,
} from '../../academy/emails/email-content.ts';
import { emailWords } from '../../email-words.ts';
import { restToPay } from './plan-facts.service.ts';
import { grantsAccess, isGift, isGiftToCome, ownerOf } from '../orders/order.ts';
import { formatDay } from '../../platform/time/calendar-date.ts';
import { type AboutOrder, orderRows, receiptBlock, toBuyer, toThoseWho } from './order-parts.emails.ts';
import { type Message, message, ownOrderPath } from '../../academy/emails/message.ts';
import { formatMad } from '../../platform/money/money.ts';
import { policyValues } from '../../academy/legal/policy-values.ts';
import { consoleAddress } from '../../academy/staff/console-address.ts';
import { callName } from '../../platform/people/person.ts';
import { pathIn } from '../../platform/i18n/locale.ts';

/** `load` of e-mails to whoever has what the order opens: its buyer, or whom it is a gift for. */
export async function toOwner(mailing: Mailing, input: EmailInput): Promise<AboutOrder> {
  const data = await toBuyer(mailing, input);
  const { order, settings, locale } = data;
  if (!isGift(order)) return data;
  const why = wordsFor(data).gift.why(settings.siteName[locale]);
  return { ...data, to: [ownerOf(order)], name: order.recipientName, why };
}

/** To whom a gift is for: the buyer's first name, and what was written with it as plain text. */
export function giftText(context: EmailContext, blocks: readonly Block[]): EmailText {
  const { order } = context;
  const { gift: words } = wordsFor(context);
  const from = callName(order.name) ?? words.somebody;
  return {
    subject: words.subject(from, order.description),
    preview: words.preview,
    heading: words.heading,
    blocks: [
      paragraph(words.intro(from, order.description)),
      ...(order.giftNote === null ? [] : [quote(words.note(from), order.giftNote)]),
      ...blocks,
    ],
  };
}

/** Of what was paid: that the payment is there too. The recipient of a gift does not hold the order. */
export function openMessage({ order }: EmailContext): Message {
  const { description, amountCentimes, locale, number } = order;
  if (isGift(order)) return message('derb_open', [description], '/account');
  return amountCentimes > 0
    ? message('derb_paid_and_open', [formatMad(amountCentimes, locale), description], ownOrderPath(number))
    : message('derb_open', [description], ownOrderPath(number));
}

export const toAccount = (context: EmailContext): Block =>
  link(wordsFor(context).gift.account, `${context.publicOrigin}${pathIn(context.order.locale, '/account')}`);

const accessReady = defineEmail({
  name: 'access-ready',
  load: toOwner,
  write(data) {
    const { order, access, publicOrigin } = data;
    const { frame, accessReady: words, gift } = wordsFor(data);
    if (!access || !grantsAccess(order.status)) return null;
    const { paidBack } = promisesOf(data);
    const opening: Block[] = [
      { kind: 'code', label: words.code, code: access.code },
      button(words.start, new URL(startHrefOf(access.startUrl, order.locale), publicOrigin).href),
      ...steps(words.firstTitle, words.first),
    ];
    if (isGift(order)) return giftText(data, [...opening, paragraph(gift.signIn, true), toAccount(data)]);
    return {
      subject: words.subject(order.description),
      preview: words.preview,
      heading: words.heading,
      blocks: [
        paragraph(words.intro(order.description)),
        ...opening,
        ...rightsWithCourse(data),
        ...restToPay(data),
        receiptBlock(data),
        link(frame.openOrder, orderUrl(data)),
        ...ofMoney(data, paragraph(words.refund(rightOf(data), paidBack), true)),
        paragraph(frame.keepLink, true),
      ],
    };
  },
  message: openMessage,
});

const accessSoon = defineEmail({
  name: 'access-soon',
  load: toOwner,
  write(data) {
    const { order, access } = data;
    const { frame, accessSoon: words, gift } = wordsFor(data);
    if (access || !grantsAccess(order.status)) return null;
    const { accessHours } = promisesOf(data);
    if (isGift(order)) return giftText(data, [paragraph(gift.soon(accessHours)), toAccount(data)]);
    return {
      subject: words.subject(order.description, accessHours),
      preview: words.preview,
      heading: words.heading,
      blocks: [
        paragraph(words.intro(order.description)),
        paragraph(words.soon(accessHours)),
        ...rightsWithCourse(data),
        ...restToPay(data),
        receiptBlock(data),
        button(frame.openOrder, orderUrl(data)),
        paragraph(words.spam, true),
      ],
    };
  },
  message(data) {
    const { order } = data;
    if (isGift(order) || order.amountCentimes === 0) return null;
    const { description, amountCentimes, locale, number } = order;
    const values = [formatMad(amountCentimes, locale), description, promisesOf(data).accessHours];
    return message('derb_payment_found', values, ownOrderPath(number));
  },
});

/** With the receipt; each part has an e-mail of its own. */
const bundleReady = defineEmail({
  name: 'bundle-ready',
  load: toBuyer,
  write(data) {
    const { order } = data;
    if (!grantsAccess(order.status)) return null;
    const { frame, accessReady, bundleReady: words } = wordsFor(data);
    return {
      subject: words.subject(order.description),
      preview: words.preview,
      heading: words.heading,
      blocks: [
        paragraph(words.intro(order.description)),
        button(frame.openOrder, orderUrl(data)),
        receiptBlock(data),
        ...ofMoney(data, paragraph(accessReady.refund(rightOf(data), promisesOf(data).paidBack), true)),
        paragraph(frame.keepLink, true),
      ],
    };
  },
});

const giftSent = defineEmail({
  name: 'gift-sent',
  async load(mailing, input) {
    return { ...(await toBuyer(mailing, input)), now: mailing.clock() };
  },
  write(data) {
    const { order, locale, now } = data;
    if (!isGift(order) || !grantsAccess(order.status)) return null;
    const { accessReady: ready, frame, gift } = wordsFor(data);
    const { sent: words, hand } = gift;
    const address = contactOf(order);
    if (order.giftCode !== null) {
      const path = pathIn(locale, `/gifts/${order.giftCode}`);
      return {
        subject: hand.subject(order.description),
        preview: words.preview,
        heading: hand.heading,
        blocks: [
          paragraph(hand.intro(order.description, order.recipientName ?? '')),
          link(`${data.publicOrigin}${path}`, `${data.publicOrigin}${path}`),
          paragraph(hand.once),
          facts(orderRows(data, frame.paid)),
          paragraph(ready.receipt),
          button(hand.button, orderUrl(data)),
          paragraph(frame.keepLink, true),
        ],
      };
    }
    const to = order.recipientName ?? address;
    const day = order.giftOn !== null && isGiftToCome(order, now) ? formatDay(order.giftOn, locale) : null;
    return {
      subject: day === null ? words.subject(order.description) : words.waitsSubject(order.description),
      preview: words.preview,
      heading: day === null ? words.heading : words.waitsHeading,
      blocks: [
        paragraph(
          day === null
            ? words.intro(order.description, to, address)
            : words.waits(order.description, to, address, day),
        ),
        facts(orderRows(data, frame.paid)),
        paragraph(ready.receipt),
        button(frame.openOrder, orderUrl(data)),
        paragraph(frame.keepLink, true),
      ],
    };
  },
});

/** To the staff: no code is left to give. */
const codesGone = defineEmail({
  name: 'staff-pool-empty',
  load: toThoseWho(),
  write({ itemName, settings, locale, publicOrigin }) {
    const { staffStockEmpty: words, refunds } = emailWords[locale];
    const { accessHours } = policyValues(settings, refunds, locale);
    return {
      subject: words.subject(itemName[locale]),
      preview: words.preview,
      heading: words.heading,
      blocks: [
        paragraph(words.intro(itemName[locale], accessHours)),
        paragraph(words.next),
        button(words.button, `${publicOrigin}${consoleAddress.accessCodes()}`),
      ],
    };
  },
});

export const accessEmails = [accessReady, bundleReady, accessSoon, giftSent, codesGone];
