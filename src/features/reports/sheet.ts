/** A table before it is a file: what each cell is, so that every kind of file can write it correctly. */

export type Cell =
  | { text: string }
  /** E.164. */
  | { phone: string }
  /** Of MAD; below zero where more went back than came in. */
  | { centimes: number }
  | { figure: number }
  /** Written in Morocco's time. */
  | { at: Date }
  /** 'YYYY-MM-DD', a day in Morocco. */
  | { day: string }
  /** Nothing is known. */
  | null;

export type Column<Row> = {
  title: string;
  /** In characters of the sheet's font. */
  width: number;
  cell: (row: Row) => Cell;
};

export type Sheet<Row> = { name: string; columns: readonly Column<Row>[] };

/** A sheet with its rows, ready to be printed whole. */
export type FilledSheet = {
  name: string;
  columns: readonly { title: string; width: number }[];
  rows: readonly (readonly Cell[])[];
};

export const cellsOf = <Row>({ columns }: Sheet<Row>, row: Row): Cell[] =>
  columns.map(({ cell }) => cell(row));

export const fillSheet = <Row>(sheet: Sheet<Row>, rows: readonly Row[]): FilledSheet => ({
  name: sheet.name,
  columns: sheet.columns.map(({ title, width }) => ({ title, width })),
  rows: rows.map((row) => cellsOf(sheet, row)),
});

export const text = (value: string | null): Cell => (value === null || value === '' ? null : { text: value });
export const moment = (at: Date | null): Cell => at && { at };
