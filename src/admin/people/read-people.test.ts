import { describe, expect, it } from 'vitest';
import { memberProfiles } from '../../academy/accounts/member.table.ts';
import { aWholeMember, another, someone } from '../../../tests/support/a-whole-member.ts';
import { someDetails } from '../../../tests/support/builders.ts';
import { place, placeAndPay } from '../../../tests/support/actions.ts';
import { payBackOrder } from '../../../tests/support/refunds.ts';
import { academyForEach } from '../../../tests/support/open-test-academy.ts';

describe('people with an order or an account', () => {
  const test = academyForEach();

  const find = async (search = '', show: 'all' | 'members' | 'held' = 'all') =>
    (await test.academy.staff.people({ search, show, page: 1, perPage: 25 })).rows;
  const named = async (search: string, show?: 'all' | 'members' | 'held') =>
    (await find(search, show)).map(({ email }) => email);

  it('are listed once for each address, with what their orders and account hold', async () => {
    await aWholeMember(test);
    test.pass(60_000);
    await place(test, { details: someDetails({ name: 'Nadia Fassi', email: 'nadia@example.com' }) });
    const rows = await find();
    expect(
      rows.map(({ email, status, unpaid, orders, hasAccount }) => [
        email,
        status,
        unpaid,
        orders,
        hasAccount,
      ]),
    ).toEqual([
      ['nadia@example.com', 'unpaid', 1, 1, false],
      ['gives@example.com', 'unpaid', 1, 1, false],
      [another.email, 'unknown', 0, 0, true],
      [someone.email, 'member', 1, 3, true],
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
    await test.db.update(memberProfiles).set({ shutOutAt: new Date(0) });
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

  it('are found by what they bought, by an unpaid order, by a course, and by when they came', async () => {
    const from = (name: string) => ({ details: someDetails({ email: `${name}@example.com` }) });
    const old = test.context.clock();
    await placeAndPay(test, from('old'));
    test.pass(40 * 86_400_000);
    const lately = test.context.clock();
    await placeAndPay(test, from('new'));
    await place(test, from('old'));
    await place(test, from('tries'));
    const which = async (more: Partial<Parameters<typeof test.academy.staff.people>[0]>) =>
      (await test.academy.staff.people({ search: '', show: 'all', page: 1, perPage: 25, ...more })).rows
        .map(({ email }) => email.split('@')[0])
        .toSorted();
    expect(await which({ having: 'bought' })).toEqual(['new', 'old']);
    expect(await which({ having: 'unpaid' })).toEqual(['old', 'tries']);
    expect(await which({ course: 'selling-online' })).toEqual(['new', 'old']);
    expect(await which({ course: 'selling-online', having: 'unpaid' })).toEqual(['old', 'tries']);
    expect(await which({ course: 'another' })).toEqual([]);
    expect(await which({ joinedFrom: lately })).toEqual(['new', 'tries']);
    expect(await which({ joinedFrom: old, joinedBefore: lately })).toEqual(['old']);
    expect(await which({ joinedFrom: lately, having: 'bought' })).toEqual(['new']);
    expect(await which({ joinedBefore: old })).toEqual([]);
  });

  it('a gift is bought by who paid, and the course is with who got it', async () => {
    const gift = { recipientName: 'Nora Tazi', recipientEmail: 'nora@example.com', giftNote: '' };
    await placeAndPay(test, { gift });
    const emails = async (more: object) =>
      (await test.academy.staff.people({ search: '', show: 'all', page: 1, perPage: 25, ...more })).rows
        .map(({ email }) => email)
        .toSorted();
    expect(await emails({ having: 'bought' })).toEqual(['nora@example.com', 'salma@example.com']);
    expect(await emails({ course: 'selling-online' })).toEqual(['nora@example.com']);
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
    expect(known?.emails).toHaveLength(5);
    for (const { id, emailName, state } of known?.emails ?? []) {
      const { rows } = await test.academy.staff.deliveries({
        filter: { types: ['mail'] },
        page: 1,
        perPage: 100,
      });
      const line = rows.find((row) => row.id === id);
      expect(line).toMatchObject({ what: emailName, state });
    }
    expect(await test.academy.staff.person('nobody@example.com')).toBeNull();
  });
});
