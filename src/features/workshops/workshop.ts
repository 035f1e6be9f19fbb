import type { Ground } from '../catalogue/record-fields.ts';
import type { Localised, Question } from '../courses/course.ts';
import type { WrittenIn } from '../catalogue/written-in.ts';

export type WorkshopWords = {
  title: string;
  description: string;
  category: string;
  /** Where it is held, in words; null while it is still to be announced. */
  location: string | null;
  prerequisites: string[];
  whatYouWillLearn: string[];
  faq: Question[];
};

export type Workshop = WrittenIn & {
  slug: string;
  /** Calendar date in Morocco, 'YYYY-MM-DD'. A past workshop takes names for its next session. */
  heldOn: string;
  /** When it begins on that day, 'HH:MM' by the clocks of Morocco. */
  startsAt: string;
  /** How long it lasts, breaks included. */
  minutes: number;
  /** 'online': a video meeting, its link comes by e-mail; 'place': people meet. */
  kind: 'online' | 'place';
  capacity: number;
  /** Centimes of MAD; 0 or not told: it is free. */
  priceCentimes?: number;
  /** 0 to 5, one decimal; null while it was never held. */
  rating: number | null;
  portrait: string;
  ground: Ground;
  instructor: Localised<string>;
  position: number;
  words: Localised<WorkshopWords>;
};
