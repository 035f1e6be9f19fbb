/** Charts on a sheet: the drawing that places them, and each chart's own file. */
import { colours } from './looks.ts';
import type { Chart } from './sheet.ts';
import { escapeXml, head } from './xml.ts';
import type { ZipEntry } from './zip.ts';

const drawingml = 'http://schemas.openxmlformats.org/drawingml/2006';
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const packaged = 'http://schemas.openxmlformats.org/package/2006/relationships';

const letters = (size: number, bold = false): string =>
  `<a:defRPr sz="${size * 100}" b="${bold ? 1 : 0}"><a:solidFill><a:srgbClr val="${colours.ink}"/></a:solidFill><a:latin typeface="Arial"/><a:cs typeface="Arial"/></a:defRPr>`;

const textStyle = (size: number): string =>
  `<c:txPr><a:bodyPr/><a:p><a:pPr>${letters(size)}</a:pPr><a:endParaRPr/></a:p></c:txPr>`;

function seriesXml({ series, kind, categories }: Chart): string {
  return series
    .map(({ name, values, colour }, place) => {
      const paint = `<a:solidFill><a:srgbClr val="${colour}"/></a:solidFill>`;
      const shape =
        kind === 'column'
          ? `<c:spPr>${paint}</c:spPr><c:invertIfNegative val="0"/>`
          : `<c:spPr><a:ln w="34925">${paint}</a:ln></c:spPr><c:marker><c:symbol val="none"/></c:marker>`;
      return `<c:ser><c:idx val="${place}"/><c:order val="${place}"/><c:tx><c:strRef><c:f>${escapeXml(name)}</c:f></c:strRef></c:tx>${shape}<c:cat><c:strRef><c:f>${escapeXml(categories)}</c:f></c:strRef></c:cat><c:val><c:numRef><c:f>${escapeXml(values)}</c:f></c:numRef></c:val>${kind === 'line' ? '<c:smooth val="0"/>' : ''}</c:ser>`;
    })
    .join('');
}

const axes = `<c:catAx><c:axId val="11"/><c:scaling><c:orientation val="minMax"/></c:scaling><c:delete val="0"/><c:axPos val="b"/><c:numFmt formatCode="General" sourceLinked="0"/><c:majorTickMark val="none"/><c:minorTickMark val="none"/><c:tickLblPos val="low"/>${textStyle(9)}<c:crossAx val="12"/><c:crosses val="autoZero"/></c:catAx><c:valAx><c:axId val="12"/><c:scaling><c:orientation val="minMax"/></c:scaling><c:delete val="0"/><c:axPos val="l"/><c:majorGridlines><c:spPr><a:ln w="6350"><a:solidFill><a:srgbClr val="${colours.line}"/></a:solidFill></a:ln></c:spPr></c:majorGridlines><c:numFmt formatCode="#,##0" sourceLinked="0"/><c:majorTickMark val="none"/><c:minorTickMark val="none"/><c:tickLblPos val="nextTo"/>${textStyle(9)}<c:crossAx val="11"/><c:crosses val="autoZero"/></c:valAx>`;

function chartXml(chart: Chart): string {
  const body =
    chart.kind === 'column'
      ? `<c:barChart><c:barDir val="col"/><c:grouping val="clustered"/><c:varyColors val="0"/>${seriesXml(chart)}<c:gapWidth val="60"/><c:axId val="11"/><c:axId val="12"/></c:barChart>`
      : `<c:lineChart><c:grouping val="standard"/><c:varyColors val="0"/>${seriesXml(chart)}<c:marker val="1"/><c:axId val="11"/><c:axId val="12"/></c:lineChart>`;
  const title = `<c:title><c:tx><c:rich><a:bodyPr/><a:p><a:pPr>${letters(12, true)}</a:pPr><a:r><a:rPr sz="1200" b="1"><a:solidFill><a:srgbClr val="${colours.ink}"/></a:solidFill><a:latin typeface="Arial"/><a:cs typeface="Arial"/></a:rPr><a:t>${escapeXml(chart.title)}</a:t></a:r></a:p></c:rich></c:tx><c:overlay val="0"/></c:title>`;
  const legend =
    chart.series.length > 1
      ? `<c:legend><c:legendPos val="b"/><c:overlay val="0"/>${textStyle(10)}</c:legend>`
      : '';
  return `${head}<c:chartSpace xmlns:c="${drawingml}/chart" xmlns:a="${drawingml}/main" xmlns:r="${office}"><c:roundedCorners val="0"/><c:chart>${title}<c:autoTitleDeleted val="0"/><c:plotArea><c:layout/>${body}${axes}</c:plotArea>${legend}<c:plotVisOnly val="1"/></c:chart><c:spPr><a:solidFill><a:srgbClr val="${colours.white}"/></a:solidFill><a:ln w="9525"><a:solidFill><a:srgbClr val="${colours.line}"/></a:solidFill></a:ln></c:spPr></c:chartSpace>`;
}

function anchorXml({ from, to }: Chart, place: number): string {
  const corner = (tag: string, { column, row }: Chart['from']) =>
    `<xdr:${tag}><xdr:col>${column}</xdr:col><xdr:colOff>0</xdr:colOff><xdr:row>${row}</xdr:row><xdr:rowOff>0</xdr:rowOff></xdr:${tag}>`;
  return `<xdr:twoCellAnchor>${corner('from', from)}${corner('to', to)}<xdr:graphicFrame macro=""><xdr:nvGraphicFramePr><xdr:cNvPr id="${place + 2}" name="Chart ${place + 1}"/><xdr:cNvGraphicFramePr/></xdr:nvGraphicFramePr><xdr:xfrm><a:off x="0" y="0"/><a:ext cx="0" cy="0"/></xdr:xfrm><a:graphic><a:graphicData uri="${drawingml}/chart"><c:chart xmlns:c="${drawingml}/chart" xmlns:r="${office}" r:id="rId${place + 1}"/></a:graphicData></a:graphic></xdr:graphicFrame><xdr:clientData/></xdr:twoCellAnchor>`;
}

export function chartParts(
  charts: readonly Chart[],
  { drawing, firstChart }: { drawing: number; firstChart: number },
): ZipEntry[] {
  const links = charts.map(
    (_, place) =>
      `<Relationship Id="rId${place + 1}" Type="${office}/chart" Target="../charts/chart${firstChart + place}.xml"/>`,
  );
  return [
    {
      path: `xl/drawings/drawing${drawing}.xml`,
      body: `${head}<xdr:wsDr xmlns:xdr="${drawingml}/spreadsheetDrawing" xmlns:a="${drawingml}/main">${charts.map(anchorXml).join('')}</xdr:wsDr>`,
    },
    {
      path: `xl/drawings/_rels/drawing${drawing}.xml.rels`,
      body: `${head}<Relationships xmlns="${packaged}">${links.join('')}</Relationships>`,
    },
    ...charts.map((chart, place) => ({
      path: `xl/charts/chart${firstChart + place}.xml`,
      body: chartXml(chart),
    })),
  ];
}
