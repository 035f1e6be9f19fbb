import { wordsHook } from '../../platform/locale.tsx';
import { ar } from './home.words.ar.ts';
import { en } from './home.words.en.ts';

export const homeWords = { en, ar };
export const useHomeWords = wordsHook(homeWords);
