/** The e-mail with the links of what was bought in the shop. */
import { paidLinkHours } from './download-rules.ts';
import { grantsAccess } from '../orders/order.ts';
import { count } from '../../platform/i18n/count.ts';
import type { Locale } from '../../platform/i18n/locale.ts';
import { emailTo, orderRows } from '../orders/buyer.emails.ts';
import {
  type Block,
  button,
  type Letter,
  type EmailContext,
  ofMoney,
  orderUrl,
  paragraph,
  promisesOf,
  wordsFor,
} from '../emails/email-content.ts';

/** `language` is 'both' where one file serves both. Her own language first. */
export type FileLink = { language: Locale | 'both'; href: string };

/** Null once the order was paid back. */
export function productReady(context: EmailContext & { files: readonly FileLink[] }): Letter | null {
  const { order, files } = context;
  if (!grantsAccess(order.status)) return null;
  const { frame, accessReady, productReady: words, refunds } = wordsFor(context);
  const { courseDays, paidBack } = promisesOf(context);
  const blocks: Block[] =
    files.length === 0
      ? [paragraph(words.byHand), button(context, frame.openOrder)]
      : [
          ...files.map(({ language, href }) => button(context, words.download[language], href)),
          paragraph(words.linkLife(count(paidLinkHours, refunds.hours, order.locale))),
          { kind: 'link', label: frame.openOrder, href: orderUrl(context) },
        ];
  return emailTo(context, {
    subject: words.subject(order.description),
    preview: words.preview,
    heading: words.heading,
    blocks: [
      paragraph(words.intro(order.description)),
      ...blocks,
      { kind: 'facts', rows: orderRows(context, frame.paid) },
      paragraph(accessReady.receipt),
      ...ofMoney(context, paragraph(words.refund(courseDays, paidBack), true)),
      paragraph(frame.keepLink, true),
    ],
  });
}
