import { wordsHook } from '../../platform/locale.tsx';
import { ar } from './words.ar.ts';
import { en } from './words.en.ts';

export const classroomWords = { en, ar };
export const useWords = wordsHook(classroomWords);
