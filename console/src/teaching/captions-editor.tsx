/** Captions of a film or sound, pasted in each language. */
import { Alert, Box, Button, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { sideBySide } from '../catalogue/places.tsx';
import { TypedField } from '../layout/typed-field.tsx';
import { useSay } from '../words/words.ts';
import { useCalls } from './use-calls.ts';
import type { Seen } from './use-media.ts';

type Props = { media: Seen; side: 'en' | 'ar'; onSaved(): void };

function CaptionsIn({ media, side, onSaved }: Props) {
  const { uploads, teaching } = useSay();
  const say = uploads.captions;
  const notify = useNotify();
  const calls = useCalls();
  const [source, setSource] = useState('');
  const [fault, setFault] = useState<string | null>(null);
  const isThere = media.renditions.some(({ rendition }) => rendition === `captions-${side}`);
  const name = teaching.sides[side];
  const send = async (text: string) => {
    setFault(null);
    const done = await calls.send(
      'media/captions',
      { id: media.id, locale: side, source: text },
      (refusal) => {
        if (!('line' in refusal)) return false;
        setFault(`${say.at(refusal.line)}${say.faults[refusal.reason] ?? ''}`);
        return true;
      },
    );
    if (done === null) return;
    notify(done.cues === 0 ? say.dropped : say.saved(done.cues), { type: 'success' });
    setSource('');
    onSaved();
  };
  return (
    <Stack sx={{ gap: 1 }}>
      <TypedField
        label={say.field(name)}
        value={source}
        onChange={setSource}
        rows={4}
        maxLength={500_000}
        hint={isThere ? say.there : say.hint}
        fault={fault ?? calls.problem ?? undefined}
      />
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
        <Button
          variant="outlined"
          disabled={calls.isBusy || source.trim() === ''}
          onClick={() => void send(source)}
        >
          {say.save(name)}
        </Button>
        {isThere && (
          <Button disabled={calls.isBusy} onClick={() => void send('')}>
            {say.drop(name)}
          </Button>
        )}
      </Stack>
    </Stack>
  );
}

export function CaptionsEditor({ media, onSaved }: Omit<Props, 'side'>) {
  const { uploads } = useSay();
  const say = uploads.captions;
  return (
    <Box component="section" aria-labelledby="captions" sx={{ display: 'grid', gap: 1.5 }}>
      <Box>
        <Typography id="captions" component="h3" sx={{ fontWeight: 700 }}>
          {say.title}
        </Typography>
        <Typography color="text.secondary">{say.lead}</Typography>
      </Box>
      {media.state !== 'ready' && <Alert severity="info">{uploads.states[media.state]}</Alert>}
      <Box sx={sideBySide(2)}>
        <CaptionsIn media={media} side="en" onSaved={onSaved} />
        <CaptionsIn media={media} side="ar" onSaved={onSaved} />
      </Box>
    </Box>
  );
}
