/**
 * A passkey in software: makes and answers as an authenticator and its browser do, with the bytes of WebAuthn (CBOR, COSE, ES256).
 *
 *     const phone = softwarePasskey({ origin: 'http://localhost:3000' });
 *     const made = phone.make(begun); const answer = phone.answer(asked);
 */
import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import type { MadePasskey, PasskeyAnswer } from '../../src/academy/staff-sign-in/passkey.ts';

type Options = {
  /** Of the page that asks, as the browser sees it. */
  origin: string;
  /** Whether it asks for a fingerprint, face or PIN. */
  verifies?: boolean;
  /** Where its counter is; null for a synced one, which counts nothing. */
  counter?: number | null;
};

const text = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64url');
const sha256 = (bytes: Uint8Array | string): Buffer => createHash('sha256').update(bytes).digest();

/** A CBOR head: major type and length, up to 65 535. */
function head(type: number, length: number): Buffer {
  if (length < 24) return Buffer.from([(type << 5) | length]);
  if (length < 256) return Buffer.from([(type << 5) | 24, length]);
  return Buffer.from([(type << 5) | 25, length >> 8, length & 255]);
}
const cborBytes = (bytes: Uint8Array): Buffer => Buffer.concat([head(2, bytes.length), bytes]);
const cborText = (value: string): Buffer => Buffer.concat([head(3, value.length), Buffer.from(value)]);

const flag = { present: 1, verified: 4, attested: 64 };

export type SoftwarePasskey = ReturnType<typeof softwarePasskey>;

export function softwarePasskey({ origin, verifies = true, counter = 0 }: Options) {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const id = randomBytes(32);
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  /** A map of kty EC2, alg ES256, crv P-256, x and y. */
  const coseKey = Buffer.concat([
    Buffer.from([0xa5, 1, 2, 3, 0x26, 0x20, 1, 0x21]),
    cborBytes(Buffer.from(x, 'base64url')),
    Buffer.from([0x22]),
    cborBytes(Buffer.from(y, 'base64url')),
  ]);
  let count = counter;
  let userHandle: string | null = null;

  const clientData = (type: string, challenge: string): Buffer =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));

  const authenticatorData = (rpId: string, more: number, rest: Uint8Array): Buffer => {
    const counted = Buffer.alloc(4);
    counted.writeUInt32BE(count ?? 0);
    const flags = flag.present | (verifies ? flag.verified : 0) | more;
    return Buffer.concat([sha256(rpId), Buffer.from([flags]), counted, rest]);
  };

  return {
    id: text(id),
    /** The next answer counts from here. */
    setCounter(to: number | null) {
      count = to;
    },
    make({ challenge, rpId, userId }: { challenge: string; rpId: string; userId: string }): MadePasskey {
      userHandle = userId;
      const length = Buffer.from([0, id.length]);
      const credential = Buffer.concat([Buffer.alloc(16), length, id, coseKey]);
      const attestation = Buffer.concat([
        head(5, 3),
        cborText('fmt'),
        cborText('none'),
        cborText('attStmt'),
        head(5, 0),
        cborText('authData'),
        cborBytes(authenticatorData(rpId, flag.attested, credential)),
      ]);
      return {
        id: text(id),
        clientDataJSON: text(clientData('webauthn.create', challenge)),
        attestationObject: text(attestation),
        transports: ['internal', 'something-new'],
      };
    },
    answer({ challenge, rpId }: { challenge: string; rpId: string }): PasskeyAnswer {
      if (count !== null) count += 1;
      const data = authenticatorData(rpId, 0, Buffer.alloc(0));
      const client = clientData('webauthn.get', challenge);
      const signature = sign('sha256', Buffer.concat([data, sha256(client)]), privateKey);
      return {
        id: text(id),
        clientDataJSON: text(client),
        authenticatorData: text(data),
        signature: text(signature),
        userHandle,
      };
    },
  };
}
