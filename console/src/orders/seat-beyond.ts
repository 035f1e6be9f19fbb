import { Refused } from '../api.ts';

/** The seat beyond the last one, of a refusal because none is left: the next press says that they know. */
export function beyondIn(refused: unknown): { seat: number; of: number } | null {
  if (!(refused instanceof Refused) || refused.failure.code !== 'cohort-full') return null;
  const { detail } = refused.failure;
  return { seat: Number(detail?.['seat']), of: Number(detail?.['of']) };
}
