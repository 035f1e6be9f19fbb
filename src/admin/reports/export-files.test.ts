import { inflateRawSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { words } from '../../words.ts';
import { monthSheets, sumMonth, type MonthPayment, type MonthRefund } from './month-sales.ts';
import type { StaffLocale } from '../../platform/i18n/locale.ts';
import type { MonthExport, OrderRow } from './exports.service.ts';
import type { ExportedLogLine } from '../../academy/staff/staff-log.service.ts';
import { exportFiles, mostRowsOfWorkbook, type Listed, type WorkbookResult } from './export-files.ts';

/** The texts of a workbook's parts, by their names: it is an archive with a directory at its end. */
function partsOf(file: WorkbookResult): Map<string, string> {
  if (!file.ok) throw new Error(file.reason);
  const bytes = Buffer.from(file.bytes);
  const end = bytes.lastIndexOf(Buffer.from([0x50, 0x4b, 5, 6]));
  const parts = new Map<string, string>();
  let at = bytes.readUInt32LE(end + 16);
  for (let left = bytes.readUInt16LE(end + 10); left > 0; left -= 1) {
    const [method, packed] = [bytes.readUInt16LE(at + 10), bytes.readUInt32LE(at + 20)];
    const [name, extra, comment] = [28, 30, 32].map((offset) => bytes.readUInt16LE(at + offset));
    const local = bytes.readUInt32LE(at + 42);
    const from = local + 30 + bytes.readUInt16LE(local + 26) + bytes.readUInt16LE(local + 28);
    const data = bytes.subarray(from, from + packed);
    parts.set(
      bytes.toString('utf8', at + 46, at + 46 + (name ?? 0)),
      (method === 8 ? inflateRawSync(data) : data).toString('utf8'),
    );
    at += 46 + (name ?? 0) + (extra ?? 0) + (comment ?? 0);
  }
  return parts;
}

const sheetOf = (parts: Map<string, string>, number: number): string =>
  parts.get(`xl/worksheets/sheet${number}.xml`) ?? '';

const at = new Date('2026-01-31T23:30:00Z');

const aPayment = (of: Partial<MonthPayment> = {}): MonthPayment => ({
  orderNumber: 'MEM-123456-a1b2',
  name: 'نورة العلوي',
  locale: 'ar',
  itemKind: 'course',
  itemSlug: 'selling-online',
  item: 'البيع على الإنترنت',
  method: 'Card',
  gateway: 'stripe',
  amountCentimes: 99_050,
  at,
  by: 'gateway:stripe',
  isDuplicate: false,
  isVoid: false,
  reference: null,
  receivedOn: null,
  day: '2026-02-01',
  isAfterwards: false,
  listPriceCentimes: 99_050,
  discountCentimes: 0,
  couponCode: null,
  receiptNumber: 'MEM-123456-a1b2',
  providerReference: 'pi_1',
  transferCode: null,
  freeAs: null,
  ...of,
});

function aMonth(payments: MonthPayment[], refunds: MonthRefund[] = []): MonthExport {
  return {
    month: '2026-02',
    payments,
    refunds,
    owed: [],
    shares: [],
    organisations: [],
    sums: sumMonth({ payments, refunds }),
  };
}

const anOrder: OrderRow = {
  id: '6c9a3b1e-8d54-4f0a-9a43-000000000001',
  number: 'MEM-123456-a1b2',
  placedAt: at,
  confirmedAt: at,
  locale: 'ar',
  name: '=HYPERLINK("https://evil.example","Salma")',
  email: 'salma@example.com',
  phone: '+212612345678',
  itemKind: 'course',
  itemSlug: 'selling-online',
  description: 'البيع على الإنترنت',
  item: 'Selling Online',
  groupStartsOn: '2026-02-02',
  listPriceCentimes: 120_000,
  discountCentimes: 21_000,
  campaignSlug: null,
  couponCode: null,
  freeAs: null,
  amountCentimes: 99_000,
  method: 'WafaCash / Cash Plus',
  reference: null,
  confirmedBy: 'staff:nadia@academy.example',
  receivedOn: '2026-01-30',
  transferCode: '99887766554433221100',
  status: 'Payment Confirmed',
  shown: 'Payment Confirmed',
  gateway: null,
  providerReference: null,
  refundedCentimes: 0,
  paidBackCentimes: 0,
  creditNotes: [],
  receiptNumber: 'MEM-123456-a1b2',
  disputedAt: null,
};

async function* each<Row>(rows: readonly Row[]): AsyncGenerator<Row> {
  for (const row of rows) yield await Promise.resolve(row);
}
const ordersOf = (...rows: OrderRow[]): Listed => ({
  of: 'orders',
  list: { count: rows.length, rows: each(rows) },
});
const inWords = (locale: StaffLocale) => ({ t: words[locale], locale });

it('a workbook computes nothing: what was typed is text, whatever it begins with', async () => {
  const parts = partsOf(await exportFiles.listWorkbook(ordersOf(anOrder), inWords('en')));
  const sheet = sheetOf(parts, 1);
  expect(sheet).not.toContain('<f');
  const texts = parts.get('xl/sharedStrings.xml');
  expect(texts).toContain('=HYPERLINK(');
  // A telephone and a transfer code keep every character.
  expect(texts).toContain('<t>+212612345678</t>');
  expect(texts).toContain('<t>99887766554433221100</t>');
});

it('amounts are numbers with two decimals, and times are those of Morocco', async () => {
  const parts = partsOf(await exportFiles.monthWorkbook(aMonth([aPayment()]), inWords('en')));
  expect(sheetOf(parts, 1)).toContain('<v>990.5</v>');
  // The first of February 2026, counted in days.
  expect(sheetOf(parts, 1)).toContain('<v>46054</v>');
  // Half past midnight of that day in Morocco.
  expect(sheetOf(parts, 1)).toMatch(/<v>46054\.0208\d*<\/v>/);
  expect(parts.get('xl/styles.xml')).toContain('#,##0.00');
});

it('the head of each sheet is frozen and bold, and in Arabic the sheets run from right to left', async () => {
  for (const locale of ['en', 'ar'] as const) {
    const parts = partsOf(await exportFiles.monthWorkbook(aMonth([aPayment()]), inWords(locale)));
    expect(parts.get('xl/styles.xml')).toContain('<b/>');
    for (const number of monthSheets.keys()) {
      expect(sheetOf(parts, number + 1)).toContain('ySplit="1"');
      expect(sheetOf(parts, number + 1).includes('rightToLeft="1"')).toBe(locale === 'ar');
    }
    for (const name of monthSheets)
      expect(parts.get('xl/workbook.xml')).toContain(`name="${words[locale].exports.sheets[name]}"`);
  }
});

it('every sheet prints on A4 landscape, as wide as one page, with its head on top of each', async () => {
  const parts = partsOf(await exportFiles.monthWorkbook(aMonth([aPayment()]), inWords('en')));
  const book = parts.get('xl/workbook.xml') ?? '';
  expect(book.match(/<definedNames/g)).toHaveLength(1);
  for (const [place, name] of monthSheets.entries()) {
    const sheet = sheetOf(parts, place + 1);
    expect(sheet).toMatch(/<worksheet[^>]*><sheetPr><pageSetUpPr fitToPage="1"\/><\/sheetPr>/);
    const [setup = ''] = /<pageSetup[^>]*>/.exec(sheet) ?? [];
    expect(sheet.match(/<pageMargins[^>]*/g)).toEqual([expect.stringContaining('left="0.3"')]);
    for (const attribute of ['orientation="landscape"', 'paperSize="9"', 'fitToWidth="1"', 'fitToHeight="0"'])
      expect(setup).toContain(attribute);
    const title = words.en.exports.sheets[name];
    expect(book).toContain(`name="_xlnm.Print_Titles" localSheetId="${place}">'${title}'!$1:$1<`);
  }
});

it('a refund is listed with the number of its payout, and what was sold with the language it was sold in', async () => {
  const back: MonthRefund = {
    ...aPayment(),
    creditNoteNumber: 'CN-2026-0001',
    way: 'bank-transfer',
    payoutNumber: 'VIR-7',
  };
  const how = { ...inWords('en'), separator: ';', sheet: 'refunds' } as const;
  const csv = (await Array.fromAsync(exportFiles.monthCsv(aMonth([], [back]), how))).join('');
  expect(csv).toContain('"Number of the payout"');
  expect(csv).toContain('"VIR-7"');
  expect(csv).toContain('"البيع على الإنترنت";"Arabic"');
});

it('half a character, characters that no file may hold, and a text beyond all measure do not spoil the file', async () => {
  const name = `\ud800\u0001${'ن'.repeat(40_000)}`;
  const parts = partsOf(await exportFiles.listWorkbook(ordersOf({ ...anOrder, name }), inWords('en')));
  const texts = parts.get('xl/sharedStrings.xml') ?? '';
  expect(texts.isWellFormed()).toBe(true);
  expect(texts).not.toContain('\u0001');
  expect(Math.max(...(texts.match(/ن+/g) ?? ['']).map((run) => run.length))).toBeLessThan(32_768);
});

it('sums are in the last row, and go below zero where more went back than came in', async () => {
  const refund: MonthRefund = {
    ...aPayment(),
    creditNoteNumber: 'CN-2026-0001',
    way: 'gateway',
    payoutNumber: 're_1',
    amountCentimes: 100_000,
  };
  const month = aMonth([aPayment()], [refund]);
  const how = { ...inWords('en'), separator: ';', sheet: 'byMethod' } as const;
  const csv = (await Array.fromAsync(exportFiles.monthCsv(month, how))).join('').trim().split('\r\n');
  expect(csv.at(-1)).toBe('"Total";;1;990,50;1;1000,00;-9,50;"MAD"');
  expect(csv).toHaveLength(3);
});

it('a list that is too long for a workbook is refused before a row is read, and is exported as CSV', async () => {
  let isRead = false;
  async function* rows(): AsyncGenerator<OrderRow> {
    isRead = true;
    yield await Promise.resolve(anOrder);
  }
  const long: Listed = { of: 'orders', list: { count: mostRowsOfWorkbook + 1, rows: rows() } };
  expect(await exportFiles.listWorkbook(long, inWords('en'))).toBeRefused('too-many-rows');
  expect(isRead).toBe(false);
  const csv = await Array.fromAsync(exportFiles.listCsv(long, { ...inWords('en'), separator: ',' }));
  expect(csv.join('')).toContain('"MEM-123456-A1B2",2026-02-01 00:30');
});

it('applications have a column for each question, waiting lists and the log for what they know', async () => {
  const how = { ...inWords('ar'), separator: ';' } as const;
  const csvOf = async (listed: Listed) => (await Array.fromAsync(exportFiles.listCsv(listed, how))).join('');
  const writer = {
    id: 'x',
    at,
    name: 'Salma',
    email: 'salma@example.com',
    phone: null,
    locale: 'en' as const,
  };
  const application = {
    ...writer,
    kind: 'contact' as const,
    subject: null,
    about: null,
    answers: { topic: 'press', message: 'Hello,\n=1' },
  };
  const contact = await csvOf({ of: 'applications', list: { count: 1, rows: each([application]) } });
  expect(contact).toContain(words.ar.exports.applications.topics.press);
  expect(contact).toContain('"Hello,\n\'=1"');
  const entry = { ...writer, phone: '+212612345678', name: 'Nora', toldAt: at, unsubscribedAt: null };
  const waiting = { ...entry, hasOrdered: true };
  expect(await csvOf({ of: 'waitlist', list: { count: 1, rows: each([waiting]) } })).toContain(
    `2026-02-01 00:30;;"${words.ar.exports.yes}"`,
  );
  const line: ExportedLogLine = {
    id: 'x',
    at,
    email: 'nadia@academy.example',
    act: 'export-log',
    subject: null,
    detail: { rows: '1' },
    before: null,
    after: null,
  };
  expect(await csvOf({ of: 'log', list: { count: 1, rows: each([line]) } })).toContain('"rows: 1"');
});

const csvOf = async (pieces: AsyncIterable<string>) =>
  (await Array.fromAsync(pieces)).join('').replace('\uFEFF', '').trimEnd().split('\r\n');

it('a French file has headings, statuses, methods and services in French, numbers as numbers and real dates', async () => {
  const partly = { ...anOrder, refundedCentimes: 4_000 };
  const french = { ...inWords('fr'), separator: ';' } as const;
  const [head = '', row = '', total = ''] = await csvOf(exportFiles.listCsv(ordersOf(partly), french));
  expect(head).toContain('"Passée le";"Confirmée le";"Statut"');
  expect(row).toContain('"Remboursée en partie"');
  expect(row).toContain('"nadia@academy.example"');
  expect(row).toContain('1200,00;210,00');
  expect(total).toMatch(/^"Total";.*;1200,00;210,00;.*;990,00;"MAD";990,00;.*;40,00;/);
  const month = aMonth([aPayment({ method: 'Cheque', gateway: null, receivedOn: '2026-01-30' })]);
  const parts = partsOf(await exportFiles.monthWorkbook(month, inWords('fr')));
  const texts = parts.get('xl/sharedStrings.xml') ?? '';
  for (const text of ['Chèque', 'Confirmé par', 'Stripe', 'Total']) expect(texts).toContain(`<t>${text}</t>`);
  expect(parts.get('xl/styles.xml')).toContain('dd/mm/yyyy');
  // The 30th of January 2026 as a day, not as a text.
  expect(sheetOf(parts, 1)).toContain('<v>46052</v>');
});

it('the last row adds up what is above it, in every sheet that has amounts', async () => {
  const payments = [aPayment(), aPayment({ amountCentimes: 10_000, method: 'Cash', gateway: null })];
  const how = { ...inWords('en'), separator: ',' } as const;
  for (const sheet of ['payments', 'byMethod', 'byItem'] as const) {
    const lines = await csvOf(exportFiles.monthCsv(aMonth(payments), { ...how, sheet }));
    expect(lines.at(-1), sheet).toMatch(/^"Total",.*1090\.50/);
  }
  expect(
    (await csvOf(exportFiles.monthCsv(aMonth(payments), { ...how, sheet: 'byMethod' }))).join(),
  ).toContain('"Cash",,1,100.00');
});
