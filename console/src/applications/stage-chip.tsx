/** Where an application stands. */
import { Chip } from '@mui/material';
import type { ApplicationRow } from '../../../src/features/applications/applications.staff.ts';
import { useSay } from '../words/words.ts';

type Stage = NonNullable<ApplicationRow['stage']>;

const tones: Partial<Record<Stage, 'warning' | 'success'>> = {
  new: 'warning',
  answered: 'success',
  live: 'success',
};

export function StageChip({ kind, stage }: { kind: ApplicationRow['kind']; stage: Stage }) {
  const { applications, pipeline } = useSay();
  const names: Partial<Record<Stage, string>> =
    kind === 'host-course' ? pipeline.stages : applications.stages;
  return <Chip size="small" variant="outlined" color={tones[stage] ?? 'default'} label={names[stage]} />;
}
