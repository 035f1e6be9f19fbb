import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { memberProfiles } from '../accounts/member.table.ts';
import { aWholeMember, another, someone } from '../../../tests/support/a-whole-member.ts';
import { someDetails } from '../../../tests/support/builders.ts';
import { place, placeAndPay } from '../../../tests/support/actions.ts';
import { payBackOrder } from '../../../tests/support/refunds.ts';
import { openTestAcademy, type TestAcademy } from '../../../tests/support/open-test-academy.ts';

describe('people with an order or an account', () => {
  let test: TestAcademy;
  beforeEach(async () => {
    test = await openTestAcademy();
  });
  afterEach(() => test.close());

  const find = async (search = '', show: 'all' | 'members' | 'held' = 'all') =>
    (await test.academy.staff.people({ search, show, page: 1, perPage: 25 })).rows;
  const named = async (search: string, show?: 'all' | 'members' | 'held') =>
    (await find(search, show)).map(({ email }) => email);

  it('are listed once for each address, with what their orders and account hold', async () => {
    await aWholeMember(test);
    test.pass(60_000);
    await place(test, { details: someDetails({ name: 'Nadia Fassi', email: 'nadia@example.com' }) });
    const rows = await find();
    expect(rows.map(({ email, status, orders, hasAccount }) => [email, status, orders, hasAccount])).toEqual([
      ['nadia@example.com', 'unpaid', 1, false],
      ['gives@example.com', 'unpaid', 1, false],
      [another.email, 'unknown', 0, true],
      [someone.email, 'member', 3, true],
    ]);
    expect(rows[3]).toMatchObject({ name: someone.name, phone: someone.phone });
    expect(rows[3]?.memberSince).toBeInstanceOf(Date);
    expect(rows[2]).toMatchObject({ name: 'Other', phone: '' });
  });

  it('are found by name, number, telephone and address, and by what they are', async () => {
    const { paid } = await aWholeMember(test);
    for (const text of ['zahra', 'BENKIRANE', paid.number, '06 98 76 54 32', someone.email, 'Zahrita'])
      // The giver of a gift is found by the name of its recipient, too.
      expect([text, (await named(text)).filter((email) => email !== 'gives@example.com')]).toEqual([
        text,
        [someone.email],
      ]);
    expect(await named('nobody at all')).toEqual([]);
    expect(await named('', 'members')).toEqual([someone.email]);
    expect(await named('', 'held')).toEqual([]);
    await test.database.db.update(memberProfiles).set({ shutOutAt: new Date(0) });
    expect((await named('', 'held')).toSorted()).toEqual([another.email, someone.email]);
  });

  it('are not called unpaid after a refund, and their order says that the access ended and when', async () => {
    const order = await placeAndPay(test, { details: someDetails({ email: 'a@example.com' }) });
    const open = await test.academy.staff.person('a@example.com');
    expect(open?.ordered[0]?.access?.state).toBe('code-waits');
    expect(await payBackOrder(test, order, {})).toMatchObject({ ok: true });
    const known = await test.academy.staff.person('a@example.com');
    expect(known?.status).toBe('refunded');
    expect(known?.ordered).toMatchObject([
      { number: order.number, access: { state: 'refunded', at: test.context.clock() } },
    ]);
  });

  it('are listed page by page without being counted', async () => {
    for (const name of ['a', 'b', 'c'])
      await placeAndPay(test, { details: someDetails({ email: `${name}@example.com` }) });
    const first = await test.academy.staff.people({ search: '', show: 'all', page: 1, perPage: 2 });
    const second = await test.academy.staff.people({ search: '', show: 'all', page: 2, perPage: 2 });
    expect([first.rows.length, first.hasNext, second.rows.length, second.hasNext]).toEqual([
      2,
      true,
      1,
      false,
    ]);
    const all = [...first.rows, ...second.rows].map(({ email }) => email);
    expect(all.toSorted()).toEqual(['a@example.com', 'b@example.com', 'c@example.com']);
  });

  it('have one page each, and there is none for an address that nothing is known of', async () => {
    const { paid } = await aWholeMember(test);
    const known = await test.academy.staff.person(someone.email);
    expect(known).toMatchObject({
      names: [someone.name],
      phones: [someone.phone],
      account: { displayName: someone.displayName, wantsDigest: true },
      reports: { all: 1, waiting: 1 },
    });
    expect(known?.requests.map(({ kind }) => kind).toSorted()).toEqual(['access', 'correction']);
    expect(known?.ordered.map(({ number }) => number)).toContain(paid.number);
    expect(known?.waitlists.map(({ courseSlug }) => courseSlug)).toEqual(['selling-online']);
    expect(known?.letters.length).toBeGreaterThan(3);
    expect(await test.academy.staff.person('nobody@example.com')).toBeNull();
  });
});
