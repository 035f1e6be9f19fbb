import type { SampleCourse } from '../shape.ts';
import { aiMarketingAgency } from './courses/ai-marketing-agency.ts';
import { contentCreation } from './courses/content-creation.ts';
import { ecommerceMasteryVirtual } from './courses/ecommerce-mastery-virtual.ts';
import { ecommerceMastery } from './courses/ecommerce-mastery.ts';
import { englishMastery } from './courses/english-mastery.ts';
import { fashionBusinessMasterclass } from './courses/fashion-business-masterclass.ts';
import { frenchCourse } from './courses/french-course.ts';
import { ugcCreationMasterclass } from './courses/ugc-creation-masterclass.ts';

/** The eight courses of the sample academy, in the order of the catalogue page. */
export const courses: SampleCourse[] = [
  ecommerceMastery,
  ecommerceMasteryVirtual,
  ugcCreationMasterclass,
  englishMastery,
  fashionBusinessMasterclass,
  frenchCourse,
  aiMarketingAgency,
  contentCreation,
];
