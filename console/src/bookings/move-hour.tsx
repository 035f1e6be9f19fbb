/** Free hours by day, and moving the booked one to one of them. */
import { Box, Button, Card, Stack, ToggleButton, Typography } from '@mui/material';
import { useState } from 'react';
import type { BookingWhole } from '../../../src/features/consultations/bookings.staff.ts';
import type { ConsoleLocale } from '../locale.ts';
import { useSay } from '../words/words.ts';
import type { Change } from './booking-page.tsx';
import { hourOf, longDayOf, timeOf } from './clocks.ts';

function byDay(slots: readonly string[], locale: ConsoleLocale): [string, string[]][] {
  const days = new Map<string, string[]>();
  for (const slot of slots) {
    const day = longDayOf(slot, locale);
    days.set(day, [...(days.get(day) ?? []), slot]);
  }
  return [...days];
}

type Props = {
  hour: BookingWhole;
  onChange: Change;
  /** Null: from now on. */
  onFrom: (from: string | null) => void;
  isFirst: boolean;
};

export function MoveHour({ hour, onChange, onFrom, isFirst }: Props) {
  const { bookings, locale } = useSay();
  const [chosen, setChosen] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const { later } = hour.free;
  const isNow = (slot: string) => hour.state === 'booked' && slot === hour.startsAt;
  const days = byDay(
    hour.free.slots.filter((slot) => !isNow(slot)),
    locale,
  );
  const move = async () => {
    setBusy(true);
    await onChange('hour', { startsAt: chosen, seen: hour.sequence }, bookings.moved);
    setBusy(false);
  };
  return (
    <Card component="section" aria-labelledby="move" sx={{ p: 2.5, display: 'grid', gap: 2 }}>
      <Typography id="move" component="h2" variant="h6">
        {bookings.moveTitle}
      </Typography>
      <Typography>{days.length === 0 ? bookings.noneFree : bookings.moveText}</Typography>
      {days.map(([day, slots]) => (
        <Box key={day} role="group" aria-label={day} sx={{ display: 'grid', gap: 1 }}>
          <Typography
            component="h3"
            sx={{ fontWeight: 700, '&::first-letter': { textTransform: 'uppercase' } }}
          >
            {day}
          </Typography>
          <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
            {slots.map((slot) => (
              <ToggleButton
                key={slot}
                value={slot}
                color="primary"
                selected={slot === chosen}
                onChange={() => setChosen(slot)}
                sx={{ minHeight: 44, minWidth: 72 }}
              >
                {timeOf(slot, locale)}
              </ToggleButton>
            ))}
          </Stack>
        </Box>
      ))}
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
        {!isFirst && <Button onClick={() => onFrom(null)}>{bookings.first}</Button>}
        {later !== null && <Button onClick={() => onFrom(later)}>{bookings.later}</Button>}
      </Stack>
      {days.length > 0 && (
        <Button
          variant="contained"
          disabled={chosen === null || isBusy}
          onClick={() => void move()}
          sx={{ justifySelf: 'start' }}
        >
          {chosen === null ? bookings.chooseFirst : bookings.moveTo(hourOf(chosen, locale))}
        </Button>
      )}
    </Card>
  );
}
