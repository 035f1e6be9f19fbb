/** Partners of a sprint: who wants one, and pairing two members. */
import { z } from 'zod';
import type { NotPaired } from './sprint.store.ts';
import { mayModerate } from '../staff/who-may.ts';
import type { Academy } from '../../academy.ts';
import { defineStaffCall, firstBy, type StaffCall } from '../staff/staff-call.ts';
import { dayInMorocco, instant } from '../../platform/api/instant.ts';
import { refuseStaff, type StaffFailureCode } from '../staff/staff-failures.ts';

const memberId = z.string().min(1).max(100);

const waiting = z.object({
  memberId: z.string(),
  name: z.string(),
  city: z.string().meta({ description: 'Empty when none was given.' }),
  goal: z.string().meta({ description: 'As the member wrote it.' }),
  joinedAt: instant,
});
export type WaitingRow = z.output<typeof waiting>;

const sprint = z.object({ startsOn: dayInMorocco, members: z.array(waiting) });
export type SprintRow = z.output<typeof sprint>;

const listWaiting = defineStaffCall({
  id: 'listWaitingForPartner',
  group: 'reports',
  method: 'GET',
  path: '/api/staff/partners',
  summary: 'Who wishes a partner in the sprint that runs and the coming one, the longest waiting first',
  may: mayModerate,
  schema: z.object({}),
  example: {},
  answer200: {
    when: 'Sprints in which somebody waits.',
    schema: z.object({ sprints: z.array(sprint) }),
    example: {
      sprints: [
        {
          startsOn: '2026-11-23',
          members: [
            {
              memberId: 'f4b0c7de-3a52-4a5e-9f0e-0c7d5a1b2c3d',
              name: 'Salma',
              city: 'Fès',
              goal: 'My first ten customers.',
              joinedAt: '2026-11-20T18:00:00.000Z',
            },
          ],
        },
      ],
    },
  },
  async answer({ academy }) {
    const all = await academy.staff.moderation.waitingForPartner();
    const sprints: SprintRow[] = [...new Set(all.map(({ startsOn }) => startsOn))].sort().map((startsOn) => ({
      startsOn,
      members: all
        .filter((one) => one.startsOn === startsOn)
        .map(({ memberId, name, city, goal, joinedAt }) => ({
          memberId,
          name,
          city,
          goal,
          joinedAt: joinedAt.toISOString(),
        })),
    }));
    return { ok: true, status: 200, body: { sprints } };
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

const pair = defineStaffCall({
  id: 'pairPartners',
  group: 'reports',
  method: 'POST',
  path: '/api/staff/partners',
  summary: 'Make two members partners; both get an e-mail',
  may: mayModerate,
  schema: z.strictObject({ startsOn: z.iso.date('not-a-day'), memberIds: z.tuple([memberId, memberId]) }),
  example: {
    startsOn: '2026-11-23',
    memberIds: ['f4b0c7de-3a52-4a5e-9f0e-0c7d5a1b2c3d', '0d9f7a36-8c1b-4f7e-9a52-6a3f1b2c4d5e'],
  },
  answer200: {
    when: 'They are partners.',
    schema: z.object({ success: z.literal(true) }),
    example: { success: true },
  },
  refusals: ['no-longer-waiting', 'cannot-be-partners'],
  async answer({ academy }, { value: { startsOn, memberIds }, staff }) {
    const paired = await academy.staff.moderation.pairPartners({ startsOn, memberIds, staff });
    if (paired.ok) return { ok: true, status: 200, body: { success: true } };
    const detail =
      paired.reason === 'not-waiting' ? await pairedBy(academy, startsOn, memberIds) : { by: null };
    return refuseStaff(codeOf[paired.reason], { detail });
  },
});

export const partnerCalls: readonly StaffCall[] = [listWaiting, pair];
