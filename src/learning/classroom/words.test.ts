/** The classroom of a course in Darija does not fall back into standard Arabic. */
import { expect, it } from 'vitest';
import { ar as certificateAr } from '../certificates/words.ar.ts';
import { ary as certificateAry } from '../certificates/words.ary.ts';
import * as ar from './words.ar.ts';
import * as ary from './words.ary.ts';

/** Said alike in both, or too short to differ. */
const saidAlike = new Set([
  'classroom.home.progress.unit',
  'classroom.home.badges.of',
  'classroom.home.outline',
  'classroom.lesson.place',
  'classroom.lesson.optional',
  'classroom.kinds.film',
  'classroom.kinds.sound',
  'classroom.kinds.file',
  'classroom.kinds.assignment',
  'classroom.kinds.live',
  'classroom.kinds.link',
  'home.week.isNew',
  'live.title',
  'live.session',
  'film.controls',
  'film.timeOf',
  'film.full',
  'film.kilobytes',
  'film.megabytes',
  'film.speed',
  'quiz.letters',
  'quiz.turns.at',
  'quiz.right',
  'quiz.result.states.right',
  'assignment.pointsOf',
  'assignment.form.kilobytes',
  'assignment.form.megabytes',
  'assignment.recorder.start',
  'assignment.history.number',
  'assignment.history.voice',
  'question.heading',
  'question.title',
  'question.answer',
  'own.ofLessons',
]);

/**
 * Not read by a learner inside one course: e-mails and calendars, what staff see, the page of all courses, that of the lessons kept
 * on a phone, and the name on its home screen.
 */
const elsewhere =
  /^(?:classroom\.mine\.|home\.email\.|home\.session\.event|live\.event|assignment\.emails\.|keep\.list\.|keep\.app$|classroom\.lesson\.draft$|question\.(?:answerField|withoutName)$)|\.preview$/;

function withoutDarija(arabic: unknown, darija: unknown, at: string): string[] {
  if (typeof arabic !== 'object' || arabic === null || Array.isArray(arabic))
    return darija === undefined ? [at] : [];
  const words = typeof darija === 'object' && darija !== null ? darija : {};
  return Object.entries(arabic).flatMap(([key, each]) =>
    withoutDarija(each, Object.entries(words).find(([name]) => name === key)?.[1], `${at}.${key}`),
  );
}

const { classroom, home, live, film, quiz, assignment, question, news, keep } = ar;
const read = [
  ...Object.entries({ classroom, home, live, film, quiz, assignment, question, news, keep }).flatMap(
    ([name, words]) => withoutDarija(words, Object.entries(ary).find(([key]) => key === name)?.[1], name),
  ),
  ...withoutDarija(ar.learningEmails.page.kinds, ary.learningEmails.page?.kinds, 'kinds'),
  ...withoutDarija(certificateAr.own, certificateAry.own, 'own'),
];

it('whatever a learner of a course in Darija reads has words in Darija, or is said alike', () => {
  expect(read.filter((at) => !elsewhere.test(at) && !saidAlike.has(at))).toEqual([]);
});

it('nothing is listed as said alike that has words of its own or is gone', () => {
  expect([...saidAlike].filter((at) => !read.includes(at))).toEqual([]);
});
