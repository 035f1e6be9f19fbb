import { z } from 'zod';
import {
  type Ground,
  ground,
  group,
  inLanguages,
  list,
  longText,
  money,
  portrait,
  reference,
  slug,
  text,
  whole,
} from '../../platform/records/record-fields.ts';
import { type Localised, type Question, questions } from '../courses/course.ts';
import type { WrittenIn } from '../../platform/records/record.ts';

const points = (leastItems: number) => list(text(300), 20, { leastItems });

export const serviceSchema = z.strictObject({
  slug: slug(),
  expert: reference('trainers'),
  priceCentimes: money(),
  minutes: whole(5, 1_440),
  portrait: portrait(),
  ground: ground(),
  position: whole(1, 10_000),
  words: inLanguages(
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

/** A paid consultation: one expert, one price, one length. */
export type ConsultationService = WrittenIn & {
  slug: string;
  /** Slug of the trainer who gives it. */
  expert: string;
  /** Centimes of MAD. */
  priceCentimes: number;
  minutes: number;
  portrait: string;
  ground: Ground;
  position: number;
  words: Localised<{
    title: string;
    /** One or two sentences for the list and search engines, at most 160 characters. */
    description: string;
    forWhom: string[];
    youLeaveWith: string[];
    /** What the learner should send or have ready before it. */
    prepare: string[];
    faq: Question[];
  }>;
};
