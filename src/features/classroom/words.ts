import { wordsHook } from '../../platform/locale.ts';
import * as ar from './words.ar.ts';
import * as en from './words.en.ts';

export const classroomWords = { en: en.classroom, ar: ar.classroom };
export const useWords = wordsHook(classroomWords);

export const homeWords = { en: en.home, ar: ar.home };
export const useHomeWords = wordsHook(homeWords);

export const liveWords = { en: en.live, ar: ar.live };
export const useLiveWords = wordsHook(liveWords);

export const filmWords = { en: en.film, ar: ar.film };
export const useFilmWords = wordsHook(filmWords);

export const quizWords = { en: en.quiz, ar: ar.quiz };
export const useQuizWords = wordsHook(quizWords);

export const assignmentWords = { en: en.assignment, ar: ar.assignment };
export const useAssignmentWords = wordsHook(assignmentWords);

export const questionWords = { en: en.question, ar: ar.question };
export const useQuestionWords = wordsHook(questionWords);

export const useNewsWords = wordsHook({ en: en.news, ar: ar.news });

export const keepWords = { en: en.keep, ar: ar.keep };
export const useKeepWords = wordsHook(keepWords);

export const trainerWords = { en: en.trainer, ar: ar.trainer };

export const learningEmailWords = { en: en.learningEmails, ar: ar.learningEmails };
export const useLearningEmailWords = wordsHook(learningEmailWords);
