/** At the address of what was taken from the pages: what it was, and the way back to a draft. */
import { Alert, Button, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { Link } from 'react-router-dom';
import type { RevisionRow } from '../../../src/features/catalogue/catalogue-shapes.staff.ts';
import { useReading, type Reading } from '../layout/use-reading.ts';
import { ask, Refused } from '../wire.ts';
import { useSay } from '../words/words.ts';
import { RecordHistory } from './record-history.tsx';
import { Waiting } from './waiting.tsx';

/** As pages had it last; of what they never had the newest draft. */
const lastOf = (rows: readonly RevisionRow[]): RevisionRow | undefined =>
  rows.find(({ state, isRemoval }) => state === 'replaced' && !isRemoval) ??
  rows.find(({ isRemoval }) => !isRemoval);

type Props = { kind: string; slug: string; mayWrite: boolean; record: Reading<unknown> };

export function RemovedRecord({ kind, slug, mayWrite, record }: Props) {
  const { catalogue, office } = useSay();
  const notify = useNotify();
  const [isBusy, setBusy] = useState(false);
  const name = `${kind}/records/${slug}`;
  const past = useReading<{ rows: RevisionRow[] }>(`/catalogue/${name}/history`);
  if (past.data === null) return <Waiting asked={past} />;
  const last = lastOf(past.data.rows);
  // There never was such a thing.
  if (last === undefined) return <Waiting asked={record} />;
  const refuse = (error: unknown) =>
    notify(office.failures[error instanceof Refused ? error.failure.code : 'unexpected'], { type: 'error' });
  const putBack = async () => {
    setBusy(true);
    try {
      await ask('POST', `/catalogue/${name}/restoration`, { revision: last.revision });
      notify(catalogue.history.restored, { type: 'success' });
      record.again();
    } catch (error) {
      refuse(error);
      setBusy(false);
    }
  };
  return (
    <Stack sx={{ gap: 2, px: { xs: 1, md: 0 }, py: { xs: 1, md: 2 } }}>
      <Typography>
        <Link to={`/catalogue/${kind}`}>{catalogue.kinds[kind]?.many ?? kind}</Link>
      </Typography>
      <Typography component="h1" variant="h5" sx={{ fontWeight: 700, overflowWrap: 'anywhere' }}>
        <bdi dir="ltr">{slug}</bdi>
      </Typography>
      <Alert severity="info">{catalogue.takenOff.lead}</Alert>
      {mayWrite && (
        <Button
          variant="contained"
          disabled={isBusy}
          sx={{ alignSelf: 'start' }}
          onClick={() => void putBack()}
        >
          {catalogue.takenOff.putBack}
        </Button>
      )}
      <RecordHistory name={name} mayRestore={mayWrite} restored={record.again} refuse={refuse} />
    </Stack>
  );
}
