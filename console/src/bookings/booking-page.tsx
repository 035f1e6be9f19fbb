/** One hour: another time for it, or cancelling it with the money. */
import { Alert, Box, Card, Typography } from '@mui/material';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import type { BookingWhole } from '../../../src/features/consultations/bookings.staff.ts';
import { AskOnce } from '../layout/ask-once.tsx';
import { PageFrame } from '../layout/page-frame.tsx';
import { whyRefused } from '../layout/why-refused.ts';
import { madOf } from '../locale.ts';
import { Read } from '../layout/read.tsx';
import { useReading } from '../layout/use-reading.ts';
import { ask, queryOf } from '../wire.ts';
import { useSay } from '../words/words.ts';
import { BookingFacts, BookingHour } from './booking-facts.tsx';
import { MoveHour } from './move-hour.tsx';

type Told = { severity: 'success' | 'warning'; text: string };
/** Resolves with what went wrong, in words, or null. */
export type Change = (deed: 'hour' | 'cancellation', body: object, done: string) => Promise<string | null>;

function CancelHour({ hour, onChange }: { hour: BookingWhole; onChange: Change }) {
  const { bookings, locale } = useSay();
  const { leftCentimes, paidBackWithinDays, sequence } = hour;
  return (
    <Card component="section" aria-labelledby="cancel" sx={{ p: 2.5, display: 'grid', gap: 1.5 }}>
      <Typography id="cancel" component="h2" variant="h6">
        {bookings.cancelTitle}
      </Typography>
      {hour.isDisputed ? (
        <Typography>{bookings.disputed}</Typography>
      ) : (
        <>
          <Typography>
            {bookings.cancelText(madOf(leftCentimes, locale), bookings.days(paidBackWithinDays))}
          </Typography>
          <Typography variant="body2" color="text.secondary">
            {bookings.cancelFree}
          </Typography>
          <AskOnce
            label={bookings.cancel}
            sure={`${bookings.cancelSure} ${bookings.cancelUndone}`}
            go={bookings.cancel}
            onGo={() => onChange('cancellation', { seen: sequence }, bookings.cancelled)}
          />
        </>
      )}
    </Card>
  );
}

type WholeProps = {
  hour: BookingWhole;
  onChange: Change;
  onFrom: (from: string | null) => void;
  isFirst: boolean;
};

function Whole({ hour, onChange, onFrom, isFirst }: WholeProps) {
  const { bookings } = useSay();
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        alignItems: 'start',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: '1fr 1fr' },
      }}
    >
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        <Card sx={{ p: 2.5, display: 'grid', gap: 1.5 }}>
          <BookingHour row={hour} />
          <BookingFacts row={hour} />
          {!hour.mayChange && hour.state !== 'cancelled' && (
            <Typography color="text.secondary">{bookings.closed}</Typography>
          )}
        </Card>
        {hour.mayChange && <CancelHour hour={hour} onChange={onChange} />}
      </Box>
      {hour.mayChange && (
        <MoveHour
          key={`${hour.startsAt} ${hour.free.slots[0]}`}
          hour={hour}
          onChange={onChange}
          onFrom={onFrom}
          isFirst={isFirst}
        />
      )}
    </Box>
  );
}

export function BookingPage() {
  const { bookings, office } = useSay();
  const { number = '' } = useParams();
  const [from, setFrom] = useState<string | null>(null);
  const [told, setTold] = useState<Told | null>(null);
  const address = `/bookings/${encodeURIComponent(number)}`;
  const reading = useReading<BookingWhole>(`${address}${queryOf({ from })}`);
  const change: Change = async (deed, body, done) => {
    let news: Told = { severity: 'success', text: done };
    try {
      await ask('POST', `${address}/${deed}`, body);
      setFrom(null);
    } catch (failure) {
      news = { severity: 'warning', text: whyRefused(failure, office, bookings.conflict) };
    }
    // Told above the hour as it is now.
    await reading.reread();
    setTold(news);
    return null;
  };
  return (
    <PageFrame
      title={bookings.title}
      heading={reading.data === null ? bookings.title : bookings.of(reading.data.name)}
      back={{ to: '/bookings', label: bookings.back }}
      measure="columns"
    >
      {told !== null && <Alert severity={told.severity}>{told.text}</Alert>}
      <Read reading={reading} height={320}>
        {(hour) => <Whole hour={hour} onChange={change} onFrom={setFrom} isFirst={from === null} />}
      </Read>
    </PageFrame>
  );
}
