/** Sets lines on the page of a PDF, in either direction. Lengths in points, from the top and from the starting edge. */
import path from 'node:path';
import { drawable, fontFamilies, type FontFamily, visualRuns, type Run } from './visual-runs.ts';

type Pdf = PDFKit.PDFDocument;

export type Weight = 400 | 700;
export type TextStyle = {
  size: number;
  weight?: Weight;
  colour?: string;
  /** Alignment of the line in its width. */
  align?: 'start' | 'centre' | 'end';
  /** Line height, as a multiple of the size. */
  leading?: number;
};

const weights = [400, 700] as const;
const nameOf = (family: string, weight: Weight): string => `${family}-${weight}`;
/** Of Tifinagh there is one weight. */
const fileOf = (family: FontFamily, weight: Weight): string =>
  family === 'tifinagh' ? 'tifinagh-400.ttf' : `${family}-${weight}.ttf`;

/** Naming any feature makes the font shape a whole stretch at once: word by word, Arabic words would be in the wrong order. */
const features: PDFKit.Mixins.OpenTypeFeatures[] = ['kern'];

const leadingOf = ({ size, leading = 1.5 }: TextStyle): number => size * leading;

type Options = { fontsDir: string; direction: 'ltr' | 'rtl'; pageWidth: number };
type Box = { start: number; top: number; width: number };

export class Typesetter {
  readonly #pdf: Pdf;
  readonly #direction: 'ltr' | 'rtl';
  readonly #pageWidth: number;
  /** Widths of words, by size and weight: labels and names are repeated often. */
  readonly #widths = new Map<string, number>();

  constructor(pdf: Pdf, { fontsDir, direction, pageWidth }: Options) {
    this.#pdf = pdf;
    this.#direction = direction;
    this.#pageWidth = pageWidth;
    // Read when it is first used: most documents need two or three of them.
    for (const family of fontFamilies)
      for (const weight of weights)
        pdf.registerFont(nameOf(family, weight), path.join(fontsDir, fileOf(family, weight)));
  }

  /** The left edge of a box at this distance from where reading begins. */
  left(start: number, width: number): number {
    return this.#direction === 'ltr' ? start : this.#pageWidth - start - width;
  }

  /** Height that text takes in lines of `width`. */
  height(text: string, width: number, style: TextStyle): number {
    return this.#lines(text, width, style).length * leadingOf(style);
  }

  /** Draws text that wraps at the box's width; returns its height. */
  text(text: string, { start, top, width }: Box, style: TextStyle): number {
    const lines = this.#lines(text, width, style);
    const { align = 'start' } = style;
    const isAtLeft = (align === 'start') === (this.#direction === 'ltr');
    const share = align === 'centre' ? 0.5 : isAtLeft ? 0 : 1;
    const edge = this.left(start, width);
    for (const [index, line] of lines.entries()) {
      const x = share === 0 ? edge : edge + share * (width - this.#width(line, style));
      this.#draw(line, x, top + index * leadingOf(style) + style.size * 1.05, style);
    }
    return lines.length * leadingOf(style);
  }

  #runWidth({ text, family }: Run, { size, weight = 400 }: TextStyle): number {
    return this.#pdf.font(nameOf(family, weight)).fontSize(size).widthOfString(text, { features });
  }

  #width(line: string, style: TextStyle): number {
    return visualRuns(line, this.#direction).reduce((sum, run) => sum + this.#runWidth(run, style), 0);
  }

  /** Fonts do not shape across a space: a line is as wide as its words and spaces together. */
  #wordWidth(word: string, style: TextStyle): number {
    const key = `${style.size} ${style.weight ?? 400} ${word}`;
    const width = this.#widths.get(key) ?? this.#width(word, style);
    this.#widths.set(key, width);
    return width;
  }

  #draw(line: string, x: number, baseline: number, style: TextStyle): void {
    let at = x;
    for (const run of visualRuns(line, this.#direction)) {
      // Measuring also selects the font and size for drawing.
      const width = this.#runWidth(run, style);
      this.#pdf
        .fillColor(style.colour ?? '#1d1b2e')
        .text(run.text, at, baseline, { lineBreak: false, baseline: 'alphabetic', features });
      at += width;
    }
  }

  /** As many characters as fit, at least one: for words too long for a line. */
  #fitting(word: string, width: number, style: TextStyle): string {
    const signs = Array.from(word);
    let most = 1;
    while (most < signs.length && this.#width(signs.slice(0, most + 1).join(''), style) <= width) most += 1;
    return signs.slice(0, most).join('');
  }

  #lines(text: string, width: number, style: TextStyle): string[] {
    const lines: string[] = [];
    const blank = this.#wordWidth(' ', style);
    let [line, used] = ['', 0];
    for (const word of drawable(text).split(' ').filter(Boolean)) {
      const more = this.#wordWidth(word, style);
      if (line !== '' && used + blank + more <= width) {
        [line, used] = [`${line} ${word}`, used + blank + more];
        continue;
      }
      if (line !== '') lines.push(line);
      [line, used] = [word, more];
      while (used > width && Array.from(line).length > 1) {
        const part = this.#fitting(line, width, style);
        lines.push(part);
        line = line.slice(part.length);
        used = this.#width(line, style);
      }
    }
    return line === '' ? lines : [...lines, line];
  }
}
