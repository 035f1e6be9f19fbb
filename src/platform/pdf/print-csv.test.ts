import { describe, expect, it } from 'vitest';
import { harmlessText, printCsv, type Separator, separators } from './print-csv.ts';
import type { Cell } from '../../admin/reports/sheet.ts';
import { fc, forAll, forAllInTurn, tries } from '../../../tests/support/properties.ts';

async function print(titles: string[], rows: Cell[][], separator: Separator = ';'): Promise<string> {
  return (await Array.fromAsync(printCsv(titles, rows, separator))).join('');
}

/** As spreadsheets parse it: a quote opens only at the beginning of a cell, and text after the closing one is taken as it is. */
function read(csv: string, separator: string): string[][] {
  const rows: string[][] = [[]];
  let cell = '';
  let [isQuoted, isFresh] = [false, true];
  const end = () => {
    rows.at(-1)?.push(cell);
    [cell, isQuoted, isFresh] = ['', false, true];
  };
  const text = csv.replace(/^\uFEFF/, '');
  for (let at = 0; at < text.length; at += 1) {
    const sign = text[at];
    if (isQuoted && sign === '"' && text[at + 1] === '"') {
      cell += '"';
      at += 1;
    } else if (isQuoted) {
      if (sign === '"') isQuoted = false;
      else cell += sign;
    } else if (isFresh && sign === '"') isQuoted = true;
    else if (sign === separator) {
      end();
      continue;
    } else if (sign === '\r' || sign === '\n') {
      end();
      if (sign === '\r' && text[at + 1] === '\n') at += 1;
      rows.push([]);
      continue;
    } else cell += sign;
    isFresh = false;
  }
  end();
  return rows.slice(0, -1);
}

/** Whether it begins like a formula, once spaces, quotes and invisible characters are left out. */
function isFormula(cell: string): boolean {
  const shown = cell.normalize('NFKC').replace(/^[\s"\p{C}\p{Default_Ignorable_Code_Point}]+/u, '');
  return /^[=+\-@\u2010-\u2015\u2212]/.test(shown);
}

const nasty = fc.string({
  unit: fc.oneof(
    fc.constantFrom(...'=+-@＝＋－＠﹦−\t\r\n ;,|"\'\u00a0\u200b\u200f\u202e\ufeff0aنع'),
    fc.string({ unit: 'grapheme', minLength: 1, maxLength: 1 }),
  ),
  maxLength: 30,
});
const separator = fc.constantFrom(...separators);

describe('a file of rows', () => {
  it('is read back as the cells that were written', async () => {
    await forAllInTurn(
      fc.array(fc.array(nasty, { minLength: 3, maxLength: 3 }), { maxLength: 4 }),
      separator,
      async (texts, by) => {
        const csv = await print(
          ['a', 'b', 'c'],
          texts.map((row) => row.map((text) => ({ text }))),
          by,
        );
        expect(read(csv, by)).toEqual([['a', 'b', 'c'], ...texts.map((row) => row.map(harmlessText))]);
      },
    );
  });

  it('contains no formula, whatever was typed and wherever a program splits it', async () => {
    await forAllInTurn(
      tries(2_000),
      fc.array(nasty, { minLength: 1, maxLength: 4 }),
      separator,
      async (texts, by) => {
        const csv = await print(
          ['a'],
          [texts.map((text) => ({ text })), [{ centimes: 5 }, { phone: '+212612345678' }]],
          by,
        );
        for (const split of [';', ',', '\t', '|'])
          for (const cell of read(csv, split).flat()) expect(isFormula(cell), cell).toBe(false);
      },
    );
  });

  it('changes nothing except for an apostrophe before a sign', () => {
    forAll(nasty, (text) => {
      const harmless = harmlessText(text);
      let at = 0;
      for (const sign of harmless) {
        if (text.startsWith(sign, at)) at += sign.length;
        else expect(sign).toBe("'");
      }
      expect(at).toBe(text.length);
    });
  });

  it('leaves names, addresses and sentences as they are', () => {
    for (const plain of [
      '',
      'Salma Alaoui',
      'Aït-Ben Haddou',
      'نورة العلوي',
      'nora+shop@example.com',
      'Rabat, Agdal',
      'one; two',
      "l'atelier",
      '1 + 1 = 2',
      'من 9 إلى 12',
    ])
      expect(harmlessText(plain)).toBe(plain);
  });

  it.each([
    ['=1+1', "'=1+1"],
    ['  =1+1', "  '=1+1"],
    ['\u200f@SUM(A1)', "\u200f'@SUM(A1)"],
    ['＝1', "'＝1"],
    ['-2', "'-2"],
    ['\tx', "'\tx"],
    ['hello,=1', "hello,'=1"],
    ['hello;"=1', 'hello;"\'=1'],
    ['list:\n- one', "list:\n'- one"],
  ])('makes plain text of %j', (typed, harmless) => {
    expect(harmlessText(typed)).toBe(harmless);
  });

  it('has a byte order mark for UTF-8, and the line ends of spreadsheets', async () => {
    const csv = await print(['الاسم'], [[{ text: 'نورة' }]]);
    expect(csv).toBe('\uFEFF"الاسم"\r\n"نورة"\r\n');
  });

  it('writes amounts in the format that fits its separator, and times in Moroccan time', async () => {
    const row: Cell[] = [
      { centimes: 99_050 },
      { centimes: -5 },
      { figure: 3 },
      { at: new Date('2026-01-31T23:30:00Z') },
      { day: '2026-02-01' },
      null,
    ];
    expect(await print([], [row], ';')).toBe('\uFEFF\r\n990,50;-0,05;3;2026-02-01 00:30;2026-02-01;\r\n');
    expect(await print([], [row], ',')).toBe('\uFEFF\r\n990.50,-0.05,3,2026-02-01 00:30,2026-02-01,\r\n');
  });

  it('keeps a phone number readable, with its country code, and no formula', async () => {
    const csv = await print([], [[{ phone: '+212612345678' }, { phone: '+33612345678' }]]);
    expect(csv).toContain('"(+212) 6 12 34 56 78";"(+33) 6 12 34 56 78"');
  });

  it('yields its rows in pieces, and reads no further than the consumer', async () => {
    let given = 0;
    function* rows(): Generator<Cell[]> {
      for (; given < 100_000; given += 1) yield [{ text: 'a row of some length, as rows are' }];
    }
    const pieces = printCsv(['a'], rows(), ';');
    await pieces.next();
    await pieces.next();
    expect(given).toBeLessThan(5_000);
    await pieces.return();
  });
});
