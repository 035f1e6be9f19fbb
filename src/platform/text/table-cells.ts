/** A table saved as text: its characters, whatever it was saved as, and its cells. Nothing here throws. */
import type { Sliced } from '../time/sliced.ts';

/** A run of Arabic letters: Windows-1256 read as French gives single ones at most. */
const arabicWord = /[\u0621-\u064a]{3}/;

/**
 * A file's text, whatever it was saved as: UTF-8, UTF-16 with its mark, or Windows-1252 or -1256, which Moroccan banks'
 * programs still write. French characters have the same codes in both, so only Arabic decides between them.
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

/** Characters read between two pauses. */
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
