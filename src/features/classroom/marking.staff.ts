/** Calls of the marking desk: what waits, one submission, its mark. A trainer sees those of her own cohorts and courses. */
import { z } from 'zod';
import { staffCall } from '../../platform/api/feature-call.ts';
import { markOutcomes, most } from './assignment.ts';
import { mark as markWork, queue, work as readWork } from './marking.service.ts';
import { mayTeach } from '../staff/who-may.ts';

const slug = z
  .string()
  .regex(/^[a-z0-9-]{1,80}$/)
  .meta({ example: 'english-mastery' });

const markingQueue = staffCall({
  path: 'teaching/marking-queue',
  summary: 'Work that waits for its mark, the longest first, and how much in which course and group',
  may: mayTeach,
  input: z.strictObject({ course: slug.optional(), cohort: z.uuid().optional() }),
  run: async ({ context, staff }, { course, cohort }) => ({
    ok: true as const,
    ...(await queue(context, {
      staff,
      ...(course === undefined ? {} : { courseSlug: course }),
      ...(cohort === undefined ? {} : { cohortId: cohort }),
    })),
  }),
});

const submission = staffCall({
  path: 'teaching/submission',
  summary: 'One submission with what it was asked for, and the others of the same learner',
  may: mayTeach,
  input: z.strictObject({ submission: z.uuid() }),
  run: ({ context, staff }, input) => readWork(context, { staff, submissionId: input.submission }),
});

const mark = staffCall({
  path: 'teaching/mark',
  summary: 'Accept a submission or ask for it again, with points, a text or a voice',
  may: mayTeach,
  input: z.strictObject({
    submission: z.uuid(),
    outcome: z.enum(markOutcomes),
    rubric: z
      .array(z.strictObject({ line: z.string().min(1).max(40), points: z.int().min(0).max(100) }))
      .max(8),
    text: z.string().max(most.feedback),
    voice: z.uuid().nullable(),
  }),
  run: ({ context, staff }, { submission: submissionId, ...said }) =>
    markWork(context, { staff, submissionId, ...said }),
});

export const markingCalls = { markingQueue, submission, mark };
