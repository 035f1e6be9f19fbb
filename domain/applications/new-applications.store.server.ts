/** Applications that came in lately: none of them says whether it was answered. */
import { asc, gt, sql } from 'drizzle-orm';
import type { Handle } from '../../db/handle.ts';
import { mostWaiting, waitingFrom, type Waiting } from '../time/waiting.ts';
import { applications } from './application.table.ts';

/** So long an application is new. */
export const newForDays = 7;

/** Those sent after an instant, the oldest first; labelled with the name, where none was asked for with the address. */
export const newApplications = async (db: Handle, sentAfter: Date): Promise<Waiting> =>
  waitingFrom(
    await db
      .select({
        id: applications.id,
        label: sql<string>`coalesce(${applications.name}, ${applications.email})`,
        since: applications.sentAt,
        all: sql<number>`count(*) over ()`.mapWith(Number),
      })
      .from(applications)
      .where(gt(applications.sentAt, sentAfter))
      .orderBy(asc(applications.sentAt), asc(applications.id))
      .limit(mostWaiting),
  );
