/** The code of a transfer sent at a cash agency, in one form: however it is typed, one transfer has one code. */
import { latinDigits } from '../../platform/text/typed-text.ts';

/** Cyrillic and Greek capitals that are drawn like a Latin one. */
const drawnAlike = new Map(
  [
    ['АВСЕНІӀЈКМОРԚЅТѴԜХУҮ', 'ABCEHIIJKMOPQSTVWXYY'],
    ['ΑΒΕΖΗΙͿΚΜΝΟΡΤΥΧϜ', 'ABEZHIJKMNOPTYXF'],
  ].flatMap(([from = '', to = '']) => [...from].map((letter, at) => [letter, to[at] ?? letter] as const)),
);

/**
 * Letters and digits only, so that '12 34-ab' and '1234AB' are one code, and so are digits of any script and letters drawn
 * alike. A letter that is not Latin stays: the check of the code refuses it.
 */
export const normaliseTransferCode = (typed: string): string =>
  latinDigits(
    typed
      // Small raised letters and fillers: before they become letters of their own.
      .replace(/\p{Lm}/gu, '')
      .normalize('NFKD')
      .toUpperCase()
      // Once more: a capital may be a letter with a mark again.
      .normalize('NFKD'),
  )
    .replace(/[^\p{L}\p{N}]|\p{Lm}/gu, '')
    .replace(/[\p{Script=Cyrillic}\p{Script=Greek}]/gu, (letter) => drawnAlike.get(letter) ?? letter);
