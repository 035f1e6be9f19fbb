/** What the page of the sprint shows, by the sprint and the day in its URL. */
import { data, redirect } from 'react-router';
import {
  checkInForm,
  dayGoalForm,
  sprintDaysAWeek,
  sprintForm,
  sprintLength,
  sprintWeeks,
} from '../sprint.ts';
import { count } from '../../../platform/i18n/count.ts';
import { formatDate } from '../../../platform/time/calendar-date.ts';
import type { SprintView } from '../sprints.service.ts';
import type { ScreenArgs } from '../../../academy/frame/academy-context.ts';
import { type OpenedCommunity, communityHead, missingHere, openCommunity } from './open-community.ts';
import {
  type FieldProblems,
  postedForm,
  readForm,
  type Typed,
  typedIn,
} from '../../../platform/forms/read-form.ts';

/** The day in the URL, else today's, else the first that can be caught up, else the last that has come. */
function chosenDay({ days }: SprintView, wanted: string | null): number | null {
  const named = days.find(({ day }) => String(day) === wanted);
  const last = days.findLast(({ state }) => state !== 'ahead');
  const chosen =
    named ??
    days.find(({ state }) => state === 'today') ??
    (last === undefined ? undefined : (days.find(({ state }) => state === 'missed') ?? last));
  return chosen?.day ?? null;
}

function dayCard(view: SprintView, { t, url }: OpenedCommunity) {
  const day = chosenDay(view, url.searchParams.get('day'));
  const found = view.days.find((each) => each.day === day);
  if (!found) return null;
  const actions = t.sprintDetails.weeks.flatMap(({ days }) => days);
  const action = actions[found.day - 1];
  return action ? { ...found, action } : null;
}

function partnerCard({ partner }: SprintView, { t, locale, links }: OpenedCommunity) {
  const words = t.communitySprint.partner;
  return (
    partner && {
      ...partner,
      href: links.communityMember(partner.memberId),
      progress: words.progress(String(partner.done), String(sprintLength)),
      streak: count(partner.streak, t.communitySprint.mine.streak, locale),
      silence: partner.silentFor >= 2 ? count(partner.silentFor, words.silent, locale) : null,
      lines: partner.lines.map(({ day, line }) => ({ label: words.day(String(day)), line })),
    }
  );
}

function viewOf(view: SprintView, today: string, community: OpenedCommunity) {
  const { t, locale, links } = community;
  const { mine, calendar } = t.communitySprint;
  const chosen = dayCard(view, community);
  return {
    ...view,
    begins: formatDate(view.startsOn, locale),
    ends: formatDate(view.endsOn, locale),
    progress: mine.done(String(view.done)),
    row: view.streak === 0 ? mine.noStreak : count(view.streak, mine.streak, locale),
    weeks: Array.from({ length: sprintWeeks }, (_, week) => ({
      name: calendar.week(String(week + 1)),
      days: view.days
        .slice(week * sprintDaysAWeek, (week + 1) * sprintDaysAWeek)
        .map(({ day, date, state }) => ({
          day,
          state,
          isChosen: day === chosen?.day,
          href: `${links.communitySprint()}?day=${day}#day`,
          label: `${calendar.day(String(day))}, ${formatDate(date, locale)}: ${calendar.states[state]}`,
        })),
    })),
    chosen: chosen && {
      ...chosen,
      minutes: count(chosen.action.minutes, t.sprintDetails.minutes, locale),
    },
    isWeekend: view.hasBegun && !view.isOver && !view.days.some(({ date }) => date === today),
    partner: partnerCard(view, community),
  };
}

export async function loadSprint(args: ScreenArgs) {
  const community = await openCommunity(args);
  if (community.elsewhere) return community.elsewhere;
  const { academy, member, t, links, locale, url } = community;
  const read = await academy.sprints.sprint(member);
  if (!read.ok) throw missingHere();
  const words = t.communitySprint;
  return {
    ...communityHead(words.title, community),
    words,
    problemWords: t.common.fieldProblems,
    self: links.communitySprint(),
    mine: read.mine && viewOf(read.mine, read.today, community),
    open: read.open.map((startsOn) => ({
      startsOn,
      date: formatDate(startsOn, locale),
      isRunning: startsOn <= read.today,
    })),
    badges: read.finished.map((startsOn) => words.badge(formatDate(startsOn, locale))),
    done: url.searchParams.get('done'),
  };
}

export type SprintLoaded = Exclude<Awaited<ReturnType<typeof loadSprint>>, Response>;
export type MySprint = NonNullable<SprintLoaded['mine']>;

/** The answer to a form of the sprint page. */
export type SprintAnswer = {
  /** Which form: 'join 2026-12-07', 'change', 'goal 3', 'line 3'. */
  form: string;
  typed: Typed;
  problems: FieldProblems;
  /** What is no longer possible. */
  tooLate: 'not-open' | 'not-come' | null;
};

type Reading = { problems?: FieldProblems; typed: Typed };

const again = (form: string, { typed, problems = {} }: Reading, tooLate: SprintAnswer['tooLate'] = null) =>
  data<SprintAnswer>({ form, typed, problems, tooLate }, { status: tooLate === null ? 422 : 409 });

async function answerWishes(
  { academy, member, links }: OpenedCommunity,
  form: FormData,
  intent: 'join' | 'change',
) {
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
  return redirect(`${links.communitySprint()}?done=${intent === 'join' ? 'joined' : 'saved'}`, 303);
}

async function answerDay(
  { academy, member, links }: OpenedCommunity,
  form: FormData,
  intent: 'goal' | 'line',
) {
  const { sprint: startsOn = '', day: typedDay = '' } = typedIn(form);
  const day = Number(typedDay);
  const name = `${intent} ${day}`;
  const to = (mark: string) => redirect(`${links.communitySprint()}?day=${day}&done=${mark}#day`, 303);
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
  const community = await openCommunity(args);
  if (community.elsewhere) return community.elsewhere;
  const form = await postedForm(args.request);
  const { intent = '', sprint: startsOn = '' } = typedIn(form);
  if (intent === 'join' || intent === 'change') return answerWishes(community, form, intent);
  if (intent === 'goal' || intent === 'line') return answerDay(community, form, intent);
  const home = community.links.communitySprint();
  if (!isSimple(intent)) return redirect(home, 303);
  const { academy, member } = community;
  const done = await academy.sprints[simple[intent]]({ member, startsOn });
  return redirect(done.ok ? `${home}?done=${intent}` : home, 303);
}
