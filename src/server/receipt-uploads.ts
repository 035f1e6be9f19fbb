/**
 * The two addresses where a buyer sends the receipt of a transfer. They take a body of several megabytes, as a form with one
 * file, and only for orders that exist.
 */
import { largestReceiptBytes } from '../features/transfers/receipt-file.ts';

/** The other fields, and a little more: a file that is barely too large gets its answer beside the field. */
export const largestReceiptUpload = largestReceiptBytes + 512 * 1024;

const address = /^(?:\/ar)?\/orders\/([^/]+)\/(?:bank-transfer|receipts)$/;

/** The token in the address when this may be an upload: a form that carries files, to one of the two. */
export function tokenOfUpload(method: string, pathname: string, contentType: string): string | null {
  if (method !== 'POST' || !/^multipart\/form-data\b/i.test(contentType)) return null;
  return address.exec(pathname)?.[1] ?? null;
}
