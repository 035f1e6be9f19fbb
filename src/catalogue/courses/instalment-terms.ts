/** How a course may be paid in parts: the terms in its record. Money is centimes of MAD. */

import type { PlanPart } from '../../selling/instalments/instalment-plan.ts';

/** The instalment terms in a course's record: a deposit, and parts so many days after it. Centimes of MAD. */
export type InstalmentTerms = {
  depositCentimes: number;
  /** In the order in which they are paid. */
  parts: { afterDays: number; amountCentimes: number }[];
  /** How many days after its date a part may be paid before the course is paused. */
  graceDays: number;
};

/** Deposit and parts together. It may be more than the price of paying at once, and both are shown side by side. */
export const totalOfTerms = ({ depositCentimes, parts }: InstalmentTerms): number =>
  parts.reduce((sum, { amountCentimes }) => sum + amountCentimes, depositCentimes);

const wholeDirhams = (centimes: number): number => Math.max(100, Math.round(centimes / 100) * 100);

/**
 * The same terms once the price is another: each part keeps its share of the price, in whole dirhams, and the deposit takes the
 * rest, so that together they are never less than the price. Null for a free course. Prices in centimes of MAD.
 */
export function termsAtPrice(
  terms: InstalmentTerms,
  { before, after }: { before: number; after: number },
): InstalmentTerms | null {
  if (after === 0) return null;
  if (before === 0 || before === after) return terms;
  const parts = terms.parts.map((part) => ({
    ...part,
    amountCentimes: wholeDirhams((part.amountCentimes * after) / before),
  }));
  const total = Math.max(after, wholeDirhams((totalOfTerms(terms) * after) / before));
  const later = parts.reduce((sum, { amountCentimes }) => sum + amountCentimes, 0);
  return { ...terms, parts, depositCentimes: Math.max(100, total - later) };
}

const isWhole = (value: unknown, least: number, most: number): boolean =>
  typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most;

const mostCentimes = 100_000_000;

/** Valid terms: whole amounts above zero, parts on later and later days, a grace of two months at most. */
export const areSound = ({ depositCentimes, parts, graceDays }: InstalmentTerms): boolean =>
  isWhole(depositCentimes, 1, mostCentimes) &&
  isWhole(graceDays, 0, 60) &&
  parts.length >= 1 &&
  parts.length <= 12 &&
  parts.every(
    ({ afterDays, amountCentimes }, index) =>
      isWhole(amountCentimes, 1, mostCentimes) &&
      isWhole(afterDays, (parts[index - 1]?.afterDays ?? 0) + 1, 730),
  );

/** The terms of a record; null where the course is paid at once, also in records from before there were any. */
export const termsOf = ({
  instalments,
  priceCentimes,
}: {
  instalments?: InstalmentTerms | null;
  priceCentimes?: number | null;
}): InstalmentTerms | null =>
  instalments && priceCentimes !== 0 && areSound(instalments) ? instalments : null;

/** What is left of the whole once the part of this number, and all before it, are paid; 1 is the deposit. */
export const leftAfter = (
  { parts }: { parts: readonly Pick<PlanPart, 'number' | 'amountCentimes'>[] },
  number: number,
): number => parts.reduce((left, part) => (part.number > number ? left + part.amountCentimes : left), 0);

/** The amount of every part after the first payment, where they are equal. */
export function equalPart({ parts: [first, ...others] }: InstalmentTerms): number | null {
  const amount = first?.amountCentimes ?? null;
  return others.every(({ amountCentimes }) => amountCentimes === amount) ? amount : null;
}
