/** E-mails to the staff: English and Arabic in one, because an office reads both. The sign-in code comes in one language. */
import { emailWords } from './email-words.ts';
import { policyValues } from '../legal/policy-values.ts';
import { formatMad } from '../../platform/money/money.ts';
import { awaitsDecision } from '../orders/order.ts';
import type { Locale } from '../../platform/i18n/locale.ts';
import { consoleAddress } from '../staff/console-address.ts';
import { approvedReturnEmail } from '../refunds/staff-alerts.emails.ts';
import type { Fact, Letter, EmailContext, EmailPart } from './email-content.ts';
import { otherMethodEmail } from '../transfers/transfer.emails.ts';
import { inBothLanguages, consoleButton, orderPart } from './staff-email.emails.ts';

export type StaffEmailName =
  | 'staff-pool-empty'
  | 'staff-claim-waiting'
  | 'staff-other-method'
  | 'staff-approved-return';

function stockEmptyPart(context: EmailContext, locale: Locale): EmailPart {
  const { itemName, settings } = context;
  const { staffStockEmpty: words, refunds } = emailWords[locale];
  const { accessHours } = policyValues(settings, refunds, locale);
  return {
    locale,
    heading: words.heading,
    blocks: [
      { kind: 'paragraph', text: words.intro(itemName[locale], accessHours) },
      { kind: 'paragraph', text: words.next },
      consoleButton(context, locale, { label: words.button, path: consoleAddress.accessCodes() }),
    ],
  };
}

function stockEmpty(context: EmailContext): Letter {
  const { subject, preview } = emailWords.en.staffStockEmpty;
  const said = { subject: subject(context.itemName.en), preview };
  return inBothLanguages(context, said, (locale) => stockEmptyPart(context, locale));
}

function claimRows({ order, itemName }: EmailContext, locale: Locale): Fact[] {
  const { frame, staffClaimWaiting: words } = emailWords[locale];
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
function claimWaiting(context: EmailContext): Letter | null {
  const { order } = context;
  if (!awaitsDecision(order.status)) return null;
  const { subject, preview } = emailWords.en.staffClaimWaiting;
  const said = { subject: subject(order.number, formatMad(order.amountCentimes, 'en')), preview };
  return inBothLanguages(context, said, (locale) =>
    orderPart(context, locale, {
      words: emailWords[locale].staffClaimWaiting,
      rows: claimRows(context, locale),
    }),
  );
}

export const staffEmails: Record<StaffEmailName, (context: EmailContext) => Letter | null> = {
  'staff-pool-empty': stockEmpty,
  'staff-claim-waiting': claimWaiting,
  'staff-other-method': otherMethodEmail,
  'staff-approved-return': approvedReturnEmail,
};
