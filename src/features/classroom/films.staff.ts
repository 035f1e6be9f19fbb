/** What staff do with media that only the classroom can judge. */
import { z } from 'zod';
import { staffCall } from '../../platform/api/feature-call.ts';
import { removeUnused } from './films.service.ts';
import { mayTeach } from '../staff/who-may.ts';

const remove = staffCall({
  path: 'media/remove',
  summary: 'Take away what was uploaded, while no lesson and no recording shows it',
  may: mayTeach,
  input: z.strictObject({ id: z.uuid() }),
  run: ({ context, staff }, input) => removeUnused(context, { ...input, staff }),
});

export const filmCalls = { removeMedia: remove };
