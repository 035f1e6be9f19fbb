/** '/let-in': gives somebody, or a list of people, access without a payment. */
import {
  Alert,
  Box,
  Button,
  Card,
  Checkbox,
  FormControlLabel,
  MenuItem,
  Stack,
  TextField,
  ToggleButton,
  ToggleButtonGroup,
} from '@mui/material';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { PageFrame } from '../layout/page-frame.tsx';
import { call, type DoneOf, type InputOf, Refused } from '../api.ts';
import { useWords } from '../words/words.ts';
import { type Judged, ListOfPeople, ListToRead } from './list-to-read.tsx';

type LettingItem = DoneOf<'GET letting'>['items'][number];
type LettingLine = DoneOf<'letting/reading'>['people'][number];
type LettingOutcome = DoneOf<'letting'>['people'][number];

const empty = { item: '', as: '', why: '', locale: 'ar', name: '', email: '', phone: '' };
type Name = keyof typeof empty;
type Asked = InputOf<'letting'>;
type Person = Pick<LettingLine, 'name' | 'email' | 'phone' | 'locale'>;

/** People per request: a list of 500 shows progress, and no request runs into its timeout. */
const piece = 25;

const personIn = ({ name, email, phone, locale }: Person): Person => ({ name, email, phone, locale });

const nameOfItem = ({ kind, slug, cohort }: Pick<LettingItem, 'kind' | 'slug' | 'cohort'>): string =>
  [kind, slug, ...(cohort === undefined ? [] : [cohort])].join(' ');

function useItems(): LettingItem[] {
  const [items, setItems] = useState<LettingItem[]>([]);
  useEffect(() => {
    void call('GET letting').then((found) => setItems(found.items));
  }, []);
  return items;
}

/** What they get access to, why, and how; and the fields of a single person. */
function useLetting() {
  // From a learner's page: whom it is for.
  const [query] = useSearchParams();
  const [typed, setTyped] = useState(() => ({
    ...empty,
    name: query.get('name') ?? '',
    email: query.get('email') ?? '',
    phone: query.get('phone') ?? '',
  }));
  const [overSeats, setOverSeats] = useState(false);
  // Requests with the same key give access only once, however often they are sent.
  const [key, setKey] = useState(() => crypto.randomUUID());
  const [failure, setFailure] = useState<Refused['failure'] | null>(null);
  const [judged, setJudged] = useState<Judged[] | null>(null);
  const [busy, setBusy] = useState<string | null>(null);
  const [isBroken, setBroken] = useState(false);
  const [kind = '', slug = '', cohort] = typed.item.split(' ');
  // The form sends what was chosen, also nothing: the server says what is missing.
  const about = {
    item: { kind: kind as Asked['item']['kind'], slug, cohort },
    overSeats,
    locale: typed.locale as Asked['locale'],
  };

  const during = async (work: () => Promise<void>) => {
    setBusy('');
    setFailure(null);
    setBroken(false);
    try {
      await work();
    } catch (problem) {
      if (problem instanceof Refused) setFailure(problem.failure);
      else setBroken(true);
    } finally {
      setBusy(null);
    }
  };
  const read = (text: string) =>
    during(async () => {
      const { people } = await call('letting/reading', { ...about, text });
      setJudged(people.map((line) => ({ ...line, outcome: null })));
    });
  const letIn = (people: readonly Person[], under: (done: number, all: number) => string) =>
    during(async () => {
      const outcomes: LettingOutcome[] = [];
      for (let start = 0; start < people.length; start += piece) {
        setBusy(under(start, people.length));
        const some = people.slice(start, start + piece).map(personIn);
        const body = { ...about, key, as: typed.as as Asked['as'], why: typed.why, people: some };
        outcomes.push(...(await call('letting', body)).people);
      }
      setJudged((before) => withOutcomes(before, people, outcomes));
      // The next request gets a new key, unless a part of this one failed and is retried.
      if (outcomes.every(({ outcome }) => outcome !== 'failed')) setKey(crypto.randomUUID());
    });
  return {
    typed,
    setTyped,
    overSeats,
    setOverSeats,
    failure,
    judged,
    setJudged,
    busy,
    isBroken,
    read,
    letIn,
  };
}

/** Adds each outcome to its line; a single person gets a line too. */
function withOutcomes(
  before: Judged[] | null,
  people: readonly Person[],
  outcomes: readonly LettingOutcome[],
): Judged[] {
  const lines: Judged[] =
    before ??
    people.map((person, at) => ({
      ...person,
      line: at + 1,
      problems: {},
      whyNot: null,
      waitsForCode: false,
      outcome: null,
    }));
  return lines.map((line) => {
    const at = people.findIndex(
      (person) => person === line || (before === null && person.email === line.email),
    );
    return at < 0 ? line : { ...line, outcome: outcomes[at] ?? null };
  });
}

export function LetInPage() {
  const { letting, common } = useWords();
  const items = useItems();
  const [isList, setList] = useState(false);
  const state = useLetting();
  const { typed, setTyped, failure, judged, busy } = state;
  const isDone = judged?.some(({ outcome }) => outcome !== null) ?? false;
  const ready = (judged ?? []).filter(
    ({ whyNot, problems, outcome }) =>
      whyNot === null &&
      Object.keys(problems).length === 0 &&
      (outcome === null || outcome.outcome === 'failed'),
  );
  const faultOf = (name: string): string | undefined => {
    const fault = failure?.fields?.[name];
    return fault === 'reason-length' ? letting.reasonLength : fault && (common.faults[fault] ?? fault);
  };
  const field = (name: Name, hint?: string) => ({
    label: letting[name === 'locale' ? 'language' : name],
    value: typed[name],
    // The preview of the list belongs to the earlier choice.
    onChange: ({ target }: { target: { value: string } }) => {
      setTyped({ ...typed, [name]: target.value });
      if (!isList || name === 'item') state.setJudged(null);
    },
    error: faultOf(name) !== undefined,
    helperText: faultOf(name) ?? hint,
    fullWidth: true,
  });

  return (
    <PageFrame title={letting.title} lead={letting.lead}>
      <Card sx={{ p: 2.5 }}>
        <Stack
          component="form"
          noValidate
          aria-label={letting.title}
          onSubmit={(event) => {
            event.preventDefault();
            if (!isList) void state.letIn([{ ...typed, locale: '' }], letting.under);
          }}
          sx={{ gap: 2 }}
        >
          <About items={items} field={field} />
          <FormControlLabel
            control={<Checkbox checked={state.overSeats} />}
            label={letting.overSeats}
            onChange={(_event, isOver) => {
              state.setOverSeats(isOver);
              state.setJudged(null);
            }}
          />
          <ToggleButtonGroup
            exclusive
            value={isList ? 'many' : 'one'}
            onChange={(_event, chosen: string | null) => {
              if (chosen === null) return;
              setList(chosen === 'many');
              state.setJudged(null);
            }}
          >
            <ToggleButton value="one">{letting.one}</ToggleButton>
            <ToggleButton value="many">{letting.many}</ToggleButton>
          </ToggleButtonGroup>
          {isList ? (
            <ListToRead
              isBusy={busy !== null}
              problem={faultOf('text')}
              onRead={(text) => void state.read(text)}
              onTyped={() => state.setJudged(null)}
            />
          ) : (
            <OnePerson field={field} isBusy={busy !== null} />
          )}
          {failure !== null && <Alert severity="error">{common.failures[failure.code]}</Alert>}
          {state.isBroken && <Alert severity="error">{letting.broke}</Alert>}
        </Stack>
      </Card>
      {judged !== null && <ListOfPeople people={judged} isOne={!isList} />}
      {judged !== null && isList && !isDone && ready.length === 0 && (
        <Alert severity="info">{letting.nobody}</Alert>
      )}
      {isList && ready.length > 0 && (
        <Button
          variant="contained"
          disabled={busy !== null}
          onClick={() => void state.letIn(ready, letting.under)}
          sx={{ justifySelf: 'start' }}
        >
          {busy === null || busy === '' ? letting.letInAll(ready.length) : busy}
        </Button>
      )}
    </PageFrame>
  );
}

type FieldOf = (name: Name, hint?: string) => object;
const ltr = { htmlInput: { dir: 'ltr', maxLength: 254, autoComplete: 'off' } };
const two = { display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } };

function About({ items, field }: { items: LettingItem[]; field: FieldOf }) {
  const { letting, locale } = useWords();
  const left = ({ seatsLeft, codesLeft }: LettingItem): string => {
    if (seatsLeft === null && codesLeft === null) return '';
    const seats = seatsLeft === null ? '' : letting.seats(seatsLeft);
    return ` (${letting.left(seats, codesLeft === null ? '' : letting.codes(codesLeft))})`;
  };
  return (
    <>
      <TextField {...field('item')} select required>
        {items.map((one) => (
          <MenuItem key={nameOfItem(one)} value={nameOfItem(one)} sx={{ whiteSpace: 'normal' }}>
            <span>
              <bdi>{one.name[locale === 'ar' ? 'ar' : 'en']}</bdi>
              {one.startsOn !== undefined && ` · ${one.startsOn}`}
              {left(one)}
            </span>
          </MenuItem>
        ))}
      </TextField>
      <Box sx={two}>
        <TextField {...field('as')} select required>
          {Object.entries(letting.reasons).map(([reason, name]) => (
            <MenuItem key={reason} value={reason}>
              {name}
            </MenuItem>
          ))}
        </TextField>
        <TextField {...field('locale')} select>
          {Object.entries(letting.languages).map(([language, name]) => (
            <MenuItem key={language} value={language}>
              {name}
            </MenuItem>
          ))}
        </TextField>
      </Box>
      <TextField
        {...field('why', letting.whyHint)}
        required
        slotProps={{ htmlInput: { dir: 'auto', maxLength: 300 } }}
      />
    </>
  );
}

function OnePerson({ field, isBusy }: { field: FieldOf; isBusy: boolean }) {
  const { letting } = useWords();
  return (
    <>
      <Box sx={two}>
        <TextField {...field('name')} required slotProps={{ htmlInput: { dir: 'auto', maxLength: 120 } }} />
        <TextField {...field('email')} required slotProps={ltr} />
        <TextField {...field('phone')} slotProps={ltr} />
      </Box>
      <Button type="submit" variant="contained" disabled={isBusy} sx={{ alignSelf: 'start' }}>
        {letting.letInOne}
      </Button>
    </>
  );
}
