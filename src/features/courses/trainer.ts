import { z } from 'zod';
import {
  ground,
  type Ground,
  group,
  inBoth,
  linkToCome,
  longText,
  portrait,
  reference,
  slug,
  text,
  whole,
} from '../catalogue/record-fields.ts';
import type { Localised } from './course.ts';
import type { WrittenIn } from '../catalogue/record.ts';

export type Trainer = WrittenIn & {
  slug: string;
  portrait: string;
  ground: Ground;
  linkedin: string;
  /** Slug of the course the trainer's card leads to; any other leads to /courses. */
  course: string | null;
  position: number;
  /** `teaching`: what she says of teaching here, for those who want to teach. */
  words: Localised<{ name: string; title: string; teaching?: string }>;
};

/** The schema of a trainer's record. */
export const trainerSchema = z.strictObject({
  slug: slug(),
  portrait: portrait(),
  ground: ground(),
  linkedin: linkToCome(),
  course: reference('courses').nullable(),
  position: whole(1, 10_000),
  words: inBoth(group({ name: text(120), title: text(200), teaching: longText(300).optional() })),
});
