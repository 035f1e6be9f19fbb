/** The log of the office as it is taken away, the oldest line first, a piece at a time. */
import { and, asc, count, gte, lt, sql, type SQL } from 'drizzle-orm';
import type { Handle } from '../../platform/db/handle.ts';
import { staffLog } from './staff.table.ts';

/** `before`: an instant that is not in it. */
export type ExportedLogFilter = { from: Date | null; before: Date };

const within = ({ from, before }: ExportedLogFilter): SQL | undefined =>
  and(from === null ? undefined : gte(staffLog.at, from), lt(staffLog.at, before));

export async function countExportedLog(db: Handle, filter: ExportedLogFilter): Promise<number> {
  const [row] = await db.select({ lines: count() }).from(staffLog).where(within(filter));
  return row?.lines ?? 0;
}

export type ExportedLogLine = Awaited<ReturnType<typeof readExportedLog>>[number];

/** From where an act was done is forgotten after a while, which a file is not: it stays out of it. */
export const readExportedLog = (
  db: Handle,
  filter: ExportedLogFilter,
  { after, most }: { after: { at: Date; id: string } | null; most: number },
) =>
  db
    .select({
      id: staffLog.id,
      at: staffLog.at,
      email: staffLog.email,
      act: staffLog.act,
      subject: staffLog.subject,
      detail: staffLog.detail,
      before: staffLog.before,
      after: staffLog.after,
    })
    .from(staffLog)
    .where(
      and(
        within(filter),
        after === null
          ? undefined
          : sql`(${staffLog.at}, ${staffLog.id}) > (${after.at.toISOString()}::timestamptz, ${after.id}::uuid)`,
      ),
    )
    .orderBy(asc(staffLog.at), asc(staffLog.id))
    .limit(most);
