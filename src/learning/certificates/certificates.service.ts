/**
 * Certificates: who has earned one, issuing it with the name as the learner wants it, reading, and the status list. The keys
 * that sign them are made when the first is needed, stored encrypted, and their public halves published for ever.
 */
import { and, asc, desc, eq, getTableColumns, isNotNull, isNull, or, sql } from 'drizzle-orm';
import type { Handle } from '../../platform/db/handle.ts';
import { logoHeights } from '../../platform/files/picture.ts';
import { lookOf } from '../../academy/settings/look.ts';
import { entitlements } from '../../selling/orders/access.table.ts';
import { readCourses, readSettings } from '../../academy/content/content.service.ts';
import type { Course } from '../../catalogue/courses/course.ts';
import { type Locale, inEach } from '../../platform/i18n/locale.ts';
import { dateInMorocco } from '../../platform/time/calendar-date.ts';
import { openedBy } from '../../platform/signed-token.ts';
import { postEmail } from '../../academy/emails/post-emails.service.ts';
import type { Context } from '../../platform/context.ts';
import { attendance, learningEvents, liveSessions } from '../classroom/classroom.table.ts';
import {
  type Caller,
  type Closed,
  enter,
  type Learner,
  learnersWhere,
  type OutlineLesson,
} from '../classroom/classroom.service.ts';
import { progressIn, type CourseProgress } from '../classroom/course-progress.ts';
import { isOptional, type LessonProgress } from '../classroom/learning.ts';
import { readTaught, type Taught } from '../classroom/outline.service.ts';
import { readOfLearners, readProgress, readProgressOf, tellIssued } from '../classroom/progress.service.ts';
import { enrolments } from '../../selling/orders/cohorts.table.ts';
import {
  type CertificateFile,
  certificateNumber,
  type CertifiedCourse,
  defaultAttendance,
  type Holder,
  isEarned,
  nameClosedUntil,
  type PublicJwk,
  readCertificateNumber,
  type Requirements,
  skillsOf,
} from './certificate.ts';
import { certificates, signingKeys } from './certificates.table.ts';
import { claimsOf, keyUrl, profileOf, statusListLength, statusListOf } from './open-badge.ts';
import { openText, sealText } from '../../platform/text/sealed-text.ts';
import { changeSeat, finishSeat } from '../../selling/orders/seats.service.ts';

// Loaded with the first signature, so that the server starts without it.
const jose = () => import('jose');

const readKeys = (db: Handle) => db.select().from(signingKeys).orderBy(desc(signingKeys.createdAt));

async function makeKey(context: Context): Promise<{ kid: string; pkcs8: string }> {
  const { generateKeyPair, exportJWK, exportPKCS8, calculateJwkThumbprint } = await jose();
  const { publicKey, privateKey } = await generateKeyPair('RS256', {
    modulusLength: 2048,
    extractable: true,
  });
  const { n = '', e = '' } = await exportJWK(publicKey);
  const publicJwk: PublicJwk = { kty: 'RSA', n, e };
  const kid = await calculateJwkThumbprint(publicJwk);
  const pkcs8 = await exportPKCS8(privateKey);
  const privateSealed = sealText(context.signer('certificate key', Buffer.from(kid)), pkcs8, kid);
  await context.database.db
    .insert(signingKeys)
    .values({ kid, publicJwk, privateSealed, createdAt: context.clock() });
  return { kid, pkcs8 };
}

/**
 * The newest key that the academy's secret opens. After the secret changed a new key is made; old certificates stay valid.
 */
async function signingKey(context: Context): Promise<{ kid: string; pkcs8: string }> {
  for (const { kid, privateSealed } of await readKeys(context.database.db)) {
    const pkcs8 = openedBy(context.signer, 'certificate key', Buffer.from(kid), (key) =>
      openText(key, privateSealed, kid),
    );
    if (pkcs8 !== null) return { kid, pkcs8 };
  }
  return makeKey(context);
}

/** A credential as a compact JWS: RS256, with the key's URL as the only other header. */
async function signCredential(context: Context, claims: Record<string, unknown>): Promise<string> {
  const { SignJWT, importPKCS8 } = await jose();
  const { kid, pkcs8 } = await signingKey(context);
  return new SignJWT(claims)
    .setProtectedHeader({ alg: 'RS256', kid: keyUrl(context.publicOrigin, kid), typ: 'JWT' })
    .sign(await importPKCS8(pkcs8, 'RS256'));
}

const published = (kid: string, jwk: PublicJwk) => ({ ...jwk, kid, alg: 'RS256', use: 'sig' });

/** Every key that ever signed, as a JWK set. */
const publicKeys = async ({ database }: Context) => ({
  keys: (await readKeys(database.db)).map(({ kid, publicJwk }) => published(kid, publicJwk)),
});

async function publicKey({ database }: Context, kid: string) {
  const [row] = await database.db.select().from(signingKeys).where(eq(signingKeys.kid, kid));
  return row ? published(row.kid, row.publicJwk) : null;
}

export type Certificate = typeof certificates.$inferSelect;

async function attendanceOf(
  db: Handle,
  learner: Learner,
): Promise<{ percent: number; attended: number } | null> {
  if (learner.cohort === null) return null;
  const rows = await db
    .select({ came: attendance.came })
    .from(liveSessions)
    .leftJoin(
      attendance,
      and(
        eq(attendance.sessionId, liveSessions.id),
        eq(attendance.enrolmentId, learner.enrolment.id),
        eq(attendance.came, true),
      ),
    )
    .where(and(eq(liveSessions.cohortId, learner.cohort.id), isNull(liveSessions.cancelledAt)));
  if (rows.length === 0) return null;
  const attended = rows.filter(({ came }) => came === true).length;
  return { attended, percent: Math.round((100 * attended) / rows.length) };
}

type Judged = {
  requirements: Requirements & { progress: CourseProgress };
  done: Omit<CertifiedCourse, 'name' | 'trainer' | 'startedOn' | 'finishedOn'>;
};

/** All that counts of the whole outline must be done, published or not; live sessions count by the share attended. */
async function judge(
  { database: { db }, clock }: Context,
  { course, outline, units }: Pick<Taught, 'course' | 'outline' | 'units'>,
  learner: Learner,
  known?: ReadonlyMap<string, LessonProgress>,
): Promise<Judged> {
  const [progress, came] = await Promise.all([
    known ?? readProgress(db, learner.enrolment.id),
    attendanceOf(db, learner),
  ]);
  const done = outline
    .flatMap(({ lessons }) => lessons)
    .filter(({ id, counts }) => counts && (progress.get(id)?.doneAt ?? null) !== null);
  const needed = course.certificate?.attendancePercent ?? defaultAttendance;
  return {
    requirements: {
      progress: progressIn({ course, units }, progress, learner.seat, clock()),
      attended: came === null || needed === 0 ? null : { percent: came.percent, needed },
    },
    done: {
      lessons: done.length,
      quizzes: done.filter(({ task }) => task === 'quiz').length,
      assignments: done.filter(({ task }) => task === 'assignment').length,
      attended: came?.attended ?? 0,
    },
  };
}

/**
 * Learners who did something within the last day and have not finished: nobody else can have finished since the last run.
 */
async function readUnfinished(db: Handle, now: Date): Promise<{ course: Course; learner: Learner }[]> {
  const since = new Date(now.getTime() - 24 * 60 * 60_000);
  const learners = await learnersWhere(
    db,
    and(
      isNull(enrolments.finishedAt),
      or(
        sql`exists (select 1 from ${learningEvents} where ${learningEvents.enrolmentId} = ${enrolments.id} and ${learningEvents.receivedAt} > ${since.toISOString()})`,
        sql`exists (select 1 from ${attendance} where ${attendance.enrolmentId} = ${enrolments.id} and ${attendance.at} > ${since.toISOString()})`,
      ),
    ),
  );
  const courses = new Map((await readCourses(db)).map((course) => [course.slug, course]));
  return learners.flatMap((learner) => {
    const course = courses.get(learner.enrolment.courseSlug);
    return course ? [{ course, learner }] : [];
  });
}

/** The valid one: neither replaced nor revoked. */
async function findCurrent(db: Handle, enrolmentId: string): Promise<Certificate | null> {
  const [row] = await db
    .select()
    .from(certificates)
    .where(and(eq(certificates.enrolmentId, enrolmentId), isNull(certificates.replacedBy)))
    .orderBy(desc(certificates.issuedAt))
    .limit(1);
  return row ?? null;
}

export type OwnCertificate =
  | { state: 'none' }
  /** `name`: as on the order. `waiting`: tasks that count, are handed in and have no mark yet. */
  | {
      state: 'on-the-way';
      requirements: Judged['requirements'];
      name: string;
      waiting: readonly Pick<OutlineLesson, 'key' | 'title'>[];
      hasOptional: boolean;
    }
  /** `name`: to fill the form; `units`: their tiles frame it. */
  | { state: 'earned'; name: string; units: number }
  | { state: 'issued'; certificate: Certificate };

/** Whether a learner has earned or has the certificate of a course, and what is missing. */
export async function ownCertificate(
  context: Context,
  asked: { caller: Caller; courseSlug: string },
): Promise<{ ok: true; course: Course; own: OwnCertificate } | Closed> {
  const entered = await enter(context, asked);
  if (!entered.ok) return entered;
  const { course, learner } = entered;
  const { db } = context.database;
  if (learner === null || course.certificate === null) return { ok: true, course, own: { state: 'none' } };
  const certificate = await findCurrent(db, learner.enrolment.id);
  if (certificate !== null) return { ok: true, course, own: { state: 'issued', certificate } };
  const { progress, handedIn } = (await readOfLearners(db, [learner.enrolment.id]))(learner.enrolment.id);
  const { requirements } = await judge(context, entered, learner, progress);
  const { name } = learner.order;
  if (isEarned(requirements) || learner.enrolment.finishedAt !== null)
    return { ok: true, course, own: { state: 'earned', name, units: requirements.progress.units.length } };
  const lessons = entered.outline.flatMap((one) => one.lessons);
  const waiting = lessons
    .filter(({ id, counts }) => counts && handedIn.has(id))
    .map(({ key, title }) => ({ key, title }));
  const own = { state: 'on-the-way' as const, requirements, name, waiting };
  return { ok: true, course, own: { ...own, hasOptional: lessons.some(isOptional) } };
}

export type Issued =
  | { ok: true; number: string }
  | { ok: false; reason: 'not-earned' | 'revoked' }
  /** The name was corrected too often; `until`: when it may be corrected again. */
  | { ok: false; reason: 'too-many-names'; until: Date }
  | Closed;

/** Until when the name on a learner's certificate may not be corrected; null: it may. */
async function readClosedUntil(db: Handle, enrolmentId: string, now: Date): Promise<Date | null> {
  const issued = await db
    .select({ at: certificates.issuedAt })
    .from(certificates)
    .where(eq(certificates.enrolmentId, enrolmentId))
    .orderBy(asc(certificates.issuedAt));
  return nameClosedUntil(
    issued.map(({ at }) => at),
    now,
  );
}

/**
 * Issues the certificate, once; another spelling of the name issues a new one with a number of its own, which the old one
 * refers to. Two requests at once return the same certificate.
 */
export async function issueCertificate(
  context: Context,
  { caller, courseSlug, holder }: { caller: Caller; courseSlug: string; holder: Holder },
): Promise<Issued> {
  const entered = await enter(context, { caller, courseSlug });
  if (!entered.ok) return entered;
  const { course, learner, trainer } = entered;
  if (learner === null || course.certificate === null) return { ok: false, reason: 'not-earned' };
  const { db } = context.database;
  const { requirements, done } = await judge(context, entered, learner);
  if (!isEarned(requirements) && learner.enrolment.finishedAt === null)
    return { ok: false, reason: 'not-earned' };
  const now = context.clock();
  const finished = learner.enrolment.finishedAt ?? now;
  const facts: CertifiedCourse = {
    name: inEach((one) => course.words[one].name),
    trainer: trainer && inEach((one) => trainer.words[one].name),
    startedOn: learner.seat.firstDay,
    finishedOn: dateInMorocco(finished),
    ...done,
    units: entered.units.length,
    skills: inEach((one) => skillsOf(course.words[one])),
  };
  const { siteName } = await readSettings(db);
  const number = certificateNumber(context.randomBytes(5));
  const statusIndex = Buffer.from(context.randomBytes(4)).readUInt32BE() % statusListLength;
  const badge = {
    origin: context.publicOrigin,
    issuer: siteName.en,
    number,
    courseSlug,
    holder,
    course: facts,
  };
  const token = await signCredential(context, claimsOf({ ...badge, issuedAt: now, statusIndex }));
  return context.database.transaction(async (tx) => {
    // This update locks the row, so that a second request waits and finds what the first one made.
    await changeSeat(tx, learner.enrolment.id, { finishedAt: finished });
    const before = await findCurrent(tx, learner.enrolment.id);
    if (before?.revokedAt) return { ok: false, reason: 'revoked' };
    const isSame = before?.holder.latin === holder.latin && before.holder.arabic === holder.arabic;
    if (before && isSame) return { ok: true, number: before.number };
    const until = await readClosedUntil(tx, learner.enrolment.id, now);
    if (until) return { ok: false, reason: 'too-many-names', until };
    await tx.insert(certificates).values({
      id: context.uuid(),
      number,
      enrolmentId: learner.enrolment.id,
      courseSlug,
      holder,
      course: facts,
      issuedAt: now,
      statusIndex,
      token,
    });
    await tellIssued(context, tx, { number, orderId: learner.order.id, at: now });
    if (before)
      await tx.update(certificates).set({ replacedBy: number }).where(eq(certificates.id, before.id));
    return { ok: true, number };
  });
}

/**
 * Since when it is not valid: staff revoked it, or the learner's access ended, as by a refund. Needs the two joins below.
 */
export const invalidSince =
  sql<Date | null>`coalesce(${certificates.revokedAt}, ${entitlements.revokedAt})`.mapWith(
    certificates.revokedAt,
  );

/** By its number, which is enough to see it, however it was typed. */
export async function certificate({ database }: Context, number: string): Promise<Certificate | null> {
  const [row] = await database.db
    .select({ ...getTableColumns(certificates), revokedAt: invalidSince })
    .from(certificates)
    .leftJoin(enrolments, eq(enrolments.id, certificates.enrolmentId))
    .leftJoin(entitlements, eq(entitlements.orderId, enrolments.orderId))
    .where(eq(certificates.number, readCertificateNumber(number)));
  return row ?? null;
}

/**
 * Learners who have just done everything get one e-mail that asks for the spelling of their name. A scheduled job; the
 * stored `finishedAt` makes sure that it is sent once, on however many servers it runs.
 */
export async function noteFinished(context: Context): Promise<number> {
  const { db } = context.database;
  const open = await readUnfinished(db, context.clock());
  const progress = await readProgressOf(
    db,
    open.map(({ learner }) => learner.enrolment.id),
  );
  let noted = 0;
  for (const { course, learner } of open) {
    const taught = await readTaught(db, course.slug);
    if (taught === null || course.certificate === null) continue;
    const judged = await judge(context, taught, learner, progress.get(learner.enrolment.id) ?? new Map());
    if (!isEarned(judged.requirements)) continue;
    const isNew = await context.database.transaction(async (tx) => {
      if (!(await finishSeat(tx, learner.enrolment.id, context.clock()))) return false;
      const { id: orderId } = learner.order;
      const dedupeKey = `certificate-ready:${orderId}`;
      await postEmail(tx, { name: 'certificate-ready', dedupeKey, orderId }, context.clock());
      return true;
    });
    noted += Number(isNew);
  }
  return noted;
}

/** What is served under /.well-known/ to verify certificates; null for every other address. */
export async function wellKnown(
  context: Context,
  path: string,
): Promise<{ contentType: string; body: string } | null> {
  const json = (value: unknown) => ({ contentType: 'application/json', body: JSON.stringify(value) });
  if (path === 'jwks.json') return json(await publicKeys(context));
  const issuer = (await readSettings(context.database.db)).siteName.en;
  if (path === 'certificate-issuer.json') return json(profileOf(context.publicOrigin, issuer));
  if (path === 'certificate-status') {
    const rows = await context.database.db
      .select({ index: certificates.statusIndex })
      .from(certificates)
      .leftJoin(enrolments, eq(enrolments.id, certificates.enrolmentId))
      .leftJoin(entitlements, eq(entitlements.orderId, enrolments.orderId))
      .where(or(isNotNull(invalidSince), isNotNull(certificates.replacedBy)));
    const list = statusListOf(
      { origin: context.publicOrigin, issuer, at: context.clock() },
      rows.map(({ index }) => index),
    );
    return { contentType: 'application/vc+jwt', body: await signCredential(context, list) };
  }
  const [, kid] = /^certificate-keys\/([\w-]{43})\.json$/.exec(path) ?? [];
  const key = kid === undefined ? null : await publicKey(context, kid);
  return key && json(key);
}

/** As a PDF, or as a picture to share, in a language; null for an unknown, revoked, replaced or erased one. */
export async function certificateFile(
  context: Context,
  { number, locale, file }: { number: string; locale: Locale; file: CertificateFile },
): Promise<Uint8Array<ArrayBuffer> | null> {
  const found = await certificate(context, number);
  const isGone = found !== null && found.token === '';
  if (found === null || isGone || found.revokedAt !== null || found.replacedBy !== null) return null;
  const settings = await readSettings(context.database.db);
  const look = lookOf(settings);
  const { holder, course, issuedAt } = found;
  const printed = {
    locale,
    academy: settings.siteName[locale],
    look,
    logo: look.logo && ((await context.logoPng?.(look.logo.id, 3 * logoHeights.certificate)) ?? null),
    origin: context.publicOrigin,
    number: found.number,
    holder,
    course,
    issuedAt,
    issuedOn: dateInMorocco(issuedAt),
  };
  // What prints and draws is large and seldom needed, so the server starts without it.
  if (file === 'pdf')
    return (await import('./certificate-pdf.ts')).printCertificate(printed, context.fontsFolder);
  return (await import('./certificate-picture.ts')).drawCertificate(printed, file, context.fontsFolder);
}
