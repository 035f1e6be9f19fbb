import type { Ground } from './ground.ts';
import type { Localised, Question } from './course.ts';

export type WorkshopWords = {
  title: string;
  description: string;
  category: string;
  duration: string;
  location: string;
  prerequisites: string[];
  whatYouWillLearn: string[];
  faq: Question[];
};

export type Workshop = {
  slug: string;
  /** Calendar date in Morocco, 'YYYY-MM-DD'. A past workshop takes names for its next session. */
  heldOn: string;
  capacity: number;
  /** 0 to 5, one decimal. */
  rating: number;
  portrait: string;
  ground: Ground;
  instructor: Localised<string>;
  position: number;
  words: Localised<WorkshopWords>;
};
