import { fill } from '../i18n/fill.ts';

/**
 * How large a file is, as people read it: kilobytes of 1,000 bytes, megabytes from a million on. The units' names are in the
 * words files.
 */
type FileSize = { unit: 'kilobytes' | 'megabytes'; number: string };

const kilobyte = 1_000;
const megabyte = 1_000_000;

/** Whole kilobytes, one at least; megabytes with one digit after the point. Latin digits in both languages. */
export function fileSize(bytes: number): FileSize {
  const kilobytes = Math.max(1, Math.round(bytes / kilobyte));
  return kilobytes < kilobyte
    ? { unit: 'kilobytes', number: String(kilobytes) }
    : { unit: 'megabytes', number: (bytes / megabyte).toFixed(1) };
}

/** '340 KB', '4.2 ميغابايت'. */
export function sizeInWords(bytes: number, words: { kilobytes: string; megabytes: string }): string {
  const { unit, number } = fileSize(bytes);
  return fill(words[unit], { n: number });
}
