import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { membership } from '../../academy/settings/membership.ts';
import { orders } from '../orders/orders.table.ts';
import { staffLog } from '../../academy/staff/staff.table.ts';
import { aCourse, aForm, someDetails } from '../../../tests/support/builders.ts';
import { addCodes, allRows, emailsOf, place, placeAndPay } from '../../../tests/support/actions.ts';
import { academyForEach } from '../../../tests/support/open-test-academy.ts';
import { applyRetention } from '../../admin/privacy/retention.service.ts';
import type { StaffMember } from '../../academy.ts';
import type { GiveFreeAccess } from '../free-access/give-free-access.service.ts';
import { allowed } from '../../../tests/support/sure.ts';

const finance: StaffMember = { email: 'sara@academy.example', role: 'finance' };
const course = { kind: 'course' as const, slug: 'selling-online' };
const someone = { name: 'Zineb Idrissi', email: 'zineb@example.com', phone: '', locale: '' };

let keys = 0;
const test = academyForEach({
  courses: [
    aCourse(),
    aCourse({ slug: 'small', capacity: 1 }),
    aCourse({ slug: 'soon', comingSoon: true, priceCentimes: null }),
  ],
});
beforeEach(() => addCodes(test, ['CODE-1', 'CODE-2']));

async function giveFreeAccess(of: Partial<GiveFreeAccess> = {}) {
  keys += 1;
  return test.academy.staff.giveFreeAccess({
    key: `test-letting-${String(keys).padStart(8, '0')}`,
    item: course,
    as: 'scholarship',
    why: 'Chosen with the women’s centre of Fes.',
    overSeats: false,
    locale: 'ar',
    people: [someone],
    staff: finance,
    ...of,
  });
}
async function outcomes(of: Partial<GiveFreeAccess> = {}): Promise<string[]> {
  const result = await giveFreeAccess(of);
  if (!result.ok) return [result.reason];
  return result.people.map((one) => (one.ok ? (one.repeated ? 'again' : 'in') : one.reason));
}
const allOrders = async () => (await allRows(test)).orders;

describe('letting somebody in', () => {
  it('makes one order of 0 MAD, confirmed, with who did it and why, and opens the course', async () => {
    expect(await outcomes()).toEqual(['in']);
    const [order] = await allOrders();
    if (!order) throw new Error('No order.');
    expect(order).toMatchObject({
      status: 'Payment Confirmed',
      listPriceCentimes: 99_000,
      discountCentimes: 99_000,
      amountCentimes: 0,
      locale: 'ar',
      freeAs: 'scholarship',
      freeWhy: 'Chosen with the women’s centre of Fes.',
      paymentOption: null,
    });
    const view = await test.academy.staff.order(order.number);
    expect(view?.history.map(({ event, actor }) => [event, actor])).toEqual(
      ['place', 'owe-nothing', 'confirm', 'grant-access'].map((event) => [event, `staff:${finance.email}`]),
    );
    expect(view?.access?.code).toMatch(/^CODE-/);
    expect(await emailsOf(test, order)).toEqual(['access-ready']);
  });

  it('claims nothing that the learner did not agree to: no terms, no age, no wish to start', async () => {
    await giveFreeAccess();
    const [order] = await allOrders();
    expect(order).toMatchObject({ termsVersion: null, confirmedAgeAt: null, agreedToStartAt: null });
  });

  it('leaves one line in the log, without the sentence about the person', async () => {
    await giveFreeAccess();
    const [order] = await allOrders();
    const lines = await test.db.select().from(staffLog).where(eq(staffLog.act, 'let-in'));
    expect(lines).toMatchObject([
      {
        email: finance.email,
        subject: order?.number,
        detail: { as: 'scholarship', item: 'selling-online' },
      },
    ]);
  });

  it('works for the membership, and for a course that is not on sale', async () => {
    expect(await outcomes({ item: { kind: 'membership', slug: 'clarity-community' } })).toEqual(['in']);
    expect(await outcomes({ item: { kind: 'course', slug: 'soon' } })).toEqual(['in']);
    expect(await outcomes({ item: { kind: 'course', slug: 'nothing' } })).toEqual(['item-not-found']);
  });

  it('refuses whoever owns it already, whatever it cost and however the address is written', async () => {
    const paid = await placeAndPay(test);
    const result = await giveFreeAccess({ people: [{ ...someone, email: 'Salma+x@example.com' }] });
    expect(result).toMatchObject({ people: [{ reason: 'owns-already', orderNumber: paid.number }] });
    expect(await outcomes()).toEqual(['in']);
    expect(await outcomes()).toEqual(['owns-already']);
  });

  it('needs a reason of readable length', async () => {
    for (const why of ['', '  x ', 'x'.repeat(301)]) expect(await outcomes({ why })).toEqual(['why']);
    expect(await allOrders()).toHaveLength(0);
  });

  it('goes over the seats only when asked to', async () => {
    const small = { kind: 'course', slug: 'small' } as const;
    const people = [someone, { ...someone, email: 'b@example.com' }];
    expect(await outcomes({ item: small, people })).toEqual(['in', 'sold-out']);
    expect(await outcomes({ item: small, people, overSeats: true })).toEqual(['owns-already', 'in']);
  });

  it('with two lists at once lets nobody in twice and gives no seat twice', async () => {
    const item = { kind: 'course', slug: 'small' } as const;
    const both = await Promise.all([
      outcomes({ item }),
      outcomes({ item, people: [{ ...someone, email: 'b@example.com' }] }),
    ]);
    expect(both.flat().toSorted()).toEqual(['in', 'sold-out']);
    const key = 'one-key-pressed-twice';
    const pressed = await Promise.all([outcomes({ key }), outcomes({ key })]);
    expect(pressed.flat().toSorted()).toEqual(['again', 'in']);
  });

  it('can be sent again after a crash in the middle: nobody is let in twice, the others follow', async () => {
    const key = 'a-list-that-broke-off';
    const others = ['b@example.com', 'c@example.com'].map((email) => ({ ...someone, email }));
    expect(await outcomes({ key })).toEqual(['in']);
    expect(await outcomes({ key, people: [someone, ...others] })).toEqual(['again', 'in', 'in']);
    expect(await allOrders()).toHaveLength(3);
    // Two codes for three: the third gets an e-mail that the code follows.
    expect(
      (await allRows(test)).emails.filter(({ payload }) => payload['emailName'] === 'access-soon'),
    ).toHaveLength(1);
  });

  it('lets in the valid people of a list, and reports what is wrong with each other', async () => {
    expect(
      await outcomes({
        people: [
          someone,
          { ...someone, email: 'no address' },
          { ...someone, email: 'ZINEB+2@example.com' },
          { ...someone, email: 'b@example.com', locale: 'de' },
        ],
      }),
    ).toEqual(['in', 'bad-person', 'twice', 'bad-person']);
  });
});

describe('who may let in', () => {
  it.each(['support', 'editor', 'moderator', 'expert'] as const)('a %s may not', async (role) => {
    await expect(giveFreeAccess({ staff: { ...finance, role } })).rejects.toThrow('may not let people in');
    const reading = { item: course, text: 'a', overSeats: false, locale: 'en' as const };
    await expect(
      test.academy.staff.readFreeAccess({ ...reading, staff: { ...finance, role } }),
    ).rejects.toThrow('may not let people in');
  });
});

describe('ending the access of an order of 0 MAD', () => {
  const end = (orderNumber: string, why = 'Let in by mistake.', who = finance) =>
    test.academy.staff.endFree({ orderNumber, why, staff: who });

  it('closes what it opened, frees the seat, leaves nothing to pay back, and lets the person in again', async () => {
    const small = { kind: 'course', slug: 'small' } as const;
    await giveFreeAccess({ item: small });
    const [order] = await allOrders();
    if (!order) throw new Error('No order.');
    expect(await end(order.number, 'x')).toBeRefused('why');
    expect(await end(order.number)).toEqual({ ok: true });
    expect(await end(order.number)).toBeRefused('not-free');
    const view = await test.academy.staff.order(order.number);
    expect([view?.order.status, view?.access]).toEqual(['Refunded', null]);
    expect(await test.academy.staff.refundsOfOrder(order.number)).toEqual([]);
    expect(await outcomes({ item: small })).toEqual(['in']);
  });

  it('never ends what was paid', async () => {
    const paid = await placeAndPay(test);
    expect(await end(paid.number)).toBeRefused('not-free');
  });
});

it('a buyer cannot claim to be let in by staff, nor set the price', async () => {
  const forged = { freeAs: 'gift', freeWhy: 'mine', amountCentimes: 0, status: 'Payment Confirmed' };
  const order = await place(test, { ...aForm({ details: someDetails() }), ...forged });
  expect(order).toMatchObject({
    freeAs: null,
    freeWhy: null,
    amountCentimes: 99_000,
    status: 'Pending Payment',
  });
});

it('shows every line of a list before anybody is let in', async () => {
  await placeAndPay(test);
  const text = [
    'Nom;E-mail;Téléphone;Langue',
    '"Idrissi; Zineb";zineb@example.com;0612345678;ar',
    'Salma;salma@example.com;;',
    'Nobody;not an address;12;',
    'سلمى;zineb+2@example.com;;en',
    'Amina;amina@example.com;;',
  ].join('\r\n');
  const reading = await test.academy.staff.readFreeAccess({
    item: course,
    text,
    overSeats: false,
    locale: 'ar',
    staff: finance,
  });
  if (!reading.ok) throw new Error(reading.reason);
  expect(
    reading.people.map(({ line, whyNot, waitsForCode, problems }) => [
      line,
      whyNot ?? Object.keys(problems).join(' '),
      waitsForCode,
    ]),
  ).toEqual([
    [2, '', false],
    [3, 'owns-already', false],
    [4, 'email phone', false],
    [5, 'twice', false],
    // One code was paid for, one is for the first of the list.
    [6, '', true],
  ]);
  expect(await test.db.$count(orders)).toBe(1);
});

describe('a list whose lines name what each gets', () => {
  const text = [
    'nom,e-mail,cours,note',
    `Salma Alaoui,salma@example.com,${membership.name.ar},Paid at the old school`,
    'Salma Alaoui,salma@example.com,small,',
    'Salma Alaoui,Salma+2@example.com,small,',
    'Zineb,zineb@example.com,Nothing of ours,',
    'Amina,amina@example.com,,x',
    'Hanae,hanae@example.com,selling-online,',
  ].join('\n');
  const read = async (item: typeof course | undefined) => {
    const asked = { item, text, overSeats: false, locale: 'ar', staff: finance } as const;
    return allowed(await test.academy.staff.readFreeAccess(asked)).people;
  };

  it('says of each what they would get, whether they are known, and what is wrong; nothing is written', async () => {
    await giveFreeAccess({ item: { kind: 'course', slug: 'soon' } });
    const people = await read(course);
    expect(
      people.map(({ item, isKnown, whyNot, problems }) => [item?.slug, isKnown, whyNot, problems]),
    ).toEqual([
      [membership.slug, false, null, {}],
      ['small', false, null, {}],
      ['small', false, 'twice', {}],
      [undefined, true, null, { item: 'unknown-item' }],
      ['selling-online', false, null, { why: 'reason-length' }],
      ['selling-online', false, null, {}],
    ]);
    expect((await read(undefined)).at(-2)?.problems).toMatchObject({ item: 'required' });
    expect(await allOrders()).toHaveLength(1);
  });

  it('lets each in once with their own note, however often it is sent, and e-mails nobody where that was asked', async () => {
    const people = (await read(course)).flatMap(({ item, whyNot, problems, ...person }) =>
      item && whyNot === null && Object.keys(problems).length === 0 ? [{ ...person, item }] : [],
    );
    const sent = { item: undefined, key: 'one-list-of-many', isQuiet: true, people };
    expect(await outcomes(sent)).toEqual(['in', 'in', 'in']);
    expect(await outcomes(sent)).toEqual(['again', 'again', 'again']);
    expect(await outcomes({ ...sent, key: 'the-same-list-later' })).toEqual(
      Array.from({ length: 3 }, () => 'owns-already'),
    );
    const made = await allOrders();
    expect(made.map(({ email, itemSlug, freeWhy }) => [email, itemSlug, freeWhy]).toSorted()).toEqual([
      ['hanae@example.com', 'selling-online', 'Chosen with the women’s centre of Fes.'],
      ['salma@example.com', membership.slug, 'Paid at the old school'],
      ['salma@example.com', 'small', 'Chosen with the women’s centre of Fes.'],
    ]);
    expect((await allRows(test)).emails).toEqual([]);
    const lines = await test.db.select().from(staffLog).where(eq(staffLog.act, 'let-in'));
    expect(lines.map(({ detail }) => detail?.['untold'])).toEqual(['yes', 'yes', 'yes']);
    expect(await outcomes({ item: undefined })).toEqual(['item-not-found']);
  });
});

describe('asking for access', () => {
  const support: StaffMember = { email: 'hind@academy.example', role: 'support' };
  const { locale: _none, ...who } = someone;
  const request = {
    ...who,
    item: course,
    as: 'scholarship',
    why: 'Chosen in Fes.',
    locale: 'ar',
    besideOrder: false,
    staff: support,
  } as const;
  const waiting = async (role: StaffMember['role']) =>
    (await test.academy.staff.today({ staff: { ...support, role } })).tasks.find(
      ({ kind }) => kind === 'access-requests',
    );

  it('opens nothing, and waits for those who may give it', async () => {
    expect(await test.academy.staff.askForAccess(request)).toEqual({ ok: true });
    expect(await allOrders()).toHaveLength(0);
    expect(await waiting('owner')).toMatchObject({ count: 1, first: [{ label: someone.name }] });
    expect(await waiting('support')).toBeUndefined();
    expect(await test.academy.staff.askForAccess(request)).toBeRefused('asked-already');
  });

  it('is given once, with the words of whoever asked, and waits no longer', async () => {
    await test.academy.staff.askForAccess(request);
    const [{ id } = { id: '' }] = await test.academy.staff.accessRequests();
    expect(await test.academy.staff.giveRequested({ id, staff: finance })).toMatchObject({ ok: true });
    expect(await test.academy.staff.giveRequested({ id, staff: finance })).toMatchObject({ ok: false });
    expect(await allOrders()).toMatchObject([
      { status: 'Payment Confirmed', amountCentimes: 0, freeAs: 'scholarship', freeWhy: 'Chosen in Fes.' },
    ]);
    expect(await waiting('owner')).toBeUndefined();
    expect(await test.academy.staff.askForAccess(request)).toBeRefused('owns-already');
  });

  it('ends when the access is given by the form', async () => {
    await test.academy.staff.askForAccess(request);
    await giveFreeAccess();
    expect(await test.academy.staff.accessRequests()).toMatchObject([
      { answer: { order: expect.stringMatching(/^MEM-/) } },
    ]);
  });

  it('is told about an unpaid order of the same, and asked for beside it only if whoever asks says so', async () => {
    const order = await place(test, { details: someDetails({ name: someone.name, email: someone.email }) });
    expect(await test.academy.staff.askForAccess(request)).toBeRefused('has-open-order');
    expect(await test.academy.staff.askForAccess({ ...request, besideOrder: true })).toEqual({ ok: true });
    expect(await test.academy.staff.accessRequestsOf(someone.email)).toMatchObject([
      { openOrder: order.number },
    ]);
    expect(await test.academy.staff.accessRequestsOf('another@example.com')).toEqual([]);
  });

  it('is taken back by whoever asked alone, while nobody answered', async () => {
    await test.academy.staff.askForAccess(request);
    const [{ id } = { id: '' }] = await test.academy.staff.accessRequests();
    const withdraw = (by: StaffMember) => test.academy.staff.withdrawAccessRequest({ id, staff: by });
    expect(await withdraw(finance)).toBeRefused('not-found');
    expect(await withdraw(support)).toEqual({ ok: true });
    expect(await withdraw(support)).toBeRefused('not-found');
    expect(await waiting('owner')).toBeUndefined();
  });

  it('tells whoever asked what became of it, on their Today until they have read it', async () => {
    const answers = async (who: StaffMember) =>
      (await test.academy.staff.today({ staff: who })).tasks.find(({ kind }) => kind === 'access-answers');
    await test.academy.staff.askForAccess(request);
    expect(await answers(support)).toBeUndefined();
    const [{ id } = { id: '' }] = await test.academy.staff.accessRequests();
    await test.academy.staff.giveRequested({ id, staff: finance });
    expect(await answers(support)).toMatchObject({ count: 1, first: [{ label: someone.name }] });
    expect(await answers({ ...support, email: 'other@academy.example' })).toBeUndefined();
    await test.academy.staff.seeAccessAnswer({ id, staff: finance });
    expect(await answers(support)).toMatchObject({ count: 1 });
    await test.academy.staff.seeAccessAnswer({ id, staff: support });
    expect(await answers(support)).toBeUndefined();
  });

  it('is declined with a reason, which whoever asked reads for a while', async () => {
    await test.academy.staff.askForAccess(request);
    const [{ id } = { id: '' }] = await test.academy.staff.accessRequests();
    const decline = (why: string) => test.academy.staff.declineAccess({ id, why, staff: finance });
    expect(await decline(' ')).toBeRefused('why');
    expect(await decline('The grant is spent.')).toEqual({ ok: true });
    expect(await decline('The grant is spent.')).toBeRefused('not-found');
    expect(await test.academy.staff.accessRequests()).toMatchObject([
      { answer: { order: null, by: finance.email, note: 'The grant is spent.' } },
    ]);
    expect(await waiting('owner')).toBeUndefined();
    test.pass(91 * 86_400_000);
    await applyRetention(test.context);
    expect(await test.academy.staff.accessRequests()).toEqual([]);
  });
});
