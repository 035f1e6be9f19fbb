import { wordsHook } from '../../platform/locale.tsx';
import { ar } from './quiz.words.ar.ts';
import { en } from './quiz.words.en.ts';

export const quizWords = { en, ar };
export const useQuizWords = wordsHook(quizWords);
