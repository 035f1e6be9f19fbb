import { expect, test } from 'vitest';
import { atOnce } from '../../platform/time/sliced.ts';
import { readPasted } from './pasted-lines.ts';
import { type ClaimToMatch, matchingPasted, type StatementMatch } from './bank-match.ts';
import { namingOrders, type RecordedPayment } from './named-orders.ts';
import { allowed } from '../../../tests/support/sure.ts';
import { fc, forAll } from '../../../tests/support/properties.ts';

const aClaim = (of: Partial<ClaimToMatch> = {}): ClaimToMatch => ({
  number: 'MEM-482913-a1b2',
  name: 'Salma Alaoui',
  amountCentimes: 99_000,
  status: 'Paid - Bank Transfer',
  paymentOption: 'Bank Transfer',
  placedOn: '2026-11-20',
  transferCode: null,
  ...of,
});
const cash = aClaim({
  number: 'MEM-111111-cccc',
  name: 'Imane Idrissi',
  status: 'Paid - WafaCash',
  paymentOption: 'WafaCash / Cash Plus',
  transferCode: '12345678AB',
});

function match(
  text: string,
  orders: readonly ClaimToMatch[] = [aClaim(), cash],
  recorded: readonly RecordedPayment[] = [],
): StatementMatch[] {
  const reading = allowed(readPasted(text));
  const named = new Set(atOnce(namingOrders(reading.lines)));
  const known = {
    orders: new Map(orders.filter(({ number }) => named.has(number)).map((one) => [one.number, one])),
    claims: orders.filter(({ status }) => status === 'Paid - Bank Transfer' || status === 'Paid - WafaCash'),
    unpaid: orders.filter(({ status }) => status === 'Pending Payment'),
    paid: [],
    recorded,
    today: '2026-11-22',
  };
  return atOnce(matchingPasted(reading.lines, known)).lines;
}
const [one, amount] = ['21/11/2026\tVIR SALMA MEM 482913 A1B2', '990,00'];
const verdict = (text: string, orders?: readonly ClaimToMatch[], recorded?: readonly RecordedPayment[]) =>
  match(text, orders, recorded).map((line) => [line.match, line.why, line.order?.number ?? null]);
const number = 'MEM-482913-a1b2';

test('a line that names the claim and its exact amount is sure', () => {
  expect(match(`${one}\t${amount}`)).toEqual([
    {
      line: 1,
      text: '21/11/2026 · VIR SALMA MEM 482913 A1B2 · 990,00',
      day: '2026-11-21',
      amountCentimes: 99_000,
      references: [number],
      match: 'sure',
      why: 'by-reference',
      order: { number, name: 'Salma Alaoui', amountCentimes: 99_000, status: 'Paid - Bank Transfer' },
    },
  ]);
});

test.each([
  ['another amount', `${one}\t989,99`, 'none', 'amount-differs'],
  ['the amount behind another one', `${one}\t500,00\t990,00`, 'likely', 'amount-unclear'],
  ['the amount as one of two readings', 'VIR MEM-482913-a1b2 SALMA 250 990,00', 'likely', 'amount-unclear'],
  ['a number that nothing marks as money', 'VIR MEM-482913-a1b2 990', 'likely', 'amount-unclear'],
  ['money that was sent back', `21/11/2026\tVIR RETOURNE ${number}\t990,00`, 'none', 'direction-unclear'],
  ['money that came back', `21/11/2026\tVIR RETOURNE ${number}\t990,00 C`, 'likely', 'doubtful-words'],
  ['a transfer that was sent', `21/11/2026\tVIR EMIS ${number}\t990,00`, 'none', 'outgoing'],
  ['a debit beside a balance', `21/11/2026\t${number}\t-800,00\t990,00`, 'none', 'outgoing'],
  ['a day before the order', `02/11/2026\t${number}\t990,00`, 'none', 'wrong-day'],
  ['a day to come', `28/11/2026\t${number}\t990,00`, 'none', 'wrong-day'],
  ['money that went out', `${one}\t-990,00`, 'none', 'outgoing'],
  ['no amount', one, 'none', 'no-amount'],
  ['a day that no calendar has', `31/02/2026\t${number}\t990,00`, 'none', 'impossible-day'],
])('%s', (_name, text, expected, why) => {
  expect(verdict(text)).toEqual([[expected, why, number]]);
});

test('the same transfer pasted twice, or paid twice, is sure once', () => {
  expect(verdict(`${one}\t${amount}\n${one}\t${amount}`)).toEqual([
    ['sure', 'by-reference', number],
    ['none', 'second-payment', number],
  ]);
});

test('an agency’s transfer is found by its code, grouped or not', () => {
  for (const code of ['12345678AB', '1234 5678 ab', '1234-5678-AB'])
    expect(verdict(`21/11/2026\tCASH PLUS ${code}\t990,00`)).toEqual([['sure', 'by-reference', cash.number]]);
  const short = { ...cash, transferCode: '4411' };
  expect(verdict('21/11/2026\tCASH PLUS 4411\t990,00', [short])).toEqual([
    ['likely', 'short-code', cash.number],
  ]);
});

test('a code may be older than its order: a person looks at the day, an order’s number cannot be', () => {
  expect(verdict('02/11/2026\tCASH PLUS 12345678AB\t990,00')).toEqual([
    ['likely', 'before-order', cash.number],
  ]);
  expect(verdict(`02/11/2026\t${cash.number}\t990,00`)).toEqual([['none', 'wrong-day', cash.number]]);
  expect(verdict('28/11/2026\tCASH PLUS 12345678AB\t990,00')).toEqual([['none', 'wrong-day', cash.number]]);
});

test('without a reference the name and the amount make it likely, unless two claims fit', () => {
  const text = '21/11/2026\tVIR DE ALAOUI SALMA\t990,00';
  expect(verdict(text)).toEqual([['likely', 'by-name', number]]);
  expect(verdict(text, [aClaim(), aClaim({ number: 'MEM-222222-dddd' })])).toEqual([
    ['none', 'no-order', null],
  ]);
  expect(verdict('21/11/2026\tVIR DE ALAOUI SALMA\t980,00')).toEqual([['none', 'no-order', null]]);
});

test('orders that wait for no payment are listed and can never be confirmed', () => {
  const states = [
    ['Payment Confirmed', 'Bank Transfer', 'agrees'],
    ['Payment Confirmed', 'Card', 'paid-otherwise'],
    ['Refunded', 'Bank Transfer', 'paid-back'],
    ['Expired', null, 'not-waiting'],
  ] as const;
  for (const [status, paymentOption, why] of states)
    expect(verdict(`${one}\t${amount}`, [aClaim({ status, paymentOption })])).toEqual([
      ['none', why, number],
    ]);
  expect(verdict('21/11/2026\tSALMA ALAOUI MEM-999999-ffff\t990,00')).toEqual([['none', 'no-order', null]]);
  expect(verdict(`21/11/2026\t${number} ${cash.number}\t990,00`)).toEqual([['none', 'several-orders', null]]);
});

test('sure is only ever a claim that waits, for exactly its amount, once', () => {
  const words = [
    number,
    cash.number,
    '12345678AB',
    'SALMA ALAOUI',
    'VIR',
    '21/11/2026',
    '990,00',
    '500,00',
    '990',
  ];
  forAll(
    fc.array(fc.array(fc.constantFrom(...words), { minLength: 1, maxLength: 6 }), {
      minLength: 1,
      maxLength: 5,
    }),
    fc.constantFrom('\t', ' ', ';'),
    (lines, between) => {
      const sure = match(lines.map((cells) => cells.join(between)).join('\n')).filter(
        (line) => line.match === 'sure',
      );
      for (const { amountCentimes, order } of sure) expect(amountCentimes).toBe(order?.amountCentimes);
      const numbers = sure.map(({ order }) => order?.number);
      expect(new Set(numbers).size).toBe(numbers.length);
    },
  );
});

const cheque = (reference: string, amountCentimes = 99_000): RecordedPayment => ({
  ...aClaim({ number: 'MEM-333333-eeee', status: 'Payment Confirmed', name: 'Nora Zaki', amountCentimes }),
  paymentOption: 'Other Payment Methods',
  reference,
});
const recordedOf = (text: string, reference: string, amountCentimes?: number) =>
  match(text, [], [cheque(reference, amountCentimes)]).map(({ why }) => why)[0];

test.each([
  ['CHQ 5501234', 'REMISE CHEQUE 5501234\t990,00'],
  ['CHQ 5501234', '21/11/2026 REMISE CHEQUE 5501234 990,00'],
  ['CHQ 5501234', '21/11/2026\tREM CHQ N°5501234 DU 20/11\t990'],
  ['Chèque n° 550-1234 du 20/11/2026', 'REMISE CHEQUES 5501234\t990,00'],
  ['CHQ 5501234', 'REMISE CHEQUE 55 01 234\t990,00'],
  ['CHQ ٥٥٠١٢٣٤', 'REMISE CHEQUE 5501234\t990,00'],
  ['5501234', '21/11/2026\tCHQ5501234\t990,00'],
])('what staff recorded as %s is found by its digits in %s', (reference, text) => {
  expect(recordedOf(text, reference)).toBe('agrees');
});

test.each([
  ['another amount', 'CHQ 5501234', 'REMISE CHEQUE 5501234\t450,00'],
  ['less than six digits', 'CHQ 55012', 'REMISE CHEQUE 55012\t990,00'],
  ['a part of an account’s number', 'CHQ 5501234', 'VIR 011 780 5501234 0001 22\t990,00'],
  ['the end of a longer number', 'CHQ 5501234', 'VIR 0115501234\t990,00'],
  ['a number with letters behind it', 'CHQ 5501234', 'VIR 5501234AB\t990,00'],
  ['an account’s number in what staff wrote', 'Compte 011780000012345678', 'VIR 011780000012345678\t990,00'],
  ['a telephone', 'Nora 0612345678', 'VIR 0612345678\t990,00'],
  ['a day', 'Versement 21112026', 'VERSEMENT DU 21112026\t990,00'],
  ['a short day', 'Versement 211126', 'VERSEMENT DU 211126\t990,00'],
  ['a day with signs', 'Versement du 21/11/2026', 'VERSEMENT 21112026\t990,00'],
  ['two numbers in what staff wrote', 'CHQ 5501234 et 7701234', 'REMISE CHEQUE 5501234\t990,00'],
])('no digits alone: %s', (_name, reference, text) => {
  expect(recordedOf(text, reference)).toBe('no-order');
});

test('an amount is no number of a cheque, however it is written', () => {
  for (const written of ['250 000,00', '250000.00', '250000 DH', '250 000'])
    expect(recordedOf(`REMISE CHEQUES ${written}`, 'CHQ 250000', 25_000_000), written).toBe('no-order');
  expect(recordedOf('REMISE 120050\t1 200,50', 'CHQ 120050', 120_050)).toBe('no-order');
});

test('digits alone never outweigh a number or a code that a line names', () => {
  const recorded = [cheque('CHQ 5501234')];
  expect(verdict(`${one} 5501234\t${amount}`, undefined, recorded)).toEqual([
    ['sure', 'by-reference', number],
  ]);
  expect(verdict('CASH PLUS 12345678AB CHQ 5501234\t990,00', undefined, recorded)).toEqual([
    ['sure', 'by-reference', cash.number],
  ]);
});

test('a payment found by digits has the line’s amount, and stands as a number of its own in the line', () => {
  const digits = fc.stringMatching(/^[1-9]\d{5,8}$/);
  const around = fc.constantFrom('', ' ', '-', '0', '77', ' 12', 'A', ' CHQ ', '\t', '/', '21/11/2026 ');
  forAll(digits, around, around, fc.constantFrom(99_000, 45_000), (slip, before, after, amountCentimes) => {
    const text = `REMISE${before}${slip}${after}\t${amountCentimes / 100},00`;
    const [found] = match(text, [], [cheque(`CHQ ${slip}`)]);
    if (found?.why !== 'agrees') return;
    expect(amountCentimes).toBe(99_000);
    expect(text.replace(/21\/11\/2026/, '·')).toMatch(new RegExp(`(?<!\\d[ /-]?)${slip}(?![ /-]?[\\dA])`));
  });
});

test('the code of an agency’s transfer that was confirmed says so, by itself or beside the order’s number', () => {
  const confirmed = { ...cash, status: 'Payment Confirmed' as const };
  const recorded = [{ ...confirmed, reference: '12345678AB' }];
  for (const text of ['CASH PLUS 1234-5678-AB', `CASH PLUS 12345678AB ${cash.number}`])
    expect(verdict(`21/11/2026\t${text}\t990,00`, [confirmed], recorded)).toEqual([
      ['none', 'agrees', cash.number],
    ]);
  expect(verdict('21/11/2026\tCASH PLUS 12345678AB\t450,00', [confirmed], recorded)).toEqual([
    ['none', 'amount-differs', cash.number],
  ]);
});

test.each(['1 234,50', '1\u202f234,50', '1\u00a0234,50 DH', '1.234,50', '1 234.50 MAD', '+1 234,50'])(
  'an amount as French writes it is understood: %s',
  (typed) => {
    for (const text of [`${one}\t${typed}`, `21/11/2026 VIR SALMA MEM 482913 A1B2 ${typed}`])
      expect(match(text, [aClaim({ amountCentimes: 123_450 })])[0], text).toMatchObject({
        amountCentimes: 123_450,
        match: 'sure',
      });
  },
);

test('a line below headings that has no amount is shown with its number, not left out', () => {
  const text = [
    'Date;Libellé;Crédit',
    '21/11/2026;VIR MEM-482913-a1b2;1 234,50',
    '21/11/2026;FRAIS;',
    ';Solde;',
  ].join('\n');
  const lines = match(text, [aClaim({ amountCentimes: 123_450 })]);
  expect(lines.map(({ line, why }) => [line, why])).toEqual([
    [2, 'by-reference'],
    [3, 'no-amount'],
    [4, 'no-amount'],
  ]);
});
