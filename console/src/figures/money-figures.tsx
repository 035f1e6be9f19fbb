/** Money of the chosen days: by day or week, by item, method and coupon, and by item week after week. */
import { Box, Card, Typography } from '@mui/material';
import { lazy, type ReactNode, Suspense } from 'react';
import type { DoneOf } from '../api.ts';
import { amountOf } from '../locale.ts';
import { useWords } from '../words/words.ts';
import { type Days, FigureTable, ItemName, useMoneyColumns, useSpanInFull } from './figure-table.tsx';

// The library of charts is larger than the page: it comes after the figures.
const MoneyChart = lazy(async () => ({ default: (await import('./money-chart.tsx')).MoneyChart }));
const ItemChart = lazy(async () => ({ default: (await import('./money-chart.tsx')).ItemChart }));

type FiguresAnswer = DoneOf<'GET figures'>;

const paired = {
  display: 'grid',
  gap: 2,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
} as const;

/** Opened by its title. */
const Folded = ({ title, children }: { title: string; children: ReactNode }) => (
  <Box component="details">
    <Typography
      component="summary"
      sx={{ cursor: 'pointer', color: 'primary.main', fontWeight: 600, py: 1.25 }}
    >
      {title}
    </Typography>
    {children}
  </Box>
);

export function Money({ figures, days }: { figures: FiguresAnswer; days: Days }) {
  const { figures: t, orders } = useWords();
  const spanInFull = useSpanInFull();
  const { columns, valuesOf } = useMoneyColumns();
  const { spans, byItem, byMethod, byCoupon, now } = figures;
  const table = { days, columns, empty: t.none, total: valuesOf(now) };
  const isByWeek = spans.some(({ from, to }) => from !== to);
  const title = isByWeek ? t.byWeek : t.byDay;
  if (now.payments === 0 && now.refunds === 0)
    return (
      <Card sx={{ p: 2 }}>
        <Typography>{t.none}</Typography>
      </Card>
    );
  return (
    <>
      <Card sx={{ p: { xs: 1, sm: 2 }, minWidth: 0 }}>
        <Suspense fallback={<Box sx={{ height: 280 }} />}>
          <MoneyChart spans={spans} />
        </Suspense>
      </Card>
      <Folded title={title}>
        <FigureTable
          {...table}
          name="spans"
          title={title}
          of={t.when}
          rows={spans
            .filter(({ payments, refunds }) => payments > 0 || refunds > 0)
            .map((row) => ({ key: row.from, name: spanInFull(row, isByWeek), values: valuesOf(row) }))}
        />
      </Folded>
      <Box sx={paired}>
        <FigureTable
          {...table}
          name="byItem"
          title={t.byItem}
          of={t.item}
          rows={byItem.map((row) => ({
            key: `${row.kind} ${row.slug}`,
            name: <ItemName item={row} />,
            values: valuesOf(row),
          }))}
        />
        <FigureTable
          {...table}
          name="byMethod"
          title={t.byMethod}
          of={t.method}
          rows={byMethod.map((row) => ({
            key: row.method ?? '',
            name: row.method === null ? t.noMethod : orders.methods[row.method],
            values: valuesOf(row),
          }))}
        />
        <FigureTable
          {...table}
          name="byCoupon"
          title={t.byCoupon}
          of={t.coupon}
          rows={byCoupon.map((row) => ({
            key: row.coupon ?? '',
            name: row.coupon === null ? t.noCoupon : <bdi>{row.coupon}</bdi>,
            values: valuesOf(row),
          }))}
        />
      </Box>
      {figures.weeks.length > 1 && <ItemWeeks figures={figures} days={days} />}
    </>
  );
}

/** The revenue of each item, week after week. */
function ItemWeeks({ figures, days }: { figures: FiguresAnswer; days: Days }) {
  const { figures: t, locale } = useWords();
  const spanInFull = useSpanInFull();
  const { weeks, itemWeeks, now } = figures;
  const ofWeek = (week: Days, at: number) =>
    itemWeeks
      .map((item) => ({ item, centimes: item.netCentimes[at] ?? 0 }))
      .filter(({ centimes }) => centimes !== 0)
      .map(({ item, centimes }, first) => ({
        key: `${week.from} ${item.kind} ${item.slug}`,
        name: (
          <>
            {first === 0 && (
              <Typography component="span" sx={{ display: 'block', fontWeight: 700 }}>
                {spanInFull(week, true)}
              </Typography>
            )}
            <ItemName item={item} />
          </>
        ),
        values: [amountOf(centimes, locale)],
      }));
  return (
    <>
      <Card component="section" aria-label={t.itemWeeks} sx={{ p: { xs: 1, sm: 2 }, minWidth: 0 }}>
        <Typography component="h2" sx={{ fontWeight: 700, mb: 1 }}>
          {t.itemWeeks}
        </Typography>
        <Suspense fallback={<Box sx={{ height: 280 }} />}>
          <ItemChart weeks={weeks} itemWeeks={itemWeeks} />
        </Suspense>
      </Card>
      <Folded title={t.itemWeeksTable}>
        <FigureTable
          name="itemWeeks"
          title={t.itemWeeksTable}
          days={days}
          of={t.item}
          columns={[{ label: t.inMad(t.net) }]}
          rows={weeks.flatMap(ofWeek)}
          total={[amountOf(now.netCentimes, locale)]}
          empty={t.none}
        />
      </Folded>
    </>
  );
}
