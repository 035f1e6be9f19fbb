/** Every try, the newest first, with what was answered. */
import { Box, Card, Typography } from '@mui/material';
import type { OutboxTryTold } from '../../../src/features/emails/mails.staff.ts';
import { LongText } from '../layout/long-text.tsx';
import { momentOf } from '../locale.ts';
import { useSay } from '../words/words.ts';

export function Tries({ history }: { history: OutboxTryTold[] }) {
  const { outbox, locale } = useSay();
  const tries = history.map((one, place) => ({ ...one, place })).toReversed();
  return (
    <Card sx={{ p: 2.5 }}>
      <Typography component="h2" variant="h6">
        {outbox.history}
      </Typography>
      {tries.length === 0 ? (
        <Typography color="text.secondary">{outbox.noHistory}</Typography>
      ) : (
        <Box component="ol" sx={{ m: 0, mt: 1, p: 0, listStyle: 'none', display: 'grid', gap: 1.25 }}>
          {tries.map(({ place, at, outcome, error }) => (
            <Box component="li" key={place}>
              <Typography sx={{ fontWeight: 600 }}>{outbox.outcomes[outcome]}</Typography>
              <Typography variant="body2" color="text.secondary" component="div">
                <time dateTime={at}>{momentOf(at, locale)}</time>
                {error !== null && (
                  <>
                    {' · '}
                    <LongText text={error} />
                  </>
                )}
              </Typography>
            </Box>
          ))}
        </Box>
      )}
    </Card>
  );
}
