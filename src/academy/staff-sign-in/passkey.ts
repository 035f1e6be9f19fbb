/** What a browser sends about a passkey (WebAuthn), with bounds. Bytes are base64url, without padding. */
import { z } from 'zod';
import { typedCode } from '../sign-in/member.ts';

/** What a challenge is signed for: signing in alone, the second step or an action of one's own, adding a passkey. */
export type ChallengePurpose = 'sign-in' | 'step' | 'add';

/** How long a challenge can be answered. */
export const challengeMinutes = 5;

/** Of one member of staff. */
export const mostPasskeys = 20;

/** EdDSA, ES256, RS256: what phones, computers and keys sign with, as COSE numbers them. */
export const passkeyAlgorithms: readonly number[] = [-8, -7, -257];

/** How a browser reaches an authenticator. */
export const transportKinds = ['ble', 'hybrid', 'internal', 'nfc', 'usb'] as const;
export type Transport = (typeof transportKinds)[number];

const bytes = (most: number) =>
  z
    .string()
    .max(most)
    .regex(/^[\w-]+$/, 'not-taken')
    .meta({ example: 'AQIDBA' });

/** A challenge signed with a passkey that is there. */
export const passkeyAnswer = z.strictObject({
  id: bytes(1_400),
  clientDataJSON: bytes(6_000),
  authenticatorData: bytes(6_000),
  signature: bytes(6_000),
  userHandle: bytes(100).nullable(),
});
export type PasskeyAnswer = z.output<typeof passkeyAnswer>;

/** A passkey that was just made. */
export const madePasskey = z.strictObject({
  id: bytes(1_400),
  clientDataJSON: bytes(6_000),
  attestationObject: bytes(20_000),
  transports: z.array(z.string().max(30)).max(10).meta({ description: 'Unknown ones are left out.' }),
});
export type MadePasskey = z.output<typeof madePasskey>;

export const passkeyName = z
  .string()
  .trim()
  .min(1)
  .max(60)
  .meta({ description: 'What its owner calls it: "My phone".' });

/** Who somebody is, once more: a code of the app, a recovery code where one counts, or a passkey. */
export const proof = {
  code: typedCode.optional(),
  passkey: passkeyAnswer.optional().meta({ description: 'Instead of a code.' }),
};
export type Proof = { code?: string | undefined; passkey?: PasskeyAnswer | undefined };

const clientData = z.object({ challenge: z.string() });

/** The challenge that a browser says was signed; null for what is no such text. */
export function challengeIn(clientDataJSON: string): string | null {
  try {
    const read: unknown = JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString('utf8'));
    return clientData.safeParse(read).data?.challenge ?? null;
  } catch {
    return null;
  }
}

/** Whether a counter moved on. Synced passkeys count nothing and stay at 0; others, gone back, were copied. */
export const isLater = (before: number, now: number): boolean => now > before || (before === 0 && now === 0);
