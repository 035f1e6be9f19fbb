/**
 * A receipt may be a picture or a PDF. A picture's width and height are read from its header, so that one that would fill
 * a reader's memory is refused before it is opened.
 */
import { latin, mostPoints, pictureKinds, isWholePdf, readUploaded } from '../../platform/files/upload.ts';
import type { FieldProblem } from '../../platform/people/person.ts';
import type { ReceiptKind } from '../transfers/transfer-receipts.table.ts';

export const largestReceiptBytes = 5 * 1024 * 1024;
/** The receipt, a second photo for a bad one, and one for a missing page. */
export const mostReceiptsOfAnOrder = 3;
export const receiptKinds = [...pictureKinds, 'application/pdf'] as const;

/** High, because a long statement is tall. */
const longestSide = 20_000;

export type ReceiptProblem = Extract<
  FieldProblem,
  'receipt-empty' | 'receipt-size' | 'receipt-kind' | 'receipt-points' | 'receipt-many'
>;

export type ReceiptReading =
  | { ok: true; kind: ReceiptKind }
  | { ok: false; problem: Exclude<ReceiptProblem, 'receipt-many'> };

type Size = { width: number; height: number };

const at = (bytes: Uint8Array, index: number): number => bytes[index] ?? 0;
const big16 = (bytes: Uint8Array, index: number): number => at(bytes, index) * 256 + at(bytes, index + 1);
const big32 = (bytes: Uint8Array, index: number): number =>
  big16(bytes, index) * 65_536 + big16(bytes, index + 2);
const little16 = (bytes: Uint8Array, index: number): number => at(bytes, index) + at(bytes, index + 1) * 256;
const little24 = (bytes: Uint8Array, index: number): number =>
  little16(bytes, index) + at(bytes, index + 2) * 65_536;

/** The frame header of a JPEG comes after any number of markers; 0xC4, 0xC8 and 0xCC are not frame headers. */
function jpegSize(bytes: Uint8Array): Size | null {
  let index = 2;
  while (index + 9 < bytes.length && at(bytes, index) === 0xff) {
    const marker = at(bytes, index + 1);
    if (marker === 0xff) index += 1;
    else if (marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker))
      return { height: big16(bytes, index + 5), width: big16(bytes, index + 7) };
    // After the start of the scan no sizes follow.
    else if (marker === 0xda || marker === 0xd9) return null;
    else index += 2 + Math.max(2, big16(bytes, index + 2));
  }
  return null;
}

/** The first chunk of a PNG is its header, always of 13 bytes. */
const pngSize = (bytes: Uint8Array): Size | null =>
  bytes.length >= 33 && big32(bytes, 8) === 13 && latin(bytes, 12, 16) === 'IHDR'
    ? { width: big32(bytes, 16), height: big32(bytes, 20) }
    : null;

/** WebP has three forms: lossy, lossless, and one with a canvas. */
function webpSize(bytes: Uint8Array): Size | null {
  if (bytes.length < 30) return null;
  switch (latin(bytes, 12, 16)) {
    case 'VP8X':
      return { width: little24(bytes, 24) + 1, height: little24(bytes, 27) + 1 };
    case 'VP8L': {
      if (at(bytes, 20) !== 0x2f) return null;
      const [low, high] = [little16(bytes, 21), little16(bytes, 23)];
      return { width: (low & 0x3fff) + 1, height: ((low >> 14) | ((high & 0xfff) << 2)) + 1 };
    }
    case 'VP8 ': {
      if (little24(bytes, 23) !== 0x2a019d) return null;
      return { width: little16(bytes, 26) & 0x3fff, height: little16(bytes, 28) & 0x3fff };
    }
    default:
      return null;
  }
}

const sizeOf: Record<(typeof pictureKinds)[number], (bytes: Uint8Array) => Size | null> = {
  'image/jpeg': jpegSize,
  'image/png': pngSize,
  'image/webp': webpSize,
};

/** The kind of a receipt, or why it is refused. */
export function readReceipt(bytes: Uint8Array): ReceiptReading {
  const read = readUploaded(bytes, { most: largestReceiptBytes, kinds: receiptKinds });
  if (!read.ok) return { ok: false, problem: `receipt-${read.problem}` };
  const { kind } = read;
  if (kind === 'application/pdf')
    return isWholePdf(bytes) ? { ok: true, kind } : { ok: false, problem: 'receipt-kind' };
  const { width, height } = sizeOf[kind](bytes) ?? { width: 0, height: 0 };
  if (width < 1 || height < 1) return { ok: false, problem: 'receipt-kind' };
  const isTooLarge = width * height > mostPoints || Math.max(width, height) > longestSide;
  return isTooLarge ? { ok: false, problem: 'receipt-points' } : { ok: true, kind };
}
