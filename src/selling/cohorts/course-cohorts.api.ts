/** GET /api/cohorts: the dated groups of a course that somebody can join now. */
import { z } from 'zod';
import { nextCohort, type CohortOnOffer } from '../../catalogue/courses/cohort.ts';
import { timeZone } from '../../platform/time/calendar-date.ts';
import type { Academy } from '../../academy.ts';
import { defineCall } from '../../platform/api/call.ts';
import { refuse } from '../../platform/api/failures.ts';

export const cohortSchema = z.object({
  id: z.uuid(),
  startsOn: z.string().meta({ description: 'First day, as Morocco counts days: 2027-01-04.' }),
  weeks: z.int(),
  weekdays: z.array(z.int()).meta({ description: 'Days with a live session: 1 is Monday, 7 Sunday.' }),
  startsAt: z.string().meta({ description: 'When a live session begins, by the clocks of Morocco: 20:30.' }),
  minutes: z.int(),
  timeZone: z.literal(timeZone),
  seats: z.int().nullable().meta({ description: 'Null: there is no end of them.' }),
  seatsLeft: z.int().nullable(),
});

export const cohortBody = (cohort: CohortOnOffer): z.output<typeof cohortSchema> => {
  const { id, startsOn, weeks, weekdays, startsAt, minutes, seats, seatsLeft } = cohort;
  return { id, startsOn, weeks, weekdays: [...weekdays], startsAt, minutes, timeZone, seats, seatsLeft };
};

export const cohortExample = {
  id: '0197b0a4-6f3e-7c1a-9d52-3f1c2b7a8e90',
  startsOn: '2027-01-04',
  weeks: 12,
  weekdays: [2],
  startsAt: '20:30',
  minutes: 90,
  timeZone,
  seats: 40,
  seatsLeft: 17,
} as const;

/** The group for a caller who names none: the next with a seat. */
export const nextCohortOf = async (academy: Academy, slug: string): Promise<string | undefined> =>
  nextCohort((await academy.course(slug))?.cohorts ?? [])?.id;

export const courseCohorts = defineCall({
  id: 'listCohorts',
  group: 'orders',
  method: 'GET',
  path: '/api/cohorts',
  summary: 'List the groups of a course that can be joined',
  description:
    'A live course that the academy teaches itself is sold in dated groups: the next one first, full ones among them. Empty where none is announced, and for a course that is not sold so, which `soldByCohort` tells apart.',
  schema: z.object({
    course: z.string().max(200).meta({ description: 'Its name in either language, or its slug.' }),
  }),
  example: { course: 'E-Commerce Mastery – Virtual' },
  answers: [
    {
      status: 200,
      when: 'The groups.',
      schema: z.object({
        success: z.literal(true),
        course: z.string(),
        soldByCohort: z.boolean(),
        cohorts: z.array(cohortSchema),
      }),
      example: { success: true, course: 'english-mastery', soldByCohort: true, cohorts: [cohortExample] },
    },
  ],
  refusals: ['bad-fields', 'course-not-found'],
  proof: 'none',
  async answer({ academy }, { value }) {
    const meant = await academy.courseNamed(value.course);
    const found = meant && (await academy.course(meant.slug));
    if (!found) return refuse('course-not-found');
    const { course, cohorts } = found;
    const body = {
      success: true,
      course: course.slug,
      soldByCohort: cohorts !== undefined,
      cohorts: (cohorts ?? []).map(cohortBody),
    };
    return { ok: true, status: 200, body };
  },
});
