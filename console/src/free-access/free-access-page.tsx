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
import { dayOf, languageName, sidesIn } from '../locale.ts';
import { TypedForm } from '../layout/typed-field.tsx';
import { useWords } from '../words/words.ts';
import { AccessRequests } from './access-requests.tsx';
import { type Judged, ListOfPeople, ListToRead } from './people-list.tsx';
import { useAction } from '../layout/action-dialog.tsx';

type FreeAccessItem = DoneOf<'GET free-access'>['items'][number];

const nameOfItem = ({ kind, slug, cohort }: Pick<FreeAccessItem, 'kind' | 'slug' | 'cohort'>): string =>
  [kind, slug, ...(cohort === undefined ? [] : [cohort])].join(' ');

/* The state of giving access: what is typed, what the server said of each person, and how far a long list is. */

type FreeAccessLine = DoneOf<'free-access/reading'>['people'][number];
type FreeAccessOutcome = DoneOf<'free-access'>['people'][number];

const empty = { item: '', as: '', why: '', locale: 'ar', name: '', email: '', phone: '' };
type Name = keyof typeof empty;
type Asked = InputOf<'free-access'>;
type Item = NonNullable<Asked['item']>;
type Person = Pick<FreeAccessLine, 'name' | 'email' | 'phone' | 'locale'> &
  Partial<Pick<FreeAccessLine, 'item' | 'why'>>;

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
function useFreeAccess() {
  const { freeAccess } = useWords();
  // From a learner's page: whom it is for.
  const [query] = useSearchParams();
  const [typed, setTyped] = useState(() => ({
    ...empty,
    locale: sidesIn('ar')[0] ?? 'ar',
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
  const action = useAction(freeAccess.ask.faults);
  const [kind = '', slug = '', cohort] = typed.item.split(' ');
  // The form sends what was chosen, also nothing: the server says what is missing.
  const item = { kind: kind as Item['kind'], slug, cohort };
  const about = { item, locale: typed.locale };
  // Each line of a list may name its own.
  const ofLines = { locale: about.locale, ...(kind !== '' && { item }) };
  const reason = { as: typed.as as Asked['as'], why: typed.why };

  const read = async (text: string) => {
    const found = await action.run(() => call('free-access/reading', { ...ofLines, overSeats, text }));
    if (found !== null) setJudged(found.people.map((line) => ({ ...line, outcome: null })));
  };
  const giveFreeAccess = (people: readonly Person[]) =>
    action.run(async () => {
      const outcomes: FreeAccessOutcome[] = [];
      for (let start = 0; start < people.length; start += piece) {
        setProgress(freeAccess.under(start, people.length));
        const some = people.slice(start, start + piece).map(personIn);
        const body = { ...ofLines, ...reason, overSeats, isQuiet: !isTold, key, people: some };
        outcomes.push(...(await call('free-access', body)).people);
      }
      setJudged((before) => withOutcomes(before, people, outcomes));
      // The next request gets a new key, unless a part of this one failed and is retried.
      if (outcomes.every(({ outcome }) => outcome !== 'failed')) setKey(crypto.randomUUID());
    });
  /** Whether it waits for colleagues now. */
  const ask = async (): Promise<boolean> => {
    const { name, email, phone } = typed;
    const body = { ...about, ...reason, name, email, phone, besideOrder };
    const isSent = (await action.run(() => call('free-access/requests', body))) !== null;
    if (isSent) {
      setTyped({ ...empty, locale: typed.locale });
      setBesideOrder(false);
    }
    return isSent;
  };
  return { ...flags, typed, setTyped, action, judged, setJudged, progress, read, giveFreeAccess, ask };
}

/** Adds each outcome to its line; a single person gets a line too. */
function withOutcomes(
  before: Judged[] | null,
  people: readonly Person[],
  outcomes: readonly FreeAccessOutcome[],
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

type FreeAccess = ReturnType<typeof useFreeAccess>;

/** The props of a field by its name. */
function useField({ typed, setTyped, setJudged, action }: FreeAccess, isList: boolean) {
  const { freeAccess } = useWords();
  return (name: Name, hint?: string) => {
    const fault = action.faultOf(name);
    return {
      label: freeAccess[name === 'locale' ? 'language' : name],
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
  state: FreeAccess;
  isList: boolean;
  onList(is: boolean): void;
}) {
  const { freeAccess } = useWords();
  return (
    <>
      <FormControlLabel
        control={<Checkbox checked={state.overSeats} />}
        label={freeAccess.overSeats}
        onChange={(_event, isOver) => {
          state.setOverSeats(isOver);
          state.setJudged(null);
        }}
      />
      <FormControlLabel
        control={<Checkbox checked={state.isTold} />}
        label={freeAccess.tell}
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
        <ToggleButton value="one">{freeAccess.one}</ToggleButton>
        <ToggleButton value="many">{freeAccess.many}</ToggleButton>
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

function Outcomes({ state, isList }: { state: FreeAccess; isList: boolean }) {
  const { freeAccess } = useWords();
  const { judged, action, progress } = state;
  const ready = readyOf(judged);
  const isDone = judged?.some(({ outcome }) => outcome !== null) ?? false;
  return (
    <>
      {judged !== null && <ListOfPeople people={judged} isOne={!isList} />}
      {judged !== null && isList && !isDone && ready.length === 0 && (
        <Alert severity="info">{freeAccess.nobody}</Alert>
      )}
      {isList && ready.length > 0 && (
        <Button
          variant="contained"
          disabled={action.isBusy}
          onClick={() => void state.giveFreeAccess(ready)}
          sx={{ justifySelf: 'start' }}
        >
          {action.isBusy ? progress : freeAccess.giveAllFree(ready.length)}
        </Button>
      )}
    </>
  );
}

/** Whoever may not give access asks for it by the same form. */
export function FreeAccessPage() {
  const { nav, freeAccess } = useWords();
  const { permissions: may = [] } = usePermissions<string[]>();
  const isGiver = may.includes('mayGiveFreeAccess');
  const notify = useNotify();
  const items = useCalled('GET free-access').data?.items ?? [];
  const requests = useCalled('GET free-access/requests');
  const [query] = useSearchParams();
  const [isList, setList] = useState(isGiver && query.get('many') !== null);
  const state = useFreeAccess();
  const field = useField(state, isList);
  const t = isGiver ? freeAccess : freeAccess.ask;
  const submit = async () => {
    if (isList) return;
    const { name, email, phone } = state.typed;
    if (isGiver) await state.giveFreeAccess([{ name, email, phone, locale: '' }]);
    else if (await state.ask()) notify(freeAccess.ask.sent, { type: 'success' });
    requests.again();
  };
  return (
    <PageFrame title={nav.pages.giveFreeAccess} lead={t.lead}>
      {requests.data && <AccessRequests requests={requests.data.requests} again={requests.again} />}
      <Card sx={{ p: 2.5 }}>
        <TypedForm aria-label={nav.pages.giveFreeAccess} sx={{ gap: 2 }} onSend={submit}>
          <About items={items} field={field} isList={isList} />
          {isGiver && <ChooseMany state={state} isList={isList} onList={setList} />}
          {!isList && <OnePerson field={field} />}
          <BesideOrder state={state} />
          <Sentences texts={isGiver && !state.isTold ? t.happens.with(1, freeAccess.untold) : t.happens} />
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
              {isGiver ? freeAccess.giveOneFree : freeAccess.ask.send}
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
function BesideOrder({ state: { action, besideOrder, setBesideOrder } }: { state: FreeAccess }) {
  const { freeAccess } = useWords();
  const fault = action.faultOf('besideOrder');
  if (fault === undefined && !besideOrder) return null;
  return (
    <Alert severity="warning" icon={false}>
      {freeAccess.ask.faults['has-open-order']}
      <FormControlLabel
        sx={{ display: 'flex' }}
        control={<Checkbox checked={besideOrder} />}
        label={freeAccess.ask.besideOrder}
        onChange={(_event, isSure) => setBesideOrder(isSure)}
      />
    </Alert>
  );
}

type FieldOf = (name: Name, hint?: string) => object;
const ltr = { htmlInput: { dir: 'ltr', maxLength: 254, autoComplete: 'off' } };
const two = { display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } };

function About({ items, field, isList }: { items: FreeAccessItem[]; field: FieldOf; isList: boolean }) {
  const { freeAccess, locale } = useWords();
  const left = ({ seatsLeft, codesLeft }: FreeAccessItem): string => {
    if (seatsLeft === null && codesLeft === null) return '';
    const seats = seatsLeft === null ? '' : freeAccess.seats(seatsLeft);
    return ` (${freeAccess.left(seats, codesLeft === null ? '' : freeAccess.codes(codesLeft))})`;
  };
  return (
    <>
      <TextField {...field('item', isList ? freeAccess.ofLines : undefined)} select required={!isList}>
        {isList && <MenuItem value="">—</MenuItem>}
        {items.map((one) => (
          <MenuItem key={nameOfItem(one)} value={nameOfItem(one)} sx={{ whiteSpace: 'normal' }}>
            <span>
              <bdi>{one.name[locale]}</bdi>
              {one.startsOn !== undefined && ` · ${dayOf(one.startsOn, locale)}`}
              {left(one)}
            </span>
          </MenuItem>
        ))}
      </TextField>
      <Box sx={two}>
        <TextField {...field('as')} select required>
          {Object.entries(freeAccess.reasons).map(([reason, name]) => (
            <MenuItem key={reason} value={reason}>
              {name}
            </MenuItem>
          ))}
        </TextField>
        <TextField {...field('locale')} select>
          {sidesIn(locale).map((language) => (
            <MenuItem key={language} value={language}>
              {languageName(language, locale)}
            </MenuItem>
          ))}
        </TextField>
      </Box>
      <TextField
        {...field('why', isList ? freeAccess.whyOfLines : freeAccess.whyHint)}
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
