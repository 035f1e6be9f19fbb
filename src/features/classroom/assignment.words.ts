import { wordsHook } from '../../platform/locale.tsx';
import { ar } from './assignment.words.ar.ts';
import { en } from './assignment.words.en.ts';

export const assignmentWords = { en, ar };
export const useAssignmentWords = wordsHook(assignmentWords);
