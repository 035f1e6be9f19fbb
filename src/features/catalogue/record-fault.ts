/** What can be wrong with a record of the catalogue, for whoever edits it. The words for each stand with the screens. */

export type RecordProblem =
  | 'required'
  | 'missing-in-english'
  | 'missing-in-arabic'
  /** In the wrong shape: a list where a text must stand, a number where yes or no must. */
  | 'wrong-type'
  | 'unknown-key'
  | 'not-a-choice'
  | 'not-a-number'
  | 'not-whole'
  | 'out-of-range'
  | 'too-long'
  | 'too-short'
  | 'too-many'
  | 'too-few'
  /** What must differ from line to line stands there twice. */
  | 'twice'
  | 'not-a-date'
  | 'not-a-time'
  | 'bad-slug'
  | 'slug-taken'
  /** The classroom has pages of its own under this address. */
  | 'slug-reserved'
  /** Pages have, or had, it under this address: links lead there. */
  | 'slug-stays'
  | 'bad-link'
  | 'bad-file'
  | 'bad-picture'
  | 'bad-phone'
  | 'bad-email'
  | 'bad-rib'
  | 'bad-format'
  | 'control-signs'
  /** It names a record that is not there. */
  | 'unknown-reference'
  /** It names something in braces that pages do not fill in. */
  | 'unknown-name'
  | 'must-exceed-price'
  | 'below-price'
  | 'free-with-price'
  /** Another product hands over the same file. */
  | 'file-of-another'
  | 'ends-before-start'
  | 'out-of-order'
  | 'in-the-past'
  | 'missing-alt'
  /** The library does not have it any more. */
  | 'lost-picture'
  | 'still-sample'
  /** Of pages of law: numbers and days of their versions, and what both languages must share. */
  | 'bad-version'
  | 'version-too-low'
  | 'needs-new-version'
  | 'effect-too-early'
  | 'unlike-english'
  | 'unknown-link'
  | 'cases-incomplete';

export type RecordFault = {
  /** Where: 'words.ar.title', 'words.en.curriculum.3.lessons.0'; '' is the record itself. */
  path: string;
  problem: RecordProblem;
  /** The bound that was passed: signs, items, centimes or whatever the field counts in. */
  limit?: number;
};

/** What is told and stops nobody: a workshop that was held goes on taking names for its next day. */
export const isAdvice = ({ problem }: Pick<RecordFault, 'problem'>): boolean => problem === 'in-the-past';
