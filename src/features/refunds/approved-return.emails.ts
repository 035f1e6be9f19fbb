/** To the staff: the bank agreed in a buyer's browser, and has not confirmed it itself. */
import { letterWords } from '../emails/email-words.ts';
import { formatMad } from '../../platform/money/money.ts';
import { hasMoney } from '../orders/order.ts';
import type { Locale } from '../../platform/i18n/locale.ts';
import type { Fact, Letter, LetterContext } from '../emails/letter.ts';
import { inBothLanguages, orderPart } from '../emails/staff-letter.emails.ts';

function rowsIn({ order, itemName }: LetterContext, locale: Locale): Fact[] {
  const { frame, staffClaimWaiting } = letterWords[locale];
  return [
    { label: frame.order, value: order.number, ltr: true },
    { label: staffClaimWaiting.amount, value: formatMad(order.amountCentimes, locale) },
    { label: staffClaimWaiting.buyer, value: order.name },
    { label: frame.item[order.itemKind], value: itemName[locale] },
  ];
}

/** Null when money has come in the meantime. */
export function approvedReturnLetter(context: LetterContext): Letter | null {
  const { order } = context;
  if (hasMoney(order.status)) return null;
  const { subject, preview } = letterWords.en.staffApprovedReturn;
  const said = { subject: subject(order.number, formatMad(order.amountCentimes, 'en')), preview };
  return inBothLanguages(context, said, (locale) => {
    const words = letterWords[locale].staffApprovedReturn;
    const more = [{ kind: 'steps', items: words.steps }] as const;
    return orderPart(context, locale, { words, rows: rowsIn(context, locale), more });
  });
}
