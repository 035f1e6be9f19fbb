/** '/hours': who gives consultations, how much of the week is open, and what asks for somebody. */
import { Box, Button, Card, Chip, Stack, Typography } from '@mui/material';
import { Title, usePermissions } from 'react-admin';
import { Link, Navigate } from 'react-router-dom';
import type { ExpertRow } from '../../../api/staff/hours.ts';
import { Read } from '../layout/read.tsx';
import { useReading } from '../layout/use-reading.ts';
import { useSay } from '../words/words.ts';

function Expert({ row }: { row: ExpertRow }) {
  const { hours, bookings, locale } = useSay();
  const { expert, name, weeklyMinutes, hasLink, coming, outside } = row;
  const called = name[locale === 'ar' ? 'ar' : 'en'];
  return (
    <Card component="li" sx={{ p: 2.5, display: 'grid', gap: 1, alignContent: 'start' }}>
      <Typography component="h2" variant="h6" sx={{ overflowWrap: 'anywhere' }}>
        <bdi>{called}</bdi>
      </Typography>
      <Typography>
        {weeklyMinutes === 0 ? hours.noWeek : hours.aWeek(hours.whole(Math.round(weeklyMinutes / 60)))}
      </Typography>
      <Typography color="text.secondary">
        {coming === 0 ? bookings.none.coming : hours.coming(coming)}
      </Typography>
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
        {!hasLink && <Chip size="small" variant="outlined" color="warning" label={hours.noLink} />}
        {outside > 0 && <Chip size="small" color="error" label={hours.outsideCount(outside)} />}
      </Stack>
      <Button
        component={Link}
        to={`/hours/${encodeURIComponent(expert)}`}
        variant="outlined"
        aria-label={`${hours.set}: ${called}`}
        sx={{ justifySelf: 'start' }}
      >
        {hours.set}
      </Button>
    </Card>
  );
}

function Experts({ rows }: { rows: ExpertRow[] }) {
  const { hours } = useSay();
  const { permissions = [] } = usePermissions<string[]>();
  const [first] = rows;
  if (first === undefined) return <Typography>{hours.none}</Typography>;
  // An expert has her own alone; nobody else sees hours without seeing orders.
  if (rows.length === 1 && !permissions.includes('maySeeOrders'))
    return <Navigate replace to={`/hours/${encodeURIComponent(first.expert)}`} />;
  return (
    <Box
      component="ul"
      aria-label={hours.title}
      sx={{
        m: 0,
        p: 0,
        listStyle: 'none',
        display: 'grid',
        gap: 2,
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
      }}
    >
      {rows.map((row) => (
        <Expert key={row.expert} row={row} />
      ))}
    </Box>
  );
}

export function ExpertsPage() {
  const { hours } = useSay();
  const reading = useReading<{ rows: ExpertRow[] }>('/hours');
  return (
    <Stack sx={{ gap: 2, px: { xs: 1, md: 0 }, pt: 2, maxWidth: '64rem' }}>
      <Title title={hours.title} />
      <Typography component="h1" variant="h5" sx={{ fontWeight: 700 }}>
        {hours.title}
      </Typography>
      <Typography color="text.secondary">
        {hours.lead} {hours.clock}
      </Typography>
      <Read reading={reading} height={320}>
        {({ rows }) => <Experts rows={rows} />}
      </Read>
    </Stack>
  );
}
