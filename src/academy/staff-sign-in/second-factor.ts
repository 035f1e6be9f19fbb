/** The second step of the staff sign-in: a code of an authenticator app, or a passkey, after the code by e-mail. */
import { createHmac, hkdfSync, randomInt, scrypt, type ScryptOptions } from 'node:crypto';
import { promisify } from 'node:util';
import { Secret, TOTP } from 'otpauth';
import {
  mayDecideClaims,
  mayManageStaff,
  mayRecordPayments,
  mayRefund,
  type StaffRole,
} from '../staff/who-may.ts';
import { firstOpened, type AcademySecret, secretNow, secretsOf } from '../../platform/secret.ts';
import { openText, sealText } from '../../platform/text/sealed-text.ts';

/**
 * 'required': everybody needs an app or a passkey to sign in, owner and finance from the first day, the others after
 * `daysWithout`. 'offered': they are asked to set one up, and sign in without.
 */
export type SecondFactorRule = 'required' | 'offered';

/**
 * 'code-needed': the app's six digits, or a passkey. 'set-up-needed': one of them is required and missing. Until 'in', the staff
 * API answers nothing but these two steps.
 */
export type EntryStage = 'code-needed' | 'set-up-needed' | 'in';

/** Whoever moves money or manages staff. */
export const needsSecondFactor = (role: StaffRole): boolean =>
  [mayRefund, mayDecideClaims, mayRecordPayments, mayManageStaff].some((may) => may({ role }));

/** How long a new colleague who moves no money may go without one. */
const daysWithout = 7;

/** Whether somebody who joined then cannot sign in without one any more. */
export const isRequired = (
  { role, addedAt }: { role: StaffRole; addedAt: Date },
  rule: SecondFactorRule,
  now: Date,
): boolean =>
  rule === 'required' &&
  (needsSecondFactor(role) || now.getTime() - addedAt.getTime() >= daysWithout * 86_400_000);

export function stageOf(has: { factor: boolean; passed: boolean }, isNeeded: boolean): EntryStage {
  if (has.factor) return has.passed ? 'in' : 'code-needed';
  return isNeeded ? 'set-up-needed' : 'in';
}

export const recoveryCodeCount = 8;

/** How long a trusted device is not asked for the second step. */
export const trustedDays = 30;

/** Acts of the staff log about one's own second step; a colleague's act is 'second-factor-reset'. */
export type SecondFactorAct =
  | 'passkey-added'
  | 'passkey-removed'
  | 'passkey-refused'
  | 'device-trusted'
  | 'second-factor-set'
  | 'second-factor-recovery-used'
  | 'second-factor-codes-renewed'
  | 'second-factor-taken-off';

/**
 * Codes of an authenticator app (RFC 6238: SHA-1, six digits, half a minute, as every such app has them), and recovery codes for
 * when the phone is lost.
 */
const periodSeconds = 30;

const keyFrom = (secret: string): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, '', 'derb staff second factor', 32));

/** A key of 160 bits in base 32, as people type it into their app. */
export const newKey = (): string => new Secret({ size: 20 }).base32;

const totpOf = (key: string, email: string): TOTP =>
  new TOTP({
    issuer: 'Derb',
    label: email,
    secret: Secret.fromBase32(key),
    algorithm: 'SHA1',
    digits: 6,
    period: periodSeconds,
  });

/** The content of the QR code: 'otpauth://totp/Derb:…'. */
export const uriOf = (key: string, email: string): string => totpOf(key, email).toString();

/** The half minute of this code, or of the one before or after; null for a wrong code. */
export function stepOf(key: string, code: string, at: Date): number | null {
  if (!/^\d{6}$/.test(code)) return null;
  const off = totpOf(key, '').validate({ token: code, timestamp: at.getTime(), window: 1 });
  return off === null ? null : Math.floor(at.getTime() / 1_000 / periodSeconds) + off;
}

/** Whose key it is; `shownTo`: the session that was shown it, before a code has confirmed it. */
type KeyHolder = { email: string; shownTo?: string };

const boundTo = ({ email, shownTo }: KeyHolder): string =>
  shownTo === undefined ? email : `${email} shown to ${shownTo}`;

/** The key encrypted for the table; it can be decrypted for this holder alone. */
export const sealKey = (secret: AcademySecret, holder: KeyHolder, key: string): string =>
  sealText(keyFrom(secretNow(secret)), key, boundTo(holder));

/** Null when it was encrypted with another secret, for somebody else or in another session. */
export const openKey = (secret: AcademySecret, holder: KeyHolder, sealed: string): string | null =>
  firstOpened(secretsOf(secret), (one) => openText(keyFrom(one), sealed, boundTo(holder)));

/** Without letters and digits that look alike. */
const alphabet = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
const half = 5;

const partOf = (): string =>
  Array.from({ length: half }, () => alphabet.charAt(randomInt(alphabet.length))).join('');

/** Fifty bits each, in two halves: 'ABCDE-23456'. */
export const newRecoveryCodes = (): string[] =>
  Array.from({ length: recoveryCodeCount }, () => `${partOf()}-${partOf()}`);

const slowly = promisify<string, Buffer, number, ScryptOptions, Buffer>(scrypt);

/** 16 MB and some fifty milliseconds for each try. */
const cost: ScryptOptions = { N: 16_384, r: 8, p: 1 };

/** Keyed hash of a recovery code for this person; spelling (case, spaces, dashes) does not matter. */
const quickHash = (secret: string, email: string, code: string): Buffer =>
  createHmac('sha256', keyFrom(secret))
    .update(`recovery code of ${email}: ${code.toUpperCase().replace(/[^0-9A-Z]/g, '')}`)
    .digest();

/** What is kept of a recovery code: whoever reads the table, and the secret too, still tries each one slowly. */
export async function recoveryHash(secret: string, email: string, code: string): Promise<string> {
  const quick = quickHash(secret, email, code).toString('base64url');
  return (await slowly(quick, keyFrom(secret), 32, cost)).toString('base64url');
}

/** Those that a typed code may be kept under: for each accepted secret, slowly, and quickly as they were kept before. */
export const recoveryHashes = async (
  secret: AcademySecret,
  email: string,
  code: string,
): Promise<string[]> => {
  const secrets = secretsOf(secret);
  const slow = await Promise.all(secrets.map((one) => recoveryHash(one, email, code)));
  return [...slow, ...secrets.map((one) => quickHash(one, email, code).toString('base64url'))];
};
