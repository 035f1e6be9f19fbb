/** What the outbox has given up: a person must send it again. */
import { and, asc, inArray, isNotNull, isNull, notInArray, sql } from 'drizzle-orm';
import type { Handle } from '../db/handle.ts';
import { reportEmails } from '../domain/community/member-letter.ts';
import { mostWaiting, waitingFrom, type Waiting } from '../domain/time/waiting.ts';
import { outbox, type OutboxKind } from './outbox.table.ts';

const letter = sql<string>`coalesce(${outbox.payload} ->> 'letter', ${outbox.kind})`;

/** The longest given up first; labelled with the letter's name, a message to another server with its kind. */
export const givenUp = async (db: Handle, kinds: readonly OutboxKind[]): Promise<Waiting> =>
  waitingFrom(
    await db
      .select({
        id: outbox.id,
        label: letter,
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
          notInArray(letter, [...reportEmails]),
        ),
      )
      .orderBy(asc(outbox.failedAt), asc(outbox.id))
      .limit(mostWaiting),
  );
