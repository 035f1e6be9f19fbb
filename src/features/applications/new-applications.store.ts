/** Applications that nobody in the office has answered yet. */
import { asc, eq, sql } from 'drizzle-orm';
import type { Handle } from '../../platform/db/handle.ts';
import { mostWaiting, waitingFrom, type Waiting } from '../../platform/time/waiting.ts';
import { applications } from './application.table.ts';
import { answerDueAt } from './stage.ts';

/**
 * The oldest first; labelled with the name, where none was asked for with the address. `dueAt`: when the first of the promised
 * answers is due.
 */
export async function newApplications(db: Handle): Promise<Waiting & { dueAt: Date | null }> {
  const [rows, oldestOfKinds] = await Promise.all([
    db
      .select({
        id: applications.id,
        label: sql<string>`coalesce(${applications.name}, ${applications.email})`,
        since: applications.sentAt,
        all: sql<number>`count(*) over ()`.mapWith(Number),
      })
      .from(applications)
      .where(eq(applications.stage, 'new'))
      .orderBy(asc(applications.sentAt), asc(applications.id))
      .limit(mostWaiting),
    db
      .selectDistinctOn([applications.kind], { kind: applications.kind, sentAt: applications.sentAt })
      .from(applications)
      .where(eq(applications.stage, 'new'))
      .orderBy(asc(applications.kind), asc(applications.sentAt)),
  ]);
  const due = oldestOfKinds.map(({ kind, sentAt }) => answerDueAt(kind, sentAt).getTime());
  return { ...waitingFrom(rows), dueAt: due.length === 0 ? null : new Date(Math.min(...due)) };
}
