/** Letters about what the office did with one order, in the language of the order. Null: the order went on meanwhile. */
import type { OrderDeskLetterName } from './order-letter.ts';
import { isPayable } from './order.ts';
import { letterTo, orderRows } from './buyer.emails.ts';
import {
  button,
  type Letter,
  type LetterContext,
  orderUrl,
  paragraph,
  payUntil,
  wordsFor,
} from '../emails/letter.ts';

function reopened(context: LetterContext): Letter | null {
  const { order } = context;
  if (!isPayable(order.status)) return null;
  const { frame, orderDesk } = wordsFor(context);
  const words = orderDesk.reopened;
  const until = payUntil(context);
  return letterTo(context, {
    subject: words.subject(order.description, order.number),
    preview: words.preview(until),
    heading: words.heading,
    blocks: [
      paragraph(words.intro(order.description)),
      { kind: 'facts', rows: orderRows(context, frame.amount) },
      button(context, words.pay, orderUrl(context, '/method')),
      paragraph(words.until(until)),
      paragraph(words.notWanted, true),
      paragraph(frame.keepLink, true),
    ],
  });
}

function addressChanged(context: LetterContext): Letter {
  const { order } = context;
  const { frame, orderDesk } = wordsFor(context);
  const words = orderDesk.addressChanged;
  return letterTo(context, {
    subject: words.subject(order.number),
    preview: words.preview,
    heading: words.heading,
    blocks: [
      paragraph(words.intro(order.description)),
      button(context, frame.openOrder),
      paragraph(words.link),
      paragraph(words.notYou, true),
      paragraph(frame.keepLink, true),
    ],
  });
}

/** To an address that may be a stranger's: no name, no link, and not where the order went. */
function addressLeft({ order, settings, ...context }: LetterContext): Letter {
  const { frame, orderDesk } = wordsFor({ order, settings, ...context });
  const words = orderDesk.addressLeft;
  const siteName = settings.siteName[order.locale];
  const blocks = [frame.hi, words.intro(order.number), words.link, words.yours].map((text) =>
    paragraph(text),
  );
  return {
    subject: words.subject(order.number),
    preview: words.preview,
    siteName,
    parts: [{ locale: order.locale, heading: words.heading, blocks }],
    foot: [frame.why(siteName), settings.address[order.locale]],
  };
}

export const orderDeskLetters: Record<OrderDeskLetterName, (context: LetterContext) => Letter | null> = {
  'order-reopened': reopened,
  'order-address-changed': addressChanged,
  'order-address-left': addressLeft,
};
