/** What a letter of the community says, read anew when it leaves: whom it goes to, and whether she may still read it. */
import type { Handle } from '../../platform/db/handle.ts';
import type { AcademySettings } from '../settings/settings.ts';
import { readSettings } from '../catalogue/catalogue.store.ts';
import { findProfile, type Profile } from './profile.store.ts';
import { mayEnterCommunity } from '../accounts/member.ts';
import { findMemberUser, readStanding } from '../accounts/account.store.ts';

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
