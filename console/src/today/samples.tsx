/** What of the sample academy still stands there, by kind. */
import { Box, Button, Card, Chip, Typography } from '@mui/material';
import { Link } from 'react-router-dom';
import type { TodayAnswer } from '../../../src/features/today/today.staff.ts';
import { useSay } from '../words/words.ts';

const reachable = { height: 44, borderRadius: 22 } as const;

/** Leads to where the academy's own is put in its place; the team's posts are changed in the community. */
const Sample = ({ kind, label }: { kind: TodayAnswer['samples'][number]['kind']; label: string }) =>
  kind === 'community-post' ? (
    <Chip variant="outlined" label={label} sx={reachable} />
  ) : (
    <Chip
      variant="outlined"
      label={label}
      component={Link}
      to={kind === 'access-codes' ? '/access-codes' : kind === 'coupon' ? '/coupons' : `/catalogue/${kind}`}
      clickable
      sx={reachable}
    />
  );

export function Samples({ samples }: { samples: TodayAnswer['samples'] }) {
  const { today, samples: words } = useSay();
  return (
    <Card sx={{ p: 2 }}>
      <Typography component="h3" sx={{ fontWeight: 700, fontSize: '1.05rem' }}>
        {today.samples.title}
      </Typography>
      <Typography variant="body2" color="text.secondary" sx={{ mt: 0.5 }}>
        {today.samples.lead}
      </Typography>
      <Box
        component="ul"
        sx={{ m: 0, mt: 1.5, p: 0, listStyle: 'none', display: 'flex', flexWrap: 'wrap', gap: 1 }}
      >
        {samples.map(({ kind, count }) => (
          <li key={kind}>
            <Sample kind={kind} label={today.samples.kinds[kind](count)} />
          </li>
        ))}
      </Box>
      <Button variant="outlined" component={Link} to="/samples" sx={{ mt: 2 }}>
        {words.go}
      </Button>
    </Card>
  );
}
