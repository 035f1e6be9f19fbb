/** Applications as they were sent. */
import type { Handle } from '../../db/handle.ts';
import { applications } from './application.table.ts';

export async function insertApplication(tx: Handle, row: typeof applications.$inferInsert): Promise<void> {
  await tx.insert(applications).values(row);
}
