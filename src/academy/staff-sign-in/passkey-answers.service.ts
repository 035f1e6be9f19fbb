/**
 * What passkeys signed (WebAuthn): the challenges they are given, and whether an answer counts. Each challenge is used up by its
 * first answer, right or wrong. The library that reads their bytes is loaded at the first answer.
 */
import { randomBytes } from 'node:crypto';
import {
  challengeIn,
  challengeMinutes,
  type ChallengePurpose,
  isLater,
  type MadePasskey,
  passkeyAlgorithms,
  type PasskeyAnswer,
  transportKinds,
} from './passkey.ts';
import { findPasskey, keepChallenge, takeChallenge } from './passkeys.store.ts';
import { type Acting, type CalledFrom, writeStaffLog } from '../staff/staff-log.service.ts';
import type { CodeSignInOptions } from '../accounts/code-sign-in.service.ts';

/** Passkeys belong to the public address of the academy, and no other. */
export const rpIdOf = ({ publicOrigin }: CodeSignInOptions): string => new URL(publicOrigin).hostname;

/** An account's id as passkeys keep it: it says nothing about its owner. In base64url. */
export const userHandleOf = (userId: string): string => Buffer.from(userId).toString('base64url');

type Purpose = { purpose: ChallengePurpose; sessionId: string | null };

/** A random value of 256 bits to sign, in base64url. */
export async function newChallenge(
  { database, clock }: CodeSignInOptions,
  { purpose, sessionId }: Purpose,
): Promise<string> {
  const challenge = randomBytes(32).toString('base64url');
  const now = clock();
  const expiresAt = new Date(now.getTime() + challengeMinutes * 60_000);
  await keepChallenge(database.db, { challenge, purpose, sessionId, expiresAt }, now);
  return challenge;
}

/** The challenge that was answered, used up; null when it is not ours, for something else, or too old. */
async function challengeOf(
  { database, clock }: CodeSignInOptions,
  clientDataJSON: string,
  asked: Purpose,
): Promise<string | null> {
  const challenge = challengeIn(clientDataJSON);
  if (challenge === null) return null;
  return (await takeChallenge(database.db, { challenge, ...asked }, clock())) ? challenge : null;
}

/** The library throws what it refuses; it has no other faults, because it asks nothing of anybody. */
async function orRefused<T>({ log }: CodeSignInOptions, read: () => Promise<T>): Promise<T | null> {
  try {
    return await read();
  } catch (refused) {
    const said = refused instanceof Error ? refused.message.slice(0, 120) : 'unknown';
    log.warn({ realm: 'staff', said }, 'A passkey was refused');
    return null;
  }
}

const bytesOf = (text: string): Uint8Array<ArrayBuffer> => new Uint8Array(Buffer.from(text, 'base64url'));

/** A passkey whose answer counts, before its use is noted. */
export type ProvedPasskey = { id: string; counter: number; name: string; email: string; userId: string };

/**
 * `email`: whose it has to be; null for a sign-in by it alone, which takes a fingerprint, face or PIN. `from`: who asks, for the
 * log.
 */
type Wanted = Purpose & { email: string | null; from: CalledFrom | undefined };

/** Null when it is refused. A counter that went back is in the log: somebody may have copied the passkey. */
export async function checkPasskey(
  options: CodeSignInOptions,
  answer: PasskeyAnswer,
  { email, from, ...asked }: Wanted,
): Promise<ProvedPasskey | null> {
  const challenge = await challengeOf(options, answer.clientDataJSON, asked);
  const found = await findPasskey(options.database.db, answer.id);
  if (challenge === null || found === null) return null;
  const { passkey, userId } = found;
  const isAlone = email === null;
  if (isAlone ? !passkey.isVerified || answer.userHandle === null : passkey.email !== email) return null;
  if (answer.userHandle !== null && answer.userHandle !== userHandleOf(userId)) return null;
  const info = await readAnswer(options, answer, { challenge, publicKey: passkey.publicKey, isAlone });
  if (info === null) return null;
  const { id, name } = passkey;
  const owner = passkey.email;
  if (isLater(passkey.counter, info.newCounter))
    return { id, name, email: owner, userId, counter: info.newCounter };
  await noteRefused(options, { email: owner, from }, name);
  return null;
}

async function readAnswer(
  options: CodeSignInOptions,
  { id, userHandle, ...response }: PasskeyAnswer,
  { challenge, publicKey, isAlone }: { challenge: string; publicKey: string; isAlone: boolean },
) {
  const { verifyAuthenticationResponse } = await import('@simplewebauthn/server');
  const read = await orRefused(options, () =>
    verifyAuthenticationResponse({
      response: {
        id,
        rawId: id,
        type: 'public-key',
        response: { ...response, ...(userHandle !== null && { userHandle }) },
        clientExtensionResults: {},
      },
      expectedChallenge: challenge,
      expectedOrigin: options.publicOrigin,
      expectedRPID: rpIdOf(options),
      // Its counter is compared by us, so that one that went back is noted.
      credential: { id, publicKey: bytesOf(publicKey), counter: 0 },
      requireUserVerification: isAlone,
    }),
  );
  return read?.verified ? read.authenticationInfo : null;
}

function noteRefused({ database, clock, uuid, log }: CodeSignInOptions, staff: Acting, name: string) {
  log.warn({ realm: 'staff' }, 'The counter of a passkey went back');
  const line = { id: uuid(), at: clock(), act: 'passkey-refused', subject: name } as const;
  return writeStaffLog(database.db, { ...line, staff });
}

/** A new passkey as its browser describes it; null when it is refused. `isVerified`: a fingerprint, face or PIN was asked for. */
export async function readMade(options: CodeSignInOptions, made: MadePasskey, sessionId: string) {
  const { id, clientDataJSON, attestationObject, transports } = made;
  const challenge = await challengeOf(options, clientDataJSON, { purpose: 'add', sessionId });
  if (challenge === null) return null;
  const { verifyRegistrationResponse } = await import('@simplewebauthn/server');
  const read = await orRefused(options, () =>
    verifyRegistrationResponse({
      response: {
        id,
        rawId: id,
        type: 'public-key',
        response: { clientDataJSON, attestationObject, transports },
        clientExtensionResults: {},
      },
      expectedChallenge: challenge,
      expectedOrigin: options.publicOrigin,
      expectedRPID: rpIdOf(options),
      requireUserVerification: false,
      supportedAlgorithmIDs: [...passkeyAlgorithms],
    }),
  );
  if (!read?.verified) return null;
  const { credential, userVerified } = read.registrationInfo;
  return {
    credential: credential.id,
    publicKey: Buffer.from(credential.publicKey).toString('base64url'),
    counter: credential.counter,
    transports: transportKinds.filter((kind) => transports.includes(kind)),
    isVerified: userVerified,
  };
}
