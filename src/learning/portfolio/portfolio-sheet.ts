/** The page of what a learner made as one upright page of A4, with a code that leads to it. */
import { pathIn } from '../../platform/i18n/locale.ts';
import { leftToRight } from '../../platform/pdf/visual-runs.ts';
import type { TextStyle, Typesetter } from '../../platform/pdf/typesetter.ts';
import { cutText, oneLine } from '../../platform/text/typed-text.ts';
import { qrPath } from '../../platform/ui/art/qr-path.ts';
import { drawMark, drawTile, type Printed, printSheet } from '../certificates/certificate-pdf.ts';
import type { ShownPortfolio, ShownWork } from './shown-portfolio.service.ts';
import { portfolioWords } from './words.ts';

const page = { width: 595.28, height: 841.89 };
const margin = 48;
const inner = page.width - 2 * margin;
const gap = 20;

/** As many as stand on one page, the newest first. */
export const mostOnSheet = 6;

type Cell = { inRow: 1 | 2; width: number; height: number };

/** Of a work's picture on paper: few are large. The pixels of its photo are twice as many in each direction. */
export const cellOf = (works: number): Cell => ({
  inRow: works > 2 ? 2 : 1,
  width: works > 2 ? (inner - gap) / 2 : inner,
  height: works === 1 ? 320 : works > 4 ? 108 : 200,
});

type OnSheet = Pick<Printed, 'locale' | 'academy' | 'origin' | 'look' | 'logo'> & {
  shown: ShownPortfolio;
  /** The first photo of each work as a JPEG, by the work. */
  photos: ReadonlyMap<string, Uint8Array>;
};

const soft: TextStyle = { size: 11, colour: '#55526a', leading: 1.5 };
const bold: TextStyle = { size: 12, weight: 700, leading: 1.4 };

type Drawing = { pdf: PDFKit.PDFDocument; set: Typesetter; on: OnSheet };

function drawHead({ pdf, set, on: { shown, locale, ...academy } }: Drawing): number {
  const words = portfolioWords[locale].page;
  drawMark(pdf, set, academy, { start: margin, top: 40 });
  let top = 100;
  const box = () => ({ start: margin, top, width: inner });
  top += set.text(words.title(shown.firstName), box(), { size: 26, weight: 700, leading: 1.3 });
  const trainer = shown.trainer?.[locale];
  top += set.text(words.learntIn(shown.course[locale], trainer ?? null), box(), soft);
  for (const [at, unit] of shown.tiles.slice(0, 20).entries())
    drawTile(pdf, unit, { x: set.left(margin + at * 24, 20), y: top + 8, width: 20, height: 20 });
  return top + (shown.tiles.length > 0 ? 42 : 16);
}

function drawWork(
  { pdf, set, on: { locale, photos } }: Drawing,
  { id, title, text }: ShownWork,
  { start, top, cell }: { start: number; top: number; cell: Cell },
): void {
  const photo = photos.get(id);
  const left = set.left(start, cell.width);
  if (photo !== undefined)
    pdf.image(Buffer.from(photo), left, top, { width: cell.width, height: cell.height });
  else {
    pdf.roundedRect(left, top, cell.width, cell.height, 8).fill('#fbf5ea');
    const said = cutText(oneLine(text), 220);
    set.text(said, { start: start + 12, top: top + 10, width: cell.width - 24 }, { ...soft, size: 9.5 });
  }
  const under = { start, top: top + cell.height + 4, width: cell.width };
  set.text(cutText(oneLine(title[locale]), 70), under, bold);
}

/** The address, and its code for the camera. */
function drawFoot({ pdf, set, on: { locale, origin, shown } }: Drawing): void {
  const address = origin + pathIn(locale, `/made/${shown.code}`);
  const code = qrPath(address);
  const side = 72;
  const top = page.height - margin - side;
  pdf.save().translate(set.left(margin, side), top);
  pdf
    .scale(side / code.size)
    .path(code.d)
    .fill('#1d1b2e')
    .restore();
  const beside = { start: margin + side + 16, top: top + 12, width: inner - side - 16 };
  beside.top += set.text(portfolioWords[locale].page.sheet, beside, { ...soft, size: 10 });
  set.text(leftToRight(address.replace(/^https?:\/\//, '')), beside, { ...bold, size: 11 });
}

/** `fontsFolder`: where the project's fonts for PDFs are. */
export function printPortfolio(on: OnSheet, fontsFolder: string): Promise<Uint8Array<ArrayBuffer>> {
  const { locale, academy, shown } = on;
  const title = portfolioWords[locale].page.title(shown.firstName);
  return printSheet(
    { title, locale, academy, at: shown.publishedAt, size: page, fontsFolder },
    (pdf, set) => {
      const drawing = { pdf, set, on };
      const top = drawHead(drawing);
      const works = shown.works.slice(0, mostOnSheet);
      const cell = cellOf(works.length);
      for (const [at, work] of works.entries())
        drawWork(drawing, work, {
          start: margin + (at % cell.inRow) * (cell.width + gap),
          top: top + Math.floor(at / cell.inRow) * (cell.height + 46),
          cell,
        });
      drawFoot(drawing);
    },
  );
}
