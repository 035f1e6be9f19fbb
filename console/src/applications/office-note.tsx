/** What staff write of an application for each other; the applicant may ask to read it. */
import { Alert, Box, Button, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import { focusAtFirst, TypedField } from '../layout/typed-field.tsx';
import { LongText } from '../layout/facts.tsx';
import { useDeed } from '../layout/deed-dialog.tsx';
import { ask } from '../wire.ts';
import { useSay } from '../words/words.ts';

const longest = 2_000;

type Props = {
  id: string;
  note: string | null;
  /** Whose application it is. */
  of: string;
  onDone: () => void;
};

function Write({ id, note, onDone, onClose }: Props & { onClose: () => void }) {
  const { applications, office } = useSay();
  const say = applications.note;
  const [text, setText] = useState(note ?? '');
  // The note when editing began, or what was shown since.
  const [was, setWas] = useState(note);
  const deed = useDeed();
  const keep = async () => {
    const kept = await deed.run(() => ask('PUT', `/applications/${id}/note`, { was, note: text }));
    if (kept === null) return;
    onClose();
    onDone();
  };
  const other = deed.failure?.code === 'note-changed' ? deed.failure.detail?.['note'] : undefined;
  return (
    <Stack sx={{ gap: 1 }}>
      <TypedField
        label={say.label}
        value={text}
        onChange={setText}
        fault={deed.faultOf('note')}
        hint={say.hint}
        rows={2}
        maxLength={longest}
        inputRef={focusAtFirst}
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
                deed.forget();
              }}
            >
              {say.keepMine}
            </Button>
          }
        >
          {say.changed} <bdi>{typeof other === 'string' ? other : say.none}</bdi>
        </Alert>
      )}
      {other === undefined && deed.problem !== null && <Alert severity="error">{deed.problem}</Alert>}
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
        <Button variant="outlined" disabled={deed.isBusy} onClick={() => void keep()}>
          {say.keep}
        </Button>
        <Button disabled={deed.isBusy} onClick={onClose}>
          {office.cancel}
        </Button>
      </Stack>
    </Stack>
  );
}

export function OfficeNote(props: Props) {
  const { applications } = useSay();
  const say = applications.note;
  const [isWriting, setWriting] = useState(false);
  const { note, of } = props;
  if (isWriting) return <Write {...props} onClose={() => setWriting(false)} />;
  return (
    <Box>
      {note !== null && (
        <>
          <Typography variant="body2" color="text.secondary">
            {say.label}
          </Typography>
          <LongText text={note} />
        </>
      )}
      <Button
        size="small"
        aria-label={`${note === null ? say.write : say.change}: ${of}`}
        onClick={() => setWriting(true)}
        sx={{ display: 'block', minHeight: 44, px: 0 }}
      >
        {note === null ? say.write : say.change}
      </Button>
    </Box>
  );
}
