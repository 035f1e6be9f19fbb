import { wordsHook } from '../../platform/locale.tsx';
import { ar } from './news.words.ar.ts';
import { en } from './news.words.en.ts';

export const useNewsWords = wordsHook({ en, ar });
