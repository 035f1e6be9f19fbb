import { describe, expect, it } from 'vitest';
import { readForm } from '../../platform/forms/read-form.ts';
import { askReasonForm, declineForm, payoutForm, proofForm, refundForm } from './refund-form.ts';

const whole = { howMuch: 'whole', way: 'gateway', reason: 'She asked.' };
const read = (typed: Record<string, string>) => readForm(refundForm(99_000, { endsAccess: true }), typed);
const rib = '999780000000000000000105';

describe('the form about money going back', () => {
  it('all of it is what the form was opened with, whatever amount was typed', () => {
    expect(read({ ...whole, amount: '1' })).toMatchObject({
      ok: true,
      value: { amountCentimes: 99_000, way: 'gateway', payout: null },
    });
  });

  it.each([
    ['250', 25_000],
    ['99.50', 9_950],
    ['99,5', 9_950],
    ['1 ', 100],
    [' 989.99 ', 98_999],
    ['٩٨٩٫٩٠', 98_990],
    ['250,00 DH', 25_000],
  ])('a part of %s', (amount, amountCentimes) => {
    expect(read({ ...whole, howMuch: 'part', amount })).toMatchObject({
      ok: true,
      value: { amountCentimes },
    });
  });

  it.each([
    ['1,200', 120_000],
    ['1.200', 120_000],
    ['1 200,50 درهم', 120_050],
  ])('a part as it is printed: %s', (amount, amountCentimes) => {
    const typed = { ...whole, howMuch: 'part', amount };
    expect(readForm(refundForm(240_000, { endsAccess: true }), typed)).toMatchObject({
      value: { amountCentimes },
    });
  });

  it.each([
    ['', 'required'],
    ['0', 'amount-invalid'],
    ['990.01', 'amount-invalid'],
    ['-5', 'amount-invalid'],
    ['1.234', 'amount-invalid'],
    ['abc', 'amount-unreadable'],
    ['1e2', 'amount-unreadable'],
    ['0.500', 'amount-unclear'],
    ['0,250', 'amount-unclear'],
  ])('a part of %j is refused: %s', (amount, problem) => {
    expect(read({ ...whole, howMuch: 'part', amount })).toMatchObject({
      ok: false,
      problems: { amount: problem },
    });
  });

  it('a part that is all of it must be chosen as all of it, unless access stays anyway', () => {
    const all = { ...whole, howMuch: 'part', amount: '990,00' };
    expect(read(all)).toMatchObject({ ok: false, problems: { amount: 'amount-is-all' } });
    expect(readForm(refundForm(99_000, { endsAccess: false }), all)).toMatchObject({
      ok: true,
      value: { amountCentimes: 99_000 },
    });
  });

  it('reports all that is wrong at once', () => {
    expect(
      read({ howMuch: 'part', amount: 'x', way: 'bank-transfer', name: 'Salma Alaoui', rib: '1' }),
    ).toMatchObject({
      problems: { amount: 'amount-unreadable', rib: 'rib-invalid', reason: 'reason-required' },
    });
    expect(read({ ...whole, reason: 'x'.repeat(501) })).toMatchObject({ problems: { reason: 'too-long' } });
  });

  it('a transfer needs a name and a right RIB, however it is grouped', () => {
    const transfer = { ...whole, way: 'bank-transfer', name: '  Salma   Alaoui ' };
    for (const typed of [rib.replace(/(.{4})/g, '$1 '), `RIB: ${rib}`, `IBAN MA64 ${rib}`])
      expect(read({ ...transfer, rib: typed })).toMatchObject({
        ok: true,
        value: { payout: { name: 'Salma Alaoui', rib } },
      });
    expect(read({ ...transfer, rib: rib.replace(/5$/, '6') })).toMatchObject({
      problems: { rib: 'rib-invalid' },
    });
    expect(read({ ...transfer, rib: ' ' })).toMatchObject({ problems: { rib: 'rib-required' } });
    expect(read({ ...transfer, name: ' ', rib })).toMatchObject({ problems: { name: 'name-required' } });
    expect(read({ ...transfer, name: 'S', rib })).toMatchObject({ problems: { name: 'name-plain' } });
  });

  it('an agency needs a name; a phone is checked when there is one', () => {
    const agency = { way: 'cash-agency', name: 'سلمى العلوي' };
    expect(readForm(payoutForm, agency)).toMatchObject({
      ok: true,
      value: { payout: { name: 'سلمى العلوي' } },
    });
    expect(readForm(payoutForm, { ...agency, phone: '0612345678' })).toMatchObject({
      value: { payout: { phone: '+212612345678' } },
    });
    expect(readForm(payoutForm, { ...agency, phone: '12' })).toMatchObject({
      problems: { phone: 'phone-invalid' },
    });
    expect(readForm(payoutForm, { ...agency, way: 'pigeon' })).toMatchObject({
      problems: { way: 'choice-required' },
    });
  });

  it('a proof is short and on one line', () => {
    expect(readForm(proofForm, { proof: ' WC  998 ' })).toMatchObject({
      ok: true,
      value: { proof: 'WC 998' },
    });
    expect(readForm(proofForm, { proof: ' ' })).toMatchObject({ problems: { proof: 'required' } });
    expect(readForm(proofForm, { proof: 'x'.repeat(81) })).toMatchObject({ problems: { proof: 'too-long' } });
  });
});

describe('a buyer’s request', () => {
  it.each([
    ['', true],
    ['x'.repeat(500), true],
    ['x'.repeat(501), false],
  ])('may say why in up to 500 characters (%#)', (reason, ok) => {
    expect(readForm(askReasonForm, { reason }).ok).toBe(ok);
  });

  it('is declined for a reason of the list, and for another one by a sentence', () => {
    expect(readForm(declineForm, { declinedFor: 'bank-returns-it' })).toMatchObject({
      value: { note: null },
    });
    expect(readForm(declineForm, { declinedFor: 'other', note: ' ' })).toMatchObject({
      problems: { note: 'reason-required' },
    });
    expect(readForm(declineForm, { declinedFor: 'no-time', note: 'Later.' })).toMatchObject({
      problems: { declinedFor: 'choice-required' },
    });
    expect(readForm(declineForm, { declinedFor: 'other', note: 'x'.repeat(501) }).ok).toBe(false);
  });
});
