import type { LessonFilm } from '../../shape.ts';
import { ecommerceMasteryVirtualFilms } from './ecommerce-mastery-virtual/films.ts';
import { ecommerceMasteryFilms } from './ecommerce-mastery/films.ts';
import { englishMasteryFilms } from './english-mastery/films.ts';
import { ugcCreationMasterclassFilms } from './ugc-creation-masterclass/films.ts';

/** For each course the trainer's welcome, and one lesson. */
export const lessonFilms: readonly LessonFilm[] = [
  ...ecommerceMasteryFilms,
  ...ecommerceMasteryVirtualFilms,
  ...ugcCreationMasterclassFilms,
  ...englishMasteryFilms,
];
