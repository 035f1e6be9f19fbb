/** Calls of staff about films, sounds, files and pictures of lessons, and the parts of their uploads. */
import { locales } from '../../platform/i18n/locale.ts';
import { oneLine } from '../../platform/text/typed-text.ts';
import { z } from 'zod';
import { mayTeach } from '../staff/who-may.ts';
import { staffCall } from '../staff/staff-call.ts';
import { refuseStaff } from '../staff/staff-failures.ts';
import { setCaptions } from './media-jobs.service.ts';
import { fileEndings, largestUpload } from './media.ts';
import { beginUpload, finishUpload, listMedia, makeSizesAgain, uploadedParts } from './media.service.ts';
import { arePresent } from './ffmpeg.ts';

const id = z.uuid();
const kind = z.enum(['film', 'sound', 'file', 'picture']);

const begin = staffCall({
  path: 'media/begin',
  summary: `Begin an upload: its id, and into how many parts it is cut. Files may end in ${fileEndings.join(', ')}`,
  may: mayTeach,
  input: z.strictObject({
    name: z
      .string()
      .overwrite(oneLine)
      .min(1)
      .max(200)
      .regex(/^[^\p{Cc}/\\]+$/u)
      .meta({ example: 'lesson-1.mp4' }),
    bytes: z.int().min(1).max(largestUpload.film),
    kind,
  }),
  run: ({ context, staff }, input) => beginUpload(context, { ...input, staff }),
});

const parts = staffCall({
  path: 'media/parts',
  summary: 'Which parts of an upload came whole, so that a cut one goes on with the others',
  may: mayTeach,
  input: z.strictObject({ id }),
  run: ({ context, staff }, input) => uploadedParts(context, { ...input, staff }),
});

const finish = staffCall({
  path: 'media/finish',
  summary: 'Check an upload whose parts are all there; sizes of a film are made from now on',
  may: mayTeach,
  input: z.strictObject({ id }),
  run: ({ context, staff }, input) => finishUpload(context, { ...input, staff }),
});

const list = staffCall({
  path: 'media/list',
  summary:
    'What was uploaded, the newest first, with its sizes and how far they are; a trainer sees their own',
  may: mayTeach,
  input: z.strictObject({
    kind: kind.optional(),
    ids: z.array(id).max(100).optional(),
    page: z.int().min(1).max(10_000).default(1),
    perPage: z.int().min(1).max(100).default(25),
  }),
  async run({ context, staff }, { page, perPage, ...of }) {
    const [rows, makesSizes] = await Promise.all([
      listMedia(context, { ...of, staff, skip: (page - 1) * perPage, most: perPage + 1 }),
      arePresent(context.programs),
    ]);
    return { ok: true as const, rows: rows.slice(0, perPage), hasNext: rows.length > perPage, makesSizes };
  },
});

const captions = staffCall({
  path: 'media/captions',
  summary: 'The captions of a film or sound in one language, as WebVTT or SubRip; empty takes them away',
  may: mayTeach,
  input: z.strictObject({ id, locale: z.enum(locales), source: z.string().max(500_000) }),
  run: ({ context, staff }, input) => setCaptions(context, { ...input, staff }),
});

const sizes = staffCall({
  path: 'media/sizes',
  summary: 'Try once more to make the sizes of a film or sound',
  may: mayTeach,
  input: z.strictObject({ id }),
  run: ({ context, staff }, input) => makeSizesAgain(context, { ...input, staff }),
});

/** The hash in a digest header of RFC 9530, 'sha-256=:…:', as hex; null for anything else. */
function digestOf(header: string | null): string | null {
  const [, written] = /(?:^|,\s*)sha-256=:([A-Za-z0-9+/]{43}=):/.exec(header ?? '') ?? [];
  return written === undefined ? null : Buffer.from(written, 'base64').toString('hex');
}

const putPart = staffCall({
  method: 'PUT',
  path: 'media/{id}/parts/{part}',
  summary: 'Send one part of an upload',
  description:
    'The body is the part: 4 MiB, the last one what is left. Parts are counted from 0 and come in any order, each as often as it takes. `Content-Digest: sha-256=:…:` (RFC 9530) is compared with what arrived.',
  may: mayTeach,
  takes: ['application/octet-stream'],
  input: z.strictObject({}),
  output: z.object({}),
  refusals: ['not-found', 'too-late'],
  async run({ academy, request, params, staff }) {
    if (request.headers.get('content-type') !== 'application/octet-stream')
      return refuseStaff('wrong-content-type');
    if (!/^\d{1,4}$/.test(params.part)) return refuseStaff('not-found');
    const sha256 = digestOf(request.headers.get('content-digest'));
    if (sha256 === null) return refuseStaff('bad-fields', { fields: { part: 'part-digest' } });
    const bytes = new Uint8Array(await request.arrayBuffer());
    const taken = await academy.media.putPart({
      id: params.id,
      part: Number(params.part),
      bytes,
      sha256,
      staff,
    });
    if (taken.ok) return {};
    if (taken.reason === 'not-found') return refuseStaff('not-found');
    if (taken.reason === 'not-uploading') return refuseStaff('too-late');
    return refuseStaff('bad-fields', { fields: { part: taken.reason } });
  },
});

export const mediaCalls = [begin, parts, finish, list, captions, sizes, putPart] as const;
