/** How a course can be paid in parts, said before it is ordered: every amount, and when. */
import type { Words } from '../../../words.ts';
import { termsOf, totalOfTerms } from '../instalment-terms.ts';
import { formatMad } from '../../../platform/money/money.ts';
import { count } from '../../../platform/i18n/count.ts';
import type { Locale } from '../../../platform/i18n/locale.ts';
import type { CourseOnOffer } from '../../catalogue/read-catalogue.service.ts';

export type InParts = {
  /** Centimes of MAD. */
  depositCentimes: number;
  title: string;
  rows: { when: string; amount: string }[];
  totalCentimes: number;
  terms: string;
};

/** Null for a course that is paid at once. */
export function inPartsOf(
  { course, offer }: CourseOnOffer,
  say: Pick<Words, 'instalments' | 'refunds'>,
  locale: Locale,
): InParts | null {
  const terms = termsOf(course);
  if (terms === null || offer === null) return null;
  const { choice } = say.instalments;
  const money = (centimes: number) => formatMad(centimes, locale);
  const days = (n: number) => count(n, say.refunds.days, locale);
  return {
    depositCentimes: terms.depositCentimes,
    title: count(terms.parts.length + 1, choice.parts, locale),
    rows: [
      { when: choice.now, amount: money(terms.depositCentimes) },
      ...terms.parts.map(({ afterDays, amountCentimes }) => ({
        when: choice.after(days(afterDays)),
        amount: money(amountCentimes),
      })),
    ],
    totalCentimes: totalOfTerms(terms),
    terms: terms.graceDays > 0 ? choice.terms(days(terms.graceDays)) : choice.termsWithoutGrace,
  };
}

/** What paying at once costs as the page shows it, centimes of MAD; `byCode`: with a coupon, which no plan takes. */
export type AtOnce = { centimes: number; byCode: boolean };

/** How the parts together compare with paying at once; null where they are less. */
export function compareParts(
  { totalCentimes }: Pick<InParts, 'totalCentimes'>,
  { centimes, byCode }: AtOnce,
  words: Words['instalments']['choice'],
  locale: Locale,
): string | null {
  const more = totalCentimes - centimes;
  if (more === 0) return words.same;
  if (more < 0) return null;
  return (byCode ? words.dearerByCode : words.dearer)(formatMad(more, locale));
}

/** One line near the price: 'or 900 MAD now and 3 × 500 MAD'. */
export function mentionOfParts(
  { course, offer }: CourseOnOffer,
  { mention }: Words['instalments'],
  locale: Locale,
): string | null {
  const terms = termsOf(course);
  if (terms === null || offer === null) return null;
  const money = (centimes: number) => formatMad(centimes, locale);
  const deposit = money(terms.depositCentimes);
  const [first, ...others] = terms.parts;
  if (first === undefined) return null;
  const areEqual = others.every(({ amountCentimes }) => amountCentimes === first.amountCentimes);
  if (!areEqual) return mention.other(deposit, money(totalOfTerms(terms) - terms.depositCentimes));
  const amount = money(first.amountCentimes);
  return others.length === 0
    ? mention.one(deposit, amount)
    : mention.equal(deposit, terms.parts.length, amount);
}
