/** The tabs of a record's editor: what each holds, how much is missing in it, and which language is shown. */
import {
  Badge,
  Box,
  Card,
  Stack,
  Tab,
  Tabs,
  ToggleButton,
  ToggleButtonGroup,
  Typography,
} from '@mui/material';
import { useState } from 'react';
import type { FieldGroup } from '../../../src/platform/records/record-fields.ts';
import type { FormField } from '../../../src/admin/records/record-form.ts';
import { isLocale, pathIn, readingOrder } from '../../../src/platform/i18n/locale.ts';
import type { LanguageState } from '../../../src/platform/records/record.ts';
import { screenReaderOnly } from '../layout/screen-reader-only.ts';
import { useWords } from '../words/words.ts';
import { directionOf, sidesIn } from '../locale.ts';
import { type Side, useEditing } from './editing.ts';
import { FieldRows } from './field-view.tsx';
import { pathsOf, whole } from './labels.ts';
import { isAdvice } from './notices.tsx';
import { shortened } from '../../../src/platform/text/typed-text.ts';
import { summaryOf } from '../../../src/platform/text/markdown-text.ts';
import { WordChip } from '../layout/facts.tsx';
import { stepsOf, usePlace } from './draft.ts';
import { textOf } from './text-input.tsx';

type TabName = 'offer' | 'words' | 'blocks' | 'people' | 'appearance' | 'seo';
export type EditorTab = { name: TabName; fields: FormField[] };

const tabOfGroup: Record<FieldGroup, TabName> = {
  money: 'offer',
  dates: 'offer',
  facts: 'offer',
  words: 'words',
  blocks: 'blocks',
  seo: 'seo',
};

/** Fields that belong together whatever their group is, by their key. */
const tabOfKey: Record<string, TabName> = {
  slug: 'words',
  trainer: 'people',
  author: 'people',
  expert: 'people',
  instructor: 'people',
  instructorBio: 'people',
  testimonials: 'people',
  people: 'people',
  portrait: 'appearance',
  ground: 'appearance',
  drawing: 'appearance',
  videoUrl: 'appearance',
  videoPoster: 'appearance',
  recording: 'appearance',
};

/** Fewer fields than this need no tab of their own. */
const few = 3;

/** Within the first tab, in this order. */
const inOffer: readonly FieldGroup[] = ['money', 'dates', 'facts', 'words', 'blocks', 'seo'];

/** The address is fixed once the record was published; the position is changed in the list. */
const isTyped = ({ path }: FormField, hasFreeAddress: boolean): boolean =>
  path !== 'position' && (hasFreeAddress || path !== 'slug');

/** Written first; the address is made from it. */
const isName = (field: FormField): boolean => keyOf(field) === 'title' || keyOf(field) === 'name';

const keyOf = ({ path }: FormField): string => path.split('.').findLast((step) => step !== '{locale}') ?? '';

/** Price first where the record has one, otherwise its texts; only tabs that have fields. */
export function tabsOf(fields: readonly FormField[], hasFreeAddress: boolean): EditorTab[] {
  const typed = fields.filter((field) => isTyped(field, hasFreeAddress));
  const first = typed.some(({ path }) => path === 'priceCentimes');
  const order: TabName[] = first ? ['offer', 'words', 'blocks'] : ['words', 'blocks', 'offer'];
  const named = (field: FormField): TabName => tabOfKey[keyOf(field)] ?? tabOfGroup[field.group];
  const isAlone = (name: TabName): boolean =>
    name !== 'words' && name !== 'seo' && typed.filter((field) => named(field) === name).length < few;
  // What is written belongs to the texts.
  const tabOf = (field: FormField): TabName =>
    isAlone(named(field)) ? (!first && named(field) === 'blocks' ? 'words' : 'offer') : named(field);
  const inTab = (name: TabName) => typed.filter((field) => tabOf(field) === name);
  return [...order, 'people' as const, 'appearance' as const, 'seo' as const]
    .map((name) => ({
      name,
      fields:
        name === 'offer'
          ? inTab(name).toSorted((one, other) => inOffer.indexOf(one.group) - inOffer.indexOf(other.group))
          : inTab(name),
    }))
    .filter((tab) => tab.fields.length > 0);
}

const holds = (field: FormField, path: string): boolean =>
  pathsOf(field).some((of) => path === of || path.startsWith(`${of}.`));

/** The tab with the field of this path; the first one where none has it. */
export const tabWith = (tabs: readonly EditorTab[], path: string): number =>
  Math.max(
    0,
    tabs.findIndex(({ fields }) => fields.some((field) => holds(field, path))),
  );

/** The language that is edited, and one beside it. */
export type Shown = { side: Side; beside: Side | null };

const key = 'derb-editor-language';

const keptShown = (): string[] => {
  try {
    return (localStorage.getItem(key) ?? '').split(' ');
  } catch {
    // Storage forbidden: the language of the console is shown.
    return [];
  }
};

/** Which languages the editor shows: what was chosen last on this device, but never an empty one alone; `written` are not. */
export function useShown(written: readonly Side[]): [Shown, (shown: Shown) => void] {
  const { locale } = useWords();
  const [shown, setShown] = useState<Shown>(() => {
    const spoken = sidesIn(locale);
    const [first, next] = keptShown().flatMap((kept) => spoken.filter((one) => one === kept));
    if (first && next) return { side: first, beside: next };
    const offered = [...(first ? [first] : []), ...spoken];
    return { side: offered.find((one) => written.includes(one)) ?? offered[0] ?? locale, beside: null };
  });
  return [
    shown,
    (next) => {
      setShown(next);
      try {
        localStorage.setItem(key, [next.side, next.beside].join(' '));
      } catch {
        // Storage forbidden: it holds until the page is left.
      }
    },
  ];
}

export const sidesShown = ({ side, beside }: Shown): readonly Side[] =>
  beside === null ? [side] : [side, beside];

/** The same, with the language of a path in sight. */
export function withPath(shown: Shown, path: string): Shown {
  const side = stepsOf(path).find(isLocale);
  return side === undefined || sidesShown(shown).includes(side) ? shown : { ...shown, beside: side };
}

const capital = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);

const filled = {
  whole: 'currentColor',
  partly: 'linear-gradient(to top, currentColor 50%, transparent 50%)',
  none: 'none',
} as const satisfies Record<LanguageState, string>;

/** A circle as full as the language is written. */
const Fullness = ({ of }: { of: LanguageState }) => (
  <Box
    component="span"
    aria-hidden
    sx={{
      width: 10,
      height: 10,
      marginInlineEnd: 0.75,
      border: 1,
      borderRadius: '50%',
      background: filled[of],
    }}
  />
);

type LanguagesProps = {
  shown: Shown;
  onShown(shown: Shown): void;
  states: Record<Side, LanguageState>;
};

/** Which language is edited, how far each is written, and one to be seen beside it. Nothing where only one is spoken. */
export function Languages({ shown, onShown, states }: LanguagesProps) {
  const { catalogue, common, locale } = useWords();
  const spoken = sidesIn(locale);
  const { side, beside } = shown;
  if (spoken.length === 1) return null;
  const button = { px: 1.25, minHeight: 44, textTransform: 'none' } as const;
  return (
    <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap', alignItems: 'center' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label={catalogue.shownLanguage}
        value={side}
        onChange={(_event, next: Side | null) => {
          if (next !== null) onShown({ side: next, beside: next === beside ? side : beside });
        }}
      >
        {spoken.map((one) => {
          const name = capital(catalogue.sides[one]);
          const state = catalogue.languageStates[states[one]];
          return (
            <ToggleButton
              key={one}
              value={one}
              title={state}
              aria-label={`${name}${common.colon}${state}`}
              sx={button}
            >
              <Fullness of={states[one]} />
              {name}
            </ToggleButton>
          );
        })}
      </ToggleButtonGroup>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label={catalogue.beside}
        value={beside}
        onChange={(_event, next: Side | null) => onShown({ side, beside: next })}
      >
        {spoken
          .filter((one) => one !== side)
          .map((one) => (
            <ToggleButton
              key={one}
              value={one}
              aria-label={`${catalogue.beside}${common.colon}${catalogue.sides[one]}`}
              sx={button}
            >
              + {capital(catalogue.sides[one])}
            </ToggleButton>
          ))}
      </ToggleButtonGroup>
    </Stack>
  );
}

/** Fields below a heading, which is only heard where the tab says it already. */
function Fields({ tab, name }: { tab: EditorTab; name: string }) {
  const { catalogue } = useWords();
  const groups = tab.name === 'offer' ? [...new Set(tab.fields.map(({ group }) => group))] : [];
  if (groups.length <= 1)
    return (
      <>
        <Typography component="h2" sx={screenReaderOnly}>
          {name}
        </Typography>
        <FieldRows fields={tab.fields.filter(isName)} places={whole} />
        <FieldRows fields={tab.fields.filter((field) => !isName(field))} places={whole} />
      </>
    );
  return groups.map((group) => (
    <Box key={group} component="section" aria-labelledby={`group-${group}`} sx={{ display: 'grid', gap: 2 }}>
      <Typography id={`group-${group}`} component="h2" variant="subtitle1" sx={{ fontWeight: 700 }}>
        {catalogue.groups[group]}
      </Typography>
      <FieldRows fields={tab.fields.filter((field) => field.group === group)} places={whole} />
    </Box>
  ));
}

type Props = {
  tabs: readonly EditorTab[];
  at: number;
  onTab(at: number): void;
} & LanguagesProps;

/** Characters that search results show before they cut. */
const most = { title: 60, description: 160 };
/** Fewer say little. */
const least = 70;

/** Where pages of each kind are. */
const folders: Record<string, string> = {
  course: 'courses',
  workshop: 'workshops',
  product: 'products',
  post: 'blog',
  job: 'careers',
  service: 'consultation',
};

/** Kinds with pages of their own. */
const hasSearchResult = (kind: string): boolean => folders[kind] !== undefined;

/** What the page of a language has in its head; where the language is not written, that of its readers' next one. */
function useHead(side: Side) {
  const { draft, kind, siteName } = useEditing();
  const all = (usePlace(draft, 'words') ?? {}) as Partial<Record<Side, Record<string, unknown> | null>>;
  const nameIn = (one: Side) => textOf(all[one]?.['title'] || all[one]?.['name']);
  const shown = readingOrder(side).find((one) => nameIn(one) !== '') ?? side;
  const name = nameIn(shown);
  const typed = textOf(all[shown]?.['description']);
  // A post without a summary gets one when it is saved.
  const description = typed === '' && kind === 'post' ? summaryOf(textOf(all[shown]?.['body'])) : typed;
  return {
    title: [name, name !== '' && siteName?.[side]].filter(Boolean).join(' | '),
    description,
    isMadeUp: typed === '' && description !== '',
    isOfOther: shown !== side,
  };
}

function Result({ side }: { side: Side }) {
  const { catalogue } = useWords();
  const { draft, kind } = useEditing();
  const { title, description, isMadeUp, isOfOther } = useHead(side);
  const slug = textOf(usePlace(draft, 'slug'));
  const t = catalogue.searchResult;
  const marks = [
    isOfOther && t.ofOther(catalogue.sides[side]),
    isMadeUp && t.madeUp,
    description === '' && t.noText,
  ];
  const hints = [
    t.lengths(title.length, description.length),
    title.length > most.title && t.longTitle(most.title),
    description !== '' && description.length < least && t.shortText(least),
    description.length > most.description && t.longText(most.description),
  ];
  const path = [pathIn(side, '/').slice(1), folders[kind] ?? '', slug].filter(Boolean).join(' › ');
  return (
    <Box sx={{ display: 'grid', gap: 1, minWidth: 0, alignContent: 'start' }}>
      <Box
        lang={side}
        dir={directionOf(side)}
        sx={{ border: 1, borderColor: 'divider', borderRadius: 2, p: 2, overflowWrap: 'anywhere' }}
      >
        <Typography variant="body2" color="text.secondary" dir="ltr" sx={{ textAlign: 'start' }}>
          {location.host} › {path}
        </Typography>
        <Typography sx={{ color: 'primary.main', fontSize: '1.2rem' }}>
          {shortened(title, most.title) || catalogue.untitled}
        </Typography>
        <Typography variant="body2">{shortened(description, most.description)}</Typography>
      </Box>
      {marks.map(
        (mark) => mark !== false && <WordChip key={mark} label={mark} color="info" variant="outlined" />,
      )}
      {hints.map(
        (hint) =>
          hint !== false && (
            <Typography key={hint} variant="body2" color="text.secondary">
              {hint}
            </Typography>
          ),
      )}
    </Box>
  );
}

/** How a search engine shows the record: title, address and description, with hints about their length. */
function SearchResult() {
  const { catalogue } = useWords();
  const { sides } = useEditing();
  return (
    <Box component="section" aria-labelledby="search-result" sx={{ display: 'grid', gap: 1.5 }}>
      <Typography id="search-result" component="h2" variant="subtitle1" sx={{ fontWeight: 700 }}>
        {catalogue.searchResult.title}
      </Typography>
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: `repeat(${sides.length}, minmax(0, 36rem))` },
        }}
      >
        {sides.map((side) => (
          <Result key={side} side={side} />
        ))}
      </Box>
    </Box>
  );
}

export function EditorTabs({ tabs, at, onTab, ...languages }: Props) {
  const { catalogue } = useWords();
  const { faults, kind } = useEditing();
  const missing = [...faults.values()].filter((fault) => !isAdvice(fault));
  const lacksIn = ({ fields }: EditorTab): number =>
    missing.filter(({ path }) => fields.some((field) => holds(field, path))).length;
  const open = tabs[at] ?? tabs[0];
  const hasPrice = tabs[0]?.name === 'offer';
  const nameOf = ({ name }: EditorTab): string =>
    name === 'offer' && !hasPrice ? catalogue.groups.facts : catalogue.tabs[name];
  if (!open) return null;
  return (
    <Card sx={{ overflow: 'visible' }}>
      <Stack
        direction={{ xs: 'column-reverse', md: 'row' }}
        // Where they do not fit beside the tabs, the languages stand over them.
        sx={{
          flexWrap: { md: 'wrap-reverse' },
          alignItems: { md: 'center' },
          gap: 1,
          p: 1,
          borderBottom: 1,
          borderColor: 'divider',
        }}
      >
        <Tabs
          value={tabs.indexOf(open)}
          onChange={(_event, next: number) => onTab(next)}
          variant="scrollable"
          allowScrollButtonsMobile
          aria-label={catalogue.jump}
          // On a phone as many as fit.
          sx={{
            flex: { xs: 1, md: '1 0 auto' },
            minWidth: 0,
            maxWidth: '100%',
            '& .MuiTab-root': { minWidth: { xs: 0, md: 90 }, px: { xs: 1.25, md: 2 } },
          }}
        >
          {tabs.map((tab) => {
            const lacks = lacksIn(tab);
            return (
              <Tab
                key={tab.name}
                id={`tab-${tab.name}`}
                aria-controls={`panel-${tab.name}`}
                sx={{ textTransform: 'none', fontWeight: 600 }}
                aria-label={lacks > 0 ? `${nameOf(tab)} (${catalogue.lacks(lacks)})` : nameOf(tab)}
                label={
                  <Badge badgeContent={lacks} color="error" sx={{ px: lacks > 0 ? 1 : 0 }}>
                    {nameOf(tab)}
                  </Badge>
                }
              />
            );
          })}
        </Tabs>
        <Languages {...languages} />
      </Stack>
      <Box
        role="tabpanel"
        id={`panel-${open.name}`}
        aria-labelledby={`tab-${open.name}`}
        sx={{ display: 'grid', gap: 2.5, p: { xs: 2, md: 2.5 } }}
      >
        <Fields tab={open} name={nameOf(open)} />
        {open.name === 'seo' && hasSearchResult(kind) && <SearchResult />}
      </Box>
    </Card>
  );
}
