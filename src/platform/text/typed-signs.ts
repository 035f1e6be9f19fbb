/** Signs that keyboards, programs and pages put into numbers and codes, and that mean nothing. */

const isDigit = (point: number): boolean => /\p{Nd}/u.test(String.fromCodePoint(point));

/** Digits of every script come in runs of ten, zero first. */
function latinDigit(digit: string): string {
  const point = digit.codePointAt(0) ?? 0;
  let first = point;
  while (isDigit(first - 1)) first -= 1;
  return String((point - first) % 10);
}

/** Digits of every script as ours. */
export const latinDigits = (text: string): string => text.replace(/(?![0-9])\p{Nd}/gu, latinDigit);

/**
 * What may stand between the parts of a number or a code, for a class of characters: spaces of all kinds, hyphens and dashes, the
 * minus, underscore, point, slash and colon.
 */
export const betweenParts = String.raw`\s\p{Pd}\u2212_./\\:`;
