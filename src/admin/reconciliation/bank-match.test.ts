import { describe, expect, it } from 'vitest';
import { atOnce } from '../../platform/time/sliced.ts';
import type { BankLine } from './bank-lines.ts';
import { daysOf, matchingBank, matchingCards, type PaidTransfer, type PaymentToMatch } from './bank-match.ts';
import { namingOrders, type OrderToMatch } from './named-orders.ts';

const number = 'MEM-123456-a1b2';
const line = (of: Partial<BankLine> = {}): BankLine => ({
  line: 2,
  day: '2026-11-20',
  amountCentimes: 99_000,
  text: `VIR ${number}`,
  orderReference: null,
  ...of,
});
const order = (of: Partial<OrderToMatch> = {}): OrderToMatch => ({
  number,
  name: 'Salma Alaoui',
  amountCentimes: 99_000,
  status: 'Paid - Bank Transfer',
  paymentOption: 'Bank Transfer',
  placedOn: '2026-11-19',
  ...of,
});

function bank(
  lines: BankLine[],
  orders: OrderToMatch[],
  claims = orders,
  paid: readonly PaidTransfer[] = [],
  unpaid: readonly OrderToMatch[] = [],
) {
  const known = new Map(orders.map((one) => [one.number, one]));
  return atOnce(
    matchingBank(lines, { orders: known, claims, unpaid, paid, recorded: [], today: '2026-11-21' }),
  );
}
const kindOf = (of: Partial<BankLine>, with_: Partial<OrderToMatch> = {}) =>
  bank([line(of)], [order(with_)], []).matches[0]?.kind;

describe('a line of a statement', () => {
  it('with the order’s number and amount, for a claim that waits, may be confirmed', () => {
    expect(kindOf({})).toBe('to-confirm');
    expect(kindOf({ text: 'VIR mem123456A1B2' })).toBe('to-confirm');
    expect(kindOf({ text: 'x', orderReference: number })).toBe('to-confirm');
    expect(kindOf({ day: null })).toBe('to-confirm');
  });

  it('without a number suggests the one unpaid order of its amount and name, and never confirms it', () => {
    const unpaid = [order({ status: 'Pending Payment' }), order({ number: 'MEM-2', amountCentimes: 1 })];
    const found = (of: Partial<BankLine>) => bank([line(of)], [], [], [], unpaid).matches[0];
    expect(found({ text: 'VIR RECU SALMA ALAOUI' })).toMatchObject({ kind: 'no-order', order: { number } });
    expect(found({ text: 'VIR RECU IMANE ALAOUI' })).toMatchObject({ kind: 'no-order', order: null });
    expect(found({ text: 'VIR RECU SALMA ALAOUI', amountCentimes: 98_000 })).toMatchObject({ order: null });
  });

  it('may not be confirmed with another amount, day or status', () => {
    expect(kindOf({ amountCentimes: 98_999 })).toBe('amount-differs');
    expect(kindOf({ day: '2026-11-17' })).toBe('wrong-day');
    expect(kindOf({ day: '2026-11-23' })).toBe('wrong-day');
    // A bank may book with the day before or after.
    expect([kindOf({ day: '2026-11-18' }), kindOf({ day: '2026-11-22' })]).toEqual([
      'to-confirm',
      'to-confirm',
    ]);
    expect(kindOf({}, { status: 'Payment Confirmed' })).toBe('agrees');
    expect(kindOf({}, { status: 'Pending Payment' })).toBe('not-waiting');
    expect(kindOf({}, { status: 'Paid - WafaCash' })).toBe('not-waiting');
  });

  it('agrees only with an order that was paid by transfer: any other was paid twice', () => {
    expect(kindOf({}, { status: 'Paid' })).toBe('agrees');
    for (const paymentOption of ['Card', 'WafaCash / Cash Plus', 'Other Payment Methods', null] as const) {
      for (const status of ['Payment Confirmed', 'Paid', 'Refunded'] as const)
        expect(kindOf({}, { status, paymentOption })).toBe('paid-otherwise');
      // Nothing of it pays the rest of an order that is paid.
      expect(kindOf({ amountCentimes: 100 }, { status: 'Paid', paymentOption })).toBe('paid-otherwise');
    }
    expect(kindOf({}, { status: 'Paid - Card', paymentOption: 'Card' })).toBe('paid-otherwise');
    expect(kindOf({}, { status: 'Pending Payment', paymentOption: 'Card' })).toBe('not-waiting');
  });

  it('of an order that was paid back since asks for nothing; a second one does', () => {
    const { matches } = bank([line(), line({ line: 3 })], [order({ status: 'Refunded' })], []);
    expect(matches.map((match) => match.kind)).toEqual(['paid-back', 'second-payment']);
  });

  it('for one order is counted once: the second is a second payment', () => {
    const { matches } = bank([line(), line({ line: 3 })], [order()]);
    expect(matches.map((match) => match.kind)).toEqual(['to-confirm', 'second-payment']);
  });

  it('that names several orders, or none we know, is for a person', () => {
    const other = order({ number: 'MEM-654321-ffff' });
    const both = line({ text: `${number} ${other.number}` });
    expect(bank([both], [order(), other]).matches[0]?.kind).toBe('several-orders');
    expect(bank([line({ text: 'VIR MEM-999999-0000' })], [order()]).matches[0]?.kind).toBe('no-order');
  });

  it('without a number points to the one claim of the same amount and name, and to none of several', () => {
    const unnamed = line({ text: 'VIR DE Mme ALAOUI SALMA' });
    expect(bank([unnamed], [order()]).matches[0]).toMatchObject({ kind: 'no-order', order: { number } });
    const twins = [order(), order({ number: 'MEM-654321-ffff' })];
    expect(bank([unnamed], twins).matches[0]?.order).toBeNull();
    expect(bank([line({ text: 'VIR DE NORA' })], [order()]).matches[0]?.order).toBeNull();
  });

  it('of money that went out is left out', () => {
    expect(bank([line({ amountCentimes: -99_000 })], [order()]).matches).toEqual([]);
  });
});

it('claims that no line names are missing; one whose amount differs is not', () => {
  const silent = order({ number: 'MEM-654321-ffff' });
  const { missing } = bank([line({ amountCentimes: 1 })], [order(), silent]);
  expect(missing.map((one) => one.orderNumber)).toEqual([silent.number]);
});

it('the file’s days and the orders it names are found once', () => {
  const lines = [line(), line({ day: '2026-11-01' }), line({ day: null })];
  expect(daysOf(lines)).toEqual({ first: '2026-11-01', last: '2026-11-20' });
  expect(daysOf([line({ day: null })])).toBeNull();
  expect(atOnce(namingOrders(lines))).toEqual([number]);
});

describe('a card settlement', () => {
  const reference = `${number}-0f0f0f0f`;
  const payment = (of: Partial<PaymentToMatch> = {}): PaymentToMatch => ({
    orderNumber: number,
    reference,
    providerReference: '26325XyZ',
    amountCentimes: 99_000,
    isCaptured: true,
    settledOn: '2026-11-20',
    ...of,
  });
  const days = { first: '2026-11-19', last: '2026-11-20' };
  const cards = (lines: BankLine[], payments: PaymentToMatch[]) =>
    atOnce(matchingCards(lines, { payments, days }));
  const byReference = line({ text: '', orderReference: reference });

  it('agrees by our reference, by the bank’s own number, and by the order’s number', () => {
    for (const one of [byReference, line({ text: 'x · 26325XyZ' }), line()])
      expect(cards([one], [payment()]).matches[0]?.kind).toBe('agrees');
  });

  it('shows what is settled there and not captured here, and what has another amount', () => {
    expect(cards([byReference], [payment({ isCaptured: false })]).matches[0]?.kind).toBe(
      'captured-there-not-here',
    );
    expect(cards([{ ...byReference, amountCentimes: 1 }], [payment()]).matches[0]?.kind).toBe(
      'amount-differs',
    );
    expect(cards([byReference, byReference], [payment()]).matches.map((one) => one.kind)).toEqual([
      'agrees',
      'second-payment',
    ]);
    expect(cards([line({ text: 'x' })], [payment()]).matches[0]?.kind).toBe('no-order');
  });

  it('of several attempts of an order its number means the captured one', () => {
    const declined = payment({ reference: 'declined-one', providerReference: null, isCaptured: false });
    expect(cards([line()], [declined, payment()]).matches[0]?.kind).toBe('agrees');
    expect(cards([line()], [payment(), declined]).matches[0]?.kind).toBe('agrees');
  });

  it('misses what was captured here in the days of the file, and nothing outside them', () => {
    const of = (settledOn: string | null) => cards([], [payment({ settledOn })]).missing.length;
    expect([of('2026-11-19'), of('2026-11-20'), of('2026-11-18'), of('2026-11-21'), of(null)]).toEqual([
      1, 1, 0, 0, 0,
    ]);
    expect(cards([byReference], [payment()]).missing).toEqual([]);
    expect(cards([], [payment({ isCaptured: false })]).missing).toEqual([]);
    expect(atOnce(matchingCards([], { payments: [payment()], days: null })).missing).toEqual([]);
  });
});

it('what a transfer paid on these days and no line names is missing, unless a line has its amount and its words', () => {
  const paidOn = '2026-11-20';
  const [gone, named, told] = ['MEM-222222-aaaa', 'MEM-333333-bbbb', 'MEM-444444-cccc'].map((of) => ({
    ...order({
      number: of,
      status: 'Payment Confirmed',
      name: `Imane ${of === 'MEM-444444-cccc' ? 'Idrissi' : 'Zaki'}`,
    }),
    paidOn,
  }));
  if (!gone || !named || !told) throw new Error('There are three.');
  const lines = [line({ text: 'VIR MEM 333333 BBBB' }), line({ line: 3, text: 'VIR DE IDRISSI IMANE' })];
  const { missingPaid } = bank(lines, [named], [], [gone, named, told]);
  expect(missingPaid).toEqual([
    { orderNumber: gone.number, name: 'Imane Zaki', amountCentimes: 99_000, day: paidOn },
  ]);
});
