/** What members of staff did. Lines are added, never changed; where they were done is forgotten after a while. */
import { and, asc, count, desc, eq, gte, inArray, isNotNull, lt, lte, max, sql, type SQL } from 'drizzle-orm';
import type { Handle } from '../../platform/db/handle.ts';
import type { StaffAct } from './staff-acts.ts';
import { type Fields, type IsOpen, loggedChange, shortText } from './logged-change.ts';
import { staffLog } from './staff.table.ts';
import type { Locale } from '../../platform/i18n/locale.ts';

/** Where a request came from: the address as the front door counted it, and the family of the browser. */
export type CalledFrom = { address: string; agent: string | null };

/** Whoever acts in the staff console, as the door knows her. */
export type Acting = { email: string; from?: CalledFrom | undefined };

type Line = {
  id: string;
  at: Date;
  act: StaffAct;
  /** What it was done to, short: the number of an order, a slug. At most 200 signs are kept. */
  subject: string | null;
  /** What else is to be known; no secrets, no words of an e-mail. */
  detail?: Record<string, string>;
  /** What a change is about, whole; of it the fields that differ are kept. See `loggedChange`. */
  before?: Fields | null;
  after?: Fields | null;
  /** Which of those fields are kept whole whatever their names. */
  isOpen?: IsOpen;
} & (
  | { staff: Acting }
  /** Of what no request caused: a command on the server. */
  | { email: string }
);

const longest = { subject: 200, name: 60, detail: 1_000 };
const mostDetails = 20;

const shortDetail = (detail: Record<string, string>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(detail)
      .slice(0, mostDetails)
      .map(([name, value]) => [shortText(name, longest.name), shortText(value, longest.detail)]),
  );

/** In the transaction of what was done, so that neither is there without the other. */
export async function writeStaffLog(tx: Handle, line: Line): Promise<void> {
  const { id, at, act, subject, detail, before = null, after = null, isOpen } = line;
  const staff: Acting = 'staff' in line ? line.staff : { email: line.email };
  await tx.insert(staffLog).values({
    id,
    at,
    email: staff.email,
    act,
    subject: subject === null ? null : shortText(subject, longest.subject),
    ...(detail ? { detail: shortDetail(detail) } : {}),
    ...loggedChange(before, after, isOpen),
    address: staff.from?.address ?? null,
    agent: staff.from?.agent ?? null,
  });
}

export type LogFilter = {
  /** A part of it, lower case; with an @ in it, its beginning. */
  email?: string;
  act?: string;
  /** Whole. */
  subject?: string;
  /** From that instant on. */
  from?: Date;
  /** Before that instant. */
  to?: Date;
};

/** A whole address means one colleague, and not another whose address ends like hers. */
const isOf = (email: string): SQL =>
  email.includes('@')
    ? sql`starts_with(${staffLog.email}, ${email})`
    : sql`strpos(${staffLog.email}, ${email}) > 0`;

function meant({ email, act, subject, from, to }: LogFilter): SQL | undefined {
  return and(
    email === undefined ? undefined : isOf(email),
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

/** When each of them signed in last, by her address; whoever never did is not there. */
export async function readLastSignIns(db: Handle, emails: readonly string[]): Promise<Map<string, Date>> {
  if (emails.length === 0) return new Map();
  const rows = await db
    .select({ email: staffLog.email, at: max(staffLog.at) })
    .from(staffLog)
    .where(and(eq(staffLog.act, 'sign-in'), inArray(staffLog.email, [...emails])))
    .groupBy(staffLog.email);
  return new Map(rows.flatMap(({ email, at }) => (at === null ? [] : [[email, at]])));
}

/** Whoever takes a list away stands in the log with what she asked for and how many rows it had: never with the rows. */
type Taken = {
  id: string;
  at: Date;
  staff: Acting;
  act:
    | 'export-orders'
    | 'export-month'
    | 'export-applications'
    | 'export-waitlist'
    | 'export-session'
    | 'export-roster'
    | 'export-log';
  /** A month, a kind, a course. */
  subject: string | null;
  filter: Readonly<Record<string, unknown>>;
  rows: number;
  locale: Locale;
};

/** Somebody's name or address may have been typed to search: it is not kept. */
const withoutSearch = (filter: Taken['filter']): Record<string, unknown> =>
  'search' in filter ? { ...filter, search: '…' } : filter;

/** Written before the first row leaves: a list that was broken off has left all the same. */
export const logExport = (
  tx: Handle,
  { id, at, staff, act, subject, filter, rows, locale }: Taken,
): Promise<void> =>
  writeStaffLog(tx, {
    id,
    at,
    staff,
    act,
    subject,
    detail: { rows: String(rows), locale, filter: JSON.stringify(withoutSearch(filter)) },
  });

/** `before`: an instant that is not in it. */
type ExportedLogFilter = { from: Date | null; before: Date };

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

/** Paths of the shop's files that staff sent from the one instant until before the other. */
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
