/** The certificate as one landscape page of A4, fonts embedded. The same certificate gives the same bytes. */
import PDFDocument from 'pdfkit';
import { encode } from 'uqr';
import { Typesetter, type TextStyle } from '../../platform/pdf/typesetter.ts';
import { inItsDirection, leftToRight } from '../../platform/pdf/visual-runs.ts';
import type { Locale } from '../../platform/i18n/locale.ts';
import { formatDate } from '../../platform/time/calendar-date.ts';
import { logoHeights, sizeWithin } from '../../platform/files/picture.ts';
import type { Look } from '../../academy/settings/look.ts';
import { nameFor, type CertifiedCourse, type Holder } from './certificate.ts';
import { certificateUrl } from './open-badge.ts';
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

const ink = '#1d1b2e';
const soft: TextStyle = { size: 12, colour: '#55526a', leading: 1.6 };

/** Dark squares on white with a margin of four, as QR readers need. */
function drawCode(pdf: PDFKit.PDFDocument, text: string, left: number, top: number, side: number): void {
  const { size, data } = encode(text, { ecc: 'M', border: 4 });
  const step = side / size;
  pdf.rect(left, top, side, side).fill('#ffffff');
  for (const [y, row] of data.entries())
    for (const [x, isDark] of row.entries())
      if (isDark) pdf.rect(left + x * step, top + y * step, step, step);
  pdf.fill(ink);
}

function drawFrame(pdf: PDFKit.PDFDocument, { primary, accent }: Look): void {
  pdf.rect(0, 0, page.width, page.height).fill('#fbf5ea');
  pdf
    .rect(24, 24, page.width - 48, page.height - 48)
    .lineWidth(2)
    .stroke(primary);
  pdf
    .rect(31, 31, page.width - 62, page.height - 62)
    .lineWidth(0.8)
    .stroke(accent);
}

function drawWords(pdf: PDFKit.PDFDocument, set: Typesetter, on: Printed): void {
  const { locale, holder, course, number, academy, origin } = on;
  const words = certificateWords[locale];
  const other: Locale = locale === 'ar' ? 'en' : 'ar';
  let top = 78;
  const line = (text: string, style: TextStyle, width = inner) => {
    top += set.text(text, { start: margin, top, width }, style);
  };
  if (on.logo !== null && on.look.logo !== null) {
    const size = sizeWithin(on.look.logo, logoHeights.certificate, inner / 3);
    const x = set.left(page.width - margin - size.width, size.width);
    pdf.image(Buffer.from(on.logo), x, top - 8, size);
  }
  line(words.by(academy), soft);
  line(words.title, { size: 34, weight: 700, colour: on.look.primary, leading: 1.35 });
  top += 22;
  line(words.page.thisIsToSay, soft);
  line(inItsDirection(nameFor(holder, locale)), { size: 30, weight: 700, colour: ink, leading: 1.4 });
  const second = nameFor(holder, other);
  if (second !== nameFor(holder, locale))
    line(inItsDirection(second), { size: 18, colour: ink, leading: 1.5 });
  top += 12;
  line(words.page.completed, soft);
  line(course.name[locale], { size: 22, weight: 700, colour: ink, leading: 1.4 }, inner - 150);
  if (course.trainer !== null) line(words.page.taughtBy(course.trainer[locale]), soft, inner - 150);
  line(
    words.page.days(formatDate(course.startedOn, locale), formatDate(course.finishedOn, locale)),
    soft,
    inner - 150,
  );
  line(
    words.page.done(course.lessons, course.quizzes, course.assignments, course.attended),
    soft,
    inner - 150,
  );
  const foot: TextStyle = { size: 9, colour: '#55526a', leading: 1.6 };
  top = page.height - 104;
  line(
    `${words.page.number} ${leftToRight(number)} · ${words.page.issued} ${formatDate(on.issuedOn, locale)}`,
    foot,
  );
  line(leftToRight(certificateUrl(origin, number).replace(/^https?:\/\//, '')), foot);
  line(words.page.notAccredited, foot, inner - 150);
  const side = 118;
  drawCode(
    pdf,
    certificateUrl(origin, number),
    set.left(page.width - margin - side, side),
    page.height - 176,
    side,
  );
}

/** `fontsFolder`: where the project's fonts for PDFs are. */
export async function printCertificate(on: Printed, fontsFolder: string): Promise<Uint8Array<ArrayBuffer>> {
  const words = certificateWords[on.locale];
  const pdf = new PDFDocument({
    size: [page.width, page.height],
    margin: 0,
    font: '',
    lang: on.locale === 'ar' ? 'ar-MA' : 'en',
    displayTitle: true,
    info: {
      Title: `${words.title} ${on.number}`,
      Author: on.academy,
      Creator: on.academy,
      Producer: on.academy,
      CreationDate: on.issuedAt,
      ModDate: on.issuedAt,
    },
  });
  const chunks: Uint8Array[] = [];
  const whole = new Promise<Uint8Array<ArrayBuffer>>((resolve, reject) => {
    pdf.on('data', (chunk: Uint8Array) => chunks.push(chunk));
    pdf.on('end', () => resolve(new Uint8Array(Buffer.concat(chunks))));
    pdf.on('error', reject);
  });
  drawFrame(pdf, on.look);
  const direction = on.locale === 'ar' ? 'rtl' : 'ltr';
  drawWords(pdf, new Typesetter(pdf, { fontsDir: fontsFolder, direction, pageWidth: page.width }), on);
  pdf.end();
  return whole;
}
