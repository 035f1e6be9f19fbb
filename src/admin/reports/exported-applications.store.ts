/** Applications and waitlists for the export, the oldest first, a piece at a time. */
import { and, asc, count, eq, inArray, lte, sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Handle } from '../../platform/db/handle.ts';
import type { ApplicationKind } from '../../catalogue/applicants/application.ts';
import { applications } from '../../catalogue/applicants/application.table.ts';
import { waitlistEntries } from '../../catalogue/applicants/waitlist.table.ts';
import { workshopSeats } from '../../catalogue/workshops/workshop-place.table.ts';
import { openSeats } from '../../catalogue/workshops/workshop.ts';

type Piece = { after: { at: Date; id: string } | null; most: number };

const behind = (at: PgColumn, id: PgColumn, after: Piece['after']): SQL | undefined =>
  after === null
    ? undefined
    : sql`(${at}, ${id}) > (${after.at.toISOString()}::timestamptz, ${after.id}::uuid)`;

/** `until`: later ones are left out, so that an export that takes minutes has an end. */
export type ExportedApplicationsFilter = {
  kind: ApplicationKind | null;
  subject: string | null;
  until: Date;
};

/** The subject, or the topic of a message. */
const matterOf = (kind: ApplicationKind | null): SQL =>
  kind === 'contact' ? sql`${applications.answers} ->> 'topic'` : sql`${applications.subject}`;

const fitting = ({ kind, subject, until }: ExportedApplicationsFilter): SQL | undefined =>
  and(
    lte(applications.sentAt, until),
    kind === null ? undefined : eq(applications.kind, kind),
    subject === null ? undefined : eq(matterOf(kind), subject),
  );

export async function countExportedApplications(
  db: Handle,
  filter: ExportedApplicationsFilter,
): Promise<number> {
  const [row] = await db.select({ found: count() }).from(applications).where(fitting(filter));
  return row?.found ?? 0;
}

export type ExportedApplication = Awaited<ReturnType<typeof readExportedApplications>>[number];

export const readExportedApplications = (
  db: Handle,
  filter: ExportedApplicationsFilter,
  { after, most }: Piece,
) =>
  db
    .select({
      id: applications.id,
      at: applications.sentAt,
      kind: applications.kind,
      subject: applications.subject,
      locale: applications.locale,
      name: applications.name,
      email: applications.email,
      phone: applications.phone,
      answers: applications.answers,
    })
    .from(applications)
    .where(and(fitting(filter), behind(applications.sentAt, applications.id, after)))
    .orderBy(asc(applications.sentAt), asc(applications.id))
    .limit(most);

export type ExportedWaitlistFilter = { courseSlug: string; until: Date };

const waiting = ({ courseSlug, until }: ExportedWaitlistFilter): SQL | undefined =>
  and(eq(waitlistEntries.courseSlug, courseSlug), lte(waitlistEntries.joinedAt, until));

export async function countExportedWaitlist(db: Handle, filter: ExportedWaitlistFilter): Promise<number> {
  const [row] = await db.select({ found: count() }).from(waitlistEntries).where(waiting(filter));
  return row?.found ?? 0;
}

export type ExportedWaitlistEntry = Awaited<ReturnType<typeof readExportedWaitlist>>[number];

/** The longest waiting first. */
export const readExportedWaitlist = (db: Handle, filter: ExportedWaitlistFilter, { after, most }: Piece) =>
  db
    .select({
      id: waitlistEntries.id,
      at: waitlistEntries.joinedAt,
      locale: waitlistEntries.locale,
      name: waitlistEntries.name,
      email: waitlistEntries.email,
      phone: waitlistEntries.phone,
      toldAt: waitlistEntries.toldAt,
      unsubscribedAt: waitlistEntries.unsubscribedAt,
      hasOrdered: sql<boolean>`${waitlistEntries.orderId} is not null`,
    })
    .from(waitlistEntries)
    .where(and(waiting(filter), behind(waitlistEntries.joinedAt, waitlistEntries.id, after)))
    .orderBy(asc(waitlistEntries.joinedAt), asc(waitlistEntries.id))
    .limit(most);

export type ExportedSeat = Awaited<ReturnType<typeof readExportedSeats>>[number];

/** More than any venue holds. */
const mostSeats = 5_000;

const inSeatOrder = sql`case ${workshopSeats.state} when 'seat' then 1 when 'offered' then 2 else 3 end`;

/** Seats first, then offered seats and waiting names, each in the order of asking. */
export const readExportedSeats = (
  db: Handle,
  { workshopSlug, heldOn }: { workshopSlug: string; heldOn: string },
) =>
  db
    .select({
      state: workshopSeats.state,
      came: workshopSeats.came,
      name: applications.name,
      email: workshopSeats.email,
      phone: applications.phone,
      locale: applications.locale,
    })
    .from(workshopSeats)
    .innerJoin(applications, eq(applications.id, workshopSeats.applicationId))
    .where(
      and(
        eq(workshopSeats.workshopSlug, workshopSlug),
        eq(workshopSeats.heldOn, heldOn),
        inArray(workshopSeats.state, openSeats),
      ),
    )
    .orderBy(asc(inSeatOrder), asc(workshopSeats.turn))
    .limit(mostSeats);
