import { wordsHook } from '../../platform/locale.tsx';
import { ar } from './learning-emails.words.ar.ts';
import { en } from './learning-emails.words.en.ts';

export const learningEmailWords = { en, ar };
export const useLearningEmailWords = wordsHook(learningEmailWords);
