import { inEach } from '../../platform/i18n/locale.ts';
import { z } from 'zod';
import { anyName, email as emailOf } from '../../platform/people/person.ts';
import { oneLine } from '../../platform/text/typed-text.ts';
import { powers, rolePowers } from '../../academy/staff/role-powers.ts';
import { mayManageStaff, type StaffRole, staffRoles } from '../../academy/staff/who-may.ts';
import type { ComingHour, StaffRoleGiven } from '../colleagues/staff-roles.service.ts';
import { staffCall, firstBy, inEachLanguage, type StaffApiOptions } from '../../academy/staff/staff-call.ts';
import { instant } from '../../platform/api/fields.ts';
import { refuseStaff, type StaffFailure } from '../../academy/staff/staff-failures.ts';

const role = z.enum(staffRoles);

const colleague = z.object({
  email: z.string(),
  name: z.string().meta({ description: 'By which colleagues call them; may be empty.' }),
  role,
  expert: z.string().nullable().meta({ description: 'For an expert: their slug as a trainer.' }),
  addedAt: instant,
  lastSignIn: instant.nullable(),
  secondFactorSince: instant
    .nullable()
    .meta({ description: 'Since when they have an authenticator app or a passkey.' }),
});

const answerShape = z.object({
  rows: z.array(colleague),
  owners: z.number().int().meta({ description: 'How many of them are owners: the last one stays.' }),
  roles: z.array(z.object({ role, powers: z.array(z.enum(powers)) })),
  trainers: z.array(z.object({ slug: z.string(), name: inEachLanguage })),
});

const listColleagues = staffCall({
  method: 'GET',
  path: 'staff',
  summary: 'Who works here, and what each role may do',
  may: mayManageStaff,
  input: z.object({}),
  output: answerShape,
  async run({ academy }) {
    const [rows, trainers] = await Promise.all([academy.staff.colleagues(), academy.trainers()]);
    return {
      rows,
      owners: rows.filter(({ role: has }) => has === 'owner').length,
      roles: [...rolePowers],
      trainers: trainers.map(({ slug, words }) => ({ slug, name: inEach((one) => words[one].name) })),
    };
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
      return refuseStaff('bad-fields', { fields: { email: `works-here-as-${refused.role}` } });
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

const name = z
  .string()
  .transform(oneLine)
  .refine((typed) => typed === '' || anyName.safeParse(typed).success, 'name-required')
  .optional();

const place = {
  name,
  role,
  expert: z.string().max(100).nullable().default(null),
  isSure: z.boolean().default(false).meta({ description: 'Needed to make somebody an owner.' }),
};

/** Whoever made somebody owner by mistake could be removed by them. */
const refuseUnsure = (wanted: { role: StaffRole; isSure: boolean; seen: StaffRole | null }) =>
  wanted.role === 'owner' && wanted.seen !== 'owner' && !wanted.isSure
    ? refuseStaff('bad-fields', { fields: { isSure: 'required' } })
    : null;

const addColleague = staffCall({
  path: 'staff',
  summary: 'Add somebody to the staff',
  description:
    'They get an e-mail that explains what they may do and how to sign in. An `expert` is one of the trainers. Of an address that works here already the fault is ‘works-here-as-’ and its role.',
  may: mayManageStaff,
  input: z.strictObject({ email: emailOf, ...place }),
  output: z.object({ email: z.string() }),
  async run({ staff, ...options }, { isSure, ...value }) {
    const wanted = { ...value, seen: null };
    const unsure = refuseUnsure({ ...wanted, isSure });
    if (unsure) return unsure;
    const given = await options.academy.staff.giveStaffRole({ ...wanted, staff });
    if (!given.ok) return refuseSeat(options, value.email, given);
    return { email: value.email };
  },
});

const changeRole = staffCall({
  method: 'PUT',
  path: 'staff/{email}',
  summary: 'Give a colleague another role',
  description: '`seen`: the role shown when it was decided. It applies from their next request on.',
  may: mayManageStaff,
  input: z.strictObject({ ...place, seen: role }),
  output: z.object({}),
  refusals: ['staff-changed', 'last-owner', 'staff-hours-to-come'],
  async run({ params: { email }, staff, ...options }, { isSure, ...value }) {
    const unsure = refuseUnsure({ ...value, isSure });
    if (unsure) return unsure;
    const given = await options.academy.staff.giveStaffRole({ ...value, email: email.toLowerCase(), staff });
    if (!given.ok) return refuseSeat(options, email, given);
    return {};
  },
});

const takeSeat = staffCall({
  method: 'DELETE',
  path: 'staff/{email}',
  summary: 'Remove somebody from the staff',
  description:
    'They are signed out at once; what they did stays in the log. `stillBookable`: the trainer they were, whose hours can still be booked.',
  may: mayManageStaff,
  input: z.object({}),
  output: z.object({ stillBookable: z.string().nullable() }),
  refusals: ['staff-changed', 'last-owner', 'first-staff', 'staff-hours-to-come'],
  async run({ academy, params: { email }, staff }) {
    const gone = await academy.staff.removeStaff({ email: email.toLowerCase(), staff });
    if (gone.ok) return { stillBookable: gone.stillBookable };
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

export const colleagueCalls = [listColleagues, addColleague, changeRole, takeSeat] as const;
