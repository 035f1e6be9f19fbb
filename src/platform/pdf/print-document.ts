/** A paper as a PDF of A4 pages, its fonts in it. The same paper gives the same bytes. */
import PDFDocument from 'pdfkit';
import type { PrintedDocument, DocumentLine } from '../../features/orders/order-documents.ts';
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
  majorelle: '#3b3fc4',
  saffron: '#f2b33d',
  paper: '#ffffff',
};

const small: TextStyle = { size: 8.5, colour: colour.soft, leading: 1.55 };
const body: TextStyle = { size: 10, colour: colour.ink, leading: 1.6 };
const strong: TextStyle = { ...body, weight: 700 };

type Desk = { pdf: PDFKit.PDFDocument; set: Typesetter; paper: PrintedDocument; top: number };

/** The arch of a door, with the academy's name beside it, on a band of sand; the title stands below the name. */
function printHead(desk: Desk): void {
  const { pdf, set, paper } = desk;
  pdf.rect(0, 0, page.width, headHeight).fill(colour.sand);
  const [width, height] = [34, 46];
  const x = set.left(margin, width);
  const y = 40;
  const round = width / 2;
  pdf
    .path(`M${x} ${y + height}V${y + round}A${round} ${round} 0 0 1 ${x + width} ${y + round}V${y + height}Z`)
    .fill(colour.majorelle);
  star(pdf, x + round, y + round + 5, 7.5);
  const beside = margin + width + 14;
  const half = inner * 0.52 - width - 14;
  set.text(paper.siteName, { start: beside, top: y - 1, width: half }, { size: 11, weight: 700 });
  set.text(paper.title, { start: beside, top: y + 14, width: half }, { size: 22, weight: 700, leading: 1.3 });
  let top = y;
  const start = margin + inner * 0.52;
  for (const { label, value } of paper.head) {
    const width = inner * 0.48;
    top += set.text(label, { start, top, width }, { ...small, align: 'end' });
    top += set.text(value, { start, top: top - 1, width }, { ...strong, align: 'end', leading: 1.5 });
    top += 2;
  }
  desk.top = headHeight + 30;
}

/** The eight-pointed star: two squares, one turned by 45 degrees. */
function star(pdf: Desk['pdf'], cx: number, cy: number, radius: number): void {
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
    pdf.polygon(...corners.map(([x, y]): [number, number] => [cx + x, cy + y])).fill(colour.saffron);
}

function printFoot({ pdf, set, paper }: Desk): void {
  pdf
    .moveTo(margin, footTop)
    .lineTo(page.width - margin, footTop)
    .lineWidth(0.7)
    .stroke(colour.line);
  const style: TextStyle = { ...small, size: 7.5, leading: 1.6 };
  set.text(paper.foot, { start: margin, top: footTop + 9, width: inner }, style);
}

/** A new page when so much does not fit any more. */
function need(desk: Desk, height: number): void {
  if (desk.top + height <= footTop - 14) return;
  desk.pdf.addPage({ size: 'A4', margin: 0 });
  printFoot(desk);
  desk.top = margin;
}

function rule(desk: Desk, ink = colour.line, width = 0.7): void {
  desk.pdf
    .moveTo(margin, desk.top)
    .lineTo(page.width - margin, desk.top)
    .lineWidth(width)
    .stroke(ink);
}

function printParties(desk: Desk): void {
  const { set, paper } = desk;
  const gap = 28;
  const width = (inner - gap) / 2;
  const heights = paper.parties.map(({ label, name, lines }, index) => {
    const start = margin + index * (width + gap);
    let { top } = desk;
    top += set.text(label, { start, top, width }, small) + 2;
    top += set.text(name, { start, top, width }, { ...strong, size: 11 });
    for (const line of lines) top += set.text(line, { start, top, width }, { ...body, size: 9.5 });
    return top - desk.top;
  });
  desk.top += Math.max(0, ...heights) + 26;
}

const amountWidth = 130;

/** What it is, and how much; the label breaks into lines, the amount never does. */
function printRow(desk: Desk, { label, value, note }: DocumentLine & { note?: string }, style = body): void {
  const { set } = desk;
  const width = inner - amountWidth - 16;
  const height = set.height(label, width, style) + (note ? set.height(note, width, small) : 0);
  need(desk, height + 18);
  const top = desk.top + 8;
  const used = set.text(label, { start: margin, top, width }, style);
  if (note) set.text(note, { start: margin, top: top + used, width }, small);
  const end = margin + inner - amountWidth;
  set.text(value, { start: end, top, width: amountWidth }, { ...style, align: 'end' });
  desk.top += height + 16;
}

function printRows(desk: Desk): void {
  const { paper } = desk;
  printRow(desk, { label: paper.columns.what, value: paper.columns.amount }, small);
  desk.top -= 4;
  for (const row of paper.rows) {
    rule(desk);
    printRow(desk, row);
  }
  rule(desk, colour.ink, 1.2);
  printRow(desk, paper.total, { ...strong, size: 13 });
  rule(desk);
  desk.top += 22;
}

function printFacts(desk: Desk): void {
  const { set, paper } = desk;
  const labels = 150;
  for (const { label, value } of paper.facts) {
    const width = inner - labels;
    need(desk, set.height(value, width, body) + 4);
    set.text(
      label,
      { start: margin, top: desk.top + 1, width: labels - 12 },
      { ...body, colour: colour.soft },
    );
    desk.top += set.text(value, { start: margin + labels, top: desk.top + 1, width }, strong) + 4;
  }
  desk.top += 12;
  for (const note of paper.notes) {
    need(desk, set.height(note, inner, small) + 6);
    desk.top += set.text(note, { start: margin, top: desk.top, width: inner }, { ...small, size: 9 }) + 6;
  }
}

function openPdf({ locale, fileTitle, siteName, at }: PrintedDocument): PDFKit.PDFDocument {
  return new PDFDocument({
    size: 'A4',
    margin: 0,
    // None of the fonts every reader has: they know no Arabic.
    font: '',
    lang: locale === 'ar' ? 'ar-MA' : 'en',
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
  paper: PrintedDocument,
  fontsDir: string,
): Promise<Uint8Array<ArrayBuffer>> {
  const pdf = openPdf(paper);
  const chunks: Uint8Array[] = [];
  const whole = new Promise<Uint8Array<ArrayBuffer>>((resolve, reject) => {
    pdf.on('data', (chunk: Uint8Array) => chunks.push(chunk));
    pdf.on('end', () => resolve(new Uint8Array(Buffer.concat(chunks))));
    pdf.on('error', reject);
  });
  const direction = paper.locale === 'ar' ? 'rtl' : 'ltr';
  const set = new Typesetter(pdf, { fontsDir, direction, pageWidth: page.width });
  const desk: Desk = { pdf, set, paper, top: 0 };
  printHead(desk);
  printFoot(desk);
  printParties(desk);
  printRows(desk);
  printFacts(desk);
  pdf.end();
  return whole;
}
