/** Joining, fifteen days, a partner, and leaving. */
import type { Handle } from '../db/handle.ts';
import {
  changeSprint,
  checkInDay,
  findInSprint,
  finishIfDone,
  joinSprint,
  leaveSprint,
  lockSprint,
  writeGoal,
} from '../domain/community/sprint-members.store.server.ts';
import { endPair } from '../domain/community/sprint-partners.store.server.ts';
import { isOver, isSprint, openDays, openToJoin } from '../domain/community/sprint.ts';
import type { Member } from '../domain/members/member.ts';
import { dateInMorocco } from '../domain/time/calendar-date.ts';
import { postMemberLetter } from '../mail/outbox.store.server.ts';
import { asViewer } from './enter-community.ts';
import type { FlowContext } from './flow-context.ts';
import type { SprintVerbs } from './sprint-verbs.ts';

const notIn = { ok: false, reason: 'not-in-it' } as const;

type About = { member: Member; startsOn: string };

/** What only somebody who is in the sprint does. */
const taking = <T>(
  context: FlowContext,
  { member, startsOn }: About,
  act: (tx: Handle, memberId: string) => Promise<T>,
) =>
  asViewer(context, member, async (tx, { memberId }) =>
    isSprint(startsOn) && (await findInSprint(tx, startsOn, memberId)) !== null ? act(tx, memberId) : notIn,
  );

/** Days that have come, until the last Sunday. */
function hasCome({ clock }: FlowContext, startsOn: string, day: number): boolean {
  const today = dateInMorocco(clock());
  return Number.isInteger(day) && day >= 1 && day <= openDays(startsOn, today) && !isOver(startsOn, today);
}

const comingAndGoing = (
  context: FlowContext,
): Pick<SprintVerbs, 'joinSprint' | 'changeSprint' | 'leaveSprint'> => ({
  joinSprint: ({ member, startsOn, wishes: { goal, reminders, partner } }) =>
    asViewer(context, member, async (tx, { memberId }) => {
      const now = context.clock();
      if (!openToJoin(dateInMorocco(now)).includes(startsOn)) return { ok: false, reason: 'not-open' };
      const wishes = { goal, wantsReminders: reminders, wantsPartner: partner };
      await joinSprint(tx, { startsOn, memberId, ...wishes, now });
      return { ok: true };
    }),
  changeSprint: ({ member, startsOn, wishes: { goal, reminders, partner } }) =>
    taking(context, { member, startsOn }, async (tx, memberId) => {
      // Who no longer wants a partner parts from the one she has.
      if (!partner) await endPair(tx, { startsOn, memberId, stillWants: false });
      const wishes = { goal, wantsReminders: reminders, wantsPartner: partner };
      await changeSprint(tx, { startsOn, memberId, ...wishes });
      return { ok: true };
    }),
  leaveSprint: ({ member, startsOn }) =>
    taking(context, { member, startsOn }, async (tx, memberId) => {
      await endPair(tx, { startsOn, memberId, stillWants: false });
      await leaveSprint(tx, startsOn, memberId, context.clock());
      return { ok: true };
    }),
});

const days = (context: FlowContext): Pick<SprintVerbs, 'setDayGoal' | 'checkIn'> => ({
  setDayGoal: ({ member, startsOn, day, goal }) =>
    taking(context, { member, startsOn }, async (tx, memberId) => {
      if (!hasCome(context, startsOn, day)) return { ok: false, reason: 'not-come' };
      await writeGoal(tx, { startsOn, memberId, day }, goal);
      return { ok: true };
    }),
  checkIn: ({ member, startsOn, day, line }) =>
    taking(context, { member, startsOn }, async (tx, memberId) => {
      if (!hasCome(context, startsOn, day)) return { ok: false, reason: 'not-come' };
      const at = context.clock();
      await lockSprint(tx, startsOn, memberId);
      await checkInDay(tx, { startsOn, memberId, day }, line, at);
      const isFinished = await finishIfDone(tx, { startsOn, memberId, at });
      if (isFinished) {
        const dedupeKey = `sprint-finished:${startsOn}:${memberId}`;
        await postMemberLetter(tx, { dedupeKey, memberId, letter: 'sprint-finished', startsOn }, at);
        await context.database.notify('outbox');
      }
      return { ok: true, isFinished };
    }),
});

const partners = (context: FlowContext): Pick<SprintVerbs, 'askForPartner' | 'changePartner'> => ({
  askForPartner: (about) =>
    taking(context, about, async (tx, memberId) => {
      const { startsOn } = about;
      const partnerId = (await findInSprint(tx, startsOn, memberId))?.partnerId;
      if (!partnerId || (await findInSprint(tx, startsOn, partnerId)) === null) return notIn;
      const dedupeKey = `sprint-missed:${startsOn}:${partnerId}`;
      const letter = { letter: 'sprint-missed', startsOn } as const;
      await postMemberLetter(tx, { dedupeKey, memberId: partnerId, ...letter }, context.clock());
      await context.database.notify('outbox');
      return { ok: true };
    }),
  changePartner: (about) =>
    taking(context, about, async (tx, memberId) => {
      await endPair(tx, { startsOn: about.startsOn, memberId, stillWants: true });
      return { ok: true };
    }),
});

export const takePartInSprint = (context: FlowContext): Omit<SprintVerbs, 'sprint'> => ({
  ...comingAndGoing(context),
  ...days(context),
  ...partners(context),
});
