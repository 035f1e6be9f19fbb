/**
 * Who has a share of what is sold, and the statement of each closed month. Who may: `maySeeShares`; the job that makes statements
 * asks nobody.
 */
import {
  and,
  asc,
  desc,
  eq,
  getTableColumns,
  gte,
  inArray,
  isNull,
  lt,
  ne,
  notExists,
  sql,
} from 'drizzle-orm';
import { readSettings } from '../../academy/content/content.service.ts';
import { postEmail } from '../../academy/emails/post-emails.service.ts';
import { isOfColleague } from '../../academy/staff/staff-members.service.ts';
import { type Acting, writeStaffLog } from '../../academy/staff/staff-log.service.ts';
import type { ServiceContext } from '../../context.ts';
import type { Handle } from '../../platform/db/handle.ts';
import { dateInMorocco } from '../../platform/time/calendar-date.ts';
import { type LedgerLine, type OpenEntry, readLines, readOpen } from './ledger.store.ts';
import { closedMonth, type ShareTerms, statementNumber, stateOf, sumsOf } from './share.ts';
import { shareLines, sharePayees, shareStatements, shareTerms } from './shares.table.ts';

type Payee = Omit<typeof sharePayees.$inferSelect, 'addedAt'>;

const { addedAt: _when, ...payeeColumns } = getTableColumns(sharePayees);

/** Those that hold today. */
export type RunningTerms = ShareTerms & { payeeId: string; item: string };

const runningTerms = (db: Handle): Promise<RunningTerms[]> =>
  db
    .select({
      payeeId: shareTerms.payeeId,
      item: shareTerms.item,
      percent: shareTerms.percent,
      costPercent: shareTerms.costPercent,
    })
    .from(shareTerms)
    .where(isNull(shareTerms.endsAt))
    .orderBy(asc(shareTerms.item), asc(shareTerms.startsAt));

/** Items that somebody has a share of today, also where they are offered no longer. */
export const sharedItems = async ({ database: { db } }: ServiceContext): Promise<string[]> =>
  (await runningTerms(db)).map(({ item }) => item);

/** Without the name, which an erasure would have to look for. */
const loggedOf = ({ email, rib, locale }: Omit<Payee, 'id'>) => ({ email, rib, locale });

/** A new one without an `id`. 'email-taken': somebody else has it. */
export async function savePayee(
  { database, clock, uuid }: ServiceContext,
  { staff, id, ...payee }: Omit<Payee, 'id'> & { id?: string | undefined; staff: Acting },
): Promise<{ ok: true } | { ok: false; reason: 'email-taken' | 'not-found' }> {
  return database.transaction(async (tx) => {
    const [other] = await tx
      .select({ id: sharePayees.id })
      .from(sharePayees)
      .where(and(eq(sharePayees.email, payee.email), id === undefined ? undefined : ne(sharePayees.id, id)));
    if (other) return { ok: false, reason: 'email-taken' };
    const [before] = id
      ? await tx.select(payeeColumns).from(sharePayees).where(eq(sharePayees.id, id)).for('update')
      : [];
    if (id && !before) return { ok: false, reason: 'not-found' };
    if (id) await tx.update(sharePayees).set(payee).where(eq(sharePayees.id, id));
    else await tx.insert(sharePayees).values({ ...payee, id: uuid(), addedAt: clock() });
    const line = { id: uuid(), at: clock(), staff, act: 'save-share-payee', subject: payee.email } as const;
    await writeStaffLog(tx, { ...line, before: before ? loggedOf(before) : null, after: loggedOf(payee) });
    return { ok: true };
  });
}

/** Ends what holds for the same person and item; of 0 per cent nothing follows. */
async function replaceTerms(tx: Handle, terms: typeof shareTerms.$inferInsert): Promise<void> {
  const { payeeId, item, percent, startsAt } = terms;
  await tx
    .update(shareTerms)
    .set({ endsAt: startsAt })
    .where(and(eq(shareTerms.payeeId, payeeId), eq(shareTerms.item, item), isNull(shareTerms.endsAt)));
  if (percent > 0) await tx.insert(shareTerms).values(terms);
}

/**
 * From now on, for orders placed from now on; 0 per cent ends it. 'above-whole': with the others' shares of this item, `left` is
 * the most.
 */
export async function setShare(
  { database, clock, uuid }: ServiceContext,
  { staff, payeeId, item, percent, costPercent }: RunningTerms & { staff: Acting },
): Promise<
  { ok: true } | { ok: false; reason: 'not-found' } | { ok: false; reason: 'above-whole'; left: number }
> {
  return database.transaction(async (tx) => {
    // Of two who divide the same item at once, the second counts the first one's share.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`share:${item}`}, 0))`);
    const [payee] = await tx.select(payeeColumns).from(sharePayees).where(eq(sharePayees.id, payeeId));
    if (!payee) return { ok: false, reason: 'not-found' };
    const ofItem = (await runningTerms(tx)).filter((one) => one.item === item);
    const before = ofItem.find((one) => one.payeeId === payeeId);
    const others = ofItem.filter((one) => one !== before).reduce((sum, one) => sum + one.percent, 0);
    if (percent > 0 && others + percent > 100)
      return { ok: false, reason: 'above-whole', left: 100 - others };
    const now = clock();
    await replaceTerms(tx, { id: uuid(), payeeId, item, percent, costPercent, startsAt: now });
    const line = { id: uuid(), at: now, staff, act: 'set-share', subject: payee.email } as const;
    const was = { percent: before?.percent ?? 0, costPercent: before?.costPercent ?? 0 };
    await writeStaffLog(tx, { ...line, detail: { item }, before: was, after: { percent, costPercent } });
    return { ok: true };
  });
}

type Statement = typeof shareStatements.$inferSelect;

export type StatementInList = Omit<Statement, 'payeeId'> & {
  number: string;
  state: ReturnType<typeof stateOf>;
};

export const inList = ({ payeeId: _whose, ...statement }: Statement): StatementInList => ({
  ...statement,
  number: statementNumber(statement),
  state: stateOf(statement),
});

const mostStatements = 500;

const statementsOf = async (db: Handle, payeeId?: string): Promise<StatementInList[]> =>
  (
    await db
      .select()
      .from(shareStatements)
      .where(payeeId === undefined ? undefined : eq(shareStatements.payeeId, payeeId))
      .orderBy(desc(shareStatements.month), asc(shareStatements.name))
      .limit(mostStatements)
  ).map(inList);

export type PayeeInList = Payee & { terms: RunningTerms[]; dueCentimes: number; heldCentimes: number };

const sumOf = (entries: readonly OpenEntry[], isHeld: boolean): number =>
  sumsOf(
    entries.filter(({ hold }) => (hold !== null) === isHeld),
    0,
  ).grossCentimes;

/** Everybody with a share, what is due to each today and what is not yet, and the newest statements. */
export async function staffShares({
  database: { db },
  clock,
}: ServiceContext): Promise<{ payees: PayeeInList[]; statements: StatementInList[] }> {
  const now = clock();
  const [rows, terms] = [
    await db.select(payeeColumns).from(sharePayees).orderBy(asc(sharePayees.name)),
    await runningTerms(db),
  ];
  const payees: PayeeInList[] = [];
  for (const payee of rows) {
    const open = await readOpen(db, { payeeId: payee.id, day: dateInMorocco(now), now });
    payees.push({
      ...payee,
      terms: terms.filter(({ payeeId }) => payeeId === payee.id),
      dueCentimes: sumOf(open, false),
      heldCentimes: sumOf(open, true),
    });
  }
  return { payees, statements: await statementsOf(db) };
}

export type OwnShares = {
  terms: RunningTerms[];
  /** In no statement yet. */
  open: Omit<OpenEntry, 'orderId'>[];
  statements: StatementInList[];
};

/** What somebody sees of their own; null for whoever has no share. `email` in lower case. */
export async function ownShares(
  { database: { db }, clock }: ServiceContext,
  { email }: Pick<Acting, 'email'>,
): Promise<OwnShares | null> {
  const [payee] = await db.select(payeeColumns).from(sharePayees).where(eq(sharePayees.email, email));
  if (!payee) return null;
  const now = clock();
  const open = await readOpen(db, { payeeId: payee.id, day: dateInMorocco(now), now });
  return {
    terms: (await runningTerms(db)).filter(({ payeeId }) => payeeId === payee.id),
    open: open.map(({ orderId: _inside, ...entry }) => entry),
    statements: await statementsOf(db, payee.id),
  };
}

/** What was sent to trainers from one day until before another, 'YYYY-MM-DD', the earliest first: for the accountant's month. */
export async function readPaidShares(
  db: Handle,
  { from, before }: { from: string; before: string },
): Promise<StatementInList[]> {
  const paid = await db
    .select()
    .from(shareStatements)
    .where(and(gte(shareStatements.paidOn, from), lt(shareStatements.paidOn, before)))
    .orderBy(asc(shareStatements.paidOn), asc(shareStatements.name));
  return paid.map(inList);
}

export type WholeStatement = StatementInList & {
  email: string;
  locale: Payee['locale'];
  lines: LedgerLine[];
};

/** Null where there is none. */
export async function readStatement(db: Handle, id: string): Promise<WholeStatement | null> {
  const [row] = await db
    .select({ statement: shareStatements, email: sharePayees.email, locale: sharePayees.locale })
    .from(shareStatements)
    .innerJoin(sharePayees, eq(sharePayees.id, shareStatements.payeeId))
    .where(eq(shareStatements.id, id));
  return row
    ? { ...inList(row.statement), email: row.email, locale: row.locale, lines: await readLines(db, id) }
    : null;
}

const linesAtOnce = 1_000;

/** With its lines and the e-mail about it; false where one was made meanwhile. */
async function writeStatement(
  tx: Handle,
  statement: typeof shareStatements.$inferInsert,
  due: readonly OpenEntry[],
): Promise<boolean> {
  const { id: statementId, payeeId, madeAt } = statement;
  const made = await tx
    .insert(shareStatements)
    .values(statement)
    .onConflictDoNothing()
    .returning({ id: shareStatements.id });
  if (made.length === 0) return false;
  const lines = due.map(
    ({ orderNumber: _number, day: _day, item: _item, hold: _hold, dueOn: _due, ...line }) => ({
      ...line,
      statementId,
      payeeId,
    }),
  );
  for (let at = 0; at < lines.length; at += linesAtOnce)
    await tx.insert(shareLines).values(lines.slice(at, at + linesAtOnce));
  const email = { name: 'share-statement', dedupeKey: `share-statement:${statementId}` };
  await postEmail(tx, { ...email, input: { statement: statementId } }, madeAt);
  return true;
}

/** One person's statement of a month; false where nothing is to be paid: what there is then goes into the next one. */
async function makeStatement(
  { database, clock, uuid }: ServiceContext,
  { payeeId, month, over }: { payeeId: string } & ReturnType<typeof closedMonth>,
): Promise<boolean> {
  return database.transaction(async (tx) => {
    // Statements of one person are made one after another: each tells what the ones before did not.
    const [payee] = await tx
      .select(payeeColumns)
      .from(sharePayees)
      .where(and(eq(sharePayees.id, payeeId), notExists(ofMonth(tx, month))))
      .for('update');
    if (!payee) return false;
    const now = clock();
    const open = await readOpen(tx, { payeeId, day: over, now });
    const due = open.filter(({ hold }) => hold === null);
    const { trainerWithholdingPercent } = await readSettings(tx);
    const withholdPercent = trainerWithholdingPercent ?? 0;
    const sums = sumsOf(due, withholdPercent);
    if (sums.grossCentimes <= 0) return false;
    const id = uuid();
    const { name, rib } = payee;
    const statement = { id, payeeId, month, name, rib, ...sums, withholdPercent, madeAt: now };
    return writeStatement(tx, statement, due);
  });
}

const ofMonth = (db: Handle, month: string) =>
  db
    .select({ id: shareStatements.id })
    .from(shareStatements)
    .where(and(eq(shareStatements.payeeId, sharePayees.id), eq(shareStatements.month, month)));

/** A scheduled job: the statements of the month before this one. Returns how many it made. */
export async function makeStatements(context: ServiceContext): Promise<number> {
  const { database, clock } = context;
  const closed = closedMonth(dateInMorocco(clock()));
  const waiting = await database.db
    .select({ payeeId: sharePayees.id })
    .from(sharePayees)
    .where(notExists(ofMonth(database.db, closed.month)));
  let made = 0;
  for (const { payeeId } of waiting) if (await makeStatement(context, { payeeId, ...closed })) made += 1;
  if (made > 0) await database.notify('outbox:mail');
  return made;
}

const payeeOf = (db: Handle, email: string) =>
  db.select({ id: sharePayees.id }).from(sharePayees).where(eq(sharePayees.email, email));

/** Whether somebody works here, or has a share that still runs or is not paid yet: before an account is deleted, that ends. */
export async function isStillWithUs(
  { database: { db }, clock }: ServiceContext,
  email: string,
): Promise<boolean> {
  if (await isOfColleague(db, email)) return true;
  const [payee] = await payeeOf(db, email);
  if (!payee) return false;
  const now = clock();
  const open = await readOpen(db, { payeeId: payee.id, day: dateInMorocco(now), now });
  const isRunning = (await runningTerms(db)).some(({ payeeId }) => payeeId === payee.id);
  const isUnpaid = (await statementsOf(db, payee.id)).some(({ state }) => state !== 'paid');
  return isRunning || isUnpaid || open.some(({ shareCentimes }) => shareCentimes > 0);
}

/** For the export of a person's data; rows by the names of their tables. */
export async function readHeldShares(db: Handle, email: string) {
  const ids = payeeOf(db, email);
  const {
    approvedBy: _first,
    secondBy: _second,
    paidBy: _by,
    ...statement
  } = getTableColumns(shareStatements);
  return {
    sharePayees: await db.select().from(sharePayees).where(eq(sharePayees.email, email)),
    shareTerms: await db.select().from(shareTerms).where(inArray(shareTerms.payeeId, ids)),
    shareStatements: await db
      .select(statement)
      .from(shareStatements)
      .where(inArray(shareStatements.payeeId, ids)),
  };
}

/** What bookkeeping needs stays: numbers, months and amounts. Whoever is erased has been paid. */
export async function eraseShares(
  tx: Handle,
  email: string,
  { name, email: address }: { name: string; email: string },
): Promise<void> {
  await tx
    .update(shareStatements)
    .set({ name, rib: null })
    .where(inArray(shareStatements.payeeId, payeeOf(tx, email)));
  await tx.update(sharePayees).set({ name, rib: null, email: address }).where(eq(sharePayees.email, email));
}
