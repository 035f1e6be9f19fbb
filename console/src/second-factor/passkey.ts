/** Passkeys in the browser: between the bytes it takes and the text that the API does. */
import type { DoneOf, InputOf } from '../api.ts';

type Asked = DoneOf<'session/passkey/challenge'>;
type Begun = DoneOf<'passkeys/challenge'>;
export type PasskeyAnswer = InputOf<'session/passkey'>['passkey'];
type Made = InputOf<'passkeys'>['passkey'];

/** 'none': cancelled, or there is none. 'there': this device has one already. */
export type Declined = 'none' | 'there';

/** Old browsers, and pages without https, have none. */
export const canUsePasskeys = (): boolean => 'PublicKeyCredential' in window;

const bytesOf = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0));

const textOf = (bytes: ArrayBuffer): string =>
  btoa(Array.from(new Uint8Array(bytes), (byte) => String.fromCharCode(byte)).join(''))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

const reached = (passkeys: Asked['passkeys']) =>
  passkeys.map(({ id, transports }) => ({ type: 'public-key' as const, id: bytesOf(id), transports }));

/** A browser's reason for no passkey; anything else is a bug. */
function reasonOf(failure: unknown): Declined {
  if (!(failure instanceof DOMException)) throw failure;
  return failure.name === 'InvalidStateError' ? 'there' : 'none';
}

/** Asks for a passkey. */
export async function askPasskey({
  challenge,
  rpId,
  passkeys,
  isAlone,
}: Asked): Promise<PasskeyAnswer | Declined> {
  try {
    const given = await navigator.credentials.get({
      publicKey: {
        challenge: bytesOf(challenge),
        rpId,
        allowCredentials: reached(passkeys),
        userVerification: isAlone ? 'required' : 'preferred',
      },
    });
    if (!(given instanceof PublicKeyCredential)) return 'none';
    const { id, response } = given;
    if (!(response instanceof AuthenticatorAssertionResponse)) return 'none';
    return {
      id,
      clientDataJSON: textOf(response.clientDataJSON),
      authenticatorData: textOf(response.authenticatorData),
      signature: textOf(response.signature),
      userHandle: response.userHandle && textOf(response.userHandle),
    };
  } catch (failure) {
    return reasonOf(failure);
  }
}

/** Makes a passkey. */
export async function makePasskey(begun: Begun): Promise<Made | Declined> {
  const { challenge, rpId, userId, email, algorithms, passkeys } = begun;
  try {
    const made = await navigator.credentials.create({
      publicKey: {
        challenge: bytesOf(challenge),
        rp: { id: rpId, name: 'Derb' },
        user: { id: bytesOf(userId), name: email, displayName: email },
        pubKeyCredParams: algorithms.map((alg) => ({ type: 'public-key', alg })),
        excludeCredentials: reached(passkeys),
        authenticatorSelection: { residentKey: 'preferred', userVerification: 'preferred' },
        attestation: 'none',
      },
    });
    if (!(made instanceof PublicKeyCredential)) return 'none';
    const { id, response } = made;
    if (!(response instanceof AuthenticatorAttestationResponse)) return 'none';
    return {
      id,
      clientDataJSON: textOf(response.clientDataJSON),
      attestationObject: textOf(response.attestationObject),
      transports: response.getTransports(),
    };
  } catch (failure) {
    return reasonOf(failure);
  }
}
