/**
 * What somebody sends is known by its first bytes, never by its name or the type the browser sent. Each use sets the kinds
 * it takes and how many bytes; a refusal has one of a few reasons. Nothing is decoded here.
 */

/** Bytes as one character each, to compare them with plain text. */
export const latin = (bytes: Uint8Array, from: number, to: number): string =>
  String.fromCharCode(...bytes.subarray(from, to));

export const pictureKinds = ['image/jpeg', 'image/png', 'image/webp'] as const;

/** 'webm' is any Matroska; 'mpeg' is sound whose first frame is of another layer than that of an MP3. */
export type FileKind =
  | (typeof pictureKinds)[number]
  | 'application/pdf'
  | 'application/zip'
  | 'mp4'
  | 'webm'
  | 'ogg'
  | 'mp3'
  | 'mpeg'
  | 'wav';

/** Pixels of one picture, as the best phone cameras make them: more would fill the memory of whoever opens it. */
export const mostPoints = 64_000_000;

/** The first bytes are enough. Null for what nobody takes here. */
export function kindOfFile(bytes: Uint8Array): FileKind | null {
  const start = latin(bytes, 0, 12);
  if (start.startsWith('\xff\xd8\xff')) return 'image/jpeg';
  if (start.startsWith('\x89PNG\r\n\x1a\n')) return 'image/png';
  // Readers would look for it further on too: what begins otherwise could be something else as well.
  if (/^%PDF-[12]\.\d/.test(start)) return 'application/pdf';
  if (start.startsWith('PK\x03\x04')) return 'application/zip';
  if (start.startsWith('\x1aE\xdf\xa3')) return 'webm';
  if (start.startsWith('OggS')) return 'ogg';
  if (start.startsWith('RIFF') && start.slice(8) === 'WEBP') return 'image/webp';
  if (start.startsWith('RIFF') && start.slice(8) === 'WAVE') return 'wav';
  if (start.slice(4, 8) === 'ftyp') return 'mp4';
  if (start.startsWith('ID3') || /^\xff[\xfb\xfa\xf3\xf2]/.test(start)) return 'mp3';
  return /^\xff[\xe0-\xff]/.test(start) ? 'mpeg' : null;
}

export const isPicture = (head: Uint8Array): boolean =>
  (pictureKinds as readonly (FileKind | null)[]).includes(kindOfFile(head));

/** Whether a PDF came to its end. `tail`: its last bytes, or all of it. */
export const isWholePdf = (tail: Uint8Array): boolean =>
  latin(tail, Math.max(0, tail.length - 2_048), tail.length).includes('%%EOF');

export type UploadProblem = 'empty' | 'size' | 'kind';

/** The kind of a file that was sent, or why it is not taken. `most`: bytes. */
export function readUploaded<Kind extends FileKind>(
  bytes: Uint8Array,
  { most, kinds }: { most: number; kinds: readonly Kind[] },
): { ok: true; kind: Kind } | { ok: false; problem: UploadProblem } {
  if (bytes.length === 0) return { ok: false, problem: 'empty' };
  if (bytes.length > most) return { ok: false, problem: 'size' };
  const found = kindOfFile(bytes);
  const kind = kinds.find((one) => one === found);
  return kind === undefined ? { ok: false, problem: 'kind' } : { ok: true, kind };
}
