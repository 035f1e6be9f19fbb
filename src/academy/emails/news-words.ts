/** What is said about news by e-mail, by language. */
import { wordsHook } from '../../platform/locale.ts';
import * as ar from './words.ar.ts';
import * as fr from './words.fr.ts';
import * as en from './words.en.ts';

export const newsWords = { en: en.news, ar: ar.news, fr: fr.news };
export const useNewsWords = wordsHook(newsWords);
