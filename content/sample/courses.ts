import type { SampleCourse } from '../shape.ts';
import { ecommerceMasteryVirtual } from './courses/ecommerce-mastery-virtual.ts';
import { ecommerceMastery } from './courses/ecommerce-mastery.ts';
import { englishMastery } from './courses/english-mastery.ts';
import { fashionBusinessMasterclass } from './courses/fashion-business-masterclass.ts';
import { ugcCreationMasterclass } from './courses/ugc-creation-masterclass.ts';

export const courses: SampleCourse[] = [
  ecommerceMastery,
  ecommerceMasteryVirtual,
  ugcCreationMasterclass,
  englishMastery,
  fashionBusinessMasterclass,
];
