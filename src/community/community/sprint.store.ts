/** Members of sprints, and their fifteen days. The row of a member who left is kept, so that they may come back. */
import { and, asc, desc, eq, inArray, isNotNull, isNull, or, sql } from 'drizzle-orm';
import type { Handle } from '../../platform/db/handle.ts';
import { isFinished } from './sprint.ts';
import { sprintDays, sprintMembers } from './sprint.table.ts';
import { memberProfiles } from '../../academy/accounts/member.table.ts';
import { areApart } from './readable.store.ts';

export type SprintMember = typeof sprintMembers.$inferSelect;
export type SprintDay = Pick<typeof sprintDays.$inferSelect, 'day' | 'goal' | 'line' | 'checkedInAt'>;

const rowOf = (startsOn: string, memberId: string) =>
  and(eq(sprintMembers.startsOn, startsOn), eq(sprintMembers.memberId, memberId));
const stillIn = (startsOn: string, memberId: string) =>
  and(rowOf(startsOn, memberId), isNull(sprintMembers.leftAt));

/** Null for members who are not in it, or left it. */
export async function findInSprint(
  db: Handle,
  startsOn: string,
  memberId: string,
): Promise<SprintMember | null> {
  const [row] = await db.select().from(sprintMembers).where(stillIn(startsOn, memberId));
  return row ?? null;
}

/** Those of some sprints that the member is in. */
export const readSprintsOf = (
  db: Handle,
  memberId: string,
  startsOn: readonly string[],
): Promise<SprintMember[]> =>
  db
    .select()
    .from(sprintMembers)
    .where(
      and(
        eq(sprintMembers.memberId, memberId),
        inArray(sprintMembers.startsOn, [...startsOn]),
        isNull(sprintMembers.leftAt),
      ),
    )
    .orderBy(asc(sprintMembers.startsOn));

type Joining = Pick<SprintMember, 'startsOn' | 'memberId' | 'goal' | 'wantsReminders' | 'wantsPartner'> & {
  now: Date;
};

/** Joining again only changes the preferences; a member who left gets their days back. */
export async function joinSprint(tx: Handle, { now, ...row }: Joining): Promise<void> {
  const { goal, wantsReminders, wantsPartner } = row;
  await tx
    .insert(sprintMembers)
    .values({ ...row, joinedAt: now })
    .onConflictDoUpdate({
      target: [sprintMembers.startsOn, sprintMembers.memberId],
      set: { goal, wantsReminders, wantsPartner, leftAt: null },
    });
}

/** False for members who are not in it. */
export async function changeSprint(
  tx: Handle,
  { startsOn, memberId, ...wishes }: Omit<Joining, 'now'>,
): Promise<boolean> {
  const rows = await tx
    .update(sprintMembers)
    .set(wishes)
    .where(stillIn(startsOn, memberId))
    .returning({ memberId: sprintMembers.memberId });
  return rows.length > 0;
}

/** False when the member was not in it. The days are kept; `endPair` separates the partner. */
export async function leaveSprint(
  tx: Handle,
  startsOn: string,
  memberId: string,
  at: Date,
): Promise<boolean> {
  const rows = await tx
    .update(sprintMembers)
    .set({ leftAt: at, wantsPartner: false, wantsReminders: false })
    .where(stillIn(startsOn, memberId))
    .returning({ memberId: sprintMembers.memberId });
  return rows.length > 0;
}

/** Days of a member that have a goal or a line, by number. */
export const readDays = (db: Handle, startsOn: string, memberId: string): Promise<SprintDay[]> =>
  db
    .select({
      day: sprintDays.day,
      goal: sprintDays.goal,
      line: sprintDays.line,
      checkedInAt: sprintDays.checkedInAt,
    })
    .from(sprintDays)
    .where(and(eq(sprintDays.startsOn, startsOn), eq(sprintDays.memberId, memberId)))
    .orderBy(asc(sprintDays.day));

type Day = { startsOn: string; memberId: string; day: number };

/** The goal of a day; a day that is checked in keeps its line. */
export async function writeGoal(tx: Handle, day: Day, goal: string): Promise<void> {
  await tx
    .insert(sprintDays)
    .values({ ...day, goal, line: '' })
    .onConflictDoUpdate({
      target: [sprintDays.startsOn, sprintDays.memberId, sprintDays.day],
      set: { goal },
    });
}

/** Locks the member's row, so that the last two days checked in at once see each other. */
export async function lockSprint(tx: Handle, startsOn: string, memberId: string): Promise<void> {
  await tx
    .select({ memberId: sprintMembers.memberId })
    .from(sprintMembers)
    .where(rowOf(startsOn, memberId))
    .for('update');
}

/** The evening line: the first one checks the day in, a later one only changes the words. */
export async function checkInDay(tx: Handle, day: Day, line: string, at: Date): Promise<void> {
  await tx
    .insert(sprintDays)
    .values({ ...day, goal: '', line, checkedInAt: at })
    .onConflictDoUpdate({
      target: [sprintDays.startsOn, sprintDays.memberId, sprintDays.day],
      set: { line, checkedInAt: sql`coalesce(${sprintDays.checkedInAt}, excluded.checked_in_at)` },
    });
}

export const checkedIn = (days: readonly SprintDay[]): Set<number> =>
  new Set(days.filter(({ checkedInAt }) => checkedInAt !== null).map(({ day }) => day));

/** Whether all fifteen days have just been completed: true once, even when the last two are checked in at the same time. */
export async function finishIfDone(
  tx: Handle,
  { startsOn, memberId, at }: { startsOn: string; memberId: string; at: Date },
): Promise<boolean> {
  if (!isFinished(checkedIn(await readDays(tx, startsOn, memberId)))) return false;
  const rows = await tx
    .update(sprintMembers)
    .set({ finishedAt: at })
    .where(and(stillIn(startsOn, memberId), isNull(sprintMembers.finishedAt)))
    .returning({ memberId: sprintMembers.memberId });
  return rows.length > 0;
}

/** First days of finished sprints, the newest first, for badges. */
export async function readFinished(db: Handle, memberId: string): Promise<string[]> {
  const rows = await db
    .select({ startsOn: sprintMembers.startsOn })
    .from(sprintMembers)
    .where(and(eq(sprintMembers.memberId, memberId), isNotNull(sprintMembers.finishedAt)))
    .orderBy(desc(sprintMembers.startsOn));
  return rows.map(({ startsOn }) => startsOn);
}

/** The member's rows in some sprints, and the first days of those they have finished, the newest first. */
export async function readSprintsAndFinished(
  db: Handle,
  memberId: string,
  startsOn: readonly string[],
): Promise<{ rows: SprintMember[]; finished: string[] }> {
  const all = await db
    .select()
    .from(sprintMembers)
    .where(
      and(
        eq(sprintMembers.memberId, memberId),
        or(inArray(sprintMembers.startsOn, [...startsOn]), isNotNull(sprintMembers.finishedAt)),
      ),
    )
    .orderBy(asc(sprintMembers.startsOn));
  return {
    rows: all.filter((row) => row.leftAt === null && startsOn.includes(row.startsOn)),
    finished: all.flatMap((row) => (row.finishedAt === null ? [] : [row.startsOn])).toReversed(),
  };
}

/** Members who want a reminder, have not checked in the day, and were not reminded on that date. */
export async function findToRemind(
  db: Handle,
  { startsOn, day, date, most }: { startsOn: string; day: number; date: string; most: number },
): Promise<string[]> {
  const rows = await db
    .select({ memberId: sprintMembers.memberId })
    .from(sprintMembers)
    .where(
      and(
        eq(sprintMembers.startsOn, startsOn),
        eq(sprintMembers.wantsReminders, true),
        isNull(sprintMembers.leftAt),
        sql`${sprintMembers.remindedOn} is distinct from ${date}`,
        sql`not exists (select 1 from ${sprintDays} where ${sprintDays.startsOn} = ${startsOn} and ${sprintDays.memberId} = ${sprintMembers.memberId} and ${sprintDays.day} = ${day} and ${sprintDays.checkedInAt} is not null)`,
      ),
    )
    .orderBy(asc(sprintMembers.memberId))
    .limit(most);
  return rows.map(({ memberId }) => memberId);
}

/** Whether the member was not reminded on that date yet: of two processes only one gets true. */
export async function noteReminder(
  tx: Handle,
  { startsOn, memberId, date }: { startsOn: string; memberId: string; date: string },
): Promise<boolean> {
  const rows = await tx
    .update(sprintMembers)
    .set({ remindedOn: date })
    .where(and(stillIn(startsOn, memberId), sql`${sprintMembers.remindedOn} is distinct from ${date}`))
    .returning({ memberId: sprintMembers.memberId });
  return rows.length > 0;
}

/** Ends a member's reminders in every sprint. */
export async function endReminders(tx: Handle, memberId: string): Promise<void> {
  await tx.update(sprintMembers).set({ wantsReminders: false }).where(eq(sprintMembers.memberId, memberId));
}

/** Partners of a sprint: both rows refer to each other, or neither does. Rows are locked by member id, which avoids deadlocks. */
type Row = typeof sprintMembers.$inferSelect;

const lockRows = (tx: Handle, startsOn: string, memberIds: readonly string[]): Promise<Row[]> =>
  tx
    .select()
    .from(sprintMembers)
    .where(and(eq(sprintMembers.startsOn, startsOn), inArray(sprintMembers.memberId, [...memberIds])))
    .orderBy(asc(sprintMembers.memberId))
    .for('update');

const setPartner = (
  tx: Handle,
  { startsOn, memberId }: Pick<Row, 'startsOn' | 'memberId'>,
  wanted: Partial<Pick<Row, 'partnerId' | 'wantsPartner'>>,
) =>
  tx
    .update(sprintMembers)
    .set(wanted)
    .where(and(eq(sprintMembers.startsOn, startsOn), eq(sprintMembers.memberId, memberId)));

export type NotPaired = 'not-waiting' | 'apart';

/** Both must still want a partner and have none, and neither may have blocked the other. */
export async function pairUp(
  tx: Handle,
  startsOn: string,
  [one, other]: readonly [string, string],
): Promise<{ ok: true } | { ok: false; reason: NotPaired }> {
  const rows = one === other ? [] : await lockRows(tx, startsOn, [one, other]);
  const free = rows.filter((row) => row.leftAt === null && row.wantsPartner && row.partnerId === null);
  if (free.length !== 2) return { ok: false, reason: 'not-waiting' };
  if (await areApart(tx, one, other)) return { ok: false, reason: 'apart' };
  await setPartner(tx, { startsOn, memberId: one }, { partnerId: other });
  await setPartner(tx, { startsOn, memberId: other }, { partnerId: one });
  return { ok: true };
}

/**
 * Separates a member from their partner, who then waits for another. `stillWants`: whether the member wants another too. Does
 * nothing without a partner. Returns the former partner.
 */
export async function endPair(
  tx: Handle,
  { startsOn, memberId, stillWants }: { startsOn: string; memberId: string; stillWants: boolean },
): Promise<string | null> {
  const [before] = await tx
    .select({ partnerId: sprintMembers.partnerId })
    .from(sprintMembers)
    .where(and(eq(sprintMembers.startsOn, startsOn), eq(sprintMembers.memberId, memberId)));
  if (!before?.partnerId) return null;
  const rows = await lockRows(tx, startsOn, [memberId, before.partnerId]);
  const theirs = rows.find((row) => row.memberId === memberId);
  // Separated by the other one in the meantime, or paired anew.
  if (theirs?.partnerId !== before.partnerId) return null;
  await setPartner(tx, { startsOn, memberId }, { partnerId: null, wantsPartner: stillWants });
  await setPartner(tx, { startsOn, memberId: before.partnerId }, { partnerId: null });
  return before.partnerId;
}

/** In every sprint where the two are partners: after one has blocked the other. */
export async function endAllPairs(tx: Handle, one: string, other: string): Promise<void> {
  const rows = await tx
    .select({ startsOn: sprintMembers.startsOn })
    .from(sprintMembers)
    .where(and(eq(sprintMembers.memberId, one), eq(sprintMembers.partnerId, other)))
    .orderBy(asc(sprintMembers.startsOn));
  for (const { startsOn } of rows) await endPair(tx, { startsOn, memberId: one, stillWants: true });
}

type Waiting = Pick<Row, 'startsOn' | 'memberId' | 'goal' | 'joinedAt'> & {
  name: string;
  city: string;
};

/** Members who wait for a partner, the longest waiting first. */
export const readWaiting = (db: Handle, startsOn: readonly string[]): Promise<Waiting[]> =>
  db
    .select({
      startsOn: sprintMembers.startsOn,
      memberId: sprintMembers.memberId,
      goal: sprintMembers.goal,
      joinedAt: sprintMembers.joinedAt,
      name: memberProfiles.displayName,
      city: memberProfiles.city,
    })
    .from(sprintMembers)
    .innerJoin(memberProfiles, eq(memberProfiles.memberId, sprintMembers.memberId))
    .where(
      and(
        inArray(sprintMembers.startsOn, [...startsOn]),
        eq(sprintMembers.wantsPartner, true),
        isNull(sprintMembers.partnerId),
        isNull(sprintMembers.leftAt),
        isNull(memberProfiles.shutOutAt),
      ),
    )
    .orderBy(asc(sprintMembers.joinedAt), asc(sprintMembers.memberId));
