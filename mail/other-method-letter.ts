/** The letter to the staff about a buyer who pays another way: somebody must write to her, as she was promised. */
import { letterWords } from '../content/emails/letter-words.ts';
import { formatMad } from '../domain/money/money.ts';
import { isPayable } from '../domain/orders/order.ts';
import { pathIn, type Locale } from '../domain/people/locale.ts';
import type { LetterContext } from './letter-context.ts';
import type { Fact, Letter, LetterPart } from './letter.ts';

function partIn({ order, itemName, publicOrigin }: LetterContext, locale: Locale): LetterPart {
  const { frame, staffOtherMethod: words } = letterWords[locale];
  const rows: Fact[] = [
    { label: frame.order, value: order.number, ltr: true },
    { label: words.amount, value: formatMad(order.amountCentimes, locale) },
    { label: words.buyer, value: order.name },
    { label: words.email, value: order.email, ltr: true },
    ...(order.phone === '' ? [] : [{ label: words.phone, value: order.phone, ltr: true }]),
    { label: frame.item[order.itemKind], value: itemName[locale] },
  ];
  return {
    locale,
    heading: words.heading,
    blocks: [
      { kind: 'paragraph', text: words.intro },
      { kind: 'facts', rows },
      {
        kind: 'button',
        label: words.button,
        href: `${publicOrigin}${pathIn(locale, `/staff/orders/${order.number}`)}`,
        orCopy: frame.orCopy,
      },
    ],
  };
}

/** Null when she has chosen another way since, or paid. */
export function otherMethodLetter(context: LetterContext): Letter | null {
  const { order, settings } = context;
  if (!isPayable(order.status) || order.paymentOption !== 'Other Payment Methods') return null;
  const { staffOtherMethod: words } = letterWords.en;
  return {
    subject: words.subject(order.number, formatMad(order.amountCentimes, 'en')),
    preview: words.preview,
    siteName: settings.siteName.en,
    parts: [partIn(context, 'en'), partIn(context, 'ar')],
    foot: [],
  };
}
