import { wordsHook } from '../../platform/locale.ts';
import { ar } from './words.ar.ts';
import { en } from './words.en.ts';

export type { Words } from './words.en.ts';
export const certificateWords = { en, ar };
export const useWords = wordsHook(certificateWords);
