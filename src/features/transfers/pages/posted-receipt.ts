import { receiptKinds } from '../receipt-file.ts';

/** What the browser's own choice of files offers; what is really in a file is judged by its bytes. */
export const receiptAccept = receiptKinds.join(',');

/** The bytes of the chosen file; null when none was chosen, which browsers send as one without name and content. */
export async function postedReceipt(form: FormData): Promise<Uint8Array | null> {
  const file = form.get('receipt');
  if (!(file instanceof File) || (file.size === 0 && file.name === '')) return null;
  return new Uint8Array(await file.arrayBuffer());
}
