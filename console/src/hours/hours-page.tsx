/** '/hours/<expert>': when she has time, days that differ, and where they meet. */
import { Button, Stack, Typography } from '@mui/material';
import { Title } from 'react-admin';
import { Link, useParams } from 'react-router-dom';
import type { HoursWhole } from '../../../api/staff/hours.ts';
import { Read } from '../layout/read.tsx';
import { useReading } from '../layout/use-reading.ts';
import { useSay } from '../words/words.ts';
import { HoursForm } from './hours-form.tsx';

export function HoursPage() {
  const { hours, bookings, locale } = useSay();
  const { expert = '' } = useParams();
  const reading = useReading<HoursWhole>(`/hours/${encodeURIComponent(expert)}`);
  const title =
    reading.data === null ? hours.title : hours.of(reading.data.name[locale === 'ar' ? 'ar' : 'en']);
  return (
    <Stack sx={{ gap: 2, px: { xs: 1, md: 0 }, pt: 2, maxWidth: '52rem' }}>
      <Title title={hours.title} />
      <Stack direction="row" sx={{ gap: 2, flexWrap: 'wrap' }}>
        <Button component={Link} to="/hours" sx={{ px: 0 }}>
          {hours.backToAll}
        </Button>
        <Button component={Link} to="/bookings" sx={{ px: 0 }}>
          {bookings.title}
        </Button>
      </Stack>
      <Typography component="h1" variant="h5" sx={{ fontWeight: 700, overflowWrap: 'anywhere' }}>
        {title}
      </Typography>
      <Typography color="text.secondary">{hours.clock}</Typography>
      <Read reading={reading} height={480}>
        {(read) => (
          <HoursForm
            key={`${read.expert} ${read.setAt}`}
            read={read}
            onSaved={reading.again}
            onAgain={reading.again}
          />
        )}
      </Read>
    </Stack>
  );
}
