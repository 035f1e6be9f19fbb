/** One sheet as the file format has it. The order of the parts is the standard's: another one is 'damaged' to Excel. */
import type { Book } from './evaluate.ts';
import { columnName, type Cell, type Sheet, type Validation } from './sheet.ts';
import type { StyleTable } from './style-table.ts';
import { escapeXml, head } from './xml.ts';

type Around = {
  book: Book;
  styles: StyleTable;
  texts: { number(text: string): number };
  rightToLeft: boolean;
};

const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

function cellXml(sheet: Sheet, place: string, cell: Cell, { book, styles, texts }: Around): string {
  const style = ` s="${styles.number(cell.look)}"`;
  const value = book.value(sheet, place);
  if (cell.formula !== undefined) {
    const formula = `<f>${escapeXml(cell.formula)}</f>`;
    if (typeof value === 'string')
      return `<c r="${place}"${style} t="str">${formula}<v>${escapeXml(value)}</v></c>`;
    if (typeof value === 'number' && !Number.isFinite(value)) throw new Error(`${sheet.name}!${place} fails`);
    return `<c r="${place}"${style}>${formula}<v>${Number(value ?? 0)}</v></c>`;
  }
  if (value === null) return `<c r="${place}"${style}/>`;
  if (typeof value === 'string') return `<c r="${place}"${style} t="s"><v>${texts.number(value)}</v></c>`;
  return `<c r="${place}"${style}><v>${Number(value)}</v></c>`;
}

function rowsXml(sheet: Sheet, around: Around): string {
  const rows = new Map<number, { column: number; xml: string }[]>();
  for (const [place, cell] of sheet.cells) {
    const [, letters = '', row = ''] = /^([A-Z]+)(\d+)$/.exec(place) ?? [];
    const column = [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0);
    const cells = rows.get(Number(row)) ?? [];
    cells.push({ column, xml: cellXml(sheet, place, cell, around) });
    rows.set(Number(row), cells);
  }
  return [...rows]
    .sort(([a], [b]) => a - b)
    .map(([row, cells]) => {
      const height = sheet.heights.get(row);
      const sorted = cells.sort((a, b) => a.column - b.column).map(({ xml }) => xml);
      return `<row r="${row}"${height === undefined ? '' : ` ht="${height}" customHeight="1"`}>${sorted.join('')}</row>`;
    })
    .join('');
}

function paneXml({ rows, columns }: Sheet['frozen']): string {
  if (rows === 0 && columns === 0) return '';
  const pane = rows > 0 && columns > 0 ? 'bottomRight' : rows > 0 ? 'bottomLeft' : 'topRight';
  const splits = `${columns > 0 ? ` xSplit="${columns}"` : ''}${rows > 0 ? ` ySplit="${rows}"` : ''}`;
  return `<pane${splits} topLeftCell="${columnName(columns + 1)}${rows + 1}" activePane="${pane}" state="frozen"/><selection pane="${pane}"/>`;
}

function validationXml({ range, list, least, title, text }: Validation): string {
  const told = ` allowBlank="1" showInputMessage="1" showErrorMessage="1" errorTitle="${escapeXml(title)}" error="${escapeXml(text)}" sqref="${range}"`;
  return list === undefined
    ? `<dataValidation type="decimal" operator="greaterThanOrEqual"${told}><formula1>${least ?? 0}</formula1></dataValidation>`
    : `<dataValidation type="list"${told}><formula1>${escapeXml(list)}</formula1></dataValidation>`;
}

const listOf = (tag: string, items: readonly string[]): string =>
  items.length === 0 ? '' : `<${tag} count="${items.length}">${items.join('')}</${tag}>`;

export function sheetXml(sheet: Sheet, around: Around): string {
  const columns = sheet.widths.map(
    (width, place) => `<col min="${place + 1}" max="${place + 1}" width="${width}" customWidth="1"/>`,
  );
  const highlights = sheet.highlights.map(
    ({ range, formula, ...colours }, place) =>
      `<conditionalFormatting sqref="${range}"><cfRule type="expression" dxfId="${around.styles.highlight(colours)}" priority="${place + 1}"><formula>${escapeXml(formula)}</formula></cfRule></conditionalFormatting>`,
  );
  return `${head}<worksheet xmlns="${main}" xmlns:r="${office}"><sheetPr><tabColor rgb="FF${sheet.tab}"/><pageSetUpPr fitToPage="1"/></sheetPr><sheetViews><sheetView showGridLines="0"${around.rightToLeft ? ' rightToLeft="1"' : ''} workbookViewId="0">${paneXml(sheet.frozen)}</sheetView></sheetViews><sheetFormatPr defaultRowHeight="18" customHeight="1"/><cols>${columns.join('')}</cols><sheetData>${rowsXml(sheet, around)}</sheetData>${listOf(
    'mergeCells',
    sheet.merges.map((range) => `<mergeCell ref="${range}"/>`),
  )}${highlights.join('')}${listOf('dataValidations', sheet.validations.map(validationXml))}<pageMargins left="0.5" right="0.5" top="0.6" bottom="0.6" header="0.3" footer="0.3"/><pageSetup paperSize="9" orientation="${sheet.landscape ? 'landscape' : 'portrait'}" fitToWidth="1" fitToHeight="${sheet.fitsOnePage ? 1 : 0}"/>${sheet.charts.length > 0 ? '<drawing r:id="rId1"/>' : ''}</worksheet>`;
}
