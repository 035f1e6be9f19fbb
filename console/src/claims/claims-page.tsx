/** '/claims': one claim after the other, the longest waiting first. */
import { Button, Typography } from '@mui/material';
import { Link } from 'react-router-dom';
import type { Checks, Claim } from '../../../src/features/transfers/claims.staff.ts';
import { QueuePage } from '../queue/queue-page.tsx';
import { useQueue } from '../queue/use-queue.ts';
import { ask } from '../wire.ts';
import { useSay } from '../words/words.ts';
import { checksInWords } from './checks-in-words.ts';
import { ClaimCard } from './claim-card.tsx';

type Listed = { rows: Claim[]; total: number | null; checks: Checks };

const queueOfClaims = {
  read: () => ask<Listed>('GET', '/claims'),
  rowsOf: ({ rows, total }: Listed) => ({ rows, total: total ?? rows.length }),
  name: 'order',
  idOf: ({ number }: Claim) => number,
};

export function ClaimsPage() {
  const { claims, locale } = useSay();
  const queue = useQueue(queueOfClaims);
  const below = (
    <>
      <Button component={Link} to="/claims/statement" variant="outlined" sx={{ alignSelf: 'start' }}>
        {claims.bulk}
      </Button>
      {queue.whole !== null && (
        <Typography variant="body2" color="text.secondary">
          {claims.promise(checksInWords(queue.whole.checks, { claims, locale }))}
        </Typography>
      )}
    </>
  );
  return (
    <QueuePage say={claims} queue={queue} below={below}>
      {(claim, { hasKeys, onDone, headingRef }) => (
        <ClaimCard
          key={claim.number}
          claim={claim}
          hasKeys={hasKeys}
          onDone={(by) => onDone(claim.number, by)}
          headingRef={headingRef}
        />
      )}
    </QueuePage>
  );
}
