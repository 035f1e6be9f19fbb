/** The kinds of product files that staff may upload: found by their bytes, which must match the file's name. */
import { isWholePdf, kindOfFile } from '../../platform/files/upload.ts';

/** The directory that a ZIP ends with: what is in it. The bytes are untrusted, so nothing here throws. */
const listEnd = 0x06054b50;
const listEndBytes = 22;
const listEntry = 0x02014b50;
const listEntryBytes = 46;

type Ends = {
  /** The last bytes of the file. */
  tail: Uint8Array;
  /** Of the whole file. */
  bytes: number;
};

/** Where the end of the directory is: only its own comment comes behind it. */
function findListEnd(view: DataView): number | null {
  const last = view.byteLength - listEndBytes;
  for (let at = last; at >= Math.max(0, last - 0xffff); at -= 1)
    if (
      view.getUint32(at, true) === listEnd &&
      at + listEndBytes + view.getUint16(at + 20, true) === view.byteLength
    )
      return at;
  return null;
}

/**
 * The names of all that is in the archive. Null when it is none, or not wholly: when its directory is broken, longer than
 * `tail`, or gives another length of the file, as where something else was written before or behind it.
 */
export function namesInArchive({ tail, bytes }: Ends): Set<string> | null {
  const view = new DataView(tail.buffer, tail.byteOffset, tail.byteLength);
  const end = findListEnd(view);
  if (end === null) return null;
  const count = view.getUint16(end + 10, true);
  const begins = end - view.getUint32(end + 12, true);
  const offset = view.getUint32(end + 16, true);
  if (begins < 0 || bytes - tail.length + begins !== offset) return null;
  const names = new Set<string>();
  let at = begins;
  for (let entry = 0; entry < count; entry += 1) {
    if (at + listEntryBytes > end || view.getUint32(at, true) !== listEntry) return null;
    // Each of them comes before the directory.
    if (view.getUint32(at + 42, true) >= offset) return null;
    const nameEnd = at + listEntryBytes + view.getUint16(at + 28, true);
    names.add(Buffer.from(tail.subarray(at + listEntryBytes, nameEnd)).toString('latin1'));
    at = nameEnd + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  }
  return at === end && count > 0 ? names : null;
}

export const largestProductFile = 50 * 1024 * 1024;
/** Below the folder of downloads. */
export const sentFolder = 'office/';

/** Of the beginning and of the end of a file: enough to recognise its kind, and to read the directory of an archive. */
export const lookedAtBytes = 512 * 1024;

/** By the ending of the name. `inside`: what an archive of that kind holds. */
const kinds: Record<string, { type: string; isArchive: boolean; inside?: readonly string[] }> = {
  pdf: { type: 'application/pdf', isArchive: false },
  zip: { type: 'application/zip', isArchive: true },
  xlsx: ofStaff('spreadsheetml.sheet', 'xl/workbook.xml'),
  docx: ofStaff('wordprocessingml.document', 'word/document.xml'),
  pptx: ofStaff('presentationml.presentation', 'ppt/presentation.xml'),
  epub: { type: 'application/epub+zip', isArchive: true, inside: ['mimetype', 'META-INF/container.xml'] },
};

function ofStaff(kind: string, main: string) {
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

const kindOf = (name: string) =>
  Object.hasOwn(kinds, endingOf(name)) ? (kinds[endingOf(name)] ?? null) : null;

/** The MIME type that goes with the ending of a name; null for one we do not know. */
export const typeByName = (name: string): string | null => kindOf(name)?.type ?? null;

/** The first and last bytes of a file, and how many it has. */
export type SeenFile = { head: Uint8Array; tail: Uint8Array; bytes: number };

function isArchiveWith({ head, tail, bytes }: SeenFile, inside: readonly string[]): boolean {
  if (kindOfFile(head) !== 'application/zip') return false;
  const names = namesInArchive({ tail, bytes });
  return names !== null && inside.every((name) => names.has(name));
}

/** The MIME type, or null when its bytes do not match its name. */
export function typeOfProductFile(name: string, seen: SeenFile): string | null {
  const kind = kindOf(name);
  if (kind === null) return null;
  const isRight = kind.isArchive
    ? isArchiveWith(seen, kind.inside ?? [])
    : kindOfFile(seen.head) === 'application/pdf' && isWholePdf(seen.tail);
  return isRight ? kind.type : null;
}
