import { wordsHook } from '../../platform/locale.ts';
import { ar } from './cohort.words.ar.ts';
import { en } from './cohort.words.en.ts';

export const cohortWords = { en, ar };
export const useCohortWords = wordsHook(cohortWords);
