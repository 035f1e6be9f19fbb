/**
 * Passkeys of staff: signing in by one alone, adding and removing them. Passing the second step by one is in
 * `second-step.service.ts`, how an answer is checked in `passkey-answers.service.ts`.
 */
import type { Handle } from '../../platform/db/handle.ts';
import { countTries } from '../../platform/limits/in-database.ts';
import { signInLimits } from '../../platform/limits/limits.ts';
import { markCookie, realms } from '../accounts/realms.service.ts';
import { mostPasskeys, passkeyAlgorithms, type MadePasskey, type Proof } from './passkey.ts';
import { checkPasskey, newChallenge, readMade, rpIdOf, userHandleOf } from './passkey-answers.service.ts';
import { deletePasskey, insertPasskey, readPasskeys, usePasskey } from './passkeys.store.ts';
import { lockSecondFactors, removeWithoutFactor } from './second-factor.store.ts';
import { keepPassedStep } from './staff-sessions.service.ts';
import { endSessionsOf } from '../sign-in/sessions.service.ts';
import {
  type Checked,
  cookiesOf,
  hasFactor,
  passWithNewToken,
  newCodesIn,
  noteIn,
  statusAt,
  type StepParts,
  takeAny,
  withProof,
} from './second-step.service.ts';
import type { Entering, PasskeyReached, Passkeys } from '../staff/staff-auth.ts';
import { findStaffUser } from '../staff/staff-members.service.ts';
import { writeStaffLog } from '../staff/staff-log.service.ts';

/** Counted by caller: whose passkey it is shows only once it is right. */
const mayTry = ({ options }: StepParts, request: Request, what: 'asked' | 'tried'): Promise<boolean> =>
  countTries(options, [
    {
      about: `staff passkey ${what} ${options.addressOf(request)}`,
      limit: signInLimits.staff.triesPerAddress,
    },
  ]);

async function reachedBy({ options }: StepParts, email: string): Promise<PasskeyReached[]> {
  const passkeys = await readPasskeys(options.database.db, email);
  return passkeys.map(({ credential, transports }) => ({ id: credential, transports }));
}

const askAlone =
  (parts: StepParts): Passkeys['askAlone'] =>
  async (request) => {
    if (!(await mayTry(parts, request, 'asked'))) return { ok: false, reason: 'too-many' };
    const challenge = await newChallenge(parts.options, { purpose: 'sign-in', sessionId: null });
    return { ok: true, challenge, rpId: rpIdOf(parts.options), passkeys: [], isAlone: true };
  };

const signIn =
  (parts: StepParts): Passkeys['signIn'] =>
  async (request, answer) => {
    const entered = await enter(parts, request, answer);
    const line = { realm: 'staff', by: 'passkey' };
    if (!entered.ok) parts.options.log.warn({ ...line, reason: entered.reason }, 'A sign-in was refused');
    return entered;
  };

const enter: (
  parts: StepParts,
  ...asked: Parameters<Passkeys['signIn']>
) => ReturnType<Passkeys['signIn']> = async (parts, request, answer) => {
  const { options, codeSignIn, calledFrom } = parts;
  const { database, clock, uuid } = options;
  if (!(await mayTry(parts, request, 'tried'))) return { ok: false, reason: 'too-many' };
  const from = calledFrom(request);
  const asked = { purpose: 'sign-in', sessionId: null, email: null, from } as const;
  const proved = await checkPasskey(options, answer, asked);
  if (proved === null) return { ok: false, reason: 'wrong-code' };
  const { email, name, userId } = proved;
  const isUsed = await usePasskey(database.db, { ...proved, now: clock() });
  // Of two answers at once with one counter the second comes too late.
  if (!isUsed) return { ok: false, reason: 'wrong-code' };
  const { headers, visitor } = await codeSignIn.enterAs(request, userId);
  await database.transaction(async (tx) => {
    await keepPassedStep(tx, visitor.sessionId, clock());
    const line = { id: uuid(), at: clock(), act: 'sign-in', subject: null } as const;
    await writeStaffLog(tx, { ...line, staff: { email, from }, detail: { passkey: name } });
  });
  headers.append('Set-Cookie', markCookie(realms.staff, email, options));
  return { ok: true, headers };
};

const ask =
  (parts: StepParts): Passkeys['ask'] =>
  async (request) => {
    const someone = await statusAt(parts, request, ['code-needed', 'in']);
    if (!someone?.hasPasskey) return { ok: false, reason: 'not-here' };
    const { sessionId, staff } = someone;
    const challenge = await newChallenge(parts.options, { purpose: 'step', sessionId });
    const passkeys = await reachedBy(parts, staff.email);
    return { ok: true, challenge, rpId: rpIdOf(parts.options), passkeys, isAlone: false };
  };

const begin =
  (parts: StepParts): Passkeys['begin'] =>
  async (request, proof) => {
    const someone = await statusAt(parts, request, ['set-up-needed', 'in']);
    if (someone === null) return { ok: false, reason: 'not-here' };
    const { options } = parts;
    const { email } = someone.staff;
    const passkeys = await reachedBy(parts, email);
    if (passkeys.length >= mostPasskeys) return { ok: false, reason: 'too-many' };
    if (hasFactor(someone)) {
      const proved = await withProof(parts, someone, proof, async (tx, at, checked) =>
        (await takeAny(parts, tx, at, checked)) ? {} : null,
      );
      if (!proved.ok) return proved;
    }
    const userId = await findStaffUser(options.database.db, email);
    // Removed from the staff meanwhile.
    if (userId === null) return { ok: false, reason: 'not-here' };
    const challenge = await newChallenge(options, { purpose: 'add', sessionId: someone.sessionId });
    const made = { challenge, rpId: rpIdOf(options), userId: userHandleOf(userId), email, passkeys };
    return { ok: true, ...made, algorithms: [...passkeyAlgorithms] };
  };

type Made = NonNullable<Awaited<ReturnType<typeof readMade>>>;

/** The first one makes recovery codes, and ends what was signed in without it. Null when it is known already. */
async function addIn(parts: StepParts, tx: Handle, at: Entering, made: Made & { name: string }) {
  const { uuid, clock } = parts.options;
  const { email } = at.staff;
  const { hasApp, passkeys } = await lockSecondFactors(tx, email);
  if (!(await insertPasskey(tx, { ...made, id: uuid(), email, addedAt: clock() }))) return null;
  await noteIn(tx, parts, at, 'passkey-added', { subject: made.name });
  if (hasApp || passkeys > 0) return { recoveryCodes: null, token: null };
  const token = await passWithNewToken(parts, tx, at);
  if (token === null) return null;
  const recoveryCodes = await newCodesIn(parts, tx, at);
  await endSessionsOf(tx, email, at.sessionId);
  return { recoveryCodes, token };
}

async function add(
  parts: StepParts,
  request: Request,
  { name, passkey }: { name: string; passkey: MadePasskey },
): ReturnType<Passkeys['add']> {
  const someone = await statusAt(parts, request, ['set-up-needed', 'in']);
  const made = someone && (await readMade(parts.options, passkey, someone.sessionId));
  const done = await withProof(parts, someone, {}, async (tx, at) =>
    made === null ? null : addIn(parts, tx, at, { ...made, name }),
  );
  if (!done.ok) return done;
  const { recoveryCodes, token } = done;
  const headers = token === null ? new Headers() : await cookiesOf(parts, someone, token);
  return { ok: true, recoveryCodes, headers };
}

async function remove(
  parts: StepParts,
  request: Request,
  id: string,
  proof: Proof,
): ReturnType<Passkeys['remove']> {
  const { database } = parts.options;
  const someone = await statusAt(parts, request, ['in']);
  if (someone === null) return { ok: false, reason: 'not-here' };
  const { email } = someone.staff;
  const theirs = await readPasskeys(database.db, email);
  const passkey = theirs.find((one) => one.id === id);
  if (passkey === undefined) return { ok: false, reason: 'not-found' };
  const isLast = !someone.hasApp && theirs.length === 1;
  if (isLast && someone.isRequired) return { ok: false, reason: 'must-have' };
  /** `checked`: null without a proof. Null when others were removed meanwhile, and this has become the last. */
  const take = async (tx: Handle, checked: Checked | null) => {
    const { hasApp, passkeys } = await lockSecondFactors(tx, email);
    if (!hasApp && passkeys < 2) {
      if (checked === null || !(await takeAny(parts, tx, someone, checked))) return null;
      await removeWithoutFactor(tx, email);
    }
    await deletePasskey(tx, email, id);
    await noteIn(tx, parts, someone, 'passkey-removed', { subject: passkey.name });
    return {};
  };
  if (isLast) return withProof(parts, someone, proof, (tx, _at, checked) => take(tx, checked));
  const done = await database.transaction((tx) => take(tx, null));
  return done === null ? { ok: false, reason: 'wrong-code' } : { ok: true };
}

export const makePasskeys = (parts: StepParts): Passkeys => ({
  askAlone: askAlone(parts),
  signIn: signIn(parts),
  ask: ask(parts),
  begin: begin(parts),
  add: (request, made) => add(parts, request, made),
  remove: (request, id, proof) => remove(parts, request, id, proof),
});
