/** What staff read of applications. Nothing here changes anything. */
import { and, asc, count, countDistinct, desc, eq, getTableColumns, sql, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { answerDueAt, type ApplicationKind, applicationKinds } from './application.ts';
import {
  type Application,
  readApplication,
  readSubject,
  readSubjectNames,
  type Subject,
  subjectKey,
} from './application.store.ts';
import { isUuid } from '../../platform/text/uuid.ts';
import type { ServiceContext } from '../../context.ts';
import type { Handle } from '../../platform/db/handle.ts';
import { isSlug, readSettings } from '../catalogue/catalogue.store.ts';
import { applications } from './application.table.ts';
import { type SeatState, workshopSeats } from '../workshops/workshop-place.table.ts';
import { mostWaiting, type Waiting, waitingFrom } from '../../platform/time/waiting.ts';
import type { Signer } from './signed-token.ts';
import {
  findLatestPlace,
  type Place,
  readJoining,
  readSeat,
  type SavedJoining,
} from '../workshops/workshop-places.store.ts';
import type { JoiningField } from '../workshops/workshop-joining.ts';
import { findEntryOf } from '../waitlists/waitlist.store.ts';
import type { AcademySettings } from '../settings/settings.ts';

/** What e-mails about an application are made of, read when the e-mail is posted: so that it says what is true then. */
type ApplicationFacts = {
  application: Application;
  settings: AcademySettings;
  /** What was applied for; null when it is about nothing, or no longer there. */
  subject: Subject | null;
  /** The place in a workshop that the e-mail is about, or that the address has there. */
  place: Place | null;
  /** How to join the session of that place, where it is known. Only who has a seat in it is told. */
  joining: SavedJoining | null;
  /** Of her name on the waitlist that she asked for; null when it stands on none. */
  waitlistEntryId: string | null;
};

/** What an e-mail is made with beside the facts. */
export type ApplicationEmailContext = ApplicationFacts & {
  /** 'https://derb.example', without a trailing slash. */
  publicOrigin: string;
  signer: Signer;
  /** The present instant. */
  now: Date;
  /** What of joining a workshop is new, as the e-mail was called for. */
  changed?: readonly JoiningField[];
  /** When the e-mail was called for: links count from then. */
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

/**
 * The oldest first; labelled with the name, where none was asked for with the address. `dueAt`: when the first of the promised
 * answers is due.
 */
export async function newApplications(db: Handle): Promise<Waiting & { dueAt: Date | null }> {
  const [rows, oldestOfKinds] = await Promise.all([
    db
      .select({
        id: applications.id,
        label: sql<string>`coalesce(${applications.name}, ${applications.email})`,
        since: applications.sentAt,
        all: sql<number>`count(*) over ()`.mapWith(Number),
      })
      .from(applications)
      .where(eq(applications.stage, 'new'))
      .orderBy(asc(applications.sentAt), asc(applications.id))
      .limit(mostWaiting),
    db
      .selectDistinctOn([applications.kind], { kind: applications.kind, sentAt: applications.sentAt })
      .from(applications)
      .where(eq(applications.stage, 'new'))
      .orderBy(asc(applications.kind), asc(applications.sentAt)),
  ]);
  const due = oldestOfKinds.map(({ kind, sentAt }) => answerDueAt(kind, sentAt).getTime());
  return { ...waitingFrom(rows), dueAt: due.length === 0 ? null : new Date(Math.min(...due)) };
}

/** Applications as staff look through them. */
const { fingerprint: _inside, ...columns } = getTableColumns(applications);
const earlier = alias(applications, 'earlier');

/** Where a page ends: what follows is older, or of the same instant and behind it. */
type Cursor = { sentAt: Date; id: string };

type ApplicationFilter = {
  kind: ApplicationKind | null;
  subject: string | null;
  /** Only those that nobody answered. */
  isNew: boolean;
};

/** What applications of a kind are sorted by: what they were sent for, or the topic that was chosen for a message. */
const matterOf = (kind: ApplicationKind | null): SQL<string | null> =>
  kind === 'contact' ? sql`${applications.answers} ->> 'topic'` : sql`${applications.subject}`;

const fitting = ({ kind, subject, isNew }: ApplicationFilter): SQL | undefined =>
  and(
    isNew ? eq(applications.stage, 'new') : undefined,
    kind === null ? undefined : eq(applications.kind, kind),
    subject === null ? undefined : eq(matterOf(kind), subject),
  );

const behind = ({ sentAt, id }: Cursor): SQL =>
  sql`(${applications.sentAt}, ${applications.id}) < (${sentAt.toISOString()}::timestamptz, ${id}::uuid)`;

/** Newest first. */
async function listApplications(
  db: Handle,
  filter: ApplicationFilter & { after: Cursor | null; most: number },
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
  // One application can have a place in two sessions: the one that changed last says how she stands.
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
      /** The place that this very application took in a workshop, if it did. */
      place: sql<SeatState | null>`${place}`,
    })
    .from(applications)
    .where(and(fitting(filter), filter.after === null ? undefined : behind(filter.after)))
    .orderBy(desc(applications.sentAt), desc(applications.id))
    .limit(filter.most);
}

/** How many of each kind were sent, and how many of those nobody answered. */
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

/** What was asked for under a kind, or written about, most asked for first: how many applications, and of how many addresses. */
async function countBySubject(db: Handle, kind: ApplicationKind) {
  const matter = matterOf(kind);
  const rows = await db
    .select({ subject: matter, sent: count(), addresses: countDistinct(applications.email) })
    .from(applications)
    .where(eq(applications.kind, kind))
    .groupBy(matter)
    .orderBy(desc(count()), matter)
    .limit(200);
  return rows.flatMap(({ subject, ...counts }) => (subject === null ? [] : [{ subject, ...counts }]));
}

const placesAtMost = 500;

/** Everybody with a place in a workshop's sessions, in the order of asking; sessions newest first, the next one before all. */
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
      /** She waited first, and a seat became hers later. */
      waitedFirst: sql<boolean>`${workshopSeats.changedAt} > ${applications.sentAt}`,
    })
    .from(workshopSeats)
    .innerJoin(applications, eq(applications.id, workshopSeats.applicationId))
    .where(eq(workshopSeats.workshopSlug, slug))
    .orderBy(sql`${workshopSeats.heldOn} desc nulls first`, workshopSeats.turn)
    .limit(placesAtMost);
}

/** How many places of each state every session of every workshop has. */
export async function countAllSeats(db: Handle) {
  const { workshopSlug, heldOn, state } = workshopSeats;
  return db
    .select({ slug: workshopSlug, heldOn, state, places: count() })
    .from(workshopSeats)
    .groupBy(workshopSlug, heldOn, state);
}

/** How many places of each state a workshop's sessions have, however many there are. */
export async function countSeats(db: Handle, slug: string) {
  return db
    .select({ heldOn: workshopSeats.heldOn, state: workshopSeats.state, places: count() })
    .from(workshopSeats)
    .where(eq(workshopSeats.workshopSlug, slug))
    .groupBy(workshopSeats.heldOn, workshopSeats.state);
}

type Filter = {
  kind: ApplicationKind | null;
  /** A slug; of messages a topic. Counts only together with a kind. */
  subject: string | null;
  /** Only those that nobody answered. */
  isNew?: boolean;
  after: string | null;
};

const pageLength = 25;

const cursorText = ({ sentAt, id }: Cursor): string => `${sentAt.toISOString()}_${id}`;

/** Null for whatever we did not write: an address bar is nobody's word. */
function cursorFrom(text: string | null): Cursor | null {
  const [, at = '', id = ''] = /^(\d{4}-[\d-]{5}T[\d:.]{12}Z)_([0-9a-f-]{36})$/.exec(text ?? '') ?? [];
  const sentAt = new Date(at);
  return isUuid(id) && !Number.isNaN(sentAt.getTime()) ? { sentAt, id } : null;
}

const textOrNull = (subject: string | null): string | null =>
  subject === null || subject === '' || subject.includes('\0') ? null : subject.slice(0, 200);

/** Newest first, 25 a page. A cursor that is not ours is the first page. */
export async function staffApplications({ database: { db } }: ServiceContext, filter: Filter) {
  const { kind, isNew = false } = filter;
  const subject = kind === null ? null : textOrNull(filter.subject);
  const after = cursorFrom(filter.after);
  const [found, sent, subjects, names] = await Promise.all([
    listApplications(db, { kind, subject, isNew, after, most: pageLength + 1 }),
    countByKind(db),
    kind === null ? [] : countBySubject(db, kind),
    readSubjectNames(db),
  ]);
  const page = found.slice(0, pageLength);
  const last = found.length > pageLength ? page.at(-1) : undefined;
  const nameOf = (of: ApplicationKind, slug: string) =>
    names.get(subjectKey(of, slug)) ?? { en: slug, ar: slug };
  return {
    rows: page.map((row) => ({
      ...row,
      /** The name of a course, workshop, product, job or service; its slug where it is no longer there. */
      about: row.subject === null ? null : nameOf(row.kind, row.subject),
    })),
    /** Hand it in to see what is older; null on the last page. */
    next: last ? cursorText(last) : null,
    /** `waiting`: nobody answered them. */
    kinds: applicationKinds.map((one) => ({ kind: one, ...(sent.get(one) ?? { sent: 0, waiting: 0 }) })),
    /** What the chosen kind was sent for, of messages the topics by their names; empty without a kind. */
    subjects: kind === null ? [] : subjects.map((one) => ({ ...one, about: nameOf(kind, one.subject) })),
  };
}

export type ApplicationInList = Awaited<ReturnType<typeof staffApplications>>['rows'][number];
