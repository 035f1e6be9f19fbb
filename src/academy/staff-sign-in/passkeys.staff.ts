/** Passkeys: signing in by one alone, and one's own. */
import { z } from 'zod';
import { done, isDone } from '../../platform/api/fields.ts';
import { madePasskey, passkeyAnswer, passkeyName, proof, transportKinds } from './passkey.ts';
import { recoveryCodes, refused } from './second-factor.staff.ts';
import { openStaffCall, passOn, staffCall } from '../staff/staff-call.ts';
import { refuseStaff } from '../staff/staff-failures.ts';

const nothing = z.object({});
const reached = z.array(z.object({ id: z.string(), transports: z.array(z.enum(transportKinds)) }));

const asked = z.object({
  challenge: z.string().meta({ description: 'In base64url; answered once, within five minutes.' }),
  rpId: z.string(),
  passkeys: reached.meta({ description: 'Those that count; none when any of the academy does.' }),
  isAlone: z.boolean().meta({ description: 'Whether a fingerprint, face or PIN is needed.' }),
});

const askAlone = openStaffCall({
  path: 'session/passkey/challenge',
  summary: 'What a passkey signs to sign in alone',
  input: nothing,
  output: asked,
  refusals: ['too-many'],
  async run({ staffAuth, request }) {
    const answer = await staffAuth.passkeys.askAlone(request);
    return answer.ok ? answer : refuseStaff(answer.reason);
  },
});

const signIn = openStaffCall({
  path: 'session/passkey',
  summary: 'Sign in with a passkey alone',
  description: 'Only with a fingerprint, face or PIN. No code is asked for.',
  input: z.object({ passkey: passkeyAnswer }),
  output: done,
  refusals: ['wrong-code', 'too-many'],
  async run({ staffAuth, request, headers }, { passkey }) {
    const entered = await staffAuth.passkeys.signIn(request, passkey);
    if (!entered.ok) return refuseStaff(entered.reason);
    passOn(entered.headers, headers);
    return isDone;
  },
});

const ask = openStaffCall({
  path: 'session/second-step/challenge',
  summary: 'What a passkey signs as a second step, or as a proof',
  input: nothing,
  output: asked,
  refusals: ['too-many', 'sign-in-needed', 'second-factor-missing', 'no-second-factor'],
  async run({ request, ...options }) {
    const answer = await options.staffAuth.passkeys.ask(request);
    return answer.ok ? answer : refused(options, request, answer);
  },
});

const begin = openStaffCall({
  path: 'passkeys/challenge',
  summary: 'What a browser needs to make a passkey',
  description:
    'Whoever has an app or a passkey already proves it, or gives a recovery code. `name` is only checked: a browser cannot take back what it made.',
  input: z.object({ name: passkeyName, ...proof }),
  output: z.object({
    challenge: z.string(),
    rpId: z.string(),
    userId: z.string(),
    email: z.string(),
    algorithms: z.array(z.int()),
    passkeys: reached.meta({ description: 'Theirs already.' }),
  }),
  refusals: ['wrong-code', 'too-many', 'sign-in-needed', 'second-factor-needed'],
  async run({ request, ...options }, value) {
    const begun = await options.staffAuth.passkeys.begin(request, value);
    return begun.ok ? begun : refused(options, request, begun);
  },
});

const add = openStaffCall({
  path: 'passkeys',
  summary: 'Add the passkey that a browser made',
  description:
    'The first second step of somebody: the other sessions end, this one goes on under another cookie, and recovery codes are shown.',
  input: z.object({ name: passkeyName, passkey: madePasskey }),
  output: z.object({ recoveryCodes: recoveryCodes.nullable() }),
  refusals: ['wrong-code', 'too-many', 'sign-in-needed', 'second-factor-needed'],
  async run({ request, headers, ...options }, value) {
    const added = await options.staffAuth.passkeys.add(request, value);
    if (!added.ok) return refused(options, request, added);
    passOn(added.headers, headers);
    return { recoveryCodes: added.recoveryCodes };
  },
});

const remove = staffCall({
  method: 'DELETE',
  path: 'passkeys/{id}',
  summary: 'Remove a passkey',
  description: 'The last second step of somebody needs a proof, and stays where the role needs one.',
  may: 'any-staff',
  input: z.object(proof),
  output: done,
  refusals: ['not-found', 'wrong-code', 'too-many', 'no-second-factor', 'second-factor-required'],
  async run({ request, params, ...options }, value) {
    const removed = await options.staffAuth.passkeys.remove(request, params.id, value);
    if (removed.ok) return isDone;
    if (removed.reason === 'not-found') return refuseStaff('not-found');
    if (removed.reason === 'must-have') return refuseStaff('second-factor-required');
    return refused(options, request, { ok: false, reason: removed.reason });
  },
});

export const passkeyCalls = [askAlone, signIn, ask, begin, add, remove] as const;
