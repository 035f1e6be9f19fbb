/** Pairs of a sprint: both rows name each other, or neither does. Rows are locked by member id, so that nobody waits in a circle. */
import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import type { Handle } from '../../platform/db/handle.ts';
import { memberProfiles } from '../accounts/member.table.ts';
import { areApart } from './blocks.store.ts';
import { sprintMembers } from './sprint.table.ts';

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

/** Both must still wish it and be alone, and neither may have blocked the other. */
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
 * Parts her from her partner; the one who is left waits for another. `stillWants`: whether she herself looks for another
 * too. Nothing when she has none. Returns whom she was parted from.
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
  const hers = rows.find((row) => row.memberId === memberId);
  // Parted by the other one in the meantime, or paired anew.
  if (hers?.partnerId !== before.partnerId) return null;
  await setPartner(tx, { startsOn, memberId }, { partnerId: null, wantsPartner: stillWants });
  await setPartner(tx, { startsOn, memberId: before.partnerId }, { partnerId: null });
  return before.partnerId;
}

/** In every sprint where the two are partners: after one has blocked the other. */
export async function partInAll(tx: Handle, one: string, other: string): Promise<void> {
  const rows = await tx
    .select({ startsOn: sprintMembers.startsOn })
    .from(sprintMembers)
    .where(and(eq(sprintMembers.memberId, one), eq(sprintMembers.partnerId, other)))
    .orderBy(asc(sprintMembers.startsOn));
  for (const { startsOn } of rows) await endPair(tx, { startsOn, memberId: one, stillWants: true });
}

export type Waiting = Pick<Row, 'startsOn' | 'memberId' | 'goal' | 'joinedAt'> & {
  name: string;
  city: string;
};

/** Who waits for a partner, the longest first. */
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
