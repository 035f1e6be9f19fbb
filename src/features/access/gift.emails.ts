/** E-mails about a gift: to whom it is for, who sees neither price nor order, and to its buyer, who sees no code. */
import { paidLinkHours } from '../shop/download-rules.ts';
import { grantsAccess, isGift, type Order } from '../orders/order.ts';
import { callName } from '../../platform/people/person.ts';
import { count } from '../../platform/i18n/count.ts';
import { pathIn } from '../../platform/i18n/locale.ts';
import { emailTo, orderRows, startHref } from '../orders/buyer.emails.ts';
import {
  type Block,
  button,
  type Letter,
  type EmailContext,
  paragraph,
  promisesOf,
  wordsFor,
} from '../emails/email-content.ts';
import type { FileLink } from '../shop/product.emails.ts';

type GiftContext = EmailContext & { files: readonly FileLink[] };

const names = ['access-ready', 'access-soon', 'membership-ready', 'product-ready', 'gift-sent'] as const;
type GiftEmailName = (typeof names)[number];

export const isGiftEmail = (name: string): name is GiftEmailName => names.some((known) => known === name);

const nameOfRecipient = ({ recipientName, recipientEmail }: Order): string =>
  recipientName ?? recipientEmail ?? '';

/** The frame of an e-mail to whom a gift is for: the buyer's first name, and what was written with it as plain text. */
function toRecipient(context: GiftContext, blocks: Block[]): Letter | null {
  const { order, settings } = context;
  if (!isGift(order) || !grantsAccess(order.status)) return null;
  const { frame, gift: words } = wordsFor(context);
  const from = callName(order.name) ?? words.somebody;
  const first = callName(order.recipientName);
  const siteName = settings.siteName[order.locale];
  return {
    subject: words.subject(from, order.description),
    preview: words.preview,
    siteName,
    parts: [
      {
        locale: order.locale,
        heading: words.heading,
        blocks: [
          paragraph(first === null ? frame.hi : frame.hello(first)),
          paragraph(words.intro(from, order.description)),
          ...(order.giftNote === null
            ? []
            : [{ kind: 'quote' as const, label: words.note(from), text: order.giftNote }]),
          ...blocks,
        ],
      },
    ],
    foot: [frame.reply, words.why(siteName), settings.address[order.locale]],
  };
}

const toAccount = (context: GiftContext): Block => ({
  kind: 'link',
  label: wordsFor(context).gift.account,
  href: `${context.publicOrigin}${pathIn(context.order.locale, '/account')}`,
});

function ready(context: GiftContext): Letter | null {
  const { access } = context;
  if (!access) return null;
  const { accessReady: words, gift } = wordsFor(context);
  return toRecipient(context, [
    { kind: 'code', label: words.code, code: access.code },
    button(context, words.start, startHref(context, access.startUrl)),
    { kind: 'heading', text: words.firstTitle },
    { kind: 'steps', items: words.first },
    paragraph(gift.signIn, true),
    toAccount(context),
  ]);
}

const soon = (context: GiftContext): Letter | null =>
  context.access
    ? null
    : toRecipient(context, [
        paragraph(wordsFor(context).gift.soon(promisesOf(context).accessHours)),
        toAccount(context),
      ]);

function membership(context: GiftContext): Letter | null {
  const { membershipReady: words, gift } = wordsFor(context);
  const href = `${context.publicOrigin}${pathIn(context.order.locale, '/clarity-login')}`;
  return toRecipient(context, [paragraph(gift.signIn), button(context, words.button, href)]);
}

function files(context: GiftContext): Letter | null {
  const { productReady: words, refunds, gift } = wordsFor(context);
  const { order } = context;
  return toRecipient(
    context,
    context.files.length === 0
      ? [paragraph(words.byHand)]
      : [
          ...context.files.map(({ language, href }) => button(context, words.download[language], href)),
          paragraph(gift.linkLife(count(paidLinkHours, refunds.hours, order.locale))),
          toAccount(context),
        ],
  );
}

function sent(context: GiftContext): Letter | null {
  const { order } = context;
  if (!isGift(order) || !grantsAccess(order.status)) return null;
  const { accessReady, frame, gift } = wordsFor(context);
  const { sent: words } = gift;
  return emailTo(context, {
    subject: words.subject(order.description),
    preview: words.preview,
    heading: words.heading,
    blocks: [
      paragraph(words.intro(order.description, nameOfRecipient(order), order.recipientEmail ?? '')),
      { kind: 'facts', rows: orderRows(context, frame.paid) },
      paragraph(accessReady.receipt),
      button(context, frame.openOrder),
      paragraph(frame.keepLink, true),
    ],
  });
}

export const giftEmails: Record<GiftEmailName, (context: GiftContext) => Letter | null> = {
  'access-ready': ready,
  'access-soon': soon,
  'membership-ready': membership,
  'product-ready': files,
  'gift-sent': sent,
};
