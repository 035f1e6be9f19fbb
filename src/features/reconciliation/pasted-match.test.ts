import fc from 'fast-check';
import { expect, test } from 'vitest';
import { atOnce } from '../../platform/time/sliced.ts';
import { readPasted } from './bank-lines.ts';
import { type ClaimToMatch, matchingPasted, type StatementMatch } from './bank-match.ts';
import { namingOrders } from './named-orders.ts';

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

function match(text: string, orders: readonly ClaimToMatch[] = [aClaim(), cash]): StatementMatch[] {
  const reading = readPasted(text);
  if (!reading.ok) throw new Error(reading.reason);
  const named = new Set(atOnce(namingOrders(reading.lines)));
  const known = {
    orders: new Map(orders.filter(({ number }) => named.has(number)).map((one) => [one.number, one])),
    claims: orders.filter(({ status }) => status === 'Paid - Bank Transfer' || status === 'Paid - WafaCash'),
    unpaid: orders.filter(({ status }) => status === 'Pending Payment'),
    paid: [],
    recorded: [],
    today: '2026-11-22',
  };
  return atOnce(matchingPasted(reading.lines, known)).lines;
}
const [one, amount] = ['21/11/2026\tVIR SALMA MEM 482913 A1B2', '990,00'];
const verdict = (text: string, orders?: readonly ClaimToMatch[]) =>
  match(text, orders).map((line) => [line.match, line.why, line.order?.number ?? null]);
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
  ['money that was sent back', `21/11/2026\tVIR RETOURNE ${number}\t990,00`, 'likely', 'doubtful-words'],
  ['a day before the order', `02/11/2026\t${number}\t990,00`, 'none', 'wrong-day'],
  ['a day to come', `28/11/2026\t${number}\t990,00`, 'none', 'wrong-day'],
  ['money that went out', `${one}\t-990,00`, 'none', 'outgoing'],
  ['no amount', one, 'none', 'no-amount'],
  ['a day that no calendar has', `31/02/2026\t${number}\t990,00`, 'none', 'no-amount'],
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
  fc.assert(
    fc.property(
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
    ),
  );
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
