import type { Ground } from '../catalogue/record-fields.ts';
import type { Localised, Question } from '../courses/course.ts';
import type { WrittenIn } from '../catalogue/written-in.ts';

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
    /** What to send or have ready before it. */
    prepare: string[];
    faq: Question[];
  }>;
};
