/** A letter or a message in its list: what it is, whose it is, what became of it and what was answered last. */
import { Box, Card, CardActionArea, Stack, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { EventRow } from '../../../src/features/webhooks/events.staff.ts';
import { momentOf } from '../locale.ts';
import { useSay } from '../words/words.ts';
import { StateChip } from './state-chip.tsx';

type Props = {
  row: Omit<EventRow, 'event' | 'position'>;
  path: string;
  title: string;
  /** What its state is called, and the instant beside it; of letters unless told. */
  states?: Record<EventRow['state'], string>;
  at?: Record<EventRow['state'], string>;
  children?: ReactNode;
};

const clipped = {
  overflowWrap: 'anywhere',
  display: '-webkit-box',
  WebkitLineClamp: 2,
  WebkitBoxOrient: 'vertical',
  overflow: 'hidden',
} as const;

export function OutboxLine({ row, path, title, states, at, children }: Props) {
  const { outbox, locale } = useSay();
  return (
    <Card component="li">
      <CardActionArea component={Link} to={`/${path}/${row.id}/show`} sx={{ p: 2 }}>
        <Box
          sx={{
            display: 'grid',
            gap: { xs: 0.5, md: 3 },
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) auto' },
            alignItems: 'center',
          }}
        >
          <Box sx={{ minWidth: 0 }}>
            <Typography sx={{ fontWeight: 700, color: 'primary.main' }}>
              <bdi>{title}</bdi>
            </Typography>
            <Typography variant="body2" color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
              {children}
              {row.orderNumber !== null && (
                <>
                  {' · '}
                  <bdi dir="ltr">{row.orderNumber}</bdi>
                </>
              )}
            </Typography>
            {row.lastError !== null && row.state !== 'overtaken' && (
              <Typography
                variant="body2"
                color={row.state === 'sent' ? 'text.secondary' : 'error'}
                sx={clipped}
              >
                <bdi>{row.lastError}</bdi>
              </Typography>
            )}
          </Box>
          <Stack direction="row" sx={{ gap: 1.5, flexWrap: 'wrap', alignItems: 'center' }}>
            <Typography variant="body2" color="text.secondary">
              {(at ?? outbox.at)[row.state]}: {momentOf(row.at, locale)}
            </Typography>
            <StateChip state={row.state} {...(states && { states })} />
          </Stack>
        </Box>
      </CardActionArea>
    </Card>
  );
}
