/** A line of the file beside the order it names. */
import { Box, Typography } from '@mui/material';
import type { SettlementRow } from '../../../src/features/reconciliation/settlement.staff.ts';
import { OrderLink } from '../layout/order-link.tsx';
import { dayOf, madOf } from '../locale.ts';
import { StatusChip } from '../orders/status-chip.tsx';
import { useSay } from '../words/words.ts';

export function LineFacts({ row, isGuess = false }: { row: SettlementRow; isGuess?: boolean }) {
  const { settlement, locale } = useSay();
  const { order, day } = row;
  return (
    <Box
      sx={{
        display: 'grid',
        columnGap: 3,
        rowGap: 1,
        minWidth: 0,
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
      }}
    >
      <Box>
        <Typography variant="body2" color="text.secondary">
          {settlement.line(row.line)}
          {day !== null && ` · ${dayOf(day, locale)}`}
        </Typography>
        <Typography sx={{ fontWeight: 700 }}>{madOf(row.amountCentimes, locale)}</Typography>
        <Typography dir="auto" variant="body2" sx={{ overflowWrap: 'anywhere' }}>
          {row.text}
        </Typography>
      </Box>
      {order !== null && (
        <Box>
          {isGuess && (
            <Typography variant="body2" color="text.secondary">
              {settlement.perhaps}
            </Typography>
          )}
          <Typography>
            <OrderLink number={order.number} />
          </Typography>
          {order.name !== null && (
            <Typography sx={{ overflowWrap: 'anywhere' }}>
              <bdi>{order.name}</bdi>
            </Typography>
          )}
          <Typography sx={{ fontWeight: 700 }}>{madOf(order.amountCentimes, locale)}</Typography>
          {order.status !== null && <StatusChip status={order.status} />}
        </Box>
      )}
    </Box>
  );
}
