/** Letters to the staff: English and Arabic in one, because an office reads both. The sign-in code comes in one language. */
import { letterWords } from './email-words.ts';
import { policyValues } from '../legal/policy-values.ts';
import { formatMad } from '../../platform/money/money.ts';
import { awaitsDecision } from '../orders/order.ts';
import type { Locale } from '../../platform/i18n/locale.ts';
import { officeAddress } from '../staff/office-address.ts';
import { approvedReturnLetter } from '../refunds/staff-alerts.emails.ts';
import type { Fact, Letter, LetterContext, LetterPart } from './letter.ts';
import { otherMethodLetter } from '../transfers/transfer.emails.ts';
import { inBothLanguages, officeButton, orderPart } from './staff-letter.emails.ts';

export type StaffLetterName =
  | 'staff-pool-empty'
  | 'staff-claim-waiting'
  | 'staff-other-method'
  | 'staff-approved-return';

function poolEmptyPart(context: LetterContext, locale: Locale): LetterPart {
  const { itemName, settings } = context;
  const { staffPoolEmpty: words, refunds } = letterWords[locale];
  const { accessHours } = policyValues(settings, refunds, locale);
  return {
    locale,
    heading: words.heading,
    blocks: [
      { kind: 'paragraph', text: words.intro(itemName[locale], accessHours) },
      { kind: 'paragraph', text: words.next },
      officeButton(context, locale, { label: words.button, path: officeAddress.accessCodes() }),
    ],
  };
}

function poolEmpty(context: LetterContext): Letter {
  const { subject, preview } = letterWords.en.staffPoolEmpty;
  const said = { subject: subject(context.itemName.en), preview };
  return inBothLanguages(context, said, (locale) => poolEmptyPart(context, locale));
}

function claimRows({ order, itemName }: LetterContext, locale: Locale): Fact[] {
  const { frame, staffClaimWaiting: words } = letterWords[locale];
  return [
    { label: frame.order, value: order.number, ltr: true },
    { label: words.amount, value: formatMad(order.amountCentimes, locale) },
    { label: words.method, value: order.paymentOption === null ? '–' : words.methods[order.paymentOption] },
    ...(order.transferCode === null
      ? []
      : [{ label: words.transferCode, value: order.transferCode, ltr: true }]),
    { label: words.buyer, value: order.name },
    { label: frame.item[order.itemKind], value: itemName[locale] },
  ];
}

/** Null when the claim has been decided meanwhile. */
function claimWaiting(context: LetterContext): Letter | null {
  const { order } = context;
  if (!awaitsDecision(order.status)) return null;
  const { subject, preview } = letterWords.en.staffClaimWaiting;
  const said = { subject: subject(order.number, formatMad(order.amountCentimes, 'en')), preview };
  return inBothLanguages(context, said, (locale) =>
    orderPart(context, locale, {
      words: letterWords[locale].staffClaimWaiting,
      rows: claimRows(context, locale),
    }),
  );
}

export const staffLetters: Record<StaffLetterName, (context: LetterContext) => Letter | null> = {
  'staff-pool-empty': poolEmpty,
  'staff-claim-waiting': claimWaiting,
  'staff-other-method': otherMethodLetter,
  'staff-approved-return': approvedReturnLetter,
};
