import { wordsHook } from '../../platform/locale.ts';
import { ar } from './cohort.words.ar.ts';
import { fr } from './cohort.words.fr.ts';
import { en } from './cohort.words.en.ts';

export const cohortWords = { en, ar, fr };
export const useCohortWords = wordsHook(cohortWords);
