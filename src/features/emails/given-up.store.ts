/** What the outbox has given up: a person must send it again. */
import { and, asc, inArray, isNotNull, isNull, notInArray, sql } from 'drizzle-orm';
import type { Handle } from '../../platform/db/handle.ts';
import { reportEmails } from '../community/member-letter.ts';
import { mostWaiting, waitingFrom, type Waiting } from '../../platform/time/waiting.ts';
import { outbox, type OutboxKind } from './outbox.table.ts';

const name = sql<string>`coalesce(${outbox.payload} ->> 'letter', ${outbox.payload} ->> 'event', '')`;

/** The longest given up first; labelled with the name of the letter, or of the event. */
export const givenUp = async (db: Handle, kinds: readonly OutboxKind[]): Promise<Waiting> =>
  waitingFrom(
    await db
      .select({
        id: outbox.id,
        label: name,
        since: outbox.failedAt,
        all: sql<number>`count(*) over ()`.mapWith(Number),
      })
      .from(outbox)
      .where(
        and(
          isNotNull(outbox.failedAt),
          isNull(outbox.doneAt),
          inArray(outbox.kind, [...kinds]),
          // Nobody is named there, but whoever is told of one could count.
          notInArray(name, [...reportEmails]),
        ),
      )
      .orderBy(asc(outbox.failedAt), asc(outbox.id))
      .limit(mostWaiting),
  );
