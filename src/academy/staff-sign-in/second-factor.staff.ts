import { z } from 'zod';
import { typedCode } from '../sign-in/member.ts';
import { proof } from './passkey.ts';
import type { StepRefusal } from '../staff/staff-auth.ts';
import {
  openStaffCall,
  passOn,
  refuseOutside,
  staffCall,
  type StaffApiOptions,
} from '../staff/staff-call.ts';
import { done, isDone } from '../../platform/api/fields.ts';
import { refuseStaff, type StaffFailure } from '../staff/staff-failures.ts';
import { mayResetSecondFactor } from '../staff/who-may.ts';

const resetSecondFactor = staffCall({
  method: 'DELETE',
  path: 'staff/{email}/second-factor',
  summary: 'Remove a colleague’s app and passkeys, because their phone is lost',
  description: 'They are signed out everywhere and notified by e-mail. Not for one’s own.',
  may: mayResetSecondFactor,
  input: z.strictObject({}),
  output: done,
  refusals: ['about-herself', 'no-second-factor'],
  async run({ academy, params, staff }) {
    const email = params.email.toLowerCase();
    const taken = await academy.staff.resetSecondFactor({ email, by: staff });
    if (taken.ok) return isDone;
    return refuseStaff(taken.reason === 'not-staff' ? 'not-found' : taken.reason);
  },
});

const codeBody = z.object({ code: typedCode });
const nothing = z.object({});

export const recoveryCodes = z
  .array(z.string())
  .meta({ description: 'Each works once. They are shown here and never again.' });

const signInStages = ['signed-out', 'code-needed', 'set-up-needed', 'in'] as const;

const proofBody = z.object(proof);

/** The session is signed in: answers what does not fit its stage differently from a wrong code. */
export async function refused(
  { staffAuth }: StaffApiOptions,
  request: Request,
  { reason }: StepRefusal,
): Promise<StaffFailure> {
  if (reason !== 'not-here') return refuseStaff(reason);
  const entering = await staffAuth.whoEnters(request);
  return entering?.stage === 'in' ? refuseStaff('no-second-factor') : refuseOutside(entering);
}

const stepShape = z.object({
  stage: z
    .enum(signInStages)
    .meta({ description: 'The next step of the sign-in: the app’s code or a passkey, or setting one up.' }),
  email: z.string().nullable(),
  hasApp: z.boolean(),
  hasPasskey: z.boolean(),
  isRequired: z.boolean().meta({ description: 'Whether an app or a passkey is required to sign in.' }),
  recoveryCodesLeft: z.int().nullable().meta({ description: 'Null before the sign-in is complete.' }),
});

const signedOut: z.input<typeof stepShape> = {
  stage: 'signed-out',
  email: null,
  hasApp: false,
  hasPasskey: false,
  isRequired: false,
  recoveryCodesLeft: null,
};

const readStep = openStaffCall({
  method: 'GET',
  path: 'session/second-step',
  summary: 'How far somebody has come with signing in',
  input: nothing,
  output: stepShape,
  async run({ staffAuth, request }) {
    const entering = await staffAuth.whoEnters(request);
    if (entering === null) return signedOut;
    const { staff, stage, hasApp, hasPasskey, isRequired } = entering;
    const { email } = staff;
    const recoveryCodesLeft = stage === 'in' ? await staffAuth.secondStep.codesLeft(email) : null;
    return { stage, email, hasApp, hasPasskey, isRequired, recoveryCodesLeft };
  },
});

const passStep = openStaffCall({
  path: 'session/second-step',
  summary: 'Come in with the six digits of the app, or a passkey',
  description:
    'Each code works once. Sets another cookie: the one of before the step stays outside. `trust`: this device is not asked again for 30 days; the code by e-mail is.',
  input: z.object({ ...proof, trust: z.boolean().default(false) }),
  output: done,
  refusals: ['wrong-code', 'too-many', 'sign-in-needed', 'second-factor-missing', 'no-second-factor'],
  async run({ request, headers, ...options }, { trust, ...given }) {
    const passed = await options.staffAuth.secondStep.pass(request, { proof: given, trust });
    if (!passed.ok) return refused(options, request, passed);
    passOn(passed.headers, headers);
    return isDone;
  },
});

const recover = openStaffCall({
  path: 'session/recovery',
  summary: 'Come in with a recovery code',
  description: 'Each works once, instead of the app.',
  input: codeBody,
  output: z.object({ success: z.literal(true), recoveryCodesLeft: z.int() }),
  refusals: ['wrong-code', 'too-many', 'sign-in-needed', 'second-factor-missing', 'no-second-factor'],
  async run({ request, headers, ...options }, value) {
    const passed = await options.staffAuth.secondStep.recover(request, value.code);
    if (!passed.ok) return refused(options, request, passed);
    passOn(passed.headers, headers);
    return { ...isDone, recoveryCodesLeft: passed.codesLeft };
  },
});

const begin = openStaffCall({
  path: 'second-factor',
  summary: 'A key for an authenticator app',
  description:
    'Shown here and never again. The new app counts once it is confirmed with a first code; until then the old one works on. Whoever has an app or a passkey already proves it, or gives a recovery code.',
  input: proofBody,
  output: z.object({
    key: z.string().meta({ description: 'In base 32, for typing.' }),
    uri: z.string().meta({ description: 'otpauth://…, for a square that the app scans.' }),
  }),
  refusals: ['wrong-code', 'too-many', 'sign-in-needed', 'second-factor-needed'],
  async run({ request, ...options }, value) {
    const begun = await options.staffAuth.secondStep.begin(request, value);
    return begun.ok ? begun : refused(options, request, begun);
  },
});

const confirm = openStaffCall({
  path: 'second-factor/confirmation',
  summary: 'The first code of the new key',
  description:
    'From now on the app is asked for. The other sessions end, and this one goes on under another cookie.',
  input: codeBody,
  output: z.object({ recoveryCodes }),
  refusals: ['wrong-code', 'too-many', 'sign-in-needed', 'second-factor-needed'],
  async run({ request, headers, ...options }, value) {
    const confirmed = await options.staffAuth.secondStep.confirm(request, value.code);
    if (!confirmed.ok) return refused(options, request, confirmed);
    passOn(confirmed.headers, headers);
    return { recoveryCodes: confirmed.recoveryCodes };
  },
});

const renewCodes = staffCall({
  path: 'second-factor/recovery-codes',
  summary: 'Eight other recovery codes',
  description: 'Those that were left no longer work.',
  may: 'any-staff',
  input: proofBody,
  output: z.object({ recoveryCodes }),
  refusals: ['wrong-code', 'too-many', 'no-second-factor'],
  async run({ request, ...options }, value) {
    const renewed = await options.staffAuth.secondStep.renewCodes(request, value);
    return renewed.ok ? renewed : refused(options, request, renewed);
  },
});

const takeOff = staffCall({
  method: 'DELETE',
  path: 'second-factor',
  summary: 'Sign in without an app again',
  description:
    'With a code of the app, a passkey, or a recovery code. Not for whoever must have one and has no passkey.',
  may: 'any-staff',
  input: proofBody,
  output: done,
  refusals: ['wrong-code', 'too-many', 'no-second-factor', 'second-factor-required'],
  async run({ request, ...options }, value) {
    const off = await options.staffAuth.secondStep.takeOff(request, value);
    if (off.ok) return isDone;
    if (off.reason === 'must-have') return refuseStaff('second-factor-required');
    return refused(options, request, { ok: false, reason: off.reason });
  },
});

export const secondFactorCalls = [
  readStep,
  passStep,
  recover,
  begin,
  confirm,
  renewCodes,
  takeOff,
  resetSecondFactor,
] as const;
