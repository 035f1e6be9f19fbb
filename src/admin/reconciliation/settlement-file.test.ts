import { describe, expect, it } from 'vitest';
import { inSlices } from '../../platform/time/sliced.ts';
import {
  longestSettlementBytes,
  longestSettlementLine,
  mostSettlementLines,
  readingSettlement,
  readSettlement,
} from './bank-lines.ts';
import { allowed } from '../../../tests/support/sure.ts';
import { anyCharacter, fc, forAll, forAllInTurn } from '../../../tests/support/properties.ts';

const read = (text: string) => readSettlement(new TextEncoder().encode(text));
const linesOf = (text: string) =>
  allowed(read(text)).lines.map(({ day, amountCentimes, text: words, orderReference }) => ({
    day,
    amountCentimes,
    words,
    orderReference,
  }));

const transfer = {
  day: '2026-11-20',
  amountCentimes: 99_000,
  words: 'VIR DE SALMA ALAOUI MEM-123456-a1b2',
  orderReference: null,
};

describe('a bank statement', () => {
  it.each([
    [
      'French, with semicolons',
      'Date opération;Date valeur;Libellé;Débit;Crédit\n20/11/2026;21/11/2026;VIR DE SALMA ALAOUI MEM-123456-a1b2;;"990,00"',
    ],
    [
      'English, with commas',
      'Date,Description,Amount\n2026-11-20,VIR DE SALMA ALAOUI MEM-123456-a1b2,990.00',
    ],
    [
      'Arabic, with tabs',
      'التاريخ\tالبيان\tالمدين\tالدائن\n20/11/2026\tVIR DE SALMA ALAOUI MEM-123456-a1b2\t\t990,00 درهم',
    ],
    [
      'with lines about the account above',
      'Banque;Agence Maârif\nRIB;007 780\n\nDate;Motif;Montant;Sens;Devise\n20/11/26;VIR DE SALMA ALAOUI MEM-123456-a1b2;990;C;MAD',
    ],
  ])('is read in %s', (_name, text) => {
    expect(linesOf(text)).toEqual([transfer]);
  });

  it('money that went out is below zero, by its column, its sign or its sense', () => {
    const text = 'Date;Libellé;Débit;Crédit\n20/11/2026;Frais;12,00;\n20/11/2026;Frais;-12,00;0,00';
    expect(linesOf(text).map((line) => line.amountCentimes)).toEqual([-1_200, -1_200]);
    expect(linesOf('Date;Libellé;Montant;Sens\n20/11/2026;Frais;12;D')[0]?.amountCentimes).toBe(-1_200);
    expect(read('Date;Libellé;Montant\n20/11/2026;Frais;-12')).toMatchObject({ outgoing: 1 });
  });

  it('lines without an amount, or in another currency, are told by their numbers and left out', () => {
    const text = 'Date;Libellé;Montant;Devise\n20/11/2026;Solde;;\n20/11/2026;A;10;EUR\n20/11/2026;B;10;DH';
    expect(read(text)).toMatchObject({
      ok: true,
      unreadable: [
        { line: 2, text: '20/11/2026 · Solde' },
        { line: 3, text: '20/11/2026 · A · 10 · EUR' },
      ],
      lines: [{ text: 'B', line: 4 }],
    });
  });

  it('a line of a day that no calendar has is told by its number and left out', () => {
    const text = 'Date;Libellé;Crédit\n32/11/2026;VIR A;10\n31/02/2026;VIR B;10\n20/11/2026;VIR C;10';
    expect(read(text)).toMatchObject({
      unreadable: [
        { line: 2, text: '32/11/2026 · VIR A · 10' },
        { line: 3, text: '31/02/2026 · VIR B · 10' },
      ],
      lines: [{ text: 'VIR C', line: 4 }],
    });
  });

  it('totals are left out: they have neither a day nor wording of a payment', () => {
    const text = 'Date;Libellé;Crédit\n20/11/2026;VIR A;10\nTotal;;10\n;Total des crédits;10\n;VIR B;5';
    expect(linesOf(text).map(({ words }) => words)).toEqual(['VIR A', 'VIR B']);
    expect(read(text)).toMatchObject({ unreadable: [{ line: 3 }, { line: 4 }] });
    // With a day it is a payment, whatever its words are.
    expect(linesOf('Date;Libellé;Crédit\n20/11/2026;TOTAL ENERGIES;10\n20/11/2026;;5')).toHaveLength(2);
    expect(linesOf('Libellé;Crédit\nVIR A;10\nالمجموع;10')).toHaveLength(1);
  });

  it('its lines are numbered as a table program shows them', () => {
    const text = 'Banque\r\n\r\nDate;Libellé;Crédit\r\n\r\n20/11/2026;VIR A;10\r\n;;\r\n20/11/2026;VIR B;5';
    expect(read(text)).toMatchObject({ lines: [{ line: 5 }, { line: 7 }] });
  });

  it('several columns of words are read together', () => {
    const [line] = linesOf('Date;Libellé;Référence;Montant\n20/11/2026;VIR;MEM123456A1B2;990');
    expect(line?.words).toBe('VIR · MEM123456A1B2');
  });
});

describe('a card settlement', () => {
  it('names its orders in a column of their own', () => {
    const text = 'OID,TransId,Amount,Date\nMEM-123456-a1b2-0f0f,26325,990.00,20/11/2026';
    expect(linesOf(text)[0]).toMatchObject({
      orderReference: 'MEM-123456-a1b2-0f0f',
      amountCentimes: 99_000,
    });
    expect(linesOf('N° commande;Montant\nX;1')[0]).toMatchObject({ orderReference: 'X' });
  });
});

describe('a file that cannot be read', () => {
  it('is refused with a reason', () => {
    expect(readSettlement(new Uint8Array())).toBeRefused('empty');
    expect(read(' \n ')).toBeRefused('empty');
    expect(read('one;two\n1;2')).toBeRefused('no-headings');
    for (const bytes of ['%PDF-1.7 …', 'PK\u0003\u0004\0\0', '\u00d0\u00cf\u0011\u00e0'])
      expect(readSettlement(Buffer.from(bytes, 'latin1'))).toBeRefused('not-text');
    expect(read('Date;Libellé;Montant\n;;')).toBeRefused('no-lines');
    expect(readSettlement(new Uint8Array(longestSettlementBytes + 1))).toBeRefused('too-large');
    const many = `Libellé;Montant\n${'x;1\n'.repeat(mostSettlementLines + 1)}`;
    expect(read(many)).toBeRefused('too-many-lines');
    expect(read(`Libellé;Montant\n${'x;1\n'.repeat(mostSettlementLines)}`)).toMatchObject({ ok: true });
  });

  it('has no line that no table has: a whole file in one is refused before it is taken apart', () => {
    const headed = (remark: string) => read(`Libellé;Montant\n${remark}\nx;1`);
    expect(headed('a'.repeat(longestSettlementLine))).toMatchObject({ ok: true });
    expect(headed('a'.repeat(longestSettlementLine + 1))).toBeRefused('no-headings');
  });

  it('never throws', () => {
    forAll(
      fc.uint8Array({ maxLength: 400 }),
      fc.string({ unit: anyCharacter, maxLength: 300 }),
      (bytes, text) => {
        readSettlement(bytes);
        read(`Date;Libellé;Montant\n${text}`);
      },
    );
  });
});

describe('a long file', () => {
  const line = '20/11/2026;VIR DE SALMA ALAOUI MEM-123456-a1b2;990,00';

  it('is read with pauses, never more than a piece of it without one', () => {
    const text = `Date;Libellé;Crédit\n${`${line}\n`.repeat(10_000)}`;
    const reading = readingSettlement(new TextEncoder().encode(text));
    let pauses = 0;
    let step = reading.next();
    for (; !step.done; step = reading.next()) pauses += 1;
    expect(step.value).toMatchObject({ ok: true, outgoing: 0, unreadable: [] });
    // It is read three times, once for each separator, and each of its lines is looked at.
    expect(pauses).toBeGreaterThan((3 * text.length) / 17_000 + 10_000 / 101);
  });

  it('reads the same when other work runs between its parts', async () => {
    const cells = fc.array(fc.string({ maxLength: 12 }), { maxLength: 5 }).map((some) => some.join(';'));
    await forAllInTurn(30, fc.array(fc.oneof(cells, fc.constant(line)), { maxLength: 300 }), async (rows) => {
      const file = new TextEncoder().encode(`Date;Libellé;Crédit\n${rows.join('\n')}`);
      let at = 0;
      const others = async () => void readSettlement(new TextEncoder().encode(line));
      const sliced = await inSlices(readingSettlement(file), others, () => (at += 20));
      expect(sliced).toEqual(readSettlement(file));
    });
  });
});
