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
import { heardOnly } from '../layout/heard-only.ts';
import { useWords } from '../words/words.ts';
import { type Side, sidesIn, useEditing } from './editing.ts';
import { FieldRows } from './field-view.tsx';
import { pathsOf, whole } from './labels.ts';
import { isAdvice } from './notices.tsx';
import { hasSearchResult, SearchResult } from './search-result.tsx';

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

export type Shown = Side | 'both';

const key = 'derb-editor-language';
const isShown = (value: unknown): value is Shown => value === 'en' || value === 'ar' || value === 'both';

/** Which language the editor shows: what was chosen last on this device, but never one that is empty; `only` is the filled one. */
export function useShown(only: Side | null): [Shown, (shown: Shown) => void] {
  const { locale } = useWords();
  const [shown, setShown] = useState<Shown>(() => {
    try {
      const kept = localStorage.getItem(key);
      if (kept === 'both' || (only === null && isShown(kept))) return kept;
    } catch {
      // Storage forbidden: the language of the console is shown.
    }
    return only ?? (locale === 'ar' ? 'ar' : 'en');
  });
  return [
    shown,
    (next) => {
      setShown(next);
      try {
        localStorage.setItem(key, next);
      } catch {
        // Storage forbidden: it holds until the page is left.
      }
    },
  ];
}

const capital = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);

export function Languages({ shown, onShown }: { shown: Shown; onShown(shown: Shown): void }) {
  const { catalogue, locale } = useWords();
  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      aria-label={catalogue.shownLanguage}
      value={shown}
      onChange={(_event, next: unknown) => {
        if (isShown(next)) onShown(next);
      }}
    >
      {[...sidesIn(locale), 'both' as const].map((one) => (
        <ToggleButton key={one} value={one} sx={{ px: 1.5, minHeight: 40, textTransform: 'none' }}>
          {capital(one === 'both' ? catalogue.bothSides : catalogue.sides[one])}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}

/** Fields below a heading, which is only heard where the tab says it already. */
function Fields({ tab, name }: { tab: EditorTab; name: string }) {
  const { catalogue } = useWords();
  const groups = tab.name === 'offer' ? [...new Set(tab.fields.map(({ group }) => group))] : [];
  if (groups.length <= 1)
    return (
      <>
        <Typography component="h2" sx={heardOnly}>
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
  shown: Shown;
  onShown(shown: Shown): void;
};

export function EditorTabs({ tabs, at, onTab, shown, onShown }: Props) {
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
        sx={{ alignItems: { md: 'center' }, gap: 1, p: 1, borderBottom: 1, borderColor: 'divider' }}
      >
        <Tabs
          value={tabs.indexOf(open)}
          onChange={(_event, next: number) => onTab(next)}
          variant="scrollable"
          allowScrollButtonsMobile
          aria-label={catalogue.jump}
          // On a phone as many as fit.
          sx={{
            flex: 1,
            minWidth: 0,
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
        <Languages shown={shown} onShown={onShown} />
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
