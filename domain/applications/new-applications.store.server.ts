/** Applications that nobody in the office has answered yet. */
import { asc, eq, sql } from 'drizzle-orm';
import type { Handle } from '../../db/handle.ts';
import { mostWaiting, waitingFrom, type Waiting } from '../time/waiting.ts';
import { applications } from './application.table.ts';

/** The oldest first; labelled with the name, where none was asked for with the address. */
export const newApplications = async (db: Handle): Promise<Waiting> =>
  waitingFrom(
    await db
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
  );
