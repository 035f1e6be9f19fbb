import type { Ground } from '../catalogue/ground.ts';
import type { Localised } from './course.ts';
import type { WrittenIn } from '../catalogue/written-in.ts';

export type Trainer = WrittenIn & {
  slug: string;
  portrait: string;
  ground: Ground;
  linkedin: string;
  /** Slug of the course the trainer's card leads to; any other leads to /courses. */
  course: string | null;
  position: number;
  words: Localised<{ name: string; title: string }>;
};
