/** What somebody is to the academy, and whether the team holds her off the community now. */
import type { PersonRow } from '../../../src/features/people/people.staff.ts';
import { WordChip } from '../layout/word-chip.tsx';
import { momentOf } from '../locale.ts';
import { useSay } from '../words/words.ts';

const tones = {
  unknown: 'default',
  unpaid: 'default',
  buyer: 'success',
  member: 'primary',
  team: 'info',
} as const;

export const StandingChip = ({ standing }: Pick<PersonRow, 'standing'>) => {
  const { people } = useSay();
  return <WordChip variant="outlined" color={tones[standing]} label={people.standings[standing]} />;
};

const isToCome = (at: string | null): boolean => at !== null && Date.parse(at) > Date.now();

export function HeldChip({ quietUntil, shutOutAt }: Pick<PersonRow, 'quietUntil' | 'shutOutAt'>) {
  const { people, locale } = useSay();
  const isQuiet = isToCome(quietUntil);
  if (shutOutAt === null && !isQuiet) return null;
  const said =
    shutOutAt === null
      ? people.held.quiet(momentOf(quietUntil ?? '', locale))
      : people.held.shutOut(momentOf(shutOutAt, locale));
  return <WordChip color="warning" label={said} />;
}
