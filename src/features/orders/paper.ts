/** A document before it has a form: what it says, in order. Text in the reader's language; the printer knows no order. */
import type { Locale } from '../../platform/i18n/locale.ts';

export type PaperLine = { label: string; value: string };

export type Paper = {
  locale: Locale;
  siteName: string;
  title: string;
  /** Of the file: who reads it aloud or files it away. */
  fileTitle: string;
  /** Number and days, beside the title. */
  head: readonly PaperLine[];
  parties: readonly { label: string; name: string; lines: readonly string[] }[];
  /** Labels over the two columns of the rows. */
  columns: { what: string; amount: string };
  /** Amounts in words of the language; `note` in small letters below the label. */
  rows: readonly (PaperLine & { note?: string })[];
  total: PaperLine;
  /** Whole lines under the amounts, such as by which way and when. */
  facts: readonly PaperLine[];
  notes: readonly string[];
  /** One line at the foot of every page. */
  foot: string;
  /** The instant the document is about: the same data print the same bytes. */
  at: Date;
};
