/** All that happened to an order, the newest first: who, what, and where it led. */
import { Box, Card, Typography } from '@mui/material';
import type { OrderWhole } from '../../../api/staff/order-shapes.ts';
import { directionOf, momentOf } from '../locale.ts';
import { useSay } from '../words/words.ts';

export function OrderHistory({ order }: { order: OrderWhole }) {
  const { orders, locale } = useSay();
  const nameOf = (actor: string): string => {
    if (actor === 'buyer' || actor === 'clock') return orders.by[actor];
    return actor.replace(/^(staff|gateway):/, '');
  };
  const entries = order.history.map((entry, place) => ({ ...entry, place })).toReversed();
  return (
    <Card sx={{ p: 2.5, gridColumn: '1 / -1' }}>
      <Typography component="h2" variant="h6">
        {orders.sections.history}
      </Typography>
      <Box component="ol" sx={{ m: 0, mt: 1, p: 0, listStyle: 'none', display: 'grid', gap: 1.25 }}>
        {entries.map(({ place, at, actor, event, fromStatus, toStatus }) => (
          <Box component="li" key={place}>
            <Typography sx={{ fontWeight: 600 }}>
              <bdi>{orders.events[event] ?? event}</bdi>
              {toStatus !== null && toStatus !== fromStatus && (
                <Typography component="span" color="text.secondary">
                  {directionOf(locale) === 'rtl' ? ' ← ' : ' → '}
                  <bdi dir="ltr">{toStatus}</bdi>
                </Typography>
              )}
            </Typography>
            <Typography variant="body2" color="text.secondary">
              <time dateTime={at}>{momentOf(at, locale)}</time> · <bdi>{nameOf(actor)}</bdi>
            </Typography>
          </Box>
        ))}
      </Box>
    </Card>
  );
}
