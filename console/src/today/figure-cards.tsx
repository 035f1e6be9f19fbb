/** The figures an owner asks for first, each beside that of as many days before. */
import { Box, Card, Typography } from '@mui/material';
import type { DoneOf } from '../api.ts';
import { formatTags, madOf } from '../locale.ts';
import { useWords } from '../words/words.ts';

type FiguresAnswer = DoneOf<'GET figures'>;
type InAll = FiguresAnswer['now'];
export type FigureName = 'net' | 'orders' | 'average' | 'refunds' | 'learners' | 'members';

const shareOf = ({ paidBackCentimes, receivedCentimes }: InAll): number | null =>
  receivedCentimes === 0 ? null : paidBackCentimes / receivedCentimes;

export function FigureCards({ figures, shown }: { figures: FiguresAnswer; shown: readonly FigureName[] }) {
  const { today, locale } = useWords();
  const t = today.figures;
  const { now, before, members } = figures;
  const digits = new Intl.NumberFormat(formatTags[locale]);
  const percent = new Intl.NumberFormat(formatTags[locale], { style: 'percent', maximumFractionDigits: 1 });
  const orNone = (value: number | null, write: (value: number) => string) =>
    value === null ? '–' : write(value);
  const mad = (centimes: number) => madOf(centimes, locale);
  const texts: Record<FigureName, { value: string; also: string }> = {
    net: { value: mad(now.netCentimes), also: t.before(mad(before.netCentimes)) },
    orders: { value: digits.format(now.orders), also: t.before(digits.format(before.orders)) },
    average: {
      value: orNone(now.averageCentimes, mad),
      also: t.before(orNone(before.averageCentimes, mad)),
    },
    refunds: {
      value: orNone(shareOf(now), (share) => percent.format(share)),
      also: t.before(orNone(shareOf(before), (share) => percent.format(share))),
    },
    learners: { value: digits.format(now.newLearners), also: t.before(digits.format(before.newLearners)) },
    members: { value: digits.format(members), also: t.moved(now.joined, now.left) },
  };
  return (
    <Box
      component="dl"
      sx={{
        m: 0,
        display: 'grid',
        gap: 1.5,
        gridTemplateColumns: {
          xs: 'repeat(2, minmax(0, 1fr))',
          md: `repeat(${shown.length > 4 ? 3 : 4}, minmax(0, 1fr))`,
        },
      }}
    >
      {shown.map((name) => (
        <Card key={name} component="div" sx={{ p: { xs: 1.5, md: 2 }, minWidth: 0 }}>
          <Typography component="dt" variant="body2" color="text.secondary">
            {t.names[name]}
          </Typography>
          <Typography
            component="dd"
            sx={{ m: 0, fontSize: { xs: '1.1rem', md: '1.25rem' }, fontWeight: 700 }}
          >
            {texts[name].value}
          </Typography>
          <Typography component="dd" variant="body2" color="text.secondary" sx={{ m: 0 }}>
            {texts[name].also}
          </Typography>
        </Card>
      ))}
    </Box>
  );
}
