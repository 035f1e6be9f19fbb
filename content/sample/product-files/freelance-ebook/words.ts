/** The shape of the e-book: chapters of a few kinds of blocks. A block that is only a string is a paragraph. */
export type Block =
  | string
  | { kind: 'heading'; text: string }
  | { kind: 'list'; items: readonly string[] }
  | { kind: 'steps'; items: readonly string[] }
  /** A message to copy. */
  | { kind: 'message'; title: string; text: string }
  /** A sum: what, and how much in MAD; 'result' marks what comes out. */
  | { kind: 'sum'; title: string; lines: readonly (readonly [string, string, 'result'?])[] }
  | { kind: 'box'; title: string; text: string }
  /** What to write, and on how many lines. */
  | { kind: 'sheet'; questions: readonly (readonly [string, number])[] };

export type Chapter = { title: string; lead: string; blocks: readonly Block[] };

export type Invoice = {
  /** Stands over the page; the paper itself has its own title. */
  lead: string;
  title: string;
  /** Label and value, in the order of the paper. */
  head: readonly (readonly [string, string])[];
  columns: readonly [string, string, string, string];
  lines: readonly (readonly [string, string, string, string])[];
  total: readonly [string, string];
  foot: readonly string[];
};

export type EbookWords = {
  fileTitle: string;
  cover: { kicker: string; title: string; subtitle: string; by: string };
  contents: string;
  chapter: string;
  /** On the link that opens a message in WhatsApp, ready to be changed: letters copied from a PDF may arrive in disorder. */
  send: string;
  /** Over empty lines at the end of a chapter. */
  notes: string;
  chapters: readonly Chapter[];
  invoice: Invoice;
  /** Stands after this chapter (counted from 1). */
  invoiceAfter: number;
  year: { title: string; lead: string; months: readonly (readonly [string, string])[] };
  end: { title: string; text: readonly string[]; small: readonly string[] };
};
