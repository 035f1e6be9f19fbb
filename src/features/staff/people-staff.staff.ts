import { z } from 'zod';
import { email as emailOf } from '../../platform/people/person.ts';
import { powers, rolePowers } from './role-powers.ts';
import { mayManageStaff, staffRoles } from './who-may.ts';
import type { ComingHour, StaffRoleGiven, StaffColleague } from './staff-roles.service.ts';
import { defineStaffCall, firstBy, inBoth, type StaffApiOptions, type StaffCall } from './staff-call.ts';
import { instant, isoOf } from '../../platform/api/instant.ts';
import { refuseStaff, type StaffFailure } from './staff-failures.ts';

const role = z.enum(staffRoles);

const colleague = z.object({
  email: z.string(),
  role,
  expert: z.string().nullable().meta({ description: 'For an expert: their slug as a trainer.' }),
  addedAt: instant,
  lastSignIn: instant.nullable(),
  secondFactorSince: instant.nullable().meta({ description: 'Since when they have an authenticator app.' }),
});
export type ColleagueRow = z.output<typeof colleague>;

const answerShape = z.object({
  rows: z.array(colleague),
  roles: z.array(z.object({ role, powers: z.array(z.enum(powers)) })),
  trainers: z.array(z.object({ slug: z.string(), name: inBoth })),
});
export type ColleaguesAnswer = z.output<typeof answerShape>;

const colleagueOf = (one: StaffColleague): ColleagueRow => ({
  email: one.email,
  role: one.role,
  expert: one.expert,
  addedAt: one.addedAt.toISOString(),
  lastSignIn: isoOf(one.lastSignIn),
  secondFactorSince: isoOf(one.secondFactorSince),
});

const listColleagues = defineStaffCall({
  id: 'listColleagues',
  group: 'people',
  method: 'GET',
  path: '/api/staff/staff',
  summary: 'Who works here, and what each role may do',
  may: mayManageStaff,
  schema: z.object({}),
  example: {},
  answer200: {
    when: 'All of them, in the order in which they came.',
    schema: answerShape,
    example: {
      rows: [
        {
          email: 'owner@derb.example',
          role: 'owner',
          expert: null,
          addedAt: '2026-06-01T10:00:00.000Z',
          lastSignIn: '2026-11-22T08:00:00.000Z',
          secondFactorSince: null,
        },
      ],
      roles: [{ role: 'expert', powers: ['hours', 'views'] }],
      trainers: [{ slug: 'imane-el-ouardi', name: { en: 'Imane El Ouardi', ar: 'إيمان الوردي' } }],
    } satisfies ColleaguesAnswer,
  },
  async answer({ academy }) {
    const [rows, trainers] = await Promise.all([academy.staff.colleagues(), academy.trainers()]);
    const body: ColleaguesAnswer = {
      rows: rows.map(colleagueOf),
      roles: rolePowers.map((one) => ({ role: one.role, powers: one.powers })),
      trainers: trainers.map(({ slug, words }) => ({ slug, name: { en: words.en.name, ar: words.ar.name } })),
    };
    return { ok: true, status: 200, body };
  },
});

const acts = ['join-staff', 'change-staff-role', 'leave-staff'];

/** Hours by order number, the soonest first: staff move them under these numbers. */
const hoursToCome = (hours: readonly ComingHour[]): StaffFailure =>
  refuseStaff('staff-hours-to-come', {
    detail: {
      count: hours.length,
      ...Object.fromEntries(
        hours.slice(0, 10).map(({ number, startsAt }) => [number, startsAt.toISOString()]),
      ),
    },
  });

type Refused = Exclude<StaffRoleGiven, { ok: true }>;

async function refuseSeat(
  { academy }: StaffApiOptions,
  email: string,
  refused: Refused,
): Promise<StaffFailure> {
  switch (refused.reason) {
    case 'unknown-trainer':
      return refuseStaff('bad-fields', { fields: { expert: 'choice-required' } });
    case 'hours-to-come':
      return hoursToCome(refused.hours);
    case 'last-owner':
      return refuseStaff('last-owner');
    case 'is-staff-already':
      return refuseStaff('is-staff-already', { detail: await firstBy(academy, email, acts) });
    case 'not-staff':
      return refuseStaff('staff-changed', {
        detail: { ...(await firstBy(academy, email, acts)), role: null },
      });
    case 'changed-meanwhile':
      return refuseStaff('staff-changed', {
        detail: { ...(await firstBy(academy, email, acts)), role: refused.role },
      });
  }
}

const place = { role, expert: z.string().max(100).nullable().default(null) };

const addColleague = defineStaffCall({
  id: 'addColleague',
  group: 'people',
  method: 'POST',
  path: '/api/staff/staff',
  summary: 'Add somebody to the staff',
  description:
    'They get an e-mail that explains what they may do and how to sign in. An `expert` is one of the trainers.',
  may: mayManageStaff,
  schema: z.strictObject({ email: emailOf, ...place }),
  example: { email: 'leila@derb.example', role: 'support' },
  answer200: {
    when: 'They may sign in.',
    schema: z.object({ email: z.string() }),
    example: { email: 'leila@derb.example' },
  },
  refusals: ['is-staff-already'],
  async answer(options, { value, staff }) {
    const given = await options.academy.staff.giveStaffRole({ ...value, seen: null, staff });
    if (!given.ok) return refuseSeat(options, value.email, given);
    return { ok: true, status: 200, body: { email: value.email } };
  },
});

const changeRole = defineStaffCall({
  id: 'changeColleagueRole',
  group: 'people',
  method: 'PUT',
  path: '/api/staff/staff/{email}',
  summary: 'Give a colleague another role',
  description: '`seen`: the role shown when it was decided. It applies from their next request on.',
  may: mayManageStaff,
  schema: z.strictObject({ ...place, seen: role }),
  example: { role: 'finance', seen: 'support' },
  answer200: { when: 'It is changed.', schema: z.object({}), example: {} },
  refusals: ['staff-changed', 'last-owner', 'staff-hours-to-come'],
  async answer(options, { params: { email = '' }, value, staff }) {
    const given = await options.academy.staff.giveStaffRole({ ...value, email: email.toLowerCase(), staff });
    if (!given.ok) return refuseSeat(options, email, given);
    return { ok: true, status: 200, body: {} };
  },
});

const takeSeat = defineStaffCall({
  id: 'removeColleague',
  group: 'people',
  method: 'DELETE',
  path: '/api/staff/staff/{email}',
  summary: 'Remove somebody from the staff',
  description:
    'They are signed out at once; what they did stays in the log. `stillBookable`: the trainer they were, whose hours can still be booked.',
  may: mayManageStaff,
  schema: z.object({}),
  example: {},
  answer200: {
    when: 'They are signed out.',
    schema: z.object({ stillBookable: z.string().nullable() }),
    example: { stillBookable: null },
  },
  refusals: ['staff-changed', 'last-owner', 'first-staff', 'staff-hours-to-come'],
  async answer({ academy }, { params: { email = '' }, staff }) {
    const gone = await academy.staff.removeStaff({ email: email.toLowerCase(), staff });
    if (gone.ok) return { ok: true, status: 200, body: { stillBookable: gone.stillBookable } };
    switch (gone.reason) {
      case 'hours-to-come':
        return hoursToCome(gone.hours);
      case 'not-staff':
        return refuseStaff('staff-changed', {
          detail: { ...(await firstBy(academy, email, acts)), role: null },
        });
      case 'last-owner':
      case 'first-staff':
        return refuseStaff(gone.reason);
    }
  },
});

export const colleagueCalls: readonly StaffCall[] = [listColleagues, addColleague, changeRole, takeSeat];
