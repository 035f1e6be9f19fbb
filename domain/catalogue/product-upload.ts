/** What a file of a product may be when the office sends it: told by its bytes, which must be what its name says. */

export const largestProductFile = 50 * 1024 * 1024;

const office = 'application/vnd.openxmlformats-officedocument';

/** By the ending of the name. `inside`: what an archive of that kind holds. */
const kinds: Record<string, { type: string; isArchive: boolean; inside?: string }> = {
  pdf: { type: 'application/pdf', isArchive: false },
  zip: { type: 'application/zip', isArchive: true },
  xlsx: { type: `${office}.spreadsheetml.sheet`, isArchive: true, inside: 'xl/workbook.xml' },
  docx: { type: `${office}.wordprocessingml.document`, isArchive: true, inside: 'word/document.xml' },
  pptx: { type: `${office}.presentationml.presentation`, isArchive: true, inside: 'ppt/presentation.xml' },
  epub: { type: 'application/epub+zip', isArchive: true, inside: 'META-INF/container.xml' },
};

export const productFileEndings: readonly string[] = Object.keys(kinds);

export type ProductFileProblem =
  'file-empty' | 'file-size' | 'file-kind' | 'file-name' | 'file-busy' | 'file-broken';

/** A name that every computer can save: letters, digits, spaces, dots and dashes, with an ending we know. */
export const isProductFileName = (name: string): boolean =>
  /^[\p{L}\p{N}_][\p{L}\p{N}_. -]{0,119}$/u.test(name) && endingOf(name) in kinds;

const endingOf = (name: string): string => /\.([a-z]+)$/i.exec(name)?.[1]?.toLowerCase() ?? '';

/** Bytes as signs of one byte each, to look for plain names among them. */
const latin = (bytes: Uint8Array): string => Buffer.from(bytes).toString('latin1');

/** `head` and `tail`: the first and last bytes of the file, some ten thousand each. The MIME type, or null. */
export function typeOfProductFile(name: string, head: Uint8Array, tail: Uint8Array): string | null {
  const kind = Object.hasOwn(kinds, endingOf(name)) ? kinds[endingOf(name)] : undefined;
  if (kind === undefined) return null;
  const begins = latin(head.subarray(0, 8));
  // An archive ends with the list of what is in it.
  const ends = latin(tail);
  const isRight = kind.isArchive
    ? begins.startsWith('PK\x03\x04') && ends.includes('PK\x05\x06') && ends.includes(kind.inside ?? '')
    : /^%PDF-[12]\.\d/.test(begins) && ends.includes('%%EOF');
  return isRight ? kind.type : null;
}
