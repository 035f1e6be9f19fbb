import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { settings } from '../../../content/sample/settings.ts';
import { words } from '../../words.ts';
import { formatMad } from '../../platform/money/money.ts';
import type { Order } from '../orders/order.ts';
import { locales, type Locale } from '../../platform/i18n/locale.ts';
import type { BuyerRefund } from './read-refunds.service.ts';
import {
  creditNoteDocument,
  openDocuments,
  type OrderOnDocument,
  receiptDocument,
} from '../orders/order-documents.ts';
import { drawable } from '../../platform/pdf/visual-runs.ts';

const documents = openDocuments('src/platform/pdf/fonts');
const mostBytes = 60_000;

const anOrder = (of: Partial<Order> = {}): Order => ({
  id: '6c9a3b1e-8d54-4f0a-9a43-000000000001',
  number: 'MEM-123456-a1b2',
  token: 'a-token-that-nobody-guesses',
  locale: 'en',
  itemKind: 'course',
  itemSlug: 'selling-online',
  description: 'Selling Online',
  name: 'Salma Alaoui',
  email: 'salma@example.com',
  phone: '+212612345678',
  couponCode: null,
  listPriceCentimes: 120_000,
  discountCentimes: 21_000,
  amountCentimes: 99_000,
  campaignSlug: null,
  status: 'Payment Confirmed',
  paymentOption: 'WafaCash / Cash Plus',
  cardType: null,
  transferCode: null,
  bankTransferConfirmedAt: null,
  refusalReason: null,
  agreedToStartAt: new Date('2026-06-01T09:00:00Z'),
  confirmedAgeAt: new Date('2026-06-01T09:00:00Z'),
  refundDays: 7,
  beginsOn: null,
  termsVersion: '2.0',
  placedAt: new Date('2026-06-01T09:00:00Z'),
  updatedAt: new Date('2026-06-01T09:00:00Z'),
  expiresAt: new Date('2026-06-08T09:00:00Z'),
  claimedAt: null,
  remindedAt: null,
  refundedCentimes: 0,
  disputedAt: null,
  freeAs: null,
  freeWhy: null,
  formerMailboxes: [],
  recipientName: null,
  recipientEmail: null,
  giftNote: null,
  giftOn: null,
  giftCode: null,
  cohortId: null,
  months: null,
  doubleSeenAt: null,
  ...of,
});

const aRefund = (of: Partial<BuyerRefund> = {}): BuyerRefund => ({
  creditNoteNumber: 'CN-2026-0007',
  amountCentimes: 40_000,
  way: 'cash-agency',
  isDuplicate: false,
  isDone: true,
  lacksAccount: false,
  isOwn: false,
  decidedAt: new Date('2026-06-03T09:00:00Z'),
  dueAt: new Date('2026-06-17T09:00:00Z'),
  doneAt: new Date('2026-06-04T09:00:00Z'),
  proof: 'WC 998',
  ...of,
});

const onDocument = (locale: Locale, of: Partial<Order> = {}, refunds: BuyerRefund[] = []) => ({
  order: anOrder(of),
  refunds,
  paidAt: new Date('2026-06-02T09:00:00Z'),
  paying: { method: 'WafaCash / Cash Plus' as const, reference: null },
  settings,
  t: words[locale],
  locale,
});

/** The text a program reads out of a PDF, and how many pages it has. */
function read(bytes: Uint8Array): { text: string; pages: number } {
  const folder = mkdtempSync(path.join(tmpdir(), 'document-'));
  const file = path.join(folder, 'document.pdf');
  writeFileSync(file, bytes);
  try {
    const text = execFileSync('pdftotext', ['-layout', file, '-'], { encoding: 'utf8' });
    const pages = /Pages:\s+(\d+)/.exec(execFileSync('pdfinfo', [file], { encoding: 'utf8' }))?.[1];
    // Readers add marks that turn the direction, and a lam-alef is one glyph: which of its letters comes first differs.
    const plain = text.replace(/[\u200e\u200f\u202a-\u202e]/g, '').normalize('NFKC');
    return { text: plain, pages: Number(pages) };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Whether poppler's reader is installed: without it only the bytes are checked. */
const canRead = ((): boolean => {
  try {
    execFileSync('pdftotext', ['-v'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
})();

describe.each(locales)('documents in %s', (locale) => {
  const t = words[locale].documents;

  it('the same receipt has the same bytes, below 60 KB, and no font of anybody else', async () => {
    const [one, two] = [
      await documents.receipt(onDocument(locale)),
      await documents.receipt(onDocument(locale)),
    ];
    expect(Buffer.from(one).equals(Buffer.from(two))).toBe(true);
    expect(one.length).toBeLessThan(mostBytes);
    const bytes = Buffer.from(one).toString('latin1');
    expect(bytes.startsWith('%PDF-')).toBe(true);
    expect(bytes).toContain('FontFile2');
    expect(bytes).not.toContain('Helvetica');
  });

  it('the longest names and proofs still fit, with every line on a page', async () => {
    const long = onDocument(
      locale,
      {
        name: 'عبد الرحمان بن عبد الواحد '.repeat(5).trim().slice(0, 120),
        email: `${'a-very-long-address'.repeat(12)}@example.com`,
        description: 'Digital marketing for women who sell what they make at home '.repeat(4),
      },
      Array.from({ length: 30 }, (_, index) => aRefund({ creditNoteNumber: `CN-2026-${1000 + index}` })),
    );
    const receipt = await documents.receipt(long);
    expect(receipt.length).toBeLessThan(mostBytes);
    if (canRead) {
      const { text, pages } = read(receipt);
      expect(pages).toBe(2);
      expect(text).toContain('CN-2026-1029');
    }
  });

  it('a name in any script is printed without failing', async () => {
    for (const name of ['Łucja Öğün', 'Ольга Иванова', '李 小龙', 'ⵙⴰⵍⵎⴰ', '🌸 Salma', 'سَلْمَى العَلَوِي'])
      expect((await documents.receipt(onDocument(locale, { name }))).length).toBeGreaterThan(5_000);
  });

  it.runIf(canRead)('the receipt can be read by a program: number, amounts, legal numbers', async () => {
    const { text, pages } = read(
      await documents.receipt(onDocument(locale, { refundedCentimes: 40_000 }, [aRefund()])),
    );
    expect(pages).toBe(1);
    for (const part of [
      'MEM-123456-A1B2',
      'Salma Alaoui',
      'salma@example.com',
      '+212612345678',
      'CN-2026-0007',
    ])
      expect(text).toContain(part);
    for (const { value } of settings.registration) expect(text).toContain(value);
    for (const amount of [99_000, 40_000, 59_000])
      expect(text).toContain(formatMad(amount, locale).split('\u00a0')[0] ?? '');
    if (locale === 'ar')
      for (const word of ['درب', 'تاريخ الدفع', 'المبلغ المدفوع']) expect(text).toContain(word);
    else for (const word of [t.receipt, t.paid, 'Discount']) expect(text).toContain(word);
  });

  it('both name how staff recorded the money, with the number that they wrote down', () => {
    const on = {
      ...onDocument(locale, { paymentOption: 'Other Payment Methods' }, [aRefund()]),
      paying: { method: 'Cheque', reference: 'CHQ 4471' } as const,
    };
    for (const { facts } of [receiptDocument(on), creditNoteDocument(on, aRefund())]) {
      const said = facts.map(({ label, value }) => `${label}: ${value.replace(/[\u2066-\u2069]/g, '')}`);
      const asked = {
        en: ['Payment method: Cheque', 'Reference: CHQ 4471'],
        ar: ['طريقة الدفع: شيك', 'المرجع: CHQ 4471'],
        fr: ['Moyen de paiement: Chèque', 'Référence: CHQ 4471'],
      };
      expect(said).toEqual(expect.arrayContaining(asked[locale]));
    }
  });

  it('both name the code that an agency gave the buyer, of no payment that came another way', () => {
    const factsOf = (of: Partial<Order>, paying: OrderOnDocument['paying']) => {
      const on = { ...onDocument(locale, { transferCode: '12345678AB', ...of }, [aRefund()]), paying };
      return [receiptDocument(on), creditNoteDocument(on, aRefund())].map(({ facts }) =>
        facts
          .filter(({ label }) => label === t.reference)
          .map(({ value }) => value.replace(/[\u2066-\u2069]/g, '')),
      );
    };
    const method = 'WafaCash / Cash Plus';
    const [receipt, note] = factsOf({}, { method, reference: null });
    expect([receipt, note?.[0]]).toEqual([['12345678AB'], '12345678AB']);
    expect(factsOf({}, { method, reference: 'Slip 7' })[0]).toEqual(['Slip 7']);
    expect(factsOf({ paymentOption: 'Card' }, { method: 'Card', reference: null })[0]).toEqual([]);
    expect(factsOf({ transferCode: null }, { method, reference: null })[0]).toEqual([]);
  });

  it.runIf(canRead)('the credit note can be read by a program', async () => {
    const { text, pages } = read(await documents.creditNote(onDocument(locale, {}, [aRefund()]), aRefund()));
    expect(pages).toBe(1);
    for (const part of ['CN-2026-0007', 'MEM-123456-A1B2', 'WC 998', '400']) expect(text).toContain(part);
  });

  it('every word of a document can be drawn as it is written', () => {
    const receipt = receiptDocument(
      onDocument(locale, {}, [aRefund(), aRefund({ isDone: false, doneAt: null })]),
    );
    const note = creditNoteDocument(onDocument(locale, { status: 'Refunded' }, [aRefund()]), aRefund());
    for (const document of [receipt, note])
      for (const text of [
        document.title,
        document.foot,
        ...document.notes,
        ...document.facts.flatMap(Object.values),
      ])
        expect(drawable(String(text))).toBe(String(text).normalize('NFC').replaceAll('\u202f', '\u00a0'));
  });
});

it('a credit note shows whether all of it went back, a part, or a second payment', () => {
  const noteOf = (of: Partial<Order>, refund: BuyerRefund) =>
    creditNoteDocument(onDocument('en', of, [refund]), refund).rows[0]?.note;
  const t = words.en.documents;
  expect(noteOf({ status: 'Refunded' }, aRefund())).toBe(t.whole);
  expect(noteOf({}, aRefund())).toBe(t.part);
  expect(noteOf({}, aRefund({ isDuplicate: true }))).toBe(t.surplus);
});

it('a receipt of an order that is wholly paid back promises no refund any more', () => {
  const notes = (status: Order['status']) => receiptDocument(onDocument('en', { status })).notes.join(' ');
  expect(notes('Payment Confirmed')).toContain('ask for a refund');
  expect(notes('Refunded')).not.toContain('ask for a refund');
});

it('a receipt sums up to what was paid: the price less the discount', () => {
  const { rows, total } = receiptDocument(onDocument('en'));
  const values = [...rows, total].map(({ value }) => value.replace(/[\u2066-\u2069]/g, ''));
  expect(values).toEqual(['1\u202f200\u00a0MAD', '−210\u00a0MAD', '990\u00a0MAD']);
});

it('a receipt shows what went back and what is left of the payment, but nothing of a second one', () => {
  const facts = receiptDocument(
    onDocument('en', { refundedCentimes: 40_000 }, [aRefund(), aRefund({ isDuplicate: true })]),
  ).facts.map(({ label, value }) => `${label}: ${value.replace(/[\u2066-\u2069]/g, '')}`);
  expect(facts).toEqual([
    'Payment method: WafaCash / Cash Plus',
    'Paid back: 400\u00a0MAD on 4 June 2026, credit note CN-2026-0007',
    'Left of the payment: 590\u00a0MAD',
  ]);
});
