/** The state of giving access: what is typed, what the server said of each person, and how far a long list is. */
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { call, type DoneOf, type InputOf } from '../api.ts';
import { useAction } from '../layout/action-dialog.tsx';
import { useWords } from '../words/words.ts';
import type { Judged } from './list-to-read.tsx';

type LettingLine = DoneOf<'letting/reading'>['people'][number];
type LettingOutcome = DoneOf<'letting'>['people'][number];

const empty = { item: '', as: '', why: '', locale: 'ar', name: '', email: '', phone: '' };
export type Name = keyof typeof empty;
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
export function useLetting() {
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

export type Letting = ReturnType<typeof useLetting>;
