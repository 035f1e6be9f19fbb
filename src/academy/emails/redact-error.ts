/** What a mail server, or a program, answered about an e-mail it did not take, without what opens something or names somebody. */
import { cutText } from '../../platform/text/typed-text.ts';

const longest = 500;

const rules: readonly (readonly [pattern: RegExp, stands: string])[] = [
  [/\bhttps?:\/\/[^\s<>"']+/gi, '[link]'],
  [/[^\s<>"'(),;:=]+@[^\s<>"'(),;:=]+/g, '[address]'],
  // A code of a sign-in has six digits; answers of mail servers have three, or 5.7.1.
  [/(?<![\d.])\d{6,}(?![\d.])/g, '[number]'],
  [/[\w-]{24,}/g, '[…]'],
];

/** Null stays null. At most 500 signs. */
export const redactError = (text: string | null): string | null =>
  text === null
    ? null
    : cutText(
        rules.reduce((left, [pattern, stands]) => left.replace(pattern, stands), text),
        longest,
      );
