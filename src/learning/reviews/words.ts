import { wordsHook } from '../../platform/locale.ts';
import { ar } from './words.ar.ts';
import { en } from './words.en.ts';

export const reviewsWords = { en, ar };
export const useReviewsWords = wordsHook(reviewsWords);
