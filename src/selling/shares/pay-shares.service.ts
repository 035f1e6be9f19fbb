/** A statement on its way to be paid: two colleagues approve it, the bank gets a file, and it is marked as paid. */
import { and, asc, eq, getTableColumns, isNotNull, isNull, ne } from 'drizzle-orm';
import { readSettings } from '../../academy/content/content.service.ts';
import { type Acting, writeStaffLog } from '../../academy/staff/staff-log.service.ts';
import type { StaffAct } from '../../academy/staff/staff-acts.ts';
import { maySeeShares } from '../../academy/staff/who-may.ts';
import type { StaffMember } from '../../academy.ts';
import type { ServiceContext } from '../../context.ts';
import type { Handle } from '../../platform/db/handle.ts';
import type { Locale } from '../../platform/i18n/locale.ts';
import { printCsv } from '../../platform/pdf/print-csv.ts';
import { dateInMorocco } from '../../platform/time/calendar-date.ts';
import { printPaper } from '../orders/order-documents.ts';
import { statementNumber } from './share.ts';
import { readStatement, type WholeStatement } from './shares.service.ts';
import { statementPaper } from './statement-paper.ts';
import { sharePayees, shareStatements } from './shares.table.ts';
import { shareWords } from './words.ts';

/** The whole of a statement, for those who pay it and for whom it is. */
export async function statementFor(
  { database: { db } }: ServiceContext,
  { id, staff }: { id: string; staff: StaffMember },
): Promise<WholeStatement | null> {
  const statement = await readStatement(db, id);
  return statement && (maySeeShares(staff) || statement.email === staff.email) ? statement : null;
}

/** As a PDF, for whoever may read it. */
export async function printStatement(
  context: ServiceContext,
  { locale, ...which }: { id: string; staff: StaffMember; locale: Locale },
): Promise<Uint8Array<ArrayBuffer> | null> {
  const statement = await statementFor(context, which);
  if (!statement) return null;
  const settings = await readSettings(context.database.db);
  return printPaper(context.fontsFolder, statementPaper({ statement, settings, locale }), context.logoPng);
}

const { approvedBy, secondBy, paidOn } = shareStatements;

type Step = { id: string; staff: Acting };
/** 'no-rib': nobody knows where to pay it. 'own': it is for whoever approves. 'same-person': who approved it first. */
type Refused = { ok: false; reason: 'not-found' | 'no-rib' | 'own' | 'same-person' | 'too-late' };
type Stepped = { ok: true } | Refused;

async function noteStep(
  { clock, uuid }: ServiceContext,
  tx: Handle,
  { act, staff, statement }: { act: StaffAct; staff: Acting; statement: Row },
): Promise<Stepped> {
  const { netCentimes, paidOn: day } = statement;
  const detail = { netCentimes: String(netCentimes), ...(day !== null && { paidOn: day }) };
  await writeStaffLog(tx, {
    id: uuid(),
    at: clock(),
    staff,
    act,
    subject: statementNumber(statement),
    detail,
  });
  return { ok: true };
}

type Row = typeof shareStatements.$inferSelect;

async function approveFirst(tx: Handle, { id, staff }: Step): Promise<Row | undefined> {
  const isKnown = and(eq(sharePayees.id, shareStatements.payeeId), isNotNull(sharePayees.rib));
  const [row] = await tx
    .update(shareStatements)
    .set({ approvedBy: staff.email, name: sharePayees.name, rib: sharePayees.rib })
    .from(sharePayees)
    .where(and(eq(shareStatements.id, id), isNull(approvedBy), isKnown))
    .returning(getTableColumns(shareStatements));
  return row;
}

async function approveSecond(tx: Handle, { id, staff }: Step): Promise<Row | undefined> {
  const [row] = await tx
    .update(shareStatements)
    .set({ secondBy: staff.email })
    .where(and(eq(shareStatements.id, id), ne(approvedBy, staff.email), isNull(secondBy)))
    .returning();
  return row;
}

/**
 * The first approval, or the second of another colleague. With the first it takes name and account as they are now: both look at
 * what is then paid.
 */
export async function approveStatement(context: ServiceContext, { id, staff }: Step): Promise<Stepped> {
  return context.database.transaction(async (tx) => {
    const found = await readStatement(tx, id);
    if (!found) return { ok: false, reason: 'not-found' };
    if (found.email === staff.email) return { ok: false, reason: 'own' };
    const statement = (await approveFirst(tx, { id, staff })) ?? (await approveSecond(tx, { id, staff }));
    if (statement) return noteStep(context, tx, { act: 'approve-share', staff, statement });
    const now = await readStatement(tx, id);
    if (!now?.approvedBy) return { ok: false, reason: 'no-rib' };
    return { ok: false, reason: now.secondBy === null ? 'same-person' : 'too-late' };
  });
}

/** Both approvals are taken back, while it is not paid: of a wrong account for instance. */
export async function returnStatement(context: ServiceContext, { id, staff }: Step): Promise<Stepped> {
  return context.database.transaction(async (tx) => {
    const [statement] = await tx
      .update(shareStatements)
      .set({ approvedBy: null, secondBy: null })
      .where(and(eq(shareStatements.id, id), isNotNull(approvedBy), isNull(paidOn)))
      .returning();
    if (!statement) return { ok: false, reason: 'too-late' };
    return noteStep(context, tx, { act: 'return-share', staff, statement });
  });
}

/** `day`: on which the bank sent it, 'YYYY-MM-DD' in Morocco. */
export async function markSharePaid(
  context: ServiceContext,
  { id, staff, day }: Step & { day: string },
): Promise<Stepped | { ok: false; reason: 'day-to-come' }> {
  if (day > dateInMorocco(context.clock())) return { ok: false, reason: 'day-to-come' };
  return context.database.transaction(async (tx) => {
    const [statement] = await tx
      .update(shareStatements)
      .set({ paidOn: day, paidBy: staff.email })
      .where(and(eq(shareStatements.id, id), isNotNull(secondBy), isNull(paidOn)))
      .returning();
    if (!statement) return { ok: false, reason: 'too-late' };
    return noteStep(context, tx, { act: 'pay-share', staff, statement });
  });
}

/** What is approved twice and not paid, as a bank takes transfers in: account, name, amount in MAD, purpose. */
export async function shareBankFile(
  { database, clock, uuid }: ServiceContext,
  { staff, locale }: { staff: Acting; locale: Locale },
): Promise<string> {
  const rows = await database.transaction(async (tx) => {
    const found = await tx
      .select()
      .from(shareStatements)
      .where(and(isNotNull(secondBy), isNull(paidOn)))
      .orderBy(asc(shareStatements.month), asc(shareStatements.name));
    const line = { id: uuid(), at: clock(), staff, act: 'export-shares', subject: null } as const;
    await writeStaffLog(tx, { ...line, detail: { rows: String(found.length) } });
    return found;
  });
  const { bank } = shareWords[locale];
  const pieces = printCsv(
    [bank.rib, bank.name, bank.amount, bank.purpose],
    rows.map((row) => [
      { text: row.rib ?? '' },
      { text: row.name },
      { centimes: row.netCentimes },
      { text: statementNumber(row) },
    ]),
    ';',
  );
  return (await Array.fromAsync(pieces)).join('');
}
