/** How a workbook prints: on A4 landscape, one page wide, its first row repeated on each page. */
import {
  getOrderOfSiblings,
  getSelfClosingTagMarkup,
  insertElementMarkupAccordingToOrderOfSiblings,
  sanitizeTextContent,
} from 'write-excel-file/utility';

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
export const printSetup = (names: readonly string[]) => ({
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
