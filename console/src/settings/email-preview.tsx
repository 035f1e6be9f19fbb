/** An e-mail as it would be sent, in each language: with the texts that are typed, in the other language with those saved. */
import {
  Alert,
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  MenuItem,
  Stack,
  TextField,
  Typography,
} from '@mui/material';
import { useId, useRef, useState } from 'react';
import { type DoneOf, type InputOf } from '../api.ts';
import { Chosen } from '../layout/choice-buttons.tsx';
import { useIsDesk } from '../layout/list-page.tsx';
import { postInto } from '../layout/post-form.ts';
import { Read, useCalled } from '../layout/read.tsx';
import { directionOf, sidesIn } from '../locale.ts';
import { wordOf } from '../words/word-of.ts';
import { useWords } from '../words/words.ts';

type Asked = InputOf<'email-texts/{name}/preview'>;
type Seen = DoneOf<'email-texts/{name}/preview'>;

/** Answers posted texts with the e-mail: `emailPreviewPath` in src/platform/http/security-headers.ts. */
const address = '/staff/email-preview';

function Shown({ asked, seen }: { asked: Asked; seen: Seen }) {
  const { settings } = useWords();
  const t = settings.emails;
  const frameName = useId();
  const posted = useRef(false);
  const { name, locale, texts, variant } = asked;
  return (
    <>
      <Typography component="p" dir="auto" lang={locale} sx={{ fontWeight: 700, overflowWrap: 'anywhere' }}>
        {seen.subject}
      </Typography>
      {!seen.isReal && <Alert severity="info">{t.bare}</Alert>}
      <Box
        component="iframe"
        name={frameName}
        title={t.preview}
        sandbox="allow-popups allow-popups-to-escape-sandbox"
        ref={(frame: HTMLIFrameElement | null) => {
          if (frame === null || posted.current) return;
          posted.current = true;
          postInto(frame, address, {
            name,
            locale,
            texts: JSON.stringify(texts),
            ...(variant !== undefined && { variant }),
          });
        }}
        sx={{ width: 1, height: '60vh', border: 1, borderColor: 'divider', borderRadius: 2 }}
      />
      <Box component="details">
        <Box component="summary" sx={{ cursor: 'pointer', py: 1 }}>
          {t.plain}
        </Box>
        <Typography
          lang={locale}
          dir={directionOf(locale)}
          sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}
        >
          {seen.text}
        </Typography>
      </Box>
    </>
  );
}

/** Where a text stands: in a part that depends on what the e-mail is about, and which step of a list it is. */
export function placeOf(path: string): { section: string; leaf: string; step: number | null } {
  const steps = path.split('/');
  const last = Number(steps.at(-1));
  const step = Number.isInteger(last) ? last + 1 : null;
  const leaf = steps.at(step === null ? -1 : -2) ?? path;
  const isInPart = steps.length > (step === null ? 1 : 2);
  return { section: isInPart ? (steps[0] ?? '') : step === null ? '' : leaf, leaf, step };
}

/** How a variant is called: by what only it says, else by its subject. */
function useNameOf(): (variant: Seen['variants'][number]) => string {
  const { sections, parts } = useWords().settings.emails;
  return ({ differs, subject }) => {
    const names = differs.map((path) => {
      const { section, leaf } = placeOf(path);
      return wordOf(section === '' ? parts : sections, section === '' ? leaf : section);
    });
    const known = [...new Set(names.filter((name) => name !== undefined))];
    return known.length > 0 ? known.join(' · ') : subject;
  };
}

function Side({ asked: typed }: { asked: Asked }) {
  const t = useWords().settings.emails;
  const nameOf = useNameOf();
  const [variant, setVariant] = useState('');
  const asked = { ...typed, ...(variant !== '' && { variant }) };
  const reading = useCalled('email-texts/{name}/preview', asked);
  return (
    <Read reading={reading} height={400}>
      {(seen) => (
        <>
          {seen.variants.length > 0 && (
            <TextField
              select
              size="small"
              label={t.variant}
              value={variant}
              slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
              onChange={({ target }) => setVariant(target.value)}
            >
              <MenuItem value="">{t.usual}</MenuItem>
              {seen.variants.map((one) => (
                <MenuItem key={one.id} value={one.id} sx={{ whiteSpace: 'normal' }}>
                  <bdi>{nameOf(one)}</bdi>
                </MenuItem>
              ))}
            </TextField>
          )}
          <Shown key={variant} asked={asked} seen={seen} />
        </>
      )}
    </Read>
  );
}

/** `typed`: without faults. */
export function PreviewDialog({ typed, onClose }: { typed: Asked; onClose: () => void }) {
  const { settings, common, catalogue, locale } = useWords();
  const sides = sidesIn(locale);
  const t = settings.emails;
  const id = useId();
  const isDesk = useIsDesk();
  const [side, setSide] = useState(typed.locale);
  const asked = side === typed.locale ? typed : { ...typed, locale: side, texts: {} };
  return (
    <Dialog open onClose={onClose} aria-labelledby={id} fullWidth maxWidth="md" fullScreen={!isDesk}>
      <DialogTitle id={id}>{t.preview}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 1.5, alignContent: 'start' }}>
        {sides.length > 1 && (
          <Stack direction="row" role="group" aria-label={t.language} sx={{ gap: 1, flexWrap: 'wrap' }}>
            <Chosen of={sides} names={catalogue.sides} chosen={side} choose={setSide} />
          </Stack>
        )}
        <Side key={side} asked={asked} />
      </DialogContent>
      <DialogActions sx={{ p: 2 }}>
        <Button variant="contained" onClick={onClose}>
          {common.close}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
