/** '/imports': learners, access and progress from another system, rehearsed first, and taken back as one. */
import {
  Alert,
  Box,
  Button,
  Card,
  Checkbox,
  FormControlLabel,
  MenuItem,
  TextField,
  Typography,
} from '@mui/material';
import { useEffect, useState } from 'react';
import { call, type DoneOf, type InputOf } from '../api.ts';
import { ActionButton, useAction } from '../layout/action-dialog.tsx';
import { Part, WordChip } from '../layout/facts.tsx';
import { PageFrame, PlainList } from '../layout/page-frame.tsx';
import { useCalled, Waiting } from '../layout/read.tsx';
import { FileButton } from '../layout/typed-field.tsx';
import { dayOf, languageName, momentOf, sidesIn } from '../locale.ts';
import { useWords } from '../words/words.ts';
import { readTable } from './read-table.ts';
import { DoneLines, OutcomeChip, RehearsedLines } from './import-lines.tsx';

type Asked = InputOf<'imports'>;
type Choice = NonNullable<Asked['choices']>[number];
type Rehearsal = DoneOf<'imports/reading'>;
type Item = DoneOf<'GET free-access'>['items'][number];
type Import = DoneOf<'GET imports'>['rows'][number];

const nameOf = ({ kind, slug, cohort = '' }: NonNullable<Choice['item']>): string =>
  `${kind} ${slug} ${cohort}`;
const leftOut = '-';

/** What is chosen, and what the server said of it. */
function useImport() {
  const { imports } = useWords();
  const [file, setFile] = useState<{ name: string; text: string } | null>(null);
  const [locale, setLocale] = useState<Asked['locale']>(() => sidesIn('ar')[0] ?? 'ar');
  const [isTold, setTold] = useState(false);
  const [choices, setChoices] = useState<Choice[]>([]);
  const [rehearsal, setRehearsal] = useState<Rehearsal | null>(null);
  const [fault, setFault] = useState<string | null>(null);
  const action = useAction(imports.faults);
  const take = async (chosen: File) => {
    const read = await readTable(chosen);
    setRehearsal(null);
    setChoices([]);
    setFile('text' in read ? { name: chosen.name, text: read.text } : null);
    setFault('fault' in read ? (imports.faults[read.fault] ?? read.fault) : null);
    action.clear();
  };
  const rehearse = async (wanted: Choice[]) => {
    setChoices(wanted);
    if (file === null) return setFault(imports.faults['required'] ?? null);
    setRehearsal(
      await action.run(() => call('imports/reading', { text: file.text, locale, choices: wanted })),
    );
  };
  const begin = async () => {
    if (file === null) return;
    await call('imports', { text: file.text, fileName: file.name, locale, choices, isTold });
  };
  const drop = () => {
    setFile(null);
    setRehearsal(null);
  };
  return {
    file,
    locale,
    setLocale,
    isTold,
    setTold,
    choices,
    rehearsal,
    action,
    take,
    rehearse,
    begin,
    drop,
    problem: fault ?? action.faultOf('text') ?? action.problem,
  };
}
type State = ReturnType<typeof useImport>;

function LanguageOf({ state }: { state: State }) {
  const { imports, locale } = useWords();
  return (
    <TextField
      select
      label={imports.language}
      value={state.locale}
      onChange={({ target }) => state.setLocale(target.value as State['locale'])}
      sx={{ maxWidth: '20rem' }}
    >
      {sidesIn(locale).map((one) => (
        <MenuItem key={one} value={one}>
          {languageName(one, locale)}
        </MenuItem>
      ))}
    </TextField>
  );
}

function ChooseFile({ state }: { state: State }) {
  const { imports } = useWords();
  const { file, rehearsal, action, problem } = state;
  return (
    <Card sx={{ p: 2.5, display: 'grid', gap: 2 }}>
      <Box>
        <FileButton
          label={imports.choose}
          accept=".csv,.txt,.tsv,.xlsx,text/csv,text/plain"
          onFile={state.take}
        />
        <Typography role="status" sx={{ fontWeight: 600, overflowWrap: 'anywhere', mt: 1 }}>
          {file !== null && imports.chosen(file.name)}
        </Typography>
      </Box>
      <LanguageOf state={state} />
      {problem !== null && <Alert severity="error">{problem}</Alert>}
      <Button
        variant={rehearsal === null ? 'contained' : 'outlined'}
        disabled={action.isBusy}
        onClick={() => void state.rehearse(state.choices)}
        sx={{ justifySelf: 'start' }}
      >
        {rehearsal === null ? imports.rehearse : imports.again}
      </Button>
    </Card>
  );
}

type NamedProps = { one: Rehearsal['named'][number]; chosen: Choice | undefined; items: readonly Item[] };

/** What the lines of one name in the file are here. */
function Named({ one, chosen, items, onChoice }: NamedProps & { onChoice(choice: Choice): void }) {
  const { imports, locale } = useWords();
  const { named, item, rows } = one;
  const choose = (value: string) => {
    const found = items.find((each) => nameOf(each) === value);
    const { kind, slug, cohort } = found ?? {};
    onChoice({ named, item: kind && slug ? { kind, slug, ...(cohort && { cohort }) } : null });
  };
  const value = item === null ? (chosen ? leftOut : '') : nameOf(item);
  const isOffered = items.some((each) => nameOf(each) === value);
  return (
    <TextField
      select
      label={named === '' ? imports.unnamed : named}
      helperText={imports.rows(rows)}
      value={value === leftOut || isOffered ? value : ''}
      onChange={({ target }) => choose(target.value)}
      slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
    >
      <MenuItem value="" disabled>
        {imports.unknown}
      </MenuItem>
      <MenuItem value={leftOut}>{imports.leaveOut}</MenuItem>
      {items.map((each) => (
        <MenuItem key={nameOf(each)} value={nameOf(each)} sx={{ whiteSpace: 'normal' }}>
          <bdi>{each.name[locale]}</bdi>
          {each.startsOn !== undefined && ` · ${dayOf(each.startsOn, locale)}`}
        </MenuItem>
      ))}
    </TextField>
  );
}

function Names({ state, rehearsal }: { state: State; rehearsal: Rehearsal }) {
  const { imports } = useWords();
  const items = useCalled('GET free-access').data?.items ?? [];
  const chosenOf = (named: string) => state.choices.find((one) => one.named === named);
  const change = (choice: Choice) =>
    void state.rehearse([...state.choices.filter(({ named }) => named !== choice.named), choice]);
  return (
    <Part id="names" title={imports.names}>
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
        }}
      >
        {rehearsal.named.map((one) => (
          <Named key={one.named} one={one} chosen={chosenOf(one.named)} items={items} onChoice={change} />
        ))}
      </Box>
    </Part>
  );
}

type ConfirmProps = { state: State; ready: number; onBegun(): void };

function Confirm({ state, ready, onBegun }: ConfirmProps) {
  const { imports } = useWords();
  return (
    <Card sx={{ p: 2.5, display: 'grid', gap: 1 }}>
      <FormControlLabel
        control={<Checkbox checked={state.isTold} />}
        label={imports.tell}
        onChange={(_event, isTold) => state.setTold(isTold)}
      />
      <Typography color="text.secondary">{imports.quiet}</Typography>
      {ready === 0 ? (
        <Alert severity="info">{imports.nothing}</Alert>
      ) : (
        <Box>
          <ActionButton
            isPrime
            label={imports.go(ready)}
            sure={imports.sure}
            faults={imports.faults}
            run={state.begin}
            done={imports.begun}
            onDone={onBegun}
          />
        </Box>
      )}
    </Card>
  );
}

function Rehearsed({ state, rehearsal, onBegun }: { state: State; rehearsal: Rehearsal; onBegun(): void }) {
  const { imports } = useWords();
  const { source, ignored, lines } = rehearsal;
  const ready = lines.filter(
    ({ outcome, lessons }) => outcome === 'given' || (lessons?.ticked ?? 0) > 0,
  ).length;
  return (
    <>
      <Alert severity="info" role="status">
        {imports.sources[source]} {ignored.length > 0 && imports.ignored(ignored.join(', '))}
      </Alert>
      <Names state={state} rehearsal={rehearsal} />
      <Part id="lines" title={imports.lines}>
        <RehearsedLines lines={lines} />
      </Part>
      <Confirm state={state} ready={ready} onBegun={onBegun} />
    </>
  );
}

const sum = (rows: Import['counts']): number => rows.reduce((all, { rows: some }) => all + some, 0);

function Became({ counts }: Pick<Import, 'counts'>) {
  const { imports } = useWords();
  const byOutcome = [...Map.groupBy(counts, ({ outcome }) => outcome)];
  const byUndone = [...Map.groupBy(counts, ({ undone }) => undone)];
  return (
    <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap' }}>
      {byOutcome.map(([outcome, rows]) => (
        <OutcomeChip key={outcome} outcome={outcome} rows={sum(rows)} />
      ))}
      {byUndone.map(
        ([way, rows]) =>
          way !== null && (
            <WordChip key={way} variant="outlined" label={`${imports.undone[way]} (${sum(rows)})`} />
          ),
      )}
    </Box>
  );
}

function One({ one, again }: { one: Import; again(): void }) {
  const { imports, locale } = useWords();
  const [isOpen, setOpen] = useState(false);
  const { id, state, counts } = one;
  const waiting = sum(counts.filter(({ outcome }) => outcome === null));
  return (
    <Card component="li" sx={{ p: 2, display: 'grid', gap: 1 }}>
      <Typography sx={{ fontWeight: 700, overflowWrap: 'anywhere' }}>
        <bdi>{one.fileName}</bdi>
      </Typography>
      <Typography variant="body2" color="text.secondary" role={state === 'running' ? 'status' : undefined}>
        {imports.states[state]} · {imports.by(one.madeBy, momentOf(one.madeAt, locale))}
        {waiting > 0 && ` · ${imports.progress(sum(counts) - waiting, sum(counts))}`}
      </Typography>
      <Became counts={counts} />
      <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap' }}>
        <Button aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {imports.show}
        </Button>
        {(state === 'running' || state === 'done') && (
          <ActionButton
            isDanger
            label={imports.undo}
            sure={imports.undoSure}
            run={() => call('imports/{id}/undoing', { id })}
            onDone={again}
          />
        )}
      </Box>
      {isOpen && <DoneLines key={`${state} ${waiting}`} id={id} />}
    </Card>
  );
}

const askAgainMs = 2_000;

export function ImportsPage() {
  const { imports } = useWords();
  const state = useImport();
  const asked = useCalled('GET imports');
  const { data, again } = asked;
  const isMoving = data?.rows.some((one) => one.state === 'running' || one.state === 'undoing') ?? false;
  useEffect(() => {
    if (!isMoving) return;
    const timer = setInterval(again, askAgainMs);
    return () => clearInterval(timer);
  }, [isMoving, again]);
  const begun = () => {
    state.drop();
    again();
    window.scrollTo({ top: 0 });
  };
  return (
    <PageFrame title={imports.title} lead={imports.lead}>
      <ChooseFile state={state} />
      {state.rehearsal !== null && (
        <Rehearsed key={state.file?.name} state={state} rehearsal={state.rehearsal} onBegun={begun} />
      )}
      <Part id="earlier" title={imports.earlier}>
        {data === null ? (
          <Waiting asked={asked} />
        ) : data.rows.length === 0 ? (
          <Typography color="text.secondary">{imports.none}</Typography>
        ) : (
          <PlainList>
            {data.rows.map((one) => (
              <One key={one.id} one={one} again={again} />
            ))}
          </PlainList>
        )}
      </Part>
    </PageFrame>
  );
}
