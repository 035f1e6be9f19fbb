/** What members of staff did. Lines are added, never changed. */
import { desc } from 'drizzle-orm';
import type { Handle } from '../../db/handle.ts';
import { staffLog } from './staff.table.ts';

type Line = {
  id: string;
  at: Date;
  email: string;
  act: string;
  subject: string | null;
  detail?: Record<string, string>;
};

export async function writeStaffLog(tx: Handle, line: Line): Promise<void> {
  await tx.insert(staffLog).values(line);
}

/** The newest lines first. */
export async function readStaffLog(db: Handle, most: number) {
  return db
    .select({ at: staffLog.at, email: staffLog.email, act: staffLog.act, subject: staffLog.subject })
    .from(staffLog)
    .orderBy(desc(staffLog.at), desc(staffLog.id))
    .limit(most);
}
