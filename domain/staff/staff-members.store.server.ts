/** Who works here. Read at every request of the office: whoever is taken off the list is out at once. */
import { asc, eq } from 'drizzle-orm';
import type { Handle } from '../../db/handle.ts';
import { staffMembers } from './staff.table.ts';
import type { StaffRole } from './who-may.ts';

/** Null for everybody who does not work here. `email` in lower case. */
export async function findStaffMember(
  db: Handle,
  email: string,
): Promise<{ email: string; role: StaffRole } | null> {
  const [row] = await db
    .select({ email: staffMembers.email, role: staffMembers.role })
    .from(staffMembers)
    .where(eq(staffMembers.email, email));
  return row ?? null;
}

export async function readStaffAddresses(db: Handle): Promise<string[]> {
  const rows = await db
    .select({ email: staffMembers.email })
    .from(staffMembers)
    .orderBy(asc(staffMembers.addedAt), asc(staffMembers.email));
  return rows.map((row) => row.email);
}
