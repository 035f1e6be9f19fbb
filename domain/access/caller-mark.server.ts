/** Where somebody calls from, as what she holds unpaid is counted by it: the address itself is never kept. */
import type { Signer } from '../applications/signed-token.server.ts';

/** Undefined without an address: then nothing is counted by it. */
export const callerMark = (signer: Signer, address: string | undefined): string | undefined =>
  address === undefined ? undefined : signer('unpaid hours', Buffer.from(address)).toString('base64url');
