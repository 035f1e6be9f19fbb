/** The page of what a learner made, for her: choosing, publishing and withdrawing. */
import { buffer } from 'node:stream/consumers';
import { and, eq, inArray, isNotNull, isNull, lt, notInArray, or, type SQL } from 'drizzle-orm';
import type { Course } from '../../catalogue/courses/course.ts';
import type { Context } from '../../platform/context.ts';
import type { Handle } from '../../platform/db/handle.ts';
import { StoreAway } from '../../platform/files/file-store.ts';
import { validNumber } from '../certificates/certificates.service.ts';
import type { SubmittedFile } from '../classroom/assignment.ts';
import { type AcceptedWork, readAcceptedWork } from '../classroom/assignment.service.ts';
import { type Caller, type Closed, enter } from '../classroom/classroom.service.ts';
import { keepBytes } from '../classroom/handed-files.service.ts';
import { type Choice, codeBytes, codeOf, most, photoSide } from './portfolio.ts';
import { findPage, readChosen, type Row, shownWorks } from './portfolios.store.ts';
import { portfolioPhotos, portfolios, portfolioWorks } from './portfolios.table.ts';

type OwnPortfolio = {
  course: Course;
  /** All that was accepted, the newest first, and how it was chosen last. */
  works: (AcceptedWork & { chosen: { hasText: boolean; hasWords: boolean } | null })[];
  /** Null before the first publication. */
  page: Row | null;
  /** Number of the valid certificate. */
  certificate: string | null;
};

/** A learner's own page, as she chooses what is on it. */
export async function ownPortfolio(
  context: Context,
  asked: { caller: Caller; courseSlug: string },
): Promise<({ ok: true } & OwnPortfolio) | Closed> {
  const entered = await enter(context, asked);
  if (!entered.ok) return entered;
  const { course, learner } = entered;
  if (learner === null) return { ok: false, reason: 'not-enrolled', course };
  const { db } = context.database;
  const { id } = learner.enrolment;
  const [accepted, { works }, page, certificate] = await Promise.all([
    readAcceptedWork(db, id),
    readChosen(db, id),
    findPage(db, eq(portfolios.enrolmentId, id)),
    validNumber(db, id),
  ]);
  const all = accepted.map((work) => ({ ...work, chosen: works.get(work.id) ?? null }));
  return { ok: true, course, works: all, page, certificate };
}

/** The photo anew, as small as the page needs it, with nothing of what a camera wrote beside it; null where the file is lost. */
async function makePhoto(
  context: Context,
  file: SubmittedFile,
  position: number,
): Promise<{ id: string | null } | 'busy'> {
  const opened = await context.files.open(file.storageName, {
    method: 'GET',
    range: undefined,
    ifRange: undefined,
  });
  if (opened === null) return { id: null };
  const made = await context.preparePhoto(await buffer(opened.body()), photoSide);
  if (!made.ok) return made.problem === 'picture-busy' ? 'busy' : { id: null };
  const { bytes, width, height } = made;
  const id = context.uuid();
  const storageName = `made/${context.uuid()}`;
  const row = { id, submissionId: null, fileId: file.id, position, storageName, width, height };
  await context.database.db.insert(portfolioPhotos).values({ ...row, at: context.clock() });
  await keepBytes(context, { id, storageName, contentType: 'image/webp' }, bytes);
  return { id };
}

/** Deletes those of these photos that belong to no work, from the store and from the table. */
async function removeLoose({ database, files }: Context, which: SQL | undefined): Promise<number> {
  return database.transaction(async (tx) => {
    const loose = await tx
      .delete(portfolioPhotos)
      .where(and(isNull(portfolioPhotos.submissionId), which))
      .returning({ name: portfolioPhotos.storageName });
    for (const { name } of loose) await files.remove(name);
    return loose.length;
  });
}

/** What fails now is left to the job. */
async function removeNow(context: Context, ids: readonly string[]): Promise<void> {
  if (ids.length > 0)
    await removeLoose(context, inArray(portfolioPhotos.id, [...ids])).catch(() => undefined);
}

/** Takes photos from their works; returns which. */
async function detach(tx: Handle, works: readonly string[]): Promise<string[]> {
  if (works.length === 0) return [];
  const rows = await tx
    .update(portfolioPhotos)
    .set({ submissionId: null })
    .where(inArray(portfolioPhotos.submissionId, [...works]))
    .returning({ id: portfolioPhotos.id });
  return rows.map(({ id }) => id);
}

type Prepared = { ok: true; ids: Map<string, string[]> } | { ok: false; made: string[] };

/** Photos by their work: those that the page has already stay, the others are made. */
async function prepare(
  context: Context,
  chosen: readonly AcceptedWork[],
  held: Awaited<ReturnType<typeof readChosen>>['photos'],
): Promise<Prepared> {
  const known = new Map(held.map(({ fileId, id }) => [fileId, id]));
  const ids = new Map<string, string[]>();
  const made: string[] = [];
  for (const { id: work, photos } of chosen) {
    const own: string[] = [];
    for (const [position, file] of photos.slice(0, most.photos).entries()) {
      const before = known.get(file.id);
      const photo = before === undefined ? await makePhoto(context, file, position) : { id: before };
      if (photo === 'busy') return { ok: false, made };
      if (photo.id === null) continue;
      own.push(photo.id);
      if (before === undefined) made.push(photo.id);
    }
    ids.set(work, own);
  }
  return { ok: true, ids };
}

export type Published =
  | { ok: true; code: string }
  /** 'busy': too many photos are being made just now, or their store is away. */
  | { ok: false; reason: 'nothing' | 'too-many' | 'busy' }
  | Closed;

/** Publishes what she chose, in the place of what stood there; the address stays the same. */
export async function publishPortfolio(
  context: Context,
  { choice, ...asked }: { caller: Caller; courseSlug: string; choice: Choice },
): Promise<Published> {
  const entered = await enter(context, asked);
  if (!entered.ok) return entered;
  const { course, learner } = entered;
  if (learner === null) return { ok: false, reason: 'not-enrolled', course };
  const { database, clock } = context;
  const { id: enrolmentId } = learner.enrolment;
  const choices = new Map(choice.works.map((work) => [work.id, work]));
  const chosen = (await readAcceptedWork(database.db, enrolmentId)).filter(({ id }) => choices.has(id));
  if (chosen.length === 0) return { ok: false, reason: 'nothing' };
  if (chosen.length > most.works) return { ok: false, reason: 'too-many' };
  const held = await readChosen(database.db, enrolmentId);
  const prepared = await prepare(context, chosen, held.photos).catch((error: unknown): Prepared => {
    if (error instanceof StoreAway) return { ok: false, made: [] };
    throw error;
  });
  if (!prepared.ok) {
    await removeNow(context, prepared.made);
    return { ok: false, reason: 'busy' };
  }
  const photos = [...prepared.ids.values()].flat();
  const published = { hasCertificate: choice.hasCertificate, publishedAt: clock() };
  const { code, loose } = await database.transaction(async (tx) => {
    // This write locks the row: of two publications at once the later one stands.
    const [page] = await tx
      .insert(portfolios)
      .values({ enrolmentId, code: codeOf(context.randomBytes(codeBytes)), ...published })
      .onConflictDoUpdate({ target: portfolios.enrolmentId, set: published })
      .returning({ code: portfolios.code });
    const before = await readChosen(tx, enrolmentId);
    const taken = await detach(tx, [...before.works.keys()]);
    await tx.delete(portfolioWorks).where(eq(portfolioWorks.enrolmentId, enrolmentId));
    for (const { id: submissionId, words } of chosen) {
      const { hasText = false, hasWords = false } = choices.get(submissionId) ?? {};
      const work = { submissionId, enrolmentId, hasText, hasWords: hasWords && words !== '' };
      await tx.insert(portfolioWorks).values(work);
      const ids = prepared.ids.get(submissionId) ?? [];
      if (ids.length > 0)
        await tx.update(portfolioPhotos).set({ submissionId }).where(inArray(portfolioPhotos.id, ids));
    }
    return { code: page?.code ?? '', loose: [...taken, ...photos] };
  });
  await removeNow(context, loose);
  return { ok: true, code };
}

/** Its address answers 410 from now on, and its photos are removed; what was chosen stays for the next time. */
export async function withdrawPortfolio(
  context: Context,
  asked: { caller: Caller; courseSlug: string },
): Promise<{ ok: true } | Closed> {
  const entered = await enter(context, asked);
  if (!entered.ok) return entered;
  const { course, learner } = entered;
  if (learner === null) return { ok: false, reason: 'not-enrolled', course };
  const { id } = learner.enrolment;
  const loose = await context.database.transaction(async (tx) => {
    await tx.update(portfolios).set({ publishedAt: null }).where(eq(portfolios.enrolmentId, id));
    return detach(tx, [...(await readChosen(tx, id)).works.keys()]);
  });
  await removeNow(context, loose);
  return { ok: true };
}

/** Longer than any publication lasts. */
const graceMs = 86_400_000;

/**
 * A scheduled job: removes photos that nobody may see any more, as after a refund, and those of interrupted publications. Returns how
 * many; what the store fails to delete is tried again the next time.
 */
export async function sweepPortfolios(context: Context): Promise<number> {
  const { database, clock } = context;
  const { id, submissionId, at } = portfolioPhotos;
  const ended = await database.db
    .update(portfolioPhotos)
    .set({ submissionId: null })
    .where(and(isNotNull(submissionId), notInArray(submissionId, shownWorks(database.db))))
    .returning({ id });
  const before = new Date(clock().getTime() - graceMs);
  const ids = ended.map((one) => one.id);
  return removeLoose(context, or(lt(at, before), ids.length > 0 ? inArray(id, ids) : undefined));
}
