/** Tables as a workbook (XLSX). What it holds is text, numbers and dates: never anything that computes. */
import { cutText } from '../../platform/text/typed-text.ts';
import writeWorkbook, { type CellObject } from 'write-excel-file/node';
import {
  getOrderOfSiblings,
  getSelfClosingTagMarkup,
  insertElementMarkupAccordingToOrderOfSiblings,
  sanitizeTextContent,
} from 'write-excel-file/utility';
import { type StaffLocale, directionOf } from '../../platform/i18n/locale.ts';
import { onMoroccoClock } from '../../platform/time/calendar-date.ts';
import type { Cell, FilledSheet } from './sheet.ts';

/** What a cell can hold; a longer text makes the whole file unreadable. */
const longestText = 32_767;
/** The longest name of a sheet, and the characters it may not have. */
const sheetName = (name: string): string => cutText(name.replace(/[\\/?*[\]:']/g, ' '), 31);

/** Where a line of the language begins, also for text of the other direction, so that a column has one edge. */
const edgeOf = (locale: StaffLocale) => (directionOf(locale) === 'rtl' ? 'right' : 'left');

const asText = (value: string, locale: StaffLocale): CellObject => ({
  // Half of a surrogate pair is invalid text, and a file with one cannot be opened.
  value: cutText(value.toWellFormed(), longestText),
  type: String,
  format: '@',
  align: edgeOf(locale),
});

/** A sheet knows no time zones: the instant is written as the date that the clocks of Morocco show. */
function onTheClock(at: Date): Date {
  const shown = onMoroccoClock(at).toPlainDateTime().toString({ smallestUnit: 'second' });
  return new Date(`${shown}Z`);
}

/** Days as they are written in the language; the program that opens the file shows its own separators. */
const dayFormat = (locale: StaffLocale): string => (locale === 'en' ? 'yyyy-mm-dd' : 'dd/mm/yyyy');

function printCell(cell: Cell, locale: StaffLocale): CellObject | null {
  if (cell === null) return null;
  if ('text' in cell) return asText(cell.text, locale);
  if ('phone' in cell) return asText(cell.phone, locale);
  if ('centimes' in cell) return { value: cell.centimes / 100, type: Number, format: '#,##0.00' };
  if ('figure' in cell) return { value: cell.figure, type: Number, format: '0' };
  if ('day' in cell)
    return { value: new Date(`${cell.day}T00:00:00Z`), type: Date, format: dayFormat(locale) };
  return { value: onTheClock(cell.at), type: Date, format: `${dayFormat(locale)} hh:mm` };
}

const bold = { fontWeight: 'bold' } as const;

/* How a workbook prints: on A4 landscape, one page wide, its first row repeated on each page. */

const a4 = 9;

/** Adds an element, in the order that the format requires. */
const put = (xml: string, markup: string, file: 'xl/workbook.xml' | 'xl/worksheets/sheet{id}.xml') => {
  const within = file === 'xl/workbook.xml' ? 'workbook' : 'worksheet';
  return insertElementMarkupAccordingToOrderOfSiblings(
    xml,
    markup,
    getOrderOfSiblings(file, within) ?? [],
    within,
  );
};

/** In inches; small, so that columns stay readable. */
const margins = { left: 0.3, right: 0.3, top: 0.4, bottom: 0.5, header: 0.2, footer: 0.25 };

/** At the foot of each page the sheet's name, the page number and the number of pages. */
const footer = '<headerFooter><oddFooter>&amp;C&amp;A   &amp;P / &amp;N</oddFooter></headerFooter>';

const onDocument = (xml: string): string =>
  [
    `<sheetPr>${getSelfClosingTagMarkup('pageSetUpPr', { fitToPage: 1 })}</sheetPr>`,
    getSelfClosingTagMarkup('pageMargins', margins),
    footer,
  ].reduce(
    (made, markup) => put(made, markup, 'xl/worksheets/sheet{id}.xml'),
    // The library writes margins of its own, and the format allows one element.
    xml.replace(/<pageMargins[^>]*\/>/, ''),
  );

/** The names of the sheets, as escaped in the file. */
const headsRepeated = (xml: string, names: readonly string[]): string => {
  const heads = names.map(
    (name, place) =>
      `<definedName name="_xlnm.Print_Titles" localSheetId="${place}">${sanitizeTextContent(`'${name}'!$1:$1`)}</definedName>`,
  );
  // The library writes an empty element of that name; the format allows one.
  const bare = xml.replace(/<definedNames\s*\/>/, '');
  return put(bare, `<definedNames>${heads.join('')}</definedNames>`, 'xl/workbook.xml');
};

/** As a feature of the library that writes the workbook. */
const printSetup = (names: readonly string[]) => ({
  files: {
    transform: {
      'xl/workbook.xml': { transform: (xml: string) => headsRepeated(xml, names) },
      'xl/worksheets/sheet{id}.xml': {
        transform: onDocument,
        transformElementAttributes: (tag: string, attributes: Record<string, string | number>) =>
          tag === 'pageSetup' ? { ...attributes, paperSize: a4, fitToWidth: 1, fitToHeight: 0 } : attributes,
      },
    },
  },
});

/**
 * One sheet after another. All rows are in memory at once: the caller keeps to `mostRowsOfWorkbook`. Amounts are numbers of MAD
 * with two decimals; times are on Morocco's clock. In Arabic the sheets run from right to left.
 */
export async function printWorkbook(
  sheets: readonly FilledSheet[],
  locale: StaffLocale,
): Promise<Uint8Array<ArrayBuffer>> {
  const printed = sheets.map(({ name, columns, rows, hasTotal }) => ({
    sheet: sheetName(name),
    columns: columns.map(({ width }) => ({ width })),
    data: [
      columns.map(({ title }) => ({ ...asText(title, locale), ...bold })),
      ...rows.map((row, at) => {
        const printed = row.map((cell) => printCell(cell, locale));
        return hasTotal && at === rows.length - 1
          ? printed.map((cell) => cell && { ...cell, ...bold })
          : printed;
      }),
    ],
    stickyRowsCount: 1,
    rightToLeft: directionOf(locale) === 'rtl',
    orientation: 'landscape' as const,
  }));
  const features = [printSetup(printed.map(({ sheet }) => sheet))];
  return new Uint8Array(await writeWorkbook(printed, { features }).toBuffer());
}
