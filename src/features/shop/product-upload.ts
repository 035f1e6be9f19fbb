/** What a file of a product may be when the office sends it: told by its bytes, which must be what its name says. */
import { namesInArchive } from '../catalogue/archive-names.ts';

export const largestProductFile = 50 * 1024 * 1024;
/** Below the folder of downloads. */
export const sentFolder = 'office/';

/** Of the beginning and of the end of a file: enough to tell its kind by, and to read the list of an archive. */
export const lookedAtBytes = 512 * 1024;

/** By the ending of the name. `inside`: what an archive of that kind holds. */
const kinds: Record<string, { type: string; isArchive: boolean; inside?: readonly string[] }> = {
  pdf: { type: 'application/pdf', isArchive: false },
  zip: { type: 'application/zip', isArchive: true },
  xlsx: ofOffice('spreadsheetml.sheet', 'xl/workbook.xml'),
  docx: ofOffice('wordprocessingml.document', 'word/document.xml'),
  pptx: ofOffice('presentationml.presentation', 'ppt/presentation.xml'),
  epub: { type: 'application/epub+zip', isArchive: true, inside: ['mimetype', 'META-INF/container.xml'] },
};

function ofOffice(kind: string, main: string) {
  const type = `application/vnd.openxmlformats-officedocument.${kind}`;
  return { type, isArchive: true, inside: ['[Content_Types].xml', main] };
}

export const productFileEndings: readonly string[] = Object.keys(kinds);

export type ProductFileProblem =
  | 'file-empty'
  | 'file-size'
  | 'file-kind'
  | 'file-name'
  | 'file-busy'
  | 'file-broken';

/** A name that every computer can save: letters, digits, spaces, dots and dashes, with an ending we know. */
export const isProductFileName = (name: string): boolean =>
  /^[\p{L}\p{N}_][\p{L}\p{N}_. -]{0,119}$/u.test(name) && kindOf(name) !== null;

const endingOf = (name: string): string => /\.([a-z]+)$/i.exec(name)?.[1]?.toLowerCase() ?? '';

/** Bytes as signs of one byte each, to look for plain names among them. */
const latin = (bytes: Uint8Array): string => Buffer.from(bytes).toString('latin1');

const kindOf = (name: string) =>
  Object.hasOwn(kinds, endingOf(name)) ? (kinds[endingOf(name)] ?? null) : null;

/** The MIME type that goes with the ending of a name; null for one we do not know. */
export const typeByName = (name: string): string | null => kindOf(name)?.type ?? null;

/** The first and last bytes of a file, and how many it has. */
export type SeenFile = { head: Uint8Array; tail: Uint8Array; bytes: number };

function isArchiveWith({ head, tail, bytes }: SeenFile, inside: readonly string[]): boolean {
  if (!latin(head.subarray(0, 4)).startsWith('PK\x03\x04')) return false;
  const names = namesInArchive({ tail, bytes });
  return names !== null && inside.every((name) => names.has(name));
}

/** The MIME type, or null when its bytes are not what its name says. */
export function typeOfProductFile(name: string, seen: SeenFile): string | null {
  const kind = kindOf(name);
  if (kind === null) return null;
  const isRight = kind.isArchive
    ? isArchiveWith(seen, kind.inside ?? [])
    : /^%PDF-[12]\.\d/.test(latin(seen.head.subarray(0, 8))) &&
      latin(seen.tail.slice(-2_048)).includes('%%EOF');
  return isRight ? kind.type : null;
}
