/** Money by day or week as bars. The same numbers are in a table beside each chart. */
import { Box, useTheme } from '@mui/material';
import { BarChart } from '@mui/x-charts/BarChart';
import type { DoneOf } from '../api.ts';
import { directionOf, formatTags, madOf } from '../locale.ts';
import { useWords } from '../words/words.ts';
import { type Days, useItemName, useSpanName } from './figure-table.tsx';

type Figures = DoneOf<'GET figures'>;
type Bars = { label: string; data: number[]; color: string };

/** Bars on top of each other; what is below zero hangs below the line. */
function StackedBars({ title, spans, bars }: { title: string; spans: readonly Days[]; bars: Bars[] }) {
  const { locale } = useWords();
  const spanName = useSpanName();
  const isRtl = directionOf(locale) === 'rtl';
  const digits = new Intl.NumberFormat(formatTags[locale], { notation: 'compact' });
  return (
    // The table says the same: for whoever does not see it, the chart is one picture.
    <Box role="img" aria-label={title} sx={{ minWidth: 0 }}>
      <BarChart
        height={280}
        skipAnimation
        disableKeyboardNavigation
        margin={{ top: 8, bottom: 0, left: isRtl ? 16 : 0, right: isRtl ? 0 : 16 }}
        xAxis={[
          {
            data: spans.map(spanName),
            scaleType: 'band',
            reverse: isRtl,
            height: 32,
            tickPlacement: 'middle',
            tickLabelMinGap: 12,
          },
        ]}
        yAxis={[
          {
            position: isRtl ? 'right' : 'left',
            width: 52,
            valueFormatter: (centimes: number) => digits.format(centimes / 100),
          },
        ]}
        grid={{ horizontal: true }}
        series={bars.map((one) => ({
          ...one,
          stack: 'money',
          stackOffset: 'diverging',
          valueFormatter: (centimes: number | null) => madOf(Math.abs(centimes ?? 0), locale),
        }))}
      />
    </Box>
  );
}

/** What came in above the line and what went back below it. */
export function MoneyChart({ spans }: Pick<Figures, 'spans'>) {
  const { figures: t } = useWords();
  const { palette } = useTheme();
  const received = spans.map(({ receivedCentimes }) => receivedCentimes);
  const paidBack = spans.map(({ paidBackCentimes }) => -paidBackCentimes);
  const bars = [
    { label: t.received, data: received, color: palette.primary.main },
    { label: t.paidBack, data: paidBack, color: palette.error.main },
  ];
  return <StackedBars title={t.chart} spans={spans} bars={bars} />;
}

const ofItems = ['#3b3fc4', '#1f6f5f', '#c98a1b', '#b3261e', '#6aa5d8'] as const;
const ofOthers = '#8d8a9e';

/** The revenue of those items that brought in most, each in its colour, and of all others together. */
export function ItemChart({ weeks, itemWeeks }: Pick<Figures, 'weeks' | 'itemWeeks'>) {
  const { figures: t } = useWords();
  const nameOf = useItemName();
  const others = itemWeeks.slice(ofItems.length);
  const bars: Bars[] = ofItems.flatMap((color, at) => {
    const item = itemWeeks[at];
    return item ? [{ label: nameOf(item), data: item.netCentimes, color }] : [];
  });
  if (others.length > 0)
    bars.push({
      label: t.others,
      data: weeks.map((_week, at) => others.reduce((sum, one) => sum + (one.netCentimes[at] ?? 0), 0)),
      color: ofOthers,
    });
  return <StackedBars title={t.itemChart} spans={weeks} bars={bars} />;
}
