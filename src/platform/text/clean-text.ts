/** Texts that people write for others to read, as they are kept. */
import { cutText, oneLine, severalLines } from './typed-text.ts';

/** Characters that no text needs: those that are invisible or change the order of what follows; joiners stay. */
const unwanted = /[\u00AD\u200B\u202A-\u202E\u2060-\u206F\uFEFF\uFFF9-\uFFFC]/gu;

/** Letters carry two or three marks in any language; more of them would cover the lines above. */
const towers = /(\p{M}{4})\p{M}+/gu;

/** Line ends as '\n', at most one empty line between paragraphs, lines trimmed. Cleaning twice changes nothing. */
export function cleanText(text: string): string {
  return severalLines(text.replace(/\u2028|\u2029/g, '\n').replace(/\t/g, ' '))
    .replace(unwanted, '')
    .replace(towers, '$1')
    .replace(/[^\S\n]+$/gmu, '')
    .replace(/^[^\S\n]+/gmu, '')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

/** One line: the alternative text of a picture. */
export const cleanLine = (text: string, most: number): string =>
  cutText(oneLine(text).replace(towers, '$1'), most).trim();
