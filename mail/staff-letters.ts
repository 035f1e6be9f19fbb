/** Letters to the staff: English and Arabic in one, because an office reads both. The sign-in code comes in one language. */
import { letterWords } from '../content/emails/letter-words.ts';
import { policyValues } from '../domain/catalogue/policy-values.ts';
import type { AcademySettings } from '../domain/catalogue/settings.ts';
import { formatMad } from '../domain/money/money.ts';
import { awaitsDecision } from '../domain/orders/order.ts';
import { pathIn, type Locale } from '../domain/people/locale.ts';
import { approvedReturnLetter } from './approved-return-letter.ts';
import type { LetterContext } from './letter-context.ts';
import type { Fact, Letter, LetterPart } from './letter.ts';
import { otherMethodLetter } from './other-method-letter.ts';

export type StaffLetterName =
  'staff-pool-empty' | 'staff-claim-waiting' | 'staff-other-method' | 'staff-approved-return';

const officeUrl = (publicOrigin: string, locale: Locale, path: string): string =>
  `${publicOrigin}${pathIn(locale, path)}`;

function poolEmptyPart({ itemName, publicOrigin, settings }: LetterContext, locale: Locale): LetterPart {
  const { frame, staffPoolEmpty: words, refunds } = letterWords[locale];
  const { accessHours } = policyValues(settings, refunds, locale);
  return {
    locale,
    heading: words.heading,
    blocks: [
      { kind: 'paragraph', text: words.intro(itemName[locale], accessHours) },
      { kind: 'paragraph', text: words.next },
      {
        kind: 'button',
        label: words.button,
        href: officeUrl(publicOrigin, locale, '/staff/access-codes'),
        orCopy: frame.orCopy,
      },
    ],
  };
}

function claimPart({ order, itemName, publicOrigin }: LetterContext, locale: Locale): LetterPart {
  const { frame, staffClaimWaiting: words } = letterWords[locale];
  const rows: Fact[] = [
    { label: frame.order, value: order.number, ltr: true },
    { label: words.amount, value: formatMad(order.amountCentimes, locale) },
    { label: words.method, value: order.paymentOption === null ? '–' : words.methods[order.paymentOption] },
    ...(order.transferCode === null
      ? []
      : [{ label: words.transferCode, value: order.transferCode, ltr: true }]),
    { label: words.buyer, value: order.name },
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
        href: officeUrl(publicOrigin, locale, `/staff/orders/${order.number}`),
        orCopy: frame.orCopy,
      },
    ],
  };
}

function poolEmpty(context: LetterContext): Letter {
  const { staffPoolEmpty: words } = letterWords.en;
  return {
    subject: words.subject(context.itemName.en),
    preview: words.preview,
    siteName: context.settings.siteName.en,
    parts: [poolEmptyPart(context, 'en'), poolEmptyPart(context, 'ar')],
    foot: [],
  };
}

/** Null when the claim has been decided meanwhile. */
function claimWaiting(context: LetterContext): Letter | null {
  const { order, settings } = context;
  if (!awaitsDecision(order.status)) return null;
  const { staffClaimWaiting: words } = letterWords.en;
  return {
    subject: words.subject(order.number, formatMad(order.amountCentimes, 'en')),
    preview: words.preview,
    siteName: settings.siteName.en,
    parts: [claimPart(context, 'en'), claimPart(context, 'ar')],
    foot: [],
  };
}

export const staffLetters: Record<StaffLetterName, (context: LetterContext) => Letter | null> = {
  'staff-pool-empty': poolEmpty,
  'staff-claim-waiting': claimWaiting,
  'staff-other-method': otherMethodLetter,
  'staff-approved-return': approvedReturnLetter,
};

/** The code that signs a member of staff in; `minutes` is how long it is valid. */
export function staffCodeLetter(
  settings: AcademySettings,
  { locale, code, minutes }: { locale: Locale; code: string; minutes: number },
): Letter {
  const { staffCode: words } = letterWords[locale];
  const siteName = settings.siteName[locale];
  return {
    subject: words.subject(siteName),
    preview: words.preview(minutes),
    siteName,
    parts: [
      {
        locale,
        heading: words.heading,
        blocks: [
          { kind: 'paragraph', text: words.intro },
          { kind: 'code', label: words.code, code },
          { kind: 'paragraph', text: words.valid(minutes) },
          { kind: 'paragraph', text: words.notYou, soft: true },
        ],
      },
    ],
    foot: [],
  };
}
