/**
 * The second step of the staff sign-in: setting up an authenticator app, passing it, and recovery codes. Whoever passes gets
 * another cookie, so that a cookie from before the step, stolen or remembered, never counts as signed in.
 */
import { randomBytes } from 'node:crypto';
import type { Handle } from '../../platform/db/handle.ts';
import {
  type EntryStage,
  newKey,
  newRecoveryCodes,
  openKey,
  recoveryHash,
  sealKey,
  type SecondFactorAct,
  stepOf,
  uriOf,
} from './second-factor.ts';
import {
  confirmSecret,
  endSessionsOf,
  keepNextSecret,
  passStep,
  readSealedSecrets,
  removeSecondFactor,
  replaceRecoveryCodes,
  takeRecoveryCode,
  takeStep,
} from './second-factor.store.ts';
import { writeStaffLog } from './staff-log.store.ts';
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
} from './staff-auth.ts';
import type { CodeSignIn, CodeSignInOptions } from '../accounts/code-sign-in.service.ts';
import { countTries } from '../../platform/limits/in-database.ts';
import { secondStepLimits } from '../../platform/limits/limits.ts';
import { markCookie, realms } from '../accounts/realms.store.ts';

/** Whose session a request carries, and the step of the sign-in it is at. */
export type AtStep = Entering & { sessionId: string };

export type StepParts = {
  options: CodeSignInOptions;
  codeSignIn: Pick<CodeSignIn, 'handOver'>;
  at: (request: Request) => Promise<AtStep | null>;
};

/** Counted before a code is checked, by person: another session or IP address gives no more tries. */
async function freeToTry({ options }: StepParts, { staff }: AtStep): Promise<boolean> {
  const counted = Object.entries(secondStepLimits).map(([name, limit]) => ({
    about: `second step ${name} ${staff.email}`,
    limit,
  }));
  const free = await countTries(options, counted);
  if (!free) options.log.warn({ realm: 'staff' }, 'Too many tries of a second step');
  return free;
}

const noteIn = (tx: Handle, { options }: StepParts, { staff }: AtStep, act: SecondFactorAct, left?: number) =>
  writeStaffLog(tx, {
    id: options.uuid(),
    at: options.clock(),
    staff,
    act,
    subject: null,
    ...(left !== undefined && { detail: { left: String(left) } }),
  });

/** Uses up a code of the app; false when it is wrong, too old or was used before. */
async function takeAppCode(
  { options }: StepParts,
  tx: Handle,
  { staff: { email } }: AtStep,
  code: string,
): Promise<boolean> {
  const { sealed } = await readSealedSecrets(tx, email);
  const key = sealed === null ? null : openKey(options.secret, { email }, sealed);
  const step = key === null ? null : stepOf(key, code, options.clock());
  return step !== null && takeStep(tx, email, step);
}

const takeRecovery = ({ options }: StepParts, tx: Handle, { staff: { email } }: AtStep, code: string) =>
  takeRecoveryCode(tx, email, recoveryHash(options.secret, email, code));

/** Either kind of code, for a session that is signed in; a used recovery code is logged. */
async function takeEither(parts: StepParts, tx: Handle, someone: AtStep, code: string): Promise<boolean> {
  if (await takeAppCode(parts, tx, someone, code)) return true;
  if (!(await takeRecovery(parts, tx, someone, code))) return false;
  const { codesLeft } = await readSealedSecrets(tx, someone.staff.email);
  await noteIn(tx, parts, someone, 'second-factor-recovery-used', codesLeft);
  return true;
}

async function newCodesIn({ options }: StepParts, tx: Handle, { staff: { email } }: AtStep) {
  const codes = newRecoveryCodes();
  const hashes = codes.map((code) => recoveryHash(options.secret, email, code));
  await replaceRecoveryCodes(tx, email, hashes);
  return codes;
}

/** Gives the session another token; its cookie is made after the commit. */
async function letIn({ options }: StepParts, tx: Handle, { sessionId }: AtStep): Promise<string | null> {
  const token = randomBytes(24).toString('base64url');
  return (await passStep(tx, { sessionId, token, now: options.clock() })) ? token : null;
}

/** The session's cookie under its new token, and the cookie that marks this browser as known. */
async function cookiesOf(
  { codeSignIn, options }: StepParts,
  someone: AtStep | null,
  token: string,
): Promise<Headers> {
  const headers = await codeSignIn.handOver(token);
  if (someone) headers.append('Set-Cookie', markCookie(realms.staff, someone.staff.email, options));
  return headers;
}

/** The request's session when it is at one of these stages. */
async function statusAt(parts: StepParts, request: Request, stages: readonly EntryStage[]) {
  const someone = await parts.at(request);
  return someone !== null && stages.includes(someone.stage) ? someone : null;
}

/** Rolls back what a transaction wrote before a code turned out to be wrong. */
class WrongCode extends Error {}

/** Runs `work` with the tries counted; rolls it back when it answers null. */
async function withCode<T extends object>(
  parts: StepParts,
  someone: AtStep | null,
  work: (tx: Handle, someone: AtStep) => Promise<T | null>,
): Promise<({ ok: true } & T) | StepRefusal> {
  if (someone === null) return { ok: false, reason: 'not-here' };
  if (!(await freeToTry(parts, someone))) return { ok: false, reason: 'too-many' };
  try {
    const done = await parts.options.database.transaction(async (tx) => {
      const worked = await work(tx, someone);
      if (worked === null) throw new WrongCode();
      return worked;
    });
    return { ok: true, ...done };
  } catch (error) {
    if (error instanceof WrongCode) return { ok: false, reason: 'wrong-code' };
    throw error;
  }
}

async function begin(parts: StepParts, request: Request, code: string | null): Promise<StepBegun> {
  const someone = await statusAt(parts, request, ['set-up-needed', 'in']);
  if (someone === null) return { ok: false, reason: 'not-here' };
  const { database, secret } = parts.options;
  const { email } = someone.staff;
  const show = async (tx: Handle) => {
    const key = newKey();
    await keepNextSecret(tx, email, sealKey(secret, { email, shownTo: someone.sessionId }, key));
    return { key, uri: uriOf(key, email) };
  };
  if (!someone.hasFactor) return { ok: true, ...(await show(database.db)) };
  return withCode(parts, someone, async (tx) =>
    (await takeEither(parts, tx, someone, code ?? '')) ? show(tx) : null,
  );
}

async function confirm(parts: StepParts, request: Request, code: string): Promise<StepConfirmed> {
  const { secret, clock } = parts.options;
  const someone = await statusAt(parts, request, ['set-up-needed', 'in']);
  const done = await withCode(parts, someone, async (tx, at) => {
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
    const token = await letIn(parts, tx, at);
    await endSessionsOf(tx, email, at.sessionId);
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

async function pass(parts: StepParts, request: Request, code: string): Promise<StepPassed> {
  const someone = await statusAt(parts, request, ['code-needed']);
  const done = await withCode(parts, someone, async (tx, at) => {
    if (!(await takeAppCode(parts, tx, at, code))) return null;
    const token = await letIn(parts, tx, at);
    return token === null ? null : { token };
  });
  return done.ok ? { ok: true, headers: await cookiesOf(parts, someone, done.token) } : done;
}

async function recover(parts: StepParts, request: Request, code: string): Promise<StepRecovered> {
  const someone = await statusAt(parts, request, ['code-needed']);
  const done = await withCode(parts, someone, async (tx, at) => {
    if (!(await takeRecovery(parts, tx, at, code))) return null;
    const { codesLeft } = await readSealedSecrets(tx, at.staff.email);
    await noteIn(tx, parts, at, 'second-factor-recovery-used', codesLeft);
    const token = await letIn(parts, tx, at);
    return token === null ? null : { token, codesLeft };
  });
  if (!done.ok) return done;
  return { ok: true, headers: await cookiesOf(parts, someone, done.token), codesLeft: done.codesLeft };
}

async function renewCodes(parts: StepParts, request: Request, code: string): Promise<CodesRenewed> {
  const someone = await statusAt(parts, request, ['in']);
  return withCode(parts, someone?.hasFactor ? someone : null, async (tx, at) => {
    if (!(await takeAppCode(parts, tx, at, code))) return null;
    await noteIn(tx, parts, at, 'second-factor-codes-renewed');
    return { recoveryCodes: await newCodesIn(parts, tx, at) };
  });
}

async function takeOff(parts: StepParts, request: Request, code: string): Promise<StepTakenOff> {
  const someone = await statusAt(parts, request, ['in']);
  if (someone?.isRequired) return { ok: false, reason: 'must-have' };
  return withCode(parts, someone?.hasFactor ? someone : null, async (tx, at) => {
    if (!(await takeEither(parts, tx, at, code))) return null;
    await removeSecondFactor(tx, at.staff.email);
    await noteIn(tx, parts, at, 'second-factor-taken-off');
    return {};
  });
}

export const makeSecondStep = (parts: StepParts): SecondStep => ({
  codesLeft: async (email) => (await readSealedSecrets(parts.options.database.db, email)).codesLeft,
  begin: (request, code) => begin(parts, request, code),
  confirm: (request, code) => confirm(parts, request, code),
  pass: (request, code) => pass(parts, request, code),
  recover: (request, code) => recover(parts, request, code),
  renewCodes: (request, code) => renewCodes(parts, request, code),
  takeOff: (request, code) => takeOff(parts, request, code),
});
