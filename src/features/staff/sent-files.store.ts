/** Which files the office sent for the shop: its log names the path of each. */
import { and, eq, gte, lt } from 'drizzle-orm';
import type { Handle } from '../../platform/db/handle.ts';
import { staffLog } from './staff.table.ts';

/** Paths of those that came from the one instant until before the other. */
export async function readSentFiles(
  db: Handle,
  { from, until }: { from: Date; until: Date },
): Promise<string[]> {
  const rows = await db
    .select({ path: staffLog.subject })
    .from(staffLog)
    .where(and(eq(staffLog.act, 'add-product-file'), gte(staffLog.at, from), lt(staffLog.at, until)));
  return rows.flatMap(({ path }) => path ?? []);
}
