/** What the record of work at the academy must be. */
import { z } from 'zod';
import {
  choice,
  day,
  group,
  inBoth,
  list,
  longText,
  money,
  slug,
  text,
  whole,
  yesNo,
} from '../catalogue/record-fields.ts';

const points = (leastItems: number) => list(text(500), 30, { leastItems });

export const jobSchema = z.strictObject({
  slug: slug(),
  postedOn: day(),
  openUntil: day().nullable(),
  employment: choice(['full-time', 'part-time', 'contractor']),
  fromHome: yesNo(),
  pay: group(
    { fromCentimes: money(), toCentimes: money(), per: choice(['month', 'hour'], { group: 'money' }) },
    { group: 'money' },
  ),
  position: whole(1, 10_000),
  words: inBoth(
    group({
      title: text(120),
      place: text(200),
      hours: text(200),
      contract: text(200),
      description: longText(160, { group: 'seo' }),
      about: list(longText(2_000), 20, { leastItems: 1 }),
      tasks: points(1),
      profile: points(1),
      offers: points(0),
    }),
  ),
});
