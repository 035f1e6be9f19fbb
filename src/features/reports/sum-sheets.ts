/** Sheets of sums: what the tables of a month and of the figures share, and those of the figures. Money in centimes of MAD. */
import type { Locale } from '../../platform/i18n/locale.ts';
import { currency } from '../../platform/money/money.ts';
import type { PaymentOption } from '../orders/order.ts';
import type { Words } from '../../words.ts';
import type { Sums } from './month-sales.ts';
import type { funnel } from './funnel.service.ts';
import type { Figures, GroupProgress } from './read-sales.service.ts';
import type { Days, SourceRow } from './sales.ts';
import { type Cell, type Column, type FilledSheet, fillSheet, type Sheet, text } from './sheet.ts';

export type MonthWords = Pick<Words, 'exports' | 'documents' | 'order'>;

export const methodOf = (t: MonthWords, method: PaymentOption | null, isFree: boolean): string =>
  isFree ? t.exports.free : method === null ? t.exports.unknown : t.order.methods[method];

const sumColumns = <Row extends Sums>({ exports: { columns } }: MonthWords): Column<Row>[] => [
  { title: columns.payments, width: 16, cell: ({ payments }) => ({ figure: payments }) },
  { title: columns.received, width: 16, cell: ({ receivedCentimes }) => ({ centimes: receivedCentimes }) },
  { title: columns.refunds, width: 17, cell: ({ refunds }) => ({ figure: refunds }) },
  { title: columns.paidBack, width: 17, cell: ({ paidBackCentimes }) => ({ centimes: paidBackCentimes }) },
  { title: columns.net, width: 16, cell: ({ netCentimes }) => ({ centimes: netCentimes }) },
  { title: columns.currency, width: 10, cell: () => text(currency) },
];

/** A row of a sheet of sums: what it is of, then its sums. */
type Line = Sums & { of: readonly Cell[] };

/** The last row has the sums of all. `titles` with their widths. */
export function sumSheet(
  t: MonthWords,
  {
    name,
    titles,
    lines,
  }: { name: string; titles: readonly (readonly [string, number])[]; lines: readonly Line[] },
  inAll: Sums,
): FilledSheet {
  const sheet: Sheet<Line> = {
    name,
    columns: [
      ...titles.map(([title, width], at) => ({ title, width, cell: ({ of }: Line) => of[at] ?? null })),
      ...sumColumns<Line>(t),
    ],
  };
  return fillSheet(sheet, [...lines, { ...inAll, of: [text(t.exports.inAll)] }]);
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

const itemTitles = ({ exports: { columns } }: MonthWords) =>
  [
    [columns.kind, 26],
    [columns.item, 34],
  ] as const;

type OfItem = Pick<FunnelRow, 'slug' | 'name'> & { kind: keyof MonthWords['documents']['kinds'] };
const itemCells = (t: MonthWords, locale: Locale, { kind, slug, name }: OfItem): Cell[] => [
  text(t.documents.kinds[kind]),
  text(name?.[locale] ?? slug),
];

function funnelSheet(t: MonthWords, locale: Locale): Sheet<FunnelRow> {
  const { columns, sheets } = t.exports;
  const figure = (title: string, of: (row: FunnelRow) => number): Column<FunnelRow> => ({
    title,
    width: 16,
    cell: (row) => ({ figure: of(row) }),
  });
  return {
    name: sheets.funnel,
    columns: [
      ...itemTitles(t).map(([title, width], at) => ({
        title,
        width,
        cell: (row: FunnelRow) => itemCells(t, locale, row)[at] ?? null,
      })),
      figure(columns.visits, ({ visits }) => visits),
      figure(columns.forms, ({ forms }) => forms),
      figure(columns.ordersAgreed, ({ agreed }) => agreed.orders),
      figure(columns.paidAgreed, ({ agreed }) => agreed.paid),
      figure(columns.orders, ({ orders }) => orders),
      figure(columns.paid, ({ paid }) => paid),
    ],
  };
}

function sourceSheet({ exports: { columns, sheets, noSource } }: MonthWords): Sheet<SourceRow> {
  const figure = (title: string, of: (row: SourceRow) => number): Column<SourceRow> => ({
    title,
    width: 16,
    cell: (row) => ({ figure: of(row) }),
  });
  return {
    name: sheets.sources,
    columns: [
      { title: columns.source, width: 26, cell: ({ source }) => text(source || noSource) },
      { title: columns.medium, width: 20, cell: ({ medium }) => text(medium) },
      { title: columns.campaign, width: 26, cell: ({ campaign }) => text(campaign) },
      figure(columns.visits, ({ visits }) => visits),
      figure(columns.ordersAgreed, ({ orders }) => orders),
      figure(columns.paidAgreed, ({ paid }) => paid),
      { title: columns.amount, width: 16, cell: ({ paidCentimes }) => ({ centimes: paidCentimes }) },
      { title: columns.currency, width: 10, cell: () => text(currency) },
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

function weekSheet(t: MonthWords, locale: Locale): Sheet<WeekRow> {
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
      { title: columns.net, width: 16, cell: ({ netCentimes }) => ({ centimes: netCentimes }) },
      { title: columns.currency, width: 10, cell: () => text(currency) },
    ],
  };
}

type ModuleRow = { group: GroupProgress; module: GroupProgress['modules'][number] };

function groupSheet(t: MonthWords, locale: Locale): Sheet<ModuleRow> {
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
      { title: columns.module, width: 34, cell: ({ module: { title } }) => text(title[locale]) },
      { title: columns.learners, width: 12, cell: ({ group }) => ({ figure: group.learners }) },
      { title: columns.finished, width: 12, cell: ({ module: { finished } }) => ({ figure: finished }) },
    ],
  };
}

/** One table of the figures, as the page shows it; those of money with their total. */
export function figureSheet(
  { figures, offers, sources, groups }: ShownFigures,
  { t, locale, table }: { t: MonthWords; locale: Locale; table: FigureTable },
): FilledSheet {
  const { columns, sheets } = t.exports;
  const { now, spans, byItem, byMethod, byCoupon } = figures;
  switch (table) {
    case 'funnel':
      return fillSheet(funnelSheet(t, locale), offers);
    case 'sources':
      return fillSheet(sourceSheet(t), sources);
    case 'groups':
      return fillSheet(
        groupSheet(t, locale),
        groups.flatMap((group) => group.modules.map((module) => ({ group, module }))),
      );
    case 'spans': {
      const titles = [
        [columns.from, 12],
        [columns.until, 12],
      ] as const;
      const lines = spans.map((one) => ({ ...one, of: [{ day: one.from }, { day: one.to }] }));
      return sumSheet(t, { name: sheets.spans, titles, lines }, now);
    }
    case 'byItem': {
      const lines = byItem.map((one) => ({ ...one, of: itemCells(t, locale, one) }));
      return sumSheet(t, { name: sheets.byItem, titles: itemTitles(t), lines }, now);
    }
    case 'itemWeeks':
      return fillSheet(weekSheet(t, locale), weekRows(figures));
    case 'byMethod': {
      const lines = byMethod.map((one) => ({ ...one, of: [text(methodOf(t, one.method, false))] }));
      return sumSheet(t, { name: sheets.byMethod, titles: [[columns.method, 26]], lines }, now);
    }
    case 'byCoupon': {
      const lines = byCoupon.map((one) => ({ ...one, of: [text(one.coupon ?? t.exports.noCoupon)] }));
      return sumSheet(t, { name: sheets.byCoupon, titles: [[columns.coupon, 26]], lines }, now);
    }
  }
}
