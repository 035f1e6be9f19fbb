/** '/let-in': gives somebody, or a list of people, access without a payment. */
import {
  Alert,
  Box,
  Button,
  Card,
  Checkbox,
  FormControlLabel,
  MenuItem,
  TextField,
  ToggleButton,
  ToggleButtonGroup,
} from '@mui/material';
import { useState } from 'react';
import { useNotify, usePermissions } from 'react-admin';
import { useSearchParams } from 'react-router-dom';
import { PageFrame } from '../layout/page-frame.tsx';
import { useCalled } from '../layout/read.tsx';
import { call, type DoneOf, type InputOf } from '../api.ts';
import { dayOf } from '../locale.ts';
import { TypedForm } from '../layout/typed-field.tsx';
import { useWords } from '../words/words.ts';
import { AccessRequests } from './access-requests.tsx';
import { type Judged, ListOfPeople, ListToRead } from './list-to-read.tsx';
import { useAction } from '../layout/action-dialog.tsx';

type LettingItem = DoneOf<'GET letting'>['items'][number];

const nameOfItem = ({ kind, slug, cohort }: Pick<LettingItem, 'kind' | 'slug' | 'cohort'>): string =>
  [kind, slug, ...(cohort === undefined ? [] : [cohort])].join(' ');

/* The state of giving access: what is typed, what the server said of each person, and how far a long list is. */

type LettingLine = DoneOf<'letting/reading'>['people'][number];
type LettingOutcome = DoneOf<'letting'>['people'][number];

const empty = { item: '', as: '', why: '', locale: 'ar', name: '', email: '', phone: '' };
type Name = keyof typeof empty;
type Asked = InputOf<'letting'>;
type Item = NonNullable<Asked['item']>;
type Person = Pick<LettingLine, 'name' | 'email' | 'phone' | 'locale'> &
  Partial<Pick<LettingLine, 'item' | 'why'>>;

/** People per request: a list of 500 shows progress, and no request runs into its timeout. */
const piece = 25;

const personIn = ({ item, name, email, phone, locale, why = '' }: Person) => ({
  name,
  email,
  phone,
  locale,
  why,
  ...(item && { item: { kind: item.kind, slug: item.slug, cohort: item.cohort } }),
});

/** What was ticked: more than the seats, an e-mail to them, and beside an unpaid order. */
function useFlags() {
  const [besideOrder, setBesideOrder] = useState(false);
  const [overSeats, setOverSeats] = useState(false);
  const [isTold, setTold] = useState(true);
  return { besideOrder, setBesideOrder, overSeats, setOverSeats, isTold, setTold };
}

/** What they get access to, why, and how; and the fields of a single person. */
function useLetting() {
  const { letting } = useWords();
  // From a learner's page: whom it is for.
  const [query] = useSearchParams();
  const [typed, setTyped] = useState(() => ({
    ...empty,
    name: query.get('name') ?? '',
    email: query.get('email') ?? '',
    phone: query.get('phone') ?? '',
  }));
  const flags = useFlags();
  const { overSeats, isTold, besideOrder, setBesideOrder } = flags;
  // Requests with the same key give access only once, however often they are sent.
  const [key, setKey] = useState(() => crypto.randomUUID());
  const [judged, setJudged] = useState<Judged[] | null>(null);
  const [progress, setProgress] = useState('');
  const action = useAction(letting.ask.faults);
  const [kind = '', slug = '', cohort] = typed.item.split(' ');
  // The form sends what was chosen, also nothing: the server says what is missing.
  const item = { kind: kind as Item['kind'], slug, cohort };
  const about = { item, locale: typed.locale as Asked['locale'] };
  // Each line of a list may name its own.
  const ofLines = { locale: about.locale, ...(kind !== '' && { item }) };
  const reason = { as: typed.as as Asked['as'], why: typed.why };

  const read = async (text: string) => {
    const found = await action.run(() => call('letting/reading', { ...ofLines, overSeats, text }));
    if (found !== null) setJudged(found.people.map((line) => ({ ...line, outcome: null })));
  };
  const letIn = (people: readonly Person[]) =>
    action.run(async () => {
      const outcomes: LettingOutcome[] = [];
      for (let start = 0; start < people.length; start += piece) {
        setProgress(letting.under(start, people.length));
        const some = people.slice(start, start + piece).map(personIn);
        const body = { ...ofLines, ...reason, overSeats, isQuiet: !isTold, key, people: some };
        outcomes.push(...(await call('letting', body)).people);
      }
      setJudged((before) => withOutcomes(before, people, outcomes));
      // The next request gets a new key, unless a part of this one failed and is retried.
      if (outcomes.every(({ outcome }) => outcome !== 'failed')) setKey(crypto.randomUUID());
    });
  /** Whether it waits for colleagues now. */
  const ask = async (): Promise<boolean> => {
    const { name, email, phone } = typed;
    const body = { ...about, ...reason, name, email, phone, besideOrder };
    const isSent = (await action.run(() => call('letting/requests', body))) !== null;
    if (isSent) {
      setTyped(empty);
      setBesideOrder(false);
    }
    return isSent;
  };
  return { ...flags, typed, setTyped, action, judged, setJudged, progress, read, letIn, ask };
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
      item: null,
      why: '',
      isKnown: false,
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

type Letting = ReturnType<typeof useLetting>;

/** The props of a field by its name. */
function useField({ typed, setTyped, setJudged, action }: Letting, isList: boolean) {
  const { letting } = useWords();
  return (name: Name, hint?: string) => {
    const fault = action.faultOf(name);
    return {
      label: letting[name === 'locale' ? 'language' : name],
      value: typed[name],
      // The preview of the list belongs to the earlier choice.
      onChange: ({ target }: { target: { value: string } }) => {
        setTyped({ ...typed, [name]: target.value });
        if (!isList || name === 'item') setJudged(null);
      },
      error: fault !== undefined,
      helperText: fault ?? hint,
      fullWidth: true,
    };
  };
}

const Sentences = ({ texts }: { texts: readonly string[] }) => (
  <Box component="ul" sx={{ m: 0, paddingInlineStart: 2.5, color: 'text.secondary' }}>
    {texts.map((text) => (
      <li key={text}>{text}</li>
    ))}
  </Box>
);

function ChooseMany({
  state,
  isList,
  onList,
}: {
  state: Letting;
  isList: boolean;
  onList(is: boolean): void;
}) {
  const { letting } = useWords();
  return (
    <>
      <FormControlLabel
        control={<Checkbox checked={state.overSeats} />}
        label={letting.overSeats}
        onChange={(_event, isOver) => {
          state.setOverSeats(isOver);
          state.setJudged(null);
        }}
      />
      <FormControlLabel
        control={<Checkbox checked={state.isTold} />}
        label={letting.tell}
        onChange={(_event, isTold) => state.setTold(isTold)}
      />
      <ToggleButtonGroup
        exclusive
        value={isList ? 'many' : 'one'}
        onChange={(_event, chosen: string | null) => {
          if (chosen === null) return;
          onList(chosen === 'many');
          state.setJudged(null);
        }}
      >
        <ToggleButton value="one">{letting.one}</ToggleButton>
        <ToggleButton value="many">{letting.many}</ToggleButton>
      </ToggleButtonGroup>
    </>
  );
}

/** The lines that may still get access: not judged against, and not given yet. */
const readyOf = (judged: readonly Judged[] | null): Judged[] =>
  (judged ?? []).filter(
    ({ whyNot, problems, outcome }) =>
      whyNot === null &&
      Object.keys(problems).length === 0 &&
      (outcome === null || outcome.outcome === 'failed'),
  );

function Outcomes({ state, isList }: { state: Letting; isList: boolean }) {
  const { letting } = useWords();
  const { judged, action, progress } = state;
  const ready = readyOf(judged);
  const isDone = judged?.some(({ outcome }) => outcome !== null) ?? false;
  return (
    <>
      {judged !== null && <ListOfPeople people={judged} isOne={!isList} />}
      {judged !== null && isList && !isDone && ready.length === 0 && (
        <Alert severity="info">{letting.nobody}</Alert>
      )}
      {isList && ready.length > 0 && (
        <Button
          variant="contained"
          disabled={action.isBusy}
          onClick={() => void state.letIn(ready)}
          sx={{ justifySelf: 'start' }}
        >
          {action.isBusy ? progress : letting.letInAll(ready.length)}
        </Button>
      )}
    </>
  );
}

/** Whoever may not give access asks for it by the same form. */
export function LetInPage() {
  const { nav, letting } = useWords();
  const { permissions: may = [] } = usePermissions<string[]>();
  const isGiver = may.includes('mayLetIn');
  const notify = useNotify();
  const items = useCalled('GET letting').data?.items ?? [];
  const requests = useCalled('GET letting/requests');
  const [query] = useSearchParams();
  const [isList, setList] = useState(isGiver && query.get('many') !== null);
  const state = useLetting();
  const field = useField(state, isList);
  const t = isGiver ? letting : letting.ask;
  const submit = async () => {
    if (isList) return;
    const { name, email, phone } = state.typed;
    if (isGiver) await state.letIn([{ name, email, phone, locale: '' }]);
    else if (await state.ask()) notify(letting.ask.sent, { type: 'success' });
    requests.again();
  };
  return (
    <PageFrame title={nav.pages.letIn} lead={t.lead}>
      {requests.data && <AccessRequests requests={requests.data.requests} again={requests.again} />}
      <Card sx={{ p: 2.5 }}>
        <TypedForm aria-label={nav.pages.letIn} sx={{ gap: 2 }} onSend={submit}>
          <About items={items} field={field} isList={isList} />
          {isGiver && <ChooseMany state={state} isList={isList} onList={setList} />}
          {!isList && <OnePerson field={field} />}
          <BesideOrder state={state} />
          <Sentences texts={isGiver && !state.isTold ? t.happens.with(1, letting.untold) : t.happens} />
          {isList ? (
            <ListToRead
              isBusy={state.action.isBusy}
              problem={state.action.faultOf('text')}
              onRead={(text) => void state.read(text)}
              onTyped={() => state.setJudged(null)}
            />
          ) : (
            <Button
              type="submit"
              variant="contained"
              disabled={state.action.isBusy}
              sx={{ alignSelf: 'start' }}
            >
              {isGiver ? letting.letInOne : letting.ask.send}
            </Button>
          )}
          {state.action.problem !== null && <Alert severity="error">{state.action.problem}</Alert>}
        </TypedForm>
      </Card>
      <Outcomes state={state} isList={isList} />
    </PageFrame>
  );
}

/** Asked once the server found an unpaid order of the same. */
function BesideOrder({ state: { action, besideOrder, setBesideOrder } }: { state: Letting }) {
  const { letting } = useWords();
  const fault = action.faultOf('besideOrder');
  if (fault === undefined && !besideOrder) return null;
  return (
    <Alert severity="warning" icon={false}>
      {letting.ask.faults['has-open-order']}
      <FormControlLabel
        sx={{ display: 'flex' }}
        control={<Checkbox checked={besideOrder} />}
        label={letting.ask.besideOrder}
        onChange={(_event, isSure) => setBesideOrder(isSure)}
      />
    </Alert>
  );
}

type FieldOf = (name: Name, hint?: string) => object;
const ltr = { htmlInput: { dir: 'ltr', maxLength: 254, autoComplete: 'off' } };
const two = { display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } };

function About({ items, field, isList }: { items: LettingItem[]; field: FieldOf; isList: boolean }) {
  const { letting, locale } = useWords();
  const left = ({ seatsLeft, codesLeft }: LettingItem): string => {
    if (seatsLeft === null && codesLeft === null) return '';
    const seats = seatsLeft === null ? '' : letting.seats(seatsLeft);
    return ` (${letting.left(seats, codesLeft === null ? '' : letting.codes(codesLeft))})`;
  };
  return (
    <>
      <TextField {...field('item', isList ? letting.ofLines : undefined)} select required={!isList}>
        {isList && <MenuItem value="">—</MenuItem>}
        {items.map((one) => (
          <MenuItem key={nameOfItem(one)} value={nameOfItem(one)} sx={{ whiteSpace: 'normal' }}>
            <span>
              <bdi>{one.name[locale === 'ar' ? 'ar' : 'en']}</bdi>
              {one.startsOn !== undefined && ` · ${dayOf(one.startsOn, locale)}`}
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
        {...field('why', isList ? letting.whyOfLines : letting.whyHint)}
        required={!isList}
        slotProps={{ htmlInput: { dir: 'auto', maxLength: 300 } }}
      />
    </>
  );
}

function OnePerson({ field }: { field: FieldOf }) {
  return (
    <Box sx={two}>
      <TextField {...field('name')} required slotProps={{ htmlInput: { dir: 'auto', maxLength: 120 } }} />
      <TextField {...field('email')} required slotProps={ltr} />
      <TextField {...field('phone')} slotProps={ltr} />
    </Box>
  );
}
