import { wordsHook } from '../../platform/locale.ts';
import { ar } from './words.ar.ts';
import { fr } from './words.fr.ts';
import { en } from './words.en.ts';

export const reviewsWords = { en, ar, fr };
export const useReviewsWords = wordsHook(reviewsWords);
