/**
 * The second step of the staff sign-in: setting up an authenticator app, passing by it or by a passkey, and recovery codes. Whoever
 * passes gets another cookie, so that a cookie from before the step, stolen or remembered, never counts as signed in.
 */
import { randomBytes } from 'node:crypto';
import type { Handle } from '../../platform/db/handle.ts';
import { type AcademySecret, secretNow } from '../../platform/secret.ts';
import {
  type EntryStage,
  newKey,
  newRecoveryCodes,
  openKey,
  recoveryHash,
  recoveryHashes,
  sealKey,
  type SecondFactorAct,
  stepOf,
  uriOf,
} from './second-factor.ts';
import type { Proof } from './passkey.ts';
import { checkPasskey, type ProvedPasskey } from './passkey-answers.service.ts';
import { deletePasskeysOf, usePasskey } from './passkeys.store.ts';
import {
  confirmSecret,
  keepNextSecret,
  lockSecondFactors,
  readSealedSecrets,
  removeApp,
  removeWithoutFactor,
  replaceRecoveryCodes,
  takeRecoveryCode,
  takeStep,
} from './second-factor.store.ts';
import { passStep } from './staff-sessions.service.ts';
import { endSessionsOf } from '../sign-in/sessions.service.ts';
import { type CalledFrom, writeStaffLog } from '../staff/staff-log.service.ts';
import { forgetTrustedDevicesOf, trustDevice } from './trusted-devices.service.ts';
import type {
  CodesRenewed,
  Entering,
  SecondStep,
  StepBegun,
  StepConfirmed,
  StepPassed,
  StepRecovered,
  StepRefusal,
  StepTakenOff,
} from '../staff/staff-auth.ts';
import type { CodeSignIn, CodeSignInOptions } from '../accounts/code-sign-in.service.ts';
import { countTries } from '../../platform/limits/in-database.ts';
import { secondStepLimits } from '../../platform/limits/limits.ts';
import { markCookie, realms } from '../accounts/realms.service.ts';
import { and, eq, sql } from 'drizzle-orm';
import { staffMembers } from '../staff/staff.table.ts';
import { staffPasskeys, staffSecondFactors } from './second-factor.table.ts';

export type StepParts = {
  options: CodeSignInOptions;
  codeSignIn: Pick<CodeSignIn, 'handOver' | 'enterAs'>;
  at: (request: Request) => Promise<Entering | null>;
  /** For the log. */
  calledFrom: (request: Request) => CalledFrom;
};

/** Counted before a code is checked, by person: another session or IP address gives no more tries. */
async function freeToTry({ options }: StepParts, { staff }: Entering): Promise<boolean> {
  const counted = (name: keyof typeof secondStepLimits) => ({
    about: `second step ${name} ${staff.email}`,
    limit: secondStepLimits[name],
  });
  const free = await countTries(options, [counted('soon'), counted('day')]);
  if (!free) options.log.warn({ realm: 'staff' }, 'Too many tries of a second step');
  return free;
}

type Noted = { subject?: string; left?: number };

/** A line of the log. `subject`: what a passkey or device is called; `left`: how many recovery codes are. */
export const noteIn = (
  tx: Handle,
  { options }: StepParts,
  { staff }: Entering,
  act: SecondFactorAct,
  { subject, left }: Noted = {},
) =>
  writeStaffLog(tx, {
    id: options.uuid(),
    at: options.clock(),
    staff,
    act,
    subject: subject ?? null,
    ...(left !== undefined && { detail: { left: String(left) } }),
  });

/** Uses up a code of the app; false when it is wrong, too old or was used before. */
async function takeAppCode(
  { options }: StepParts,
  tx: Handle,
  { staff: { email } }: Entering,
  code: string,
): Promise<boolean> {
  const { sealed } = await readSealedSecrets(tx, email);
  const key = sealed === null ? null : openKey(options.secret, { email }, sealed);
  const step = key === null ? null : stepOf(key, code, options.clock());
  return step !== null && takeStep(tx, email, step);
}

const takeRecovery = async (
  { options }: StepParts,
  tx: Handle,
  { staff: { email } }: Entering,
  code: string,
) => takeRecoveryCode(tx, email, await recoveryHashes(options.secret, email, code));

/** A code as it was typed, or a passkey whose signature was right. */
export type Checked = string | ProvedPasskey;

const takeFactor = (parts: StepParts, tx: Handle, someone: Entering, checked: Checked): Promise<boolean> =>
  typeof checked === 'string'
    ? takeAppCode(parts, tx, someone, checked)
    : usePasskey(tx, { ...checked, now: parts.options.clock() });

/** A passkey or either kind of code, for a session that is signed in; a used recovery code is logged. */
export async function takeAny(
  parts: StepParts,
  tx: Handle,
  someone: Entering,
  checked: Checked,
): Promise<boolean> {
  if (await takeFactor(parts, tx, someone, checked)) return true;
  if (typeof checked !== 'string' || !(await takeRecovery(parts, tx, someone, checked))) return false;
  const { codesLeft } = await readSealedSecrets(tx, someone.staff.email);
  await noteIn(tx, parts, someone, 'second-factor-recovery-used', { left: codesLeft });
  return true;
}

export async function newCodesIn({ options }: StepParts, tx: Handle, { staff: { email } }: Entering) {
  const codes = newRecoveryCodes();
  const hashes = await Promise.all(codes.map((code) => recoveryHash(secretNow(options.secret), email, code)));
  await replaceRecoveryCodes(tx, email, hashes);
  return codes;
}

/** Gives the session another token; its cookie is made after the commit. */
export async function passWithNewToken(
  { options }: StepParts,
  tx: Handle,
  { sessionId }: Entering,
): Promise<string | null> {
  const token = randomBytes(24).toString('base64url');
  return (await passStep(tx, { sessionId, token, now: options.clock() })) ? token : null;
}

/** The session's cookie under its new token, and the cookie that marks this browser as known. */
export async function cookiesOf(
  { codeSignIn, options }: StepParts,
  someone: Entering | null,
  token: string,
): Promise<Headers> {
  const headers = await codeSignIn.handOver(token);
  if (someone) headers.append('Set-Cookie', markCookie(realms.staff, someone.staff.email, options));
  return headers;
}

/** The request's session when it is at one of these stages. */
export async function statusAt(parts: StepParts, request: Request, stages: readonly EntryStage[]) {
  const someone = await parts.at(request);
  return someone !== null && stages.includes(someone.stage) ? someone : null;
}

/** Rolls back what a transaction wrote before a code turned out to be wrong. */
class WrongCode extends Error {}

async function check(
  { options }: StepParts,
  { staff, sessionId }: Entering,
  { code = '', passkey }: Proof,
): Promise<Checked | null> {
  if (passkey === undefined) return code;
  const { email, from } = staff;
  return checkPasskey(options, passkey, { purpose: 'step', sessionId, email, from });
}

type Work<T> = (tx: Handle, someone: Entering, checked: Checked) => Promise<T | null>;
type Proved<T> = ({ ok: true } & T) | StepRefusal;

/** Runs `work` with the tries counted; rolls it back when it answers null. */
export async function withProof<T extends object>(
  parts: StepParts,
  someone: Entering | null,
  proof: Proof,
  work: Work<T>,
): Promise<Proved<T>> {
  const done = await tryProof(parts, someone, proof, work);
  if (!done.ok && done.reason === 'wrong-code') {
    const by = proof.passkey === undefined ? 'code' : 'passkey';
    parts.options.log.warn({ realm: 'staff', by }, 'A second step was refused');
  }
  return done;
}

async function tryProof<T extends object>(
  parts: StepParts,
  someone: Entering | null,
  proof: Proof,
  work: Work<T>,
): Promise<Proved<T>> {
  if (someone === null) return { ok: false, reason: 'not-here' };
  if (!(await freeToTry(parts, someone))) return { ok: false, reason: 'too-many' };
  const checked = await check(parts, someone, proof);
  if (checked === null) return { ok: false, reason: 'wrong-code' };
  try {
    const done = await parts.options.database.transaction(async (tx) => {
      const worked = await work(tx, someone, checked);
      if (worked === null) throw new WrongCode();
      return worked;
    });
    return { ok: true, ...done };
  } catch (error) {
    if (error instanceof WrongCode) return { ok: false, reason: 'wrong-code' };
    throw error;
  }
}

export const hasFactor = ({ hasApp, hasPasskey }: Entering): boolean => hasApp || hasPasskey;

async function begin(parts: StepParts, request: Request, proof: Proof): Promise<StepBegun> {
  const someone = await statusAt(parts, request, ['set-up-needed', 'in']);
  if (someone === null) return { ok: false, reason: 'not-here' };
  const { database, secret } = parts.options;
  const { email } = someone.staff;
  const show = async (tx: Handle) => {
    const key = newKey();
    await keepNextSecret(tx, email, sealKey(secret, { email, shownTo: someone.sessionId }, key));
    return { key, uri: uriOf(key, email) };
  };
  if (!hasFactor(someone)) return { ok: true, ...(await show(database.db)) };
  return withProof(parts, someone, proof, async (tx, at, checked) =>
    (await takeAny(parts, tx, at, checked)) ? show(tx) : null,
  );
}

async function confirm(parts: StepParts, request: Request, code: string): Promise<StepConfirmed> {
  const { secret, clock } = parts.options;
  const someone = await statusAt(parts, request, ['set-up-needed', 'in']);
  const done = await withProof(parts, someone, { code }, async (tx, at) => {
    const { email } = at.staff;
    const { nextSealed } = await readSealedSecrets(tx, email);
    // A key shown in another session cannot be decrypted here.
    const shown = { email, shownTo: at.sessionId };
    const key = nextSealed === null ? null : openKey(secret, shown, nextSealed);
    const step = key === null ? null : stepOf(key, code, clock());
    if (nextSealed === null || key === null || step === null) return null;
    const sealed = sealKey(secret, { email }, key);
    if (!(await confirmSecret(tx, { email, nextSealed, sealed, step, now: clock() }))) return null;
    const recoveryCodes = await newCodesIn(parts, tx, at);
    const token = await passWithNewToken(parts, tx, at);
    await endSessionsOf(tx, email, at.sessionId);
    await forgetTrustedDevicesOf(tx, email);
    await noteIn(tx, parts, at, 'second-factor-set');
    return token === null ? null : { recoveryCodes, token };
  });
  if (!done.ok) return done;
  return {
    ok: true,
    recoveryCodes: done.recoveryCodes,
    headers: await cookiesOf(parts, someone, done.token),
  };
}

async function pass(
  parts: StepParts,
  request: Request,
  { proof, trust }: { proof: Proof; trust: boolean },
): Promise<StepPassed> {
  const { options } = parts;
  const someone = await statusAt(parts, request, ['code-needed']);
  const done = await withProof(parts, someone, proof, async (tx, at, checked) => {
    if (!(await takeFactor(parts, tx, at, checked))) return null;
    const token = await passWithNewToken(parts, tx, at);
    if (token === null) return null;
    if (!trust) return { token, cookie: null };
    const [{ email }, id, now] = [at.staff, options.uuid(), options.clock()];
    const { cookie, name } = await trustDevice(tx, options, { request, email, id, now });
    await noteIn(tx, parts, at, 'device-trusted', { subject: name });
    return { token, cookie };
  });
  if (!done.ok) return done;
  const headers = await cookiesOf(parts, someone, done.token);
  if (done.cookie !== null) headers.append('Set-Cookie', done.cookie);
  return { ok: true, headers };
}

async function recover(parts: StepParts, request: Request, code: string): Promise<StepRecovered> {
  const someone = await statusAt(parts, request, ['code-needed']);
  const done = await withProof(parts, someone, { code }, async (tx, at) => {
    if (!(await takeRecovery(parts, tx, at, code))) return null;
    const { codesLeft } = await readSealedSecrets(tx, at.staff.email);
    await noteIn(tx, parts, at, 'second-factor-recovery-used', { left: codesLeft });
    const token = await passWithNewToken(parts, tx, at);
    return token === null ? null : { token, codesLeft };
  });
  if (!done.ok) return done;
  return { ok: true, headers: await cookiesOf(parts, someone, done.token), codesLeft: done.codesLeft };
}

async function renewCodes(parts: StepParts, request: Request, proof: Proof): Promise<CodesRenewed> {
  const someone = await statusAt(parts, request, ['in']);
  const theirs = someone !== null && hasFactor(someone) ? someone : null;
  return withProof(parts, theirs, proof, async (tx, at, checked) => {
    if (!(await takeFactor(parts, tx, at, checked))) return null;
    await noteIn(tx, parts, at, 'second-factor-codes-renewed');
    return { recoveryCodes: await newCodesIn(parts, tx, at) };
  });
}

async function takeOff(parts: StepParts, request: Request, proof: Proof): Promise<StepTakenOff> {
  const someone = await statusAt(parts, request, ['in']);
  if (someone?.isRequired && !someone.hasPasskey) return { ok: false, reason: 'must-have' };
  return withProof(parts, someone?.hasApp ? someone : null, proof, async (tx, at, checked) => {
    const { email } = at.staff;
    const { passkeys } = await lockSecondFactors(tx, email);
    if (at.isRequired && passkeys === 0) return null;
    if (!(await takeAny(parts, tx, at, checked))) return null;
    await removeApp(tx, email);
    if (passkeys === 0) await removeWithoutFactor(tx, email);
    await noteIn(tx, parts, at, 'second-factor-taken-off');
    return {};
  });
}

export const makeSecondStep = (parts: StepParts): SecondStep => ({
  codesLeft: async (email) => (await readSealedSecrets(parts.options.database.db, email)).codesLeft,
  begin: (request, proof) => begin(parts, request, proof),
  confirm: (request, code) => confirm(parts, request, code),
  pass: (request, given) => pass(parts, request, given),
  recover: (request, code) => recover(parts, request, code),
  renewCodes: (request, proof) => renewCodes(parts, request, proof),
  takeOff: (request, proof) => takeOff(parts, request, proof),
});

/** E-mail addresses in lower case → since when they have a confirmed app or a passkey; whoever has none is left out. */
export async function readSecondFactors(db: Handle): Promise<Map<string, Date>> {
  const first = sql<Date | null>`min(least(${staffSecondFactors.confirmedAt}, ${staffPasskeys.addedAt}))`;
  const rows = await db
    .select({ email: staffMembers.email, since: first.mapWith(staffPasskeys.addedAt) })
    .from(staffMembers)
    .leftJoin(staffSecondFactors, eq(staffSecondFactors.email, staffMembers.email))
    .leftJoin(staffPasskeys, eq(staffPasskeys.email, staffMembers.email))
    .groupBy(staffMembers.email);
  return new Map(rows.flatMap(({ email, since }) => (since === null ? [] : [[email, since]])));
}

/** Encrypts anew the secrets of the apps that only the secret before opens: when it is taken away they still work. */
export async function resealApps(db: Handle, secret: AcademySecret): Promise<void> {
  const rows = await db.select().from(staffSecondFactors);
  for (const { email, sealed } of rows) {
    if (sealed === null || openKey(secretNow(secret), { email }, sealed) !== null) continue;
    const key = openKey(secret, { email }, sealed);
    if (key === null) continue;
    await db
      .update(staffSecondFactors)
      .set({ sealed: sealKey(secret, { email }, key) })
      .where(and(eq(staffSecondFactors.email, email), eq(staffSecondFactors.sealed, sealed)));
  }
}

/** Deletes their app, passkeys, recovery codes and trusted devices; false when they had neither app nor passkey. */
export async function removeSecondFactor(tx: Handle, email: string): Promise<boolean> {
  const hadApp = await removeApp(tx, email);
  const hadPasskey = await deletePasskeysOf(tx, email);
  await removeWithoutFactor(tx, email);
  return hadApp || hadPasskey;
}
