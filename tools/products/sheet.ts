/** A spreadsheet as it is thought of: cells with values or formulas, and how they look. workbook.ts writes it to a file. */
import type { Look } from './looks.ts';

export type Value = string | number | boolean | null;
export type Cell = { value: Value; formula?: string; look: Look };

export type Validation = {
  range: string;
  /** A list: 'A,B,C' quoted, or a range of cells. */
  list?: string;
  /** A number not under this. */
  least?: number;
  title: string;
  text: string;
};

export type Chart = {
  title: string;
  kind: 'column' | 'line';
  /** Names of the points and of each series, as ranges with their sheet. */
  categories: string;
  series: { name: string; values: string; colour: string }[];
  /** Zero-based: the cell its top lies in, and the one its foot lies in. */
  from: { column: number; row: number };
  to: { column: number; row: number };
};

/** A cell that matches gets another colour: the formula is of the range's first cell. */
export type Highlight = { range: string; formula: string; fill: string; text: string };

export type Sheet = {
  name: string;
  widths: number[];
  cells: Map<string, Cell>;
  heights: Map<number, number>;
  merges: string[];
  validations: Validation[];
  highlights: Highlight[];
  charts: Chart[];
  /** Rows and columns that stay in sight. */
  frozen: { rows: number; columns: number };
  tab: string;
  landscape: boolean;
  /** Printed on one page, however small. */
  fitsOnePage: boolean;
  /** Rows repeated at the head of every printed page: '1:4'. */
  printHead: string | null;
};

/** 1 is A, 27 is AA. */
export function columnName(column: number): string {
  const rest = (column - 1) % 26;
  const before = Math.floor((column - 1) / 26);
  return (before > 0 ? columnName(before) : '') + String.fromCharCode(65 + rest);
}

export const at = (column: number, row: number): string => `${columnName(column)}${row}`;

export const newSheet = (name: string, widths: number[], tab: string): Sheet => ({
  name,
  widths,
  tab,
  cells: new Map(),
  heights: new Map(),
  merges: [],
  validations: [],
  highlights: [],
  charts: [],
  frozen: { rows: 0, columns: 0 },
  landscape: false,
  fitsOnePage: false,
  printHead: null,
});

/** Writes a value; one that begins with '=' is a formula. */
export function put(sheet: Sheet, column: number, row: number, content: Value, look: Look): void {
  const isFormula = typeof content === 'string' && content.startsWith('=');
  sheet.cells.set(
    at(column, row),
    isFormula ? { value: null, formula: content.slice(1), look } : { value: content, look },
  );
}

/** A row of cells from a column on. */
export const putRow = (sheet: Sheet, column: number, row: number, contents: Value[], look: Look): void =>
  contents.forEach((content, place) => put(sheet, column + place, row, content, look));

/** One text over several columns (and rows). */
export function putWide(
  sheet: Sheet,
  area: { column: number; row: number; columns: number; rows?: number },
  content: Value,
  look: Look,
): void {
  const { column, row, columns, rows = 1 } = area;
  for (let down = 0; down < rows; down += 1)
    for (let across = 0; across < columns; across += 1)
      put(sheet, column + across, row + down, down + across === 0 ? content : null, look);
  sheet.merges.push(`${at(column, row)}:${at(column + columns - 1, row + rows - 1)}`);
}

/** How a sheet is named inside a formula. */
export const inFormula = (name: string): string => `'${name.replaceAll("'", "''")}'`;
