/** The text of a file that a bank let somebody save, in whatever encoding its program writes. */
import { isOtherFile, longestSettlementBytes } from '../../../src/admin/reconciliation/bank-lines.ts';
import { decodeText } from '../../../src/platform/text/table-cells.ts';

/** The text of a file exported by a bank, in any encoding that its program writes. `fault`: as the API names it. */
export function readFile(bytes: Uint8Array): { text: string } | { fault: string } {
  if (bytes.length > longestSettlementBytes) return { fault: 'file-too-large' };
  if (isOtherFile(bytes)) return { fault: 'not-text' };
  const text = decodeText(bytes);
  return text.includes('\u0000') ? { fault: 'not-text' } : { text };
}

/** Downloads a file in the browser under its name. */
export function saveFile({ blob, name }: { blob: Blob; name: string }): void {
  const address = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // By then the browser has saved it.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
