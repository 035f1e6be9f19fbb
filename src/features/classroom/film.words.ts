import { wordsHook } from '../../platform/locale.tsx';
import { ar } from './film.words.ar.ts';
import { en } from './film.words.en.ts';

export const filmWords = { en, ar };
export const useFilmWords = wordsHook(filmWords);
