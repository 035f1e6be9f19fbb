/** The style table of a workbook: each look that is used gets a number. */
import { colours, type Look } from './looks.ts';

/** Looks that fonts, fills and borders are counted for, each written once. */
class Listed {
  readonly #written: string[];
  constructor(first: string[]) {
    this.#written = first;
  }
  number(xml: string): number {
    const found = this.#written.indexOf(xml);
    return found >= 0 ? found : this.#written.push(xml) - 1;
  }
  xml(tag: string): string {
    return `<${tag} count="${this.#written.length}">${this.#written.join('')}</${tag}>`;
  }
}

const fontOf = ({ bold, italic, size = 11, colour = colours.ink }: Look): string =>
  `<font>${bold ? '<b/>' : ''}${italic ? '<i/>' : ''}<sz val="${size}"/><color rgb="FF${colour}"/><name val="Arial"/><family val="2"/></font>`;

const fillOf = (colour: string): string =>
  `<fill><patternFill patternType="solid"><fgColor rgb="FF${colour}"/><bgColor indexed="64"/></patternFill></fill>`;

function borderOf(border: Look['border']): string {
  const thin = `style="thin"><color rgb="FF${border === 'head' ? colours.ink : 'CFC2A6'}"/>`;
  const line = (tag: string, drawn: boolean) => (drawn ? `<${tag} ${thin}</${tag}>` : `<${tag}/>`);
  const all = border === 'all';
  return `<border>${line('left', all)}${line('right', all)}${line('top', all || border === 'head')}${line('bottom', all || border === 'foot')}<diagonal/></border>`;
}

const horizontal = { start: 'left', center: 'center', end: 'right' } as const;

export class StyleTable {
  readonly #rightToLeft: boolean;
  readonly #fonts = new Listed([fontOf({})]);
  readonly #fills = new Listed([
    '<fill><patternFill patternType="none"/></fill>',
    '<fill><patternFill patternType="gray125"/></fill>',
  ]);
  readonly #borders = new Listed([borderOf(undefined)]);
  readonly #formats: string[] = [];
  readonly #looks = new Listed(['<xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/>']);
  readonly #highlights: string[] = [];

  constructor(rightToLeft: boolean) {
    this.#rightToLeft = rightToLeft;
  }

  number(look: Look): number {
    const font = this.#fonts.number(fontOf(look));
    const fill = look.fill === undefined ? 0 : this.#fills.number(fillOf(look.fill));
    const border = this.#borders.number(borderOf(look.border));
    return this.#looks.number(
      `<xf numFmtId="${this.#format(look.format)}" fontId="${font}" fillId="${fill}" borderId="${border}" xfId="0" applyNumberFormat="1" applyFont="1" applyFill="1" applyBorder="1" applyAlignment="1">${this.#alignment(look)}</xf>`,
    );
  }

  /** A colour that a condition gives. */
  highlight({ fill, text }: { fill: string; text: string }): number {
    const xml = `<dxf><font><b/><color rgb="FF${text}"/></font><fill><patternFill><bgColor rgb="FF${fill}"/></patternFill></fill></dxf>`;
    const found = this.#highlights.indexOf(xml);
    return found >= 0 ? found : this.#highlights.push(xml) - 1;
  }

  /** Numbers from 164 on are a workbook's own formats. */
  #format(format: string | undefined): number {
    if (format === undefined) return 0;
    const found = this.#formats.indexOf(format);
    return 164 + (found >= 0 ? found : this.#formats.push(format) - 1);
  }

  /** 'left' and 'right' are of the page, so an Arabic sheet names them the other way round. */
  #alignment({ across, down = 'center', wrap, indent, format }: Look): string {
    const side = across ?? (indent === undefined ? undefined : 'start');
    const turned =
      this.#rightToLeft && side === 'start' ? 'end' : side === 'end' && this.#rightToLeft ? 'start' : side;
    const reading = this.#rightToLeft && format === undefined ? ' readingOrder="2"' : '';
    return `<alignment${turned ? ` horizontal="${horizontal[turned]}"` : ''} vertical="${down}"${wrap ? ' wrapText="1"' : ''}${indent ? ` indent="${indent}"` : ''}${reading}/>`;
  }

  xml(): string {
    const formats = this.#formats
      .map(
        (code, place) => `<numFmt numFmtId="${164 + place}" formatCode="${code.replaceAll('"', '&quot;')}"/>`,
      )
      .join('');
    return `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>
<styleSheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><numFmts count="${this.#formats.length}">${formats}</numFmts>${this.#fonts.xml('fonts')}${this.#fills.xml('fills')}${this.#borders.xml('borders')}<cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs>${this.#looks.xml('cellXfs')}<cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles><dxfs count="${this.#highlights.length}">${this.#highlights.join('')}</dxfs></styleSheet>`;
  }
}
