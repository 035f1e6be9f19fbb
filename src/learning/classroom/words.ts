import { wordsHook } from '../../platform/locale.ts';
import { overArabic } from '../../platform/i18n/locale.ts';
import * as ar from './words.ar.ts';
import * as fr from './words.fr.ts';
import * as ary from './words.ary.ts';
import * as en from './words.en.ts';

export const classroomWords = {
  en: en.classroom,
  ar: ar.classroom,
  fr: fr.classroom,
  ary: overArabic(ar.classroom, ary.classroom),
};
export const useWords = wordsHook(classroomWords);

export const homeWords = { en: en.home, ar: ar.home, fr: fr.home, ary: overArabic(ar.home, ary.home) };
export const useHomeWords = wordsHook(homeWords);

export const liveWords = { en: en.live, ar: ar.live, fr: fr.live, ary: overArabic(ar.live, ary.live) };
export const useLiveWords = wordsHook(liveWords);

export const filmWords = { en: en.film, ar: ar.film, fr: fr.film, ary: overArabic(ar.film, ary.film) };
export const useFilmWords = wordsHook(filmWords);

export const quizWords = { en: en.quiz, ar: ar.quiz, fr: fr.quiz, ary: overArabic(ar.quiz, ary.quiz) };
export const useQuizWords = wordsHook(quizWords);

export const assignmentWords = {
  en: en.assignment,
  ar: ar.assignment,
  fr: fr.assignment,
  ary: overArabic(ar.assignment, ary.assignment),
};
export const useAssignmentWords = wordsHook(assignmentWords);

export const questionWords = {
  en: en.question,
  ar: ar.question,
  fr: fr.question,
  ary: overArabic(ar.question, ary.question),
};
export const useQuestionWords = wordsHook(questionWords);

export const useNewsWords = wordsHook({
  en: en.news,
  ar: ar.news,
  fr: fr.news,
  ary: overArabic(ar.news, ary.news),
});

export const keepWords = { en: en.keep, ar: ar.keep, fr: fr.keep, ary: overArabic(ar.keep, ary.keep) };
export const useKeepWords = wordsHook(keepWords);

export const usePushWords = wordsHook({
  en: en.push,
  ar: ar.push,
  fr: fr.push,
  ary: overArabic(ar.push, ary.push),
});

export const peerWords = { en: en.peers, ar: ar.peers, fr: fr.peers };
export const usePeerWords = wordsHook(peerWords);

export const trainerWords = { en: en.trainer, ar: ar.trainer, fr: fr.trainer };

export const learningEmailWords = {
  en: en.learningEmails,
  ar: ar.learningEmails,
  fr: fr.learningEmails,
  ary: overArabic(ar.learningEmails, ary.learningEmails),
};
export const useLearningEmailWords = wordsHook(learningEmailWords);
