/** What of the sample academy still stands there, by kind. */
import { Box, Card, Chip, Typography } from '@mui/material';
import type { TodayAnswer } from '../../../api/staff/today.ts';
import { useSay } from '../words/words.ts';

export function Samples({ samples }: { samples: TodayAnswer['samples'] }) {
  const { today } = useSay();
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
          <Chip key={kind} component="li" variant="outlined" label={today.samples.kinds[kind](count)} />
        ))}
      </Box>
    </Card>
  );
}
