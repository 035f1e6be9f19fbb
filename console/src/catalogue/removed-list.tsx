/** What was taken from the pages: who took it off and when. Each leads to its history, and so back to a draft. */
import { Alert, Card, CardActionArea, Stack, Typography } from '@mui/material';
import { Link } from 'react-router-dom';
import type { RemovedRow } from '../../../src/features/catalogue/catalogue-shapes.staff.ts';
import { momentOf } from '../locale.ts';
import { useReading } from '../layout/read.tsx';
import { useSay } from '../words/words.ts';
import { Waiting } from './waiting.tsx';

function Line({ kind, row }: { kind: string; row: RemovedRow }) {
  const { catalogue, locale } = useSay();
  const { slug, title, by, at } = row;
  const name = (locale === 'ar' ? title.ar || title.en : title.en || title.ar) || slug;
  const who = by === 'academy' ? catalogue.history.academy : by;
  return (
    <Card component="li">
      <CardActionArea component={Link} to={`/catalogue/${kind}/${slug}`} sx={{ p: 2 }}>
        <Typography sx={{ fontWeight: 700, color: 'primary.main', overflowWrap: 'anywhere' }}>
          <bdi>{name}</bdi>
        </Typography>
        <Typography variant="body2" color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
          <bdi dir="ltr">{slug}</bdi> · {catalogue.takenOff.by(who, momentOf(at, locale))}
        </Typography>
      </CardActionArea>
    </Card>
  );
}

export function RemovedList({ kind, search }: { kind: string; search: string }) {
  const { catalogue } = useSay();
  const asked = useReading<{ rows: RemovedRow[] }>(`/catalogue/${kind}/removed`);
  if (asked.data === null) return <Waiting asked={asked} />;
  const wanted = search.trim().toLowerCase();
  const found = asked.data.rows.filter(({ slug, title }) =>
    [slug, title.en, title.ar].some((text) => text.toLowerCase().includes(wanted)),
  );
  if (found.length === 0) return <Alert severity="info">{catalogue.takenOff.none}</Alert>;
  return (
    <Stack
      component="ul"
      aria-label={catalogue.takenOff.title}
      sx={{ gap: 1, p: 0, m: 0, listStyle: 'none' }}
    >
      {found.map((row) => (
        <Line key={row.slug} kind={kind} row={row} />
      ))}
    </Stack>
  );
}
