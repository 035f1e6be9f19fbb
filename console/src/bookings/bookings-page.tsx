/** Hours with experts; an expert sees her own. */
import { Button, Card, Tab, Tabs, Typography } from '@mui/material';
import { Link, useSearchParams } from 'react-router-dom';
import type { BookingRow, BookingsAnswer } from '../../../src/features/consultations/bookings.staff.ts';
import { PageFrame, PlainList } from '../layout/page-frame.tsx';
import { Read, useReading } from '../layout/read.tsx';
import { useSay } from '../words/words.ts';
import { BookingFacts, BookingHour } from './booking-facts.tsx';

const shows = ['coming', 'lost', 'cancelled', 'past'] as const;
type Show = (typeof shows)[number];

function Hour({ row }: { row: BookingRow }) {
  const { bookings } = useSay();
  return (
    <Card component="li" sx={{ p: 2.5, display: 'grid', gap: 1.5, alignContent: 'start' }}>
      <BookingHour row={row} />
      <BookingFacts row={row} />
      {row.mayChange && (
        <Button
          component={Link}
          to={`/bookings/${encodeURIComponent(row.number)}`}
          variant="outlined"
          sx={{ justifySelf: 'start' }}
        >
          {bookings.change}
        </Button>
      )}
    </Card>
  );
}

function Hours({ rows, show }: { rows: BookingRow[]; show: Show }) {
  const { bookings } = useSay();
  const means = show === 'lost' || show === 'cancelled' ? bookings.means[show] : null;
  return (
    <>
      {means !== null && <Typography>{means}</Typography>}
      {rows.length === 0 && <Typography>{bookings.none[show]}</Typography>}
      <PlainList label={bookings.tabs[show]} isPaired>
        {rows.map((row) => (
          <Hour key={row.number} row={row} />
        ))}
      </PlainList>
    </>
  );
}

export function BookingsPage() {
  const { bookings } = useSay();
  const [query, setQuery] = useSearchParams();
  const show = shows.find((name) => name === query.get('show')) ?? 'coming';
  const reading = useReading<BookingsAnswer>(`/bookings?show=${show}`);
  const lost = reading.data?.lost ?? 0;
  return (
    <PageFrame title={bookings.title} lead={bookings.lead} measure="columns">
      <Button component={Link} to="/hours" variant="outlined" sx={{ justifySelf: 'start' }}>
        {bookings.hours}
      </Button>
      <Tabs
        value={show}
        onChange={(_event, name: Show) => setQuery(name === 'coming' ? {} : { show: name })}
        aria-label={bookings.tabs.label}
        variant="scrollable"
        allowScrollButtonsMobile
      >
        {shows.map((name) => (
          <Tab
            key={name}
            value={name}
            label={name === 'lost' && lost > 0 ? `${bookings.tabs[name]} (${lost})` : bookings.tabs[name]}
            // All four stand on a phone beside each other.
            sx={{ textTransform: 'none', minWidth: 0, px: { xs: 1, sm: 2 } }}
          />
        ))}
      </Tabs>
      <Read reading={reading} height={320}>
        {({ rows }) => <Hours rows={rows} show={show} />}
      </Read>
    </PageFrame>
  );
}
