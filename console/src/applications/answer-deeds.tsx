/** Whether an application was answered: by her own mail, and marked here, so that no colleague answers it again. */
import { Button, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import { useNotify, usePermissions } from 'react-admin';
import type { ApplicationRow } from '../../../src/features/applications/applications.staff.ts';
import { momentOf } from '../locale.ts';
import { ask, Refused } from '../wire.ts';
import { useSay } from '../words/words.ts';
import { OfficeNote } from './office-note.tsx';

type Stage = 'new' | 'answered' | 'put-away';

function useAnswering({ row, onDone }: { row: ApplicationRow; onDone: () => void }) {
  const { applications, office } = useSay();
  const notify = useNotify();
  const [isBusy, setBusy] = useState(false);
  const move = async (to: Stage) => {
    setBusy(true);
    try {
      await ask('POST', `/applications/${row.id}/stage`, { from: row.stage, to });
      notify(applications.stages[to], { type: 'success' });
    } catch (failure) {
      if (!(failure instanceof Refused)) throw failure;
      const { code, detail } = failure.failure;
      const [by, stage] = [detail?.['by'], detail?.['stage']];
      const isFirst = code === 'moved-meanwhile' && typeof by === 'string';
      const first = () => applications.first(String(by), applications.stages[stage as Stage]);
      notify(isFirst ? first() : office.failures[code], { type: 'warning', autoHideDuration: 10_000 });
    } finally {
      setBusy(false);
      onDone();
    }
  };
  return { move, isBusy };
}

export function AnswerDeeds({ row, onDone }: { row: ApplicationRow; onDone: () => void }) {
  const { applications, locale } = useSay();
  const { permissions = [] } = usePermissions<string[]>();
  const { move, isBusy } = useAnswering({ row, onDone });
  const { stage, stageSince, stageBy } = row;
  // What is proposed has a page of its own, and a list answers by itself.
  if (stage === null || row.kind === 'host-course') return null;
  const may = permissions.includes('mayAnswerApplications');
  const of = row.name ?? row.email;
  const button = (to: Stage, label: string, variant: 'contained' | 'outlined' | 'text') => (
    <Button variant={variant} disabled={isBusy} aria-label={`${label}: ${of}`} onClick={() => void move(to)}>
      {label}
    </Button>
  );
  return (
    <Stack sx={{ gap: 1, borderBlockStart: 1, borderColor: 'divider', pt: 1.5 }}>
      {stage !== 'new' && stageSince !== null && (
        <Typography variant="body2" color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
          {applications.stageBy(
            applications.stages[stage as Stage],
            momentOf(stageSince, locale),
            stageBy ?? applications.byItself,
          )}
        </Typography>
      )}
      {may && <OfficeNote id={row.id} note={row.note} of={of} onDone={onDone} />}
      {may && (
        <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
          {stage === 'new' && button('answered', applications.markAnswered, 'contained')}
          {stage === 'new' && button('put-away', applications.putAway, 'outlined')}
          {stage !== 'new' && button('new', applications.backToNew, 'text')}
        </Stack>
      )}
    </Stack>
  );
}
