/** A round of comparing: its figures and what differs; those before it in a line each. */
import { Alert, Box, Card, Typography } from '@mui/material';
import type { LastRound, RoundRow } from '../../../src/features/reconciliation/reconcile.staff.ts';
import { formatTags, momentOf } from '../locale.ts';
import { PlainList } from '../layout/page-frame.tsx';
import { Part } from '../layout/part.tsx';
import { useSay, type ConsoleWords } from '../words/words.ts';
import { DifferenceCard } from './difference-card.tsx';

const byOf = (by: string, { reconcile }: ConsoleWords): string => reconcile.by[by] ?? reconcile.byStaff(by);

function Figures({ last }: { last: LastRound }) {
  const { reconcile, locale } = useSay();
  const digits = new Intl.NumberFormat(formatTags[locale]);
  const settled = last.differences.filter((one) => one.settled).length;
  const counts = {
    open: last.differences.length - settled,
    settled,
    compared: last.compared,
    unreachable: last.unreachable,
  };
  return (
    <Card>
      <Box
        component="dl"
        sx={{
          m: 0,
          p: 2,
          display: 'grid',
          gap: 2,
          gridTemplateColumns: { xs: '1fr 1fr', md: 'repeat(4, 1fr)' },
        }}
      >
        {(['open', 'settled', 'compared', 'unreachable'] as const).map((name) => (
          <Box
            key={name}
            sx={{ display: 'flex', flexDirection: 'column-reverse', justifyContent: 'flex-end' }}
          >
            <Typography component="dt" variant="body2" color="text.secondary">
              {reconcile.counts[name]}
            </Typography>
            <Typography
              component="dd"
              color={name === 'open' && counts.open > 0 ? 'error' : 'text.primary'}
              sx={{ m: 0, fontSize: '1.6rem', fontWeight: 700 }}
            >
              {digits.format(counts[name])}
            </Typography>
          </Box>
        ))}
      </Box>
    </Card>
  );
}

export function LastOne({ last }: { last: LastRound }) {
  const say = useSay();
  const { reconcile, locale } = say;
  return (
    <Part id="last" title={reconcile.last}>
      <Typography color="text.secondary">
        <time dateTime={last.startedAt}>{momentOf(last.startedAt, locale)}</time> · {byOf(last.by, say)}
      </Typography>
      <Figures last={last} />
      {last.differences.length === 0 ? (
        <Alert severity="success">{reconcile.agree}</Alert>
      ) : (
        <PlainList label={reconcile.differences}>
          {[...last.differences.entries()].map(([place, row]) => (
            <DifferenceCard key={place} row={row} />
          ))}
        </PlainList>
      )}
    </Part>
  );
}

export function Earlier({ rounds }: { rounds: RoundRow[] }) {
  const say = useSay();
  const { reconcile, locale } = say;
  if (rounds.length === 0) return null;
  return (
    <Part id="earlier" title={reconcile.earlier}>
      <Card component="ul" sx={{ m: 0, px: 2.5, py: 1, listStyle: 'none' }}>
        {rounds.map(({ startedAt, by, compared, open, isFinished }) => (
          <Box
            key={startedAt}
            component="li"
            sx={{ py: 1, display: 'flex', flexWrap: 'wrap', columnGap: 3, justifyContent: 'space-between' }}
          >
            <Typography sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
              <time dateTime={startedAt}>{momentOf(startedAt, locale)}</time> · {byOf(by, say)}
            </Typography>
            <Typography color="text.secondary">
              {isFinished ? reconcile.earlierLine(compared, open) : reconcile.unfinished}
            </Typography>
          </Box>
        ))}
      </Card>
    </Part>
  );
}
