/** Rules about a price that staff set, for the server and the staff console. Centimes of MAD. */
import type { Localised } from '../../catalogue/courses/course.ts';
import { takePercentOff } from '../../platform/money/money.ts';

/** Nothing, or ten times more or less than before, is most likely a slip of the fingers. */
export const isLikelySlip = (before: unknown, after: unknown): boolean =>
  typeof before === 'number' &&
  typeof after === 'number' &&
  before > 0 &&
  Math.max(before, after) >= 10 * Math.min(before, after);

/** A running campaign, as it is told beside a price. */
export type RunningCampaign = { name: Localised<string>; percent: number };

/** What the site charges while the campaign runs; null where nothing is taken off: no campaign, no price, or free. */
export const priceUnder = (campaign: RunningCampaign | null, price: number | null): number | null =>
  campaign === null || !price ? null : takePercentOff(price, campaign.percent);
