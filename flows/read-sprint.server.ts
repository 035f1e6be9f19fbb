/** What a member sees of her sprint. */
import type { Handle } from '../db/handle.ts';
import { areApart } from '../domain/community/blocks.store.server.ts';
import { findShown } from '../domain/community/profile.store.server.ts';
import {
  checkedIn,
  findInSprint,
  readDays,
  readFinished,
  readSprintsOf,
  type SprintDay,
  type SprintMember,
} from '../domain/community/sprint-members.store.server.ts';
import {
  comingSprint,
  dateOfDay,
  isOver,
  lastDate,
  openDays,
  openToJoin,
  runningSprint,
  sprintLength,
  streakOf,
} from '../domain/community/sprint.ts';
import { dateInMorocco } from '../domain/time/calendar-date.ts';
import { asViewer } from './enter-community.ts';
import type { FlowContext } from './flow-context.ts';
import type { PartnerView, SprintDayView, SprintVerbs, SprintView } from './sprint-verbs.ts';

const mostLines = 5;

function dayViews(startsOn: string, days: readonly SprintDay[], today: string): SprintDayView[] {
  const open = openDays(startsOn, today);
  return Array.from({ length: sprintLength }, (_, place) => {
    const day = place + 1;
    const date = dateOfDay(startsOn, day);
    const written = days.find((each) => each.day === day);
    const isDone = written !== undefined && written.checkedInAt !== null;
    const state = isDone ? 'done' : day > open ? 'ahead' : date === today ? 'today' : 'missed';
    return { day, date, state, goal: written?.goal ?? '', line: isDone ? written.line : '' };
  });
}

/** Null when there is none, and when the two are apart or she is no longer in it. */
async function partnerOf(
  db: Handle,
  { startsOn, memberId, partnerId }: SprintMember,
  today: string,
): Promise<PartnerView | null> {
  if (partnerId === null || (await areApart(db, memberId, partnerId))) return null;
  const row = await findInSprint(db, startsOn, partnerId);
  const shown = row && (await findShown(db, partnerId));
  if (!row || !shown) return null;
  const days = await readDays(db, startsOn, partnerId);
  const done = checkedIn(days);
  const open = openDays(startsOn, today);
  return {
    memberId: partnerId,
    name: shown.name,
    city: shown.city,
    goal: row.goal,
    done: done.size,
    streak: streakOf(done, open),
    lines: days
      .filter(({ day, line }) => done.has(day) && line !== '')
      .reverse()
      .slice(0, mostLines)
      .map(({ day, line }) => ({ day, line })),
    silentFor: open - Math.max(0, ...done),
  };
}

async function viewOf(db: Handle, row: SprintMember, today: string): Promise<SprintView> {
  const { startsOn, goal, wantsReminders, wantsPartner, finishedAt } = row;
  const days = await readDays(db, startsOn, row.memberId);
  const done = checkedIn(days);
  return {
    startsOn,
    endsOn: lastDate(startsOn),
    hasBegun: startsOn <= today,
    isOver: isOver(startsOn, today),
    goal,
    wantsReminders,
    wantsPartner,
    partner: await partnerOf(db, row, today),
    days: dayViews(startsOn, days, today),
    done: done.size,
    streak: streakOf(done, openDays(startsOn, today)),
    isFinished: finishedAt !== null,
  };
}

export const readSprint = (context: FlowContext): Pick<SprintVerbs, 'sprint'> => ({
  sprint: (member) =>
    asViewer(context, member, async (tx, { memberId }) => {
      const today = dateInMorocco(context.clock());
      const running = runningSprint(today);
      const wanted = [...(running === null ? [] : [running]), comingSprint(today)];
      const rows = await readSprintsOf(tx, memberId, wanted);
      const [row] = rows;
      return {
        ok: true,
        mine: row ? await viewOf(tx, row, today) : null,
        open: openToJoin(today).filter((startsOn) => !rows.some((each) => each.startsOn === startsOn)),
        finished: await readFinished(tx, memberId),
        today,
      };
    }),
});
