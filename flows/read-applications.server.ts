/** What the office reads of applications. Nothing here changes anything. */
import type { Handle } from '../db/handle.ts';
import type { ApplicationKind } from '../domain/applications/application.ts';
import {
  countByKind,
  countBySubject,
  countPlaces,
  listApplications,
  listPlaces,
  type Cursor,
} from '../domain/applications/staff-applications.store.server.ts';
import { applicationKinds } from '../domain/applications/application.ts';
import { offerEnds } from '../domain/applications/seat-offer.ts';
import { readSubjectNames, subjectKey } from '../domain/applications/subject.store.server.ts';
import { readWorkshop } from '../domain/catalogue/catalogue.store.server.ts';
import { hasPassed } from '../domain/time/calendar-date.ts';
import { instantInMorocco } from '../domain/time/morocco-clock.ts';
import { isUuid } from '../domain/people/uuid.ts';
import { findGivenUp, readForwarding } from '../mail/forwarding.store.server.ts';
import type { FlowContext } from './flow-context.ts';
import type {
  ApplicationsPage,
  PlaceInList,
  SessionInList,
  StaffApplicationVerbs,
} from './staff-application-verbs.ts';

const pageLength = 25;

const cursorText = ({ sentAt, id }: Cursor): string => `${sentAt.toISOString()}_${id}`;

/** Null for whatever we did not write: an address bar is nobody's word. */
function cursorFrom(text: string | null): Cursor | null {
  const [, at = '', id = ''] = /^(\d{4}-[\d-]{5}T[\d:.]{12}Z)_([0-9a-f-]{36})$/.exec(text ?? '') ?? [];
  const sentAt = new Date(at);
  return isUuid(id) && !Number.isNaN(sentAt.getTime()) ? { sentAt, id } : null;
}

type ListedPlace = Awaited<ReturnType<typeof listPlaces>>[number];

const placeOf = ({ heldOn: _day, waitedFirst, changedAt, ...place }: ListedPlace): PlaceInList => ({
  ...place,
  seatSince: place.state === 'seat' && waitedFirst ? changedAt : null,
});

async function workshopLists(db: Handle, slug: string, now: Date): Promise<ApplicationsPage['workshop']> {
  const [workshop, counts, places] = await Promise.all([
    readWorkshop(db, slug),
    countPlaces(db, slug),
    listPlaces(db, slug),
  ]);
  // Counted and listed in two reads: a session that only one of them saw is a session all the same.
  const days = [...new Set([...places, ...counts].map(({ heldOn }) => heldOn))];
  const sessions = days.map((day): SessionInList => ({
    heldOn: day,
    counts: Object.fromEntries(
      counts.filter(({ heldOn }) => heldOn === day).map((one) => [one.state, one.places]),
    ),
    places: places.filter(({ heldOn }) => heldOn === day).map(placeOf),
    hasBegun: day !== null && instantInMorocco(day, workshop?.startsAt ?? '00:00') <= now,
    isComing: day !== null && day === workshop?.heldOn && !hasPassed(day, now),
    offerEnds: day === null ? null : offerEnds(now, instantInMorocco(day, workshop?.startsAt ?? '00:00')),
  }));
  return { capacity: workshop?.capacity ?? null, sessions };
}

const textOrNull = (subject: string | null): string | null =>
  subject === null || subject === '' || subject.includes('\0') ? null : subject.slice(0, 200);

export async function staffApplications(
  { database: { db }, forwardsApplications, clock }: FlowContext,
  filter: Parameters<StaffApplicationVerbs['applications']>[0],
): Promise<ApplicationsPage> {
  const { kind, isNew = false } = filter;
  const subject = kind === null ? null : textOrNull(filter.subject);
  const after = cursorFrom(filter.after);
  const [found, sent, subjects, names, workshop, forwarding] = await Promise.all([
    listApplications(db, { kind, subject, isNew, after, most: pageLength + 1 }),
    countByKind(db),
    kind === null ? [] : countBySubject(db, kind),
    readSubjectNames(db),
    kind === 'workshop' && subject !== null ? workshopLists(db, subject, clock()) : null,
    forwardsApplications ? readForwarding(db) : null,
  ]);
  const page = found.slice(0, pageLength);
  const last = found.length > pageLength ? page.at(-1) : undefined;
  const ids = page.map(({ id }) => id);
  const givenUp = forwardsApplications ? await findGivenUp(db, ids) : new Set<string>();
  const nameOf = (of: ApplicationKind, slug: string) =>
    names.get(subjectKey(of, slug)) ?? { en: slug, ar: slug };
  return {
    rows: page.map((row) => ({
      ...row,
      about: row.subject === null ? null : nameOf(row.kind, row.subject),
      notForwarded: givenUp.has(row.id),
    })),
    next: last ? cursorText(last) : null,
    kinds: applicationKinds.map((one) => ({ kind: one, ...(sent.get(one) ?? { sent: 0, waiting: 0 }) })),
    subjects: kind === null ? [] : subjects.map((one) => ({ ...one, about: nameOf(kind, one.subject) })),
    workshop,
    forwarding,
  };
}
