/** What the office takes away as files. Every one of these stands in the log: by whom, with which filter, how many rows. */
import type { ExportedOrder } from '../domain/access/exported-orders.store.server.ts';
import type { ApplicationKind } from '../domain/applications/application.ts';
import type {
  ExportedApplication,
  ExportedPlace,
  ExportedWaitlistEntry,
} from '../domain/applications/exported-applications.store.server.ts';
import type { MonthSales, MonthSums } from '../domain/orders/month-sales.ts';
import type { OrderListQuery } from '../domain/orders/order-list.ts';
import type { Locale } from '../domain/people/locale.ts';
import type { ExportedLogLine } from '../domain/staff/exported-log.store.server.ts';
import type { RosterLine } from '../src/features/roster/roster.ts';
import type { StaffMember } from './academy.server.ts';

type By = { locale: Locale; staff: StaffMember };

/**
 * Rows that are read a piece at a time while somebody takes them: they never lie in memory together, and can be gone through
 * once. `count`: how many there were at the call, which is what the log says.
 */
export type Export<Row> = { count: number; rows: AsyncIterable<Row> };

/** Money in centimes of MAD. `about`: the name of what it was sent for, in the language asked for. */
export type ApplicationRow = ExportedApplication & { about: string | null };
export type OrderRow = ExportedOrder;
export type WaitlistRow = ExportedWaitlistEntry;
export type LogRow = ExportedLogLine;
export type SessionRow = ExportedPlace;
/** `locale`: of the file; `held`: how many live sessions of the group have begun. */
export type RosterRow = RosterLine & { locale: Locale; held: number };

/** `month`: '2026-05'. */
export type MonthExport = MonthSales & { month: string };

/** The sums of the file of a month, in centimes of MAD. `month`: '2026-05'. */
export type MonthTold = Pick<MonthSums, 'inAll' | 'byMethod'> & {
  month: string;
  /** A month that is under way is told until this moment; null for one that is over. */
  until: Date | null;
  /** Payments less those that came in for an order that was paid already. */
  ordersPaid: number;
};

export type StaffExportVerbs = {
  /**
   * The orders that a filter of the list lets through, in the order of their placing; not those of test screens. The caller
   * has checked the filter. Who may: `mayExportOrders`; whoever may not is a bug, here and below.
   */
  exportOrders(input: { filter: OrderListQuery['filter'] } & By): Promise<Export<OrderRow>>;
  /**
   * What `exportMonth` would take away now, in sums and without anybody's name; the log says nothing of it. 'no-such-month',
   * as there. Who may: `mayExportMonth`.
   */
  readMonth(input: {
    year: number;
    month: number;
    staff: StaffMember;
  }): Promise<{ ok: true; month: MonthTold } | { ok: false; reason: 'no-such-month' }>;
  /**
   * What came in and what went back in a month on Morocco's clock, with sums that are exact to the centime. `month`: 1 is
   * January. A month that is under way is told as far as it has come. 'no-such-month': none, or one that has not begun. Who
   * may: `mayExportMonth`.
   */
  exportMonth(
    input: { year: number; month: number } & By,
  ): Promise<{ ok: true; month: MonthExport } | { ok: false; reason: 'no-such-month' }>;
  /** The oldest first; of every kind with null. `subject`: a slug. Who may: `mayExportApplications`. */
  exportApplications(
    input: { kind: ApplicationKind | null; subject: string | null } & By,
  ): Promise<Export<ApplicationRow>>;
  /** The longest waiting first; a course nobody waits for has no rows. Who may: `mayExportApplications`. */
  exportWaitlist(input: { courseSlug: string } & By): Promise<Export<WaitlistRow>>;
  /**
   * Who has a seat in a session of a workshop, then who waits, each in the order of asking. `heldOn`: 'YYYY-MM-DD'; null for
   * a session that nobody asked for. Who may: `mayExportApplications`.
   */
  exportSession(input: { workshopSlug: string; heldOn: string } & By): Promise<Export<SessionRow> | null>;
  /**
   * The learners of a group, those who are stuck first. `of`: its id, or the slug of a course for those who learn there without
   * a group; null for one that is not theirs to see. Who may: `mayFollowLearners`.
   */
  exportRoster(input: { of: string } & By): Promise<Export<RosterRow> | null>;
  /** The oldest first. Days as Morocco counts them, 'YYYY-MM-DD', both included; null is without an end. Who may: `mayExportLog`. */
  exportLog(input: { from: string | null; to: string | null } & By): Promise<Export<LogRow>>;
};
