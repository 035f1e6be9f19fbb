/** An hour: when, who comes, and what she wrote. What she wrote is text. */
import { Box, Stack, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import type { BookingRow } from '../../../src/features/consultations/bookings.staff.ts';
import { letterTo, Reach } from '../applications/reach.tsx';
import { LongText, OrderLink, WordChip } from '../layout/facts.tsx';
import { momentOf } from '../locale.ts';
import { useSay } from '../words/words.ts';
import { hourThere, longDayOf, placeOf, timeOf } from './clocks.ts';

const tones = {
  held: 'warning',
  booked: 'success',
  released: 'default',
  cancelled: 'default',
  lost: 'error',
} as const;

const Fact = ({ label, children }: { label: string; children: ReactNode }) => (
  <div>
    <Typography component="dt" variant="body2" color="text.secondary">
      {label}
    </Typography>
    <Box component="dd" sx={{ m: 0, overflowWrap: 'anywhere' }}>
      {children}
    </Box>
  </div>
);

export function BookingHour({ row }: { row: BookingRow }) {
  const { bookings, locale } = useSay();
  return (
    <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap', alignItems: 'center' }}>
      <Typography component="h2" variant="h6" sx={{ '&::first-letter': { textTransform: 'uppercase' } }}>
        {longDayOf(row.startsAt, locale)}{' '}
        <Box component="span" sx={{ whiteSpace: 'nowrap' }}>
          {bookings.span(timeOf(row.startsAt, locale), timeOf(row.endsAt, locale))}
        </Box>
      </Typography>
      <WordChip variant="outlined" color={tones[row.state]} label={bookings.states[row.state]} />
    </Stack>
  );
}

export function BookingFacts({ row }: { row: BookingRow }) {
  const { bookings, locale } = useSay();
  const inOurs = locale === 'ar' ? 'ar' : 'en';
  const there = hourThere(row.startsAt, row.timeZone, locale);
  return (
    <Box component="dl" sx={{ m: 0, display: 'grid', gap: 1.25 }}>
      <Fact label={bookings.service}>
        <bdi>{row.service[inOurs]}</bdi>
      </Fact>
      <Fact label={bookings.expert}>
        <bdi>{row.expert[inOurs]}</bdi>
      </Fact>
      <Fact label={bookings.learner}>
        <bdi>{row.name}</bdi>
        <Reach email={row.email} phone={row.phone} letter={letterTo(row.email)} />
      </Fact>
      {there !== null && <Fact label={bookings.there(placeOf(row.timeZone))}>{there}</Fact>}
      {row.heldUntil !== null && <Fact label={bookings.heldUntil}>{momentOf(row.heldUntil, locale)}</Fact>}
      {row.note !== '' && (
        <Fact label={bookings.note}>
          <LongText text={row.note} />
        </Fact>
      )}
      <Fact label={bookings.order}>
        <OrderLink number={row.number} />
      </Fact>
    </Box>
  );
}
