/** The library of pictures: its pictures and where they are shown, adding, describing and removing one. */
import { z } from 'zod';
import { longestAlt, pictureName } from '../../platform/files/picture.ts';
import { pictureKinds } from '../../platform/files/upload.ts';
import { mayAddPictures, maySeeCatalogue, mayEditCatalogue, type Who } from '../../academy/staff/who-may.ts';
import type { PictureInLibrary } from './pictures.service.ts';
import { inEachLanguage, staffCall } from '../../academy/staff/staff-call.ts';
import { inEach } from '../../platform/i18n/locale.ts';
import { instant, listOf, page, perPage, searchText } from '../../platform/api/fields.ts';
import { refuseStaff } from '../../academy/staff/staff-failures.ts';

const picture = z.object({
  id: z.string(),
  name: z.string().meta({ description: 'What a field of a picture is filled with.' }),
  address: z.string().meta({ description: 'What a text in Markdown names: ![what is on it](address).' }),
  width: z.number().int(),
  height: z.number().int(),
  bytes: z.number().int().meta({ description: 'Of its largest file.' }),
  alt: inEachLanguage,
  addedBy: z.string(),
  addedAt: instant,
  usedIn: z.array(z.object({ kind: z.string(), slug: z.string() })).meta({
    description: 'Records whose page or draft shows it; of kind ‘lesson’ the course whose lesson does.',
  }),
});

const rowOf = (one: PictureInLibrary) => ({
  ...one,
  name: pictureName(one),
  address: `/pictures/${one.id}-${one.width}x${one.height}`,
});

/** One line. */
const altText = z
  .string()
  .overwrite((text) => text.replace(/\s+/gu, ' ').trim().normalize('NFC'))
  .max(longestAlt);
/** In one language at least. */
const described = z
  .strictObject(inEach(() => altText.optional()))
  .refine((words) => Object.values(words).some(Boolean), { error: 'required', path: ['alt'] })
  .meta({ example: { en: 'Salma packs soap' } });
const altOf = (words: z.output<typeof described>) => inEach((locale) => words[locale] ?? '');
/** Whoever adds pictures sees the library; the records that show one are seen by whoever sees records. */
const mayLook = (who: Who): boolean => maySeeCatalogue(who) || mayAddPictures(who);

const listPictures = staffCall({
  method: 'GET',
  path: 'pictures',
  summary: 'The library, the newest first; only their own for a trainer',
  may: mayLook,
  input: z.object({ page, perPage, search: searchText }),
  output: listOf(picture),
  async run({ academy, staff }, value) {
    const most = value.perPage;
    const by = maySeeCatalogue(staff) ? {} : { addedBy: staff.email };
    const found = await academy.staff.pictures({
      skip: (value.page - 1) * most,
      most,
      search: value.search.trim(),
      ...by,
    });
    return { rows: found.slice(0, most).map(rowOf), total: null, hasNext: found.length > most };
  },
});

const addPicture = staffCall({
  path: 'pictures',
  summary: 'Put a picture into the library',
  description:
    'The body is the file: a JPEG, PNG or WebP of 8 MB and 64 million points at most, recognised by its bytes whatever its type claims. It is turned upright, cleaned of all that a camera wrote into it, and kept as WebP in three widths. The alternative text is in one language at least, and stands for those that are left out.',
  may: mayAddPictures,
  takes: pictureKinds,
  input: described,
  output: picture,
  async run({ academy, request, staff }, value) {
    const type = (request.headers.get('content-type') ?? '').split(';')[0]?.trim().toLowerCase();
    if (!pictureKinds.some((one) => one === type)) return refuseStaff('wrong-content-type');
    const bytes = new Uint8Array(await request.arrayBuffer());
    const added = await academy.staff.addPicture({
      bytes,
      alt: altOf(value),
      staff,
    });
    if (!added.ok) return refuseStaff('bad-fields', { fields: { picture: added.reason } });
    return rowOf(added.picture);
  },
});

const describePicture = staffCall({
  method: 'PUT',
  path: 'pictures/{id}',
  summary: 'Say anew what is on a picture',
  description: 'Texts that show it already keep the words they have.',
  may: mayEditCatalogue,
  input: described,
  output: z.object({}),
  refusals: ['not-found'],
  async run({ academy, params: { id }, staff }, value) {
    const isThere = await academy.staff.describePicture({ id, alt: altOf(value), staff });
    return isThere ? {} : refuseStaff('not-found');
  },
});

const removePicture = staffCall({
  method: 'DELETE',
  path: 'pictures/{id}',
  summary: 'Remove a picture that nothing shows',
  may: mayEditCatalogue,
  input: z.strictObject({}),
  output: z.object({}),
  refusals: ['not-found', 'picture-in-use'],
  async run({ academy, params: { id }, staff }) {
    const removed = await academy.staff.removePicture({ id, staff });
    if (removed.ok) return {};
    if (removed.reason === 'unknown-picture') return refuseStaff('not-found');
    const [first] = removed.usedIn;
    return refuseStaff('picture-in-use', first && { detail: { kind: first.kind, slug: first.slug } });
  },
});

export const pictureCalls = [listPictures, addPicture, describePicture, removePicture] as const;
