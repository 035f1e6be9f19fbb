/** A voice comment of staff on a submission: uploaded unchanged, and referred to by its id in the mark. */
import { z } from 'zod';
import { featureCalls } from '../staff.routes.ts';
import { defineStaffCall, type StaffCall } from '../features/staff/staff-call.ts';
import { refuseStaff } from '../features/staff/staff-failures.ts';

const kinds = ['audio/webm', 'audio/ogg', 'audio/mp4', 'audio/mpeg'] as const;

const voice = z.object({
  id: z.uuid(),
  kind: z.literal('voice'),
  name: z.string(),
  contentType: z.string(),
  bytes: z.int(),
});

const sendVoice = defineStaffCall({
  id: 'teachingMarkVoice',
  group: 'teaching',
  method: 'POST',
  path: '/api/staff/teaching/mark-voice',
  summary: 'Send a voice for the mark of a submission',
  description:
    'The body is the recording, 10 MB at most: WebM, Ogg, M4A or MP3, recognised by its bytes, whatever its type. It is removed after a day when no mark names it.',
  may: featureCalls.mark.may,
  takes: kinds,
  schema: z.strictObject({ submission: z.uuid() }),
  example: { submission: '0197a9f0-0000-7000-8000-000000000001' },
  answer200: {
    when: 'It is kept for the mark.',
    schema: voice,
    example: {
      id: '0197a9f0-0000-7000-8000-000000000002',
      kind: 'voice',
      name: 'voice.webm',
      contentType: 'audio/webm',
      bytes: 48_120,
    },
  },
  refusals: ['not-found'],
  async answer({ academy }, { request, value, staff }) {
    const bytes = new Uint8Array(await request.arrayBuffer());
    // The service checks whether this submission is theirs to mark.
    const kept = await academy.marking.addVoice({ staff, submissionId: value.submission, bytes });
    if (kept.ok) return { ok: true, status: 200, body: kept.voice };
    return kept.reason === 'not-found'
      ? refuseStaff('not-found')
      : refuseStaff('bad-fields', { fields: { voice: kept.reason } });
  },
});

export const markVoiceCalls: readonly StaffCall[] = [sendVoice];
