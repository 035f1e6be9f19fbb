/** What came in above the line and what went back below it, as bars. The same numbers are in the table beside it. */
import { Box, useTheme } from '@mui/material';
import { BarChart } from '@mui/x-charts/BarChart';
import type { DoneOf } from '../api.ts';
import { directionOf, formatTags, madOf } from '../locale.ts';
import { useWords } from '../words/words.ts';
import { useSpanName } from './figure-table.tsx';

export function MoneyChart({ spans }: { spans: DoneOf<'GET figures'>['spans'] }) {
  const { figures: t, locale } = useWords();
  const { palette } = useTheme();
  const spanName = useSpanName();
  const isRtl = directionOf(locale) === 'rtl';
  const digits = new Intl.NumberFormat(formatTags[locale], { notation: 'compact' });
  const money = (centimes: number | null) => madOf(Math.abs(centimes ?? 0), locale);
  return (
    // The table says the same: for whoever does not see it, the chart is one picture.
    <Box role="img" aria-label={t.chart} sx={{ minWidth: 0 }}>
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
        series={[
          {
            label: t.received,
            data: spans.map(({ receivedCentimes }) => receivedCentimes),
            color: palette.primary.main,
            stack: 'money',
            stackOffset: 'diverging',
            valueFormatter: money,
          },
          {
            label: t.paidBack,
            data: spans.map(({ paidBackCentimes }) => -paidBackCentimes),
            color: palette.error.main,
            stack: 'money',
            valueFormatter: money,
          },
        ]}
      />
    </Box>
  );
}
