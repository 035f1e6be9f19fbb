/** Staff calls about a group's learners: where they are, who is stuck, and a word to one of them. */
import { z } from 'zod';
import { staffCall } from '../../academy/staff/staff-call.ts';
import { mayTeach } from '../../academy/staff/who-may.ts';
import { roster, writeToLearner } from './roster.service.ts';

const groupRoster = staffCall({
  path: 'teaching/roster',
  summary: 'How far each learner of a group is, those who are stuck first; a trainer sees their own groups',
  may: mayTeach,
  input: z.strictObject({
    of: z
      .string()
      .regex(/^[a-z0-9-]{1,100}$/)
      .meta({
        example: 'english-mastery',
        description: 'A group’s id, or a course’s slug for those who learn there without a group.',
      }),
  }),
  run: ({ context, staff }, { of }) => roster(context, { staff, of }),
});

const wordToLearner = staffCall({
  path: 'teaching/write-to-learner',
  summary: 'Write to one learner, once a day: on the course’s home, and by the first way that works',
  may: mayTeach,
  /** `id`: made with the form, so that a repeated request is one word. */
  input: z.strictObject({ id: z.uuid(), enrolment: z.uuid(), body: z.string().trim().min(1).max(2_000) }),
  run: ({ context, staff }, input) => writeToLearner(context, { staff, ...input }),
});

export const rosterCalls = [groupRoster, wordToLearner] as const;
