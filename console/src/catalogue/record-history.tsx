/** What a record was: who wrote it, who published it, and the way back to it. */
import { Box, Button, Card, Chip, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import type { RevisionRow } from '../../../src/features/catalogue/catalogue-shapes.staff.ts';
import { useReading } from '../layout/read.tsx';
import { momentOf } from '../locale.ts';
import { ask } from '../wire.ts';
import { useSay } from '../words/words.ts';
import { Waiting } from './waiting.tsx';

type Props = {
  name: string;
  /** Nothing is typed or drafted that a restored revision would stand in the way of. */
  mayRestore: boolean;
  restored(): void;
  refuse(error: unknown): void;
};

function Entry({ row, restore }: { row: RevisionRow; restore: (() => void) | null }) {
  const { catalogue, locale } = useSay();
  const say = catalogue.history;
  const nameOf = (who: string) => (who === 'academy' ? say.academy : who);
  return (
    <Box
      component="li"
      sx={{ '& + &': { borderBlockStart: 1, borderColor: 'divider', paddingBlockStart: 1.25 } }}
    >
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap', alignItems: 'center' }}>
        <Chip
          size="small"
          variant="outlined"
          color={row.state === 'published' ? 'success' : 'default'}
          label={row.isRemoval ? say.removed : say.states[row.state]}
        />
        <Typography component="span">
          <time dateTime={row.madeAt}>{momentOf(row.madeAt, locale)}</time> · <bdi>{nameOf(row.madeBy)}</bdi>
        </Typography>
        {row.note !== null && row.note !== 'removed' && (
          <Typography component="span" color="text.secondary">
            {say.notes[row.note]}
          </Typography>
        )}
        {restore !== null && <Button onClick={restore}>{say.restore}</Button>}
      </Stack>
      {row.publishedAt !== null && row.publishedBy !== null && (
        <Typography variant="body2" color="text.secondary">
          {say.publishedBy(nameOf(row.publishedBy), momentOf(row.publishedAt, locale))}
        </Typography>
      )}
    </Box>
  );
}

export function RecordHistory({ name, mayRestore, restored, refuse }: Props) {
  const { catalogue } = useSay();
  const notify = useNotify();
  const [isBusy, setBusy] = useState(false);
  const asked = useReading<{ rows: RevisionRow[] }>(`/catalogue/${name}/history`);
  const restore = async (revision: string) => {
    setBusy(true);
    try {
      await ask('POST', `/catalogue/${name}/restoration`, { revision });
      notify(catalogue.history.restored, { type: 'success' });
      restored();
      asked.again();
    } catch (error) {
      refuse(error);
    } finally {
      setBusy(false);
    }
  };
  return (
    <Card component="section" aria-labelledby="history" sx={{ p: 2.5 }}>
      <Typography id="history" component="h2" variant="h6" tabIndex={-1}>
        {catalogue.history.title}
      </Typography>
      {!mayRestore && (
        <Typography color="text.secondary" sx={{ mt: 1 }}>
          {catalogue.history.notNow}
        </Typography>
      )}
      {asked.data === null ? (
        <Waiting asked={asked} />
      ) : (
        <Box component="ol" sx={{ m: 0, mt: 1.5, p: 0, listStyle: 'none', display: 'grid', gap: 1.25 }}>
          {asked.data.rows.map((row) => (
            <Entry
              key={row.revision}
              row={row}
              restore={
                mayRestore && !isBusy && !row.isRemoval && row.state !== 'published'
                  ? () => void restore(row.revision)
                  : null
              }
            />
          ))}
        </Box>
      )}
      {asked.data?.rows.length === 0 && <Typography>{catalogue.history.none}</Typography>}
    </Card>
  );
}
