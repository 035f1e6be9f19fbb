/** Hours with experts; an expert sees her own. */
import { Box, Button, Card, Tab, Tabs, Typography } from '@mui/material';
import { Title } from 'react-admin';
import { Link, useSearchParams } from 'react-router-dom';
import type { BookingRow, BookingsAnswer } from '../../../api/staff/bookings.ts';
import { Read } from '../layout/read.tsx';
import { useReading } from '../layout/use-reading.ts';
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
      <Box
        component="ul"
        aria-label={bookings.tabs[show]}
        sx={{
          display: 'grid',
          gap: 2,
          p: 0,
          m: 0,
          listStyle: 'none',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: '1fr 1fr' },
        }}
      >
        {rows.map((row) => (
          <Hour key={row.number} row={row} />
        ))}
      </Box>
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
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        p: { xs: 1, md: 2 },
        maxWidth: '84rem',
        gridTemplateColumns: 'minmax(0, 1fr)',
      }}
    >
      <Title title={bookings.title} />
      <Box>
        <Typography component="h1" variant="h5" sx={{ fontWeight: 700 }}>
          {bookings.title}
        </Typography>
        <Typography color="text.secondary">{bookings.lead}</Typography>
      </Box>
      <Button component={Link} to="/hours" sx={{ justifySelf: 'start', px: 0 }}>
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
            sx={{ textTransform: 'none' }}
          />
        ))}
      </Tabs>
      <Read reading={reading} height={320}>
        {({ rows }) => <Hours rows={rows} show={show} />}
      </Read>
    </Box>
  );
}
