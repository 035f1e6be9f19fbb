/** Where somebody calls from, as it is counted and recognised by: the address itself is never kept. */
import type { Signer } from '../applications/signed-token.ts';

/** By what she holds unpaid. Undefined without an address: then nothing is counted by it. */
export const callerMark = (signer: Signer, address: string | undefined): string | undefined =>
  address === undefined ? undefined : signer('unpaid hours', Buffer.from(address)).toString('base64url');

/** By the file she fetches, and of no use beside another: nobody reads from two rows that one person fetched both. */
export const fetcherMark = (
  signer: Signer,
  { downloadId, address }: { downloadId: string; address: string | undefined },
): string | undefined =>
  address === undefined
    ? undefined
    : signer('file fetched', Buffer.from(`${downloadId} ${address}`)).toString('base64url');
