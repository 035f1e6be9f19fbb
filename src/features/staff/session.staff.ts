import { z } from 'zod';
import { codeForm, emailForm } from '../accounts/member.ts';
import * as sentences from './who-may.ts';
import { staffRoles, type Who } from './who-may.ts';
import { moroccosClock } from '../../platform/time/morocco-clock.ts';
import { defineOpenStaffCall, defineStaffCall, inBoth, type StaffCall } from './staff-call.ts';
import { refuseStaff } from './staff-failures.ts';

/** The names of the permissions of their role: 'maySeeOrders'. Those about one expert's own need the expert as well. */
const permissionsOf = (who: Who): string[] =>
  Object.entries(sentences).flatMap(([name, sentence]) =>
    typeof sentence === 'function' && sentence.length === 1 && sentence(who as never, '') ? [name] : [],
  );

const example = { email: 'owner@derb.example' };
const nothing = z.object({});
const done = z.object({ success: z.literal(true) });
const academyName = z.object({ name: inBoth });
export type AcademyName = z.output<typeof academyName>;

const readSession = defineStaffCall({
  id: 'readSession',
  group: 'session',
  method: 'GET',
  path: '/api/staff/session',
  summary: 'Who is signed in, and what they may do',
  description: '`may` lists the permissions of their role. The server checks each of them again.',
  may: 'any-staff',
  schema: nothing,
  example: {},
  answer200: {
    when: 'Signed in.',
    schema: z.object({
      email: z.string(),
      role: z.enum(staffRoles),
      expert: z.string().nullable().meta({ description: 'For an expert: their slug as a trainer.' }),
      may: z.array(z.string()),
      moroccosClock: z.array(z.object({ from: z.string(), minutes: z.int() })).meta({
        description: 'From which instants on the clocks of Morocco are how many minutes ahead of UTC.',
      }),
    }),
    example: {
      email: 'owner@derb.example',
      role: 'owner',
      expert: null,
      may: ['maySeeOrders'],
      moroccosClock: [{ from: '2026-09-20T01:00:00Z', minutes: 0 }],
    },
  },
  async answer({ clock }, { staff }) {
    const { email, role, expert = null } = staff;
    const body = { email, role, expert, may: permissionsOf(staff), moroccosClock: moroccosClock(clock()) };
    return { ok: true, status: 200, body };
  },
});

const sendCode = defineOpenStaffCall({
  id: 'sendSignInCode',
  group: 'session',
  method: 'POST',
  path: '/api/staff/session/code',
  summary: 'A six-digit code by e-mail',
  description: 'Answers the same for every address; an e-mail goes to staff only.',
  schema: emailForm,
  example,
  answer200: { when: 'The address was taken.', schema: done, example: { success: true } },
  refusals: ['too-many'],
  async answer({ staffAuth }, { request, value }) {
    const sent = await staffAuth.sendCode(request, value.email);
    return sent.ok ? { ok: true, status: 200, body: { success: true } } : refuseStaff(sent.reason);
  },
});

const signIn = defineOpenStaffCall({
  id: 'signIn',
  group: 'session',
  method: 'POST',
  path: '/api/staff/session',
  summary: 'Sign in with the code',
  description:
    'Sets the cookie of the session: HttpOnly, SameSite, twelve hours. `stage`: signed in, or the next step.',
  schema: codeForm,
  example: { ...example, code: '123456' },
  answer200: {
    when: 'The code was right.',
    schema: z.object({ success: z.literal(true), stage: z.enum(['code-needed', 'set-up-needed', 'in']) }),
    example: { success: true, stage: 'in' },
  },
  refusals: ['wrong-code', 'too-many'],
  async answer({ staffAuth }, { request, value }) {
    const entered = await staffAuth.signIn(request, value.email, value.code);
    if (!entered.ok) return refuseStaff(entered.reason);
    const { stage, headers } = entered;
    return { ok: true, status: 200, body: { success: true, stage }, headers };
  },
});

const signOut = defineOpenStaffCall({
  id: 'signOut',
  group: 'session',
  method: 'DELETE',
  path: '/api/staff/session',
  summary: 'Sign out',
  schema: nothing,
  example: {},
  answer200: { when: 'Nobody is signed in any more.', schema: done, example: { success: true } },
  async answer({ staffAuth }, { request }) {
    return { ok: true, status: 200, body: { success: true }, headers: await staffAuth.signOut(request) };
  },
});

const readAcademyName = defineOpenStaffCall({
  id: 'readAcademyName',
  group: 'session',
  method: 'GET',
  path: '/api/staff/academy',
  summary: 'How the academy is called, as its site says it',
  description: 'Stands over the sign-in.',
  schema: nothing,
  example: {},
  answer200: {
    when: 'Always, also for a stranger.',
    schema: academyName,
    example: { name: { en: 'Derb', ar: 'درب' } },
  },
  async answer({ academy }) {
    const { en, ar } = (await academy.settings()).siteName;
    return { ok: true, status: 200, body: { name: { en, ar } } };
  },
});

export const sessionCalls: readonly StaffCall[] = [readSession, sendCode, signIn, signOut, readAcademyName];
