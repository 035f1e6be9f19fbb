/** E-mails to members: what is certain and how the rest comes, and before a membership for a time ends. */
import { giftText, openMessage, toOwner } from '../../selling/order-emails/access.emails.ts';
import { defineEmail, type EmailInput, type Mailing } from '../../academy/emails/email.ts';
import {
  button,
  type EmailContext,
  facts,
  link,
  ofMoney,
  orderUrl,
  paragraph,
  promisesOf,
  steps,
  wordsFor,
} from '../../academy/emails/email-content.ts';
import { grantsAccess, isGift } from '../../selling/orders/order.ts';
import { type AboutOrder, receiptBlock, toBuyer } from '../../selling/order-emails/order-parts.emails.ts';
import { endingDays, membershipPrice, shortName } from '../../academy/settings/membership.ts';
import { message, ownOrderPath } from '../../academy/emails/message.ts';
import { readTerm } from '../../selling/orders/entitlements.service.ts';
import { formatMad } from '../../platform/money/money.ts';
import { dateInMorocco, formatDay } from '../../platform/time/calendar-date.ts';
import { pathIn } from '../../platform/i18n/locale.ts';

/** Of a membership for a time: until when it is open, which is what a renewal changes. */
const openingOf = (data: EmailContext) => {
  const { membershipReady: words } = wordsFor(data);
  const { description, locale } = data.order;
  const item = shortName(description);
  if (!data.endsOn) return { ...words, intro: words.intro(item) };
  const { forTime } = words;
  return { ...words, ...forTime, intro: forTime.intro(item, formatDay(data.endsOn, locale)) };
};

/** Null once the membership ended. */
const membershipReady = defineEmail({
  name: 'membership-ready',
  load: toOwner,
  write(data) {
    const { order, publicOrigin } = data;
    if (!grantsAccess(order.status)) return null;
    const { frame, gift } = wordsFor(data);
    const words = openingOf(data);
    const { courseDays, paidBack } = promisesOf(data);
    const signIn = button(words.button, `${publicOrigin}${pathIn(order.locale, '/clarity-login')}`);
    if (isGift(order)) return giftText(data, [paragraph(gift.signIn), signIn]);
    return {
      subject: words.subject,
      preview: words.preview,
      heading: words.heading,
      blocks: [
        paragraph(words.intro),
        signIn,
        ...steps(frame.nextTitle, words.next),
        receiptBlock(data),
        link(frame.openOrder, orderUrl(data)),
        ...ofMoney(data, paragraph(words.refund(courseDays, paidBack), true)),
        paragraph(frame.keepLink, true),
      ],
    };
  },
  message: openMessage,
});

type AboutEnding = AboutOrder & { today: string };

/** Null once it is renewed, closed or taken back. */
async function loadEnding(mailing: Mailing, input: EmailInput): Promise<AboutEnding | null> {
  const data = await toBuyer(mailing, input);
  const term = await readTerm(mailing.db, data.order.email);
  const isStill = term !== null && term.orderId === data.order.id && !term.isOver;
  return isStill ? { ...data, today: dateInMorocco(mailing.clock()) } : null;
}

const membershipEnding = defineEmail({
  name: 'membership-ending',
  load: loadEnding,
  write(data) {
    const { order, settings, endsOn, today } = data;
    if (!endsOn) return null;
    const { membershipEnding: words } = wordsFor(data);
    const { closesOn, ends } = endingDays(endsOn, settings, order.locale);
    const { before, today: last, grace } = words;
    const [subject, text] =
      today < endsOn
        ? [before.subject(ends), before.text(ends)]
        : today === endsOn
          ? [last.subject, last.text(closesOn)]
          : [grace.subject(closesOn), grace.text(ends, closesOn)];
    const price = membershipPrice(settings, order.months ?? undefined);
    return {
      subject,
      preview: words.preview,
      heading: words.heading,
      blocks: [
        paragraph(text),
        ...(price === null ? [] : [facts([{ label: words.price, value: formatMad(price, order.locale) }])]),
        button(words.button, orderUrl(data, '/renew')),
        paragraph(words.prepared, true),
        paragraph(words.nothingByItself, true),
      ],
    };
  },
  message: ({ order, endsOn, settings }) => {
    if (!endsOn) return null;
    const { closesOn, ends } = endingDays(endsOn, settings, order.locale);
    return message('derb_membership', [ends, closesOn], ownOrderPath(order.number));
  },
});

export const membershipEmails = [membershipReady, membershipEnding];
