/** One part of an upload for a lesson, as bytes. What begins and ends an upload are calls of the feature itself. */
import { z } from 'zod';
import { mayTeach } from '../features/staff/who-may.ts';
import { defineStaffCall, type StaffCall } from '../features/staff/staff-call.ts';
import { refuseStaff } from '../features/staff/staff-failures.ts';

/** RFC 9530: 'sha-256=:…:'. In hex; null for anything else. */
function digestOf(header: string | null): string | null {
  const [, written] = /(?:^|,\s*)sha-256=:([A-Za-z0-9+/]{43}=):/.exec(header ?? '') ?? [];
  return written === undefined ? null : Buffer.from(written, 'base64').toString('hex');
}

const putMediaPart = defineStaffCall({
  id: 'putMediaPart',
  group: 'teaching',
  method: 'PUT',
  path: '/api/staff/media/{id}/parts/{part}',
  summary: 'Send one part of an upload',
  description:
    'The body is the part: 4 MiB, the last one what is left. Parts are counted from 0 and come in any order, each as often as it takes. `Content-Digest: sha-256=:…:` (RFC 9530) is compared with what arrived.',
  may: mayTeach,
  takes: ['application/octet-stream'],
  schema: z.strictObject({}),
  example: {},
  answer200: { when: 'It is there.', schema: z.object({}), example: {} },
  refusals: ['not-found', 'too-late'],
  async answer({ academy }, { request, params: { id = '', part = '' }, staff }) {
    if (request.headers.get('content-type') !== 'application/octet-stream')
      return refuseStaff('wrong-content-type');
    if (!/^[0-9a-f-]{36}$/.test(id) || !/^\d{1,4}$/.test(part)) return refuseStaff('not-found');
    const sha256 = digestOf(request.headers.get('content-digest'));
    if (sha256 === null) return refuseStaff('bad-fields', { fields: { part: 'part-digest' } });
    const bytes = new Uint8Array(await request.arrayBuffer());
    const taken = await academy.media.putPart({ id, part: Number(part), bytes, sha256, staff });
    if (taken.ok) return { ok: true, status: 200, body: {} };
    if (taken.reason === 'not-found') return refuseStaff('not-found');
    if (taken.reason === 'not-uploading') return refuseStaff('too-late');
    return refuseStaff('bad-fields', { fields: { part: taken.reason } });
  },
});

export const mediaPartCalls: readonly StaffCall[] = [putMediaPart];
