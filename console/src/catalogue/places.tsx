/** Where the fields of a place stand, in one language or both, and what is wrong there. */
import { Alert } from '@mui/material';
import { useSay } from '../words/words.ts';
import { join } from './draft.ts';
import { useEditing, type Place } from './editing.ts';

const languages = ['en', 'ar'] as const;

/** Where a field stands within each place that holds it. */
export const placesWithin = (path: string, places: readonly Place[]): Place[] =>
  places.flatMap(({ path: within, side }): Place[] =>
    path.includes('{locale}')
      ? languages.map((locale) => ({ path: join(within, path.replace('{locale}', locale)), side: locale }))
      : [{ path: join(within, path), side }],
  );

/** English before Arabic on a desk whatever the console speaks; one under the other on a phone. */
export const sideBySide = (count: number) => ({
  display: 'grid',
  gap: 2,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: `repeat(${count}, minmax(0, 1fr))` },
});

export function Told({ path }: { path: string }) {
  const { faults } = useEditing();
  const { catalogue } = useSay();
  const fault = faults.get(path);
  return fault ? <Alert severity="error">{catalogue.problem(fault.problem, fault.limit)}</Alert> : null;
}
