/** The sprints as members see them. Every action checks access again. */
import type { Handle } from '../../platform/db/handle.ts';
import { areApart } from './readable.store.ts';
import { findShown } from './profile.store.ts';
import {
  comingSprint,
  dateOfDay,
  isOpenDay,
  isOver,
  lastDate,
  openDays,
  openToJoin,
  runningSprint,
  sprintLength,
  type SprintWishes,
  streakOf,
} from './sprint.ts';
import {
  changeSprint as writeWishes,
  checkedIn,
  checkInDay,
  endPair,
  findInSprint,
  finishIfDone,
  joinSprint as writeJoining,
  leaveSprint as writeLeaving,
  lockSprint,
  readDays,
  readSprintsAndFinished,
  type SprintDay,
  type SprintMember,
  writeGoal,
} from './sprint.store.ts';
import type { Member } from '../../academy/sign-in/member.ts';
import { dateInMorocco } from '../../platform/time/calendar-date.ts';
import { postMemberEmail } from '../../academy/emails/post-emails.service.ts';
import { asReader, asSprinter, asViewer } from './enter-community.service.ts';
import type { ServiceContext } from '../../context.ts';

type SprintDayView = {
  day: number;
  /** 'YYYY-MM-DD'. */
  date: string;
  /** 'missed': is over, and can still be caught up until the last Sunday. */
  state: 'done' | 'today' | 'missed' | 'ahead';
  goal: string;
  line: string;
};

type PartnerView = {
  memberId: string;
  name: string;
  city: string;
  goal: string;
  done: number;
  streak: number;
  /** The evening lines, the newest first. */
  lines: { day: number; line: string }[];
  /** Days of the sprint that have come since the partner last checked in. */
  silentFor: number;
};

export type SprintView = {
  startsOn: string;
  endsOn: string;
  hasBegun: boolean;
  isOver: boolean;
  goal: string;
  wantsReminders: boolean;
  wantsPartner: boolean;
  partner: PartnerView | null;
  days: SprintDayView[];
  done: number;
  streak: number;
  isFinished: boolean;
};

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

/** Null without a partner, with a block between the two, or when the partner has left. */
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

/** `mine`: of the running sprint, else of the coming one. `open`: those that can still be joined. `finished`: their first days. */
export const sprint = (context: ServiceContext, member: Member) =>
  asReader(context, member, async (db, { memberId }) => {
    const today = dateInMorocco(context.clock());
    const running = runningSprint(today);
    const wanted = [...(running === null ? [] : [running]), comingSprint(today)];
    const { rows, finished } = await readSprintsAndFinished(db, memberId, wanted);
    const [row] = rows;
    return {
      ok: true,
      mine: row ? await viewOf(db, row, today) : null,
      open: openToJoin(today).filter((startsOn) => !rows.some((each) => each.startsOn === startsOn)),
      finished,
      today,
    };
  });

type Theirs = { member: Member; startsOn: string };

/** Also rejoins one that was left. 'not-open': no sprint begins then, or its first week is over. */
export const joinSprint = (
  context: ServiceContext,
  { member, startsOn, wishes: { goal, reminders, partner } }: Theirs & { wishes: SprintWishes },
) =>
  asViewer(context, member, async (tx, { memberId }) => {
    const now = context.clock();
    if (!openToJoin(dateInMorocco(now)).includes(startsOn)) return { ok: false, reason: 'not-open' };
    const wishes = { goal, wantsReminders: reminders, wantsPartner: partner };
    await writeJoining(tx, { startsOn, memberId, ...wishes, now });
    const dedupeKey = `sprint-joined:${startsOn}:${memberId}`;
    await postMemberEmail(tx, { dedupeKey, memberId, emailName: 'sprint-joined', startsOn }, now);
    return { ok: true };
  });

export const changeSprint = (
  context: ServiceContext,
  { member, startsOn, wishes: { goal, reminders, partner } }: Theirs & { wishes: SprintWishes },
) =>
  asSprinter(context, { member, startsOn }, async (tx, { memberId }) => {
    // A member who no longer wants a partner is separated from the current one.
    if (!partner) await endPair(tx, { startsOn, memberId, stillWants: false });
    const wishes = { goal, wantsReminders: reminders, wantsPartner: partner };
    await writeWishes(tx, { startsOn, memberId, ...wishes });
    return { ok: true };
  });

/** The days are kept. */
export const leaveSprint = (context: ServiceContext, { member, startsOn }: Theirs) =>
  asSprinter(context, { member, startsOn }, async (tx, { memberId }) => {
    await endPair(tx, { startsOn, memberId, stillWants: false });
    await writeLeaving(tx, startsOn, memberId, context.clock());
    return { ok: true };
  });

/** The goal of a day. 'not-come': the day is in the future, or the sprint is over. */
export const setDayGoal = (
  context: ServiceContext,
  { member, startsOn, day, goal }: Theirs & { day: number; goal: string },
) =>
  asSprinter(context, { member, startsOn }, async (tx, { memberId }) => {
    if (!isOpenDay(startsOn, day, dateInMorocco(context.clock()))) return { ok: false, reason: 'not-come' };
    await writeGoal(tx, { startsOn, memberId, day }, goal);
    return { ok: true };
  });

/** `isFinished`: this was the last of the fifteen days; it makes the badge and its e-mail. 'not-come' as for its goal. */
export const checkIn = (
  context: ServiceContext,
  { member, startsOn, day, line }: Theirs & { day: number; line: string },
) =>
  asSprinter(context, { member, startsOn }, async (tx, { memberId }) => {
    const at = context.clock();
    if (!isOpenDay(startsOn, day, dateInMorocco(at))) return { ok: false, reason: 'not-come' };
    await lockSprint(tx, startsOn, memberId);
    await checkInDay(tx, { startsOn, memberId, day }, line, at);
    const isFinished = await finishIfDone(tx, { startsOn, memberId, at });
    if (isFinished) {
      const dedupeKey = `sprint-finished:${startsOn}:${memberId}`;
      await postMemberEmail(tx, { dedupeKey, memberId, emailName: 'sprint-finished', startsOn }, at);
    }
    return { ok: true, isFinished };
  });

/** A silent partner is asked once in a sprint, kindly, and without a name. */
export const askForPartner = (context: ServiceContext, theirs: Theirs) =>
  asSprinter(context, theirs, async (tx, { startsOn, partnerId }) => {
    if (partnerId === null || (await findInSprint(tx, startsOn, partnerId)) === null)
      return { ok: false, reason: 'not-in-it' };
    const dedupeKey = `sprint-missed:${startsOn}:${partnerId}`;
    const content = { emailName: 'sprint-missed', startsOn } as const;
    await postMemberEmail(tx, { dedupeKey, memberId: partnerId, ...content }, context.clock());
    return { ok: true };
  });

/** Ends the pair; both wait for another, without a reason. */
export const changePartner = (context: ServiceContext, theirs: Theirs) =>
  asSprinter(context, theirs, async (tx, { startsOn, memberId }) => {
    await endPair(tx, { startsOn, memberId, stillWants: true });
    return { ok: true };
  });
