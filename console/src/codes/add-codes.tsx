/** New codes for one course: pasted, or from a file that the browser reads; what will be added stands there before it is. */
import { Alert, Box, Button, Checkbox, FormControlLabel, Stack, TextField, Typography } from '@mui/material';
import { useRef, useState, type ChangeEvent } from 'react';
import { focusAtFirst } from '../layout/focus-at-first.ts';
import { whyRefused } from '../layout/why-refused.ts';
import { ask } from '../wire.ts';
import { useSay } from '../words/words.ts';
import { firstColumn, readCodes, type CodesRead } from './read-codes.ts';

type Added = { added: number; skipped: number; served: number };

const mostBytes = 900_000;
const mostCodes = 10_000;

function Preview({ read }: { read: CodesRead }) {
  const { codes } = useSay();
  const { fresh, repeated, unreadable } = read;
  if (fresh.length + repeated + unreadable === 0) return null;
  return (
    <Alert severity={fresh.length > mostCodes ? 'error' : 'info'} icon={false}>
      <Typography sx={{ fontWeight: 600 }}>{codes.preview}</Typography>
      <Box component="ul" sx={{ m: 0, paddingInlineStart: 2.5 }}>
        <li>{codes.fresh(fresh.length)}</li>
        {repeated > 0 && <li>{codes.repeated(repeated)}</li>}
        {unreadable > 0 && <li>{codes.unreadable(unreadable)}</li>}
      </Box>
      {fresh.length > mostCodes ? codes.tooMany : codes.known}
    </Alert>
  );
}

function ChooseFile({ onText, onFault }: { onText(text: string): void; onFault(fault: string): void }) {
  const { codes } = useSay();
  const field = useRef<HTMLInputElement>(null);
  const take = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? [];
    if (!file) return;
    const text = file.size > mostBytes ? null : await file.text();
    // The same file once more is a choice as well.
    target.value = '';
    if (text === null) onFault(codes.fileLarge);
    else if (text.includes('\u0000') || text.includes('\uFFFD')) onFault(codes.fileWrong);
    else onText(firstColumn(text));
  };
  return (
    <Box>
      <Button variant="outlined" onClick={() => field.current?.click()}>
        {codes.file}
      </Button>
      <input
        ref={field}
        type="file"
        accept=".csv,.txt,text/csv,text/plain"
        hidden
        onChange={(event) => void take(event)}
      />
      <Typography variant="body2" color="text.secondary" sx={{ mt: 0.5 }}>
        {codes.fileHint}
      </Typography>
    </Box>
  );
}

type Props = {
  course: string;
  name: string;
  /** How many codes nobody has yet. */
  unused: number;
  onAdded(added: Added): void;
  onClose(): void;
};

export function AddCodes({ course, name, unused, onAdded, onClose }: Props) {
  const { codes, office } = useSay();
  const [text, setText] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const [isInstead, setInstead] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const read = readCodes(text);
  const { length } = read.fresh;

  const change = (typed: string) => {
    setText(typed);
    setProblem(null);
  };
  const add = async () => {
    if (length === 0 || length > mostCodes) return setProblem(length === 0 ? codes.needed : codes.tooMany);
    setBusy(true);
    setProblem(null);
    try {
      const body = { codes: read.fresh, ...(isInstead && { isInstead }) };
      onAdded(await ask<Added>('POST', `/access-codes/${encodeURIComponent(course)}`, body));
    } catch (failure) {
      setProblem(whyRefused(failure, office, () => office.failures['already-decided']));
      setBusy(false);
    }
  };

  return (
    <Stack
      component="form"
      aria-label={codes.addTo(name)}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void add();
      }}
      sx={{ gap: 2 }}
    >
      <TextField
        label={codes.paste}
        value={text}
        onChange={(event) => change(event.target.value)}
        multiline
        minRows={4}
        maxRows={12}
        inputRef={focusAtFirst}
        slotProps={{ htmlInput: { dir: 'ltr', spellCheck: false, autoComplete: 'off' } }}
      />
      <ChooseFile onText={change} onFault={setProblem} />
      {unused > 0 && (
        <FormControlLabel
          control={<Checkbox checked={isInstead} onChange={({ target }) => setInstead(target.checked)} />}
          label={codes.instead(unused)}
        />
      )}
      <Box aria-live="polite">
        <Preview read={read} />
      </Box>
      {problem !== null && <Alert severity="error">{problem}</Alert>}
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
        <Button type="submit" variant="contained" disabled={isBusy}>
          {length === 0 ? codes.submitNone : codes.submit(length)}
        </Button>
        <Button onClick={onClose} disabled={isBusy}>
          {office.cancel}
        </Button>
      </Stack>
    </Stack>
  );
}
