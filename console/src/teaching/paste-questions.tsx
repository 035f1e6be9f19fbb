/** Questions of another platform, pasted as plain text: read by the server, and added to those in the quiz. */
import { Alert, Box, Button, TextField, Typography } from '@mui/material';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import type { DoneOf } from '../api.ts';
import { Ltr } from '../layout/facts.tsx';
import { TypedField } from '../layout/typed-field.tsx';
import { useWords } from '../words/words.ts';
import { siteSide } from './in-words.ts';
import { useCalls } from './use-calls.ts';

type Read = DoneOf<'teaching/read-questions'>;

/** New ids: the same text may be pasted into two quizzes, or twice into one. */
const anew = (questions: Read['questions']): Read['questions'] =>
  questions.map((question) => ({ ...question, id: crypto.randomUUID() }));

export function PasteQuestions({ onRead }: { onRead(questions: Read['questions']): void }) {
  const { teaching, locale } = useWords();
  const t = teaching.quiz.paste;
  const notify = useNotify();
  const calls = useCalls();
  const [isOpen, setOpen] = useState(false);
  const [source, setSource] = useState('');
  const [side, setSide] = useState<'en' | 'ar'>(siteSide(locale));
  const [refused, setRefused] = useState<Read['refused']>([]);
  const read = async () => {
    const done = await calls.send('teaching/read-questions', { source, locale: side });
    if (done === null) return;
    setRefused(done.refused);
    if (done.questions.length === 0) return;
    onRead(anew(done.questions));
    setSource('');
    notify(t.added(done.questions.length), { type: 'success' });
  };
  return (
    <>
      <Button sx={{ justifySelf: 'start' }} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {t.begin}
      </Button>
      {isOpen && (
        <Box component="section" aria-label={t.begin} sx={{ display: 'grid', gap: 2 }}>
          <Typography color="text.secondary">
            {t.lead} <Ltr>{t.example}</Ltr>
          </Typography>
          <TextField
            select
            id="paste-language"
            label={t.language}
            value={side}
            onChange={({ target }) => setSide(target.value === 'ar' ? 'ar' : 'en')}
            slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
          >
            {(['en', 'ar'] as const).map((one) => (
              <option key={one} value={one}>
                {teaching.sides[one]}
              </option>
            ))}
          </TextField>
          <TypedField
            label={t.field}
            value={source}
            onChange={setSource}
            rows={6}
            maxLength={200_000}
            fault={calls.problem ?? undefined}
          />
          {refused.length > 0 && (
            <Alert severity="warning" role="alert">
              {t.refused(refused.length)}
              <Box component="ul" sx={{ m: 0, paddingInlineStart: 2.5 }}>
                {refused.map(({ line, reason }) => (
                  <li key={line}>
                    {t.line(line)}
                    {t.reasons[reason]}
                  </li>
                ))}
              </Box>
            </Alert>
          )}
          <Button
            variant="outlined"
            sx={{ justifySelf: 'start' }}
            disabled={calls.isBusy || source.trim() === ''}
            onClick={() => void read()}
          >
            {t.go}
          </Button>
        </Box>
      )}
    </>
  );
}
