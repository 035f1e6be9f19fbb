/** A letter before it has a form: what it says, in blocks. The page and the plain text are both made of these. */
import type { Locale } from '../../platform/i18n/locale.ts';

export type Fact = {
  label: string;
  value: string;
  /** Numbers, codes and addresses read left to right in Arabic letters too. */
  ltr?: boolean;
};

export type Block =
  | { kind: 'paragraph'; text: string; soft?: boolean }
  | { kind: 'heading'; text: string }
  | { kind: 'facts'; rows: readonly Fact[] }
  | { kind: 'code'; label: string; code: string }
  | { kind: 'quote'; label: string; text: string }
  | { kind: 'steps'; items: readonly string[] }
  /** `orCopy` introduces the bare address under the button. */
  | { kind: 'button'; label: string; href: string; orCopy: string }
  /** A way on that is not the letter's main one. */
  | { kind: 'link'; label: string; href: string };

/** What the letter says in one language; letters to staff say it in both. */
export type LetterPart = { locale: Locale; heading: string; blocks: readonly Block[] };

export type Letter = {
  subject: string;
  /** What a list of mails shows after the subject. */
  preview: string;
  siteName: string;
  parts: readonly [LetterPart, ...LetterPart[]];
  /** Small lines at the end, in the first part's language. */
  foot: readonly string[];
};
