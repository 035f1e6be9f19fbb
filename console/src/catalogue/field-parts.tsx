/** Labels of fields, languages side by side, what is wrong in a field, and what somebody else changed in it. */
import { shortened } from '../../../src/platform/text/typed-text.ts';
import { Alert, AlertTitle, Box, Button, Link, Stack, Typography } from '@mui/material';
import { useGetIdentity } from 'react-admin';
import type { ReactNode } from 'react';
import { momentOf, sidesIn } from '../locale.ts';
import { useWords } from '../words/words.ts';
import { isNeeded, useDraft, usePlace, valueAt } from './draft.ts';
import { isMended, type Place, useEditing } from './editing.ts';
import { useSaid } from './labels.ts';
import type { FormField } from '../../../src/admin/records/record-form.ts';
import { screenReaderOnly } from '../layout/screen-reader-only.ts';

/** A label that shows what must be filled in before publishing: a star, and words for screen readers. */
export function Label({ field, text }: { field: FormField; text: string }) {
  const { catalogue } = useWords();
  if (!isNeeded(field)) return text;
  return (
    <>
      {text}
      <Box component="span" aria-hidden sx={{ color: 'error.main' }}>
        {'\u00a0*'}
      </Box>
      <Box component="span" sx={screenReaderOnly}>
        {' '}
        {catalogue.needed.spoken}
      </Box>
    </>
  );
}

export function NeededLegend() {
  const { catalogue } = useWords();
  return (
    <Typography variant="body2" color="text.secondary">
      <Box component="span" aria-hidden sx={{ color: 'error.main' }}>
        *{' '}
      </Box>
      {catalogue.needed.legend}
    </Typography>
  );
}

/** Side by side on a wide screen, one under the other on a phone. */
export const sideBySide = (count: number) => ({
  display: 'grid',
  gap: 2,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: `repeat(${count}, minmax(0, 1fr))` },
});

const isText = (value: unknown): value is string => typeof value === 'string' && value.trim() !== '';

const typedIn = 'input, textarea:not([aria-hidden]), [contenteditable=true]';

/** Begins an empty text as a copy of the one beside it, to be translated; the cursor goes there. */
function CopyOver({ place, from, name }: { place: Place; from: readonly Place[]; name: string }) {
  const { draft, isLocked } = useEditing();
  const { catalogue, common } = useWords();
  const isThere = isText(usePlace(draft, place.path));
  const side = useDraft(draft, () => from.find(({ path }) => isText(draft.get(path)))?.side ?? '');
  const source = from.find((one) => one.side === side);
  if (isThere || isLocked || side === '' || source === undefined) return null;
  return (
    <Button
      size="small"
      aria-label={`${catalogue.copyOver(catalogue.sides[side])}${common.colon}${name}`}
      onClick={({ currentTarget: { parentElement: cell } }) => {
        draft.set(place.path, draft.get(source.path));
        requestAnimationFrame(() => cell?.querySelector<HTMLElement>(typedIn)?.focus());
      }}
    >
      {catalogue.copyOver(catalogue.sides[side])}
    </Button>
  );
}

type SidedProps = {
  /** Of the languages that are shown. */
  places: readonly Place[];
  label: string;
  sx?: object;
  children: (place: Place, label: string) => ReactNode;
};

/** A text in each language that is shown. Where only one is spoken, its label names none. */
export function Sided({ places, label, sx, children }: SidedProps) {
  const { catalogue, locale } = useWords();
  const isOne = sidesIn(locale).length === 1;
  return (
    <Box sx={{ ...sideBySide(places.length), ...sx }} dir="inherit">
      {places.map((place) => {
        const name = place.side === null || isOne ? label : `${label} (${catalogue.sides[place.side]})`;
        return (
          <Box key={place.path} sx={{ minWidth: 0 }}>
            {children(place, name)}
            {places.length > 1 && (
              <CopyOver place={place} from={places.filter((one) => one !== place)} name={name} />
            )}
          </Box>
        );
      })}
    </Box>
  );
}

/** What was refused in a field, in words, until it is changed; null: nothing. */
export function useFaultAt(path: string): string | null {
  const { faults, draft } = useEditing();
  const said = useSaid();
  const fault = faults.get(path);
  const isOver = useDraft(draft, () => fault === undefined || isMended(draft, fault));
  return fault === undefined || isOver ? null : said(fault);
}

/** A list of places that may be long. */
const changedPlaces = { m: 0, paddingInlineStart: 2.5, maxHeight: '30vh', overflowY: 'auto' } as const;

/** Most characters that are shown of the other text. */
const mostShown = 300;

function shortText(value: unknown): string | null {
  if (typeof value === 'number') return String(value);
  if (typeof value !== 'string') return null;
  return shortened(value, mostShown);
}

type ConflictProps = {
  /** `theirs`: what is saved; `both`: paths that were changed here, too; `others`: those that were not. */
  conflict: { by: string; at: string; theirs: object; both: readonly string[]; others: readonly string[] };
  isBusy: boolean;
  settle(way: 'mine' | 'theirs'): Promise<void>;
  nameOf(path: string): string;
};

/** Somebody saved first: who, what they changed, and which texts are to stay. */
export function ConflictNotice({ conflict, isBusy, settle, nameOf }: ConflictProps) {
  const { catalogue, locale } = useWords();
  const { show } = useEditing();
  const { identity } = useGetIdentity();
  const { by, at, both, others, theirs } = conflict;
  const t = catalogue.conflict;
  const linkTo = (path: string) => (
    <Link component="button" type="button" sx={{ textAlign: 'start' }} onClick={() => show(path)}>
      {nameOf(path)}
    </Link>
  );
  // One line for a place, however many values of it changed.
  const elsewhere = new Map(others.map((path) => [nameOf(path), path]));
  return (
    <Alert severity="warning" role="alert" id="conflict" tabIndex={-1}>
      <AlertTitle component="h2">{by === identity?.id ? t.own : t.title}</AlertTitle>
      <Typography>{t.who(by, momentOf(at, locale))}</Typography>
      {both.length > 0 && (
        <>
          <Typography sx={{ mt: 1 }}>{t.both}</Typography>
          <Box component="ul" sx={changedPlaces}>
            {both.map((path) => {
              const text = shortText(valueAt(theirs, path));
              return (
                <li key={path}>
                  {linkTo(path)}
                  {text !== null && (
                    <Typography variant="body2" sx={{ overflowWrap: 'anywhere', whiteSpace: 'pre-wrap' }}>
                      {t.theirs} <bdi>{text}</bdi>
                    </Typography>
                  )}
                </li>
              );
            })}
          </Box>
        </>
      )}
      {elsewhere.size > 0 && (
        <>
          <Typography sx={{ mt: 1 }}>{t.others}</Typography>
          <Box component="ul" sx={changedPlaces}>
            {[...elsewhere].map(([name, path]) => (
              <li key={name}>{linkTo(path)}</li>
            ))}
          </Box>
        </>
      )}
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap', mt: 1.5 }}>
        <Button variant="contained" disabled={isBusy} onClick={() => void settle('mine')}>
          {t.keepMine}
        </Button>
        <Button disabled={isBusy} onClick={() => void settle('theirs')}>
          {t.takeTheirs}
        </Button>
      </Stack>
    </Alert>
  );
}

export function FaultOf({ path }: { path: string }) {
  const problem = useFaultAt(path);
  return problem === null ? null : <Alert severity="error">{problem}</Alert>;
}
