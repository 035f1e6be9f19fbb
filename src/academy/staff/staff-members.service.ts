/** The staff. Read at every staff request: whoever is removed is signed out at once. */
import { asc, eq } from 'drizzle-orm';
import type { Handle } from '../../platform/db/handle.ts';
import { mailboxOf } from '../../platform/people/mailbox.ts';
import { staffMembers } from './staff.table.ts';
import { staffUsers } from '../sign-in/sign-in.table.ts';
import { maySeeOrders, type StaffRole, type Who } from './who-may.ts';
import { deleteStaffUser } from '../sign-in/sessions.service.ts';

/** Null for everybody who is not staff. `email` in lower case. */
export async function findStaffMember(
  db: Handle,
  email: string,
): Promise<{ email: string; role: StaffRole; expert?: string } | null> {
  const [row] = await db
    .select({ email: staffMembers.email, role: staffMembers.role, expert: staffMembers.expert })
    .from(staffMembers)
    .where(eq(staffMembers.email, email));
  if (!row) return null;
  const { expert, ...who } = row;
  return expert === null ? who : { ...who, expert };
}

/** Whether they are staff and have signed in since they were added. `email` in lower case. */
export async function hasSignedIn(db: Handle, email: string): Promise<boolean> {
  const rows = await db
    .select({ id: staffUsers.id })
    .from(staffUsers)
    .innerJoin(staffMembers, eq(staffMembers.email, staffUsers.email))
    .where(eq(staffUsers.email, email));
  return rows.length > 0;
}

/** The id of the account they sign in to; null for whoever never did. `email` in lower case. */
export async function findStaffUser(db: Handle, email: string): Promise<string | null> {
  const [row] = await db.select({ id: staffUsers.id }).from(staffUsers).where(eq(staffUsers.email, email));
  return row?.id ?? null;
}

/** Everybody whose role may do something. */
export async function readStaffOf(
  db: Handle,
  may: (who: Who) => boolean,
): Promise<{ email: string; role: StaffRole; expert: string | null; name: string }[]> {
  const { email, role, expert, name } = staffMembers;
  const rows = await db
    .select({ email, role, expert, name })
    .from(staffMembers)
    .orderBy(asc(staffMembers.addedAt), asc(staffMembers.email));
  return rows.filter(may);
}

/** Whether the mailbox belongs to a member of staff, however the address is written. */
export async function isOfColleague(db: Handle, email: string): Promise<boolean> {
  const staff = await readStaffOf(db, () => true);
  return staff.some((one) => mailboxOf(one.email) === mailboxOf(email));
}

/** Recipients of an e-mail to staff: those who may do what it asks for, or else those who see orders. */
export const readStaffAddresses = async (
  db: Handle,
  may: (who: Who) => boolean = maySeeOrders,
): Promise<string[]> => (await readStaffOf(db, may)).map(({ email }) => email);

/** The addresses of the owners, locked until the transaction ends. */
export async function lockOwners(tx: Handle): Promise<string[]> {
  const rows = await tx
    .select({ email: staffMembers.email })
    .from(staffMembers)
    .where(eq(staffMembers.role, 'owner'))
    .orderBy(asc(staffMembers.email))
    .for('update');
  return rows.map(({ email }) => email);
}

/** Removes them from the staff and ends their sessions. */
export async function removeStaffMember(tx: Handle, email: string): Promise<void> {
  await tx.delete(staffMembers).where(eq(staffMembers.email, email));
  await deleteStaffUser(tx, email);
}

/** All staff, in the order they were added. */
export const readStaffSince = (db: Handle) =>
  db.select().from(staffMembers).orderBy(asc(staffMembers.addedAt), asc(staffMembers.email));

/** Adds somebody or changes their role; false when somebody else added them meanwhile. */
export async function writeStaffMember(
  tx: Handle,
  member: typeof staffMembers.$inferInsert,
  isThere: boolean,
): Promise<boolean> {
  const { email, role, expert, name } = member;
  const rows = isThere
    ? await tx
        .update(staffMembers)
        .set({ role, expert: expert ?? null, ...(name !== undefined && { name }) })
        .where(eq(staffMembers.email, email))
        .returning({ email: staffMembers.email })
    : await tx
        .insert(staffMembers)
        .values(member)
        .onConflictDoNothing()
        .returning({ email: staffMembers.email });
  return rows.length === 1;
}
