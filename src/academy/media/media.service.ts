/**
 * Films, sounds, files and pictures of lessons: sent by staff in parts that resume after an interruption, kept under random
 * names, with captions and transcript. Who may watch is checked in the classroom.
 */
import { rm, stat } from 'node:fs/promises';
import { and, desc, eq, inArray } from 'drizzle-orm';
import type { Handle } from '../../platform/db/handle.ts';
import { raiseContentVersion } from '../content/content.service.ts';
import type { StaffAct } from '../staff/staff-acts.ts';
import { writeStaffLog } from '../staff/staff-log.service.ts';
import type { Context } from '../../platform/context.ts';
import { isPicture, mostPoints } from '../../platform/files/upload.ts';
import type { OpenedFile, WantedPart } from '../../platform/files/file-store.ts';
import type { StaffMember } from '../../academy.ts';
import { findRendition, keepRendition } from './kept-files.store.ts';
import {
  fileTypeOf,
  fitsItsName,
  largestUpload,
  lengthOfPart,
  partBytes,
  partsOf,
  type MediaKind,
  type MediaProblem,
  type MediaState,
} from './media.ts';
import { media, mediaFiles, type Media, type MediaFile } from './media.table.ts';
import {
  checkWhole,
  fitsOnDisk,
  folderOf,
  headOf,
  partsThere,
  sha256Of,
  uploadsIn,
  wholeOf,
  writePart,
} from './upload-parts.ts';

/** What belongs to a colleague is theirs; those who run the academy and write its courses may see and change all. */
export const mayHandle = ({ email, role }: StaffMember, { uploadedBy }: Pick<Media, 'uploadedBy'>): boolean =>
  role === 'owner' || role === 'editor' || email === uploadedBy;

export async function findFor(db: Handle, id: string, staff: StaffMember): Promise<Media | null> {
  const [row] = await db.select().from(media).where(eq(media.id, id));
  return row !== undefined && mayHandle(staff, row) ? row : null;
}

export const logMedia = (
  tx: Handle,
  { clock, uuid }: Context,
  staff: StaffMember,
  act: StaffAct,
  subject: string,
) => writeStaffLog(tx, { id: uuid(), at: clock(), staff, act, subject });

const mostUnfinished = 50;

export type Upload = { id: string; partBytes: number; parts: number };

/** An upload begins: its id, and into how many parts it is to be cut. `bytes`: of the whole. */
export async function beginUpload(
  context: Context,
  { name, bytes, kind, staff }: { name: string; bytes: number; kind: MediaKind; staff: StaffMember },
): Promise<
  | ({ ok: true } & Upload)
  | { ok: false; reason: 'too-large' | 'file-kind' | 'too-many-uploads' | 'disk-full' }
> {
  const { database, clock, uuid, workFolder } = context;
  if (bytes > largestUpload[kind]) return { ok: false, reason: 'too-large' };
  if (kind === 'file' && fileTypeOf(name) === null) return { ok: false, reason: 'file-kind' };
  const unfinished = await database.db
    .select({ id: media.id })
    .from(media)
    .where(and(eq(media.state, 'uploading'), eq(media.uploadedBy, staff.email)));
  if (unfinished.length >= mostUnfinished) return { ok: false, reason: 'too-many-uploads' };
  if (!(await fitsOnDisk(workFolder, bytes))) return { ok: false, reason: 'disk-full' };
  const id = uuid();
  await database.transaction(async (tx) => {
    const uploadedBy = staff.email;
    await tx
      .insert(media)
      .values({ id, kind, name, bytes, state: 'uploading', uploadedBy, createdAt: clock() });
    await logMedia(tx, context, staff, 'add-media', name);
  });
  return { ok: true, id, partBytes, parts: partsOf(bytes) };
}

/** Which parts arrived whole: an interrupted upload goes on with the others. */
export async function uploadedParts(
  { database, workFolder }: Context,
  { id, staff }: { id: string; staff: StaffMember },
): Promise<({ ok: true; state: MediaState; there: number[] } & Upload) | { ok: false; reason: 'not-found' }> {
  const found = await findFor(database.db, id, staff);
  if (found === null) return { ok: false, reason: 'not-found' };
  const parts = partsOf(found.bytes);
  const isOver = found.state !== 'uploading';
  const there = isOver ? Array.from({ length: parts }, (_, part) => part) : await partsThere(workFolder, id);
  return { ok: true, id, state: found.state, partBytes, parts, there };
}

/** Takes one part, counted from 0. `sha256`: of the part, in hex, as its sender computed it. */
export async function putPart(
  { database, workFolder }: Context,
  {
    id,
    part,
    bytes,
    sha256,
    staff,
  }: { id: string; part: number; bytes: Uint8Array; sha256: string; staff: StaffMember },
): Promise<
  { ok: true } | { ok: false; reason: 'not-found' | 'not-uploading' | 'part-size' | 'part-digest' }
> {
  const found = await findFor(database.db, id, staff);
  if (found === null) return { ok: false, reason: 'not-found' };
  if (found.state !== 'uploading') return { ok: false, reason: 'not-uploading' };
  if (lengthOfPart(found.bytes, part) !== bytes.length) return { ok: false, reason: 'part-size' };
  if (sha256Of(bytes) !== sha256.toLowerCase()) return { ok: false, reason: 'part-digest' };
  await writePart(workFolder, { id, part, bytes });
  return { ok: true };
}

/** A picture is encoded again, so that no metadata of a camera is kept. */
async function keepPicture(context: Context, id: string): Promise<MediaProblem | null> {
  const file = wholeOf(context.workFolder, id);
  if (!isPicture(await headOf(file))) return 'not-a-picture';
  const { default: sharp } = await import('sharp');
  const made = await sharp(file, { limitInputPixels: mostPoints, failOn: 'error' })
    .autoOrient()
    .resize(1_280, 1_280, { fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 78 })
    .toFile(`${file}.webp`)
    .catch(() => null);
  if (made === null) return 'not-a-picture';
  await keepRendition(context, id, {
    rendition: 'original',
    file: `${file}.webp`,
    contentType: 'image/webp',
    width: made.width,
    height: made.height,
  });
  return null;
}

const keepFile = async (context: Context, { id, name }: Media): Promise<'not-its-name' | null> => {
  const contentType = fileTypeOf(name) ?? 'application/octet-stream';
  const file = wholeOf(context.workFolder, id);
  if (!fitsItsName(name, await headOf(file, 4_096))) return 'not-its-name';
  await keepRendition(context, id, { rendition: 'original', file, contentType });
  return null;
};

/** Deletes the files of an upload that is not needed any more. */
export const deleteUpload = ({ workFolder }: Context, id: string): Promise<void> =>
  rm(folderOf(workFolder, id), { recursive: true, force: true });

type Finished =
  | { ok: true; state: MediaState; error: string | null }
  | { ok: false; reason: 'parts-missing'; missing: number[] };

/**
 * All parts were sent: the whole is read and checked. A file or picture is ready then; a film or sound waits for its sizes.
 * Called again it returns the same. Throws `StoreAway` when the store takes no files now.
 */
export async function finishUpload(
  context: Context,
  { id, staff }: { id: string; staff: StaffMember },
): Promise<Finished | { ok: false; reason: 'not-found' }> {
  const { db } = context.database;
  const found = await findFor(db, id, staff);
  if (found === null) return { ok: false, reason: 'not-found' };
  if (found.state !== 'uploading') return { ok: true, state: found.state, error: found.error };
  const done = await finishWhole(context, found).catch((error: unknown) => ({ error }));
  if ('ok' in done && done.ok) return done;
  // Of two calls at once, the first may have taken the parts away while this one read them.
  const after = await findFor(db, id, staff);
  if (after && after.state !== 'uploading') return { ok: true, state: after.state, error: after.error };
  if ('error' in done) throw done.error;
  return done;
}

async function finishWhole(context: Context, found: Media): Promise<Finished> {
  const { database, clock, workFolder } = context;
  const { id } = found;
  const checked = await checkWhole(workFolder, found);
  if (!checked.ok) return { ok: false, reason: 'parts-missing', missing: checked.missing };
  const waits = found.kind === 'film' || found.kind === 'sound';
  const error = waits
    ? null
    : await (found.kind === 'picture' ? keepPicture(context, id) : keepFile(context, found));
  const state = waits ? 'waiting' : error === null ? 'ready' : 'failed';
  const now = clock();
  await database.db
    .update(media)
    .set({
      state,
      error,
      sha256: checked.sha256,
      progress: state === 'ready' ? 100 : 0,
      runAt: waits ? now : null,
      readyAt: state === 'ready' ? now : null,
    })
    .where(and(eq(media.id, id), eq(media.state, 'uploading')));
  if (!waits) await deleteUpload(context, id);
  return { ok: true, state, error };
}

export type MediaSeen = Pick<
  Media,
  'id' | 'kind' | 'name' | 'bytes' | 'seconds' | 'width' | 'height' | 'state' | 'progress' | 'createdAt'
> & {
  error: MediaProblem | null;
  uploadedBy: string;
  /** At '/api/staff/media/<id>/files/<file id>' for those who may see it. */
  files: Pick<MediaFile, 'id' | 'rendition' | 'bytes' | 'contentType' | 'width' | 'height'>[];
};

const seen = (row: Media, files: readonly MediaFile[]): MediaSeen => ({
  id: row.id,
  kind: row.kind,
  name: row.name,
  bytes: row.bytes,
  seconds: row.seconds,
  width: row.width,
  height: row.height,
  state: row.state,
  error: row.error as MediaProblem | null,
  progress: row.progress,
  createdAt: row.createdAt,
  uploadedBy: row.uploadedBy,
  files: files
    .filter(({ mediaId }) => mediaId === row.id)
    .map(({ id, rendition, bytes, contentType, width, height }) => ({
      id,
      rendition,
      bytes,
      contentType,
      width,
      height,
    })),
});

/** The uploads, the newest first; only a trainer's own for a trainer. `ids`: only those. */
export async function listMedia(
  { database: { db } }: Context,
  {
    staff,
    kind,
    ids,
    skip,
    most,
  }: { staff: StaffMember; kind?: MediaKind; ids?: string[]; skip: number; most: number },
): Promise<MediaSeen[]> {
  const isAll = staff.role === 'owner' || staff.role === 'editor';
  const rows = await db
    .select()
    .from(media)
    .where(
      and(
        isAll ? undefined : eq(media.uploadedBy, staff.email),
        kind === undefined ? undefined : eq(media.kind, kind),
        ids === undefined ? undefined : inArray(media.id, ids),
      ),
    )
    .orderBy(desc(media.createdAt), desc(media.id))
    .offset(skip)
    .limit(most);
  const files = await readFiles(
    db,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => seen(row, files));
}

/** Of some media, by their ids. */
export async function readFiles(db: Handle, mediaIds: readonly string[]): Promise<MediaFile[]> {
  if (mediaIds.length === 0) return [];
  return db
    .select()
    .from(mediaFiles)
    .where(inArray(mediaFiles.mediaId, [...mediaIds]));
}

/** A file of the store with what it belongs to. */
export type FileOfMedia = MediaFile & { kind: MediaKind; name: string; uploadedBy: string };

export async function findFile(db: Handle, fileId: string): Promise<FileOfMedia | null> {
  const [row] = await db
    .select({ file: mediaFiles, kind: media.kind, name: media.name, uploadedBy: media.uploadedBy })
    .from(mediaFiles)
    .innerJoin(media, eq(media.id, mediaFiles.mediaId))
    .where(eq(mediaFiles.id, fileId));
  return row ? { ...row.file, kind: row.kind, name: row.name, uploadedBy: row.uploadedBy } : null;
}

/** A file for a colleague who looks at what was uploaded. */
export async function fileForStaff(
  { database: { db } }: Context,
  { mediaId, fileId, staff }: { mediaId: string; fileId: string; staff: StaffMember },
): Promise<FileOfMedia | null> {
  const found = await findFile(db, fileId);
  return found !== null && found.mediaId === mediaId && mayHandle(staff, found) ? found : null;
}

/** Its bytes. Null when the store has no such file. Throws `StoreAway` when that is not known. */
export const openFile = (
  { files }: Context,
  { file, wanted }: { file: Pick<MediaFile, 'storageName'>; wanted: WantedPart },
): Promise<OpenedFile | null> => files.open(file.storageName, wanted);

/** Tries once more to make sizes of what failed, or of what was kept as it came. */
export async function makeSizesAgain(
  context: Context,
  { id, staff }: { id: string; staff: StaffMember },
): Promise<{ ok: true } | { ok: false; reason: 'not-found' | 'upload-lost' | 'at-work' }> {
  const { database, workFolder, clock } = context;
  const found = await findFor(database.db, id, staff);
  if (found === null || (found.kind !== 'film' && found.kind !== 'sound'))
    return { ok: false, reason: 'not-found' };
  if (found.state !== 'ready' && found.state !== 'failed') return { ok: false, reason: 'at-work' };
  const original = await findRendition(database.db, id, 'original');
  const whole = await stat(wholeOf(workFolder, id)).catch(() => null);
  if (original === null && whole === null) return { ok: false, reason: 'upload-lost' };
  await database.transaction(async (tx) => {
    await tx
      .update(media)
      .set({ state: 'waiting', error: null, attempts: 0, progress: 0, runAt: clock() })
      .where(and(eq(media.id, id), inArray(media.state, ['ready', 'failed'])));
    await logMedia(tx, context, staff, 'resize-media', found.name);
  });
  return { ok: true };
}

/** Deletes media with all of its files. The caller has made sure that nothing shows it. */
export async function removeMedia(
  context: Context,
  { id, staff }: { id: string; staff: StaffMember },
): Promise<{ ok: true } | { ok: false; reason: 'not-found' }> {
  const { database, files } = context;
  const found = await findFor(database.db, id, staff);
  if (found === null) return { ok: false, reason: 'not-found' };
  const kept = await readFiles(database.db, [id]);
  await database.transaction(async (tx) => {
    await tx.delete(media).where(eq(media.id, id));
    await logMedia(tx, context, staff, 'remove-media', found.name);
    await raiseContentVersion(tx);
  });
  for (const { storageName } of kept) await files.remove(storageName);
  await deleteUpload(context, id);
  return { ok: true };
}

const cleanUpAfterMs = 2 * 86_400_000;

/** Of those the ones that they uploaded; their bytes stay in the store. */
export const deleteMediaOf = (tx: Handle, uploadedBy: string, ids: readonly string[]) =>
  tx.delete(media).where(and(inArray(media.id, [...ids]), eq(media.uploadedBy, uploadedBy)));

/** Uploads that nobody went on with for two days are deleted, and so are the files of what failed two days ago. */
export async function cleanUpUploads(context: Context): Promise<{ removed: number }> {
  const { database, workFolder, clock } = context;
  const ids = await uploadsIn(workFolder);
  if (ids.length === 0) return { removed: 0 };
  const rows = await database.db
    .select({ id: media.id, state: media.state, createdAt: media.createdAt })
    .from(media)
    .where(inArray(media.id, ids));
  const known = new Map(rows.map((row) => [row.id, row]));
  const before = clock().getTime() - cleanUpAfterMs;
  const isOver = (id: string): boolean => {
    const row = known.get(id);
    if (row === undefined || row.state === 'ready') return true;
    return (row.state === 'uploading' || row.state === 'failed') && row.createdAt.getTime() < before;
  };
  const over = ids.filter(isOver);
  for (const id of over) {
    await database.db.delete(media).where(and(eq(media.id, id), eq(media.state, 'uploading')));
    await deleteUpload(context, id);
  }
  return { removed: over.length };
}
