/**
 * Practice: what a learner answered wrongly is asked again after some days, later each time that it is right. Days are Morocco's,
 * 'YYYY-MM-DD'. Intervals are computed by `ts-fsrs` where an answer arrives, so that a phone downloads nothing for them.
 */
import { type CardInput, createEmptyCard, fsrs, Rating, State, type StateType } from 'ts-fsrs';
import { locales } from '../../platform/i18n/locale.ts';
import { addDays } from '../../platform/time/calendar-date.ts';
import { frameOfQuestion, type Question, signOf } from './quiz.ts';

/** Questions a day. */
export const mostADay = 5;

/** What is remembered of one question. `stability`: in days; `difficulty`: from 1 to 10, 0 for a new one. */
export type Memory = {
  dueOn: string;
  stability: number;
  difficulty: number;
  reps: number;
  lapses: number;
  state: StateType;
  /** The day of the last answer, in a quiz or in practice, and whether it was right. */
  lastOn: string;
  wasRight: boolean;
};

/** By whole days, without chance: the same answers have the same days. What is known well is asked once a year. */
const scheduler = fsrs({ enable_short_term: false, enable_fuzz: false, maximum_interval: 365 });

const atNoon = (day: string): Date => new Date(`${day}T12:00:00Z`);

const cardOf = ({ dueOn, lastOn, wasRight: _right, ...memory }: Memory): CardInput => ({
  ...memory,
  due: atNoon(dueOn),
  last_review: atNoon(lastOn),
  elapsed_days: 0,
  scheduled_days: 0,
  learning_steps: 0,
});

/** A question after an answer: `before` null or new where nothing is known of it. It is due on a later day in any case. */
export function afterAnswer(before: Memory | null, isRight: boolean, day: string): Memory {
  const card = before === null || before.state === 'New' ? createEmptyCard(atNoon(day)) : cardOf(before);
  const rating = isRight ? Rating.Good : Rating.Again;
  const { due, stability, difficulty, reps, lapses, state } = scheduler.next(card, atNoon(day), rating).card;
  return {
    dueOn: due.toISOString().slice(0, 10),
    stability,
    difficulty,
    reps,
    lapses,
    state: State[state] as StateType,
    lastOn: day,
    wasRight: isRight,
  };
}

/** Nothing is known of it: it is asked on that day, or on the next where it was answered already. */
export const anew = ({ lastOn, wasRight }: Memory, day: string): Memory => ({
  dueOn: lastOn === day ? addDays(day, 1) : day,
  stability: 0,
  difficulty: 0,
  reps: 0,
  lapses: 0,
  state: 'New',
  lastOn,
  wasRight,
});

type Due = Pick<Memory, 'dueOn' | 'wasRight'> & { practisedOn: string | null };

/** What is left to ask on a day, together with what was practised on it at most five: what was wrong last comes first. */
export function leftOn<Card extends Due>(cards: readonly Card[], day: string): Card[] {
  const done = cards.filter(({ practisedOn }) => practisedOn === day).length;
  return cards
    .filter(({ dueOn }) => dueOn <= day)
    .sort(
      (one, other) => Number(one.wasRight) - Number(other.wasRight) || one.dueOn.localeCompare(other.dueOn),
    )
    .slice(0, Math.max(0, mostADay - done));
}

/** The next day on which something is asked, once nothing is left on this one; null: there is nothing. */
export function nextDay(cards: readonly Pick<Due, 'dueOn'>[], day: string): string | null {
  const [first] = cards.map(({ dueOn }) => dueOn).toSorted();
  if (first === undefined) return null;
  return first > day ? first : addDays(day, 1);
}

/** By which a question is known again: what is right in it, and its words in each language. */
export const markOf = (question: Question): string => {
  const parts = 'choices' in question ? question.choices : 'steps' in question ? question.steps : [];
  const wordsIn = (locale: (typeof locales)[number]) =>
    [question, ...parts].map(({ text }) => text[locale]).join('\n');
  const sides = locales.map((locale) => (question.text[locale] ? signOf(wordsIn(locale)) : ''));
  return [signOf(JSON.stringify(frameOfQuestion(question))), ...sides].join(' ');
};

/** Whether it is the same question still: a slip that was put right in one language, or a translation, changes nothing. */
export function isSame(mark: string, other: string): boolean {
  const [[frame, ...sides], [otherFrame, ...otherSides]] = [mark.split(' '), other.split(' ')];
  return frame === otherFrame && sides.some((side, at) => side !== '' && side === otherSides[at]);
}
