/** Partners of a sprint: who wants one, and pairing two members. */
import { z } from 'zod';
import type { NotPaired } from './sprint.store.ts';
import { mayModerate } from '../../academy/staff/who-may.ts';
import type { Academy } from '../../academy.ts';
import { staffCall, firstBy } from '../../academy/staff/staff-call.ts';
import { dayInMorocco, done, givenDay, instant, isDone, wholeListOf } from '../../platform/api/fields.ts';
import { refuseStaff, type StaffFailureCode } from '../../academy/staff/staff-failures.ts';

const memberId = z.string().min(1).max(100);

const waiting = z.object({
  id: z.string().meta({ description: 'Of the member in this sprint.' }),
  memberId: z.string(),
  startsOn: dayInMorocco.meta({ description: 'First day of the sprint.' }),
  name: z.string(),
  city: z.string().meta({ description: 'Empty when none was given.' }),
  goal: z.string().meta({ description: 'As the member wrote it.' }),
  joinedAt: instant,
  others: z.number().int().meta({ description: 'Who else waits in the same sprint.' }),
});

const listWaiting = staffCall({
  method: 'GET',
  path: 'partners',
  summary: 'Who wishes a partner in the sprint that runs and the coming one, the longest waiting first',
  may: mayModerate,
  input: z.object({}),
  output: wholeListOf(waiting),
  async run({ academy }) {
    const all = await academy.staff.moderation.waitingForPartner();
    const inSprint = (day: string) => all.filter(({ startsOn }) => startsOn === day).length;
    const rows = all.map((one) => ({
      ...one,
      id: `${one.startsOn} ${one.memberId}`,
      others: inSprint(one.startsOn) - 1,
    }));
    return { rows: rows.toSorted((one, other) => one.startsOn.localeCompare(other.startsOn)) };
  },
});

const codeOf: Record<NotPaired, StaffFailureCode> = {
  'not-waiting': 'no-longer-waiting',
  apart: 'cannot-be-partners',
};

/** A colleague may have paired the same two members; any other partner of theirs is not shown. */
async function pairedBy(academy: Academy, startsOn: string, [one, other]: readonly [string, string]) {
  const there = await firstBy(academy, `${startsOn} ${one} ${other}`, ['pair-partners']);
  return there.by === null ? firstBy(academy, `${startsOn} ${other} ${one}`, ['pair-partners']) : there;
}

const pair = staffCall({
  path: 'partners',
  summary: 'Make two members partners; both get an e-mail',
  may: mayModerate,
  input: z.strictObject({ startsOn: givenDay, memberIds: z.tuple([memberId, memberId]) }),
  output: done,
  refusals: ['no-longer-waiting', 'cannot-be-partners'],
  async run({ academy, staff }, { startsOn, memberIds }) {
    const paired = await academy.staff.moderation.pairPartners({ startsOn, memberIds, staff });
    if (paired.ok) return isDone;
    const detail =
      paired.reason === 'not-waiting' ? await pairedBy(academy, startsOn, memberIds) : { by: null };
    return refuseStaff(codeOf[paired.reason], { detail });
  },
});

export const partnerCalls = [listWaiting, pair] as const;
