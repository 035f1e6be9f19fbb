/** '/hours': who gives consultations, how much of the week is open, and what asks for somebody. */
import { Box, Button, Card, Stack, Typography } from '@mui/material';
import { usePermissions } from 'react-admin';
import { Link, Navigate } from 'react-router-dom';
import type { ExpertRow } from '../../../src/features/consultations/hours.staff.ts';
import { PageFrame, PlainList } from '../layout/page-frame.tsx';
import { WordChip } from '../layout/facts.tsx';
import { Read, useReading } from '../layout/read.tsx';
import { useSay } from '../words/words.ts';

function Expert({ row }: { row: ExpertRow }) {
  const { hours, bookings, locale } = useSay();
  const { expert, name, weeklyMinutes, hasLink, coming, outside } = row;
  const called = name[locale === 'ar' ? 'ar' : 'en'];
  return (
    <Card component="li" sx={{ p: 2.5, display: 'grid', gap: 1.5, alignContent: 'start' }}>
      <Typography component="h2" variant="h6" sx={{ overflowWrap: 'anywhere' }}>
        <bdi>{called}</bdi>
      </Typography>
      <Box>
        <Typography>
          {weeklyMinutes === 0 ? hours.noWeek : hours.aWeek(hours.whole(Math.round(weeklyMinutes / 60)))}
        </Typography>
        <Typography color="text.secondary">
          {coming === 0 ? bookings.none.coming : hours.coming(coming)}
        </Typography>
      </Box>
      {(!hasLink || outside > 0) && (
        <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
          {!hasLink && <WordChip variant="outlined" color="warning" label={hours.noLink} />}
          {outside > 0 && <WordChip color="error" label={hours.outsideCount(outside)} />}
        </Stack>
      )}
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
    <PlainList label={hours.title} isPaired>
      {rows.map((row) => (
        <Expert key={row.expert} row={row} />
      ))}
    </PlainList>
  );
}

export function ExpertsPage() {
  const { hours } = useSay();
  const reading = useReading<{ rows: ExpertRow[] }>('/hours');
  return (
    <PageFrame title={hours.title} lead={`${hours.lead} ${hours.clock}`}>
      <Read reading={reading} height={320}>
        {({ rows }) => <Experts rows={rows} />}
      </Read>
    </PageFrame>
  );
}
