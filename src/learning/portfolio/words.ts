import { wordsHook } from '../../platform/locale.ts';
import { ar } from './words.ar.ts';
import { en } from './words.en.ts';
import { fr } from './words.fr.ts';

export const portfolioWords = { en, ar, fr };
export const usePortfolioWords = wordsHook(portfolioWords);
