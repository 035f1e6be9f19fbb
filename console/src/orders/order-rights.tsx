/** Consultations that came with a course, how each stands, and what can be done about it. */
import { Box, Card, Stack, Typography } from '@mui/material';
import { useNotify, usePermissions, useRefresh } from 'react-admin';
import type { OrderWhole } from '../../../src/features/orders/order-shapes.staff.ts';
import { AskOnce } from '../layout/ask-once.tsx';
import { Ltr } from '../layout/ltr.tsx';
import { whyRefused } from '../layout/why-refused.ts';
import { WordChip } from '../layout/word-chip.tsx';
import { dayOf, formatTags } from '../locale.ts';
import { ask, Refused } from '../wire.ts';
import { useSay } from '../words/words.ts';

export function OrderRights({ order }: { order: OrderWhole }) {
  const { desk, office, locale } = useSay();
  const words = desk.rights;
  const { permissions: may = [] } = usePermissions<string[]>();
  const notify = useNotify();
  const refresh = useRefresh();
  if (order.rights.length === 0) return null;
  const percent = new Intl.NumberFormat(formatTags[locale], { style: 'percent' });
  // It is over at this instant: the last day is the one before it.
  const lastDay = (endsAt: string) => dayOf(new Date(Date.parse(endsAt) - 1).toISOString(), locale);

  const change = (as: string, how: 'extend' | 'give-back') => async () => {
    try {
      const address = `/orders/${order.number}/rights/${as}`;
      const { endsAt } = await ask<{ endsAt: string }>('POST', address, { change: how });
      notify(words.done(lastDay(endsAt)), { type: 'success' });
      refresh();
    } catch (failure) {
      if (failure instanceof Refused && failure.failure.code === 'too-late') return words.notPossible;
      return whyRefused(failure, office, String);
    }
    return null;
  };

  return (
    <Card component="section" aria-labelledby="rights" sx={{ p: 2.5 }}>
      <Typography id="rights" component="h2" variant="h6" sx={{ mb: 1 }}>
        {words.title}
      </Typography>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 2 }}>
        {order.rights.map((right) => (
          <li key={right.as}>
            <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap', alignItems: 'center' }}>
              <Typography sx={{ fontWeight: 600 }}>
                <bdi>{right.title[locale === 'ar' ? 'ar' : 'en']}</bdi>
              </Typography>
              <WordChip
                color={right.state === 'open' ? 'success' : 'default'}
                label={words.states[right.state]}
              />
            </Stack>
            <Typography variant="body2" color="text.secondary" sx={{ mb: 1 }}>
              {words.as[right.as]} · {words.off(percent.format(right.percent / 100))} ·{' '}
              <Ltr>{right.code}</Ltr> · {words.until(lastDay(right.endsAt))}
            </Typography>
            {may.includes('mayManageCoupons') && right.mayExtend && (
              <AskOnce
                label={words.extend}
                sure={words.extendSure}
                go={words.extendGo}
                onGo={change(right.as, 'extend')}
              />
            )}
            {may.includes('mayManageCoupons') && right.mayGiveBack && (
              <AskOnce
                label={words.giveBack}
                sure={words.giveBackSure}
                go={words.giveBackGo}
                onGo={change(right.as, 'give-back')}
              />
            )}
          </li>
        ))}
      </Box>
    </Card>
  );
}
