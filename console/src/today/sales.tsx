/** Sales of the period: sums, bars, and shares. */
import { Box, Card, Table, TableBody, TableCell, TableHead, TableRow, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { type ConsoleLocale, formatTags, madOf } from '../locale.ts';
import { useWords } from '../words/words.ts';
import { type Bar, foldDays, SalesChart, type Span, spanInRow, spanOf, wholeDay } from './sales-chart.tsx';
import { Part } from '../layout/facts.tsx';
import { Read, useCalled } from '../layout/read.tsx';
import type { DoneOf } from '../api.ts';

type SalesAnswer = DoneOf<'GET today/sales'>;

const number = { textAlign: 'end', whiteSpace: 'nowrap', px: { xs: 0.75, sm: 2 } } as const;
const named = { px: { xs: 0.75, sm: 2 }, overflowWrap: 'anywhere', fontWeight: 'inherit' } as const;

/** Days stay on few lines; headings of amounts may take two. */
const days = { px: { xs: 0.75, sm: 2 }, minWidth: '6.5rem', fontWeight: 'inherit' } as const;
const amount = { ...number, whiteSpace: 'normal' } as const;

/** As `madOf`, where the heading has the currency. */
const amountOf = (centimes: number, locale: ConsoleLocale): string =>
  new Intl.NumberFormat(formatTags[locale], {
    minimumFractionDigits: centimes % 100 === 0 ? 0 : 2,
    maximumFractionDigits: 2,
  }).format(centimes / 100);

/** Sales in rows, for whoever does not read the chart. */
function BarsTable({ bars, span, label }: { bars: readonly Bar[]; span: Span; label: string }) {
  const { today, locale } = useWords();
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

/** A share as a bar, for decoration: the number is beside it. */
function Share({ part, all }: { part: number; all: number }) {
  const share = all === 0 ? 0 : part / all;
  return (
    <Box sx={{ height: 6, borderRadius: 1, bgcolor: 'background.default', mt: 0.5 }}>
      <Box sx={{ height: 6, borderRadius: 1, bgcolor: 'primary.main', width: `${share * 100}%` }} />
    </Box>
  );
}

function Shares({ title, what, rows }: { title: string; what: string; rows: readonly Row[] }) {
  const { today, locale } = useWords();
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

/** Sums of what was paid by a key, the largest first. */
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

function SalesByKindAndMethod({ days }: { days: SalesAnswer['days'] }) {
  const { today, orders } = useWords();
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

type Days = SalesAnswer['days'];

const sumOf = (days: Days, field: 'placed' | 'paid' | 'amountCentimes' | 'refunds' | 'refundedCentimes') =>
  days.reduce((sum, day) => sum + day[field], 0);

function Sums({ days }: { days: Days }) {
  const { today, locale } = useWords();
  const { sales } = today;
  const sums = [
    {
      name: sales.came,
      value: madOf(sumOf(days, 'amountCentimes'), locale),
      also: sales.payments(sumOf(days, 'paid')),
    },
    {
      name: sales.back,
      value: madOf(sumOf(days, 'refundedCentimes'), locale),
      also: sales.refunds(sumOf(days, 'refunds')),
    },
    {
      name: sales.placed,
      value: new Intl.NumberFormat(formatTags[locale]).format(sumOf(days, 'placed')),
      also: null,
    },
  ];
  return (
    <Box component="dl" sx={{ m: 0, display: 'flex', flexWrap: 'wrap', columnGap: 5, rowGap: 1.5 }}>
      {sums.map(({ name, value, also }) => (
        <Box key={name}>
          <Typography component="dt" variant="body2" color="text.secondary">
            {name}
          </Typography>
          <Typography component="dd" sx={{ m: 0, fontSize: '1.4rem', fontWeight: 700 }}>
            {value}
          </Typography>
          {also !== null && (
            <Typography component="dd" variant="body2" color="text.secondary" sx={{ m: 0 }}>
              {also}
            </Typography>
          )}
        </Box>
      ))}
    </Box>
  );
}

function DaysOfSales({ days }: { days: Days }) {
  const { today, locale } = useWords();
  const { sales } = today;
  const span = spanOf(days.length);
  const bars = foldDays(days, span);
  const label = sales.chart(wholeDay(days[0]?.day ?? '', locale), wholeDay(days.at(-1)?.day ?? '', locale));
  const isEmpty = days.every(({ paid, refunds }) => paid === 0 && refunds === 0);
  return (
    <>
      <Card sx={{ p: { xs: 1.5, sm: 2.5 }, display: 'grid', gap: 2, minWidth: 0 }}>
        <Sums days={days} />
        {isEmpty ? (
          <Typography>{sales.none}</Typography>
        ) : (
          <>
            <SalesChart bars={bars} span={span} label={label} />
            <BarsTable bars={bars} span={span} label={label} />
          </>
        )}
        {days.length > 90 && (
          <Typography variant="body2" color="text.secondary">
            {sales.erased}
          </Typography>
        )}
      </Card>
      {!isEmpty && <SalesByKindAndMethod days={days} />}
    </>
  );
}

export function Sales({ period, choose }: { period: number; choose: ReactNode }) {
  const { today } = useWords();
  const reading = useCalled('GET today/sales', { days: period });
  return (
    <Part id="sales" title={today.sales.title} beside={choose}>
      <Read reading={reading} height={420}>
        {({ days }) => <DaysOfSales days={days} />}
      </Read>
    </Part>
  );
}
