/** Calls of the staff API about dated groups and who learns in them. */
import { z } from 'zod';
import { courseSlug, givenDay } from '../../platform/api/fields.ts';
import { staffCall } from '../../academy/staff/staff-call.ts';
import { addCohort, changePlan, closeCohort, listCohorts, removeCohort } from './cohort-admin.service.ts';
import { cohortLearners, moveLearner, setLearner } from './cohort-learners.service.ts';
import { mayTeach } from '../../academy/staff/who-may.ts';
import { mayChangeCohorts } from '../../catalogue/courses/cohort.ts';

const plan = {
  startsOn: givenDay,
  weekdays: z
    .array(z.int().min(1).max(7))
    .min(1)
    .max(7)
    .transform((days) => [...new Set(days)].sort((one, other) => one - other))
    .meta({ description: 'Days with a live session: 1 is Monday, 7 Sunday.' }),
  startsAt: z
    .string()
    .regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, 'not-a-time')
    .meta({ example: '20:30', description: 'By the clocks of Morocco.' }),
  minutes: z.int().min(15).max(480),
  weeks: z.int().min(1).max(52),
  seats: z.int().min(1).max(10_000).nullable().meta({ description: 'Null: as many as want to.' }),
  trainer: z
    .string()
    .regex(/^[a-z0-9-]{1,100}$/)
    .nullable()
    .meta({ example: 'sara-doukkali' }),
  chatLink: z
    .url({ protocol: /^https$/ })
    .max(300)
    .nullable(),
};

/** Before somebody agrees to what follows from a plan: whether it would be taken. */
const isTrial = z.boolean().default(false).meta({ description: 'Checks the plan; nothing is written.' });

const list = staffCall({
  path: 'cohorts/list',
  summary: 'Dated groups, the newest first; of a trainer their own alone',
  may: mayTeach,
  input: z.strictObject({ course: courseSlug.optional() }),
  run: async ({ context, staff }, input) => ({
    ok: true as const,
    mayChange: mayChangeCohorts(staff),
    ...(await listCohorts(context, { staff, ...input })),
  }),
});

const learners = staffCall({
  path: 'cohorts/learners',
  summary: 'Who has a seat in a group, or in a course without any group',
  may: mayTeach,
  input: z.strictObject({ course: courseSlug, cohort: z.uuid().nullable() }),
  run: ({ context, staff }, input) => cohortLearners(context, { staff, ...input }),
});

const add = staffCall({
  path: 'cohorts/add',
  summary: 'Open a dated group of a course',
  may: mayChangeCohorts,
  input: z.strictObject({ course: courseSlug, ...plan, isTrial }),
  run: ({ context, staff }, { course: slug, isTrial: trial, ...typed }) =>
    addCohort(context, { staff, course: slug, plan: typed, isTrial: trial }),
});

const change = staffCall({
  path: 'cohorts/change',
  summary: 'Move a group or change its hours, seats, trainer or chat',
  may: mayChangeCohorts,
  input: z.strictObject({ cohort: z.uuid(), ...plan, isTrial }),
  run: ({ context, staff }, { cohort, isTrial: trial, ...typed }) =>
    changePlan(context, { staff, cohort, plan: typed, isTrial: trial }),
});

const close = staffCall({
  path: 'cohorts/close',
  summary: 'Close a group for those who want to join, or open it again',
  may: mayChangeCohorts,
  input: z.strictObject({ cohort: z.uuid(), isClosed: z.boolean() }),
  run: ({ context, staff }, input) => closeCohort(context, { staff, ...input }),
});

const remove = staffCall({
  path: 'cohorts/remove',
  summary: 'Delete a group that nobody has, had or ordered a seat in',
  may: mayChangeCohorts,
  input: z.strictObject({ cohort: z.uuid() }),
  run: ({ context, staff }, input) => removeCohort(context, { staff, ...input }),
});

const move = staffCall({
  path: 'cohorts/move-learner',
  summary: 'Move a learner into another group of the same course',
  may: mayChangeCohorts,
  input: z.strictObject({ enrolment: z.uuid(), cohort: z.uuid(), overSeats: z.boolean() }),
  run: ({ context, staff }, input) => moveLearner(context, { staff, ...input }),
});

const set = staffCall({
  path: 'cohorts/set-learner',
  summary: 'Give a learner a first day of their own, or open every lesson to them',
  may: mayChangeCohorts,
  input: z.strictObject({ enrolment: z.uuid(), startsOn: givenDay.nullable(), opensAll: z.boolean() }),
  run: ({ context, staff }, input) => setLearner(context, { staff, ...input }),
});

export const cohortCalls = [list, learners, add, change, close, remove, move, set] as const;
