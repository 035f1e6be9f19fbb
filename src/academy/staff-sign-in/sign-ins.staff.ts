/** Passkeys, trusted devices and sessions of one's own, and sessions of colleagues. */
import { z } from 'zod';
import { done, instant, isDone } from '../../platform/api/fields.ts';
import { staffCall } from '../staff/staff-call.ts';
import { refuseStaff } from '../staff/staff-failures.ts';
import { mayManageStaff } from '../staff/who-may.ts';

const nothing = z.object({});

const session = z.object({
  id: z.string(),
  browser: z.string().nullable().meta({ description: '“Chrome, Android”; null where it is not known.' }),
  since: instant,
  seenAt: instant.meta({ description: 'When it was last used, to five minutes.' }),
  until: instant,
  isComplete: z.boolean().meta({ description: 'Whether the second step was passed, where there is one.' }),
});

const readMine = staffCall({
  method: 'GET',
  path: 'my-sign-in',
  summary: 'One’s own passkeys, trusted devices and sessions',
  may: 'any-staff',
  input: nothing,
  output: z.object({
    passkeys: z.array(
      z.object({
        id: z.string(),
        name: z.string(),
        isAlone: z.boolean().meta({ description: 'Whether it signs in without any code.' }),
        addedAt: instant,
        lastUsedAt: instant.nullable(),
      }),
    ),
    mayAddPasskey: z.boolean(),
    devices: z.array(
      z.object({
        id: z.string(),
        name: z.string(),
        trustedAt: instant,
        lastUsedAt: instant.nullable(),
        expiresAt: instant,
        isThis: z.boolean(),
      }),
    ),
    sessions: z.array(session.extend({ isThis: z.boolean() })),
  }),
  async run({ academy, staffAuth, request, entering, staff: { email } }) {
    const [signIns, sessions, trusted] = await Promise.all([
      academy.staff.signInsOf(email),
      academy.staff.staffSessionsOf(email),
      staffAuth.trustedDevice(request, email),
    ]);
    return {
      ...signIns,
      devices: signIns.devices.map((one) => ({ ...one, isThis: one.id === trusted })),
      sessions: sessions.map((one) => ({ ...one, isThis: one.id === entering.sessionId })),
    };
  },
});

const forgetDevice = staffCall({
  method: 'DELETE',
  path: 'my-sign-in/devices/{id}',
  summary: 'Ask for the second step on a device again',
  may: 'any-staff',
  input: nothing,
  output: done,
  refusals: ['not-found'],
  async run({ academy, params: { id }, staff }) {
    const forgotten = await academy.staff.forgetDevice({ id, by: staff });
    return forgotten.ok ? isDone : refuseStaff(forgotten.reason);
  },
});

const endMine = staffCall({
  method: 'DELETE',
  path: 'my-sign-in/sessions/{session}',
  summary: 'Sign out in one of one’s own browsers',
  may: 'any-staff',
  input: nothing,
  output: done,
  refusals: ['not-found'],
  async run({ academy, params: { session: id }, staff }) {
    const ended = await academy.staff.endSession({ email: staff.email, id, by: staff });
    return ended.ok ? isDone : refuseStaff(ended.reason);
  },
});

const ended = z.object({ ended: z.number().int().meta({ description: 'How many sessions.' }) });

const endMyOthers = staffCall({
  method: 'DELETE',
  path: 'my-sign-in/sessions',
  summary: 'Sign out in every other browser of one’s own',
  may: 'any-staff',
  input: nothing,
  output: ended,
  async run({ academy, entering: { sessionId: but }, staff: by }) {
    return { ended: await academy.staff.endSessions({ email: by.email, by, but }) };
  },
});

const readTheirs = staffCall({
  method: 'GET',
  path: 'staff/{email}/sessions',
  summary: 'Where a colleague is signed in',
  may: mayManageStaff,
  input: nothing,
  output: z.object({ sessions: z.array(session) }),
  run: async ({ academy, params: { email } }) => ({
    sessions: await academy.staff.staffSessionsOf(email.toLowerCase()),
  }),
});

const endTheirs = staffCall({
  method: 'DELETE',
  path: 'staff/{email}/sessions/{session}',
  summary: 'Sign a colleague out in one browser',
  may: mayManageStaff,
  input: nothing,
  output: done,
  refusals: ['not-found'],
  async run({ academy, params: { email, session: id }, staff }) {
    const ended = await academy.staff.endSession({ email: email.toLowerCase(), id, by: staff });
    return ended.ok ? isDone : refuseStaff(ended.reason);
  },
});

const endAllOfTheirs = staffCall({
  method: 'DELETE',
  path: 'staff/{email}/sessions',
  summary: 'Sign a colleague out everywhere',
  may: mayManageStaff,
  input: nothing,
  output: ended,
  run: async ({ academy, params: { email }, staff }) => ({
    ended: await academy.staff.endSessions({ email: email.toLowerCase(), by: staff }),
  }),
});

export const signInCalls = [
  readMine,
  forgetDevice,
  endMine,
  endMyOthers,
  readTheirs,
  endTheirs,
  endAllOfTheirs,
] as const;
