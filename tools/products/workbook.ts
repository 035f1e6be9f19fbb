/** Writes sheets into an .xlsx file (Office Open XML), formulas with their results. */
import { chartParts } from './chart.ts';
import { Book } from './evaluate.ts';
import { sheetXml } from './sheet-xml.ts';
import type { Sheet } from './sheet.ts';
import { StyleTable } from './style-table.ts';
import { escapeXml, head } from './xml.ts';
import { zip, type ZipEntry } from './zip.ts';

export type Workbook = { title: string; creator: string; rightToLeft: boolean; sheets: Sheet[] };

const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const packaged = 'http://schemas.openxmlformats.org/package/2006';
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const spreadsheet = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

const relations = (list: { id: string; type: string; target: string }[]): string =>
  `${head}<Relationships xmlns="${packaged}/relationships">${list
    .map(({ id, type, target }) => `<Relationship Id="${id}" Type="${type}" Target="${target}"/>`)
    .join('')}</Relationships>`;

function contentTypes(sheets: readonly Sheet[], charts: number): string {
  const override = (part: string, type: string) => `<Override PartName="${part}" ContentType="${type}"/>`;
  const drawn = sheets.flatMap((sheet, place) =>
    sheet.charts.length === 0
      ? []
      : [
          override(
            `/xl/drawings/drawing${place + 1}.xml`,
            'application/vnd.openxmlformats-officedocument.drawing+xml',
          ),
        ],
  );
  return `${head}<Types xmlns="${packaged}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/>${[
    override('/xl/workbook.xml', `${spreadsheet}.sheet.main+xml`),
    override('/xl/styles.xml', `${spreadsheet}.styles+xml`),
    override('/xl/sharedStrings.xml', `${spreadsheet}.sharedStrings+xml`),
    override('/docProps/core.xml', 'application/vnd.openxmlformats-package.core-properties+xml'),
    ...sheets.map((_, place) =>
      override(`/xl/worksheets/sheet${place + 1}.xml`, `${spreadsheet}.worksheet+xml`),
    ),
    ...drawn,
    ...Array.from({ length: charts }, (_, place) =>
      override(
        `/xl/charts/chart${place + 1}.xml`,
        'application/vnd.openxmlformats-officedocument.drawingml.chart+xml',
      ),
    ),
  ].join('')}</Types>`;
}

function bookXml({ sheets }: Workbook): string {
  const listed = sheets
    .map(
      ({ name }, place) => `<sheet name="${escapeXml(name)}" sheetId="${place + 1}" r:id="rId${place + 1}"/>`,
    )
    .join('');
  const heads = sheets
    .map(({ name, printHead }, place) => {
      if (printHead === null) return '';
      const [from = '', to = ''] = printHead.split(':');
      return `<definedName name="_xlnm.Print_Titles" localSheetId="${place}">${escapeXml(`'${name.replaceAll("'", "''")}'!$${from}:$${to}`)}</definedName>`;
    })
    .join('');
  return `${head}<workbook xmlns="${main}" xmlns:r="${office}"><bookViews><workbookView tabRatio="750" firstSheet="0" activeTab="0"/></bookViews><sheets>${listed}</sheets>${heads === '' ? '' : `<definedNames>${heads}</definedNames>`}<calcPr calcId="191029" fullCalcOnLoad="1"/></workbook>`;
}

const core = ({ title, creator }: Workbook): string =>
  `${head}<cp:coreProperties xmlns:cp="${packaged}/metadata/core-properties" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:dcterms="http://purl.org/dc/terms/" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance"><dc:title>${escapeXml(title)}</dc:title><dc:creator>${escapeXml(creator)}</dc:creator><dcterms:created xsi:type="dcterms:W3CDTF">2026-01-01T00:00:00Z</dcterms:created></cp:coreProperties>`;

/** Every text of the workbook, once. */
class Texts {
  readonly #numbers = new Map<string, number>();
  number(text: string): number {
    const known = this.#numbers.get(text) ?? this.#numbers.size;
    this.#numbers.set(text, known);
    return known;
  }
  xml(): string {
    const items = [...this.#numbers.keys()].map(
      (text) => `<si><t xml:space="preserve">${escapeXml(text)}</t></si>`,
    );
    return `${head}<sst xmlns="${main}" uniqueCount="${items.length}">${items.join('')}</sst>`;
  }
}

/** A sheet's file, and those of what is drawn on it. */
function partsOf(
  sheets: readonly Sheet[],
  write: (sheet: Sheet) => string,
): { entries: ZipEntry[]; charts: number } {
  let charts = 0;
  const entries = sheets.flatMap((sheet, place) => {
    const body = { path: `xl/worksheets/sheet${place + 1}.xml`, body: write(sheet) };
    if (sheet.charts.length === 0) return [body];
    const drawn = chartParts(sheet.charts, { drawing: place + 1, firstChart: charts + 1 });
    charts += sheet.charts.length;
    const toDrawing = relations([
      { id: 'rId1', type: `${office}/drawing`, target: `../drawings/drawing${place + 1}.xml` },
    ]);
    return [body, { path: `xl/worksheets/_rels/sheet${place + 1}.xml.rels`, body: toDrawing }, ...drawn];
  });
  return { entries, charts };
}

export function writeWorkbook(workbook: Workbook): Buffer {
  const { sheets, rightToLeft } = workbook;
  const book = new Book(sheets);
  const styles = new StyleTable(rightToLeft);
  const texts = new Texts();
  const { entries, charts } = partsOf(sheets, (sheet) =>
    sheetXml(sheet, { book, styles, texts, rightToLeft }),
  );
  const ids = sheets.map((_, place) => ({
    id: `rId${place + 1}`,
    type: `${office}/worksheet`,
    target: `worksheets/sheet${place + 1}.xml`,
  }));
  return zip([
    { path: '[Content_Types].xml', body: contentTypes(sheets, charts) },
    {
      path: '_rels/.rels',
      body: relations([
        { id: 'rId1', type: `${office}/officeDocument`, target: 'xl/workbook.xml' },
        {
          id: 'rId2',
          type: `${packaged}/relationships/metadata/core-properties`,
          target: 'docProps/core.xml',
        },
      ]),
    },
    { path: 'docProps/core.xml', body: core(workbook) },
    { path: 'xl/workbook.xml', body: bookXml(workbook) },
    {
      path: 'xl/_rels/workbook.xml.rels',
      body: relations([
        ...ids,
        { id: 'rIdStyles', type: `${office}/styles`, target: 'styles.xml' },
        { id: 'rIdTexts', type: `${office}/sharedStrings`, target: 'sharedStrings.xml' },
      ]),
    },
    { path: 'xl/styles.xml', body: styles.xml() },
    { path: 'xl/sharedStrings.xml', body: texts.xml() },
    ...entries,
  ]);
}
