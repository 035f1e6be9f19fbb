/** A note that staff write on an order for each other. */

/** Longest note, in signs. */
export const longestNote = 2_000;

export type NoteProblem = 'empty' | 'too-long';

/** Plain text as it is kept: its lines stay; signs that cannot be stored, or that nobody sees, are left out. */
export const writtenNote = (typed: string): string =>
  typed
    .normalize('NFC')
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n\t]|[\u202A-\u202E\u2066-\u2069]/gu, '')
    .trim();

/** Null when the text can be kept. */
export function problemOfNote(text: string): NoteProblem | null {
  if (text === '') return 'empty';
  return [...text].length > longestNote ? 'too-long' : null;
}
