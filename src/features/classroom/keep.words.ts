import { wordsHook } from '../../platform/locale.tsx';
import { ar } from './keep.words.ar.ts';
import { en } from './keep.words.en.ts';

export const keepWords = { en, ar };
export const useKeepWords = wordsHook(keepWords);
