/** Ids of what forms write: the same form of the same member makes the same one, and nobody else can tell whose it was. */
import { uuidOfHex } from '../../platform/text/uuid.ts';
export type FormSigner = (purpose: 'community form', body: Uint8Array) => Uint8Array;

const keyPattern = /^[\w-]{16,128}$/;

export const isFormKey = (key: string): boolean => keyPattern.test(key);

/** `what` it writes, and where. */
export const idOfForm = (signer: FormSigner, memberId: string, what: string, key: string): string =>
  uuidOfHex(
    Buffer.from(signer('community form', Buffer.from(`${what}\n${memberId}\n${key}`)))
      .subarray(0, 16)
      .toString('hex'),
  );
