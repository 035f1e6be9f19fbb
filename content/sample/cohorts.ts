import type { SampleCohort } from '../shape.ts';

/** Groups of the live courses on sale; each begins on a Monday, so many weeks after the first start. */
export const cohorts: SampleCohort[] = [
  {
    courseSlug: 'ecommerce-mastery',
    startsInWeeks: 3,
    weekdays: [2],
    startsAt: '20:30',
    minutes: 90,
    weeks: 12,
    seats: 40,
    trainer: 'imane-el-ouardi',
  },
  {
    courseSlug: 'ecommerce-mastery',
    startsInWeeks: 11,
    weekdays: [2],
    startsAt: '20:30',
    minutes: 90,
    weeks: 12,
    seats: 40,
    trainer: 'imane-el-ouardi',
  },
  {
    courseSlug: 'english-mastery',
    startsInWeeks: 2,
    weekdays: [1, 4],
    startsAt: '19:30',
    minutes: 60,
    weeks: 12,
    seats: 40,
    trainer: 'sara-doukkali',
  },
  {
    courseSlug: 'ugc-creation-masterclass',
    startsInWeeks: 4,
    weekdays: [3],
    startsAt: '20:00',
    minutes: 90,
    weeks: 8,
    seats: 40,
    trainer: 'nour-chefchaouni',
  },
];
