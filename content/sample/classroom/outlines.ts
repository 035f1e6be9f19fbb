import type { SampleOutline } from '../../shape.ts';
import { ecommerceMasteryVirtual } from './ecommerce-mastery-virtual/outline.ts';
import { ecommerceMastery } from './ecommerce-mastery/outline.ts';
import { englishMastery } from './english-mastery/outline.ts';
import { ugcCreationMasterclass } from './ugc-creation-masterclass/outline.ts';

/** The outlines of the courses on sale. */
export const outlines: readonly SampleOutline[] = [
  ecommerceMastery,
  ecommerceMasteryVirtual,
  ugcCreationMasterclass,
  englishMastery,
];
