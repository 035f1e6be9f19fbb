/** All that is held about an account and its address beside orders and the community. */
import { asc, eq, getTableColumns } from 'drizzle-orm';
import type { Handle } from '../../platform/db/handle.ts';
import { applications } from '../applications/application.table.ts';
import { waitlistEntries } from '../waitlists/waitlist.table.ts';
import { workshopPlaces } from '../workshops/workshop-place.table.ts';
import { readHeldDataRequests } from './data-requests.store.ts';
import type { Member } from '../accounts/member.ts';
import { memberProfiles } from '../accounts/member.table.ts';
import { memberSessions, memberUsers } from '../accounts/sign-in.table.ts';

/** Rows by the names of their tables. */
export async function readHeldPerson(db: Handle, { id, email }: Member) {
  const { unsubscribeToken: _opens, ...profile } = getTableColumns(memberProfiles);
  const { fingerprint: _print, stageBy: _colleague, ...application } = getTableColumns(applications);
  const { userAgent, createdAt, updatedAt, expiresAt } = memberSessions;
  return {
    memberUsers: await db.select().from(memberUsers).where(eq(memberUsers.id, id)),
    memberProfiles: await db.select(profile).from(memberProfiles).where(eq(memberProfiles.memberId, id)),
    memberSessions: await db
      .select({ agent: userAgent, since: createdAt, lastSeen: updatedAt, endsAt: expiresAt })
      .from(memberSessions)
      .where(eq(memberSessions.userId, id))
      .orderBy(asc(createdAt)),
    waitlistEntries: await db.select().from(waitlistEntries).where(eq(waitlistEntries.email, email)),
    applications: await db.select(application).from(applications).where(eq(applications.email, email)),
    dataRequests: await readHeldDataRequests(db, email),
    workshopPlaces: await db.select().from(workshopPlaces).where(eq(workshopPlaces.email, email)),
  };
}
