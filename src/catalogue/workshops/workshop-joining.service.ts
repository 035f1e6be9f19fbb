/** Sends how to join a workshop to everybody with a seat: when it is known or changes, and a day and an hour before. */
import { inEach } from '../../platform/i18n/locale.ts';
import type { Handle } from '../../platform/db/handle.ts';
import { settleWorkshop } from './settle-workshop.service.ts';
import {
  changedJoining,
  hoursOfSession,
  leadsThere,
  reminderHours,
  type Joining,
  type JoiningField,
} from './workshop-joining.ts';
import {
  countSeatsOf,
  whereSeatsDiffer,
  hasToRemind,
  lockWorkshop,
  markReminded,
  readJoining,
  readSeats,
  writeJoining,
} from './workshop-seats.service.ts';
import { readWorkshops } from '../../academy/content/content.service.ts';
import type { Workshop } from './workshop.ts';
import { writeStaffLog } from '../../academy/staff/staff-log.service.ts';
import { mayAnswerApplications } from '../../academy/staff/who-may.ts';
import { postApplicationEmail } from '../../academy/emails/post-emails.service.ts';
import type { StaffMember } from '../../academy.ts';
import { queueSeatEmails, type ServiceContext } from '../../context.ts';

/** The values of the changed fields, for the log. */
const inLog = (joining: Joining | null, fields: readonly JoiningField[]) =>
  Object.fromEntries(
    fields.map((field) => {
      const value = joining?.[field] ?? '';
      return [field, typeof value === 'string' ? value : Object.values(value).filter(Boolean).join(' · ')];
    }),
  );

const nothing: Joining = {
  meetingUrl: '',
  address: inEach(() => ''),
  mapUrl: '',
  bring: inEach(() => ''),
};

type SaveJoining = {
  workshopSlug: string;
  heldOn: string;
  /** The version on which this change is based, 0 for none. */
  seen: number;
  joining: Joining;
  staff: StaffMember;
};

type JoiningSaved =
  /** How many got an e-mail. */
  | { ok: true; told: number }
  /** 'not-enough': a meeting without its link, a location without its address. */
  | { ok: false; reason: 'workshop-not-found' | 'not-enough' | 'changed-meanwhile' | 'session-over' };

/**
 * Saves how to join the session of that day. If anything changed, everybody with a seat gets one e-mail, queued in the same
 * transaction. Of two who save at once the second is refused.
 */
export async function saveJoining(
  context: ServiceContext,
  { workshopSlug, heldOn, seen, joining, staff }: SaveJoining,
): Promise<JoiningSaved> {
  if (!mayAnswerApplications(staff)) throw new Error(`${staff.role} may not say how to join.`);
  const at = context.clock();
  return context.database.transaction(async (tx) => {
    const workshop = await lockWorkshop(tx, workshopSlug);
    if (!workshop) return { ok: false, reason: 'workshop-not-found' };
    // The session may have another day by now, or be over.
    if (workshop.heldOn !== heldOn || hoursOfSession(workshop).ends <= at)
      return { ok: false, reason: 'session-over' };
    const taken = await countSeatsOf(tx, workshop);
    const news = await settleWorkshop(tx, workshop, at);
    const saved = await readJoining(tx, workshop);
    if ((saved?.version ?? 0) !== seen) return { ok: false, reason: 'changed-meanwhile' };
    if (!leadsThere(workshop.kind, joining)) return { ok: false, reason: 'not-enough' };
    const changed = changedJoining(saved?.details ?? nothing, joining);
    const told =
      changed.length === 0 ? 0 : await write(context, tx, { workshop, saved, joining, changed, at });
    if (changed.length > 0) {
      const detail = { day: heldOn, people: String(told) };
      const line = {
        id: context.uuid(),
        at,
        staff,
        act: 'set-joining',
        subject: workshopSlug,
        detail,
      } as const;
      const before = inLog(saved?.details ?? null, changed);
      await writeStaffLog(tx, { ...line, before, after: inLog(joining, changed) });
    }
    const seatsTaken = await whereSeatsDiffer(tx, workshop, taken);
    await queueSeatEmails(context, tx, { news, seatsTaken });
    return { ok: true, told };
  });
}

type Writing = {
  workshop: Workshop;
  saved: Awaited<ReturnType<typeof readJoining>>;
  joining: Joining;
  changed: JoiningField[];
  at: Date;
};

/** Returns how many e-mails it queued. */
async function write(
  context: ServiceContext,
  tx: Handle,
  { workshop, saved, joining, changed, at }: Writing,
): Promise<number> {
  const version = (saved?.version ?? 0) + 1;
  await writeJoining(tx, workshop, { details: joining, version, at });
  // Nothing usable was sent before: the e-mail has everything, not just what changed.
  const isFirst = !leadsThere(workshop.kind, saved?.details ?? null);
  const emailName = isFirst ? 'workshop-joining' : 'workshop-joining-changed';
  const seats = await readSeats(tx, workshop);
  for (const { id, applicationId } of seats) {
    const dedupeKey = `${emailName}:${id}:${workshop.heldOn}:${version}`;
    const more = isFirst ? {} : { changed };
    await postApplicationEmail(
      tx,
      { dedupeKey, emailName, applicationId, seatId: id, ...more },
      context.clock(),
    );
  }
  return seats.length;
}

const hourMs = 3_600_000;
const reminders = [
  { reminder: 'hour', hours: reminderHours.hour },
  { reminder: 'day', hours: reminderHours.day },
] as const;

/** A scheduled job. Returns how many reminders it queued. */
export async function remindWorkshops(context: ServiceContext): Promise<number> {
  const { db } = context.database;
  let seen = 0;
  for (const workshop of await readWorkshops(db))
    for (const due of reminders)
      if (
        dueIn(workshop, due.hours, context.clock()) !== null &&
        (await hasToRemind(db, workshop, due.reminder))
      )
        seen += await remind(context, workshop.slug, due);
  return seen;
}

/** How long before the session, in milliseconds, if a reminder is due; null if not. */
const dueIn = (workshop: Workshop, hours: number, now: Date): number | null => {
  const left = hoursOfSession(workshop).begins.getTime() - now.getTime();
  return left > 0 && left <= hours * hourMs ? left : null;
};

/** Skips seats taken or moved after the reminder's moment: their e-mail was recent. */
async function remind(
  context: ServiceContext,
  slug: string,
  { reminder, hours }: (typeof reminders)[number],
): Promise<number> {
  const { database } = context;
  const at = context.clock();
  return database.transaction(async (tx) => {
    const workshop = await lockWorkshop(tx, slug);
    const left = workshop && dueIn(workshop, hours, at);
    if (!workshop || left === null) return 0;
    const { begins } = hoursOfSession(workshop);
    const places = await markReminded(tx, workshop, { reminder, at });
    // A day's reminder that could not be sent in time would only repeat the hour's.
    const isStale = reminder === 'day' && left <= hourMs;
    const due = begins.getTime() - hours * hourMs;
    for (const { id, applicationId, changedAt } of isStale ? [] : places) {
      if (changedAt.getTime() >= due) continue;
      const emailName = `workshop-${reminder}` as const;
      const dedupeKey = `${emailName}:${id}:${begins.getTime()}`;
      await postApplicationEmail(tx, { dedupeKey, emailName, applicationId, seatId: id }, at);
    }
    return places.length;
  });
}
