/** One thing that does not agree: which firm, what each side says, since when, and what to do about it. */
import { Box, Card, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import type { DifferenceRow } from '../../../src/features/reconciliation/reconcile.staff.ts';
import { Ltr } from '../layout/ltr.tsx';
import { OrderLink } from '../layout/order-link.tsx';
import { WordChip } from '../layout/word-chip.tsx';
import { formatTags, madOf, momentOf, type ConsoleLocale } from '../locale.ts';
import { useSay } from '../words/words.ts';

/** Nobody has said in which currency. */
const isForeign = ({ kind }: DifferenceRow): boolean =>
  kind === 'wrong-currency' || kind === 'unknown-payment';

const bareOf = (centimes: number, locale: ConsoleLocale): string =>
  new Intl.NumberFormat(formatTags[locale], { minimumFractionDigits: 2 }).format(centimes / 100);

/** Of two amounts in dirhams the difference, in words; null where it cannot be told. */
function useGap(row: DifferenceRow): string | null {
  const { reconcile, locale } = useSay();
  const { hereCentimes, thereCentimes } = row;
  if (row.kind === 'wrong-currency') return reconcile.noCurrency;
  if (isForeign(row) || hereCentimes === null || thereCentimes === null) return null;
  const gap = thereCentimes - hereCentimes;
  if (gap === 0) return null;
  return (gap > 0 ? reconcile.more : reconcile.less)(madOf(Math.abs(gap), locale));
}

function Side({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Box sx={{ p: 1.5, bgcolor: 'background.default', minWidth: 0 }}>
      <Typography component="dt" variant="body2" color="text.secondary">
        {label}
      </Typography>
      <Typography
        component="dd"
        sx={{ m: 0, fontWeight: 700, fontSize: '1.15rem', overflowWrap: 'anywhere' }}
      >
        <bdi>{children}</bdi>
      </Typography>
    </Box>
  );
}

function Sides({ row }: { row: DifferenceRow }) {
  const { reconcile, locale } = useSay();
  const gap = useGap(row);
  const { hereCentimes, thereCentimes } = row;
  const money = (centimes: number | null) =>
    centimes === null ? reconcile.nothing : madOf(centimes, locale);
  const there =
    isForeign(row) && thereCentimes !== null ? bareOf(thereCentimes, locale) : money(thereCentimes);
  return (
    <Box sx={{ minWidth: { md: '18rem' }, alignSelf: 'start' }}>
      <Box
        component="dl"
        sx={{
          m: 0,
          display: 'grid',
          gridTemplateColumns: '1fr 1fr',
          gap: '1px',
          bgcolor: 'divider',
          border: 1,
          borderColor: 'divider',
          borderRadius: 1,
          overflow: 'hidden',
        }}
      >
        <Side label={reconcile.here}>{money(hereCentimes)}</Side>
        <Side label={reconcile.there}>{there}</Side>
      </Box>
      {gap !== null && (
        <Typography color={row.settled ? 'text.secondary' : 'error'} sx={{ mt: 0.5, fontWeight: 600 }}>
          {gap}
        </Typography>
      )}
    </Box>
  );
}

export function DifferenceCard({ row }: { row: DifferenceRow }) {
  const { reconcile, notifications, locale } = useSay();
  const { title, todo } = reconcile.kinds[row.kind];
  const { settled, orderNumber, providerReference } = row;
  return (
    <Card
      component="li"
      sx={{
        p: 2.5,
        display: 'grid',
        gap: 2,
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) auto' },
      }}
    >
      <Box sx={{ display: 'grid', gap: 1, alignContent: 'start' }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
          <WordChip
            color={settled ? 'success' : 'error'}
            label={settled ? reconcile.settled : reconcile.open}
          />
          <Typography sx={{ fontWeight: 600 }}>
            <bdi>{notifications.gateways[row.gateway] ?? row.gateway}</bdi>
          </Typography>
        </Box>
        <Typography component="h3" sx={{ fontWeight: 700, fontSize: '1.1rem' }}>
          {title}
        </Typography>
        <Typography>{settled ? reconcile.settledText : todo}</Typography>
        {!settled && (
          <Typography variant="body2" color="text.secondary">
            {reconcile.since(momentOf(row.since, locale))}
          </Typography>
        )}
        <Box sx={{ display: 'grid', gap: 0.5 }}>
          {orderNumber !== null && (
            <Typography>
              {reconcile.order}: <OrderLink number={orderNumber} />
            </Typography>
          )}
          {providerReference !== null && (
            <Typography sx={{ overflowWrap: 'anywhere' }}>
              {reconcile.payment}: <Ltr>{providerReference}</Ltr>
            </Typography>
          )}
        </Box>
      </Box>
      {row.kind !== 'unreachable' && <Sides row={row} />}
    </Card>
  );
}
