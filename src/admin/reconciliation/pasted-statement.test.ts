import { expect, test } from 'vitest';
import { mostStatementLines, readPasted, type PastedLine } from './pasted-lines.ts';
import { anyCharacter, fc, forAll } from '../../../tests/support/properties.ts';

function lineOf(text: string): PastedLine {
  const reading = readPasted(text);
  const [line] = reading.ok ? reading.lines : [];
  if (!line) throw new Error('Nothing was read.');
  return line;
}

const certain = (text: string): number[] =>
  lineOf(text).amounts.flatMap(({ centimes, isCertain }) => (isCertain ? [centimes] : []));

test.each([
  ['21/11/2026\tVIR SALMA ALAOUI MEM-482913-a1b2\t\t1 234,50', [123_450]],
  ['21/11/2026;VIR SALMA;MEM482913A1B2;1.234,50;12.000,00', [123_450, 1_200_000]],
  ['2026-11-21   VIREMENT RECU   990.00', [99_000]],
  ['21/11/2026 21/11/2026 VIR DE SALMA MEM 482913 a1b2 1 234,50', [123_450]],
  ['VIR SALMA MEM-482913-a1b2 1234.5', [123_450]],
  ['21.11.2026\tVIR SALMA\t990', [99_000]],
  ['VIR SALMA 990 DH', [99_000]],
  ['VIR SALMA\t٩٩٠٫٠٠ درهم', [99_000]],
  ['"21/11/2026"\t"VIR SALMA"\t"990,00"', [99_000]],
  ['21/11/2026\tFRAIS\t-12,00', [-1_200]],
] as const)('%s', (text, amounts) => {
  expect(certain(text)).toEqual(amounts);
});

test('a line keeps its day and its words', () => {
  expect(lineOf('21/11/26\tVIR  SALMA\t990,00')).toMatchObject({
    line: 1,
    day: '2026-11-21',
    text: '21/11/26 · VIR · SALMA · 990,00',
  });
  expect(lineOf('\n\nVIR SALMA 990,00')).toMatchObject({ line: 3, day: null });
});

test('two numbers that may be one are read both ways, and the second way is not certain', () => {
  const { amounts } = lineOf('VIR DE SALMA 250 990,00');
  expect(amounts).toEqual([
    { centimes: 25_099_000, isCertain: true },
    { centimes: 99_000, isCertain: false },
  ]);
});

test('a number that nothing marks as money is never certain among words, and an account is none', () => {
  expect(lineOf('VIR SALMA 990').amounts).toEqual([{ centimes: 99_000, isCertain: false }]);
  expect(lineOf('VIR 0612345678 SALMA').amounts).toEqual([]);
  expect(lineOf('VIR SALMA MEM-482913-1234').amounts).toEqual([]);
});

test('with headings the credit is the amount, and the balance is none', () => {
  const text = [
    'Date;Libellé;Débit;Crédit;Solde',
    '21/11/2026;VIR SALMA MEM-482913-a1b2;;990,00;12 990,00',
    '21/11/2026;FRAIS;12,00;;12 978,00',
  ].join('\n');
  const reading = readPasted(text);
  expect(reading.ok && reading.lines.map(({ line, amounts }) => [line, amounts])).toEqual([
    [2, [{ centimes: 99_000, isCertain: true }]],
    [3, [{ centimes: -1_200, isCertain: true }]],
  ]);
});

test('nothing, too many lines and too much text are refused', () => {
  expect(readPasted(' \n\t\n')).toBeRefused('empty');
  expect(readPasted('x\n'.repeat(mostStatementLines + 1))).toBeRefused('too-many-lines');
  expect(readPasted('x\n'.repeat(mostStatementLines))).toMatchObject({ ok: true });
  expect(readPasted('ش'.repeat(40_000))).toBeRefused('too-large');
});

const written = {
  french: (centimes: number) =>
    `${Math.floor(centimes / 100)}`.replace(/\B(?=(\d{3})+$)/g, ' ') +
    `,${`${centimes % 100}`.padStart(2, '0')}`,
  dotted: (centimes: number) =>
    `${Math.floor(centimes / 100)}`.replace(/\B(?=(\d{3})+$)/g, '.') +
    `,${`${centimes % 100}`.padStart(2, '0')}`,
  plain: (centimes: number) => (centimes / 100).toFixed(2),
};

test('every amount in its own cell is read exactly, however it is written and whatever separates the cells', () => {
  forAll(
    fc.integer({ min: 1, max: 99_999_999 }),
    fc.constantFrom(...Object.values(written)),
    fc.constantFrom('\t', ';', '   '),
    (centimes, write, between) => {
      const text = ['21/11/2026', 'VIR SALMA MEM-482913-a1b2', write(centimes)].join(between);
      expect(certain(text)).toEqual([centimes]);
    },
  );
});

test('whatever is pasted, nothing throws', () => {
  forAll(fc.string({ unit: anyCharacter, maxLength: 300 }), (text) => {
    const reading = readPasted(text);
    if (reading.ok)
      for (const { amounts } of reading.lines)
        for (const { centimes } of amounts) expect(Number.isSafeInteger(centimes)).toBe(true);
  });
});
