import type { SampleCourse } from '../shape.ts';
import { ecommerceMasteryVirtual } from './courses/ecommerce-mastery-virtual.ts';
import { englishMastery } from './courses/english-mastery.ts';

export const courses: SampleCourse[] = [ecommerceMasteryVirtual, englishMastery];
