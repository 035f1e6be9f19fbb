/** The two ways through the steps: a course is ordered in two steps, a membership in three stages. */
import type { ItemKind } from '../../orders/order.ts';
import type { Words } from '../../../words.ts';
import type { StepPlace } from '../../../platform/ui/steps.tsx';

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

type Place = Omit<StepPlace, 'label'>;

/** The second of two steps has two screens: the method is chosen on one and confirmed on the other. */
const places: Record<Way, Record<Stage, Place>> = {
  twoSteps: {
    details: { step: 1, steps: 2, part: 'half', percent: 50 },
    method: { step: 2, steps: 2, part: 'half', percent: 66 },
    confirm: { step: 2, steps: 2, part: 'most', percent: 100 },
  },
  threeStages: {
    details: { step: 1, steps: 3, part: 'half', percent: 33 },
    method: { step: 2, steps: 3, part: 'half', percent: 66 },
    confirm: { step: 3, steps: 3, part: 'half', percent: 100 },
  },
};

/** Which step of how many it is, and how it is called. */
export function progressOf(kind: ItemKind, stage: Stage, { ways }: Pick<Words['enrol'], 'ways'>): StepPlace {
  const way = wayOf[kind];
  return { ...places[way][stage], label: ways[way][stage] };
}

/** What the button under the list of methods says. */
export const submitMethodOf = (kind: ItemKind, { ways }: Pick<Words['enrol'], 'ways'>): string =>
  ways[wayOf[kind]].submitMethod;
