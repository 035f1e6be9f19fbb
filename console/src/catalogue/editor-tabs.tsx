/** The tabs of a record's editor: what each holds, how much is missing in it, and which language is shown. */
import { Badge, Box, Card, Stack, Tab, Tabs, Typography } from '@mui/material';
import type { FieldGroup } from '../../../src/platform/records/record-fields.ts';
import type { FormField } from '../../../src/admin/records/record-form.ts';
import { pathIn, readingOrder } from '../../../src/platform/i18n/locale.ts';
import { screenReaderOnly } from '../layout/screen-reader-only.ts';
import { useWords } from '../words/words.ts';
import { directionOf } from '../locale.ts';
import { type Side, useEditing } from './editing.ts';
import { FieldRows } from './field-view.tsx';
import { pathsOf, whole } from './labels.ts';
import { isAdvice } from './notices.tsx';
import { shortened } from '../../../src/platform/text/typed-text.ts';
import { summaryOf } from '../../../src/platform/text/markdown-text.ts';
import { WordChip } from '../layout/facts.tsx';
import { Languages, type LanguagesProps } from './language-choice.tsx';
import { usePlace } from './draft.ts';
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
  bundle: 'bundles',
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
