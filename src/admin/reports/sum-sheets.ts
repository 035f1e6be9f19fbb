/** Sheets of sums: what the tables of a month and of the figures share, and those of the figures. Money in centimes of MAD. */
import { type StaffLocale } from '../../platform/i18n/locale.ts';
import { currency } from '../../platform/money/money.ts';
import type { MonthSales, Sums } from './month-sales.ts';
import type { funnel } from './funnel.service.ts';
import type { Figures, GroupProgress } from './read-sales.service.ts';
import type { MoneyMethod } from '../../selling/orders/order.ts';
import type { Days, SourceRow } from './sales.ts';
import {
  type Cell,
  type Column,
  type FilledSheet,
  dayCell,
  type FileWords,
  fillSheet,
  type Sheet,
  text,
} from './sheet.ts';

/** `isFree`: of orders of 0 MAD. */
export const methodName = ({ exports: t }: FileWords, method: MoneyMethod | null, isFree: boolean): string =>
  isFree ? t.free : method === null ? t.unknown : t.methods[method];

/** The currency of the amounts of a row, of the total too. */
export const currencyColumn = <Row>({ exports: { columns } }: FileWords, width: number): Column<Row> => ({
  title: columns.currency,
  width,
  cell: () => text(currency),
  total: { text: currency },
});

/** Whole numbers, added up. */
const figure = <Row>(title: string, width: number, of: (row: Row) => number): Column<Row> => ({
  title,
  width,
  cell: (row) => ({ figure: of(row) }),
  total: 'figure',
});

/** Centimes of MAD, added up. */
export const money = <Row>(title: string, width: number, of: (row: Row) => number): Column<Row> => ({
  title,
  width,
  cell: (row) => ({ centimes: of(row) }),
  total: 'centimes',
});

const sumColumns = <Row extends Sums>(t: FileWords): Column<Row>[] => {
  const { columns } = t.exports;
  return [
    figure(columns.payments, 16, ({ payments }) => payments),
    money(columns.received, 16, ({ receivedCentimes }) => receivedCentimes),
    figure(columns.refunds, 17, ({ refunds }) => refunds),
    money(columns.paidBack, 17, ({ paidBackCentimes }) => paidBackCentimes),
    money(columns.net, 16, ({ netCentimes }) => netCentimes),
    currencyColumn(t, 10),
  ];
};

/** What was sent to trainers in the month. */
export function shareSheet(t: FileWords): Sheet<MonthSales['shares'][number]> {
  const { columns, sheets } = t.exports;
  return {
    name: sheets.shares,
    columns: [
      { title: columns.day, width: 12, cell: ({ paidOn }) => dayCell(paidOn) },
      { title: columns.reference, width: 20, cell: ({ number }) => text(number) },
      { title: columns.name, width: 26, cell: ({ name }) => text(name) },
      money(columns.shares, 14, ({ grossCentimes }) => grossCentimes),
      money(columns.withheld, 14, ({ withheldCentimes }) => withheldCentimes),
      money(columns.amount, 14, ({ netCentimes }) => netCentimes),
      currencyColumn(t, 10),
    ],
  };
}

/** Invoices and credit notes of organisations; what a credit note takes back is below zero. */
export function organisationSheet(t: FileWords): Sheet<MonthSales['organisations'][number]> {
  const { columns, sheets } = t.exports;
  const signed =
    (of: 'netCentimes' | 'vatCentimes' | 'totalCentimes') => (row: MonthSales['organisations'][number]) =>
      row.kind === 'invoice' ? row[of] : -row[of];
  return {
    name: sheets.organisations,
    columns: [
      { title: columns.day, width: 12, cell: ({ issuedOn }) => dayCell(issuedOn) },
      { title: columns.reference, width: 20, cell: ({ number }) => text(number) },
      { title: columns.name, width: 26, cell: ({ name }) => text(name) },
      money(columns.withoutVat, 16, signed('netCentimes')),
      money(columns.vat, 14, signed('vatCentimes')),
      money(columns.amount, 14, signed('totalCentimes')),
      currencyColumn(t, 10),
      { title: columns.paidOn, width: 12, cell: ({ paidOn }) => (paidOn === null ? null : dayCell(paidOn)) },
      { title: columns.transfer, width: 24, cell: ({ paidReference }) => text(paidReference ?? '') },
    ],
  };
}

/** A row of a sheet of sums: what it is of, then its sums. */
type Line = Sums & { of: readonly Cell[] };

/** `titles` with their widths. */
export function sumSheet(
  t: FileWords,
  {
    name,
    titles,
    lines,
  }: { name: string; titles: readonly (readonly [string, number])[]; lines: readonly Line[] },
): FilledSheet {
  const sheet: Sheet<Line> = {
    name,
    columns: [
      ...titles.map(([title, width], at) => ({ title, width, cell: ({ of }: Line) => of[at] ?? null })),
      ...sumColumns<Line>(t),
    ],
  };
  return fillSheet(sheet, lines, t.exports.inAll);
}

/** The tables of the figures, each exported by itself. */
export const figureTables = [
  'spans',
  'byItem',
  'itemWeeks',
  'byMethod',
  'byCoupon',
  'funnel',
  'sources',
  'groups',
] as const;
export type FigureTable = (typeof figureTables)[number];

export type ShownFigures = {
  figures: Figures;
  offers: readonly FunnelRow[];
  sources: readonly SourceRow[];
  groups: readonly GroupProgress[];
};
type FunnelRow = Extract<Awaited<ReturnType<typeof funnel>>, { ok: true }>['offers'][number];

const itemTitles = ({ exports: { columns } }: FileWords) =>
  [
    [columns.kind, 26],
    [columns.item, 34],
  ] as const;

type OfItem = Pick<FunnelRow, 'slug' | 'name'> & { kind: keyof FileWords['documents']['kinds'] };
const itemCells = (t: FileWords, locale: StaffLocale, { kind, slug, name }: OfItem): Cell[] => [
  text(t.documents.kinds[kind]),
  text(name?.[locale] ?? slug),
];

function funnelSheet(t: FileWords, locale: StaffLocale): Sheet<FunnelRow> {
  const { columns, sheets } = t.exports;
  return {
    name: sheets.funnel,
    columns: [
      ...itemTitles(t).map(([title, width], at) => ({
        title,
        width,
        cell: (row: FunnelRow) => itemCells(t, locale, row)[at] ?? null,
      })),
      figure(columns.visits, 16, ({ visits }) => visits),
      figure(columns.forms, 16, ({ forms }) => forms),
      figure(columns.ordersAgreed, 16, ({ agreed }) => agreed.orders),
      figure(columns.paidAgreed, 16, ({ agreed }) => agreed.paid),
      figure(columns.orders, 16, ({ orders }) => orders),
      figure(columns.paid, 16, ({ paid }) => paid),
    ],
  };
}

function sourceSheet(t: FileWords): Sheet<SourceRow> {
  const { columns, sheets, noSource } = t.exports;
  return {
    name: sheets.sources,
    columns: [
      { title: columns.source, width: 26, cell: ({ source }) => text(source || noSource) },
      { title: columns.medium, width: 20, cell: ({ medium }) => text(medium) },
      { title: columns.campaign, width: 26, cell: ({ campaign }) => text(campaign) },
      figure(columns.visits, 16, ({ visits }) => visits),
      figure(columns.ordersAgreed, 16, ({ orders }) => orders),
      figure(columns.paidAgreed, 16, ({ paid }) => paid),
      money(columns.amount, 16, ({ paidCentimes }) => paidCentimes),
      currencyColumn(t, 10),
    ],
  };
}

type WeekRow = OfItem & Days & { netCentimes: number };

/** Week after week, what was sold or paid back in it. */
const weekRows = ({ weeks, itemWeeks }: Figures): WeekRow[] =>
  weeks.flatMap((week, at) =>
    itemWeeks
      .map(({ netCentimes, ...of }) => ({ ...of, ...week, netCentimes: netCentimes[at] ?? 0 }))
      .filter(({ netCentimes }) => netCentimes !== 0),
  );

function weekSheet(t: FileWords, locale: StaffLocale): Sheet<WeekRow> {
  const { columns, sheets } = t.exports;
  return {
    name: sheets.itemWeeks,
    columns: [
      { title: columns.from, width: 12, cell: ({ from }) => ({ day: from }) },
      { title: columns.until, width: 12, cell: ({ to }) => ({ day: to }) },
      ...itemTitles(t).map(([title, width], at) => ({
        title,
        width,
        cell: (row: WeekRow) => itemCells(t, locale, row)[at] ?? null,
      })),
      money(columns.net, 16, ({ netCentimes }) => netCentimes),
      currencyColumn(t, 10),
    ],
  };
}

type ModuleRow = { group: GroupProgress; module: GroupProgress['modules'][number] };

function groupSheet(t: FileWords, locale: StaffLocale): Sheet<ModuleRow> {
  const { columns, sheets } = t.exports;
  return {
    name: sheets.groups,
    columns: [
      {
        title: columns.item,
        width: 34,
        cell: ({ group }) => text(group.course?.[locale] ?? group.courseSlug),
      },
      { title: columns.group, width: 14, cell: ({ group }) => ({ day: group.startsOn }) },
      {
        title: columns.module,
        width: 34,
        cell: ({ module: { title } }) => text(title[locale]),
      },
      { title: columns.learners, width: 12, cell: ({ group }) => ({ figure: group.learners }) },
      { title: columns.finished, width: 12, cell: ({ module: { finished } }) => ({ figure: finished }) },
    ],
  };
}

/** One table of the figures, as the page shows it; with the total of its numbers. */
export function figureSheet(
  { figures, offers, sources, groups }: ShownFigures,
  { t, locale, table }: { t: FileWords; locale: StaffLocale; table: FigureTable },
): FilledSheet {
  const { columns, sheets } = t.exports;
  const { spans, byItem, byMethod, byCoupon } = figures;
  switch (table) {
    case 'funnel':
      return fillSheet(funnelSheet(t, locale), offers, t.exports.inAll);
    case 'sources':
      return fillSheet(sourceSheet(t), sources, t.exports.inAll);
    case 'groups':
      return fillSheet(
        groupSheet(t, locale),
        groups.flatMap((group) => group.modules.map((module) => ({ group, module }))),
        t.exports.inAll,
      );
    case 'spans': {
      const titles = [
        [columns.from, 12],
        [columns.until, 12],
      ] as const;
      const lines = spans.map((one) => ({ ...one, of: [{ day: one.from }, { day: one.to }] }));
      return sumSheet(t, { name: sheets.spans, titles, lines });
    }
    case 'byItem': {
      const lines = byItem.map((one) => ({ ...one, of: itemCells(t, locale, one) }));
      return sumSheet(t, { name: sheets.byItem, titles: itemTitles(t), lines });
    }
    case 'itemWeeks':
      return fillSheet(weekSheet(t, locale), weekRows(figures), t.exports.inAll);
    case 'byMethod': {
      const lines = byMethod.map((one) => ({ ...one, of: [text(methodName(t, one.method, false))] }));
      return sumSheet(t, { name: sheets.byMethod, titles: [[columns.method, 26]], lines });
    }
    case 'byCoupon': {
      const lines = byCoupon.map((one) => ({ ...one, of: [text(one.coupon ?? t.exports.noCoupon)] }));
      return sumSheet(t, { name: sheets.byCoupon, titles: [[columns.coupon, 26]], lines });
    }
  }
}
