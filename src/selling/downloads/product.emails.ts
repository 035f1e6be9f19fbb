/** The e-mail with the links of what was bought in the shop. */
import { downloadHours } from '../../catalogue/shop/download-rules.ts';
import { readFileLinks } from './downloads.service.ts';
import { giftText, openMessage, toAccount, toOwner } from '../order-emails/access.emails.ts';
import { defineEmail } from '../../academy/emails/email.ts';
import {
  button,
  link,
  ofMoney,
  orderUrl,
  outlined,
  paragraph,
  promisesOf,
  wordsFor,
} from '../../academy/emails/email-content.ts';
import { grantsAccess, isGift } from '../orders/order.ts';
import { receiptBlock } from '../order-emails/order-parts.emails.ts';
import { count } from '../../platform/i18n/count.ts';

/** Null once the order was paid back. */
const productReady = defineEmail({
  name: 'product-ready',
  async load(mailing, input) {
    const data = await toOwner(mailing, input);
    const making = { ...data, signer: mailing.signer, calledForAt: input.createdAt };
    return { ...data, files: await readFileLinks(mailing.db, making) };
  },
  write(data) {
    const { order, files } = data;
    if (!grantsAccess(order.status)) return null;
    const { frame, productReady: words, refunds, gift } = wordsFor(data);
    const { courseDays, paidBack } = promisesOf(data);
    const hours = count(downloadHours, refunds.hours, order.locale);
    const byHand = paragraph(words.byHand);
    const downloads = files.map(({ language, href }, at) =>
      (at === 0 ? button : outlined)(words.download[language], href),
    );
    if (isGift(order))
      return giftText(
        data,
        files.length === 0 ? [byHand] : [...downloads, paragraph(gift.linkLife(hours)), toAccount(data)],
      );
    return {
      subject: words.subject(order.description),
      preview: words.preview,
      heading: words.heading,
      blocks: [
        paragraph(words.intro(order.description)),
        ...(files.length === 0
          ? [byHand, button(frame.openOrder, orderUrl(data))]
          : [...downloads, paragraph(words.linkLife(hours)), link(frame.openOrder, orderUrl(data))]),
        receiptBlock(data),
        ...ofMoney(data, paragraph(words.refund(courseDays, paidBack), true)),
        paragraph(frame.keepLink, true),
      ],
    };
  },
  message: (data) => openMessage(data),
});

export const productEmails = [productReady];
