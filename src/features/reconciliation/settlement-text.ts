/** The parts a bank's file is made of: its letters, its cells, its amounts and its days. Nothing here throws. */
import { largestAmountCentimes } from '../../platform/money/money.ts';
import type { Sliced } from '../../platform/time/sliced.ts';

/** A run of Arabic letters: Windows-1256 read as French gives single ones at most. */
const arabicWord = /[\u0621-\u064a]{3}/;

/**
 * A file's text, whatever it was saved as: UTF-8, UTF-16 with its mark, or Windows-1252 or -1256, which Moroccan banks'
 * programs still write. French letters stand at the same places in both, so only Arabic decides between them.
 */
export function decodeText(bytes: Uint8Array): string {
  const [a, b] = bytes;
  if (a === 0xff && b === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (a === 0xfe && b === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    const arabic = new TextDecoder('windows-1256').decode(bytes);
    return arabicWord.test(arabic) ? arabic : new TextDecoder('windows-1252').decode(bytes);
  }
}

export const separators = [';', ',', '\t'] as const;
export type Separator = (typeof separators)[number];

/** `line` is counted from 1 as a table program counts its rows: empty ones too, and lines inside a cell not. */
export type Row = { line: number; cells: string[] };

/** Signs between two pauses. */
const piece = 16_384;

/** Rows of cells, quoted ones included; a quote that is never closed ends with the file. Empty lines are left out. */
export function* readingCells(text: string, separator: Separator, mostRows: number): Sliced<Row[]> {
  const rows: Row[] = [];
  let line = 1;
  let row: string[] = [];
  let cell = '';
  let isQuoted = false;
  // Kept beside the cell: to look through a long one at each quote would take the square of its length.
  let isBlank = true;
  let pauseAt = piece;
  const add = (sign: string) => {
    cell += sign;
    isBlank &&= sign.trim() === '';
  };
  const endCell = () => {
    row.push(cell.trim());
    cell = '';
    isBlank = true;
  };
  const endRow = () => {
    endCell();
    if (row.some((one) => one !== '')) rows.push({ line, cells: row });
    row = [];
    line += 1;
  };
  for (let at = 0; at < text.length && rows.length < mostRows; at += 1) {
    if (at >= pauseAt) {
      pauseAt += piece;
      yield;
    }
    const sign = text.charAt(at);
    if (isQuoted) {
      if (sign !== '"') add(sign);
      else if (text[at + 1] === '"') add(text.charAt((at += 1)));
      else isQuoted = false;
    } else if (sign === '"' && isBlank) {
      isQuoted = true;
      cell = '';
    } else if (sign === separator) endCell();
    else if (sign === '\n' || sign === '\r') {
      // Both together end one line.
      if (sign === '\r' && text[at + 1] === '\n') at += 1;
      endRow();
    } else add(sign);
  }
  if (rows.length < mostRows) endRow();
  return rows;
}

/** Digits of Arabic as ours. */
export const latinDigits = (text: string): string =>
  text
    .replace(/[\u0660-\u0669]/g, (digit) => String(digit.charCodeAt(0) - 0x660))
    .replace(/[\u06f0-\u06f9]/g, (digit) => String(digit.charCodeAt(0) - 0x6f0));

/**
 * Signed centimes out of '1 234,50', '1.234,50 DH', '1,234.50', '-990', '(990,00)' or '٩٩٠٫٠٠'. Null for what is no amount.
 * A last point or comma with one or two digits behind it is the decimal one: no amount in dirhams has three.
 */
export function readAmount(typed: string): number | null {
  if (typed.length > 60) return null;
  const plain = latinDigits(typed)
    .replaceAll('\u066b', ',')
    .replaceAll('\u066c', ' ')
    .replace(/\b(mad|dhs?|dirhams?)\b\.?|درهم|د\.?م\.?/giu, '')
    .replace(/[\s\u00a0\u202f'’]/g, '')
    .replaceAll('\u2212', '-');
  const isNegative = /^-|-$|^\(.*\)$/.test(plain);
  const digits = plain.replace(/^[-+(]+|[-+)]+$/g, '');
  const [, whole = '', cents = ''] = /^(\d[\d.,]*?)(?:[.,](\d{1,2}))?$/.exec(digits) ?? [];
  if (!/^\d{1,3}([.,]?\d{3})*$|^\d+$/.test(whole)) return null;
  const centimes = Number(whole.replace(/[.,]/g, '')) * 100 + Number(cents.padEnd(2, '0'));
  if (!Number.isSafeInteger(centimes) || centimes > largestAmountCentimes * 100) return null;
  return isNegative ? -centimes : centimes;
}

/** 'YYYY-MM-DD' out of '21/11/2026', '21-11-26', '21.11.2026 10:30' or an ISO date; null for what is no day. */
export function readDay(typed: string): string | null {
  const text = latinDigits(typed.trim());
  const iso = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?!\d)/.exec(text);
  const local = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4}|\d{2})(?!\d)/.exec(text);
  const [year, month, day] = iso
    ? [iso[1], iso[2], iso[3]]
    : [local?.[3]?.padStart(4, '20'), local?.[2], local?.[1]];
  if (!year || !month || !day) return null;
  const date = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const real = new Date(`${date}T00:00:00Z`);
  return !Number.isNaN(real.getTime()) && real.toISOString().startsWith(date) ? date : null;
}

/** An order's number in a transfer's words. */
export const orderNumberPatternInText = /MEM[\s\-–_./:]*(\d{6})[\s\-–_./:]*([0-9A-F]{4})(?![0-9A-Z])/giu;

/** Every order number in a transfer's words, as we write it: banks drop hyphens, change case, and break lines. */
export function orderNumbersIn(text: string): string[] {
  const found = [...latinDigits(text).matchAll(orderNumberPatternInText)];
  return [...new Set(found.map(([, digits = '', hex = '']) => `MEM-${digits}-${hex.toLowerCase()}`))];
}
