/** Files of work that is handed in, and voices of trainers and of questions: prepared, stored, and deleted when nothing refers to them. */
import path from 'node:path';
import { and, asc, eq, inArray, isNull, lt } from 'drizzle-orm';
import { mkdir, readdir, rm, stat, writeFile } from 'node:fs/promises';
import type { Handle } from '../../platform/db/handle.ts';
import type { Context } from '../../platform/context.ts';
import { type OpenedFile, StoreAway } from '../../platform/files/file-store.ts';
import { soundSeconds } from '../../platform/files/sound-length.ts';
import {
  formatOf,
  type HandedKind,
  type HandInFault,
  keptName,
  most,
  type SubmittedFile,
} from './assignment.ts';
import { handedFiles } from './classroom.table.ts';
import { voiceNote } from './recording.ts';

/** A file as pages get it. */
export type ShownFile = Omit<SubmittedFile, 'storageName'>;

export const shownFile = ({ storageName: _storageName, ...file }: SubmittedFile): ShownFile => file;

/** What others of the group see of a work: a file, and any file's name, could name its maker. */
export const isShownToPeers = ({ kind }: Pick<SubmittedFile, 'kind'>): boolean => kind !== 'file';

export const shownToPeers = (files: readonly SubmittedFile[]): ShownFile[] =>
  files.filter(isShownToPeers).map((file) => ({ ...shownFile(file), name: '' }));

export type SentFile = { kind: HandedKind; name: string; bytes: Uint8Array };

const pictureFaults = {
  'picture-empty': 'photo-kind',
  'picture-kind': 'photo-kind',
  'picture-points': 'photo-kind',
  'picture-size': 'photo-size',
  'picture-busy': 'photo-busy',
} as const;

type Prepared = { file: SubmittedFile; bytes: Uint8Array };

/**
 * What is kept of a file: a photo is encoded anew, any other file stays as it is when its bytes match an accepted format.
 */
async function prepare(
  { preparePhoto, uuid }: Pick<Context, 'preparePhoto' | 'uuid'>,
  { kind, name, bytes }: SentFile,
): Promise<{ ok: true; prepared: Prepared } | ({ ok: false } & HandInFault)> {
  const found = formatOf(bytes, kind);
  if (found === null) return { ok: false, field: kind, problem: `${kind}-kind` };
  let [kept, format] = [bytes, found];
  if (kind === 'photo') {
    const made = await preparePhoto(bytes);
    if (!made.ok) return { ok: false, field: kind, problem: pictureFaults[made.problem] };
    [kept, format] = [made.bytes, { kind, contentType: 'image/webp', ending: 'webp' }];
  }
  const seconds = kind === 'voice' ? soundSeconds(bytes) : null;
  const file: SubmittedFile = {
    ...(seconds !== null && { seconds }),
    id: uuid(),
    kind,
    name: keptName(name, format, most.name),
    contentType: format.contentType,
    bytes: kept.length,
    storageName: `handed-in/${uuid()}`,
  };
  return { ok: true, prepared: { file, bytes: kept } };
}

export async function prepareAll(
  context: Context,
  files: readonly SentFile[],
): Promise<{ ok: true; all: Prepared[] } | ({ ok: false } & HandInFault)> {
  const all: Prepared[] = [];
  for (const file of files) {
    const made = await prepare(context, file);
    if (!made.ok) return made;
    all.push(made.prepared);
  }
  return { ok: true, all };
}

const halfName = 'handed-in-';

/** Puts a file into the store. Its row is written first, so that the clean-up finds it whatever fails afterwards. */
async function storeFile(
  context: Context,
  { file, bytes }: Prepared,
  staffEmail: string | null,
): Promise<void> {
  await context.database.db
    .insert(handedFiles)
    .values({ id: file.id, file, submissionId: null, staffEmail, at: context.clock() });
  await keepBytes(context, file, bytes);
}

/** Bytes into the store, by a file of the work folder that the clean-up knows. */
export async function keepBytes(
  { files, workFolder }: Pick<Context, 'files' | 'workFolder'>,
  { id, storageName, contentType }: Pick<SubmittedFile, 'id' | 'storageName' | 'contentType'>,
  bytes: Uint8Array,
): Promise<void> {
  await mkdir(workFolder, { recursive: true });
  const half = path.join(workFolder, `${halfName}${id}`);
  try {
    await writeFile(half, bytes, { mode: 0o600 });
    await files.keep(storageName, { file: half, type: contentType });
  } finally {
    await rm(half, { force: true });
  }
}

/** The same for all files of a form; false when the store is away. What was stored before is left to the clean-up. */
export async function storeAll(
  context: Context,
  all: readonly Prepared[],
  staffEmail: string | null = null,
): Promise<boolean> {
  try {
    for (const one of all) await storeFile(context, one, staffEmail);
    return true;
  } catch (error) {
    if (error instanceof StoreAway) return false;
    throw error;
  }
}

/** Of nothing yet, or no longer. */
const isLoose = and(isNull(handedFiles.submissionId), isNull(handedFiles.questionId));

/** Makes stored files those of a submission, or of a question; false when one of them was deleted meanwhile. */
export async function claimFiles(
  tx: Handle,
  of: { submissionId: string } | { questionId: string },
  ids: readonly string[],
): Promise<boolean> {
  if (ids.length === 0) return true;
  const claimed = await tx
    .update(handedFiles)
    .set(of)
    .where(and(inArray(handedFiles.id, [...ids]), isLoose))
    .returning({ id: handedFiles.id });
  return claimed.length === ids.length;
}

/** A voice that this member of staff sent, and that nothing uses yet. */
export async function findVoice(
  tx: Handle,
  id: string,
  { email }: { email: string },
): Promise<SubmittedFile | null> {
  const [row] = await tx
    .select({ file: handedFiles.file })
    .from(handedFiles)
    .where(and(eq(handedFiles.id, id), eq(handedFiles.staffEmail, email), isLoose));
  return row?.file ?? null;
}

/** Prepares and stores the trainer's voice like files of learners. */
export async function keepVoice(
  context: Context,
  { bytes, name, staffEmail }: { bytes: Uint8Array; name: string; staffEmail: string },
): Promise<{ ok: true; file: SubmittedFile } | { ok: false; reason: 'voice-kind' | 'voice-size' }> {
  if (bytes.length > most.voice) return { ok: false, reason: 'voice-size' };
  const made = await prepare(context, { kind: 'voice', name, bytes });
  if (!made.ok) return { ok: false, reason: 'voice-kind' };
  await storeFile(context, made.prepared, staffEmail);
  return { ok: true, file: made.prepared.file };
}

/** 'voice-kind': no sound that can be measured. */
export type NoteProblem = 'voice-kind' | 'voice-long' | 'store-away';

/** Stores a question or an answer by voice, of two minutes at most, until its text is written. `staffEmail`: null for a learner. */
export async function keepNote(
  context: Context,
  { bytes, staffEmail }: { bytes: Uint8Array; staffEmail: string | null },
): Promise<{ ok: true; file: SubmittedFile } | { ok: false; reason: NoteProblem }> {
  if (bytes.length > voiceNote.bytes) return { ok: false, reason: 'voice-long' };
  // The name of a file could name who sends it.
  const made = await prepare(context, { kind: 'voice', name: 'voice', bytes });
  const { seconds } = made.ok ? made.prepared.file : {};
  if (!made.ok || seconds === undefined) return { ok: false, reason: 'voice-kind' };
  // A recorder stops a moment late.
  if (seconds > voiceNote.seconds + 1) return { ok: false, reason: 'voice-long' };
  const isStored = await storeAll(context, [made.prepared], staffEmail);
  return isStored ? { ok: true, file: made.prepared.file } : { ok: false, reason: 'store-away' };
}

/** The bytes of a file, or the range that a player asks for; null when the store has no such file. */
export const openFile = (
  { files }: Context,
  { file, range }: { file: SubmittedFile; range: string | null },
): Promise<OpenedFile | null> =>
  files.open(file.storageName, { method: 'GET', range: range ?? undefined, ifRange: undefined });

/** Longer than any upload lasts. */
const graceMs = 86_400_000;
const mostAtOnce = 200;

async function cleanUpHalves(workFolder: string, before: Date): Promise<void> {
  const names = await readdir(workFolder).catch(() => []);
  for (const name of names.filter((one) => one.startsWith(halfName))) {
    const facts = await stat(path.join(workFolder, name)).catch(() => null);
    if (facts !== null && facts.mtime < before) await rm(path.join(workFolder, name), { force: true });
  }
}

/** Deletes those of these files that belong to nothing, from the store and from the table. */
export async function removeLoose({ database, files }: Context, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await database.transaction(async (tx) => {
    const loose = await tx
      .delete(handedFiles)
      .where(and(inArray(handedFiles.id, [...ids]), isLoose))
      .returning({ file: handedFiles.file });
    for (const { file } of loose) await files.remove(file.storageName);
  });
}

/**
 * Deletes files that belong to nothing: of interrupted uploads, and of deleted accounts. Returns how many; several
 * instances may run it at once. A file that the store fails to delete is tried again the next time.
 */
export async function cleanUpHandedIn({ database, files, workFolder, clock }: Context): Promise<number> {
  const before = new Date(clock().getTime() - graceMs);
  await cleanUpHalves(workFolder, before);
  return database.transaction(async (tx) => {
    const loose = await tx
      .select()
      .from(handedFiles)
      .where(and(isLoose, lt(handedFiles.at, before)))
      .orderBy(asc(handedFiles.at))
      .limit(mostAtOnce)
      .for('update', { skipLocked: true });
    for (const { id, file } of loose) {
      await files.remove(file.storageName);
      await tx.delete(handedFiles).where(eq(handedFiles.id, id));
    }
    return loose.length;
  });
}
