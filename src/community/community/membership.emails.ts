/** The e-mail to a new member: what is certain, and how the rest comes. */
import { giftText, openMessage, toOwner } from '../../selling/order-emails/access.emails.ts';
import { defineEmail } from '../../academy/emails/email.ts';
import {
  button,
  link,
  ofMoney,
  orderUrl,
  paragraph,
  promisesOf,
  steps,
  wordsFor,
} from '../../academy/emails/email-content.ts';
import { grantsAccess, isGift } from '../../selling/orders/order.ts';
import { receiptBlock } from '../../selling/order-emails/order-parts.emails.ts';
import { shortName } from '../../academy/settings/membership.ts';
import { pathIn } from '../../platform/i18n/locale.ts';

/** Null once the membership ended. */
const membershipReady = defineEmail({
  name: 'membership-ready',
  load: toOwner,
  write(data) {
    const { order, publicOrigin } = data;
    if (!grantsAccess(order.status)) return null;
    const { frame, membershipReady: words, gift } = wordsFor(data);
    const { courseDays, paidBack } = promisesOf(data);
    const signIn = button(words.button, `${publicOrigin}${pathIn(order.locale, '/clarity-login')}`);
    if (isGift(order)) return giftText(data, [paragraph(gift.signIn), signIn]);
    return {
      subject: words.subject,
      preview: words.preview,
      heading: words.heading,
      blocks: [
        paragraph(words.intro(shortName(order.description))),
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

export const membershipEmails = [membershipReady];
