import {
  Box,
  Button,
  Card,
  FormControl,
  FormControlLabel,
  FormLabel,
  Radio,
  RadioGroup,
  TextField,
  Typography,
} from '@mui/material';
import { useState, type FormEvent } from 'react';
import { useWords } from '../words/words.ts';
import { readFile } from '../layout/files.ts';
import { FileButton } from '../layout/typed-field.tsx';

export type Kind = 'bank' | 'cmi';
type Chosen = { name: string; text: string };

type Props = {
  isBusy: boolean;
  isPrime: boolean;
  /** What the server found wrong, in words. */
  problem: string | null;
  onSubmit(kind: Kind, text: string): void;
};

function KindOf({ kind, onKind }: { kind: Kind; onKind(kind: Kind): void }) {
  const { settlement } = useWords();
  return (
    <FormControl>
      <FormLabel id="kind">{settlement.kind}</FormLabel>
      <RadioGroup
        aria-labelledby="kind"
        value={kind}
        onChange={(event) => onKind(event.target.value === 'cmi' ? 'cmi' : 'bank')}
        sx={{ gap: 1, mt: 0.5 }}
      >
        {(['bank', 'cmi'] as const).map((one) => (
          <FormControlLabel
            key={one}
            value={one}
            control={<Radio />}
            sx={{ minHeight: 48 }}
            label={
              <>
                <strong>{settlement.sources[one].title}</strong>
                <Typography component="span" variant="body2" color="text.secondary" sx={{ display: 'block' }}>
                  {settlement.sources[one].text}
                </Typography>
              </>
            }
          />
        ))}
      </RadioGroup>
    </FormControl>
  );
}

type ChooseProps = {
  chosen: Chosen | null;
  onChosen(chosen: Chosen | null): void;
  onFault(fault: string): void;
};

function ChooseFile({ chosen, onChosen, onFault }: ChooseProps) {
  const { settlement } = useWords();
  const take = async (file: File) => {
    const read = readFile(new Uint8Array(await file.arrayBuffer()));
    if ('fault' in read) {
      onChosen(null);
      onFault(read.fault);
    } else onChosen({ name: file.name, text: read.text });
  };
  return (
    <Box>
      <FileButton label={settlement.choose} accept=".csv,.txt,.tsv,text/csv,text/plain" onFile={take} />
      <Typography variant="body2" color="text.secondary" sx={{ mt: 1 }}>
        {settlement.fileHint}
      </Typography>
      <Typography role="status" sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
        {chosen !== null && settlement.chosen(chosen.name)}
      </Typography>
    </Box>
  );
}

/** Uploading a bank statement or CMI's settlement, as a file or as pasted lines. */
export function HandIn({ isBusy, isPrime, problem, onSubmit }: Props) {
  const { settlement, common } = useWords();
  const [kind, setKind] = useState<Kind>('bank');
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const [pasted, setPasted] = useState('');
  const [fault, setFault] = useState<string | null>(null);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const text = chosen?.text ?? pasted;
    if (text.trim() === '') return setFault(settlement.neither);
    setFault(null);
    onSubmit(kind, text);
  };
  const shown = fault ?? problem;
  return (
    <Card component="form" noValidate onSubmit={submit} sx={{ p: 2.5, display: 'grid', gap: 2 }}>
      <KindOf kind={kind} onKind={setKind} />
      <ChooseFile
        chosen={chosen}
        onChosen={(file) => {
          setChosen(file);
          setFault(null);
        }}
        onFault={(code) => setFault(common.faults[code] ?? common.failures['bad-fields'])}
      />
      <TextField
        label={settlement.paste}
        helperText={shown ?? settlement.pasteHint}
        error={shown !== null}
        value={pasted}
        onChange={(event) => {
          setPasted(event.target.value);
          setChosen(null);
        }}
        multiline
        minRows={3}
        maxRows={12}
        slotProps={{ htmlInput: { dir: 'ltr', spellCheck: false }, formHelperText: { role: 'alert' } }}
      />
      <Button
        type="submit"
        variant={isPrime ? 'contained' : 'outlined'}
        disabled={isBusy}
        sx={{ justifySelf: 'start' }}
      >
        {settlement.submit}
      </Button>
    </Card>
  );
}
