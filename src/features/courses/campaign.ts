/** An early-bird campaign: while it runs its banner shows, and checkout takes its percentage off. */
import { z } from 'zod';
import { takePercentOff } from '../../platform/money/money.ts';
import type { Localised } from './course.ts';
import type { WrittenIn } from '../catalogue/written-in.ts';
import {
  apart,
  group,
  inBoth,
  list,
  moment,
  reference,
  slug,
  text,
  twice,
  whole,
} from '../catalogue/record-fields.ts';

export type Campaign = WrittenIn & {
  slug: string;
  percent: number;
  /** Instants, ISO 8601 in UTC. A campaign runs from `startsAt` (included) to `endsAt` (excluded). */
  startsAt: string;
  endsAt: string;
  /** Slugs of the courses it lowers; empty means every course. */
  courses: string[];
  words: Localised<{ text: string; note: string }>;
};

export const isRunning = (campaign: Pick<Campaign, 'startsAt' | 'endsAt'>, now: Date): boolean =>
  Date.parse(campaign.startsAt) <= now.getTime() && now.getTime() < Date.parse(campaign.endsAt);

/** The best running campaign for a course: the highest percentage; campaigns are never added up. */
export function campaignFor(campaigns: readonly Campaign[], courseSlug: string, now: Date): Campaign | null {
  let best: Campaign | null = null;
  for (const campaign of campaigns) {
    const covers = campaign.courses.length === 0 || campaign.courses.includes(courseSlug);
    if (!covers || !isRunning(campaign, now)) continue;
    if (best === null || campaign.percent > best.percent) best = campaign;
  }
  return best;
}

export type Offer = {
  /** What checkout charges, centimes of MAD. */
  priceCentimes: number;
  /**
   * The price that is struck through: while a campaign runs the price before it, so that the percentage shown is the
   * campaign's and offers are not combined; otherwise the original price. Null without a saving.
   */
  beforeCentimes: number | null;
  campaign: Campaign | null;
};

/** The only place where a course's price of today is computed. Null when the course has no price. */
export function offerFor(
  course: { slug: string; priceCentimes: number | null; originalPriceCentimes: number | null },
  campaigns: readonly Campaign[],
  now: Date,
): Offer | null {
  if (course.priceCentimes === null) return null;
  // A campaign takes nothing off a free course.
  const campaign = course.priceCentimes === 0 ? null : campaignFor(campaigns, course.slug, now);
  const priceCentimes = campaign
    ? takePercentOff(course.priceCentimes, campaign.percent)
    : course.priceCentimes;
  const before = campaign ? course.priceCentimes : (course.originalPriceCentimes ?? 0);
  return { priceCentimes, beforeCentimes: before > priceCentimes ? before : null, campaign };
}

/** The schema of a campaign's record. */
export const campaignSchema = z.strictObject({
  slug: slug(),
  percent: whole(1, 99),
  startsAt: moment(),
  endsAt: moment(),
  courses: list(reference('courses'), 200, { group: 'facts' }).refine(apart(String), twice),
  words: inBoth(group({ text: text(160), note: text(300) })),
});
