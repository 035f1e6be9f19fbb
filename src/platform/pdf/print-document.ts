/** A document as a PDF of A4 pages with embedded fonts. The same document gives the same bytes. */
import { directionOf } from '../i18n/locale.ts';
import PDFDocument from 'pdfkit';
import type { PrintedDocument, DocumentLine } from '../../selling/orders/order-documents.ts';
import { logoHeights, sizeWithin } from '../files/picture.ts';
import { Typesetter, type TextStyle } from './typesetter.ts';

const page = { width: 595.28, height: 841.89 };
const margin = 52;
const inner = page.width - 2 * margin;
const headHeight = 128;
const footTop = page.height - 62;

const colour = {
  ink: '#1d1b2e',
  soft: '#55526a',
  sand: '#fbf5ea',
  line: '#e7dcc8',
  document: '#ffffff',
};

const small: TextStyle = { size: 8.5, colour: colour.soft, leading: 1.55 };
const body: TextStyle = { size: 10, colour: colour.ink, leading: 1.6 };
const strong: TextStyle = { ...body, weight: 700 };

type Sheet = {
  pdf: PDFKit.PDFDocument;
  set: Typesetter;
  document: PrintedDocument;
  /** The academy's own logo as PNG. */
  logo: Uint8Array | null;
  top: number;
};

/** The academy's logo, or an arch. Returns how wide it is. */
function printLogo({ pdf, set, document: { look }, logo }: Sheet, y: number): number {
  if (logo !== null && look.logo !== null) {
    const size = sizeWithin(look.logo, logoHeights.receipt, inner * 0.25);
    pdf.image(Buffer.from(logo), set.left(margin, size.width), y, size);
    return size.width;
  }
  const [width, height] = [34, logoHeights.receipt];
  const x = set.left(margin, width);
  const round = width / 2;
  pdf
    .path(`M${x} ${y + height}V${y + round}A${round} ${round} 0 0 1 ${x + width} ${y + round}V${y + height}Z`)
    .fill(look.primary);
  star(pdf, x + round, y + round + 5, { radius: 7.5, ink: look.accent });
  return width;
}

/** The logo with the academy's name beside it, on a band of sand colour; the title is below the name. */
function printHead(sheet: Sheet): void {
  const { pdf, set, document } = sheet;
  pdf.rect(0, 0, page.width, headHeight).fill(colour.sand);
  const y = 40;
  const width = printLogo(sheet, y);
  const beside = margin + width + 14;
  const half = inner * 0.52 - width - 14;
  set.text(document.siteName, { start: beside, top: y - 1, width: half }, { size: 11, weight: 700 });
  set.text(
    document.title,
    { start: beside, top: y + 14, width: half },
    { size: 22, weight: 700, leading: 1.3 },
  );
  let top = y;
  const start = margin + inner * 0.52;
  for (const { label, value } of document.head) {
    const width = inner * 0.48;
    top += set.text(label, { start, top, width }, { ...small, align: 'end' });
    top += set.text(value, { start, top: top - 1, width }, { ...strong, align: 'end', leading: 1.5 });
    top += 2;
  }
  sheet.top = headHeight + 30;
}

/** The eight-pointed star: two squares, one turned by 45 degrees. */
function star(
  pdf: Sheet['pdf'],
  cx: number,
  cy: number,
  { radius, ink }: { radius: number; ink: string },
): void {
  const side = radius / Math.SQRT2;
  const square = [
    [-side, -side],
    [side, -side],
    [side, side],
    [-side, side],
  ] as const;
  const diamond = [
    [0, -radius],
    [radius, 0],
    [0, radius],
    [-radius, 0],
  ] as const;
  for (const corners of [square, diamond])
    pdf.polygon(...corners.map(([x, y]): [number, number] => [cx + x, cy + y])).fill(ink);
}

function printFoot({ pdf, set, document }: Sheet): void {
  pdf
    .moveTo(margin, footTop)
    .lineTo(page.width - margin, footTop)
    .lineWidth(0.7)
    .stroke(colour.line);
  const style: TextStyle = { ...small, size: 7.5, leading: 1.6 };
  set.text(document.foot, { start: margin, top: footTop + 9, width: inner }, style);
}

/** Begins a new page when this height does not fit. */
function need(sheet: Sheet, height: number): void {
  if (sheet.top + height <= footTop - 14) return;
  sheet.pdf.addPage({ size: 'A4', margin: 0 });
  printFoot(sheet);
  sheet.top = margin;
}

function rule(sheet: Sheet, ink = colour.line, width = 0.7): void {
  sheet.pdf
    .moveTo(margin, sheet.top)
    .lineTo(page.width - margin, sheet.top)
    .lineWidth(width)
    .stroke(ink);
}

function printParties(sheet: Sheet): void {
  const { set, document } = sheet;
  const gap = 28;
  const width = (inner - gap) / 2;
  const heights = document.parties.map(({ label, name, lines }, index) => {
    const start = margin + index * (width + gap);
    let { top } = sheet;
    top += set.text(label, { start, top, width }, small) + 2;
    top += set.text(name, { start, top, width }, { ...strong, size: 11 });
    for (const line of lines) top += set.text(line, { start, top, width }, { ...body, size: 9.5 });
    return top - sheet.top;
  });
  sheet.top += Math.max(0, ...heights) + 26;
}

const amountWidth = 130;

/** A description and an amount; the description may wrap, the amount never does. */
function printRow(
  sheet: Sheet,
  { label, value, note }: DocumentLine & { note?: string },
  style = body,
): void {
  const { set } = sheet;
  const width = inner - amountWidth - 16;
  const height = set.height(label, width, style) + (note ? set.height(note, width, small) : 0);
  need(sheet, height + 18);
  const top = sheet.top + 8;
  const used = set.text(label, { start: margin, top, width }, style);
  if (note) set.text(note, { start: margin, top: top + used, width }, small);
  const end = margin + inner - amountWidth;
  set.text(value, { start: end, top, width: amountWidth }, { ...style, align: 'end' });
  sheet.top += height + 16;
}

function printRows(sheet: Sheet): void {
  const { document } = sheet;
  printRow(sheet, { label: document.columns.what, value: document.columns.amount }, small);
  sheet.top -= 4;
  for (const row of document.rows) {
    rule(sheet);
    printRow(sheet, row);
  }
  rule(sheet, colour.ink, 1.2);
  printRow(sheet, document.total, { ...strong, size: 13 });
  rule(sheet);
  sheet.top += 22;
}

function printFacts(sheet: Sheet): void {
  const { set, document } = sheet;
  const labels = 150;
  for (const { label, value } of document.facts) {
    const width = inner - labels;
    need(sheet, set.height(value, width, body) + 4);
    set.text(
      label,
      { start: margin, top: sheet.top + 1, width: labels - 12 },
      { ...body, colour: colour.soft },
    );
    sheet.top += set.text(value, { start: margin + labels, top: sheet.top + 1, width }, strong) + 4;
  }
  sheet.top += 12;
  for (const note of document.notes) {
    need(sheet, set.height(note, inner, small) + 6);
    sheet.top += set.text(note, { start: margin, top: sheet.top, width: inner }, { ...small, size: 9 }) + 6;
  }
}

function openPdf({ locale, fileTitle, siteName, at }: PrintedDocument): PDFKit.PDFDocument {
  return new PDFDocument({
    size: 'A4',
    margin: 0,
    // None of the fonts every reader has: they know no Arabic.
    font: '',
    lang: locale,
    displayTitle: true,
    info: {
      Title: fileTitle,
      Author: siteName,
      Creator: siteName,
      Producer: siteName,
      CreationDate: at,
      ModDate: at,
    },
  });
}

export async function printDocument(
  document: PrintedDocument,
  fontsDir: string,
  logo: Uint8Array | null = null,
): Promise<Uint8Array<ArrayBuffer>> {
  const pdf = openPdf(document);
  const chunks: Uint8Array[] = [];
  const whole = new Promise<Uint8Array<ArrayBuffer>>((resolve, reject) => {
    pdf.on('data', (chunk: Uint8Array) => chunks.push(chunk));
    pdf.on('end', () => resolve(new Uint8Array(Buffer.concat(chunks))));
    pdf.on('error', reject);
  });
  const direction = directionOf(document.locale);
  const set = new Typesetter(pdf, { fontsDir, direction, pageWidth: page.width });
  const sheet: Sheet = { pdf, set, document, logo, top: 0 };
  printHead(sheet);
  printFoot(sheet);
  printParties(sheet);
  printRows(sheet);
  printFacts(sheet);
  pdf.end();
  return whole;
}
