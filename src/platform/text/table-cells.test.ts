import { describe, expect, it } from 'vitest';
import { atOnce } from '../time/sliced.ts';
import { decodeText, readingCells, type Separator } from './table-cells.ts';
import { fc, forAll } from '../../../tests/support/properties.ts';

const utf8 = (text: string) => new TextEncoder().encode(text);
/** As an old program saves it: one byte an e-mail. */
const oneByte = (text: string, codes: Record<string, number>) =>
  Uint8Array.from([...text].map((character) => codes[character] ?? character.charCodeAt(0)));

describe('the character encoding of a bank’s file', () => {
  it('are read as UTF-8, with or without its mark, and as UTF-16', () => {
    expect(decodeText(utf8('Libellé;المبلغ'))).toBe('Libellé;المبلغ');
    expect(decodeText(utf8('\ufeffDate'))).toBe('Date');
    expect(decodeText(new Uint8Array([0xff, 0xfe, 0x41, 0, 0x28, 0x06]))).toBe('Aب');
    expect(decodeText(new Uint8Array([0xfe, 0xff, 0, 0x41, 0x06, 0x28]))).toBe('Aب');
  });

  it('are read as Windows-1252 when they are French, and as Windows-1256 when they are Arabic', () => {
    expect(decodeText(oneByte('Libellé;Débit;CRÉDIT', {}))).toBe('Libellé;Débit;CRÉDIT');
    const arabic = { ا: 0xc7, ل: 0xe1, م: 0xe3, ب: 0xc8, غ: 0xdb };
    expect(decodeText(oneByte('المبلغ;Motif', arabic))).toBe('المبلغ;Motif');
  });

  it('never throw, whatever the bytes are', () => {
    forAll(fc.uint8Array({ maxLength: 300 }), (bytes) => typeof decodeText(bytes) === 'string');
  });
});

const cellsOf = (...[text, separator, most = 10]: [string, Separator, number?]) =>
  atOnce(readingCells(text, separator, most)).map(({ cells }) => cells);

describe('cells', () => {
  it('are cut at separators and lines, quoted ones kept whole', () => {
    const text = 'a;b\r\n"x;y";"say ""yes"""\n\n"two\nlines"; z ';
    expect(cellsOf(text, ';')).toEqual([
      ['a', 'b'],
      ['x;y', 'say "yes"'],
      ['two\nlines', 'z'],
    ]);
    expect(cellsOf('a\tb', '\t')).toEqual([['a', 'b']]);
    expect(cellsOf('inch 5" wide,b', ',')).toEqual([['inch 5" wide', 'b']]);
  });

  it('a quote that is never closed ends with the file, and rows end at the limit', () => {
    expect(cellsOf('a,"b\nc', ',')).toEqual([['a', 'b\nc']]);
    expect(cellsOf('1\n2\n3\n4', ',', 2)).toEqual([['1'], ['2']]);
  });

  it.each(['\n', '\r\n', '\r'])('are numbered as a table program numbers its rows, with %j', (end) => {
    const text = ['a', '', ';;', '"two', 'lines"', 'z', ''].join(end);
    expect(atOnce(readingCells(text, ';', 10)).map(({ line, cells: [first] }) => [line, first])).toEqual([
      [1, 'a'],
      [4, `two${end}lines`],
      [5, 'z'],
    ]);
  });
});
