/** What the record of a paid consultation must be. */
import { z } from 'zod';
import { questions } from '../courses/course.ts';
import {
  ground,
  group,
  inBoth,
  list,
  longText,
  money,
  portrait,
  reference,
  slug,
  text,
  whole,
} from '../catalogue/record-fields.ts';

const points = (leastItems: number) => list(text(300), 20, { leastItems });

export const serviceSchema = z.strictObject({
  slug: slug(),
  expert: reference('trainers'),
  priceCentimes: money(),
  minutes: whole(5, 1_440),
  portrait: portrait(),
  ground: ground(),
  position: whole(1, 10_000),
  words: inBoth(
    group({
      title: text(120),
      description: longText(160, { group: 'seo' }),
      forWhom: points(1),
      youLeaveWith: points(1),
      prepare: points(0),
      faq: questions(),
    }),
  ),
});
