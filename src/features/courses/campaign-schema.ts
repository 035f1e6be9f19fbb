/** What a campaign's record must be. */
import { z } from 'zod';
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

export const campaignSchema = z.strictObject({
  slug: slug(),
  percent: whole(1, 99),
  startsAt: moment(),
  endsAt: moment(),
  courses: list(reference('courses'), 200, { group: 'facts' }).refine(apart(String), twice),
  words: inBoth(group({ text: text(160), note: text(300) })),
});
