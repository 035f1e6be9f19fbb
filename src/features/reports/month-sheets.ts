/** A month's sales as sheets: what came in, what went back, and the sums by method and by item, each with its total. */
import { currency } from '../../platform/money/money.ts';
import type { MonthPayment, MonthRefund } from './month-sales.ts';
import { dateInMorocco } from '../../platform/time/calendar-date.ts';
import { timeInMorocco } from '../../platform/time/morocco-clock.ts';
import type { Words } from '../../words.ts';
import type { MonthExport } from './exports.service.ts';
import { fillSheet, text, type Column, type FilledSheet, type Sheet } from './sheet.ts';

type Say = Pick<Words, 'exports' | 'papers' | 'order'>;
type Sold = MonthPayment | MonthRefund;

const methodOf = (say: Say, method: Sold['method'], isFree: boolean): string =>
  isFree ? say.exports.free : method === null ? say.exports.unknown : say.order.methods[method];

const firstColumns = ({ exports: { columns } }: Say): Column<Sold>[] => [
  { title: columns.day, width: 12, cell: ({ at }) => ({ day: dateInMorocco(at) }) },
  { title: columns.time, width: 7, cell: ({ at }) => text(timeInMorocco(at)) },
];

const soldColumns = (say: Say): Column<Sold>[] => {
  const { columns, languages } = say.exports;
  return [
    { title: columns.number, width: 17, cell: ({ orderNumber }) => text(orderNumber) },
    { title: columns.buyer, width: 22, cell: ({ name }) => text(name) },
    { title: columns.kind, width: 16, cell: ({ itemKind }) => text(say.papers.kinds[itemKind]) },
    { title: columns.item, width: 29, cell: ({ description }) => text(description) },
    { title: columns.language, width: 11, cell: ({ locale }) => text(languages[locale]) },
    { title: columns.amount, width: 11, cell: ({ amountCentimes }) => ({ centimes: amountCentimes }) },
    { title: columns.currency, width: 10, cell: () => text(currency) },
    {
      title: columns.method,
      width: 20,
      cell: ({ method, amountCentimes }) => text(methodOf(say, method, amountCentimes === 0)),
    },
    { title: columns.gateway, width: 11, cell: ({ gateway }) => text(gateway) },
  ];
};

function paymentSheet(say: Say): Sheet<MonthPayment> {
  const { columns, sheets, surplus } = say.exports;
  return {
    name: sheets.payments,
    columns: [
      ...firstColumns(say),
      ...soldColumns(say),
      {
        title: columns.gatewayNumber,
        width: 26,
        cell: ({ providerReference }) => text(providerReference),
      },
      { title: columns.transferCode, width: 14, cell: ({ transferCode }) => text(transferCode) },
      {
        title: columns.note,
        width: 24,
        cell: ({ isSurplus, letInAs }) => text(isSurplus ? surplus : letInAs && say.papers.letIn[letInAs]),
      },
    ],
  };
}

function refundSheet(say: Say): Sheet<MonthRefund> {
  const { columns, sheets, ways, surplusBack } = say.exports;
  return {
    name: sheets.refunds,
    columns: [
      ...firstColumns(say),
      { title: columns.creditNote, width: 16, cell: ({ creditNoteNumber }) => text(creditNoteNumber) },
      ...soldColumns(say),
      { title: columns.way, width: 24, cell: ({ way }) => text(ways[way]) },
      { title: columns.payoutNumber, width: 24, cell: ({ payoutNumber }) => text(payoutNumber) },
      { title: columns.note, width: 20, cell: ({ isSurplus }) => text(isSurplus ? surplusBack : null) },
    ],
  };
}

type Sums = MonthExport['sums']['inAll'];

const sumColumns = <Row extends Sums>({ exports: { columns } }: Say): Column<Row>[] => [
  { title: columns.payments, width: 16, cell: ({ payments }) => ({ figure: payments }) },
  { title: columns.received, width: 16, cell: ({ receivedCentimes }) => ({ centimes: receivedCentimes }) },
  { title: columns.refunds, width: 17, cell: ({ refunds }) => ({ figure: refunds }) },
  { title: columns.paidBack, width: 17, cell: ({ paidBackCentimes }) => ({ centimes: paidBackCentimes }) },
  { title: columns.net, width: 16, cell: ({ netCentimes }) => ({ centimes: netCentimes }) },
  { title: columns.currency, width: 10, cell: () => text(currency) },
];

/** The last row of a sheet of sums. */
type Line = Sums & { first: string; second: string | null };

function sumSheet(
  say: Say,
  { name, titles, lines }: { name: string; titles: readonly [string, string]; lines: readonly Line[] },
  inAll: Sums,
): FilledSheet {
  const sheet: Sheet<Line> = {
    name,
    columns: [
      { title: titles[0], width: 26, cell: ({ first }) => text(first) },
      { title: titles[1], width: 34, cell: ({ second }) => text(second) },
      ...sumColumns<Line>(say),
    ],
  };
  return fillSheet(sheet, [...lines, { ...inAll, first: say.exports.inAll, second: null }]);
}

export type MonthSheet = 'payments' | 'refunds' | 'byMethod' | 'byItem';

/** Empty ones too: no refunds in a month is something an accountant wants to read. */
export function monthSheets(say: Say, month: MonthExport): Record<MonthSheet, FilledSheet> {
  const { columns, sheets } = say.exports;
  const { byMethod, byItem, inAll } = month.sums;
  return {
    payments: fillSheet(paymentSheet(say), month.payments),
    refunds: fillSheet(refundSheet(say), month.refunds),
    byMethod: sumSheet(
      say,
      {
        name: sheets.byMethod,
        titles: [columns.method, columns.gateway],
        lines: byMethod.map((one) => ({
          ...one,
          first: methodOf(say, one.method, one.isFree),
          second: one.gateway,
        })),
      },
      inAll,
    ),
    byItem: sumSheet(
      say,
      {
        name: sheets.byItem,
        titles: [columns.kind, columns.item],
        lines: byItem.map((one) => ({ ...one, first: say.papers.kinds[one.itemKind], second: one.name })),
      },
      inAll,
    ),
  };
}
