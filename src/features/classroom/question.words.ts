import { wordsHook } from '../../platform/locale.tsx';
import { ar } from './question.words.ar.ts';
import { en } from './question.words.en.ts';

export const questionWords = { en, ar };
export const useQuestionWords = wordsHook(questionWords);
