/** The certificate as one landscape page of A4, fonts embedded. The same certificate gives the same bytes. */
import { languages } from '../../platform/i18n/languages.ts';
import PDFDocument from 'pdfkit';
import { Typesetter, type TextStyle } from '../../platform/pdf/typesetter.ts';
import { inItsDirection, leftToRight } from '../../platform/pdf/visual-runs.ts';
import { type Locale, pathIn, directionOf } from '../../platform/i18n/locale.ts';
import { markPaths } from '../../platform/files/drawing.ts';
import { qrPath } from '../../platform/ui/art/qr-path.ts';
import { khatamPath } from '../../platform/ui/art/khatam-path.ts';
import { frameOf, tileCount, tileShapes } from '../../platform/ui/art/tiles.ts';
import { formatDate } from '../../platform/time/calendar-date.ts';
import { logoHeights, sizeWithin } from '../../platform/files/picture.ts';
import type { Look } from '../../academy/settings/look.ts';
import { nameFor, shortAddress, type CertifiedCourse, type Holder } from './certificate.ts';
import { certificateWords } from './words.ts';

const page = { width: 841.89, height: 595.28 };
const margin = 64;
const inner = page.width - 2 * margin;

export type Printed = {
  locale: Locale;
  /** The academy's name in that language. */
  academy: string;
  origin: string;
  number: string;
  holder: Holder;
  course: CertifiedCourse;
  issuedAt: Date;
  /** 'YYYY-MM-DD' in Morocco. */
  issuedOn: string;
  look: Look;
  /** The academy's own logo as PNG. */
  logo: Uint8Array | null;
};

/** Where anybody checks it, in the language of the certificate; short, as it is typed from paper. */
export const addressPath = ({ locale, number }: Pick<Printed, 'locale' | 'number'>): string =>
  pathIn(locale, `/${shortAddress(number)}`);
export const addressOf = (on: Pick<Printed, 'origin' | 'locale' | 'number'>): string =>
  on.origin.replace(/^https?:\/\//, '') + addressPath(on);

const ink = '#1d1b2e';
const soft: TextStyle = { size: 12, colour: '#55526a', leading: 1.6, align: 'centre' };
const foot: TextStyle = { ...soft, size: 9 };

/** Tiles across and down: nearly squares. */
const tilesAcross = 24;
const tilesDown = 17;
const side = page.height / tilesDown;

type Place = { x: number; y: number; width: number; height: number };

/** The tile of a unit in a place, cut at its edges. */
export function drawTile(pdf: PDFKit.PDFDocument, unit: number, { x, y, width, height }: Place): void {
  pdf.save().translate(x, y);
  pdf
    .rect(0, 0, width, height)
    .clip()
    .scale(width / 100, height / 100);
  for (const { d, fill, stroke } of tileShapes(unit)) {
    pdf.path(d).lineWidth(1.6);
    if (stroke === undefined) pdf.fill(fill);
    else pdf.fillAndStroke(fill, stroke);
  }
  pdf.restore();
}

function drawFrame(pdf: PDFKit.PDFDocument, units: number): void {
  const width = page.width / tilesAcross;
  for (const { x, y, unit } of frameOf(units, tilesAcross, tilesDown))
    drawTile(pdf, unit, { x: x * width, y: y * side, width, height: side });
  pdf
    .rect(width, side, page.width - 2 * width, page.height - 2 * side)
    .lineWidth(2.4)
    .fillAndStroke('#ffffff', ink);
}

/** The academy's logo, or its mark and name. */
export function drawMark(
  pdf: PDFKit.PDFDocument,
  set: Typesetter,
  { look, logo, academy }: Pick<Printed, 'look' | 'logo' | 'academy'>,
  { start, top }: { start: number; top: number } = { start: margin, top: 58 },
): void {
  if (logo !== null && look.logo !== null) {
    const size = sizeWithin(look.logo, logoHeights.certificate, inner / 3);
    pdf.image(Buffer.from(logo), set.left(start, size.width), top, size);
    return;
  }
  pdf
    .save()
    .translate(set.left(start, 32), top)
    .scale(32 / 24);
  pdf.path(markPaths.star).fill(look.primary).path(markPaths.door).fill('#ffffff').restore();
  set.text(academy, { start: start + 42, top: top + 2, width: 240 }, { size: 20, weight: 700, leading: 1.3 });
}

/** The largest of a few sizes at which a text is one line; the smallest, over several lines, if none is. */
function fitted(set: Typesetter, words: string, style: TextStyle, sizes: readonly number[]): TextStyle {
  const isOneLine = (size: number): boolean =>
    set.height(words, inner, { ...style, size }) <= size * (style.leading ?? 1.5) + 0.1;
  return { ...style, size: sizes.find(isOneLine) ?? sizes.at(-1) ?? 12 };
}

/** Who completed what, in both scripts and languages, in the middle of the room above the foot. */
function drawMiddle(set: Typesetter, { locale, holder, course, look }: Printed): void {
  const words = certificateWords[locale].page;
  const other: Locale = languages[locale].next[0];
  const name = nameFor(holder, locale);
  const second = nameFor(holder, other);
  const bold: TextStyle = { size: 20, weight: 700, leading: 1.35, align: 'centre' };
  const lines: [string, TextStyle][] = [
    [words.thisIsToSay, { ...soft, size: 15 }],
    [inItsDirection(name), fitted(set, name, { ...bold, colour: look.primary }, [58, 50, 43, 37, 32, 28])],
    ...(second === name
      ? []
      : [
          [inItsDirection(second), fitted(set, second, { ...bold, leading: 1.9 }, [24, 21, 18])] satisfies [
            string,
            TextStyle,
          ],
        ]),
    [words.completed, { ...soft, leading: 1.8 }],
    [course.name[locale], fitted(set, course.name[locale], bold, [26, 23, 20])],
    [course.name[other], { ...soft, leading: 2.2 }],
    [
      `${words.days(formatDate(course.startedOn, locale), formatDate(course.finishedOn, locale))} · ${words.done(course.lessons, course.quizzes, course.assignments, course.attended)}`,
      { ...soft, size: 10 },
    ],
  ];
  const high = lines.reduce((sum, [line, style]) => sum + set.height(line, inner, style), 0);
  let top = 98 + (footTop - 98 - high) / 2;
  for (const [line, style] of lines) top += set.text(line, { start: margin, top, width: inner }, style);
}

const footTop = 412;
const codeSide = 84;
const codeWidth = 150;

/** What she learnt, who taught it, and how anybody checks it. */
function drawFoot(pdf: PDFKit.PDFDocument, set: Typesetter, on: Printed): void {
  const { locale, course, number, origin, look } = on;
  const words = certificateWords[locale].page;
  pdf
    .moveTo(margin, footTop)
    .lineTo(page.width - margin, footTop)
    .lineWidth(0.8)
    .stroke('#e7dcc8');
  let top = footTop + 16;
  const skill: TextStyle = { size: 10.5, leading: 1.5 };
  if (course.skills)
    top += set.text(words.skills, { start: margin, top, width: 250 }, { ...skill, size: 11.5, weight: 700 });
  for (const one of course.skills?.[locale] ?? []) {
    pdf.path(khatamPath(set.left(margin, 8) + 4, top + 8, 4)).fill(look.accent);
    top += set.text(one, { start: margin + 16, top, width: 250 }, skill);
  }
  const trainer = { start: 330, top: footTop + 66, width: 180 };
  pdf
    .moveTo(set.left(trainer.start, 0), trainer.top - 6)
    .lineTo(set.left(trainer.start + trainer.width, 0), trainer.top - 6)
    .lineWidth(0.8)
    .stroke(ink);
  if (course.trainer !== null)
    trainer.top += set.text(course.trainer[locale], trainer, { size: 12.5, weight: 700, align: 'centre' });
  trainer.top += set.text(words.trainer, trainer, { ...soft, size: 10 });
  set.text(formatDate(on.issuedOn, locale), trainer, { ...soft, size: 10 });
  const code = qrPath(origin + addressPath(on));
  const start = page.width - margin - codeWidth;
  pdf.save().translate(set.left(start + (codeWidth - codeSide) / 2, codeSide), footTop + 6);
  pdf
    .scale(codeSide / code.size)
    .path(code.d)
    .fill(ink)
    .restore();
  const under = { start, top: footTop + 4 + codeSide, width: codeWidth };
  under.top += set.text(leftToRight(number), under, { ...foot, weight: 700, colour: ink });
  set.text(leftToRight(addressOf(on)), under, foot);
  set.text(
    words.notAccredited,
    { start: margin, top: page.height - side - 24, width: inner },
    { ...foot, size: 8 },
  );
}

function drawWords(pdf: PDFKit.PDFDocument, set: Typesetter, on: Printed): void {
  const other: Locale = languages[on.locale].next[0];
  drawMark(pdf, set, on);
  set.text(
    certificateWords[on.locale].title,
    { start: margin, top: 60, width: inner },
    { size: 15, weight: 700, align: 'end' },
  );
  set.text(
    certificateWords[other].title,
    { start: margin, top: 82, width: inner },
    { ...soft, size: 10, align: 'end' },
  );
  drawMiddle(set, on);
  drawFoot(pdf, set, on);
}

type Sheet = {
  title: string;
  locale: Locale;
  academy: string;
  at: Date;
  size: { width: number; height: number };
  /** Where the project's fonts for PDFs are. */
  fontsFolder: string;
};

/** One page as a file. The same sheet gives the same bytes. */
export async function printSheet(
  { title, locale, academy, at, size, fontsFolder }: Sheet,
  draw: (pdf: PDFKit.PDFDocument, set: Typesetter) => void,
): Promise<Uint8Array<ArrayBuffer>> {
  const pdf = new PDFDocument({
    size: [size.width, size.height],
    margin: 0,
    font: '',
    lang: locale,
    displayTitle: true,
    info: {
      Title: title,
      Author: academy,
      Creator: academy,
      Producer: academy,
      CreationDate: at,
      ModDate: at,
    },
  });
  const chunks: Uint8Array[] = [];
  const whole = new Promise<Uint8Array<ArrayBuffer>>((resolve, reject) => {
    pdf.on('data', (chunk: Uint8Array) => chunks.push(chunk));
    pdf.on('end', () => resolve(new Uint8Array(Buffer.concat(chunks))));
    pdf.on('error', reject);
  });
  const direction = directionOf(locale);
  draw(pdf, new Typesetter(pdf, { fontsDir: fontsFolder, direction, pageWidth: size.width }));
  pdf.end();
  return whole;
}

/** `fontsFolder`: where the project's fonts for PDFs are. */
export function printCertificate(on: Printed, fontsFolder: string): Promise<Uint8Array<ArrayBuffer>> {
  const title = `${certificateWords[on.locale].title} ${on.number}`;
  const { locale, academy, issuedAt: at } = on;
  return printSheet({ title, locale, academy, at, size: page, fontsFolder }, (pdf, set) => {
    drawFrame(pdf, on.course.units ?? tileCount);
    drawWords(pdf, set, on);
  });
}
