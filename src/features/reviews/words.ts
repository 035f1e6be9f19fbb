import { wordsHook } from '../../platform/locale.tsx';
import { ar } from './words.ar.ts';
import { en } from './words.en.ts';

export const reviewsWords = { en, ar };
export const useReviewsWords = wordsHook(reviewsWords);
