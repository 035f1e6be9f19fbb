/** Finds pages and actions of the console by name, and orders, learners, courses and lessons by what is known of them. */
import { Box, Dialog, DialogTitle, InputBase, Typography } from '@mui/material';
import { type KeyboardEvent, useEffect, useId, useState } from 'react';
import { useLogout, usePermissions, useTranslate } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { shownNumber } from '../../../src/selling/orders/order.ts';
import { call, type DoneOf } from '../api.ts';
import type { Permission } from '../pages/console-page.ts';
import { consolePages } from '../pages/console-pages.ts';
import { sectionsFor } from '../pages/sections.ts';
import { inLocale } from '../locale.ts';
import { useWords } from '../words/words.ts';
import { nameOfPage } from './section-tabs.tsx';
import { screenReaderOnly } from './screen-reader-only.ts';
import { useCalled } from './read.tsx';
import { focusAtFirst } from './typed-field.tsx';
import { useWhoMay } from './who-may.ts';

type OrderRow = DoneOf<'GET orders'>['rows'][number];
type PersonRow = DoneOf<'GET people'>['rows'][number];
type RecordRow = DoneOf<'GET catalogue/{kind}'>['rows'][number];
type LessonRow = DoneOf<'teaching/find-lessons'>['lessons'][number];
/** `run`: what is done instead of going to a page; `to` still tells it from the others. `isShut`: of other roles, only named. */
type Hit = { to: string; name: string; aside: string; run?: () => void; isShut?: boolean };
type Group = { title: string; hits: Hit[] };
type Found = {
  of: string;
  orders: OrderRow[];
  people: PersonRow[];
  tags: string[];
  lessons: LessonRow[];
};

const most = { pages: 8, found: 5 };
/** From so many characters on the server is asked, once nobody has typed for a moment. */
const enough = 2;
const pauseMs = 250;

/** Capitals, accents and the Arabic short vowels make no difference. */
const plain = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().trim();

const wordsOf = (text: string): string[] =>
  plain(text)
    .split(/[\s,’'-]+/)
    .filter(Boolean);

/** Every word that was typed begins a word of the text. */
const fits = (text: string, typed: string): boolean => {
  const words = wordsOf(text);
  return wordsOf(typed).every((part) =>
    words.some((word) => word.startsWith(part) || word.startsWith(`ال${part}`)),
  );
};

/** The query of a list's address. */
const listed = (filter: Record<string, string>): string =>
  `?${new URLSearchParams({ filter: JSON.stringify(filter) })}`;

/** What an entry may do beyond looking: its address, and who may. */
const actions = {
  newCourse: { to: '/catalogue/course/new', may: 'mayEditCatalogue' },
  newWorkshop: { to: '/catalogue/workshop/new', may: 'mayEditCatalogue' },
  newProduct: { to: '/catalogue/product/new', may: 'mayEditCatalogue' },
  newPost: { to: '/catalogue/post/new', may: 'mayEditCatalogue' },
  newJob: { to: '/catalogue/job/new', may: 'mayEditCatalogue' },
  statement: { to: '/claims/statement', may: 'mayDecideClaims' },
  unpaid: { to: `/orders${listed({ group: 'unpaid' })}`, may: 'maySeeOrders' },
  refundDue: { to: `/orders${listed({ group: 'refund-due' })}`, may: 'maySeeOrders' },
  week: { to: '/bookings/week', may: 'maySeeBookings' },
} as const satisfies Record<string, { to: string; may: Permission }>;

function usePlaces(typed: string): Hit[] {
  const { nav, palette, secondFactor } = useWords();
  const { permissions = [] } = usePermissions<string[]>();
  const translate = useTranslate();
  const logout = useLogout();
  const whoMay = useWhoMay();
  const pages = sectionsFor(permissions).flatMap(({ section, pages: own }) =>
    own.map(({ name, to }) => ({
      to,
      name: nameOfPage(nav, name, permissions),
      aside: own.length > 1 ? nav.sections[section] : '',
      also: palette.also[name],
    })),
  );
  const deeds = (Object.keys(actions) as (keyof typeof actions)[]).map((name) => ({
    ...actions[name],
    name: palette.actions[name],
    aside: palette.action,
    also: palette.alsoAction[name] ?? '',
  }));
  const isTheirs = ({ may }: { may: Permission }) => permissions.includes(may);
  const all = [
    { to: '/', name: nav.today, aside: '', also: palette.today },
    ...pages,
    ...deeds.filter(isTheirs),
    { to: '/me', name: secondFactor.menu, aside: '', also: palette.me },
    {
      to: 'logout',
      name: translate('ra.auth.logout'),
      aside: '',
      also: palette.logout,
      run: () => void logout(),
    },
  ];
  if (typed.trim() === '') return all.slice(0, most.pages);
  const ofOthers = [
    ...consolePages.map(({ name, to, may }) => ({
      to,
      may,
      name: nav.pages[name],
      also: palette.also[name],
    })),
    ...deeds,
  ]
    .filter((one) => typed.trim().length >= enough && !isTheirs(one))
    .map(({ to, may, name, also }) => ({ to, name, also, aside: palette.shut(whoMay(may)), isShut: true }));
  const isNamed = ({ name }: Hit) => fits(name, typed);
  const isMeant = (one: Hit & { also: string }) => fits(`${one.name} ${one.also} ${one.aside}`, typed);
  return [
    ...all.filter(isNamed),
    ...all.filter((one) => !isNamed(one) && isMeant(one)),
    ...ofOthers.filter(({ name, also }) => fits(`${name} ${also}`, typed)),
  ].slice(0, most.pages);
}

/** Asks what the role may see; what one of them refuses is left out. */
async function search(typed: string, may: (name: Permission) => boolean): Promise<Found> {
  const asked = async <T,>(isTheirs: boolean, ask: () => Promise<T>): Promise<T | null> => {
    try {
      return isTheirs ? await ask() : null;
    } catch {
      return null;
    }
  };
  const [orders, people, lessons] = await Promise.all([
    asked(may('maySeeOrders'), () => call('GET orders', { search: typed, page: 1, perPage: 10 })),
    asked(may('maySeePeople'), () => call('GET people', { search: typed, show: 'all', page: 1 })),
    asked(may('mayTeach'), () => call('teaching/find-lessons', { search: typed })),
  ]);
  return {
    of: typed,
    orders: orders?.rows ?? [],
    people: people?.rows ?? [],
    tags: people?.tags ?? [],
    lessons: lessons?.lessons ?? [],
  };
}

type Records = Record<'course' | 'post' | 'product', RecordRow[]>;

function useFound(typed: string): { found: Found | null; records: Records; isBusy: boolean } {
  const { permissions = [] } = usePermissions<string[]>();
  const [found, setFound] = useState<Found | null>(null);
  const wanted = typed.trim();
  const isAsked = wanted.length >= enough;
  const seesCatalogue = isAsked && permissions.includes('maySeeCatalogue');
  // All of them, asked once: which of them fit is found here.
  const courses = useCalled('GET catalogue/{kind}', seesCatalogue ? { kind: 'course' } : null);
  const posts = useCalled('GET catalogue/{kind}', seesCatalogue ? { kind: 'post' } : null);
  const products = useCalled('GET catalogue/{kind}', seesCatalogue ? { kind: 'product' } : null);
  useEffect(() => {
    if (!isAsked) return undefined;
    let isOvertaken = false;
    const find = async () => {
      const answer = await search(wanted, (name) => permissions.includes(name));
      if (!isOvertaken) setFound(answer);
    };
    const pause = window.setTimeout(() => void find(), pauseMs);
    return () => {
      isOvertaken = true;
      window.clearTimeout(pause);
    };
  }, [wanted, isAsked, permissions]);
  const fitting = (all: RecordRow[] = []) =>
    isAsked ? all.filter(({ slug, title }) => fits(`${Object.values(title).join(' ')} ${slug}`, wanted)) : [];
  return {
    found: isAsked ? found : null,
    records: {
      course: fitting(courses.data?.rows),
      post: fitting(posts.data?.rows),
      product: fitting(products.data?.rows),
    },
    isBusy: (isAsked && found?.of !== wanted) || courses.isReading || posts.isReading || products.isReading,
  };
}

/** Of an order or a credit note: then it is the order that is looked for, and not its buyer. */
const isNumber = (typed: string): boolean => /^\s*(?:mem|cn)[\s-]?\d/i.test(typed);

/** The first few; where there are more, an entry that leads to the list of all. */
const firstOf = (hits: Hit[], all: Hit): Hit[] =>
  hits.length > most.found ? [...hits.slice(0, most.found), all] : hits;

/** Only groups that found something. */
function useGroups(typed: string): { groups: Group[]; isBusy: boolean } {
  const { nav, orders: t, palette, people: p, locale } = useWords();
  const { found, records, isBusy } = useFound(typed);
  const places = usePlaces(typed);
  const titleOf = ({ title }: Pick<RecordRow, 'title'>) => inLocale(title, locale);
  const allAt = (to: string): Hit => ({
    to: `${to}${listed({ search: typed.trim() })}`,
    name: palette.all,
    aside: '',
  });
  const orders = {
    title: nav.sections.orders,
    hits: firstOf(
      (found?.orders ?? []).map((one) => ({
        to: `/orders/${encodeURIComponent(one.number)}/show`,
        name: shownNumber(one.number),
        aside: `${one.name} · ${t.statuses[one.shown]}`,
      })),
      allAt('/orders'),
    ),
  };
  const people = {
    title: nav.sections.learners,
    hits: firstOf(
      (found?.people ?? []).map(({ email, name, phone }) => ({
        to: `/people/learners/${encodeURIComponent(email)}`,
        name: name === '' ? email : name,
        aside: [email, phone].filter(Boolean).join(' · '),
      })),
      allAt('/people/learners'),
    ),
  };
  const tags = {
    title: p.person.tags,
    // “tag” lists them all.
    hits: (found?.tags ?? [])
      .filter((tag) => fits(`${p.learners.tag} ${p.person.tags} ${tag}`, typed))
      .slice(0, most.found)
      .map((tag) => ({ to: `/people/learners${listed({ tag })}`, name: tag, aside: nav.pages.learners })),
  };
  const lessons = {
    title: palette.lessons,
    hits: (found?.lessons ?? []).map((one) => ({
      to: `/teaching/${one.course}/lessons/${one.id}`,
      name: titleOf(one),
      aside: '',
    })),
  };
  const groups = [
    { title: palette.pages, hits: places },
    ...(isNumber(typed) ? [orders, people] : [people, orders]),
    tags,
    ...(['course', 'post', 'product'] as const).map((kind) => ({
      title: nav.pages[kind],
      hits: records[kind]
        .slice(0, most.found)
        .map((one) => ({ to: `/catalogue/${kind}/${one.slug}`, name: titleOf(one) || one.slug, aside: '' })),
    })),
    lessons,
  ];
  return { groups: groups.filter(({ hits }) => hits.length > 0), isBusy };
}

type OptionProps = { id: string; hit: Hit; isChosen: boolean; onGo(): void; onPoint(): void };

const option = {
  px: 2,
  py: 1,
  minHeight: 44,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 1,
  cursor: 'pointer',
  overflowWrap: 'anywhere',
  '&[aria-selected=true]': { bgcolor: 'action.selected' },
  '&[aria-disabled=true]': { cursor: 'default', color: 'text.secondary' },
} as const;

const Option = ({ id, hit, isChosen, onGo, onPoint }: OptionProps) => (
  <Box
    id={id}
    role="option"
    aria-selected={isChosen}
    aria-disabled={hit.isShut}
    sx={option}
    // The field keeps the focus.
    onMouseDown={(event) => event.preventDefault()}
    onMouseMove={onPoint}
    onClick={onGo}
  >
    <Box component="span" sx={{ fontWeight: 600 }}>
      <bdi>{hit.name}</bdi>
    </Box>
    <Typography component="span" variant="body2" color="text.secondary" sx={{ minWidth: 0 }}>
      <bdi>{hit.aside}</bdi>
    </Typography>
  </Box>
);

/** Which one is chosen, and the keys that move and open it. */
function useChoice(
  hits: readonly Hit[],
  optionId: (at: number) => string,
  go: (hit: Hit | undefined) => void,
) {
  const [place, setPlace] = useState(0);
  const chosen = Math.min(place, hits.length - 1);
  const move = (by: number) => {
    const next = (chosen + by + hits.length) % Math.max(1, hits.length);
    setPlace(next);
    document.getElementById(optionId(next))?.scrollIntoView({ block: 'nearest' });
  };
  const press = (event: KeyboardEvent) => {
    const keys: Record<string, () => void> = {
      ArrowDown: () => move(1),
      ArrowUp: () => move(-1),
      Enter: () => go(hits[chosen]),
    };
    // While a word is put together from several keys, Enter ends the word.
    if (event.nativeEvent.isComposing || keys[event.key] === undefined) return;
    event.preventDefault();
    keys[event.key]?.();
  };
  return { chosen, setPlace, press };
}

type ResultsProps = {
  id: string;
  groups: readonly Group[];
  chosen: Hit | undefined;
  idOf(hit: Hit): string;
  onGo(hit: Hit): void;
  onPoint(hit: Hit): void;
};

const groupTitle = { px: 2, pt: 1.5, pb: 0.5, fontWeight: 700 } as const;

const Results = ({ id, groups, chosen, idOf, onGo, onPoint }: ResultsProps) =>
  groups.map(({ title, hits }, at) => (
    <Box key={title} role="group" aria-labelledby={`${id}-group-${at}`}>
      <Typography id={`${id}-group-${at}`} variant="body2" color="text.secondary" sx={groupTitle}>
        {title}
      </Typography>
      {hits.map((hit) => (
        <Option
          key={hit.to}
          id={idOf(hit)}
          hit={hit}
          isChosen={hit === chosen}
          onGo={() => onGo(hit)}
          onPoint={() => onPoint(hit)}
        />
      ))}
    </Box>
  ));

const atTheTop = {
  '& .MuiDialog-container': { alignItems: 'start' },
  '& .MuiDialog-paper': { m: { xs: 1, sm: 6 }, width: '100%' },
} as const;

export function Palette({ onClose }: { onClose: () => void }) {
  const { nav, palette } = useWords();
  const navigate = useNavigate();
  const id = useId();
  const [typed, setTyped] = useState('');
  const { groups, isBusy } = useGroups(typed);
  const hits = groups.flatMap((one) => one.hits);
  const optionId = (at: number) => `${id}-${at}`;
  const go = (hit: Hit | undefined) => {
    if (hit === undefined || hit.isShut) return;
    onClose();
    if (hit.run) hit.run();
    else void navigate(hit.to);
  };
  const { chosen, setPlace, press } = useChoice(hits, optionId, go);
  const combobox = {
    role: 'combobox',
    dir: 'auto',
    maxLength: 100,
    autoComplete: 'off',
    spellCheck: false,
    'aria-label': palette.hint,
    'aria-autocomplete': 'list',
    'aria-expanded': hits.length > 0,
    'aria-controls': `${id}-list`,
    ...(hits.length > 0 && { 'aria-activedescendant': optionId(chosen) }),
  } as const;
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" sx={atTheTop}>
      <DialogTitle sx={screenReaderOnly}>{nav.find}</DialogTitle>
      <InputBase
        inputRef={focusAtFirst}
        fullWidth
        value={typed}
        placeholder={palette.hint}
        onChange={({ target }) => {
          setTyped(target.value);
          setPlace(0);
        }}
        onKeyDown={press}
        sx={{ px: 2, py: 1, fontSize: '1.05rem', borderBlockEnd: 1, borderColor: 'divider' }}
        slotProps={{ input: combobox }}
      />
      <Box id={`${id}-list`} role="listbox" aria-label={palette.results} sx={{ overflowY: 'auto', pb: 1 }}>
        <Results
          id={id}
          groups={groups}
          chosen={hits[chosen]}
          idOf={(hit) => optionId(hits.indexOf(hit))}
          onGo={go}
          onPoint={(hit) => setPlace(hits.indexOf(hit))}
        />
      </Box>
      <Typography role="status" color="text.secondary" sx={{ px: 2, pb: 1.5, minHeight: 28 }} variant="body2">
        {isBusy ? palette.searching : hits.length === 0 ? palette.none : palette.counted(hits.length)}
      </Typography>
    </Dialog>
  );
}
