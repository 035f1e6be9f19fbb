/** To the staff: the bank agreed in a buyer's browser, and has not confirmed it itself. */
import { letterWords } from '../content/emails/letter-words.ts';
import { formatMad } from '../domain/money/money.ts';
import { hasMoney } from '../domain/orders/order.ts';
import { pathIn, type Locale } from '../domain/people/locale.ts';
import type { LetterContext } from './letter-context.ts';
import type { Fact, Letter, LetterPart } from './letter.ts';

function partIn({ order, itemName, publicOrigin }: LetterContext, locale: Locale): LetterPart {
  const { frame, staffClaimWaiting, staffApprovedReturn: words } = letterWords[locale];
  const rows: Fact[] = [
    { label: frame.order, value: order.number, ltr: true },
    { label: staffClaimWaiting.amount, value: formatMad(order.amountCentimes, locale) },
    { label: staffClaimWaiting.buyer, value: order.name },
    { label: frame.item[order.itemKind], value: itemName[locale] },
  ];
  return {
    locale,
    heading: words.heading,
    blocks: [
      { kind: 'paragraph', text: words.intro },
      { kind: 'facts', rows },
      { kind: 'steps', items: words.steps },
      {
        kind: 'button',
        label: words.button,
        href: `${publicOrigin}${pathIn(locale, `/staff/orders/${order.number}`)}`,
        orCopy: frame.orCopy,
      },
    ],
  };
}

/** English and Arabic in one, because an office reads both. Null when money has come in the meantime. */
export function approvedReturnLetter(context: LetterContext): Letter | null {
  const { order, settings } = context;
  if (hasMoney(order.status)) return null;
  const { staffApprovedReturn: words } = letterWords.en;
  return {
    subject: words.subject(order.number, formatMad(order.amountCentimes, 'en')),
    preview: words.preview,
    siteName: settings.siteName.en,
    parts: [partIn(context, 'en'), partIn(context, 'ar')],
    foot: [],
  };
}
