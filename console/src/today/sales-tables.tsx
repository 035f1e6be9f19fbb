/** Sales in rows: bar by bar for whoever does not read pictures, by kind and by method for everybody. */
import { Box, Card, Table, TableBody, TableCell, TableHead, TableRow, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import type { SalesAnswer } from '../../../src/features/today/today.staff.ts';
import { formatTags, madOf, type ConsoleLocale } from '../locale.ts';
import { useSay } from '../words/words.ts';
import { spanInRow } from './days.ts';
import type { Bar, Span } from './fold-days.ts';

const number = { textAlign: 'end', whiteSpace: 'nowrap', px: { xs: 0.75, sm: 2 } } as const;
const named = { px: { xs: 0.75, sm: 2 }, overflowWrap: 'anywhere', fontWeight: 'inherit' } as const;

/** Days stay on few lines, the headings of amounts may take two. */
const days = { px: { xs: 0.75, sm: 2 }, minWidth: '6.5rem', fontWeight: 'inherit' } as const;
const amount = { ...number, whiteSpace: 'normal' } as const;

/** As `madOf`, where the heading says the currency. */
const amountOf = (centimes: number, locale: ConsoleLocale): string =>
  new Intl.NumberFormat(formatTags[locale], {
    minimumFractionDigits: centimes % 100 === 0 ? 0 : 2,
    maximumFractionDigits: 2,
  }).format(centimes / 100);

export function BarsTable({ bars, span, label }: { bars: readonly Bar[]; span: Span; label: string }) {
  const { today, locale } = useSay();
  const { sales } = today;
  return (
    <Box component="details">
      <Typography
        component="summary"
        sx={{ cursor: 'pointer', color: 'primary.main', fontWeight: 600, py: 1.25 }}
      >
        {sales.table}
      </Typography>
      <Table size="small" aria-label={label}>
        <TableHead>
          <TableRow>
            <TableCell sx={days}>{sales.when}</TableCell>
            <TableCell sx={number}>{sales.count}</TableCell>
            <TableCell sx={amount}>
              {sales.came} ({sales.money})
            </TableCell>
            <TableCell sx={amount}>
              {sales.back} ({sales.money})
            </TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {bars.map((bar) => (
            <TableRow key={bar.from}>
              <TableCell component="th" scope="row" sx={days}>
                {spanInRow(bar, span, locale)}
              </TableCell>
              <TableCell sx={number}>{bar.paid}</TableCell>
              <TableCell sx={number}>{amountOf(bar.centimes, locale)}</TableCell>
              <TableCell sx={number}>{amountOf(bar.backCentimes, locale)}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Box>
  );
}

type Row = { name: ReactNode; key: string; paid: number; centimes: number };

/** A share of all as a bar behind nothing: it is said in numbers beside it. */
function Share({ part, all }: { part: number; all: number }) {
  const share = all === 0 ? 0 : part / all;
  return (
    <Box sx={{ height: 6, borderRadius: 1, bgcolor: 'background.default', mt: 0.5 }}>
      <Box sx={{ height: 6, borderRadius: 1, bgcolor: 'primary.main', width: `${share * 100}%` }} />
    </Box>
  );
}

function Shares({ title, what, rows }: { title: string; what: string; rows: readonly Row[] }) {
  const { today, locale } = useSay();
  const { sales } = today;
  const all = rows.reduce((sum, { centimes }) => sum + centimes, 0);
  const percent = new Intl.NumberFormat(formatTags[locale], { style: 'percent' });
  return (
    <Card sx={{ p: { xs: 1.5, sm: 2 }, minWidth: 0 }}>
      <Typography component="h3" sx={{ fontWeight: 700, mb: 1 }}>
        {title}
      </Typography>
      <Table size="small" aria-label={title}>
        <TableHead>
          <TableRow>
            <TableCell sx={named}>{what}</TableCell>
            <TableCell sx={number}>{sales.count}</TableCell>
            <TableCell sx={number}>{sales.amount}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map(({ key, name, paid, centimes }) => (
            <TableRow key={key}>
              <TableCell component="th" scope="row" sx={named}>
                {name}
                <Share part={centimes} all={all} />
              </TableCell>
              <TableCell sx={number}>{paid}</TableCell>
              <TableCell sx={number}>
                {madOf(centimes, locale)}
                {all > 0 && (
                  <Typography
                    component="span"
                    variant="body2"
                    color="text.secondary"
                    sx={{ display: 'block' }}
                  >
                    {percent.format(centimes / all)}
                  </Typography>
                )}
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Card>
  );
}

/** What was paid, by something, the most first. */
function sumBy<T extends { paid: number; amountCentimes: number }>(
  rows: readonly T[],
  keyOf: (row: T) => string,
): { key: string; paid: number; centimes: number }[] {
  const sums = new Map<string, { key: string; paid: number; centimes: number }>();
  for (const row of rows) {
    const key = keyOf(row);
    const sum = sums.get(key) ?? { key, paid: 0, centimes: 0 };
    sums.set(key, sum);
    sum.paid += row.paid;
    sum.centimes += row.amountCentimes;
  }
  return [...sums.values()].filter(({ paid }) => paid > 0).sort((a, b) => b.centimes - a.centimes);
}

export function SalesByKindAndMethod({ days }: { days: SalesAnswer['days'] }) {
  const { today, orders } = useSay();
  const { sales } = today;
  const kinds: Record<string, string> = orders.kinds;
  const methods: Record<string, string> = orders.methods;
  const byKind = sumBy(
    days.flatMap((day) => day.byKind),
    ({ kind }) => kind,
  );
  const byMethod = sumBy(
    days.flatMap((day) => day.byMethod),
    ({ method }) => method ?? '',
  );
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
        alignItems: 'start',
      }}
    >
      <Shares
        title={sales.byKind}
        what={sales.kind}
        rows={byKind.map((row) => ({ ...row, name: kinds[row.key] ?? row.key }))}
      />
      <Shares
        title={sales.byMethod}
        what={sales.method}
        rows={byMethod.map((row) => ({ ...row, name: methods[row.key] ?? sales.noMethod }))}
      />
    </Box>
  );
}
