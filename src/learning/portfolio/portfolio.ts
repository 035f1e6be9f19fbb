/** A learner's own page of what she made in a course: how much stands on it, and what she chooses. */
import { isUuid } from '../../platform/text/typed-text.ts';

/** Works on a page, and photos of each. */
export const most = { works: 12, photos: 6 } as const;

/** The longer side of a photo that is made for the page, in pixels. */
export const photoSide = 1_080;

/** The random part of its address, in small letters as addresses are: ten bytes are 80 bits. */
export const codeBytes = 10;
export const codeOf = (bytes: Uint8Array): string => Buffer.from(bytes).toString('hex');

/** `id`: of the submission. Its title and photos always stand there. */
type ChosenWork = { id: string; hasText: boolean; hasWords: boolean };
export type Choice = { works: readonly ChosenWork[]; hasCertificate: boolean };

/** What was ticked in the form; the same work twice is once. */
export function readChoice(form: FormData): Choice {
  const ticked = (name: string) =>
    new Set(form.getAll(name).filter((id): id is string => typeof id === 'string' && isUuid(id)));
  const [texts, words] = [ticked('text'), ticked('words')];
  return {
    works: [...ticked('work')].map((id) => ({ id, hasText: texts.has(id), hasWords: words.has(id) })),
    hasCertificate: form.get('certificate') === 'yes',
  };
}
