/** A list of people, pasted or out of a file. What was typed stays. */
import { Button, Stack, TextField } from '@mui/material';
import { useRef, useState, type ChangeEvent } from 'react';
import { readFile } from '../settlement/read-file.ts';
import { useSay } from '../words/words.ts';

type Props = {
  isBusy: boolean;
  problem: string | undefined;
  onRead(text: string): void;
  /** The list is another one now. */
  onTyped(): void;
};

export function ListToRead({ isBusy, problem, onRead, onTyped }: Props) {
  const { letting, office } = useSay();
  const [text, setText] = useState('');
  const [fault, setFault] = useState<string | null>(null);
  const field = useRef<HTMLInputElement>(null);
  const take = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? [];
    if (!file) return;
    const read = readFile(new Uint8Array(await file.arrayBuffer()));
    // The same file once more is a choice as well.
    target.value = '';
    setFault('fault' in read ? (office.faults[read.fault] ?? read.fault) : null);
    if ('text' in read) setText(read.text);
    onTyped();
  };
  const shown = fault ?? problem;
  return (
    <>
      <TextField
        label={letting.list}
        helperText={shown ?? letting.listHint}
        error={shown !== undefined}
        value={text}
        onChange={({ target }) => {
          setText(target.value);
          setFault(null);
          onTyped();
        }}
        multiline
        minRows={4}
        maxRows={14}
        slotProps={{ htmlInput: { dir: 'auto', spellCheck: false } }}
      />
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
        <Button variant="contained" disabled={isBusy} onClick={() => onRead(text)}>
          {letting.read}
        </Button>
        <Button variant="outlined" onClick={() => field.current?.click()}>
          {letting.file}
        </Button>
        <input
          ref={field}
          type="file"
          accept=".csv,.txt,.tsv,text/csv,text/plain"
          hidden
          onChange={(event) => void take(event)}
        />
      </Stack>
    </>
  );
}
