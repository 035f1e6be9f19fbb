/** Labels of fields, languages side by side, and what is wrong in a field. */
import { Alert, Box, Link, Typography } from '@mui/material';
import { useWords } from '../words/words.ts';
import { isNeeded, useDraft, valueAt } from './draft.ts';
import { isMended, useEditing } from './editing.ts';
import { useSaid } from './labels.ts';
import type { FormField } from '../../../src/features/catalogue/record-form.ts';
import { heardOnly } from '../layout/heard-only.ts';

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
      <Box component="span" sx={heardOnly}>
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

/** What was refused in a field, in words, until it is changed; null: nothing. */
export function useFaultAt(path: string): string | null {
  const { faults, draft } = useEditing();
  const said = useSaid();
  const fault = faults.get(path);
  const isOver = useDraft(draft, () => fault === undefined || isMended(draft, fault));
  return fault === undefined || isOver ? null : said(fault);
}

/** A list of places that may be long. */
export const changedPlaces = {
  m: 0,
  paddingInlineStart: 2.5,
  maxHeight: '30vh',
  overflowY: 'auto',
} as const;

/** Most characters that are shown of a colleague's text. */
const mostShown = 300;

type TheirProps = {
  paths: readonly string[];
  /** What the colleague saved. */
  theirs: object;
  nameOf(path: string): string;
  show(path: string): void;
};

/** What two people changed: each place, and what the colleague wrote there. */
export function TheirTexts({ paths, theirs, nameOf, show }: TheirProps) {
  const { catalogue } = useWords();
  const textOf = (value: unknown): string | null => {
    if (typeof value === 'number') return String(value);
    if (typeof value !== 'string') return null;
    return value.length > mostShown ? `${value.slice(0, mostShown)}…` : value;
  };
  return (
    <Box component="ul" sx={changedPlaces}>
      {paths.map((path) => {
        const text = textOf(valueAt(theirs, path));
        return (
          <li key={path}>
            <Link component="button" type="button" sx={{ textAlign: 'start' }} onClick={() => show(path)}>
              {nameOf(path)}
            </Link>
            {text !== null && (
              <Typography variant="body2" sx={{ overflowWrap: 'anywhere', whiteSpace: 'pre-wrap' }}>
                {catalogue.conflict.theirs} <bdi>{text}</bdi>
              </Typography>
            )}
          </li>
        );
      })}
    </Box>
  );
}

export function FaultOf({ path }: { path: string }) {
  const problem = useFaultAt(path);
  return problem === null ? null : <Alert severity="error">{problem}</Alert>;
}
