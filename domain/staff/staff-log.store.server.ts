/** What members of staff did. Lines are added, never changed; where they were done is forgotten after a while. */
import { and, desc, eq, gte, isNotNull, lt, lte, sql, type SQL } from 'drizzle-orm';
import type { Handle } from '../../db/handle.ts';
import { loggedChange, shortText, type Fields } from './logged-change.ts';
import { staffLog } from './staff.table.ts';

/** Where a request came from: the address as the front door counted it, and the family of the browser. */
export type CalledFrom = { address: string; agent: string | null };

/** Whoever acts in the office, as the door knows her. */
export type Acting = { email: string; from?: CalledFrom | undefined };

type Line = {
  id: string;
  at: Date;
  act: string;
  /** What it was done to, short: the number of an order, a slug. At most 200 signs are kept. */
  subject: string | null;
  /** What else is to be known; no secrets, no words of a letter. */
  detail?: Record<string, string>;
  /** What a change is about, whole; of it the fields that differ are kept. See `loggedChange`. */
  before?: Fields | null;
  after?: Fields | null;
} & (
  | { staff: Acting }
  /** Of what no request caused: a command on the server. */
  | { email: string }
);

const longest = { act: 60, subject: 200, name: 60, detail: 1_000 };
const mostDetails = 20;

const shortDetail = (detail: Record<string, string>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(detail)
      .slice(0, mostDetails)
      .map(([name, value]) => [shortText(name, longest.name), shortText(value, longest.detail)]),
  );

/** In the transaction of what was done, so that neither is there without the other. */
export async function writeStaffLog(tx: Handle, line: Line): Promise<void> {
  const { id, at, act, subject, detail, before = null, after = null } = line;
  const staff: Acting = 'staff' in line ? line.staff : { email: line.email };
  await tx.insert(staffLog).values({
    id,
    at,
    email: staff.email,
    act: shortText(act, longest.act),
    subject: subject === null ? null : shortText(subject, longest.subject),
    ...(detail ? { detail: shortDetail(detail) } : {}),
    ...loggedChange(before, after),
    address: staff.from?.address ?? null,
    agent: staff.from?.agent ?? null,
  });
}

/** The newest lines first. */
export async function readStaffLog(db: Handle, most: number) {
  return db
    .select({ at: staffLog.at, email: staffLog.email, act: staffLog.act, subject: staffLog.subject })
    .from(staffLog)
    .orderBy(desc(staffLog.at), desc(staffLog.id))
    .limit(most);
}

export type LogFilter = {
  /** Whole, lower case. */
  email?: string;
  act?: string;
  /** Whole. */
  subject?: string;
  /** From that instant on. */
  from?: Date;
  /** Before that instant. */
  to?: Date;
};

function meant({ email, act, subject, from, to }: LogFilter): SQL | undefined {
  return and(
    email === undefined ? undefined : eq(staffLog.email, email),
    act === undefined ? undefined : eq(staffLog.act, act),
    subject === undefined ? undefined : eq(staffLog.subject, subject),
    from && gte(staffLog.at, from),
    to && lt(staffLog.at, to),
  );
}

/** The newest first; one row more than a page tells whether another follows. */
export const readLogPage = (
  db: Handle,
  { filter, skip, most }: { filter: LogFilter; skip: number; most: number },
) =>
  db
    .select()
    .from(staffLog)
    .where(meant(filter))
    .orderBy(desc(staffLog.at), desc(staffLog.id))
    .limit(most)
    .offset(skip);

export type LogLine = typeof staffLog.$inferSelect;

/** Forgets where acts until an instant were done; the acts stay. At most so many at a time; returns how many. */
export async function forgetCalledFrom(db: Handle, until: Date, most: number): Promise<number> {
  const old = db
    .select({ id: staffLog.id })
    .from(staffLog)
    .where(and(lte(staffLog.at, until), isNotNull(staffLog.address)))
    .orderBy(staffLog.at)
    .limit(most);
  const rows = await db
    .update(staffLog)
    .set({ address: null, agent: null })
    .where(sql`${staffLog.id} = any(array(${old}))`)
    .returning({ id: staffLog.id });
  return rows.length;
}
