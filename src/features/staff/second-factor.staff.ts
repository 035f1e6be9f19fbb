import { z } from 'zod';
import { typedCode } from '../accounts/member.ts';
import type { StepRefusal } from './staff-auth.ts';
import {
  defineOpenStaffCall,
  defineStaffCall,
  refuseOutside,
  type StaffAnswer,
  type StaffApiOptions,
  type StaffCall,
} from './staff-call.ts';
import { refuseStaff } from './staff-failures.ts';
import { mayResetSecondFactor } from './who-may.ts';

const done = z.object({ success: z.literal(true) });

const resetSecondFactor = defineStaffCall({
  id: 'resetSecondFactor',
  group: 'second-factor',
  method: 'DELETE',
  path: '/api/staff/staff/{email}/second-factor',
  summary: 'Remove a colleague’s app, because their phone is lost',
  description: 'They are signed out everywhere and notified by e-mail. Not for one’s own app.',
  may: mayResetSecondFactor,
  schema: z.strictObject({}),
  example: {},
  answer200: { when: 'They set it up anew at their next sign-in.', schema: done, example: { success: true } },
  refusals: ['about-herself', 'no-second-factor'],
  async answer({ academy }, { params, staff }) {
    const email = (params['email'] ?? '').toLowerCase();
    const taken = await academy.staff.resetSecondFactor({ email, by: staff });
    if (taken.ok) return { ok: true, status: 200, body: { success: true } };
    return refuseStaff(taken.reason === 'not-staff' ? 'not-found' : taken.reason);
  },
});

const codeBody = z.object({ code: typedCode });
const nothing = z.object({});

const doneExample = { success: true };
const recoveryCodes = z
  .array(z.string())
  .meta({ description: 'Each works once. They are shown here and never again.' });
const recoveryExample = ['ABCDE-23456', 'FGHJK-34567'];

const signInStages = ['signed-out', 'code-needed', 'set-up-needed', 'in'] as const;

/** The session is signed in: answers what does not fit its stage differently from a wrong code. */
async function refused(
  { staffAuth }: StaffApiOptions,
  request: Request,
  { reason }: StepRefusal,
): Promise<StaffAnswer> {
  if (reason !== 'not-here') return refuseStaff(reason);
  const entering = await staffAuth.whoEnters(request);
  return entering?.stage === 'in' ? refuseStaff('no-second-factor') : refuseOutside(entering);
}

const stepShape = z.object({
  stage: z
    .enum(signInStages)
    .meta({ description: 'The next step of the sign-in: the six digits of the app, or setting one up.' }),
  email: z.string().nullable(),
  hasApp: z.boolean(),
  isRequired: z.boolean().meta({ description: 'Whether an app is required to sign in.' }),
  isAdvised: z.boolean().meta({ description: 'Whether an app is recommended for the role.' }),
  recoveryCodesLeft: z.int().nullable().meta({ description: 'Null before the sign-in is complete.' }),
});
export type SignInStep = z.infer<typeof stepShape>;

const signedOut: SignInStep = {
  stage: 'signed-out',
  email: null,
  hasApp: false,
  isRequired: false,
  isAdvised: false,
  recoveryCodesLeft: null,
};

const readStep = defineOpenStaffCall({
  id: 'readSignInStep',
  group: 'second-factor',
  method: 'GET',
  path: '/api/staff/session/second-step',
  summary: 'How far somebody has come with signing in',
  schema: nothing,
  example: {},
  answer200: {
    when: 'Always, also for a stranger.',
    schema: stepShape,
    example: { ...signedOut, stage: 'code-needed', email: 'owner@derb.example', hasApp: true },
  },
  async answer({ staffAuth }, { request }) {
    const entering = await staffAuth.whoEnters(request);
    if (entering === null) return { ok: true, status: 200, body: signedOut };
    const { staff, stage, hasFactor, isRequired, isAdvised } = entering;
    const recoveryCodesLeft = stage === 'in' ? await staffAuth.secondStep.codesLeft(staff.email) : null;
    const body: SignInStep = {
      stage,
      email: staff.email,
      hasApp: hasFactor,
      isRequired,
      isAdvised,
      recoveryCodesLeft,
    };
    return { ok: true, status: 200, body };
  },
});

const passStep = defineOpenStaffCall({
  id: 'passSecondStep',
  group: 'second-factor',
  method: 'POST',
  path: '/api/staff/session/second-step',
  summary: 'Come in with the six digits of the app',
  description: 'Each code works once. Sets another cookie: the one of before the step stays outside.',
  schema: codeBody,
  example: { code: '123456' },
  answer200: { when: 'Signed in.', schema: done, example: doneExample },
  refusals: ['wrong-code', 'too-many', 'sign-in-needed', 'second-factor-missing', 'no-second-factor'],
  async answer(options, { request, value }) {
    const passed = await options.staffAuth.secondStep.pass(request, value.code);
    if (!passed.ok) return refused(options, request, passed);
    return { ok: true, status: 200, body: doneExample, headers: passed.headers };
  },
});

const recover = defineOpenStaffCall({
  id: 'enterByRecoveryCode',
  group: 'second-factor',
  method: 'POST',
  path: '/api/staff/session/recovery',
  summary: 'Come in with a recovery code',
  description: 'Each works once, instead of the app.',
  schema: codeBody,
  example: { code: 'ABCDE-23456' },
  answer200: {
    when: 'Signed in.',
    schema: z.object({ success: z.literal(true), recoveryCodesLeft: z.int() }),
    example: { ...doneExample, recoveryCodesLeft: 7 },
  },
  refusals: ['wrong-code', 'too-many', 'sign-in-needed', 'second-factor-missing', 'no-second-factor'],
  async answer(options, { request, value }) {
    const passed = await options.staffAuth.secondStep.recover(request, value.code);
    if (!passed.ok) return refused(options, request, passed);
    const { headers, codesLeft } = passed;
    return { ok: true, status: 200, body: { success: true, recoveryCodesLeft: codesLeft }, headers };
  },
});

const begin = defineOpenStaffCall({
  id: 'beginSecondFactor',
  group: 'second-factor',
  method: 'POST',
  path: '/api/staff/second-factor',
  summary: 'A key for an authenticator app',
  description:
    'Shown here and never again. The new app counts once it is confirmed with a first code; until then the old one works on. Whoever has an app already gives a code of it, or a recovery code.',
  schema: z.object({ code: typedCode.optional() }),
  example: {},
  answer200: {
    when: 'The key waits for its first code.',
    schema: z.object({
      key: z.string().meta({ description: 'In base 32, for typing.' }),
      uri: z.string().meta({ description: 'otpauth://…, for a square that the app scans.' }),
    }),
    example: {
      key: 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ',
      uri: 'otpauth://totp/Derb:owner%40derb.example?issuer=Derb&secret=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ',
    },
  },
  refusals: ['wrong-code', 'too-many', 'sign-in-needed', 'second-factor-needed'],
  async answer(options, { request, value }) {
    const begun = await options.staffAuth.secondStep.begin(request, value.code ?? null);
    if (!begun.ok) return refused(options, request, begun);
    return { ok: true, status: 200, body: { key: begun.key, uri: begun.uri } };
  },
});

const confirm = defineOpenStaffCall({
  id: 'confirmSecondFactor',
  group: 'second-factor',
  method: 'POST',
  path: '/api/staff/second-factor/confirmation',
  summary: 'The first code of the new key',
  description:
    'From now on the app is asked for. The other sessions end, and this one goes on under another cookie.',
  schema: codeBody,
  example: { code: '123456' },
  answer200: {
    when: 'The app is set up.',
    schema: z.object({ recoveryCodes }),
    example: { recoveryCodes: recoveryExample },
  },
  refusals: ['wrong-code', 'too-many', 'sign-in-needed', 'second-factor-needed'],
  async answer(options, { request, value }) {
    const confirmed = await options.staffAuth.secondStep.confirm(request, value.code);
    if (!confirmed.ok) return refused(options, request, confirmed);
    const { recoveryCodes: codes, headers } = confirmed;
    return { ok: true, status: 200, body: { recoveryCodes: codes }, headers };
  },
});

const renewCodes = defineStaffCall({
  id: 'renewRecoveryCodes',
  group: 'second-factor',
  method: 'POST',
  path: '/api/staff/second-factor/recovery-codes',
  summary: 'Eight other recovery codes',
  description: 'Those that were left no longer work.',
  may: 'any-staff',
  schema: codeBody,
  example: { code: '123456' },
  answer200: {
    when: 'The new codes replace the old ones.',
    schema: z.object({ recoveryCodes }),
    example: { recoveryCodes: recoveryExample },
  },
  refusals: ['wrong-code', 'too-many', 'no-second-factor'],
  async answer(options, { request, value }) {
    const renewed = await options.staffAuth.secondStep.renewCodes(request, value.code);
    if (!renewed.ok) return refused(options, request, renewed);
    return { ok: true, status: 200, body: { recoveryCodes: renewed.recoveryCodes } };
  },
});

const takeOff = defineStaffCall({
  id: 'takeOffSecondFactor',
  group: 'second-factor',
  method: 'DELETE',
  path: '/api/staff/second-factor',
  summary: 'Sign in without an app again',
  description: 'With a code of the app, or a recovery code. Not for whoever must have one.',
  may: 'any-staff',
  schema: codeBody,
  example: { code: '123456' },
  answer200: { when: 'It is no longer asked for.', schema: done, example: doneExample },
  refusals: ['wrong-code', 'too-many', 'no-second-factor', 'second-factor-required'],
  async answer(options, { request, value }) {
    const off = await options.staffAuth.secondStep.takeOff(request, value.code);
    if (off.ok) return { ok: true, status: 200, body: doneExample };
    if (off.reason === 'must-have') return refuseStaff('second-factor-required');
    return refused(options, request, { ok: false, reason: off.reason });
  },
});

export const secondFactorCalls: readonly StaffCall[] = [
  readStep,
  passStep,
  recover,
  begin,
  confirm,
  renewCodes,
  takeOff,
  resetSecondFactor,
];
