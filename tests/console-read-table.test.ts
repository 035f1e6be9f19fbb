/** What the console reads of a table that another system exported. */
import { expect, it } from 'vitest';
import writeWorkbook, { type CellObject } from 'write-excel-file/node';
import { readTable } from '../console/src/imports/read-table.ts';
import { readImport } from '../src/learning/imports/import.ts';
import { allowed } from './support/sure.ts';

const textOf = async (file: Blob): Promise<string> => {
  const read = await readTable(file);
  return 'text' in read ? read.text : read.fault;
};
const workbook = async (data: CellObject[][]) =>
  new Blob([new Uint8Array(await writeWorkbook([{ data, sheet: 'A' }]).toBuffer())]);

it('reads the first sheet of a workbook as the same table as CSV: text, numbers, days, empty lines', async () => {
  const heads = ['Nom complet', 'E-mail', 'Téléphone', 'Formation', 'Date', 'Montant', 'Progression'];
  const text = await textOf(
    await workbook([
      heads.map((value) => ({ value })),
      [],
      [
        { value: 'سلمى "العلوي" & <اختها>' },
        { value: 's@example.com' },
        { value: 612345678, type: Number },
        { value: 'Vendre; en ligne' },
        { value: new Date('2025-03-11T00:00:00Z'), type: Date, format: 'dd/mm/yyyy' },
        { value: 990.5, type: Number, format: '#,##0.00' },
        { value: 0.5, type: Number, format: '0%' },
      ],
    ]),
  );
  expect(allowed(readImport(text)).reading.rows).toMatchObject([
    {
      line: 3,
      name: 'سلمى "العلوي" & <اختها>',
      phone: '+212612345678',
      course: 'Vendre; en ligne',
      note: 'Import · 2025-03-11 · 990.50 DH',
      share: 0.5,
      remarks: [],
    },
  ]);
});

it('reads a CSV in the signs it was saved with', async () => {
  const bytes = Uint8Array.from('Prénom;E-mail\nZoé;z@example.com', (sign) => sign.charCodeAt(0));
  expect(await textOf(new Blob([bytes]))).toBe('Prénom;E-mail\nZoé;z@example.com');
});

it('refuses an archive that is no workbook, and a file that is too large', async () => {
  expect(await textOf(new Blob(['PK\u0003\u0004 and nothing else']))).toBe('not-text');
  expect(await textOf(new Blob([new Uint8Array(3 * 1024 * 1024)]))).toBe('file-too-large');
});
