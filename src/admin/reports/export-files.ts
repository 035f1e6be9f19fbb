/** Exports of staff, as files. The API sees this type and nothing behind it. */
import { shownNumber } from '../../selling/orders/order.ts';
import type { Locale, StaffLocale } from '../../platform/i18n/locale.ts';
import type { ApplicationRow, Export, MonthExport, OrderRow, RosterRow } from './exports.service.ts';
import type { ExportedLogLine } from '../../academy/staff/staff-log.service.ts';
import type { ExportedSeat, ExportedWaitlistEntry } from './exported-applications.store.ts';
import { orderSheet } from './order-sheet.ts';
import { printCsv, type Separator } from '../../platform/pdf/print-csv.ts';
import {
  actorCell,
  adding,
  addsUp,
  type Cell,
  cellsOf,
  type Column,
  dayCell,
  type FilledSheet,
  type FileWords,
  fillSheet,
  gatewayCell,
  moment,
  type Sheet,
  text,
} from './sheet.ts';
import {
  currencyColumn,
  type FigureTable,
  figureSheet,
  methodName,
  money,
  organisationSheet,
  shareSheet,
  type ShownFigures,
  sumSheet,
} from './sum-sheets.ts';
import type { MonthOwed, MonthPayment, MonthRefund, MonthSheet } from './month-sales.ts';
import { dateInMorocco } from '../../platform/time/calendar-date.ts';

type Sold = MonthPayment | MonthRefund | MonthOwed;

/** The day that counts, and when it was recorded, where that is another moment. */
const movedColumns = (
  { exports: { columns } }: FileWords,
  recorded: string,
): Column<MonthPayment | MonthRefund>[] => [
  { title: columns.day, width: 12, cell: ({ day }) => ({ day }) },
  { title: recorded, width: 17, cell: ({ at }) => moment(at) },
];

/** What was recorded once the month was over is not in a file that was taken before. */
const noteOf = (
  { exports: t }: FileWords,
  { isAfterwards }: { isAfterwards: boolean },
  also: string | null,
) => text([also, isAfterwards ? t.afterwards : null].filter((part) => part !== null).join(' · '));

const soldColumns = (t: FileWords): Column<Sold>[] => {
  const { columns, languages } = t.exports;
  return [
    { title: columns.number, width: 17, cell: ({ orderNumber }) => text(shownNumber(orderNumber)) },
    { title: columns.buyer, width: 22, cell: ({ name }) => text(name) },
    { title: columns.kind, width: 16, cell: ({ itemKind }) => text(t.documents.kinds[itemKind]) },
    { title: columns.item, width: 29, cell: ({ item }) => text(item) },
    { title: columns.language, width: 11, cell: ({ locale }) => text(languages[locale]) },
    money(columns.amount, 11, ({ amountCentimes }) => amountCentimes),
    currencyColumn(t, 10),
    {
      title: columns.method,
      width: 20,
      cell: (row) =>
        text(methodName(t, row.method, row.amountCentimes === 0 && !('isVoid' in row && row.isVoid))),
    },
    { title: columns.gateway, width: 13, cell: ({ gateway }) => gatewayCell(t, gateway) },
  ];
};

function paymentSheet(t: FileWords): Sheet<MonthPayment> {
  const { columns, sheets, surplus } = t.exports;
  return {
    name: sheets.payments,
    columns: [
      ...movedColumns(t, columns.confirmed),
      ...soldColumns(t),
      money(columns.listPrice, 12, ({ listPriceCentimes }) => listPriceCentimes),
      money(columns.discount, 12, ({ discountCentimes }) => discountCentimes),
      { title: columns.coupon, width: 14, cell: ({ couponCode }) => text(couponCode) },
      {
        title: columns.receipt,
        width: 18,
        cell: ({ receiptNumber }) => text(receiptNumber && shownNumber(receiptNumber)),
      },
      { title: columns.gatewayNumber, width: 26, cell: ({ providerReference }) => text(providerReference) },
      { title: columns.transferCode, width: 14, cell: ({ transferCode }) => text(transferCode) },
      { title: columns.reference, width: 20, cell: ({ reference }) => text(reference) },
      { title: columns.receivedOn, width: 12, cell: ({ receivedOn }) => dayCell(receivedOn) },
      { title: columns.confirmedBy, width: 26, cell: ({ by }) => actorCell(t, by) },
      {
        title: columns.note,
        width: 24,
        cell: ({ isDuplicate, isVoid, freeAs, ...row }) => {
          const why = isVoid ? t.exports.takenBack : freeAs && t.documents.freeReasons[freeAs];
          return noteOf(t, row, isDuplicate ? surplus : why);
        },
      },
    ],
  };
}

function refundSheet(t: FileWords): Sheet<MonthRefund> {
  const { columns, sheets, ways, duplicateBack } = t.exports;
  return {
    name: sheets.refunds,
    columns: [
      ...movedColumns(t, columns.recorded),
      { title: columns.creditNote, width: 16, cell: ({ creditNoteNumber }) => text(creditNoteNumber) },
      ...soldColumns(t),
      { title: columns.way, width: 24, cell: ({ way }) => text(ways[way]) },
      { title: columns.payoutNumber, width: 24, cell: ({ payoutNumber }) => text(payoutNumber) },
      { title: columns.sentBy, width: 26, cell: ({ by }) => actorCell(t, by) },
      {
        title: columns.note,
        width: 20,
        cell: ({ isDuplicate, ...row }) => noteOf(t, row, isDuplicate ? duplicateBack : null),
      },
    ],
  };
}

/** Refunds that were decided and not paid when the month ended. */
function owedSheet(t: FileWords): Sheet<MonthOwed> {
  const { columns, sheets, ways, duplicateBack } = t.exports;
  return {
    name: sheets.owed,
    columns: [
      { title: columns.decided, width: 12, cell: ({ at }) => ({ day: dateInMorocco(at) }) },
      { title: columns.payBefore, width: 12, cell: ({ dueAt }) => ({ day: dateInMorocco(dueAt) }) },
      { title: columns.creditNote, width: 16, cell: ({ creditNoteNumber }) => text(creditNoteNumber) },
      ...soldColumns(t),
      { title: columns.way, width: 24, cell: ({ way }) => text(ways[way]) },
      { title: columns.decidedBy, width: 26, cell: ({ by }) => actorCell(t, by) },
      { title: columns.note, width: 20, cell: ({ isDuplicate }) => text(isDuplicate ? duplicateBack : null) },
    ],
  };
}

/**
 * A month's sales as sheets: what came in, what went back, what is owed, and the sums by method and by item, each with its total. Empty ones
 * too: an accountant wants to see that a month has no refunds.
 */
function sheetsOf(t: FileWords, month: MonthExport): Record<MonthSheet, FilledSheet> {
  const { columns, sheets } = t.exports;
  const { byMethod, byItem } = month.sums;
  return {
    payments: fillSheet(paymentSheet(t), month.payments, t.exports.inAll),
    refunds: fillSheet(refundSheet(t), month.refunds, t.exports.inAll),
    owed: fillSheet(owedSheet(t), month.owed, t.exports.inAll),
    shares: fillSheet(shareSheet(t), month.shares, t.exports.inAll),
    organisations: fillSheet(organisationSheet(t), month.organisations, t.exports.inAll),
    byMethod: sumSheet(t, {
      name: sheets.byMethod,
      titles: [
        [columns.method, 26],
        [columns.gateway, 34],
      ],
      lines: byMethod.map((one) => ({
        ...one,
        of: [text(methodName(t, one.method, false)), gatewayCell(t, one.gateway)],
      })),
    }),
    byItem: sumSheet(t, {
      name: sheets.byItem,
      titles: [
        [columns.kind, 26],
        [columns.item, 34],
      ],
      lines: byItem.map((one) => ({
        ...one,
        of: [text(t.documents.kinds[one.itemKind]), text(one.name)],
      })),
    }),
  };
}

/** Applications, the waitlist of a course, and the staff log, as columns. */
const phoneCell = (phone: string | null): Cell => (phone === null || phone === '' ? null : { phone });

type Writer = { name: string | null; email: string; phone: string | null; locale: Locale };

const writerColumns = ({ exports: { columns, languages } }: FileWords): Column<Writer>[] => [
  { title: columns.name, width: 26, cell: ({ name }) => text(name) },
  { title: columns.email, width: 30, cell: ({ email }) => text(email) },
  { title: columns.phone, width: 20, cell: ({ phone }) => phoneCell(phone) },
  { title: columns.language, width: 10, cell: ({ locale }) => text(languages[locale]) },
];

/** The questions of a form beside the sender, a column each; a topic is written in words. */
function answerColumns({ exports: { applications } }: FileWords): Column<ApplicationRow>[] {
  const topics: Record<string, string> = applications.topics;
  return Object.entries(applications.answers).map(([field, title]) => ({
    title,
    width: field === 'message' || field === 'experience' ? 60 : 26,
    cell: ({ answers }) => {
      const answer = answers[field] ?? null;
      return text(answer !== null && field === 'topic' ? (topics[answer] ?? answer) : answer);
    },
  }));
}

function applicationSheet(t: FileWords): Sheet<ApplicationRow> {
  const { columns, sheets } = t.exports;
  const { kinds } = t.exports.applications;
  return {
    name: sheets.applications,
    columns: [
      { title: columns.sent, width: 17, cell: ({ at }) => moment(at) },
      { title: columns.kind, width: 20, cell: ({ kind }) => text(kinds[kind]) },
      { title: columns.about, width: 34, cell: ({ about }) => text(about) },
      ...writerColumns(t),
      ...answerColumns(t),
    ],
  };
}

function waitlistSheet(t: FileWords): Sheet<ExportedWaitlistEntry> {
  const { columns, sheets, yes } = t.exports;
  return {
    name: sheets.waitlist,
    columns: [
      { title: columns.joined, width: 17, cell: ({ at }) => moment(at) },
      ...writerColumns(t),
      { title: columns.told, width: 18, cell: ({ toldAt }) => moment(toldAt) },
      { title: columns.unsubscribed, width: 18, cell: ({ unsubscribedAt }) => moment(unsubscribedAt) },
      { title: columns.ordered, width: 18, cell: ({ hasOrdered }) => text(hasOrdered ? yes : null) },
    ],
  };
}

/** For checking in at a workshop. */
function sessionSheet(t: FileWords): Sheet<ExportedSeat> {
  const { columns, sheets, yes, no, applications } = t.exports;
  const cameIn: Record<string, string> = { true: yes, false: no };
  return {
    name: sheets.session,
    columns: [
      { title: columns.place, width: 20, cell: ({ state }) => text(applications.places[state]) },
      ...writerColumns(t),
      { title: columns.came, width: 12, cell: ({ came }) => text(cameIn[String(came)] ?? null) },
    ],
  };
}

/** The progress of learners of a group, and why some are stuck. */
function rosterSheet(t: FileWords): Sheet<RosterRow> {
  const { columns, sheets, roster, yes } = t.exports;
  const why = ({ stuck, locale }: RosterRow): string =>
    stuck
      .map((one) => (one.kind === 'away' ? roster.away(one.days) : roster.late(one.lesson[locale], one.days)))
      .join('; ');
  const figure = (title: string, of: (row: RosterRow) => number): Column<RosterRow> => ({
    title,
    width: 12,
    cell: (row) => ({ figure: of(row) }),
  });
  return {
    name: sheets.roster,
    columns: [
      { title: columns.name, width: 26, cell: ({ name }) => text(name) },
      { title: columns.email, width: 30, cell: ({ email }) => text(email) },
      { title: columns.phone, width: 20, cell: ({ phone }) => phoneCell(phone) },
      { title: columns.number, width: 18, cell: ({ orderNumber }) => text(shownNumber(orderNumber)) },
      { title: columns.stuck, width: 46, cell: (row) => text(why(row)) },
      figure(columns.lessonsDone, ({ done }) => done),
      figure(columns.lessons, ({ of }) => of),
      { title: columns.atLesson, width: 30, cell: ({ at, locale }) => text(at && at.title[locale]) },
      { title: columns.lastVisit, width: 17, cell: ({ lastVisit }) => moment(lastVisit) },
      figure(columns.quizzesPassed, ({ quizzes }) => quizzes.passed),
      figure(columns.accepted, ({ assignments }) => assignments.accepted),
      figure(columns.waiting, ({ assignments }) => assignments.waiting),
      figure(columns.attended, ({ attended }) => attended),
      figure(columns.held, ({ held }) => held),
      {
        title: columns.certificate,
        width: 18,
        cell: ({ certificate }) => text(certificate === 'none' ? null : roster[`certificate-${certificate}`]),
      },
      { title: columns.paused, width: 10, cell: ({ isPaused }) => text(isPaused ? yes : null) },
    ],
  };
}

/** 'name: value', one after the other, by the names that the log keeps them under. */
const fields = (value: object | null): Cell =>
  text(
    value &&
      Object.entries(value)
        .map(([name, one]) => `${name}: ${one === null ? '' : String(one)}`)
        .join('; '),
  );

function logSheet({ exports: { columns, sheets } }: FileWords): Sheet<ExportedLogLine> {
  return {
    name: sheets.log,
    columns: [
      { title: columns.at, width: 17, cell: ({ at }) => moment(at) },
      { title: columns.who, width: 30, cell: ({ email }) => text(email) },
      { title: columns.act, width: 22, cell: ({ act }) => text(act) },
      { title: columns.subject, width: 26, cell: ({ subject }) => text(subject) },
      { title: columns.detail, width: 50, cell: ({ detail }) => fields(detail) },
      { title: columns.before, width: 40, cell: ({ before }) => fields(before) },
      { title: columns.after, width: 40, cell: ({ after }) => fields(after) },
    ],
  };
}

type Bytes = Uint8Array<ArrayBuffer>;

/** A workbook is in memory whole, some 20 kB a row while it is made: longer lists are exported as CSV. */
export const mostRowsOfWorkbook = 5_000;

/** Rows of one list, with what they are rows of. */
export type Listed =
  | { of: 'orders'; list: Export<OrderRow> }
  | { of: 'applications'; list: Export<ApplicationRow> }
  | { of: 'waitlist'; list: Export<ExportedWaitlistEntry> }
  | { of: 'session'; list: Export<ExportedSeat> }
  | { of: 'roster'; list: Export<RosterRow> }
  | { of: 'log'; list: Export<ExportedLogLine> };

/** `t`: the words of `locale`. */
export type InWords = { t: FileWords; locale: StaffLocale };

export type WorkbookResult = { ok: true; bytes: Bytes } | { ok: false; reason: 'too-many-rows' };

type OfTable = InWords & { table: FigureTable };

export type ExportFiles = {
  /** Pieces of a text in UTF-8, 'text/csv; charset=utf-8': rows are read while they are taken. */
  listCsv(listed: Listed, how: InWords & { separator: Separator }): AsyncIterable<string>;
  /**
   * 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'. At most 5,000 rows: longer lists are exported as CSV.
   */
  listWorkbook(listed: Listed, how: InWords): Promise<WorkbookResult>;
  /** One sheet of the month. */
  monthCsv(
    month: MonthExport,
    how: InWords & { separator: Separator; sheet: MonthSheet },
  ): AsyncIterable<string>;
  /** Payments, refunds, what is owed, and the sums by method and by item. */
  monthWorkbook(month: MonthExport, how: InWords): Promise<WorkbookResult>;
  figuresCsv(shown: ShownFigures, how: OfTable & { separator: Separator }): AsyncIterable<string>;
  figuresWorkbook(shown: ShownFigures, how: OfTable): Promise<WorkbookResult>;
};

/** A list's name, columns, and its rows as they are taken, whatever it is a list of. */
type ListSheet = Omit<FilledSheet, 'rows'> & { rows: AsyncIterable<Cell[]> };

async function* cellsOfAll<Row>(
  sheet: Sheet<Row>,
  rows: AsyncIterable<Row>,
  total: string,
): AsyncGenerator<Cell[]> {
  const sums = adding(sheet, total);
  for await (const row of rows) {
    const cells = cellsOf(sheet, row);
    sums.add(cells);
    yield cells;
  }
  if (addsUp(sheet)) yield sums.total();
}

function sheetOfList(listed: Listed, t: FileWords): ListSheet {
  const filled = <Row>(sheet: Sheet<Row>, { rows }: Export<Row>): ListSheet => ({
    ...fillSheet(sheet, [], t.exports.inAll),
    rows: cellsOfAll(sheet, rows, t.exports.inAll),
  });
  switch (listed.of) {
    case 'orders':
      return filled(orderSheet(t), listed.list);
    case 'applications':
      return filled(applicationSheet(t), listed.list);
    case 'waitlist':
      return filled(waitlistSheet(t), listed.list);
    case 'session':
      return filled(sessionSheet(t), listed.list);
    case 'roster':
      return filled(rosterSheet(t), listed.list);
    case 'log':
      return filled(logSheet(t), listed.list);
  }
}

const titlesOf = ({ columns }: Pick<FilledSheet, 'columns'>): string[] => columns.map(({ title }) => title);

async function workbook(sheets: readonly FilledSheet[], locale: StaffLocale): Promise<WorkbookResult> {
  const rows = sheets.reduce((sum, { rows, hasTotal }) => sum + rows.length - Number(hasTotal), 0);
  if (rows > mostRowsOfWorkbook) return { ok: false, reason: 'too-many-rows' };
  // The packing code is seldom needed: the server starts without it.
  const { printWorkbook } = await import('./print-sheet.ts');
  return { ok: true, bytes: await printWorkbook(sheets, locale) };
}

export const exportFiles: ExportFiles = {
  listCsv: (listed, { t, separator }) => {
    const filled = sheetOfList(listed, t);
    return printCsv(titlesOf(filled), filled.rows, separator);
  },
  listWorkbook: async (listed, { t, locale }) => {
    if (listed.list.count > mostRowsOfWorkbook) return { ok: false, reason: 'too-many-rows' };
    const { rows, ...filled } = sheetOfList(listed, t);
    return workbook([{ ...filled, rows: await Array.fromAsync(rows) }], locale);
  },
  monthCsv: (month, { t, separator, sheet }) => {
    const filled = sheetsOf(t, month)[sheet];
    return printCsv(titlesOf(filled), filled.rows, separator);
  },
  monthWorkbook: (month, { t, locale }) => {
    const { payments, refunds, owed, shares, organisations, byMethod, byItem } = sheetsOf(t, month);
    return workbook([payments, refunds, owed, shares, organisations, byMethod, byItem], locale);
  },
  figuresCsv: (shown, { separator, ...how }) => {
    const filled = figureSheet(shown, how);
    return printCsv(titlesOf(filled), filled.rows, separator);
  },
  figuresWorkbook: (shown, how) => workbook([figureSheet(shown, how)], how.locale),
};
