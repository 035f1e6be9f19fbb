import { largestPictureBytes, type PictureProblem } from '../post-picture.ts';
import { mostOf } from '../space.ts';
import type { WritingProblem } from '../circle.service.ts';
import { formatFigure } from '../../../platform/i18n/count.ts';
import type { Locale } from '../../../platform/i18n/locale.ts';
import { fill } from '../../../platform/i18n/fill.ts';
import type { CircleWords } from './circle-words.ts';

export type TextProblem = WritingProblem | PictureProblem;

/** What was typed and what is wrong with it, for the form that is shown again. */
export type Refused = {
  body: string;
  alt: string;
  isAnonymous: boolean;
  problem: TextProblem;
  hadPicture: boolean;
};

export const isOfPicture = (problem: TextProblem): problem is PictureProblem =>
  problem.startsWith('picture-');

export const mostInWords = (locale: Locale): string => formatFigure(mostOf.body, locale);

/** Of a picture that is sent, in megabytes. */
export const largestPicture = largestPictureBytes / (1024 * 1024);

/** `quiet`: until when she reads only. Null where that is over when the form comes back: then nothing is wrong any more. */
export const problemText = (
  problem: TextProblem,
  words: CircleWords,
  { locale, quiet }: { locale: Locale; quiet: string | null },
): string | null =>
  problem === 'quiet' && quiet === null
    ? null
    : fill(words.problems[problem], {
        most: mostInWords(locale),
        size: largestPicture,
        date: quiet ?? '',
      });

/** A text of a form as it was typed, at any length: whoever wrote too much gets it all back. */
export const typedText = (form: FormData, name: string): string => {
  const value = form.get(name);
  return typeof value === 'string' ? value.replace(/\r\n/g, '\n') : '';
};
