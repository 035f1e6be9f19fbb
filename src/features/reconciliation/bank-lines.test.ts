import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { atOnce } from '../../platform/time/sliced.ts';
import {
  decodeText,
  orderNumbersIn,
  readAmount,
  readDay,
  readingCells,
  type Separator,
} from './bank-lines.ts';

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
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 300 }), (bytes) => typeof decodeText(bytes) === 'string'),
    );
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

describe('an amount', () => {
  it.each([
    ['990', 99_000],
    ['990,00', 99_000],
    ['990.5', 99_050],
    ['1 234,50', 123_450],
    ['1\u202f234,50\u00a0DH', 123_450],
    ['1.234,50 MAD', 123_450],
    ['1,234.50', 123_450],
    ['1.234', 123_400],
    ['12,345,678.00', 1_234_567_800],
    ['1’234.00', 123_400],
    ['+990,00', 99_000],
    ['-990,00', -99_000],
    ['990,00-', -99_000],
    ['\u2212990', -99_000],
    ['(990,00)', -99_000],
    ['٩٩٠٫٥٠ درهم', 99_050],
    ['0,00', 0],
  ])('%j is %i centimes', (typed, centimes) => {
    expect(readAmount(typed)).toBe(centimes);
  });

  it.each([
    '',
    ' ',
    'DH',
    'abc',
    '12a',
    '1,23,4',
    '1e3',
    '0x10',
    '1.2.3',
    '12/11/2026',
    '=1+1',
    '9'.repeat(80),
  ])('%j is none', (typed) => {
    expect(readAmount(typed)).toBeNull();
  });

  it('written in any of the ways of banks reads the same', () => {
    const centimes = fc.integer({ min: 1, max: 99_999_999 });
    fc.assert(
      fc.property(centimes, fc.constantFrom(' ', '\u00a0', '.', ''), (amount, between) => {
        const whole = String(Math.floor(amount / 100)).replace(/\B(?=(\d{3})+(?!\d))/g, between);
        const cents = String(amount % 100).padStart(2, '0');
        expect(readAmount(`${whole},${cents}`)).toBe(amount);
        if (between !== '.') expect(readAmount(`${whole}.${cents} DH`)).toBe(amount);
      }),
    );
  });
});

describe('a day', () => {
  it.each([
    ['21/11/2026', '2026-11-21'],
    ['1-2-26', '2026-02-01'],
    ['21.11.2026 10:30', '2026-11-21'],
    ['2026-11-21T10:30:00', '2026-11-21'],
    ['٢١/١١/٢٠٢٦', '2026-11-21'],
  ])('%j is %s', (typed, day) => {
    expect(readDay(typed)).toBe(day);
  });

  it.each(['', '31/02/2026', '13/13/2026', '0/1/2026', 'hier', '20261121'])('%j is none', (typed) => {
    expect(readDay(typed)).toBeNull();
  });
});

describe('order numbers in a transfer’s words', () => {
  it('are found as learners and banks write them', () => {
    for (const text of [
      'VIR RECU MEM-123456-a1b2 SALMA',
      'mem123456A1B2',
      'MOTIF: MEM 123456 A1B2.',
      'Mem–123456–a1b2',
      'MEM-١٢٣٤٥٦-a1b2',
      'MEM-123456-a1b2 / MEM-123456-A1B2',
    ])
      expect(orderNumbersIn(text), text).toEqual(['MEM-123456-a1b2']);
    expect(orderNumbersIn('MEM-123456-a1b2 MEM-654321-ffff')).toHaveLength(2);
  });

  it('are not found in longer or shorter ones, nor across words', () => {
    for (const text of [
      'MEM-12345-a1b2',
      'MEM-123456-a1b2c',
      'MEM-123456-a1b',
      'MEM123456 PAYE A1B2',
      '123456-a1b2',
      '',
    ])
      expect(orderNumbersIn(text), text).toEqual([]);
  });
});
