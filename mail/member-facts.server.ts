/** What a letter of the community says, read anew when it leaves: whom it goes to, and whether she may still read it. */
import type { Handle } from '../db/handle.ts';
import type { AcademySettings } from '../domain/catalogue/settings.ts';
import { readSettings } from '../domain/catalogue/catalogue.store.server.ts';
import { findProfile, type Profile } from '../domain/community/profile.store.server.ts';
import { mayEnterCommunity } from '../domain/members/member.ts';
import { findMemberUser } from '../domain/members/member-user.store.server.ts';
import { readStanding } from '../domain/members/standing.store.server.ts';

export type MemberFacts = {
  email: string;
  profile: Profile;
  settings: AcademySettings;
  /** Whether she is a member now, and not shut out. */
  isIn: boolean;
};

/** Null when her account is gone. */
export async function readMemberFacts(db: Handle, memberId: string): Promise<MemberFacts | null> {
  const user = await findMemberUser(db, memberId);
  const profile = user && (await findProfile(db, memberId));
  if (!user || !profile) return null;
  const isIn = mayEnterCommunity(await readStanding(db, user.email)) && profile.shutOutAt === null;
  return { email: user.email, profile, settings: await readSettings(db), isIn };
}
