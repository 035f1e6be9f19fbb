/** What can be wrong with a record of the catalogue. The sentence for each is in the console's words. */
import type { Localised } from '../../catalogue/courses/course.ts';

export const recordProblems = [
  'required',
  'missing-in-english',
  'missing-in-arabic',
  'missing-in-french',
  /** In the wrong shape: a list instead of a text, or a number instead of yes or no. */
  'wrong-type',
  'unknown-key',
  'not-a-choice',
  'not-a-number',
  'not-whole',
  'out-of-range',
  'too-long',
  'too-short',
  'too-many',
  'too-few',
  /** Everything was taken out of a list that would be nothing without. */
  'none-left',
  /** Titles that do not stand in one line, or a footer that fills a phone's screen; `limit`: signs too many. */
  'no-room',
  /** Two lines have a value that must be unique. */
  'twice',
  'not-a-date',
  'not-a-time',
  'bad-slug',
  'slug-taken',
  /** The classroom has pages of its own under this slug. */
  'slug-reserved',
  /** It is, or was, published under this slug: links lead there. */
  'slug-stays',
  'bad-link',
  /** A link to a page that is not there, or to no page at all. */
  'leads-nowhere',
  'bad-file',
  'bad-picture',
  'bad-phone',
  'bad-email',
  'bad-rib',
  'bad-bic',
  /** A name with signs that belong to an address. */
  'bad-name',
  'bad-format',
  /** Not as '#3b3fc4'. */
  'bad-colour',
  /** Letters of this colour, or on it, cannot be read. */
  'low-contrast',
  'control-signs',
  /** It refers to a record that does not exist. */
  'unknown-reference',
  /** It has a placeholder in braces that pages do not fill in. */
  'unknown-name',
  'below-price',
  'free-with-price',
  /** Another price than the one that was set, by somebody who may set none. */
  'needs-price-right',
  /** Another product hands out the same file. */
  'file-of-another',
  /** Of a bundle: a part that cannot be given with it. */
  'part-by-dates',
  'part-not-sold',
  'part-free',
  /** It costs as much as its parts alone, or more. */
  'above-parts',
  'ends-before-start',
  'out-of-order',
  'in-the-past',
  'missing-alt',
  /** The picture is no longer in the library. */
  'lost-picture',
  'still-sample',
  /** Something was taken out of a list to which records refer. */
  'still-used',
  /** Its name still says that it is a copy. */
  'still-copy',
  /** Of legal pages: numbers and days of their versions, and what both languages must share. */
  'bad-version',
  'version-too-low',
  'needs-new-version',
  'effect-too-early',
  'unlike-english',
  'unknown-link',
  'cases-incomplete',
] as const;
export type RecordProblem = (typeof recordProblems)[number];

export type RecordFault = {
  /** Where: 'words.ar.title', 'words.en.curriculum.3.lessons.0'; '' is the record itself. */
  path: string;
  problem: RecordProblem;
  /** The bound that was exceeded: characters, items, centimes or whatever the field counts in. */
  limit?: number;
  /** Of 'still-used': what was taken out, and the names of the records that refer to it. */
  usedBy?: Localised<string>;
};

/** Advice is shown but does not stop publishing: a past workshop goes on collecting names for its next date. */
export const isAdvice = ({ problem }: Pick<RecordFault, 'problem'>): boolean => problem === 'in-the-past';
