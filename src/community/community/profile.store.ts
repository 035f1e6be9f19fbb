/** Profiles of members, and what the team decided about them. */
import { and, eq, isNull, ne, sql } from 'drizzle-orm';
import type { Handle } from '../../platform/db/handle.ts';
import { foldName, isAcademyName } from '../../academy/accounts/folded-name.ts';
import { memberProfiles } from '../../academy/accounts/member.table.ts';
import { memberUsers } from '../../academy/sign-in/sign-in.table.ts';
import type { ProfileChange } from './profile-form.ts';
import { worksHere } from './readable.store.ts';
import type { Viewer } from '../../academy/settings/membership.ts';
import type { AcademySettings } from '../../academy/settings/settings.ts';
import { readSettings } from '../../academy/content/content.service.ts';
import { mayEnterCommunity } from '../../academy/sign-in/member.ts';
import { readStatus } from '../../selling/order-management/orders-of-member.service.ts';
import { findMemberUser } from '../../academy/accounts/accounts.service.ts';
import { changeMember, type Hold } from '../../academy/accounts/profiles.service.ts';

export type Profile = typeof memberProfiles.$inferSelect;

export async function findProfile(db: Handle, memberId: string): Promise<Profile | null> {
  const [row] = await db.select().from(memberProfiles).where(eq(memberProfiles.memberId, memberId));
  return row ?? null;
}

/** Whether another member has the name. Locked until the transaction ends, so that of two at once only one gets it. */
export async function isNameTaken(tx: Handle, { memberId, isTeam }: Viewer, name: string): Promise<boolean> {
  const folded = foldName(name);
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`name:${folded}`}, 0))`);
  const rows = await tx
    .select({ memberId: memberProfiles.memberId })
    .from(memberProfiles)
    .where(and(eq(memberProfiles.foldedName, folded), ne(memberProfiles.memberId, memberId)));
  return rows.length > 0 || (!isTeam && isAcademyName(folded));
}

export async function changeProfile(
  tx: Handle,
  memberId: string,
  { displayName, city, about, digest, week }: ProfileChange,
): Promise<void> {
  const foldedName = foldName(displayName);
  const change = { displayName, foldedName, city, about, wantsDigest: digest, showsWeek: week };
  await changeMember(tx, memberId, change);
}

/** What others may see of a member; null for nobody, and for a member who is shut out. */
export type Shown = {
  memberId: string;
  name: string;
  city: string;
  about: string;
  joinedAt: Date;
  isTeam: boolean;
  isHost: boolean;
};

export async function findShown(db: Handle, memberId: string): Promise<Shown | null> {
  const [row] = await db
    .select({ profile: memberProfiles, isTeam: worksHere() })
    .from(memberProfiles)
    .innerJoin(memberUsers, eq(memberUsers.id, memberProfiles.memberId))
    .where(and(eq(memberProfiles.memberId, memberId), isNull(memberProfiles.shutOutAt)));
  if (!row) return null;
  const { displayName, city, about, joinedAt, isSampleHost } = row.profile;
  return { memberId, name: displayName, city, about, joinedAt, isTeam: row.isTeam, isHost: isSampleHost };
}

/** False when there is nobody. A later end is kept: a decision of one day does not shorten one of thirty. */
export async function setQuiet(
  tx: Handle,
  memberId: string,
  until: Date,
  { by, why }: Hold,
): Promise<boolean> {
  const [profile] = await tx
    .select({ quietUntil: memberProfiles.quietUntil })
    .from(memberProfiles)
    .where(eq(memberProfiles.memberId, memberId))
    .for('update');
  if (!profile) return false;
  if (profile.quietUntil === null || profile.quietUntil < until)
    await changeMember(tx, memberId, { quietUntil: until, heldBy: by, heldWhy: why });
  return true;
}

export async function findByUnsubscribeToken(db: Handle, token: string): Promise<Profile | null> {
  const [row] = await db.select().from(memberProfiles).where(eq(memberProfiles.unsubscribeToken, token));
  return row ?? null;
}

/** What an e-mail of the community needs, read when it is sent: its recipient, and whether they may still read it. */
export type MemberFacts = {
  email: string;
  profile: Profile;
  settings: AcademySettings;
  /** Currently a member, and not shut out. */
  isIn: boolean;
};

/** Null when the account is gone. */
export async function readMemberFacts(db: Handle, memberId: string): Promise<MemberFacts | null> {
  const user = await findMemberUser(db, memberId);
  const profile = user && (await findProfile(db, memberId));
  if (!user || !profile) return null;
  const isIn = mayEnterCommunity(await readStatus(db, user.email)) && profile.shutOutAt === null;
  return { email: user.email, profile, settings: await readSettings(db), isIn };
}
