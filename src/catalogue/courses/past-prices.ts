/**
 * What a course cost before a campaign: the lowest price charged in the 30 days before it began, the only one that may be struck
 * through while it runs (the practice of law 31-08). Instants are milliseconds since 1970, prices centimes of MAD.
 */
import { takePercentOff } from '../../platform/money/money.ts';
import type { Campaign } from './course.ts';

type Terms = Pick<Campaign, 'percent' | 'startsAt' | 'endsAt' | 'courses'>;

/**
 * What was published, each until the next of the same slug. `from`: -Infinity when it is older than its history.
 * `priceCentimes`: without campaigns; null while it was not on sale. `terms`: null once the campaign was removed.
 */
export type PastPrices = {
  courses: readonly { slug: string; from: number; priceCentimes: number | null }[];
  campaigns: readonly { slug: string; from: number; terms: Terms | null }[];
};

export const nothingKnown: PastPrices = { courses: [], campaigns: [] };

/** By the practice of the law; days of 24 hours. */
const monthMs = 30 * 86_400_000;

export const covers = ({ courses }: Pick<Campaign, 'courses'>, courseSlug: string): boolean =>
  courses.length === 0 || courses.includes(courseSlug);

type Span<T> = T & { until: number };

/** Each with its end: the beginning of the next with the same slug. */
function spansOf<T extends { slug: string; from: number }>(published: readonly T[]): Span<T>[] {
  const inOrder = published.toSorted((one, other) => one.from - other.from);
  return inOrder.map((one, index) => {
    const next = inOrder.slice(index + 1).find(({ slug }) => slug === one.slug);
    return { ...one, until: next?.from ?? Infinity };
  });
}

type Run = { slug: string; percent: number; from: number; until: number };

/** When campaigns really lowered the course: within their dates, and while they were published with these. */
const runsFor = (courseSlug: string, campaigns: PastPrices['campaigns']): Run[] =>
  spansOf(campaigns).flatMap(({ slug, terms, from, until }) => {
    if (terms === null || !covers(terms, courseSlug)) return [];
    const run = {
      slug,
      percent: terms.percent,
      from: Math.max(from, Date.parse(terms.startsAt)),
      until: Math.min(until, Date.parse(terms.endsAt)),
    };
    return run.from < run.until ? [run] : [];
  });

/** A campaign that was published again while it ran began when it first ran. */
function beganAt({ slug, startsAt }: Pick<Campaign, 'slug' | 'startsAt'>, runs: readonly Run[], now: number) {
  let began = now;
  for (const run of runs.toSorted((one, other) => other.from - one.from))
    if (run.slug === slug && run.from < began && run.until >= began) began = run.from;
  return began === now ? Date.parse(startsAt) : began;
}

/**
 * The lowest price of the 30 days before the running campaign began, earlier campaigns included; of fewer days where less is
 * known. Null when the course is not known to have been on sale before.
 */
export function lowestBefore(
  courseSlug: string,
  campaign: Pick<Campaign, 'slug' | 'startsAt'>,
  past: PastPrices,
  now: Date,
): number | null {
  const runs = runsFor(courseSlug, past.campaigns);
  const until = beganAt(campaign, runs, now.getTime());
  const prices = spansOf(past.courses.filter(({ slug }) => slug === courseSlug)).flatMap((span) => {
    const [begins, ends] = [Math.max(span.from, until - monthMs), Math.min(span.until, until)];
    if (span.priceCentimes === null || begins >= ends) return [];
    const percents = runs.filter((run) => run.from < ends && run.until > begins).map((run) => run.percent);
    return takePercentOff(span.priceCentimes, Math.max(0, ...percents));
  });
  return prices.length === 0 ? null : Math.min(...prices);
}
