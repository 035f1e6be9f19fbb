/** A note that staff write for each other about an application; the applicant may ask to read it. */
import { Alert, Box, Button, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import { TypedField } from '../layout/typed-field.tsx';
import { OpenInPlace } from '../layout/open-in-place.tsx';
import { LongText } from '../layout/facts.tsx';
import { useAction } from '../layout/action-dialog.tsx';
import { call } from '../api.ts';
import { useWords } from '../words/words.ts';

const longest = 2_000;

type Props = {
  id: string;
  note: string | null;
  of: string;
  onDone: () => void;
};

function Write({ id, note, onDone, onClose }: Props & { onClose: () => void }) {
  const { applications, common } = useWords();
  const t = applications.note;
  const [text, setText] = useState(note ?? '');
  // The note when editing began, or as it was last shown.
  const [was, setWas] = useState(note);
  const action = useAction();
  const keep = async () => {
    const kept = await action.run(() => call('PUT applications/{id}/note', { id, was, note: text }));
    if (kept === null) return;
    onClose();
    onDone();
  };
  const other = action.failure?.code === 'note-changed' ? action.failure.detail?.['note'] : undefined;
  return (
    <Stack sx={{ gap: 1 }}>
      <TypedField
        label={t.label}
        value={text}
        onChange={setText}
        fault={action.faultOf('note')}
        hint={t.hint}
        rows={2}
        maxLength={longest}
      />
      {other !== undefined && (
        <Alert
          severity="warning"
          action={
            <Button
              color="inherit"
              size="small"
              onClick={() => {
                setWas(typeof other === 'string' ? other : null);
                action.clear();
              }}
            >
              {t.keepMine}
            </Button>
          }
        >
          {t.changed} <bdi>{typeof other === 'string' ? other : t.none}</bdi>
        </Alert>
      )}
      {other === undefined && action.problem !== null && <Alert severity="error">{action.problem}</Alert>}
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
        <Button variant="outlined" disabled={action.isBusy} onClick={() => void keep()}>
          {t.keep}
        </Button>
        <Button disabled={action.isBusy} onClick={onClose}>
          {common.cancel}
        </Button>
      </Stack>
    </Stack>
  );
}

export function StaffNote(props: Props) {
  const { common, applications } = useWords();
  const t = applications.note;
  const { note, of } = props;
  const label = note === null ? t.write : t.change;
  return (
    <Box>
      <OpenInPlace
        label={label}
        aria-label={`${label}${common.colon}${of}`}
        variant="text"
        size="small"
        sx={{ display: 'block', minHeight: 44, px: 0 }}
        beside={
          note !== null && (
            <>
              <Typography variant="body2" color="text.secondary">
                {t.label}
              </Typography>
              <LongText text={note} />
            </>
          )
        }
      >
        {(close) => <Write {...props} onClose={close} />}
      </OpenInPlace>
    </Box>
  );
}
