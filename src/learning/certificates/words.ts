import { overArabic } from '../../platform/i18n/locale.ts';
import { wordsHook } from '../../platform/locale.ts';
import { ar } from './words.ar.ts';
import { fr } from './words.fr.ts';
import { ary } from './words.ary.ts';
import { en } from './words.en.ts';

export type { Words } from './words.en.ts';
export const certificateWords = { en, ar, fr, ary: overArabic(ar, ary) };
export const useWords = wordsHook(certificateWords);
