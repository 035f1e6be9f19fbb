/** Who has booked, each leading to where her hour is moved or cancelled. */
import { Alert, AlertTitle, Box, Link as MuiLink } from '@mui/material';
import { Link } from 'react-router-dom';
import { hourOf } from '../bookings/clocks.ts';
import { useSay } from '../words/words.ts';
import type { Booked } from './week.ts';

export function BookedList({ booked }: { booked: readonly Booked[] }) {
  const { locale } = useSay();
  return (
    <Box component="ul" sx={{ m: 0, mt: 0.5, paddingInlineStart: 2.5 }}>
      {booked.map(({ number, name, startsAt }) => (
        <li key={number}>
          <MuiLink
            component={Link}
            to={`/bookings/${encodeURIComponent(number)}`}
            sx={{ overflowWrap: 'anywhere' }}
          >
            {hourOf(startsAt, locale)} · <bdi>{name}</bdi>
          </MuiLink>
        </li>
      ))}
    </Box>
  );
}

export function OutsideThese({ booked }: { booked: readonly Booked[] }) {
  const { hours } = useSay();
  if (booked.length === 0) return null;
  return (
    <Alert severity="warning">
      <AlertTitle>{hours.outside}</AlertTitle>
      {hours.outsideHint}
      <BookedList booked={booked} />
    </Alert>
  );
}
