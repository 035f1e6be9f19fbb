/** A table of figures with its file beside the heading. */
import {
  Box,
  Card,
  Table,
  TableBody,
  TableCell,
  TableFooter,
  TableHead,
  TableRow,
  Typography,
} from '@mui/material';
import type { ReactNode } from 'react';
import { askFile, type DoneOf, type InputOf } from '../api.ts';
import { TakeAway } from '../exports/take-away.tsx';
import type { Locale } from '../../../src/platform/i18n/locale.ts';
import { amountOf, dayOf, formatTags } from '../locale.ts';
import { formatInMorocco } from '../morocco.ts';
import { useWords } from '../words/words.ts';

export type Days = { from: string; to: string };
type Span = DoneOf<'GET figures'>['spans'][number];
type TableName = InputOf<'GET exports/figures'>['table'];

/** The first day of a span, short: '3 Nov'. */
export function useSpanName() {
  const { locale } = useWords();
  return ({ from }: Days): string =>
    formatInMorocco(new Date(from), formatTags[locale], { day: 'numeric', month: 'short' });
}

type Named = { slug: string; name: Record<Locale, string> | null };

/** What an offer is called; by its address where it is gone. */
export function useItemName() {
  const { locale } = useWords();
  return ({ slug, name }: Named): string => name?.[locale] ?? slug;
}

type Kind = keyof ReturnType<typeof useWords>['orders']['kinds'];

/** What an offer is called, and its kind below. */
export function ItemName({ item: { kind, slug, name } }: { item: Named & { kind: Kind } }) {
  const { figures: t, orders } = useWords();
  const nameOf = useItemName();
  return (
    <>
      <bdi>{nameOf({ slug, name })}</bdi>
      <Typography component="span" variant="body2" color="text.secondary" sx={{ display: 'block' }}>
        {orders.kinds[kind]}
        {name === null && ` · ${t.gone}`}
      </Typography>
    </>
  );
}

const dayMs = 86_400_000;

/** A day, or 'from – to'; of weeks those that are only a part of one say so. */
export function useSpanInFull() {
  const { figures: t, locale } = useWords();
  return ({ from, to }: Days, isWeek: boolean): string => {
    const days = (Date.parse(to) - Date.parse(from)) / dayMs + 1;
    const name = from === to ? dayOf(from, locale) : `${dayOf(from, locale)} – ${dayOf(to, locale)}`;
    return isWeek && days < 7 ? `${name} ${t.partOfWeek(days)}` : name;
  };
}

export type FigureColumn = {
  label: string;
  /** Below the name on a phone. */
  isWide?: boolean;
};

type Props = {
  /** Of the file, with its days; without them the table has none. */
  name?: TableName;
  days?: Days;
  title: string;
  /** What the rows are of, then the columns of numbers. */
  of: string;
  columns: readonly FigureColumn[];
  rows: readonly { key: string; name: ReactNode; values: readonly string[] }[];
  /** The last row, of numbers that add up. */
  total?: readonly string[];
  empty: string;
};

const onDesk = (isWide: boolean | undefined) => (isWide ? { display: { xs: 'none', sm: 'table-cell' } } : {});
const cell = { px: { xs: 0.75, sm: 1 }, fontWeight: 'inherit' } as const;
const number = { ...cell, textAlign: 'end' } as const;

type RowProps = { columns: readonly FigureColumn[]; name: ReactNode; values: readonly string[] };

const FigureRow = ({ columns, name, values }: RowProps) => (
  <TableRow>
    <TableCell
      component="th"
      scope="row"
      sx={{ ...cell, minWidth: { xs: '6.5rem', sm: '7.5rem' }, overflowWrap: 'anywhere' }}
    >
      {name}
      <Typography
        component="span"
        variant="body2"
        color="text.secondary"
        sx={{ display: { xs: 'block', sm: 'none' } }}
      >
        {columns.flatMap(({ label, isWide }, at) => (isWide ? [`${label} ${values[at]}`] : [])).join(' · ')}
      </Typography>
    </TableCell>
    {columns.map(({ label, isWide }, at) => (
      <TableCell key={label} sx={{ ...number, ...onDesk(isWide) }}>
        {values[at]}
      </TableCell>
    ))}
  </TableRow>
);

export function FigureTable({ name, title, days, of, columns, rows, total, empty }: Props) {
  const { figures: t } = useWords();
  return (
    <Card component="section" aria-label={title} sx={{ p: { xs: 1.5, sm: 2 }, minWidth: 0 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center', mb: 1 }}>
        <Typography component="h2" sx={{ fontWeight: 700, flexGrow: 1 }}>
          {title}
        </Typography>
        {name !== undefined && days !== undefined && rows.length > 0 && (
          <TakeAway
            lead={t.file}
            title={t.take(title)}
            ask={(how) => askFile('GET exports/figures', { ...days, ...how, table: name })}
          />
        )}
      </Box>
      {rows.length === 0 ? (
        <Typography>{empty}</Typography>
      ) : (
        <Table size="small" aria-label={title}>
          <TableHead>
            <TableRow>
              <TableCell sx={cell}>{of}</TableCell>
              {columns.map(({ label, isWide }) => (
                <TableCell key={label} sx={{ ...number, ...onDesk(isWide) }}>
                  {label}
                </TableCell>
              ))}
            </TableRow>
          </TableHead>
          <TableBody>
            {rows.map((row) => (
              <FigureRow key={row.key} columns={columns} name={row.name} values={row.values} />
            ))}
          </TableBody>
          {total !== undefined && (
            <TableFooter
              sx={{ '& td, & th': { color: 'text.primary', fontSize: '0.875rem', fontWeight: 700 } }}
            >
              <FigureRow columns={columns} name={t.total} values={total} />
            </TableFooter>
          )}
        </Table>
      )}
    </Card>
  );
}

type Sums = Omit<Span, 'from' | 'to'>;

/** What came in and went back, in MAD; the rows of one table of the figures. */
export function useMoneyColumns() {
  const { figures: t, locale } = useWords();
  const digits = new Intl.NumberFormat(formatTags[locale]);
  const exact = (centimes: number) => amountOf(centimes, locale);
  return {
    columns: [
      { label: t.payments },
      { label: t.inMad(t.received), isWide: true },
      { label: t.inMad(t.paidBack), isWide: true },
      { label: t.inMad(t.net) },
    ],
    valuesOf: ({ payments, receivedCentimes, paidBackCentimes, netCentimes }: Sums) => [
      digits.format(payments),
      exact(receivedCentimes),
      exact(paidBackCentimes),
      exact(netCentimes),
    ],
  };
}
