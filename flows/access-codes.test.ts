import { afterEach, beforeEach, expect, it } from 'vitest';
import { aCourse } from '../tests/support/builders.ts';
import { addCodes, allRows, lettersOf, placeAndPay } from '../tests/support/deeds.ts';
import { openTestAcademy, type TestAcademy } from '../tests/support/open-test-academy.ts';
import { describeOnBothEngines } from '../tests/support/open-test-database.ts';
import { logOf, waitingIn } from '../tests/support/office-reading.ts';

describeOnBothEngines('the pool of access codes', (engine) => {
  let test: TestAcademy;
  beforeEach(async () => {
    test = await openTestAcademy({
      engine,
      courses: [
        aCourse(),
        aCourse({ slug: 'other' }),
        aCourse({ slug: 'new', platformProduct: null, comingSoon: true }),
      ],
    });
  });
  afterEach(() => test.close());
  const codeOf = async (order: { token: string }) =>
    (await test.academy.orderByToken(order.token))?.access?.code;

  it('an empty pool leaves the order confirmed, promises access, and tells the staff once a day', async () => {
    const [first, second] = [await placeAndPay(test), await placeAndPay(test)];
    expect(await test.academy.orderByToken(first.token)).toMatchObject({
      order: { status: 'Payment Confirmed' },
      access: { code: null, startUrl: null },
    });
    expect((await lettersOf(test, first)).sort()).toEqual([
      'access-soon',
      'order-received',
      'staff-pool-empty',
    ]);
    expect((await lettersOf(test, second)).sort()).toEqual(['access-soon', 'order-received']);
    expect(await waitingIn(test, 'access-codes')).toBe(2);
    test.pass(86_400_000);
    expect(await lettersOf(test, await placeAndPay(test))).toContain('staff-pool-empty');
  });

  it('new codes go to those who wait, the longest waiting first, and the rest stays in the pool', async () => {
    const waiting = [];
    for (let buyers = 0; buyers < 3; buyers += 1) {
      waiting.push(await placeAndPay(test));
      test.pass(1_000);
    }
    const [first, second, third] = waiting;
    if (!first || !second || !third) throw new Error('Three orders wait.');
    expect(await addCodes(test, ['A', 'B'])).toEqual({ added: 2, skipped: 0, served: 2 });
    expect([await codeOf(first), await codeOf(second)].sort()).toEqual(['A', 'B']);
    expect(await codeOf(third)).toBeNull();
    expect((await lettersOf(test, first)).at(-1)).toBe('access-ready');
    expect(await addCodes(test, ['C', 'D'])).toEqual({ added: 2, skipped: 0, served: 1 });
    expect(await test.academy.staff.pools()).toMatchObject([
      { itemSlug: 'selling-online', isOnSale: true, free: 1, taken: 3, waiting: 0 },
      { itemSlug: 'other', isOnSale: true, free: 0, taken: 0, waiting: 0 },
      { itemSlug: 'new', isOnSale: false, free: 0, taken: 0, waiting: 0 },
    ]);
  });

  it('codes of a new course are there before its first buyer', async () => {
    expect(await addCodes(test, ['A'], 'new')).toEqual({ added: 1, skipped: 0, served: 0 });
    expect(await test.academy.staff.pools()).toContainEqual(
      expect.objectContaining({ itemSlug: 'new', isOnSale: false, free: 1, taken: 0, waiting: 0 }),
    );
  });

  it('repeated, known, empty and unreadable codes are skipped', async () => {
    expect(await addCodes(test, [' A ', 'A', '', 'B', 'B\u0000', 'x'.repeat(201)])).toEqual({
      added: 2,
      skipped: 3,
      served: 0,
    });
    expect(await addCodes(test, ['B', 'C'])).toEqual({ added: 1, skipped: 1, served: 0 });
    expect(await addCodes(test, ['X'], 'No Slug!')).toEqual({ added: 0, skipped: 1, served: 0 });
    expect((await logOf(test)).map((line) => line.act)).toEqual(['add-access-codes', 'add-access-codes']);
  });

  it('a code that was handed over is not handed over again when it is added again', async () => {
    await addCodes(test, ['A']);
    const first = await placeAndPay(test);
    const second = await placeAndPay(test);
    expect(await addCodes(test, ['A'])).toEqual({ added: 0, skipped: 1, served: 0 });
    expect([await codeOf(first), await codeOf(second)]).toEqual(['A', null]);
  });

  it('one course’s codes never open another', async () => {
    await addCodes(test, ['A']);
    const other = await placeAndPay(test, { courseSlug: 'other' });
    expect(await codeOf(other)).toBeNull();
    expect(await addCodes(test, ['A'], 'other')).toEqual({ added: 1, skipped: 0, served: 1 });
    expect((await allRows(test)).codes.filter((code) => code.orderId === null)).toHaveLength(1);
  });

  it('takes thousands of codes at once', async () => {
    const codes = Array.from({ length: 2_500 }, (_, index) => `CODE-${index}`);
    expect(await addCodes(test, codes)).toEqual({ added: 2_500, skipped: 0, served: 0 });
  });
});
