/** What the page of the sprint shows, from what the academy knows and what its address asks for. */
import { sprintDaysAWeek, sprintLength, sprintWeeks } from '../sprint.ts';
import { count } from '../../../platform/i18n/count.ts';
import { formatDate } from '../../../platform/time/calendar-date.ts';
import type { SprintView } from '../sprints.service.ts';
import type { ScreenArgs } from '../../site/academy-context.ts';
import { missingHere } from './missing-here.ts';
import { circleHead, openCircle, type Circle } from './open-circle.ts';

/** The day the address names, else today's, else the first that can be caught up, else the last that has come. */
function chosenDay({ days }: SprintView, wanted: string | null): number | null {
  const named = days.find(({ day }) => String(day) === wanted);
  const last = days.findLast(({ state }) => state !== 'ahead');
  const chosen =
    named ??
    days.find(({ state }) => state === 'today') ??
    (last === undefined ? undefined : (days.find(({ state }) => state === 'missed') ?? last));
  return chosen?.day ?? null;
}

function dayCard(view: SprintView, { say, url }: Circle) {
  const day = chosenDay(view, url.searchParams.get('day'));
  const found = view.days.find((each) => each.day === day);
  if (!found) return null;
  const actions = say.clarityDetails.weeks.flatMap(({ days }) => days);
  const action = actions[found.day - 1];
  return action ? { ...found, action } : null;
}

function partnerCard({ partner }: SprintView, { say, locale, links }: Circle) {
  const words = say.circleSprint.partner;
  return (
    partner && {
      ...partner,
      href: links.circleMember(partner.memberId),
      progress: words.progress(String(partner.done), String(sprintLength)),
      streak: count(partner.streak, say.circleSprint.mine.streak, locale),
      silence: partner.silentFor >= 2 ? count(partner.silentFor, words.silent, locale) : null,
      lines: partner.lines.map(({ day, line }) => ({ label: words.day(String(day)), line })),
    }
  );
}

function viewOf(view: SprintView, today: string, circle: Circle) {
  const { say, locale, links } = circle;
  const { mine, calendar } = say.circleSprint;
  const chosen = dayCard(view, circle);
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
          href: `${links.circleSprint()}?day=${day}#day`,
          label: `${calendar.day(String(day))}, ${formatDate(date, locale)}: ${calendar.states[state]}`,
        })),
    })),
    chosen: chosen && {
      ...chosen,
      minutes: count(chosen.action.minutes, say.clarityDetails.minutes, locale),
    },
    isWeekend: view.hasBegun && !view.isOver && !view.days.some(({ date }) => date === today),
    partner: partnerCard(view, circle),
  };
}

export async function loadSprint(args: ScreenArgs) {
  const circle = await openCircle(args);
  if (circle.elsewhere) return circle.elsewhere;
  const { academy, member, say, links, locale, url } = circle;
  const read = await academy.sprints.sprint(member);
  if (!read.ok) throw missingHere();
  const words = say.circleSprint;
  return {
    ...circleHead(words.title, circle),
    words,
    problemWords: say.common.fieldProblems,
    self: links.circleSprint(),
    mine: read.mine && viewOf(read.mine, read.today, circle),
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
