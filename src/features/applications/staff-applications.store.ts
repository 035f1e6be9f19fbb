/** Applications as staff look through them. */
import { and, count, countDistinct, desc, eq, getTableColumns, sql, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Handle } from '../../platform/db/handle.ts';
import { isSlug } from '../catalogue/catalogue.store.ts';
import type { ApplicationKind } from './application.ts';
import { applications } from './application.table.ts';
import { workshopPlaces, type PlaceState } from '../workshops/workshop-place.table.ts';

const { fingerprint: _inside, ...columns } = getTableColumns(applications);
const earlier = alias(applications, 'earlier');

/** Where a page ends: what follows is older, or of the same instant and behind it. */
export type Cursor = { sentAt: Date; id: string };

export type ApplicationFilter = {
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
export async function listApplications(
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
    .select({ state: workshopPlaces.state })
    .from(workshopPlaces)
    .where(sql`${workshopPlaces.applicationId} = ${applications.id}`)
    .orderBy(desc(workshopPlaces.changedAt))
    .limit(1);
  return db
    .select({
      ...columns,
      /** Whether the same address had asked for the same before. */
      again: sql<boolean>`exists ${before}`,
      /** The place that this very application took in a workshop, if it did. */
      place: sql<PlaceState | null>`${place}`,
    })
    .from(applications)
    .where(and(fitting(filter), filter.after === null ? undefined : behind(filter.after)))
    .orderBy(desc(applications.sentAt), desc(applications.id))
    .limit(filter.most);
}

/** How many of each kind were sent, and how many of those nobody answered. */
export async function countByKind(
  db: Handle,
): Promise<Map<ApplicationKind, { sent: number; waiting: number }>> {
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
export async function countBySubject(db: Handle, kind: ApplicationKind) {
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
export async function listPlaces(db: Handle, slug: string) {
  if (!isSlug(slug)) return [];
  return db
    .select({
      id: workshopPlaces.id,
      heldOn: workshopPlaces.heldOn,
      state: workshopPlaces.state,
      turn: workshopPlaces.turn,
      email: workshopPlaces.email,
      name: applications.name,
      phone: applications.phone,
      came: workshopPlaces.came,
      changedAt: workshopPlaces.changedAt,
      offeredUntil: workshopPlaces.offeredUntil,
      /** She waited first, and a seat became hers later. */
      waitedFirst: sql<boolean>`${workshopPlaces.changedAt} > ${applications.sentAt}`,
    })
    .from(workshopPlaces)
    .innerJoin(applications, eq(applications.id, workshopPlaces.applicationId))
    .where(eq(workshopPlaces.workshopSlug, slug))
    .orderBy(sql`${workshopPlaces.heldOn} desc nulls first`, workshopPlaces.turn)
    .limit(placesAtMost);
}

/** How many places of each state every session of every workshop has. */
export async function countAllPlaces(db: Handle) {
  const { workshopSlug, heldOn, state } = workshopPlaces;
  return db
    .select({ slug: workshopSlug, heldOn, state, places: count() })
    .from(workshopPlaces)
    .groupBy(workshopSlug, heldOn, state);
}

/** How many places of each state a workshop's sessions have, however many there are. */
export async function countPlaces(db: Handle, slug: string) {
  return db
    .select({ heldOn: workshopPlaces.heldOn, state: workshopPlaces.state, places: count() })
    .from(workshopPlaces)
    .where(eq(workshopPlaces.workshopSlug, slug))
    .groupBy(workshopPlaces.heldOn, workshopPlaces.state);
}
