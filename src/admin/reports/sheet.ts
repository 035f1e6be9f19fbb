/** A table before it is a file: what each cell is, so that every kind of file can write it correctly. */
import type { Words } from '../../words.ts';

/** The words of files, in a language of staff. */
export type FileWords = Pick<Words, 'exports'> & {
  documents: Pick<Words['documents'], 'kinds' | 'freeReasons'>;
};

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
  /** What the last row has here: the sum of the column, or a text. */
  total?: 'centimes' | 'figure' | { text: string };
};

export type Sheet<Row> = { name: string; columns: readonly Column<Row>[] };

/** A sheet with its rows, ready to be printed whole. */
export type FilledSheet = {
  name: string;
  columns: readonly { title: string; width: number }[];
  rows: readonly (readonly Cell[])[];
  /** The last row adds up those before it. */
  hasTotal: boolean;
};

export const cellsOf = <Row>({ columns }: Sheet<Row>, row: Row): Cell[] =>
  columns.map(({ cell }) => cell(row));

export const addsUp = <Row>({ columns }: Sheet<Row>): boolean =>
  columns.some(({ total }) => total !== undefined);

/** Adds rows up as they pass, for the last one. `label`: of the first column. */
export function adding<Row>({ columns }: Sheet<Row>, label: string) {
  const sums = columns.map(() => 0);
  const totalAt = ({ total }: Column<Row>, at: number): Cell => {
    if (at === 0) return { text: label };
    if (total === 'centimes') return { centimes: sums[at] ?? 0 };
    return total === 'figure' ? { figure: sums[at] ?? 0 } : (total ?? null);
  };
  return {
    add(cells: readonly Cell[]): void {
      for (const [at, cell] of cells.entries()) {
        if (cell === null) continue;
        if ('centimes' in cell) sums[at] = (sums[at] ?? 0) + cell.centimes;
        if ('figure' in cell) sums[at] = (sums[at] ?? 0) + cell.figure;
      }
    },
    total: (): Cell[] => columns.map(totalAt),
  };
}

/** `total`: the name of the last row, of a sheet that has one. */
export function fillSheet<Row>(sheet: Sheet<Row>, rows: readonly Row[], total: string): FilledSheet {
  const hasTotal = addsUp(sheet);
  const sums = adding(sheet, total);
  const filled = rows.map((row) => cellsOf(sheet, row));
  for (const cells of filled) sums.add(cells);
  return {
    name: sheet.name,
    columns: sheet.columns.map(({ title, width }) => ({ title, width })),
    rows: hasTotal ? [...filled, sums.total()] : filled,
    hasTotal,
  };
}

export const text = (value: string | null): Cell => (value === null || value === '' ? null : { text: value });
/** 'YYYY-MM-DD' */
export const dayCell = (day: string | null): Cell => (day === null ? null : { day });
export const moment = (at: Date | null): Cell => at && { at };

/** A gateway by its firm's name. */
export const gatewayCell = ({ exports: { gateways } }: FileWords, gateway: string | null): Cell =>
  text(gateway && ((gateways as Record<string, string>)[gateway] ?? gateway));

/** Who did something, by how the history names them: an address of staff, a gateway, or nobody by hand. */
export function actorCell(t: FileWords, actor: string | null): Cell {
  const [kind, name = ''] = /^(staff|gateway):(.+)$/.exec(actor ?? '')?.slice(1) ?? [];
  if (kind === 'gateway') return gatewayCell(t, name);
  return text(kind === 'staff' ? name : actor === 'clock' ? t.exports.automatic : null);
}
