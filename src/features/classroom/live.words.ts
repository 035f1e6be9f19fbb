import { wordsHook } from '../../platform/locale.tsx';
import { ar } from './live.words.ar.ts';
import { en } from './live.words.en.ts';

export const liveWords = { en, ar };
export const useLiveWords = wordsHook(liveWords);
