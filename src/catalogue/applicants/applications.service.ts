/** Applications as they were sent. They are stored before anything else, and the sender's answer depends on that alone. */
import { type Locale, inEach } from '../../platform/i18n/locale.ts';
import { createHash } from 'node:crypto';
import { and, eq, getTableColumns, gt, inArray, lte, sql } from 'drizzle-orm';
import type { Handle } from '../../platform/db/handle.ts';
import {
  type ApplicationKind,
  type ApplicationReply,
  type ApplicationStage,
  firstStageOf,
  mostReplies,
  type Verdict,
} from './application.ts';
import { applications } from './application.table.ts';
import {
  readCourse,
  readCourses,
  readJob,
  readJobs,
  readProduct,
  readProducts,
  readService,
  readServices,
  readWorkshop,
  readWorkshops,
} from '../../academy/content/content.service.ts';
import { type EventData, type Person, type SentForm, sentForms } from '../../academy/webhooks/event-kinds.ts';
import type { Addressee } from '../../academy/emails/phones.service.ts';
import { recordEvent } from '../../academy/webhooks/events.service.ts';
import type { workshopSeats } from '../workshops/workshop-place.table.ts';

/** A stage moves by one UPDATE: of two colleagues the second changes no row and does nothing. */
type StageMove = {
  id: string;
  from: readonly ApplicationStage[];
  to: ApplicationStage;
  at: Date;
  by: string;
  /** The staff's sentence in the e-mail to the applicant; left out, it is not changed. */
  told?: string | null;
  /** The course made from it; left out, it is not changed. */
  courseSlug?: string | null;
};

/** False when it is in none of those stages any more. */
export async function moveStage(tx: Handle, { id, from, to, at, by, ...kept }: StageMove): Promise<boolean> {
  if (from.length === 0) return false;
  const rows = await tx
    .update(applications)
    .set({ stage: to, stageSince: at, stageBy: by, ...kept })
    .where(and(eq(applications.id, id), inArray(applications.stage, [...from])))
    .returning({ id: applications.id });
  return rows.length > 0;
}

/** An answer, and the stage it leads to. False when it is no longer in that stage, or was answered too often. */
export async function writeReply(
  tx: Handle,
  {
    id,
    from,
    to,
    reply,
  }: { id: string; from: ApplicationStage; to: ApplicationStage; reply: ApplicationReply },
): Promise<boolean> {
  const moved = from === to ? {} : { stage: to, stageSince: new Date(reply.at), stageBy: reply.by };
  const rows = await tx
    .update(applications)
    .set({ ...moved, replies: sql`${applications.replies} || ${JSON.stringify([reply])}::jsonb` })
    .where(
      and(
        eq(applications.id, id),
        eq(applications.stage, from),
        sql`jsonb_array_length(${applications.replies}) < ${mostReplies}`,
      ),
    )
    .returning({ id: applications.id });
  return rows.length > 0;
}

/** False when a colleague wrote something else meanwhile. */
export async function writeStaffNote(
  tx: Handle,
  { id, was, note }: { id: string; was: string | null; note: string | null },
): Promise<boolean> {
  const rows = await tx
    .update(applications)
    .set({ staffNote: note })
    .where(and(eq(applications.id, id), sql`${applications.staffNote} is not distinct from ${was}`))
    .returning({ id: applications.id });
  return rows.length > 0;
}

/** What somebody said of a request for a scholarship, and the stage it leads to. The row is held by the caller. */
export const writeVerdict = (
  tx: Handle,
  { id, verdicts, stage }: { id: string; verdicts: Verdict[]; stage: ApplicationStage | null },
) => {
  const [last] = verdicts.slice(-1);
  const moved =
    stage === null || !last ? {} : { stage, stageSince: new Date(last.at), stageBy: last.by, told: null };
  return tx
    .update(applications)
    .set({ ...moved, verdicts })
    .where(eq(applications.id, id));
};

/** Holds the row until the transaction ends. */
export async function lockApplication(tx: Handle, id: string): Promise<Application | null> {
  const [row] = await tx.select(columns).from(applications).where(eq(applications.id, id)).for('update');
  return row ?? null;
}

/** How many scholarships of a course were given. */
export async function countScholarships(db: Handle, course: string): Promise<number> {
  const { kind, subject, stage } = applications;
  return db.$count(applications, and(eq(kind, 'scholarship'), eq(subject, course), eq(stage, 'given')));
}

/** Proposals whose course was just published become live. Returns their ids. */
export async function goLive(
  tx: Handle,
  { courseSlug, at, by }: { courseSlug: string; at: Date; by: string },
): Promise<string[]> {
  const rows = await tx
    .update(applications)
    .set({ stage: 'live', stageSince: at, stageBy: by })
    .where(and(eq(applications.courseSlug, courseSlug), eq(applications.stage, 'draft')))
    .returning({ id: applications.id });
  return rows.map(({ id }) => id);
}

/** The draft made from proposals has a new slug. */
export async function followCourse(tx: Handle, { from, to }: { from: string; to: string }): Promise<void> {
  await tx
    .update(applications)
    .set({ courseSlug: to })
    .where(and(eq(applications.courseSlug, from), eq(applications.stage, 'draft')));
}

/** Reasons and times of declined proposals. */
export async function readDeclineReasons(
  db: Handle,
  ids: readonly string[],
): Promise<{ id: string; at: Date; reason: string }[]> {
  if (ids.length === 0) return [];
  const { id, stage, stageSince, told } = applications;
  const rows = await db
    .select({ id, at: stageSince, reason: told })
    .from(applications)
    .where(and(inArray(id, [...new Set(ids)]), eq(stage, 'declined')));
  return rows.flatMap(({ at, reason, ...row }) =>
    at !== null && reason !== null ? [{ ...row, at, reason }] : [],
  );
}

/** An application in webhooks. Names of courses and workshops are English, so that one thing has one name at the receiver. */
type SentApplication = Omit<typeof applications.$inferSelect, 'fingerprint' | 'searchText'>;

const personOf = ({ name, email, phone }: Pick<SentApplication, 'name' | 'email' | 'phone'>): Person => ({
  name: name ?? '',
  email,
  phone: phone ?? '',
});

/** The fields of its form, in this order, by the names that receivers know. */
function dataOf(application: SentApplication, about: string): EventData<'application.received'> {
  const { id, kind, locale, answers, email, subject } = application;
  const person = personOf(application);
  const of = { applicationId: id, locale, person };
  if (kind === 'access-request') {
    const fields = { Email: email, Tool: about, Product: subject ?? '', Status: 'Interested' };
    return { form: kind, ...of, fields };
  }
  const { sheet, about: named, asks = [] }: SentForm = sentForms[kind];
  const asked = Object.fromEntries(asks.map((name) => [name, answers[name] ?? '']));
  return {
    form: kind,
    ...of,
    fields: { sheet, ...(named !== undefined && { [named]: about }), ...person, ...asked },
  };
}

/** Right after it was stored; a repeated one is not stored, so it causes no event. */
async function recordApplication(tx: Handle, application: SentApplication): Promise<void> {
  const about = subjectName(await readSubject(tx, application), 'en') ?? application.subject ?? '';
  const data = dataOf(application, about);
  await recordEvent(tx, {
    kind: 'application.received',
    at: application.sentAt,
    applicationId: application.id,
    data,
  });
}

/** Also when a session moved to another day: the seat is taken there. */
export async function recordSeatEvent(
  tx: Handle,
  kind: 'seat.taken' | 'seat.given_up',
  { applicationId, workshopSlug: slug, heldOn, email, changedAt }: typeof workshopSeats.$inferSelect,
): Promise<void> {
  const [sent] = await tx.select().from(applications).where(eq(applications.id, applicationId));
  const name = (await readWorkshop(tx, slug))?.words.en.title ?? slug;
  const person = personOf(sent ?? { name: null, email, phone: null });
  const data = { workshop: { slug, name, heldOn }, applicationId, person };
  await recordEvent(tx, { kind, at: changedAt, applicationId, data });
}

/** The records that applications of a kind are about; the kinds left out are about none. */
const records = {
  waitlist: { kind: 'course', read: readCourse, readAll: readCourses },
  workshop: { kind: 'workshop', read: readWorkshop, readAll: readWorkshops },
  'access-request': { kind: 'product', read: readProduct, readAll: readProducts },
  careers: { kind: 'job', read: readJob, readAll: readJobs },
  consultation: { kind: 'service', read: readService, readAll: readServices },
  scholarship: { kind: 'course', read: readCourse, readAll: readCourses },
} as const satisfies Partial<Record<ApplicationKind, object>>;
type KindAbout = keyof typeof records;
type Of<K extends KindAbout> = (typeof records)[K];

/** The record that an application is about. */
export type Subject = {
  [K in KindAbout]: { kind: Of<K>['kind']; record: NonNullable<Awaited<ReturnType<Of<K>['read']>>> };
}[KindAbout];

const isAbout = (kind: ApplicationKind): kind is KindAbout => Object.hasOwn(records, kind);

/** Null when it is about nothing, or the record is gone. */
export async function readSubject(
  db: Handle,
  { kind, subject }: Pick<Application, 'kind' | 'subject'>,
): Promise<Subject | null> {
  if (subject === null || !isAbout(kind)) return null;
  const record = await records[kind].read(db, subject);
  // The kind and the reader are of one row.
  return record && ({ kind: records[kind].kind, record } as Subject);
}

const nameOf = ({ words }: Subject['record'], locale: Locale): string => {
  const own = words[locale];
  return 'name' in own ? own.name : own.title;
};

/** Its name in the language asked for. */
export const subjectName = (subject: Subject | null, locale: Locale): string | null =>
  subject && nameOf(subject.record, locale);

/** Slugs are unique among records of one kind only. */
export const subjectKey = (kind: ApplicationKind, slug: string): string => `${kind} ${slug}`;

/** Names of all subjects of applications, in each language, by subjectKey. */
export async function readSubjectNames(db: Handle): Promise<Map<string, Record<Locale, string>>> {
  const names = new Map<string, Record<Locale, string>>();
  for (const kind of Object.keys(records) as KindAbout[])
    for (const record of await records[kind].readAll(db))
      names.set(
        subjectKey(kind, record.slug),
        inEach((one) => nameOf(record, one)),
      );
  return names;
}

export type Application = Omit<typeof applications.$inferSelect, 'fingerprint' | 'searchText'>;

/** An application before it has an id and a time. */
export type Asked = Pick<Application, 'subject' | 'locale' | 'name' | 'email' | 'phone' | 'answers'> & {
  kind: ApplicationKind;
  /** An e-mail has answered it already, so staff need not. */
  isAnswered?: boolean;
};

/** `repeated`: the same words were sent before, and nothing new was stored. */
export type Kept = { application: Application; repeated: boolean };

/** A double click, a reload, a form sent again after a timeout. */
const sameWordsMs = 3_600_000;

const { fingerprint: _inside, searchText: _ofStaff, ...columns } = getTableColumns(applications);

/** Of all input; with the language where it decides which file is sent. */
export function fingerprintOf({ kind, subject, email, name, phone, answers, locale }: Asked): string {
  const sorted = Object.entries(answers).sort(([a], [b]) => (a < b ? -1 : 1));
  const words = JSON.stringify([
    kind === 'access-request' ? `${kind} ${locale}` : kind,
    subject,
    email,
    name,
    phone,
    sorted,
  ]);
  return createHash('sha256').update(words).digest('base64url');
}

const hourBefore = (at: Date): Date => new Date(at.getTime() - sameWordsMs);

/** Whether `keepApplication` would find it instead of storing it; of two at once only once the first has committed. */
export async function isRepeated(tx: Handle, asked: Asked, at: Date): Promise<boolean> {
  const [before] = await tx
    .select({ id: applications.id })
    .from(applications)
    .where(and(eq(applications.fingerprint, fingerprintOf(asked)), gt(applications.sentAt, hourBefore(at))));
  return before !== undefined;
}

/**
 * Stores an application, or finds the one with the same words within the hour. Of two at once, the unique fingerprint makes
 * the second wait for the first and find it.
 */
export async function keepApplication(
  tx: Handle,
  { isAnswered = false, ...asked }: Asked,
  { id, at }: { id: string; at: Date },
): Promise<Kept> {
  const fingerprint = fingerprintOf(asked);
  await tx
    .update(applications)
    .set({ fingerprint: null })
    .where(and(eq(applications.fingerprint, fingerprint), lte(applications.sentAt, hourBefore(at))));
  const [stored] = await tx
    .insert(applications)
    .values({ ...asked, id, fingerprint, sentAt: at, stage: isAnswered ? null : firstStageOf(asked.kind) })
    .onConflictDoNothing({ target: applications.fingerprint })
    .returning(columns);
  if (stored) {
    await recordApplication(tx, stored);
    return { application: stored, repeated: false };
  }
  const [before] = await tx
    .select(columns)
    .from(applications)
    .where(eq(applications.fingerprint, fingerprint));
  if (!before) throw new Error('An application of the same words was there and is gone.');
  return { application: before, repeated: true };
}

export async function readApplication(db: Handle, id: string): Promise<Application | null> {
  const [row] = await db.select(columns).from(applications).where(eq(applications.id, id));
  return row ?? null;
}

/** Whom an e-mail about it is written to. */
export async function readApplicant(db: Handle, id: string): Promise<Addressee | null> {
  const application = await readApplication(db, id);
  return application && { email: application.email, phone: application.phone ?? '' };
}
