/** The two ways through the steps: a course is ordered in two steps, a membership in three stages. */
import type { ItemKind } from '../../../domain/orders/order.ts';
import type { Words } from '../../../content/words.ts';

/** Where a step stands on its way; 'confirm' is the step of the chosen method. */
export type Stage = 'details' | 'method' | 'confirm';

type Way = keyof Words['enrol']['ways'];

const wayOf: Record<ItemKind, Way> = {
  course: 'twoSteps',
  product: 'twoSteps',
  consultation: 'twoSteps',
  instalment: 'twoSteps',
  test: 'twoSteps',
  membership: 'threeStages',
};

const percents: Record<Way, Record<Stage, number>> = {
  twoSteps: { details: 50, method: 66, confirm: 100 },
  threeStages: { details: 33, method: 66, confirm: 100 },
};

/** How far a step is, in percent and in words. */
export function progressOf(
  kind: ItemKind,
  stage: Stage,
  { ways }: Pick<Words['enrol'], 'ways'>,
): { percent: number; label: string } {
  const way = wayOf[kind];
  return { percent: percents[way][stage], label: ways[way][stage] };
}

/** What the button under the list of methods says. */
export const submitMethodOf = (kind: ItemKind, { ways }: Pick<Words['enrol'], 'ways'>): string =>
  ways[wayOf[kind]].submitMethod;
