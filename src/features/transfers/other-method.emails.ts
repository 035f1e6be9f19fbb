/** The letter to the staff about a buyer who pays another way: somebody must write to her, as she was promised. */
import { letterWords } from '../emails/email-words.ts';
import { formatMad } from '../../platform/money/money.ts';
import { isPayable } from '../orders/order.ts';
import type { Locale } from '../../platform/i18n/locale.ts';
import type { Fact, Letter, LetterContext } from '../emails/letter.ts';
import { inBothLanguages, orderPart } from '../emails/staff-letter.emails.ts';

function rowsIn({ order, itemName }: LetterContext, locale: Locale): Fact[] {
  const { frame, staffOtherMethod: words } = letterWords[locale];
  return [
    { label: frame.order, value: order.number, ltr: true },
    { label: words.amount, value: formatMad(order.amountCentimes, locale) },
    { label: words.buyer, value: order.name },
    { label: words.email, value: order.email, ltr: true },
    ...(order.phone === '' ? [] : [{ label: words.phone, value: order.phone, ltr: true }]),
    { label: frame.item[order.itemKind], value: itemName[locale] },
  ];
}

/** Null when she has chosen another way since, or paid. */
export function otherMethodLetter(context: LetterContext): Letter | null {
  const { order } = context;
  if (!isPayable(order.status) || order.paymentOption !== 'Other Payment Methods') return null;
  const { subject, preview } = letterWords.en.staffOtherMethod;
  const said = { subject: subject(order.number, formatMad(order.amountCentimes, 'en')), preview };
  return inBothLanguages(context, said, (locale) =>
    orderPart(context, locale, {
      words: letterWords[locale].staffOtherMethod,
      rows: rowsIn(context, locale),
    }),
  );
}
