/** Letters about the fifteen days. Null: it is no longer so, and nothing is sent. */
import { letterWords } from '../emails/email-words.ts';
import type { Handle } from '../../platform/db/handle.ts';
import { areApart } from './blocks.store.ts';
import { findProfile } from './profile.store.ts';
import { checkedIn, findInSprint, readDays } from './sprint-members.store.ts';
import { dayOf, sprintLength } from './sprint.ts';
import { dateInMorocco } from '../../platform/time/calendar-date.ts';
import type { Letter } from '../emails/letter.ts';
import {
  letterToMember,
  memberAddress,
  memberButton,
  memberWords,
  stopPath,
  type MemberContext,
} from './member-letter-frame.ts';

const sprintPath = '/circle/sprint';

/** Only on the evening it is about, to whoever still wishes it and has not written her line. */
export async function reminderLetter(
  db: Handle,
  context: MemberContext,
  { startsOn, day }: { startsOn: string; day: number },
): Promise<Letter | null> {
  const { profile, now } = context;
  if (dayOf(startsOn, dateInMorocco(now)) !== day) return null;
  const row = await findInSprint(db, startsOn, profile.memberId);
  if (!row?.wantsReminders || checkedIn(await readDays(db, startsOn, profile.memberId)).has(day)) return null;
  const words = memberWords(context).reminder;
  const titles = letterWords[profile.locale].sprintWeeks.flatMap(({ days }) => days);
  const number = String(day);
  return letterToMember(context, {
    subject: words.subject(number),
    preview: words.preview,
    heading: words.heading(number, String(sprintLength)),
    blocks: [
      { kind: 'paragraph', text: words.intro(titles[day - 1]?.title ?? '') },
      memberButton(context, words.button, sprintPath),
      { kind: 'paragraph', text: words.notNow, soft: true },
      { kind: 'link', label: words.stop, href: memberAddress(context, stopPath(context, 'reminders')) },
    ],
  });
}

export async function finishedLetter(
  db: Handle,
  context: MemberContext,
  startsOn: string,
): Promise<Letter | null> {
  const row = await findInSprint(db, startsOn, context.profile.memberId);
  if (!row?.finishedAt) return null;
  const words = memberWords(context).finished;
  return letterToMember(context, {
    subject: words.subject,
    preview: words.preview,
    heading: words.heading,
    blocks: [
      { kind: 'paragraph', text: words.intro },
      { kind: 'quote', label: words.goal, text: row.goal },
      { kind: 'paragraph', text: words.badge },
      { kind: 'paragraph', text: words.next },
      memberButton(context, words.button, sprintPath),
    ],
  });
}

/** Nothing once the two are parted, or apart. */
export async function partnerLetter(
  db: Handle,
  context: MemberContext,
  { startsOn, partner }: { startsOn: string; partner: string },
): Promise<Letter | null> {
  const { memberId } = context.profile;
  const row = await findInSprint(db, startsOn, memberId);
  const hers = await findInSprint(db, startsOn, partner);
  const other = await findProfile(db, partner);
  if (row?.partnerId !== partner || !hers || !other || (await areApart(db, memberId, partner))) return null;
  const words = memberWords(context).partner;
  return letterToMember(context, {
    subject: words.subject(other.displayName),
    preview: words.preview,
    heading: words.heading(other.displayName),
    blocks: [
      { kind: 'paragraph', text: words.intro(other.displayName) },
      { kind: 'quote', label: words.goal, text: hers.goal },
      memberButton(context, words.button, sprintPath),
      { kind: 'paragraph', text: words.change, soft: true },
    ],
  });
}

export async function missedLetter(
  db: Handle,
  context: MemberContext,
  startsOn: string,
): Promise<Letter | null> {
  if ((await findInSprint(db, startsOn, context.profile.memberId)) === null) return null;
  const words = memberWords(context).missed;
  return letterToMember(context, {
    subject: words.subject,
    preview: words.preview,
    heading: words.heading,
    blocks: [
      { kind: 'paragraph', text: words.intro },
      memberButton(context, words.button, sprintPath),
      { kind: 'paragraph', text: words.leave, soft: true },
    ],
  });
}
