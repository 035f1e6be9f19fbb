/**
 * What others see of the page of what a learner made. Nobody sees it without a right that is looked up at each request: the page is
 * published, the course is the learner's still, the work is accepted still.
 */
import { buffer } from 'node:stream/consumers';
import { and, eq, inArray } from 'drizzle-orm';
import type { Localised } from '../../catalogue/courses/course.ts';
import type { Context } from '../../platform/context.ts';
import type { OpenedFile } from '../../platform/files/file-store.ts';
import { inEach, type Locale } from '../../platform/i18n/locale.ts';
import { isUuid } from '../../platform/text/typed-text.ts';
import { enrolments } from '../../selling/orders/cohorts.table.ts';
import { validNumber } from '../certificates/certificates.service.ts';
import { readLetterhead } from '../certificates/shown-certificates.service.ts';
import { type AcceptedWork, readAcceptedWork } from '../classroom/assignment.service.ts';
import { type Caller, enter, type Learner, learnersWhere } from '../classroom/classroom.service.ts';
import { progressIn } from '../classroom/course-progress.ts';
import { readTaught, type Taught } from '../classroom/outline.service.ts';
import { readProgress } from '../classroom/progress.service.ts';
import { firstNameOf } from '../classroom/question.ts';
import { findPage, readChosen, type Row, shownWorks } from './portfolios.store.ts';
import { portfolioPhotos, portfolios } from './portfolios.table.ts';

type Photo = { id: string; width: number; height: number };
export type ShownWork = Pick<AcceptedWork, 'id' | 'title' | 'text' | 'words'> & { photos: Photo[] };
export type ShownPortfolio = {
  code: string;
  firstName: string;
  course: Localised<string>;
  courseSlug: string;
  trainer: Localised<string> | null;
  works: ShownWork[];
  /** Numbers of the modules that are finished, each with its tile. */
  tiles: number[];
  /** Number of the valid certificate, where she shows it. */
  certificate: string | null;
  publishedAt: Date;
};

async function readShown(
  context: Context,
  { enrolmentId, code, hasCertificate }: Row,
  publishedAt: Date,
): Promise<ShownPortfolio | null> {
  const { db } = context.database;
  const [learner] = await learnersWhere(db, eq(enrolments.id, enrolmentId));
  const taught = learner ? await readTaught(db, learner.enrolment.courseSlug) : null;
  if (!learner || taught === null) return null;
  const [accepted, chosen, progress, certificate] = await Promise.all([
    readAcceptedWork(db, enrolmentId),
    readChosen(db, enrolmentId),
    readProgress(db, enrolmentId),
    hasCertificate ? validNumber(db, enrolmentId) : null,
  ]);
  const works = accepted.flatMap(({ id, title, text, words }): ShownWork[] => {
    const how = chosen.works.get(id);
    if (how === undefined) return [];
    const photos = chosen.photos
      .filter(({ submissionId }) => submissionId === id)
      .map(({ id: photo, width, height }) => ({ id: photo, width, height }));
    return [{ id, title, photos, text: how.hasText ? text : '', words: how.hasWords ? words : '' }];
  });
  if (works.length === 0) return null;
  const { units } = progressIn(taught, progress, learner.seat, context.clock());
  return {
    code,
    firstName: firstNameOf(learner.order.name),
    course: inEach((one) => taught.course.words[one].name),
    courseSlug: taught.course.slug,
    trainer: trainerOf(taught, learner),
    works,
    tiles: units.flatMap(({ finishedAt }, at) => (finishedAt === null ? [] : [at + 1])),
    certificate,
    publishedAt,
  };
}

function trainerOf(
  { course, trainers }: Pick<Taught, 'course' | 'trainers'>,
  { cohort }: Learner,
): Localised<string> | null {
  const slug = cohort?.trainer ?? course.trainer;
  const trainer = trainers.find((one) => one.slug === slug);
  return trainer ? inEach((one) => trainer.words[one].name) : null;
}

/** What stands at an address. 'gone': it stood there, and does not any more. */
export async function shownPortfolio(
  context: Context,
  code: string,
): Promise<{ state: 'unknown' | 'gone' } | { state: 'shown'; page: ShownPortfolio }> {
  const row = await findPage(context.database.db, eq(portfolios.code, code));
  if (row === null) return { state: 'unknown' };
  const page = row.publishedAt && (await readShown(context, row, row.publishedAt));
  return page === null ? { state: 'gone' } : { state: 'shown', page };
}

/** The page of a learner, where it is published: for its printed sheet. */
async function publishedPortfolio(
  context: Context,
  asked: { caller: Caller; courseSlug: string },
): Promise<ShownPortfolio | null> {
  const entered = await enter(context, asked);
  if (!entered.ok || entered.learner === null) return null;
  const page = await findPage(context.database.db, eq(portfolios.enrolmentId, entered.learner.enrolment.id));
  return page?.publishedAt ? readShown(context, page, page.publishedAt) : null;
}

/** As a PDF of one page in a language; null while it is not published. */
export async function portfolioSheet(
  context: Context,
  { locale, ...asked }: { caller: Caller; courseSlug: string; locale: Locale },
): Promise<Uint8Array<ArrayBuffer> | null> {
  const shown = await publishedPortfolio(context, asked);
  if (shown === null) return null;
  // What prints is large and seldom needed, so the server starts without it.
  const { default: sharp } = await import('sharp');
  const { cellOf, mostOnSheet, printPortfolio } = await import('./portfolio-sheet.ts');
  const works = shown.works.slice(0, mostOnSheet);
  const cell = cellOf(works.length);
  const size = { width: Math.round(2 * cell.width), height: 2 * cell.height };
  const photos = new Map<string, Uint8Array>();
  for (const { id, photos: all } of works) {
    const [first] = all;
    const opened = first && (await portfolioPhoto(context, { code: shown.code, photo: first.id }));
    if (!opened) continue;
    photos.set(
      id,
      await sharp(await buffer(opened.body()))
        .resize(size)
        .jpeg({ quality: 82 })
        .toBuffer(),
    );
  }
  const letterhead = await readLetterhead(context, locale);
  return printPortfolio({ ...letterhead, shown, photos }, context.fontsFolder);
}

/** A photo of a page; null without a right to see it. */
export async function portfolioPhoto(
  { database: { db }, files }: Context,
  { code, photo }: { code: string; photo: string },
): Promise<OpenedFile | null> {
  if (!isUuid(photo)) return null;
  const { id, submissionId, storageName } = portfolioPhotos;
  const [row] = await db
    .select({ name: storageName })
    .from(portfolioPhotos)
    .where(and(eq(id, photo), inArray(submissionId, shownWorks(db, eq(portfolios.code, code)))));
  return row ? files.open(row.name, { method: 'GET', range: undefined, ifRange: undefined }) : null;
}
