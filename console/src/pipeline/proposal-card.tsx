/** One proposal. What she typed is text, in its own direction. */
import { Box, Card, Chip, Typography } from '@mui/material';
import { usePermissions } from 'react-admin';
import type { ProposalRow } from '../../../src/features/applications/application-stages.staff.ts';
import { OfficeNote } from '../applications/office-note.tsx';
import { Reach } from '../applications/reach.tsx';
import { replyTo } from '../applications/reply.ts';
import { LongText } from '../layout/long-text.tsx';
import { momentOf } from '../locale.ts';
import { useSay } from '../words/words.ts';
import { ProposalDeeds } from './proposal-deeds.tsx';
import { nameOf, type Stage } from './use-moving.ts';

function When({ row: { sentAt, since, by } }: { row: ProposalRow }) {
  const { pipeline, locale } = useSay();
  const moment = momentOf(since, locale);
  return (
    <Typography variant="body2" color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
      {pipeline.proposed(momentOf(sentAt, locale))}
      {since !== sentAt && (
        <>
          <br />
          {by === null ? pipeline.since(moment) : pipeline.sinceBy(moment, by)}
        </>
      )}
    </Typography>
  );
}

export function ProposalCard({ row, stage, onDone }: { row: ProposalRow; stage: Stage; onDone: () => void }) {
  const { pipeline } = useSay();
  const { permissions = [] } = usePermissions<string[]>();
  const about = { en: row.topic, ar: row.topic };
  return (
    <Card component="li" sx={{ p: 2, display: 'grid', gap: 1, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Typography component="h3" sx={{ fontWeight: 700, fontSize: '1.05rem', overflowWrap: 'anywhere' }}>
        <bdi>{nameOf(row)}</bdi>
      </Typography>
      <Typography sx={{ overflowWrap: 'anywhere' }}>
        <bdi>{row.topic}</bdi>
      </Typography>
      <Box>
        <Chip size="small" variant="outlined" label={pipeline.writtenIn[row.locale]} />
      </Box>
      <When row={row} />
      <Reach email={row.email} phone={row.phone} letter={replyTo({ ...row, about })} />
      {row.experience !== '' && (
        <Box>
          <Typography variant="body2" color="text.secondary">
            {pipeline.experience}
          </Typography>
          <LongText text={row.experience} />
        </Box>
      )}
      {permissions.includes('mayAnswerApplications') && (
        <>
          <OfficeNote id={row.id} note={row.note} of={nameOf(row)} onDone={onDone} />
          <ProposalDeeds row={row} stage={stage} onDone={onDone} />
        </>
      )}
    </Card>
  );
}
