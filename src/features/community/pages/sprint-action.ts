/** What is posted to the page of the sprint: one form, one intent. */
import { data, redirect } from 'react-router';
import { checkInForm, dayGoalForm, sprintForm } from '../sprint-form.ts';
import { readForm, typedIn, type FieldProblems, type Typed } from '../../../platform/forms/read-form.ts';
import type { ScreenArgs } from '../../site/academy-context.ts';
import { postedForm } from '../../orders/pages/data-of.ts';
import { openCircle, type Circle } from './open-circle.ts';

export type SprintAnswer = {
  /** The form that came back: 'join 2026-12-07', 'change', 'goal 3', 'line 3'. */
  form: string;
  typed: Typed;
  problems: FieldProblems;
  /** What could not be done any more. */
  tooLate: 'not-open' | 'not-come' | null;
};

type Reading = { problems?: FieldProblems; typed: Typed };

const again = (form: string, { typed, problems = {} }: Reading, tooLate: SprintAnswer['tooLate'] = null) =>
  data<SprintAnswer>({ form, typed, problems, tooLate }, { status: tooLate === null ? 422 : 409 });

async function answerWishes({ academy, member, links }: Circle, form: FormData, intent: 'join' | 'change') {
  const { sprint: startsOn = '' } = typedIn(form);
  const name = intent === 'join' ? `join ${startsOn}` : 'change';
  const reading = readForm(sprintForm, form);
  if (!reading.ok) return again(name, reading);
  const wishes = reading.value;
  const done = await academy.sprints[intent === 'join' ? 'joinSprint' : 'changeSprint']({
    member,
    startsOn,
    wishes,
  });
  if (!done.ok) return again(name, { typed: reading.typed }, 'not-open');
  return redirect(`${links.circleSprint()}?done=${intent === 'join' ? 'joined' : 'saved'}`, 303);
}

async function answerDay({ academy, member, links }: Circle, form: FormData, intent: 'goal' | 'line') {
  const { sprint: startsOn = '', day: typedDay = '' } = typedIn(form);
  const day = Number(typedDay);
  const name = `${intent} ${day}`;
  const to = (mark: string) => redirect(`${links.circleSprint()}?day=${day}&done=${mark}#day`, 303);
  if (intent === 'goal') {
    const reading = readForm(dayGoalForm, form);
    if (!reading.ok) return again(name, reading);
    const set = await academy.sprints.setDayGoal({ member, startsOn, day, goal: reading.value.goal });
    return set.ok ? to('noted') : again(name, { typed: reading.typed }, 'not-come');
  }
  const reading = readForm(checkInForm, form);
  if (!reading.ok) return again(name, reading);
  const checked = await academy.sprints.checkIn({ member, startsOn, day, line: reading.value.line });
  if (!checked.ok) return again(name, { typed: reading.typed }, 'not-come');
  return to(checked.isFinished ? 'finished' : 'checked-in');
}

const simple = { leave: 'leaveSprint', silent: 'askForPartner', another: 'changePartner' } as const;
const isSimple = (intent: string): intent is keyof typeof simple => Object.hasOwn(simple, intent);

export async function answerSprint(args: ScreenArgs) {
  const circle = await openCircle(args);
  if (circle.elsewhere) return circle.elsewhere;
  const form = await postedForm(args.request);
  const { intent = '', sprint: startsOn = '' } = typedIn(form);
  if (intent === 'join' || intent === 'change') return answerWishes(circle, form, intent);
  if (intent === 'goal' || intent === 'line') return answerDay(circle, form, intent);
  const home = circle.links.circleSprint();
  if (!isSimple(intent)) return redirect(home, 303);
  const { academy, member } = circle;
  const done = await academy.sprints[simple[intent]]({ member, startsOn });
  return redirect(done.ok ? `${home}?done=${intent}` : home, 303);
}
