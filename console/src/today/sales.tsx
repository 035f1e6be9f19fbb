/** Sales of the period: sums, bars, and what they are made of. */
import { Box, Card, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import type { SalesAnswer } from '../../../src/features/today/today.staff.ts';
import { formatTags, madOf } from '../locale.ts';
import { useSay } from '../words/words.ts';
import { wholeDay } from './days.ts';
import { foldDays, spanOf } from './fold-days.ts';
import { Part } from '../layout/part.tsx';
import { Read } from '../layout/read.tsx';
import { SalesChart } from './sales-chart.tsx';
import { BarsTable, SalesByKindAndMethod } from './sales-tables.tsx';
import { useReading } from '../layout/use-reading.ts';

type Days = SalesAnswer['days'];

const sumOf = (days: Days, field: 'placed' | 'paid' | 'amountCentimes' | 'refunds' | 'refundedCentimes') =>
  days.reduce((sum, day) => sum + day[field], 0);

function Sums({ days }: { days: Days }) {
  const { today, locale } = useSay();
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

function Told({ days }: { days: Days }) {
  const { today, locale } = useSay();
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
  const { today } = useSay();
  const reading = useReading<SalesAnswer>(`/today/sales?days=${period}`);
  return (
    <Part id="sales" title={today.sales.title} beside={choose}>
      <Read reading={reading} height={420}>
        {({ days }) => <Told days={days} />}
      </Read>
    </Part>
  );
}
