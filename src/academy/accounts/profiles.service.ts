/** The profile of a member as it is written, by its member and by whoever keeps order. */
import type { Locale } from '../../platform/i18n/locale.ts';
import { and, eq, getTableColumns, gt, isNotNull, isNull, or } from 'drizzle-orm';
import type { Handle } from '../../platform/db/handle.ts';
import { memberProfiles } from './member.table.ts';
import { foldName } from './folded-name.ts';

export type Wishes = { locale: Locale; wantsDigest: boolean };

/** Null without a profile. */
export async function readWishes(db: Handle, memberId: string): Promise<Wishes | null> {
  const [row] = await db
    .select({ locale: memberProfiles.locale, wantsDigest: memberProfiles.wantsDigest })
    .from(memberProfiles)
    .where(eq(memberProfiles.memberId, memberId));
  return row ?? null;
}

/** False without a profile. */
export async function writeWishes(db: Handle, memberId: string, wishes: Wishes): Promise<boolean> {
  const rows = await db
    .update(memberProfiles)
    .set(wishes)
    .where(eq(memberProfiles.memberId, memberId))
    .returning({ id: memberProfiles.memberId });
  return rows.length === 1;
}

/** Who may currently not write, or not enter. */
export const isHeld = (now: Date) =>
  or(isNotNull(memberProfiles.shutOutAt), gt(memberProfiles.quietUntil, now));

/** False when there is nobody, or they are shut out already. */
export async function shutOut(tx: Handle, memberId: string, at: Date, { by, why }: Hold): Promise<boolean> {
  const rows = await tx
    .update(memberProfiles)
    .set({ shutOutAt: at, heldBy: by, heldWhy: why })
    .where(and(eq(memberProfiles.memberId, memberId), isNull(memberProfiles.shutOutAt)))
    .returning({ memberId: memberProfiles.memberId });
  return rows.length > 0;
}

/** Ends both restrictions. False when there were none. */
export async function lift(tx: Handle, memberId: string, now: Date): Promise<boolean> {
  const rows = await tx
    .update(memberProfiles)
    .set({ quietUntil: null, shutOutAt: null, heldBy: null, heldWhy: '' })
    .where(and(eq(memberProfiles.memberId, memberId), isHeld(now)))
    .returning({ memberId: memberProfiles.memberId });
  return rows.length > 0;
}

/** Ends the weekly digest by the token of its link. Null for an unknown token. */
export async function endDigest(tx: Handle, unsubscribeToken: string): Promise<{ memberId: string } | null> {
  const [row] = await tx
    .update(memberProfiles)
    .set({ wantsDigest: false })
    .where(eq(memberProfiles.unsubscribeToken, unsubscribeToken))
    .returning({ memberId: memberProfiles.memberId });
  return row ?? null;
}

/** What a member, or whoever keeps order, changed. */
export const changeMember = (
  tx: Handle,
  memberId: string,
  change: Partial<Omit<typeof memberProfiles.$inferSelect, 'memberId'>>,
) => tx.update(memberProfiles).set(change).where(eq(memberProfiles.memberId, memberId));

/** Once a member: false where the profile is there, or somebody else has the name. */
export async function insertProfile(
  tx: Handle,
  profile: Pick<
    typeof memberProfiles.$inferInsert,
    'memberId' | 'displayName' | 'locale' | 'unsubscribeToken' | 'joinedAt'
  >,
): Promise<boolean> {
  const foldedName = foldName(profile.displayName);
  const rows = await tx
    .insert(memberProfiles)
    .values({ ...profile, foldedName, city: '', about: '', wantsDigest: false })
    .onConflictDoNothing()
    .returning({ memberId: memberProfiles.memberId });
  return rows.length > 0;
}

/** Who of the staff holds a member, and the reason the member is told. */
export type Hold = { by: string; why: string };

/** For the export of a person's data. */
export const readHeldProfile = (db: Handle, id: string) => {
  const {
    unsubscribeToken: _opens,
    heldBy: _holder,
    searchText: _name,
    ...profile
  } = getTableColumns(memberProfiles);
  return db.select(profile).from(memberProfiles).where(eq(memberProfiles.memberId, id));
};
