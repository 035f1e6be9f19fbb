/** How large a file is, as people read it: kilobytes of 1,000 bytes, megabytes from a million on. The words stand with the pages. */
export type FileSize = { unit: 'kilobytes' | 'megabytes'; number: string };

const kilobyte = 1_000;
const megabyte = 1_000_000;

/** Whole kilobytes, one at least; megabytes with one digit after the point. Latin digits in both languages. */
export function fileSize(bytes: number): FileSize {
  const kilobytes = Math.max(1, Math.round(bytes / kilobyte));
  return kilobytes < kilobyte
    ? { unit: 'kilobytes', number: String(kilobytes) }
    : { unit: 'megabytes', number: (bytes / megabyte).toFixed(1) };
}
