/**
 * The second step of staff's sign-in: setting an authenticator app up, passing it, and what stands in for it. Whoever
 * passes goes on under another cookie: one of before the step, taken or remembered, stays outside.
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
import { countTries } from './tries.store.ts';
import { staffMark } from '../accounts/code-realm.ts';

const minuteMs = 60_000;
/** A code is one of a million, and three are right at any time: the day's share keeps guessing hopeless. The shorter first. */
const limits = {
  soon: { most: 10, windowMs: 15 * minuteMs },
  day: { most: 50, windowMs: 24 * 60 * minuteMs },
};

/** Whose session a request carries, and how far she has come. */
export type AtStep = Entering & { sessionId: string };

export type StepParts = {
  options: CodeSignInOptions;
  door: Pick<CodeSignIn, 'handOver'>;
  at: (request: Request) => Promise<AtStep | null>;
};

/** Counted before a code is looked at, by who she is: another session or another place gives no more tries. */
async function freeToTry({ options }: StepParts, { staff }: AtStep): Promise<boolean> {
  const counted = Object.entries(limits).map(([name, limit]) => ({
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

/** Uses a code of her app up; false when it is wrong, too old or was used before. */
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

/** Either of them, for what is done from inside; a recovery code that was used is noted. */
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

/** Her session under another token, whose cookie is made once it is committed. */
async function letIn({ options }: StepParts, tx: Handle, { sessionId }: AtStep): Promise<string | null> {
  const token = randomBytes(24).toString('base64url');
  return (await passStep(tx, { sessionId, token, now: options.clock() })) ? token : null;
}

/** The cookies of whoever came in: her session's under its new token, and the mark of a browser that is known from now on. */
async function cookiesOf(
  { door, options }: StepParts,
  someone: AtStep | null,
  token: string,
): Promise<Headers> {
  const headers = await door.handOver(token);
  if (someone) headers.append('Set-Cookie', staffMark.cookieFor(someone.staff.email, options));
  return headers;
}

/** The request's session when it stands at one of these stages. */
async function statusAt(parts: StepParts, request: Request, stages: readonly EntryStage[]) {
  const someone = await parts.at(request);
  return someone !== null && stages.includes(someone.stage) ? someone : null;
}

/** Takes back what a transaction wrote before a code turned out to be wrong. */
class WrongCode extends Error {}

/** What a code lets her do, with the tries counted: nothing of it is kept when `work` answers null. */
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
    // What another session was shown opens here for nobody.
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
