/** Questions with right answers: their schema, how they are scored, and what a learner sees of them before and after. */
import { z } from 'zod';
import { foldTogether } from '../../platform/text/fold-for-search.ts';
import { perLanguage } from '../../platform/records/record-fields.ts';
import { type Locale, readingOrder } from '../../platform/i18n/locale.ts';
import { cutText, oneLine, titleLine } from '../../platform/text/typed-text.ts';

/** Text in the languages there are, of at most so many characters. */
export const inEachLanguage = (most: number) => perLanguage(() => z.string().max(most));
/** One line: titles stand in the subjects of e-mails. */
export const titleInAll = (most: number) => perLanguage(() => z.string().overwrite(titleLine).max(most));
const id = () => z.string().regex(/^[a-z0-9-]{1,40}$/);

const choice = z.strictObject({
  id: id(),
  text: inEachLanguage(400),
  isRight: z.boolean(),
  /** Shown after the answer, to whoever chose it. */
  why: inEachLanguage(600).optional(),
});
/** Where it is taught: the key of a lesson, and the time in its film: 'one-order 0:38'. */
const look = z.string().regex(/^[a-z0-9-]{1,80}(?: \d{1,2}(?::\d\d){1,2})?$/);
const asked = {
  id: id(),
  text: inEachLanguage(1_000),
  why: inEachLanguage(1_000).optional(),
  look: look.optional(),
  /** Its subjects, the main one first. */
  tags: z.array(z.string().min(1).max(40)).max(5).optional(),
};

export const questionSchema = z.discriminatedUnion('kind', [
  z.strictObject({ ...asked, kind: z.literal('single'), choices: z.array(choice).min(2).max(10) }),
  z.strictObject({ ...asked, kind: z.literal('multiple'), choices: z.array(choice).min(2).max(10) }),
  z.strictObject({ ...asked, kind: z.literal('true-false'), isTrue: z.boolean() }),
  /** `steps` are in their right order. */
  z.strictObject({
    ...asked,
    kind: z.literal('order'),
    steps: z
      .array(z.strictObject({ id: id(), text: inEachLanguage(300) }))
      .min(2)
      .max(10),
  }),
  /** Any of these, however it is spelt; or a number within `tolerance`. */
  z.strictObject({
    ...asked,
    kind: z.literal('short'),
    accepted: z.array(z.string().min(1).max(100)).max(20),
    number: z.strictObject({ value: z.number(), tolerance: z.number().min(0) }).nullable(),
  }),
]);
export type Question = z.output<typeof questionSchema>;

export const quizSchema = z.strictObject({
  kind: z.literal('quiz'),
  /** Per cent of the questions, 0 to 100. */
  passPercent: z.int().min(0).max(100),
  /** Null: as often as they like. */
  tries: z.int().min(1).max(20).nullable(),
  questions: z.array(questionSchema).min(1).max(60),
  /** So many of them are asked in each try; left out or null: all. */
  draw: z.int().min(1).max(60).nullable().optional(),
});
export type Quiz = z.output<typeof quizSchema>;

/**
 * Whether right answers are told after `made` tries: a retry must not be copying, and nobody is left without an answer. Where
 * tries are limited, once none is left or it is passed; never before the second try while there is one.
 */
export const reveals = (
  { tries }: Pick<Quiz, 'tries'>,
  { made, hasPassed }: { made: number; hasPassed: boolean },
): boolean => (tries !== null && made >= tries) || (made >= 2 && (tries === null || hasPassed));

/** By question: the chosen ids (in the learner's order for a question of order), or the written text. */
export type QuizAnswers = Record<string, readonly string[] | string>;

/** Of a written answer, in UTF-16 code units as a field counts them. */
export const longestAnswer = 200;

/** Answers as they arrive from a page or a phone, by shown ids; `readAnswers` cuts what is written. */
export const answersSchema = z
  .record(z.string().max(40), z.union([z.array(z.string()).max(10), z.string()]))
  .refine((answers) => Object.keys(answers).length <= 60);

const latinDigits = (text: string): string =>
  text.replace(/[\u0660-\u0669\u06f0-\u06f9]/gu, (sign) => String((sign.codePointAt(0) ?? 0) & 0xf));

/**
 * The numbers that a written answer may mean: '3,5' is three and a half, '1,000' may be a thousand; digits of any script,
 * with a unit before or after. Empty when it contains no number, or several.
 */
export function numbersIn(text: string): number[] {
  const plain = latinDigits(text.normalize('NFKC'))
    .replaceAll('\u066b', '.')
    .replaceAll('\u066c', '')
    .replaceAll('\u2212', '-')
    .replace(/(\d)[\s\u00a0\u202f](?=\d{3}(?!\d))/gu, '$1');
  const found = plain.match(/[-+]?\d+(?:[.,]\d+)*/gu) ?? [];
  const [one] = found;
  if (one === undefined || found.length > 1) return [];
  const readings = [one.replace(',', '.')];
  if (/^[-+]?\d{1,3}(?:,\d{3})+(?:\.\d+)?$/.test(one)) readings.push(one.replaceAll(',', ''));
  if (/^[-+]?\d{1,3}(?:\.\d{3})+(?:,\d+)?$/.test(one))
    readings.push(one.replaceAll('.', '').replace(',', '.'));
  return readings.map(Number).filter((value) => Number.isFinite(value));
}

const sameWords = (one: string, other: string): boolean => {
  const folded = foldTogether(one);
  // Punctuation only: nothing is left after folding, so the texts are compared as they are.
  return folded === '' ? one.trim() === other.trim() : folded === foldTogether(other);
};

/** Tolerates rounding of floating point numbers. */
const isNear = (value: number, wanted: { value: number; tolerance: number }): boolean =>
  Math.abs(value - wanted.value) <= wanted.tolerance + 1e-9 * Math.max(1, Math.abs(wanted.value));

const chosenIn = (answers: QuizAnswers, question: Question): readonly string[] => {
  const given = Object.hasOwn(answers, question.id) ? answers[question.id] : undefined;
  return given === undefined ? [] : typeof given === 'string' ? [given] : given;
};

function pointsOf(question: Question, given: readonly string[]): number {
  const [first] = given;
  if (first === undefined) return 0;
  switch (question.kind) {
    case 'single':
      return given.length === 1 && question.choices.some((one) => one.id === first && one.isRight) ? 1 : 0;
    case 'multiple': {
      const right = question.choices.filter((one) => one.isRight);
      const hits = right.filter((one) => given.includes(one.id)).length;
      const misses = question.choices.filter((one) => !one.isRight && given.includes(one.id)).length;
      return right.length === 0 ? 0 : Math.max(0, hits - misses) / right.length;
    }
    case 'true-false':
      return first === String(question.isTrue) ? 1 : 0;
    case 'order':
      return question.steps.length === given.length &&
        question.steps.every((step, index) => step.id === given[index])
        ? 1
        : 0;
    default: {
      const { accepted, number } = question;
      const isRight =
        accepted.some((one) => sameWords(one, first)) ||
        (number !== null && numbersIn(first).some((value) => isNear(value, number)));
      return isRight ? 1 : 0;
    }
  }
}

export type AnswerState = 'right' | 'part' | 'wrong' | 'none';

const stateOf = (points: number, given: readonly string[]): AnswerState =>
  points >= 1 ? 'right' : points > 0 ? 'part' : given.length === 0 ? 'none' : 'wrong';

/** `score`: per cent of all questions, a whole number; the shown score decides whether the quiz is passed. */
export function scoreQuiz(
  quiz: Pick<Quiz, 'questions' | 'passPercent'>,
  answers: QuizAnswers,
): { score: number; passed: boolean } {
  const points = quiz.questions.map((question) => pointsOf(question, chosenIn(answers, question)));
  const sum = points.reduce((all, one) => all + one, 0);
  const score = Math.round((100 * sum) / quiz.questions.length);
  return { score, passed: score >= quiz.passPercent };
}

/** 53 bits of a text (cyrb53): the same everywhere, and not for secrets. */
function hash(text: string): number {
  let high = 0xdeadbeef;
  let low = 0x41c6ce57;
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    high = Math.imul(high ^ code, 2_654_435_761);
    low = Math.imul(low ^ code, 1_597_334_677);
  }
  high = Math.imul(high ^ (high >>> 16), 2_246_822_507) ^ Math.imul(low ^ (low >>> 13), 3_266_489_909);
  low = Math.imul(low ^ (low >>> 16), 2_246_822_507) ^ Math.imul(high ^ (high >>> 13), 3_266_489_909);
  return 4_294_967_296 * (2_097_151 & low) + (high >>> 0);
}

/** A short sign of a text, the same everywhere. */
export const signOf = (text: string): string => hash(text).toString(36);

/** One enrolment in one lesson. */
export type QuizKey = string;

/** Replaces a choice's id in a page, since the id may reveal too much ('right', 'step-1'). */
const shownId = (key: QuizKey, question: { id: string }, one: { id: string }): string =>
  signOf(`${key} ${question.id} ${one.id}`);

/** In an order that is the same for the same seed. */
function shuffled<One extends { id: string }>(all: readonly One[], seed: string): One[] {
  return all
    .map((one) => ({ one, at: hash(`${seed} ${one.id}`) }))
    .sort((first, second) => first.at - second.at)
    .map(({ one }) => one);
}

/**
 * The questions of one try, in the order of the quiz: as many as it draws, and the same for the same seed. None of a subject comes
 * a second time before each had its turn.
 */
export function drawQuestions(
  { questions, draw }: Pick<Quiz, 'questions' | 'draw'>,
  seed: string,
): readonly Question[] {
  const most = draw ?? questions.length;
  if (most >= questions.length) return questions;
  const asked = new Map<string, number>();
  const turns = shuffled(questions, seed).map((question) => {
    const [subject = ''] = question.tags ?? [];
    const turn = asked.get(subject) ?? 0;
    asked.set(subject, turn + 1);
    return { question, turn };
  });
  const drawn = turns.sort((one, other) => one.turn - other.turn).slice(0, most);
  return questions.filter((question) => drawn.some((one) => one.question === question));
}

export type ShownChoice = { id: string; text: string };
export type ShownQuestion = { id: string; text: string } & (
  | { kind: 'single' | 'multiple' | 'order'; choices: readonly ShownChoice[] }
  | { kind: 'true-false' }
  | { kind: 'short'; isNumber: boolean }
);
/** A quiz in one language, without what is right. */
export type ShownQuiz = { passPercent: number; tries: number | null; questions: readonly ShownQuestion[] };

type ByLanguage = Partial<Record<Locale, string>>;

/** A mark that ends English words stays at their end within Arabic. */
const withMarks = (text: string): string =>
  /[\u0600-\u06ff]/.test(text) ? text.replace(/(?:[A-Za-z][’')]*[?!]|__[.?!]*)(?=\s|$)/g, '$&\u200e') : text;

const inLanguage = (text: ByLanguage, locale: Locale): string =>
  withMarks(readingOrder(locale).flatMap((one) => text[one] || [])[0] ?? '');

type Showing = {
  locale: Locale;
  key: QuizKey;
  /** The attempt it is shown for: choices are shuffled anew for each. */
  attempt: number;
};

function shownQuestion(question: Question, { locale, key, attempt }: Showing): ShownQuestion {
  const shown = { id: question.id, text: inLanguage(question.text, locale) };
  const seed = `${key} ${attempt} ${question.id}`;
  const show = (one: { id: string; text: ByLanguage }): ShownChoice => ({
    id: shownId(key, question, one),
    text: inLanguage(one.text, locale),
  });
  switch (question.kind) {
    case 'single':
    case 'multiple':
      return { ...shown, kind: question.kind, choices: shuffled(question.choices, seed).map(show) };
    case 'order': {
      const steps = shuffled(question.steps, seed);
      // Steps must not be shown in their right order.
      const isSolved = steps.every((step, index) => step === question.steps[index]);
      const [first, ...rest] = steps;
      const mixed = isSolved && first !== undefined ? [...rest, first] : steps;
      return { ...shown, kind: 'order', choices: mixed.map(show) };
    }
    case 'true-false':
      return { ...shown, kind: 'true-false' };
    default:
      return {
        ...shown,
        kind: 'short',
        isNumber: question.number !== null && question.accepted.length === 0,
      };
  }
}

export const showQuestions = (questions: readonly Question[], showing: Showing): ShownQuestion[] =>
  questions.map((question) => shownQuestion(question, showing));

export const forLearner = ({ passPercent, tries, questions }: Quiz, showing: Showing): ShownQuiz => ({
  passPercent,
  tries,
  questions: showQuestions(questions, showing),
});

/**
 * Answers by shown ids as they are kept: those of unknown questions or choices are dropped, long ones are cut. `keys`: all with
 * which a page that is still open may have been made.
 */
export function readAnswers(
  quiz: { questions: readonly Question[] },
  given: QuizAnswers,
  ...keys: readonly QuizKey[]
): QuizAnswers {
  const kept = quiz.questions.flatMap((question): [string, string[]][] => {
    const chosen = [...new Set(chosenIn(given, question))];
    switch (question.kind) {
      case 'short': {
        const text = cutText(oneLine(chosen[0] ?? ''), longestAnswer).trim();
        return text === '' ? [] : [[question.id, [text]]];
      }
      case 'true-false': {
        const truths = chosen.filter((one) => one === 'true' || one === 'false');
        return truths.length === 1 ? [[question.id, truths]] : [];
      }
      default: {
        const all = question.kind === 'order' ? question.steps : question.choices;
        const byShown = new Map(
          keys.flatMap((key) => all.map((one) => [shownId(key, question, one), one.id] as const)),
        );
        const ids = chosen.flatMap((one) => byShown.get(one) ?? []);
        const isWhole = question.kind !== 'order' || ids.length === all.length;
        return ids.length > 0 && isWhole ? [[question.id, ids]] : [];
      }
    }
  });
  return Object.fromEntries(kept);
}

export type FeedbackChoice = { text: string; isChosen: boolean; isRight: boolean; why: string | null };
/**
 * The feedback on one answer: the first time that anything right leaves the server, and only once no try is left that counts.
 * An unanswered question reveals nothing.
 */
export type QuestionFeedback = {
  id: string;
  text: string;
  state: AnswerState;
  why: string | null;
  /** Where to look again; null when it was right, or nobody wrote it down. */
  look: string | null;
} & (
  | { kind: 'single' | 'multiple'; choices: readonly FeedbackChoice[] }
  | { kind: 'true-false'; given: boolean | null; right: boolean | null }
  | { kind: 'order'; given: readonly string[]; right: readonly string[] }
  | { kind: 'short'; given: string | null; right: readonly string[] }
);

type Telling = {
  locale: Locale;
  /** False while another try counts: then what is wrong is told, and why a chosen answer is, but not what is right. */
  reveals: boolean;
};

function feedbackOn(
  question: Question,
  answers: QuizAnswers,
  { locale, reveals }: Telling,
): QuestionFeedback {
  const given = chosenIn(answers, question);
  const t = (text: ByLanguage | undefined): string | null =>
    text === undefined ? null : inLanguage(text, locale) || null;
  const state = stateOf(pointsOf(question, given), given);
  const tellsRight = state !== 'none' && reveals;
  // Who knows that 'true' is wrong knows what is right.
  const isKnown = state === 'right' || (state !== 'none' && question.kind === 'true-false');
  const common = {
    id: question.id,
    text: inLanguage(question.text, locale),
    state,
    why: tellsRight || isKnown ? t(question.why) : null,
    look: state === 'right' ? null : (question.look ?? null),
  };
  switch (question.kind) {
    case 'single':
    case 'multiple':
      return {
        ...common,
        kind: question.kind,
        choices: question.choices.map(({ id: choiceId, text, isRight, why }) => {
          const isChosen = given.includes(choiceId);
          const shown = { text: inLanguage(text, locale), isChosen, isRight: tellsRight && isRight };
          // In an answer that is not right yet, the reason of a right choice would tell that this one is.
          return { ...shown, why: isChosen && (!isRight || tellsRight || isKnown) ? t(why) : null };
        }),
      };
    case 'true-false': {
      const chosen = given[0] === undefined ? null : given[0] === 'true';
      return { ...common, kind: 'true-false', given: chosen, right: tellsRight ? question.isTrue : null };
    }
    case 'order': {
      const texts = new Map(question.steps.map((step) => [step.id, inLanguage(step.text, locale)]));
      return {
        ...common,
        kind: 'order',
        given: given.map((one) => texts.get(one) ?? ''),
        right: tellsRight ? [...texts.values()] : [],
      };
    }
    default: {
      const { accepted, number } = question;
      const first = number === null ? [] : [String(number.value)];
      return {
        ...common,
        kind: 'short',
        given: given[0] ?? null,
        right: tellsRight ? [...first, ...accepted].slice(0, 3) : [],
      };
    }
  }
}

/** What the learner reads of it at once: why each chosen answer is wrong, and why it is so where that is told. */
export const whysOf = (feedback: QuestionFeedback): string[] => [
  ...('choices' in feedback ? feedback.choices.flatMap(({ isChosen, why }) => (isChosen && why) || []) : []),
  ...(feedback.why === null ? [] : [feedback.why]),
];

export const feedbackFor = (
  quiz: { questions: readonly Question[] },
  answers: QuizAnswers,
  telling: Telling,
): QuestionFeedback[] => quiz.questions.map((question) => feedbackOn(question, answers, telling));
