import { campaignFor, type Campaign } from '../../catalogue/courses/course.ts';
import type { RunningCampaign } from './price-rules.ts';
import { titleOf } from '../../platform/records/record.ts';

/** By the rule of the site: what takes its share off a course's price now. */
export function runningFor(
  { kind, slug }: { kind: string; slug: string },
  campaigns: readonly Campaign[],
  now: Date,
): RunningCampaign | null {
  const campaign = kind === 'course' ? campaignFor(campaigns, slug, now) : null;
  return campaign && { name: titleOf(campaign), percent: campaign.percent };
}
