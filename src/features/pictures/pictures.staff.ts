/** The library of pictures: its pictures and where they are shown, adding, describing and removing one. */
import { z } from 'zod';
import { longestAlt, pictureName } from '../../platform/files/picture.ts';
import { pictureKinds } from '../../platform/files/upload.ts';
import { mayAddPictures, maySeeCatalogue, mayEditCatalogue, type Who } from '../staff/who-may.ts';
import type { PictureInLibrary } from './pictures.service.ts';
import { defineStaffCall, inBoth, type StaffCall } from '../staff/staff-call.ts';
import { instant } from '../../platform/api/instant.ts';
import { listOf, page, perPage } from '../../platform/api/fields.ts';
import { refuseStaff } from '../staff/staff-failures.ts';

const picture = z.object({
  id: z.string(),
  name: z.string().meta({ description: 'What a field of a picture is filled with.' }),
  address: z.string().meta({ description: 'What a text in Markdown names: ![what is on it](address).' }),
  width: z.number().int(),
  height: z.number().int(),
  bytes: z.number().int().meta({ description: 'Of its largest file.' }),
  alt: inBoth,
  addedBy: z.string(),
  addedAt: instant,
  usedIn: z.array(z.object({ kind: z.string(), slug: z.string() })).meta({
    description: 'Records whose page or draft shows it; of kind ‘lesson’ the course whose lesson does.',
  }),
});
export type PictureRow = z.output<typeof picture>;

const rowOf = (one: PictureInLibrary): PictureRow => ({
  id: one.id,
  name: pictureName(one),
  address: `/pictures/${one.id}-${one.width}x${one.height}`,
  width: one.width,
  height: one.height,
  bytes: one.bytes,
  alt: { en: one.alt.en, ar: one.alt.ar },
  addedBy: one.addedBy,
  addedAt: one.addedAt.toISOString(),
  usedIn: one.usedIn.map(({ kind, slug }) => ({ kind, slug })),
});

const exampleId = '0197a9f0-0000-7000-8000-000000000001';
const example: PictureRow = {
  id: exampleId,
  name: `picture-${exampleId}-1600x1067`,
  address: `/pictures/${exampleId}-1600x1067`,
  width: 1600,
  height: 1067,
  bytes: 184_320,
  alt: { en: 'A woman packs soap into a box', ar: 'امرأة تضع الصابون في علبة' },
  addedBy: 'editor@derb.example',
  addedAt: '2026-02-18T10:00:00.000Z',
  usedIn: [{ kind: 'post', slug: 'first-ten-orders' }],
};

/** One line. */
const altText = z
  .string('required')
  .overwrite((text) => text.replace(/\s+/gu, ' ').trim().normalize('NFC'))
  .min(1, 'required')
  .max(longestAlt);
const described = { altEn: altText, altAr: altText };
const altExample = { altEn: example.alt.en, altAr: example.alt.ar };

/** Whoever adds pictures sees the library; the records that show one are seen by whoever sees records. */
const mayLook = (who: Who): boolean => maySeeCatalogue(who) || mayAddPictures(who);

const listPictures = defineStaffCall({
  id: 'listPictures',
  group: 'pictures',
  method: 'GET',
  path: '/api/staff/pictures',
  summary: 'The library, the newest first; only their own for a trainer',
  may: mayLook,
  schema: z.object({ page, perPage }),
  example: { page: '1', perPage: '25' },
  answer200: {
    when: 'One page of them.',
    schema: listOf(picture),
    example: { rows: [example], total: null, hasNext: false },
  },
  async answer({ academy }, { value, staff }) {
    const most = value.perPage;
    const by = maySeeCatalogue(staff) ? {} : { addedBy: staff.email };
    const found = await academy.staff.pictures({ skip: (value.page - 1) * most, most, ...by });
    const body = {
      rows: found.slice(0, most).map(rowOf),
      total: null,
      hasNext: found.length > most,
    };
    return { ok: true, status: 200, body };
  },
});

const addPicture = defineStaffCall({
  id: 'addPicture',
  group: 'pictures',
  method: 'POST',
  path: '/api/staff/pictures',
  summary: 'Put a picture into the library',
  description:
    'The body is the file: a JPEG, PNG or WebP of 8 MB and 64 million points at most, recognised by its bytes whatever its type claims. It is turned upright, cleaned of all that a camera wrote into it, and kept as WebP in three widths. The alternative text is in both languages.',
  may: mayAddPictures,
  takes: pictureKinds,
  schema: z.strictObject(described),
  example: altExample,
  answer200: { when: 'It lies there.', schema: picture, example },
  async answer({ academy }, { request, value, staff }) {
    const type = (request.headers.get('content-type') ?? '').split(';')[0]?.trim().toLowerCase();
    if (!pictureKinds.some((one) => one === type)) return refuseStaff('wrong-content-type');
    const bytes = new Uint8Array(await request.arrayBuffer());
    const added = await academy.staff.addPicture({
      bytes,
      alt: { en: value.altEn, ar: value.altAr },
      staff,
    });
    if (!added.ok) return refuseStaff('bad-fields', { fields: { picture: added.reason } });
    return { ok: true, status: 200, body: rowOf(added.picture) };
  },
});

const describePicture = defineStaffCall({
  id: 'describePicture',
  group: 'pictures',
  method: 'PUT',
  path: '/api/staff/pictures/{id}',
  summary: 'Say anew what is on a picture',
  description: 'Texts that show it already keep the words they have.',
  may: mayEditCatalogue,
  schema: z.strictObject(described),
  example: altExample,
  answer200: { when: 'It is saved.', schema: z.object({}), example: {} },
  refusals: ['not-found'],
  async answer({ academy }, { params: { id = '' }, value, staff }) {
    const words = { en: value.altEn, ar: value.altAr };
    const isThere = await academy.staff.describePicture({ id, alt: words, staff });
    return isThere ? { ok: true, status: 200, body: {} } : refuseStaff('not-found');
  },
});

const removePicture = defineStaffCall({
  id: 'removePicture',
  group: 'pictures',
  method: 'DELETE',
  path: '/api/staff/pictures/{id}',
  summary: 'Remove a picture that nothing shows',
  may: mayEditCatalogue,
  schema: z.strictObject({}),
  example: {},
  answer200: { when: 'It is gone, with its files.', schema: z.object({}), example: {} },
  refusals: ['not-found', 'picture-in-use'],
  async answer({ academy }, { params: { id = '' }, staff }) {
    const removed = await academy.staff.removePicture({ id, staff });
    if (removed.ok) return { ok: true, status: 200, body: {} };
    if (removed.reason === 'unknown-picture') return refuseStaff('not-found');
    const [first] = removed.usedIn;
    return refuseStaff('picture-in-use', first && { detail: { kind: first.kind, slug: first.slug } });
  },
});

export const pictureCalls: readonly StaffCall[] = [listPictures, addPicture, describePicture, removePicture];
