/** Letters to one person: told to her when she asks what is held about her, erased when her account is. */
import { and, asc, eq, inArray, isNotNull, isNull, or, sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Handle } from '../db/handle.ts';
import { mailbox, outbox } from './outbox.table.ts';

type LettersOf = {
  memberId: string;
  email: string;
  orderIds: readonly string[];
  applicationIds: readonly string[];
};

const holds = (column: PgColumn, text: string): SQL =>
  sql`position(${text.toLowerCase()} in lower(coalesce(${column}::text, ''))) > 0`;

const isForStaff = sql`${outbox.payload}->>'letter' like 'staff-%'`;

const about = ({ memberId, email, orderIds, applicationIds }: LettersOf): SQL | undefined =>
  or(
    eq(outbox.memberId, memberId),
    orderIds.length > 0 ? inArray(outbox.orderId, [...orderIds]) : undefined,
    applicationIds.length > 0 ? inArray(outbox.applicationId, [...applicationIds]) : undefined,
    holds(outbox.payload, email),
    holds(outbox.lastError, email),
  );

/** By their names and times; letters to the team about her are not letters to her. */
export async function readLettersTo(db: Handle, person: LettersOf) {
  const { kind, payload, createdAt, doneAt } = outbox;
  const rows = await db
    .select({ payload, writtenAt: createdAt, postedAt: doneAt })
    .from(outbox)
    .where(and(about(person), eq(kind, 'mail'), sql`not coalesce(${isForStaff}, false)`))
    .orderBy(asc(createdAt));
  return rows.map(({ payload: said, ...times }) => {
    const { letter } = said;
    return { letter: typeof letter === 'string' ? letter : '', ...times };
  });
}

/**
 * Erases what was posted to her or about her, or was to be. A letter that the team still waits for stays, when it only says
 * which order it is about. `words`: what letters in the local mailbox may name her by.
 */
export async function eraseLettersOf(tx: Handle, person: LettersOf, words: readonly string[]): Promise<void> {
  const teamWaits = and(
    isForStaff,
    isNull(outbox.doneAt),
    isNull(outbox.failedAt),
    isNotNull(outbox.orderId),
  );
  const names = or(holds(outbox.payload, person.email), holds(outbox.lastError, person.email));
  await tx.delete(outbox).where(and(about(person), or(sql`not coalesce((${teamWaits}), false)`, names)));
  for (const word of words.filter((one) => one.length > 2))
    await tx
      .delete(mailbox)
      .where(
        or(
          holds(mailbox.toAddress, word),
          holds(mailbox.subject, word),
          holds(mailbox.text, word),
          holds(mailbox.html, word),
        ),
      );
}

/** The last letter, to an address that is sealed until it has left; the seal goes with it. */
export async function postFarewell(
  tx: Handle,
  { id, sealed, locale, at }: { id: string; sealed: string; locale: 'en' | 'ar'; at: Date },
): Promise<void> {
  const payload = { letter: 'account-deleted', sealed, locale };
  const row = { id, kind: 'mail' as const, dedupeKey: `account-deleted:${id}`, payload };
  await tx.insert(outbox).values({ ...row, createdAt: at, runAt: at, attempts: 0 });
}
