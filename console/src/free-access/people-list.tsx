/** A list of people, pasted or from a file. What was typed stays. */
import { Alert, Box, Button, Card, Chip, Stack, TextField, Typography } from '@mui/material';
import { useState } from 'react';
import { readFile } from '../layout/files.ts';
import { OrderLink } from '../layout/facts.tsx';
import { FileButton } from '../layout/typed-field.tsx';
import { useWords } from '../words/words.ts';
import type { DoneOf } from '../api.ts';

type FreeAccessLine = DoneOf<'free-access/reading'>['people'][number];
type FreeAccessOutcome = DoneOf<'free-access'>['people'][number];

/** A line of the list, with its outcome once it was sent. */
export type Judged = FreeAccessLine & { outcome: FreeAccessOutcome | null };

function Line({ person, isOne }: { person: Judged; isOne: boolean }) {
  const { freeAccess, common, locale } = useWords();
  const { outcome, whyNot, item, why } = person;
  const faults: Record<string, string> = { ...common.faults, ...freeAccess.faults };
  const outcomes = { ...common.failures, ...freeAccess.outcomes };
  const problems = { ...person.problems, ...outcome?.problems };
  const isBad = Object.keys(problems).length > 0;
  const isIn = outcome?.outcome === 'let-in';
  const label = outcome
    ? outcomes[outcome.outcome]
    : isBad
      ? outcomes['bad-person']
      : whyNot !== null
        ? outcomes[whyNot]
        : person.waitsForCode
          ? freeAccess.waits
          : freeAccess.ready;
  const color = isIn ? 'success' : outcome || isBad || whyNot ? 'error' : 'default';
  return (
    <Card component="li" sx={{ p: 1.5 }}>
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap', alignItems: 'center' }}>
        <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
          <bdi>{person.name}</bdi>
        </Typography>
        <Typography
          variant="body2"
          color="text.secondary"
          sx={{ overflowWrap: 'anywhere', flex: { xs: '1 0 100%', md: 1 }, order: { xs: 1, md: 0 } }}
        >
          <bdi dir="ltr">{person.email}</bdi>
          {!isOne && <span> · {freeAccess.line(person.line)}</span>}
        </Typography>
        {!isOne && !isBad && (
          <Chip
            size="small"
            variant="outlined"
            label={person.isKnown ? freeAccess.isKnown : freeAccess.isNew}
          />
        )}
        <Chip size="small" color={color} label={label} />
        {outcome?.orderNumber && (
          <Box sx={{ order: 2 }}>
            <OrderLink number={outcome.orderNumber} />
          </Box>
        )}
      </Stack>
      {item && (
        <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
          <bdi>{item.name[locale]}</bdi>
          {why !== '' && (
            <>
              {' · '}
              <bdi>{why}</bdi>
            </>
          )}
        </Typography>
      )}
      {Object.entries(problems).map(([column, fault = '']) => (
        <Typography key={column} variant="body2" color="error">
          {freeAccess.columns[column]}
          {common.colon}
          {faults[fault] ?? fault}
        </Typography>
      ))}
    </Card>
  );
}

export function ListOfPeople({ people, isOne }: { people: readonly Judged[]; isOne: boolean }) {
  const { freeAccess } = useWords();
  const inside = people.filter(({ outcome }) => outcome?.outcome === 'let-in').length;
  return (
    <>
      <div role="status">{inside > 0 && <Alert severity="success">{freeAccess.done(inside)}</Alert>}</div>
      <Stack component="ul" aria-label={freeAccess.list} sx={{ gap: 1, p: 0, m: 0, listStyle: 'none' }}>
        {people.map((person) => (
          <Line key={`${person.line} ${person.email}`} person={person} isOne={isOne} />
        ))}
      </Stack>
    </>
  );
}

type Props = {
  isBusy: boolean;
  problem: string | undefined;
  onRead(text: string): void;
  /** The list was changed. */
  onTyped(): void;
};

export function ListToRead({ isBusy, problem, onRead, onTyped }: Props) {
  const { freeAccess, common } = useWords();
  const [text, setText] = useState('');
  const [fault, setFault] = useState<string | null>(null);
  const take = async (file: File) => {
    const read = readFile(new Uint8Array(await file.arrayBuffer()));
    setFault('fault' in read ? (common.faults[read.fault] ?? read.fault) : null);
    if ('text' in read) setText(read.text);
    onTyped();
  };
  const shown = fault ?? problem;
  return (
    <>
      <TextField
        label={freeAccess.list}
        helperText={shown ?? freeAccess.listHint}
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
          {freeAccess.read}
        </Button>
        <FileButton label={freeAccess.file} accept=".csv,.txt,.tsv,text/csv,text/plain" onFile={take} />
      </Stack>
    </>
  );
}
