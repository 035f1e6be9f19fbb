/** The files of a picture of the library, as the site serves them. */
import type { PictureRow } from '../../../src/features/pictures/pictures.staff.ts';

const idIn = (name: string): string | undefined =>
  /^(?:picture-|\/pictures\/)([0-9a-f-]{36})-\d+x\d+$/.exec(name)?.[1];

/** A small one, for a list; null for what names no picture of the library. */
export function thumbnailOf(name: string): string | null {
  const id = idIn(name);
  return id === undefined ? null : `/pictures/${id}-480.webp`;
}

/** As a text in Markdown shows it: on a line of its own, with what is on it. */
export function inMarkdown({ address, alt }: Pick<PictureRow, 'address' | 'alt'>, side: 'en' | 'ar'): string {
  const words = alt[side].replace(/[\\[\]]/g, '\\$&');
  return `![${words}](${address})`;
}
