/** Scheduled e-mails for members who want them: the digest of Sunday evening, reminders of a sprint's day and of a live session. */
import type { Handle } from '../../platform/db/handle.ts';
import { findForDigest, isNothingNew, noteDigest, readDigest } from './digest.store.ts';
import { readSettings } from '../../academy/content/content.service.ts';
import { findUnreminded, noteCallReminder } from './call-guests.store.ts';
import { beforeCall, callId, comingCalls, reminderDue } from './live-calls.ts';
import { findToRemind, noteReminder } from './sprint.store.ts';
import { dayOf, runningSprint } from './sprint.ts';
import {
  addDays,
  dateInMorocco,
  instantInMorocco,
  timeInMorocco,
  weekdayOf,
} from '../../platform/time/calendar-date.ts';
import { postMemberEmail } from '../../academy/emails/post-emails.service.ts';
import { enterCommunity } from './enter-community.service.ts';
import type { ServiceContext } from '../../context.ts';
import { findMemberUser } from '../../academy/accounts/accounts.service.ts';

const mostAtOnce = 100;
/** In Morocco's time: in the evening, and never at night. */
const digestFrom = '18:00';
const reminderFrom = '19:30';
const until = '22:00';

const isSunday = (date: string): boolean => weekdayOf(date) === 7;

/** Whether the membership is still valid, checked by the orders. */
async function isIn(tx: Handle, memberId: string): Promise<boolean> {
  const user = await findMemberUser(tx, memberId);
  return user !== null && (await enterCommunity(tx, user)) !== null;
}

/** Returns how many members were checked, each in a transaction of its own; without news nothing is sent. */
export async function sendDigests(context: ServiceContext): Promise<number> {
  const { database } = context;
  const now = context.clock();
  const today = dateInMorocco(now);
  const time = timeInMorocco(now);
  if (!isSunday(today) || time < digestFrom || time >= until) return 0;
  const before = instantInMorocco(today, digestFrom);
  const due = await findForDigest(database.db, before, mostAtOnce);
  for (const memberId of due)
    await database.transaction(async (tx) => {
      const noted = await noteDigest(tx, memberId, { before, now });
      if (noted === null || !(await isIn(tx, memberId))) return;
      const weekAgo = instantInMorocco(addDays(today, -7), digestFrom);
      const since = noted.since !== null && noted.since > weekAgo ? noted.since : weekAgo;
      if (isNothingNew(await readDigest(tx, memberId, since))) return;
      const dedupeKey = `circle-digest:${memberId}:${today}`;
      const content = { emailName: 'circle-digest', since: since.toISOString() } as const;
      await postMemberEmail(tx, { dedupeKey, memberId, ...content }, now);
    });
  return due.length;
}

/** Once in the evening of a sprint's day, to members who want it and have not checked in. */
export async function remindSprint(context: ServiceContext): Promise<number> {
  const { database } = context;
  const now = context.clock();
  const date = dateInMorocco(now);
  const time = timeInMorocco(now);
  const startsOn = runningSprint(date);
  const day = startsOn === null ? null : dayOf(startsOn, date);
  if (startsOn === null || day === null || time < reminderFrom || time >= until) return 0;
  const due = await findToRemind(database.db, { startsOn, day, date, most: mostAtOnce });
  for (const memberId of due)
    await database.transaction(async (tx) => {
      if (!(await noteReminder(tx, { startsOn, memberId, date })) || !(await isIn(tx, memberId))) return;
      const dedupeKey = `sprint-reminder:${memberId}:${date}`;
      const content = { emailName: 'sprint-reminder', startsOn, day: String(day) } as const;
      await postMemberEmail(tx, { dedupeKey, memberId, ...content }, now);
    });
  return due.length;
}

/**
 * A day and an hour before a live session, once each, to whoever said that they come; nothing to who said so after the reminder
 * was due, since they know.
 */
export async function remindOfCalls(context: ServiceContext): Promise<number> {
  const { database } = context;
  const now = context.clock();
  const { liveCalls } = await readSettings(database.db);
  let seen = 0;
  for (const time of comingCalls(liveCalls, now, 2))
    for (const before of beforeCall) {
      const dueAt = reminderDue(time, before);
      // A reminder of the day that could not leave in time would only repeat that of the hour.
      const isStale = time.begins <= now || (before === 'day' && reminderDue(time, 'hour') <= now);
      if (dueAt > now || isStale) continue;
      const id = callId(time);
      const due = await findUnreminded(database.db, { callId: id, before, most: mostAtOnce });
      seen += due.length;
      for (const { memberId, joinedAt } of due)
        await database.transaction(async (tx) => {
          const noted = await noteCallReminder(tx, { callId: id, memberId, before, at: now });
          if (!noted || joinedAt >= dueAt || !(await isIn(tx, memberId))) return;
          const dedupeKey = `call-reminder:${memberId}:${id}:${before}`;
          const content = { emailName: 'call-reminder', callId: id, before } as const;
          await postMemberEmail(tx, { dedupeKey, memberId, ...content }, now);
        });
    }
  return seen;
}
