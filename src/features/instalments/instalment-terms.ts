/** What a course's record says of paying in parts: a deposit, and parts so many days after it. Centimes of MAD. */
export type InstalmentTerms = {
  depositCentimes: number;
  /** In the order in which they are paid. */
  parts: { afterDays: number; amountCentimes: number }[];
  /** How many days after its date a part may be paid before the course is paused. */
  graceDays: number;
};

/** Deposit and parts together. It may be more than the price of paying at once, and both are told side by side. */
export const totalOfTerms = ({ depositCentimes, parts }: InstalmentTerms): number =>
  parts.reduce((sum, { amountCentimes }) => sum + amountCentimes, depositCentimes);

const isWhole = (value: unknown, least: number, most: number): boolean =>
  typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most;

const mostCentimes = 100_000_000;

/** Terms that can be kept: whole amounts above nothing, parts on later and later days, a grace of two months at most. */
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
