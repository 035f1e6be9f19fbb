import { z } from 'zod';
import { codeForm, emailForm } from '../sign-in/member.ts';
import * as sentences from '../staff/who-may.ts';
import { staffRoles, type Who } from '../staff/who-may.ts';
import { locales, spokenIn } from '../../platform/i18n/locale.ts';
import { moroccosClock } from '../../platform/time/calendar-date.ts';
import { inEachLanguage, openStaffCall, passOn, staffCall } from '../staff/staff-call.ts';
import { done, isDone } from '../../platform/api/fields.ts';
import { refuseStaff } from '../staff/staff-failures.ts';

/** The names of the permissions of their role: 'maySeeOrders'. Those about one expert's own need the expert as well. */
const permissionsOf = (who: Who): string[] =>
  Object.entries(sentences).flatMap(([name, sentence]) =>
    typeof sentence === 'function' && sentence.length === 1 && sentence(who as never, '') ? [name] : [],
  );

const nothing = z.object({});

const readSession = staffCall({
  method: 'GET',
  path: 'session',
  summary: 'Who is signed in, and what they may do',
  description: '`may` lists the permissions of their role. The server checks each of them again.',
  may: 'any-staff',
  input: nothing,
  output: z.object({
    email: z.string(),
    role: z.enum(staffRoles),
    expert: z.string().nullable().meta({ description: 'For an expert: their slug as a trainer.' }),
    may: z.array(z.string()),
    languages: z
      .array(z.enum(locales))
      .meta({ description: 'That the academy speaks, its first one first.' }),
    cardAcquirer: z.string().nullable().meta({ description: 'Who takes Moroccan cards, by name.' }),
    moroccosClock: z.array(z.object({ from: z.string(), minutes: z.int() })).meta({
      description: 'From which instants on the clocks of Morocco are how many minutes ahead of UTC.',
    }),
  }),
  async run({ academy, clock, staff }) {
    const { email, role, expert = null } = staff;
    const settings = await academy.settings();
    const languages = [...spokenIn(settings)];
    return {
      email,
      role,
      expert,
      may: permissionsOf(staff),
      languages,
      cardAcquirer: settings.cardAcquirer ?? null,
      moroccosClock: moroccosClock(clock()),
    };
  },
});

const sendCode = openStaffCall({
  path: 'session/code',
  summary: 'A six-digit code by e-mail',
  description: 'Answers the same for every address; an e-mail goes to staff only.',
  input: emailForm,
  output: done,
  refusals: ['too-many'],
  async run({ staffAuth, request }, value) {
    const sent = await staffAuth.sendCode(request, value.email);
    return sent.ok ? isDone : refuseStaff(sent.reason);
  },
});

const signIn = openStaffCall({
  path: 'session',
  summary: 'Sign in with the code',
  description:
    'Sets the cookie of the session: HttpOnly, SameSite, twelve hours. `stage`: signed in, or the next step.',
  input: codeForm,
  output: z.object({ success: z.literal(true), stage: z.enum(['code-needed', 'set-up-needed', 'in']) }),
  refusals: ['wrong-code', 'too-many'],
  async run({ staffAuth, request, headers }, value) {
    const entered = await staffAuth.signIn(request, value.email, value.code);
    if (!entered.ok) return refuseStaff(entered.reason);
    passOn(entered.headers, headers);
    return { ...isDone, stage: entered.stage };
  },
});

const signOut = openStaffCall({
  method: 'DELETE',
  path: 'session',
  summary: 'Sign out',
  input: nothing,
  output: done,
  async run({ staffAuth, request, headers }) {
    passOn(await staffAuth.signOut(request), headers);
    return isDone;
  },
});

const readAcademyName = openStaffCall({
  method: 'GET',
  path: 'academy',
  summary: 'How the academy is called, as its site says it',
  description: 'Stands over the sign-in.',
  input: nothing,
  output: z.object({ name: inEachLanguage }),
  run: async ({ academy }) => ({ name: (await academy.settings()).siteName }),
});

export const sessionCalls = [readSession, sendCode, signIn, signOut, readAcademyName] as const;
