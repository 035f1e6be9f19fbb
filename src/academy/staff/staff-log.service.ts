/** The staff log. Lines are added, never changed; the address and browser of a request are deleted after a while. */
import {
  and,
  asc,
  count,
  desc,
  eq,
  gte,
  inArray,
  isNotNull,
  lt,
  lte,
  max,
  ne,
  or,
  sql,
  type SQL,
} from 'drizzle-orm';
import type { Handle } from '../../platform/db/handle.ts';
import type { StaffAct } from './staff-acts.ts';
import { type Fields, type IsOpen, loggedChange, shortText } from './logged-change.ts';
import { staffLog } from './staff.table.ts';
import type { StaffLocale } from '../../platform/i18n/locale.ts';
import { naming, redactAll } from '../../platform/text/redact.ts';
import { holds } from '../../platform/people/find-people.ts';

/** The IP address of a request as the http server counted it, and the browser family. */
export type CalledFrom = { address: string; agent: string | null };

/** Who acts in the staff console. */
export type Acting = { email: string; from?: CalledFrom | undefined };

type Line = {
  id: string;
  at: Date;
  act: StaffAct;
  /** What it was done to, short: the number of an order, a slug. At most 200 characters are kept. */
  subject: string | null;
  /** Further facts; no secrets, no text of an e-mail. */
  detail?: Record<string, string>;
  /** The whole values of a change; the fields that differ are kept. See `loggedChange`. */
  before?: Fields | null;
  after?: Fields | null;
  /** Which of those fields are kept whole whatever their names. */
  isOpen?: IsOpen;
} & (
  | { staff: Acting }
  /** Without a request: a command on the server. */
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

/** Called in the transaction of the act, so that neither is stored without the other. */
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
  /** A part of the address, lower case; with an @ in it, its beginning. */
  email?: string;
  act?: string;
  /** The whole subject. */
  subject?: string;
  /** Of changed settings, their page. */
  settingsPage?: string;
  /** From that instant on. */
  from?: Date;
  /** Before that instant. */
  to?: Date;
};

/** A whole address matches one colleague, and nobody whose address ends the same. */
const isOf = (email: string): SQL =>
  email.includes('@')
    ? sql`starts_with(${staffLog.email}, ${email})`
    : sql`strpos(${staffLog.email}, ${email}) > 0`;

function meant({ email, act, subject, settingsPage, from, to }: LogFilter): SQL | undefined {
  return and(
    email === undefined ? undefined : isOf(email),
    act === undefined ? undefined : eq(staffLog.act, act),
    subject === undefined ? undefined : eq(staffLog.subject, subject),
    settingsPage === undefined ? undefined : sql`${staffLog.detail} ->> 'page' = ${settingsPage}`,
    from && gte(staffLog.at, from),
    to && lt(staffLog.at, to),
  );
}

/** The newest first; one row more than a page shows whether another follows. */
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

/** What was done to one record of the catalogue, the newest first. */
export const readRecordLog = (
  db: Handle,
  { kind, slug, acts, most }: { kind: string; slug: string; acts: readonly StaffAct[]; most: number },
) =>
  db
    .select({ at: staffLog.at, email: staffLog.email, act: staffLog.act, detail: staffLog.detail })
    .from(staffLog)
    .where(
      and(
        eq(staffLog.subject, slug),
        inArray(staffLog.act, [...acts]),
        sql`${staffLog.detail} ->> 'kind' = ${kind}`,
      ),
    )
    .orderBy(desc(staffLog.at), desc(staffLog.id))
    .limit(most);

export type LogLine = typeof staffLog.$inferSelect;

/** Deletes the address and browser of acts until an instant, `most` rows at most; returns how many. The acts stay. */
export async function deleteCallerAddresses(db: Handle, until: Date, most: number): Promise<number> {
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

/** The last sign-in of each, by address; whoever never signed in is left out. */
export async function readLastSignIns(db: Handle, emails: readonly string[]): Promise<Map<string, Date>> {
  if (emails.length === 0) return new Map();
  const rows = await db
    .select({ email: staffLog.email, at: max(staffLog.at) })
    .from(staffLog)
    .where(and(eq(staffLog.act, 'sign-in'), inArray(staffLog.email, [...emails])))
    .groupBy(staffLog.email);
  return new Map(rows.flatMap(({ email, at }) => (at === null ? [] : [[email, at]])));
}

/** An export is logged with its filter and number of rows, never with the rows. */
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
  locale: StaffLocale;
};

/** Leaves out the search text: it may be somebody's name or address. */
const withoutSearch = (filter: Taken['filter']): Record<string, unknown> =>
  'search' in filter ? { ...filter, search: '…' } : filter;

/** Written before the first row is sent: an interrupted export has left the server all the same. */
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

/** Without the address and browser: the log deletes these after a while, which a file would not. */
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

/** Paths of the shop's files that staff sent from the first instant until before the second. */
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

/** What staff did is kept; whom it concerned is not. */
export async function redactStaffLog(
  tx: Handle,
  { email, redact }: { email: string; redact: (text: string) => string },
): Promise<void> {
  const { id, subject, detail, before, after } = staffLog;
  const rows = await tx
    .select({ id, subject, detail, before, after })
    .from(staffLog)
    .where(
      or(
        and(isNotNull(subject), holds(subject, email)),
        ...[detail, before, after].map((part) => holds(part, email)),
      ),
    );
  const isNamedIn = naming(email);
  const about = rows.filter(({ id: _id, ...row }) => isNamedIn(JSON.stringify(row)));
  for (const row of about)
    await tx
      .update(staffLog)
      .set({
        subject: row.subject && redact(row.subject),
        detail: redactAll(row.detail, redact),
        before: redactAll(row.before, redact),
        after: redactAll(row.after, redact),
      })
      .where(and(eq(id, row.id), ne(staffLog.email, email)));
}

/** Addresses, names and phones of the orders before and after staff corrected them. That it was corrected stays. */
export async function eraseCorrections(tx: Handle, orderNumbers: readonly string[]): Promise<void> {
  if (orderNumbers.length === 0) return;
  await tx
    .update(staffLog)
    .set({ before: null, after: null })
    .where(
      and(
        inArray(staffLog.act, ['change-order-email', 'correct-buyer']),
        inArray(staffLog.subject, [...orderNumbers]),
      ),
    );
}
