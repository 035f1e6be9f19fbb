/** What a trainer's record must be. */
import { z } from 'zod';
import {
  ground,
  group,
  inBoth,
  linkToCome,
  portrait,
  reference,
  slug,
  text,
  whole,
} from '../catalogue/record-fields.ts';

export const trainerSchema = z.strictObject({
  slug: slug(),
  portrait: portrait(),
  ground: ground(),
  linkedin: linkToCome(),
  course: reference('courses').nullable(),
  position: whole(1, 10_000),
  words: inBoth(group({ name: text(120), title: text(200) })),
});
