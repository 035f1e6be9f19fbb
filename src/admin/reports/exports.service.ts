/** Exports of staff as files. Each one is logged: by whom, with which filter, how many rows. */
import {
  countExportedApplications,
  countExportedWaitlist,
  type ExportedApplication,
  type ExportedSeat,
  type ExportedWaitlistEntry,
  readExportedApplications,
  readExportedSeats,
  readExportedWaitlist,
} from './exported-applications.store.ts';
import { readSubjectNames, subjectKey } from '../../catalogue/applicants/applications.service.ts';
import {
  countExportedLog,
  type ExportedLogLine,
  logExport,
  readExportedLog,
} from '../../academy/staff/staff-log.service.ts';
import {
  mayExportApplications,
  mayExportLog,
  mayExportMonth,
  mayExportOrders,
  mayFollowLearners,
  type Who,
} from '../../academy/staff/who-may.ts';
import type { ServiceContext } from '../../context.ts';
import type { ApplicationKind } from '../../catalogue/applicants/application.ts';
import {
  type Bounds,
  countExportedOrders,
  type ExportedOrder,
  inChunks,
  readExportedOrders,
  readMonthPayments,
  readMonthRefunds,
  readOwed,
} from './exports.store.ts';
import { readSettings } from '../../academy/content/content.service.ts';
import { lastCheck } from '../../platform/time/check-hours.ts';
import type { ItemKind } from '../../selling/orders/order.ts';
import type { OrderListQuery } from '../../selling/order-management/order-list.ts';
import { type Locale, type StaffLocale } from '../../platform/i18n/locale.ts';
import type { StaffMember } from '../../academy.ts';
import {
  monthBounds,
  type MonthSales,
  paidPapers,
  type MonthSums,
  ordersPaidIn,
  sumMonth,
} from './month-sales.ts';
import { addDays, dateInMorocco, instantInMorocco } from '../../platform/time/calendar-date.ts';
import { roster } from '../../learning/roster/roster.service.ts';
import type { RosterLine } from '../../learning/roster/roster.ts';
import type { Handle } from '../../platform/db/handle.ts';
import { readMonthPapers } from '../../selling/organisations/moved-papers.service.ts';
import { readPaidShares } from '../../selling/shares/shares.service.ts';
import { readNames } from './read-sales.service.ts';

/** The name of what an order is for, in the language of the reader; as it was sold where it is no longer there. */
type NameItem = (of: { itemKind: ItemKind; itemSlug: string; description: string }) => string;

async function namingItems(db: Handle, locale: StaffLocale): Promise<NameItem> {
  const names = await readNames(db);
  return ({ itemKind, itemSlug, description }) => {
    if (itemKind === 'test') return description;
    const name = names[itemKind === 'instalment' ? 'course' : itemKind].get(itemSlug);
    return name?.[locale] ?? description;
  };
}

/** The page of a month and its file are this one reading. `locale`: of the names of items. */
async function readMonthSales(db: Handle, bounds: Bounds, locale: StaffLocale): Promise<MonthSales> {
  const nameOf = await namingItems(db, locale);
  const named = <Row extends Parameters<NameItem>[0]>({ description, ...row }: Row) => ({
    ...row,
    item: nameOf({ ...row, description }),
  });
  const payments = (await readMonthPayments(db, bounds)).map(named);
  const refunds = (await readMonthRefunds(db, bounds)).map(named);
  const owed = (await readOwed(db, bounds)).map(named);
  const [from, before] = [dateInMorocco(bounds.from), dateInMorocco(bounds.before)];
  const shares = await readPaidShares(db, { from, before });
  const sums = sumMonth({ payments: payments.filter(({ isVoid }) => !isVoid), refunds });
  const organisations = await readMonthPapers(db, bounds);
  return { payments, refunds, owed, shares, organisations, sums };
}

type By = { locale: StaffLocale; staff: StaffMember };

/**
 * Rows that are read a piece at a time while they are taken: they are never in memory together, and can be iterated once.
 * `count`: how many there were at the call, which is logged.
 */
export type Export<Row> = { count: number; rows: AsyncIterable<Row> };

const rowsAtOnce = 500;

/** Money in centimes of MAD. `about`: the name of what it was sent for, in the language asked for. */
export type ApplicationRow = ExportedApplication & { about: string | null };

/** The API has checked already: getting here without the right is a bug. */
function assertMay(staff: Who): void {
  if (!mayExportApplications(staff)) throw new Error(`${staff.role} may not export applications.`);
}

/** The oldest first; of every kind with null. `subject`: a slug. Who may: `mayExportApplications`. */
export async function exportApplications(
  { database, clock, uuid }: ServiceContext,
  { kind, subject, locale, staff }: { kind: ApplicationKind | null; subject: string | null } & By,
): Promise<Export<ApplicationRow>> {
  assertMay(staff);
  const at = clock();
  const filter = { kind, subject, until: at };
  const count = await database.transaction(async (tx) => {
    const rows = await countExportedApplications(tx, filter);
    const line = { id: uuid(), at, staff, act: 'export-applications', subject: kind } as const;
    await logExport(tx, { ...line, filter: { kind, subject }, rows, locale });
    return rows;
  });
  const names = await readSubjectNames(database.db);
  const read = async (after: ApplicationRow | null, most: number): Promise<ApplicationRow[]> => {
    const found = await readExportedApplications(database.db, filter, { after, most });
    return found.map((row: ExportedApplication) => ({ ...row, about: aboutOf(row) }));
  };
  const aboutOf = (row: ExportedApplication): string | null =>
    row.subject === null ? null : (names.get(subjectKey(row.kind, row.subject))?.[locale] ?? row.subject);
  return { count, rows: inChunks<ApplicationRow>(read, rowsAtOnce) };
}

/** The longest waiting first; a course nobody waits for has no rows. Who may: `mayExportApplications`. */
export async function exportWaitlist(
  { database, clock, uuid }: ServiceContext,
  { courseSlug, locale, staff }: { courseSlug: string } & By,
): Promise<Export<ExportedWaitlistEntry>> {
  assertMay(staff);
  const at = clock();
  const filter = { courseSlug, until: at };
  const count = await database.transaction(async (tx) => {
    const rows = await countExportedWaitlist(tx, filter);
    const line = { id: uuid(), at, staff, act: 'export-waitlist', subject: courseSlug } as const;
    await logExport(tx, { ...line, filter: { courseSlug }, rows, locale });
    return rows;
  });
  const rows = inChunks<ExportedWaitlistEntry>(
    (after, most) => readExportedWaitlist(database.db, filter, { after, most }),
    rowsAtOnce,
  );
  return { count, rows };
}

async function* inTurn<Row>(rows: readonly Row[]): AsyncGenerator<Row> {
  yield* rows;
}

/**
 * Who has a seat in a session of a workshop, then who waits, each in the order of asking. `heldOn`: 'YYYY-MM-DD'; null for a
 * session that nobody asked for. Who may: `mayExportApplications`.
 */
export async function exportSession(
  { database, clock, uuid }: ServiceContext,
  { workshopSlug, heldOn, locale, staff }: { workshopSlug: string; heldOn: string } & By,
): Promise<Export<ExportedSeat> | null> {
  assertMay(staff);
  const seats = await readExportedSeats(database.db, { workshopSlug, heldOn });
  if (seats.length === 0) return null;
  const line = { id: uuid(), at: clock(), staff, act: 'export-session', subject: workshopSlug } as const;
  const filter = { workshopSlug, heldOn };
  await database.transaction((tx) => logExport(tx, { ...line, filter, rows: seats.length, locale }));
  return { count: seats.length, rows: inTurn(seats) };
}

/** `item`: the name of what it is for, in the language asked for. */
export type OrderRow = ExportedOrder & { item: string };

/**
 * The orders that a filter of the list lets through, in the order of their placing; not those of test screens. The caller has
 * checked the filter. Who may: `mayExportOrders`; whoever may not is a bug, here and below.
 */
export async function exportOrders(
  context: ServiceContext,
  { filter: asked, locale, staff }: { filter: OrderListQuery['filter'] } & By,
): Promise<Export<OrderRow>> {
  // The API has checked already: getting here without the right is a bug.
  if (!mayExportOrders(staff)) throw new Error(`${staff.role} may not export orders.`);
  const { database, clock, uuid } = context;
  const at = clock();
  const { transferChecks } = await readSettings(database.db);
  const filter = { asked, until: at, lateBefore: lastCheck(transferChecks, at) };
  const count = await database.transaction(async (tx) => {
    const rows = await countExportedOrders(tx, filter);
    const line = { id: uuid(), at, staff, act: 'export-orders', subject: null } as const;
    await logExport(tx, { ...line, filter: asked, rows, locale });
    return rows;
  });
  const nameOf = await namingItems(database.db, locale);
  const read = async (after: OrderRow | null, most: number): Promise<OrderRow[]> => {
    const found = await readExportedOrders(database.db, filter, { after, most });
    return found.map((row) => ({ ...row, item: nameOf(row) }));
  };
  return { count, rows: inChunks<OrderRow>(read, rowsAtOnce) };
}

/** `month`: '2026-05'. */
export type MonthExport = MonthSales & { month: string };

/**
 * What came in and what went back in a month on Morocco's clock, with sums that are exact to the centime. `month`: 1 is
 * January. A month that is under way is reported as far as it has come. 'no-such-month': none, or one that has not begun. Who
 * may: `mayExportMonth`. A month is in memory whole: it is summed, and exported as one workbook.
 */
export async function exportMonth(
  context: ServiceContext,
  { year, month, locale, staff }: { year: number; month: number } & By,
): Promise<{ ok: true; month: MonthExport } | { ok: false; reason: 'no-such-month' }> {
  // The API has checked already: getting here without the right is a bug.
  if (!mayExportMonth(staff)) throw new Error(`${staff.role} may not export a month.`);
  const at = context.clock();
  const bounds = monthBounds({ year, month }, at);
  if (bounds === null) return { ok: false, reason: 'no-such-month' };
  const name = dateInMorocco(bounds.from).slice(0, 7);
  return context.database.transaction(async (tx) => {
    const sales = await readMonthSales(tx, bounds, locale);
    const { payments, refunds, owed, shares, organisations } = sales;
    const rows = [payments, refunds, owed, shares, organisations].reduce(
      (sum, { length }) => sum + length,
      0,
    );
    const line = { id: context.uuid(), at, staff, act: 'export-month', subject: name } as const;
    await logExport(tx, { ...line, filter: { year, month }, rows, locale });
    return { ok: true, month: { month: name, ...sales } };
  });
}

/** The sums of the file of a month, in centimes of MAD. `month`: '2026-05'. */
export type MonthView = Pick<MonthSums, 'inAll' | 'byMethod'> & {
  month: string;
  /** A month that is under way is reported until this moment; null for one that is over. */
  until: Date | null;
  /** Payments less those that came in for an order that was paid already. */
  ordersPaid: number;
  /** Refunds decided and not paid when it ended. */
  owed: { refunds: number; centimes: number };
  /** Sent to trainers, what was withheld not among it. */
  shares: { statements: number; centimes: number };
  /** Invoices of organisations paid in the month, less credit notes paid back; TVA among it. */
  organisations: { papers: number; centimes: number };
  /** Payments and refunds of its days that were recorded once it was over. */
  afterwards: number;
};

/**
 * What `exportMonth` would export now, in sums and without anybody's name: no personal data leaves by it, and nothing is
 * logged. 'no-such-month', as there. Who may: `mayExportMonth`.
 */
export async function readMonth(
  context: ServiceContext,
  { year, month, staff }: { year: number; month: number; staff: StaffMember },
): Promise<{ ok: true; month: MonthView } | { ok: false; reason: 'no-such-month' }> {
  // The API has checked already: getting here without the right is a bug.
  if (!mayExportMonth(staff)) throw new Error(`${staff.role} may not read a month.`);
  const now = context.clock();
  const bounds = monthBounds({ year, month }, now);
  if (bounds === null) return { ok: false, reason: 'no-such-month' };
  const { payments, refunds, owed, shares, organisations, sums } = await readMonthSales(
    context.database.reports,
    bounds,
    'en',
  );
  return {
    ok: true,
    month: {
      month: dateInMorocco(bounds.from).slice(0, 7),
      until: now < bounds.before ? now : null,
      ordersPaid: ordersPaidIn({ payments }),
      owed: {
        refunds: owed.length,
        centimes: owed.reduce((sum, { amountCentimes }) => sum + amountCentimes, 0),
      },
      shares: {
        statements: shares.length,
        centimes: shares.reduce((sum, { netCentimes }) => sum + netCentimes, 0),
      },
      organisations: {
        papers: organisations.length,
        centimes: paidPapers(organisations, dateInMorocco(bounds.from), dateInMorocco(bounds.before)),
      },
      afterwards: [...payments, ...refunds].filter(({ isAfterwards }) => isAfterwards).length,
      inAll: sums.inAll,
      byMethod: sums.byMethod,
    },
  };
}

/**
 * The oldest first. Days as Morocco counts them, 'YYYY-MM-DD', both included; null is without an end. Who may: `mayExportLog`.
 * The line about this very export is not in it.
 */
export async function exportLog(
  { database, clock, uuid }: ServiceContext,
  { from, to, locale, staff }: { from: string | null; to: string | null } & By,
): Promise<Export<ExportedLogLine>> {
  // The API has checked already: getting here without the right is a bug.
  if (!mayExportLog(staff)) throw new Error(`${staff.role} may not export the log.`);
  const at = clock();
  const end = to === null ? at : instantInMorocco(addDays(to, 1), '00:00');
  const filter = {
    from: from === null ? null : instantInMorocco(from, '00:00'),
    before: end < at ? end : at,
  };
  const count = await database.transaction(async (tx) => {
    const rows = await countExportedLog(tx, filter);
    const line = { id: uuid(), at, staff, act: 'export-log', subject: null } as const;
    await logExport(tx, { ...line, filter: { from, to }, rows, locale });
    return rows;
  });
  const rows = inChunks<ExportedLogLine>(
    (after, most) => readExportedLog(database.db, filter, { after, most }),
    rowsAtOnce,
  );
  return { count, rows };
}

/** `locale`: of the file; `held`: how many live sessions of the group have begun. */
export type RosterRow = RosterLine & { locale: Locale; held: number };

/**
 * The learners of a group, those who are stuck first. `of`: its id, or the slug of a course for those who learn there without a
 * group; null for one that the caller may not see. Who may: `mayFollowLearners`.
 */
export async function exportRoster(
  context: ServiceContext,
  { of, locale, staff }: { of: string } & By,
): Promise<Export<RosterRow> | null> {
  if (!mayFollowLearners(staff)) throw new Error(`${staff.role} may not export a group.`);
  const { database, clock, uuid } = context;
  const found = await roster(context, { staff, of });
  if (!found.ok) return null;
  const { course, cohort, sessions, learners } = found;
  const line = { id: uuid(), at: clock(), staff, act: 'export-roster', subject: course.slug } as const;
  const filter = { cohort: cohort?.startsOn ?? null };
  await database.transaction((tx) => logExport(tx, { ...line, filter, rows: learners.length, locale }));
  async function* rows(): AsyncGenerator<RosterRow> {
    for (const learner of learners) yield { ...learner, locale: locale, held: sessions.held };
  }
  return { count: learners.length, rows: rows() };
}
