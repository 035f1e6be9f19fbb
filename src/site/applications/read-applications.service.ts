/** Applications as staff see them; read only. */
import { inEach } from '../../platform/i18n/locale.ts';
import { cutText } from '../../platform/text/typed-text.ts';
import { and, asc, count, desc, eq, getTableColumns, sql, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import {
  answerDueAt,
  type ApplicationKind,
  applicationKinds,
  type ApplicationStage,
} from '../../catalogue/applicants/application.ts';
import {
  type Application,
  readApplication,
  readSubject,
  readSubjectNames,
  type Subject,
  subjectKey,
} from '../../catalogue/applicants/applications.service.ts';
import { findsTyped } from '../../platform/people/find-people.ts';
import type { ServiceContext } from '../../context.ts';
import type { Handle } from '../../platform/db/handle.ts';
import { readSettings } from '../../academy/content/content.service.ts';
import { applications } from '../../catalogue/applicants/application.table.ts';
import { workshopSeats } from '../../catalogue/workshops/workshop-place.table.ts';
import { type SeatState } from '../../catalogue/workshops/workshop.ts';
import { type Waiting, waitingFrom } from '../../platform/time/waiting.ts';
import type { Signer } from '../../platform/signed-token.ts';
import {
  findLatestPlace,
  type Place,
  readJoining,
  readSeat,
  type SavedJoining,
} from '../../catalogue/workshops/workshop-seats.service.ts';
import type { JoiningField } from '../../catalogue/workshops/workshop-joining.ts';
import { findEntryOf } from '../../catalogue/applicants/waitlist.service.ts';
import type { AcademySettings } from '../../academy/settings/settings.ts';
import { isSlug } from '../../platform/records/record.ts';

/** What e-mails about an application are made of, read when the e-mail is posted, so that it is correct then. */
type ApplicationFacts = {
  application: Application;
  settings: AcademySettings;
  /** What was applied for; null when it is about nothing, or gone. */
  subject: Subject | null;
  /** The seat in a workshop that the e-mail is about, or that the address has there. */
  place: Place | null;
  /** How to join the session of that seat, if known. Only for who has a seat in it. */
  joining: SavedJoining | null;
  /** The applicant's entry on the waitlist; null when there is none. */
  waitlistEntryId: string | null;
};

/** What an e-mail is made of, with the facts. */
export type ApplicationEmailContext = ApplicationFacts & {
  /** 'https://derb.example', without a trailing slash. */
  publicOrigin: string;
  signer: Signer;
  /** The present instant. */
  now: Date;
  /** Which details of joining a workshop are new, as the event reported. */
  changed?: readonly JoiningField[];
  /** When the e-mail was requested: links count from then. */
  calledForAt: Date;
};

const placeOf = async (db: Handle, { kind, subject, email }: Application): Promise<Place | null> =>
  kind === 'workshop' && subject !== null ? findLatestPlace(db, subject, email) : null;

async function entryOf(db: Handle, { kind, subject, email }: Application): Promise<string | null> {
  if (kind !== 'waitlist' || subject === null) return null;
  return (await findEntryOf(db, { courseSlug: subject, email }))?.id ?? null;
}

/** Null when the application was removed. */
export async function readApplicationFacts(
  db: Handle,
  { applicationId, seatId }: { applicationId: string; seatId: string | null },
): Promise<ApplicationFacts | null> {
  const application = await readApplication(db, applicationId);
  if (!application) return null;
  const [settings, subject, place, waitlistEntryId] = await Promise.all([
    readSettings(db),
    readSubject(db, application),
    seatId === null ? placeOf(db, application) : readSeat(db, seatId),
    entryOf(db, application),
  ]);
  const joining =
    place === null || place.heldOn === null
      ? null
      : await readJoining(db, { slug: place.workshopSlug, heldOn: place.heldOn });
  return { application, settings, subject, place, joining, waitlistEntryId };
}

/** More than wait at once anywhere; of more the oldest are looked at. */
const mostUnanswered = 500;

/** Those whose answer is due first come first, by name, or by address when no name was asked for. `dueAt`: of the first. */
export async function newApplications(db: Handle): Promise<Waiting & { dueAt: Date | null }> {
  const rows = await db
    .select({
      id: applications.id,
      kind: applications.kind,
      label: sql<string>`coalesce(${applications.name}, ${applications.email})`,
      since: applications.sentAt,
      all: sql<number>`count(*) over ()`.mapWith(Number),
    })
    .from(applications)
    .where(eq(applications.stage, 'new'))
    .orderBy(asc(applications.sentAt), asc(applications.id))
    .limit(mostUnanswered);
  const inTurn = rows
    .map((row) => ({ ...row, dueAt: answerDueAt(row.kind, row.since) }))
    .toSorted((one, other) => one.dueAt.getTime() - other.dueAt.getTime());
  return { ...waitingFrom(inTurn), dueAt: inTurn[0]?.dueAt ?? null };
}

/** Columns that staff see. */
const { fingerprint: _inside, searchText: _ofStaff, ...columns } = getTableColumns(applications);
const earlier = alias(applications, 'earlier');

type ApplicationFilter = {
  kind: ApplicationKind | null;
  subject: string | null;
  stage: ApplicationStage | null;
  /** Looked for in names and e-mail addresses; '' narrows nothing. */
  search: string;
};

/** Applications of a kind are filtered by their subject, messages by their topic. */
const matterOf = (kind: ApplicationKind | null): SQL<string | null> =>
  kind === 'contact' ? sql`${applications.answers} ->> 'topic'` : sql`${applications.subject}`;

const fitting = ({ kind, subject, stage, search }: ApplicationFilter): SQL | undefined =>
  and(
    stage === null ? undefined : eq(applications.stage, stage),
    kind === null ? undefined : eq(applications.kind, kind),
    subject === null ? undefined : eq(matterOf(kind), subject),
    findsTyped(applications.searchText, search),
  );

/** Newest first. */
async function listApplications(
  db: Handle,
  { where, skip, most }: { where: SQL | undefined; skip: number; most: number },
) {
  const before = db
    .select({ one: sql`1` })
    .from(earlier)
    .where(
      and(
        eq(earlier.email, applications.email),
        eq(earlier.kind, applications.kind),
        sql`${earlier.subject} is not distinct from ${applications.subject}`,
        sql`(${earlier.sentAt}, ${earlier.id}) < (${applications.sentAt}, ${applications.id})`,
      ),
    );
  // One application can have seats in two sessions: the last changed decides the status.
  const place = db
    .select({ state: workshopSeats.state })
    .from(workshopSeats)
    .where(sql`${workshopSeats.applicationId} = ${applications.id}`)
    .orderBy(desc(workshopSeats.changedAt))
    .limit(1);
  return db
    .select({
      ...columns,
      /** Whether the same address had asked for the same before. */
      again: sql<boolean>`exists ${before}`,
      /** The seat that this very application took in a workshop, if any. */
      place: sql<SeatState | null>`${place}`,
    })
    .from(applications)
    .where(where)
    .orderBy(desc(applications.sentAt), desc(applications.id))
    .limit(most)
    .offset(skip);
}

/** How many of each kind were sent, and how many are unanswered. */
async function countByKind(db: Handle): Promise<Map<ApplicationKind, { sent: number; waiting: number }>> {
  const rows = await db
    .select({
      kind: applications.kind,
      sent: count(),
      waiting: sql<number>`count(*) filter (where ${applications.stage} = 'new')`.mapWith(Number),
    })
    .from(applications)
    .groupBy(applications.kind);
  return new Map(rows.map(({ kind, ...counts }) => [kind, counts]));
}

/** Subjects of a kind, or topics of messages, most frequent first. */
async function countBySubject(db: Handle, kind: ApplicationKind) {
  const matter = matterOf(kind);
  const rows = await db
    .select({ subject: matter, sent: count() })
    .from(applications)
    .where(eq(applications.kind, kind))
    .groupBy(matter)
    .orderBy(desc(count()), matter)
    .limit(200);
  return rows.flatMap(({ subject, ...counts }) => (subject === null ? [] : [{ subject, ...counts }]));
}

const placesAtMost = 500;

/** Everybody with a seat or a turn in a workshop's sessions, in the order of asking; the next session first, then the newest. */
export async function listSeats(db: Handle, slug: string) {
  if (!isSlug(slug)) return [];
  return db
    .select({
      id: workshopSeats.id,
      heldOn: workshopSeats.heldOn,
      state: workshopSeats.state,
      turn: workshopSeats.turn,
      email: workshopSeats.email,
      name: applications.name,
      phone: applications.phone,
      came: workshopSeats.came,
      changedAt: workshopSeats.changedAt,
      /** The name waited first, and got a seat later. */
      waitedFirst: sql<boolean>`${workshopSeats.changedAt} > ${applications.sentAt}`,
    })
    .from(workshopSeats)
    .innerJoin(applications, eq(applications.id, workshopSeats.applicationId))
    .where(eq(workshopSeats.workshopSlug, slug))
    .orderBy(sql`${workshopSeats.heldOn} desc nulls first`, workshopSeats.turn)
    .limit(placesAtMost);
}

/** How many seats of each state every session of every workshop has. */
export async function countAllSeats(db: Handle) {
  const { workshopSlug, heldOn, state } = workshopSeats;
  return db
    .select({ slug: workshopSlug, heldOn, state, places: count() })
    .from(workshopSeats)
    .groupBy(workshopSlug, heldOn, state);
}

/** How many seats of each state the sessions of a workshop have. */
export async function countSeats(db: Handle, slug: string) {
  return db
    .select({ heldOn: workshopSeats.heldOn, state: workshopSeats.state, places: count() })
    .from(workshopSeats)
    .where(eq(workshopSeats.workshopSlug, slug))
    .groupBy(workshopSeats.heldOn, workshopSeats.state);
}

const textOrNull = (subject: string | null): string | null =>
  subject === null || subject === '' || subject.includes('\0') ? null : cutText(subject, 200);

type Names = Awaited<ReturnType<typeof readSubjectNames>>;

/** The name of a course, workshop, product, job or service; its slug where it is no longer there. */
const nameIn = (names: Names, of: ApplicationKind, slug: string) =>
  names.get(subjectKey(of, slug)) ?? inEach(() => slug);

type Listed = Awaited<ReturnType<typeof listApplications>>[number];

const named = (names: Names, row: Listed) => ({
  ...row,
  about: row.subject === null ? null : nameIn(names, row.kind, row.subject),
});

/** Newest first. A subject counts only together with a kind: a slug, of messages a topic. */
export async function staffApplications(
  { database: { db } }: ServiceContext,
  { page, perPage, ...filter }: ApplicationFilter & { page: number; perPage: number },
) {
  const { kind } = filter;
  const where = fitting({ ...filter, subject: kind === null ? null : textOrNull(filter.subject) });
  const [found, sent, subjects, names] = await Promise.all([
    listApplications(db, { where, skip: (page - 1) * perPage, most: perPage + 1 }),
    countByKind(db),
    kind === null ? [] : countBySubject(db, kind),
    readSubjectNames(db),
  ]);
  return {
    rows: found.slice(0, perPage).map((row) => named(names, row)),
    hasNext: found.length > perPage,
    /** `waiting`: unanswered. */
    kinds: applicationKinds.map((one) => ({ kind: one, ...(sent.get(one) ?? { sent: 0, waiting: 0 }) })),
    /** Subjects of the chosen kind, of messages the names of topics; empty without a kind. */
    subjects:
      kind === null ? [] : subjects.map((one) => ({ ...one, about: nameIn(names, kind, one.subject) })),
  };
}

/** Null when there is no such application, or it was removed. */
export async function staffApplication({ database: { db } }: ServiceContext, id: string) {
  const [[row], names] = await Promise.all([
    listApplications(db, { where: eq(applications.id, id), skip: 0, most: 1 }),
    readSubjectNames(db),
  ]);
  return row ? named(names, row) : null;
}
