const mostBytes = 2 * 1024 * 1024;

/** A spreadsheet (ZIP, or Excel's older format) or a PDF, known by its first bytes. */
const otherFiles: ReadonlySet<string> = new Set(['PK\u0003\u0004', '%PDF', '\u00d0\u00cf\u0011\u00e0']);

/** A run of Arabic letters: Windows-1256 read as French gives single ones at most. */
const arabicWord = /[\u0621-\u064a]{3}/;

/** UTF-8, UTF-16 with its byte order mark, or Windows-1252 or -1256, which Moroccan banks' programs still write. */
function decode(bytes: Uint8Array): string {
  const [a, b] = bytes;
  if (a === 0xff && b === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (a === 0xfe && b === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    const arabic = new TextDecoder('windows-1256').decode(bytes);
    return arabicWord.test(arabic) ? arabic : new TextDecoder('windows-1252').decode(bytes);
  }
}

/** The text of a file exported by a bank, in any encoding that its program writes. `fault`: as the API names it. */
export function readFile(bytes: Uint8Array): { text: string } | { fault: string } {
  if (bytes.length > mostBytes) return { fault: 'file-too-large' };
  const start = String.fromCharCode(...bytes.subarray(0, 4));
  if (otherFiles.has(start)) return { fault: 'not-text' };
  const text = decode(bytes);
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
