/** What a workshop's record must be. */
import { z } from 'zod';
import { questions } from '../courses/course.ts';
import {
  choice,
  day,
  ground,
  group,
  inBoth,
  list,
  longText,
  money,
  portrait,
  slug,
  tenths,
  text,
  time,
  whole,
} from '../catalogue/record-fields.ts';

export const workshopSchema = z.strictObject({
  slug: slug(),
  heldOn: day(),
  startsAt: time(),
  minutes: whole(5, 1_440),
  kind: choice(['online', 'place']),
  capacity: whole(1, 100_000),
  priceCentimes: money().optional(),
  rating: tenths(5).nullable(),
  portrait: portrait(),
  ground: ground(),
  instructor: inBoth(text(120)),
  position: whole(1, 10_000),
  words: inBoth(
    group({
      title: text(120),
      description: longText(400, { group: 'seo' }),
      category: text(80),
      location: text(200).nullable(),
      prerequisites: list(text(300), 20),
      whatYouWillLearn: list(text(300), 20, { leastItems: 1 }),
      faq: questions(),
    }),
  ),
});
