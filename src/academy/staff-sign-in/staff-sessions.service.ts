import { and, desc, eq, exists, gt, isNotNull, sql } from 'drizzle-orm';
import type { Handle } from '../../platform/db/handle.ts';
import { staffMembers } from '../staff/staff.table.ts';
import { staffSessions, staffUsers } from '../sign-in/sign-in.table.ts';
import { staffPassedSteps, staffPasskeys, staffSecondFactors } from './second-factor.table.ts';
import { renewStaffToken } from '../sign-in/sessions.service.ts';

/**
 * The member of staff with this address, whether they have an app and passkeys, and whether this session has passed the second
 * step. Null for everybody who is not staff.
 */
export async function readStaffAtStep(
  db: Handle,
  { email, sessionId }: { email: string; sessionId: string },
) {
  const app = db
    .select({ one: sql`1` })
    .from(staffSecondFactors)
    .where(and(eq(staffSecondFactors.email, email), isNotNull(staffSecondFactors.confirmedAt)));
  const passkey = db
    .select({ one: sql`1` })
    .from(staffPasskeys)
    .where(eq(staffPasskeys.email, email));
  const [row] = await db
    .select({
      role: staffMembers.role,
      expert: staffMembers.expert,
      addedAt: staffMembers.addedAt,
      hasApp: sql<boolean>`${exists(app)}`,
      hasPasskey: sql<boolean>`${exists(passkey)}`,
      passedAt: staffPassedSteps.passedAt,
    })
    .from(staffMembers)
    .leftJoin(staffPassedSteps, eq(staffPassedSteps.sessionId, sessionId))
    .where(eq(staffMembers.email, email));
  if (!row) return null;
  const { role, expert, addedAt, hasApp, hasPasskey, passedAt } = row;
  const staff = { email, role, ...(expert !== null && { expert }) };
  return { staff, addedAt, hasApp, hasPasskey, isPassed: passedAt !== null };
}

/**
 * Marks the session as passed and gives it another token, so that a cookie from before the step is worth nothing. False when it
 * has ended.
 */
export async function passStep(
  tx: Handle,
  passed: { sessionId: string; token: string; now: Date },
): Promise<boolean> {
  if (!(await renewStaffToken(tx, passed))) return false;
  await keepPassedStep(tx, passed.sessionId, passed.now);
  return true;
}

/** Marks a session that has just begun, whose cookie nobody had before. */
export async function keepPassedStep(db: Handle, sessionId: string, now: Date): Promise<void> {
  await db.insert(staffPassedSteps).values({ sessionId, passedAt: now }).onConflictDoNothing();
}

/** Where they are signed in, the last used first. `passedAt`: when the second step was passed there. */
export const readSessionsOf = (db: Handle, email: string, now: Date) =>
  db
    .select({
      id: staffSessions.id,
      userAgent: staffSessions.userAgent,
      createdAt: staffSessions.createdAt,
      seenAt: staffSessions.updatedAt,
      expiresAt: staffSessions.expiresAt,
      passedAt: staffPassedSteps.passedAt,
    })
    .from(staffSessions)
    .innerJoin(staffUsers, eq(staffUsers.id, staffSessions.userId))
    .leftJoin(staffPassedSteps, eq(staffPassedSteps.sessionId, staffSessions.id))
    .where(and(eq(staffUsers.email, email), gt(staffSessions.expiresAt, now)))
    .orderBy(desc(staffSessions.updatedAt), desc(staffSessions.id));
