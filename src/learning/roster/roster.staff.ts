/** The staff call about a group's learners: where they are, and who is stuck. */
import { z } from 'zod';
import { staffCall } from '../../academy/staff/staff-call.ts';
import { mayTeach } from '../../academy/staff/who-may.ts';
import { roster } from './roster.service.ts';

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

export const rosterCalls = [groupRoster] as const;
