/** The codes of one course that nobody has yet: chosen one by one or all at once, and removed for good. */
import { Box, Button, Checkbox, FormControlLabel, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import type { UnusedCodesAnswer } from '../../../src/features/access/access-codes.staff.ts';
import { AskOnce, whyRefused } from '../layout/deed-dialog.tsx';
import { Ltr, SampleBadge } from '../layout/facts.tsx';
import { Read, useReading } from '../layout/read.tsx';
import { ask } from '../wire.ts';
import { useSay } from '../words/words.ts';

type Row = UnusedCodesAnswer['rows'][number];
type Props = { course: string; name: string; onRemoved(): void; onClose(): void };

function CodeLine({ row, isChosen, onChoose }: { row: Row; isChosen: boolean; onChoose(isOn: boolean): void }) {
  return (
    <Box component="li" sx={{ display: 'flex', gap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
      <FormControlLabel
        control={<Checkbox checked={isChosen} onChange={({ target }) => onChoose(target.checked)} />}
        label={<Ltr>{row.code}</Ltr>}
        sx={{ minHeight: 44, '& .MuiFormControlLabel-label': { overflowWrap: 'anywhere' } }}
      />
      {row.isSample && <SampleBadge />}
    </Box>
  );
}

function List({ rows, course, name, onRemoved }: Props & { rows: Row[] }) {
  const { codes, office } = useSay();
  const notify = useNotify();
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set<string>());
  const meant = rows.filter(({ id }) => chosen.has(id)).map(({ id }) => id);
  const choose = (ids: readonly string[], isOn: boolean) =>
    setChosen(new Set(isOn ? [...chosen, ...ids] : [...chosen].filter((id) => !ids.includes(id))));
  const remove = async (): Promise<string | null> => {
    try {
      const path = `/access-codes/${encodeURIComponent(course)}/removal`;
      const { removed } = await ask<{ removed: number }>('POST', path, { ids: meant });
      notify(codes.removed(removed), { type: 'success' });
      onRemoved();
      return null;
    } catch (failure) {
      return whyRefused(failure, office, () => office.failures['already-decided']);
    }
  };
  if (rows.length === 0) return <Typography>{codes.unusedNone}</Typography>;
  return (
    <>
      <FormControlLabel
        control={
          <Checkbox
            checked={meant.length === rows.length}
            indeterminate={meant.length > 0 && meant.length < rows.length}
            onChange={({ target }) =>
              choose(
                rows.map(({ id }) => id),
                target.checked,
              )
            }
          />
        }
        label={codes.all}
        sx={{ minHeight: 44, '& .MuiFormControlLabel-label': { fontWeight: 600 } }}
      />
      <Box
        component="ul"
        // It scrolls, so it must be reached by keys as well.
        tabIndex={0}
        aria-label={codes.unusedOf(name)}
        sx={{ m: 0, p: 0, listStyle: 'none', maxHeight: 320, overflowY: 'auto' }}
      >
        {rows.map((row) => (
          <CodeLine
            key={row.id}
            row={row}
            isChosen={chosen.has(row.id)}
            onChoose={(isOn) => choose([row.id], isOn)}
          />
        ))}
      </Box>
      {meant.length > 0 && (
        <AskOnce
          label={codes.remove(meant.length)}
          sure={codes.removeSure}
          go={codes.removeGo}
          onGo={remove}
        />
      )}
    </>
  );
}

export function UnusedCodes(props: Props) {
  const { codes } = useSay();
  const reading = useReading<UnusedCodesAnswer>(`/access-codes/${encodeURIComponent(props.course)}`);
  const removed = () => {
    reading.again();
    props.onRemoved();
  };
  return (
    <Stack component="section" aria-label={codes.unusedOf(props.name)} sx={{ gap: 1.5 }}>
      <Read reading={reading} height={160}>
        {({ rows }) => <List {...props} rows={rows} onRemoved={removed} />}
      </Read>
      <Box>
        <Button onClick={props.onClose}>{codes.unusedHide}</Button>
      </Box>
    </Stack>
  );
}
