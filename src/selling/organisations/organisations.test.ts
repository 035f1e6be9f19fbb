import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { aCourse, someSettings } from '../../../tests/support/builders.ts';
import { addCodes, staff } from '../../../tests/support/actions.ts';
import { describeAcademy, type TestAcademy } from '../../../tests/support/open-test-academy.ts';
import { times } from '../../../tests/support/races.ts';
import { allowed, present } from '../../../tests/support/sure.ts';
import { orders } from '../orders/orders.table.ts';
import { lineOf, missingIn, paperNumber, readIce, sumsOf } from './organisation.ts';
import { organisationPaper } from './organisation-paper.ts';
import { readMonthPapers, readOpenPapers } from './moved-papers.service.ts';

const numbers = ['RC', 'ICE', 'IF'].map((label) => ({
  label: { en: label, ar: label, fr: label },
  value: '001234567000089',
}));
const settings = someSettings({
  registration: numbers,
  vatState: 'subject',
  vatPercent: 20,
});

const amal = {
  kind: 'association',
  name: 'Association Amal',
  ice: null,
  address: '3 rue Atlas, Fès',
  contactName: 'Hind Alami',
  contactEmail: 'hind@amal.example',
  contactPhone: '',
  locale: 'fr',
} as const;

const quoted = { courseSlug: 'selling-online', seats: 3, unitCentimes: 50_000, validUntil: '2026-12-31' };

const member = (index: number) =>
  ({ id: `m${index}`, email: `learner${index}@example.com`, phone: null, name: null }) as never;

/** An organisation with a quote; its deal as the academy holds it. */
async function quote({ academy }: TestAcademy, of: Partial<typeof quoted> = {}) {
  const { id } = allowed(await academy.staff.saveOrganisation({ ...amal, staff }));
  allowed(await academy.staff.quoteSeats({ ...quoted, ...of, organisationId: id, staff }));
  const whole = async () => present(await academy.staff.organisationOf({ id }));
  const deal = async () => present((await whole()).deals[0]);
  return { id, whole, deal, dealId: (await deal()).id };
}

const transfer = {
  kind: 'invoice',
  day: '2026-06-01',
  reference: 'VIR 77',
  amountCentimes: 180_000,
} as const;

async function sold(test: TestAcademy) {
  const made = await quote(test);
  allowed(await test.academy.staff.invoiceSeats({ id: made.dealId, staff }));
  allowed(await test.academy.staff.markSeatsPaid({ id: made.dealId, staff, ...transfer }));
  return { ...made, code: (await made.deal()).code };
}

it('an ICE is 15 digits, however they are grouped', () => {
  expect(readIce('ICE 001 234 567 0000 89')).toBe('001234567000089');
  for (const typed of ['00123456700008', '0012345670000891', '000000000000000', '', 'ICE'])
    expect(readIce(typed)).toBeNull();
});

it('TVA is rounded once, and what an invoice lacks is told by name', () => {
  const lines = [lineOf('Cours', 3, 33_333)];
  expect(sumsOf({ lines, vat: { state: 'subject', percent: 20 } })).toEqual({
    netCentimes: 99_999,
    vatCentimes: 20_000,
    totalCentimes: 119_999,
  });
  expect(missingIn(someSettings({ registration: [] }), { ...amal, kind: 'company' })).toEqual([
    'rc',
    'ice',
    'if',
    'vat',
    'buyer-ice',
  ]);
});

describeAcademy('an organisation that buys seats', { settings, courses: [aCourse()] }, (test) => {
  const take = (code: string, index: number, showsName = false) =>
    test.academy.takeSeat({ code, member: member(index), name: 'Salma Idrissi', locale: 'fr', showsName });

  it('is invoiced in a series, pays by transfer once, and what it owes is known', async () => {
    const { deal, dealId, code } = await sold(test);
    expect((await deal()).state).toBe('paid');
    expect((await deal()).papers.map(paperNumber)).toEqual(['D-2026-0001', 'F-2026-0001']);
    expect(await test.academy.staff.markSeatsPaid({ id: dealId, staff, ...transfer })).toBeRefused(
      'too-late',
    );
    expect((await test.academy.seatOfCode({ code, email: null }))?.state).toBe('open');
    const other = await quote(test);
    allowed(await test.academy.staff.invoiceSeats({ id: other.dealId, staff }));
    const wrong = { ...transfer, id: other.dealId, staff, amountCentimes: 150_000 };
    expect(await test.academy.staff.markSeatsPaid(wrong)).toBeRefused('amount-differs');
    expect((await readOpenPapers(test.db)).map(({ number }) => number)).toEqual(['F-2026-0002']);
    const june = { from: new Date('2026-06-01'), before: new Date('2026-07-01') };
    expect((await readMonthPapers(test.db, june)).map(({ totalCentimes }) => totalCentimes)).toEqual([
      180_000, 180_000,
    ]);
  });

  it('says all that the law asks of an invoice, on paper as in its data', async () => {
    const { deal } = await sold(test);
    const paper = organisationPaper(present((await deal()).papers[1]), settings);
    const text = JSON.stringify(paper);
    for (const part of [
      'Facture',
      'F-2026-0001',
      'Association Amal',
      '3 rue Atlas',
      'RC',
      'IF',
      'TVA 20%',
      'VIR 77',
    ])
      expect(text).toContain(part);
  });

  it('sits as many as were bought: 5 at once for 3 seats, twice the same person in one', async () => {
    await addCodes(test, ['A', 'B', 'C']);
    const { code, deal } = await sold(test);
    const answers = await Promise.all([...times(5, (index) => take(code, index)), take(code, 0)]);
    expect((await deal()).seatRows.filter(({ takenAt }) => takenAt !== null)).toHaveLength(3);
    expect(answers.filter((one) => !one.ok).map((one) => !one.ok && one.reason)).toEqual(['full', 'full']);
    const prices = await test.db
      .select({ price: orders.listPriceCentimes, status: orders.status })
      .from(orders);
    expect(prices).toEqual(times(3, () => ({ price: 0, status: 'Payment Confirmed' })));
  });

  it('keeps seats for a pasted list, takes unused ones back, and never a used one', async () => {
    const { code, deal, dealId } = await sold(test);
    const emails = ['learner1@example.com', 'learner2@example.com', 'learner1@example.com'];
    expect(allowed(await test.academy.staff.inviteToSeats({ id: dealId, staff, emails })).invited).toBe(2);
    const more = { id: dealId, staff, emails: ['x@example.com', 'y@example.com'] };
    expect(await test.academy.staff.inviteToSeats(more)).toMatchObject({ reason: 'too-many', left: 1 });
    allowed(await test.academy.staff.changeSeatLink({ id: dealId, staff, isListOnly: true, isNew: false }));
    expect(await take(code, 9)).toBeRefused('listed-only');
    allowed(await take(code, 1));
    const seatOf = async (email: string) =>
      present((await deal()).seatRows.find((one) => one.email === email)).id;
    const used = { id: dealId, staff, seat: await seatOf('learner1@example.com') };
    expect(await test.academy.staff.freeSeat(used)).toBeRefused('too-late');
    allowed(await test.academy.staff.freeSeat({ ...used, seat: await seatOf('learner2@example.com') }));
    expect(await take(code, 2)).toBeRefused('listed-only');
  });

  it('shows its leader numbers, and the names of those alone who said yes, while they do', async () => {
    const { code, whole } = await sold(test);
    allowed(await take(code, 1, true));
    allowed(await take(code, 2));
    const page = async () => present(await test.academy.leadersPage((await whole()).token)).deals[0];
    expect(await page()).toMatchObject({ seats: 3, taken: 2, average: null });
    expect(JSON.stringify(await page())).not.toContain('learner');
    await test.academy.showNameInSeat({ code, member: member(1), showsName: false });
    expect((await page())?.named).toEqual([]);
    const { token } = await whole();
    allowed(await test.academy.staff.renewOrganisationPage({ id: (await whole()).id, staff }));
    expect(await test.academy.leadersPage(token)).toBeNull();
  });

  it('has back what nobody used by a credit note, and keeps who sits', async () => {
    const { code, deal, dealId } = await sold(test);
    allowed(await take(code, 1));
    allowed(await test.academy.staff.creditSeats({ id: dealId, staff }));
    const back = present((await deal()).papers.find(({ kind }) => kind === 'credit-note'));
    expect(paperNumber(back)).toBe('AV-2026-0001');
    expect(back.totalCentimes).toBe(120_000);
    expect(await take(code, 2)).toBeRefused('none');
    expect(await test.academy.staff.creditSeats({ id: dealId, staff })).toBeRefused('too-late');
    const repaid = { id: dealId, staff, ...transfer, kind: 'credit-note', amountCentimes: 120_000 } as const;
    allowed(await test.academy.staff.markSeatsPaid(repaid));
    expect(await test.academy.staff.markSeatsPaid(repaid)).toBeRefused('too-late');
    const [order] = await test.db.select().from(orders).where(eq(orders.email, 'learner1@example.com'));
    expect(order?.status).toBe('Payment Confirmed');
  });

  it('gets no invoice of a quote that is over, nor papers of another', async () => {
    const mine = await quote(test);
    const other = await quote(test);
    const { token } = await mine.whole();
    const print = (number: string) => test.academy.printOrganisationPaper({ token, number });
    expect(await print('D-2026-0001')).not.toBeNull();
    expect(await print('D-2026-0002')).toBeNull();
    expect((await test.academy.leadersPage(token))?.deals).toHaveLength(1);
    test.pass(400 * 86_400_000);
    expect(await test.academy.staff.invoiceSeats({ id: other.dealId, staff })).toBeRefused('too-late');
  });
});
