import { eq, sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { foldForSearch } from '../../platform/text/fold-for-search.ts';
import type { Order } from '../orders/order.ts';
import type { OrderListQuery } from './order-list.ts';
import { orders } from '../orders/orders.table.ts';
import { shownStatuses } from '../orders/refund.ts';
import { refunds } from '../refunds/refunds.table.ts';
import { everything } from '../../../tests/support/extent.ts';
import { someDetails } from '../../../tests/support/builders.ts';
import { place, placeAndPay, staff } from '../../../tests/support/actions.ts';
import { describeAcademy } from '../../../tests/support/open-test-academy.ts';
import { payBackOrder } from '../../../tests/support/refunds.ts';
import { fc, forAllInTurn } from '../../../tests/support/properties.ts';

type Filter = OrderListQuery['filter'];
const newest = { by: 'placedAt', direction: 'desc' } as const;
const allSorts = (['placedAt', 'amountCentimes', 'status', 'claimedAt'] as const).flatMap((by) =>
  (['asc', 'desc'] as const).map((direction) => ({ by, direction })),
);

describeAcademy('the list of orders', (test) => {
  const find = (of: Partial<OrderListQuery> = {}) =>
    test.academy.staff.findOrders({ filter: {}, sort: newest, page: 1, perPage: 10, ...of });
  const numbers = async (filter: Filter, sort: OrderListQuery['sort'] = newest) =>
    (await find({ filter, sort })).rows.map((row) => row.number);
  const placeFor = (name: string, of: { email?: string; phone?: string } = {}) =>
    place(test, { details: someDetails({ name, ...of }) });

  /** Many orders at once, several sharing an instant, a price and a state. */
  const fill = (template: Order, count: number) =>
    test.db.insert(orders).values(
      Array.from({ length: count }, (_, index) => ({
        ...template,
        id: crypto.randomUUID(),
        number: `MEM-${String(index).padStart(6, '0')}-0000`,
        token: `token-of-order-number-${index}`,
        idempotencyKey: `key-${index}`,
        amountCentimes: 10_000 + (index % 7),
        status: (['Payment Confirmed', 'Paid - Bank Transfer', 'Expired'] as const)[index % 3] ?? 'Expired',
        placedAt: new Date(Date.parse('2026-05-01T00:00:00Z') + Math.floor(index / 20)),
        claimedAt: index % 3 === 1 ? new Date(Date.parse('2026-05-02T00:00:00Z') + (index % 5)) : null,
      })),
    );

  it('is cut into groups that are counted: what can be paid, what is claimed, and what goes back', async () => {
    const unpaid = await place(test);
    const claimed = await placeFor('Rim Bennis', { email: 'rim@example.com' });
    await test.db
      .update(orders)
      .set({ status: 'Paid - Bank Transfer', paymentOption: 'Bank Transfer', claimedAt: claimed.placedAt })
      .where(eq(orders.id, claimed.id));
    const paid = await placeAndPay(test, { details: someDetails({ email: 'paid@example.com' }) });
    const counted = () => test.academy.staff.countOrderGroups();
    expect(await counted()).toEqual({ unpaid: 1, 'to-confirm': 1, 'refund-due': 0 });
    expect(await numbers({ group: 'unpaid' })).toEqual([unpaid.number]);
    expect(await numbers({ group: 'to-confirm' })).toEqual([claimed.number]);
    await payBackOrder(test, paid, {});
    expect(await numbers({ group: 'refund-due' })).toHaveLength((await counted())['refund-due'] ?? -1);
    const { rows } = await find({ filter: { group: 'unpaid' } });
    expect(rows[0]?.item[unpaid.locale]).toBe(unpaid.description);
    expect(rows[0]?.item.en).not.toBe(rows[0]?.item.ar);
  });

  it('turns its pages without skipping or repeating anything, however it is sorted', async () => {
    await fill(await place(test), 120);
    for (const sort of allSorts) {
      const seen: string[] = [];
      for (let page = 1; page <= 5; page += 1) {
        const { rows, total, hasNext } = await find({ sort, page, perPage: 25 });
        expect([total, hasNext, rows.length]).toEqual([121, page < 5, page < 5 ? 25 : 21]);
        seen.push(...rows.map((row) => row.number));
      }
      expect([sort, new Set(seen).size]).toEqual([sort, 121]);
    }
    expect(await find({ page: 6, perPage: 25 })).toEqual({ rows: [], total: 121, hasNext: false });
    expect(await find({ page: 10_000, perPage: 100 })).toMatchObject({ rows: [], total: 121 });
  });

  it('is narrowed by a status as it is shown: what went back in part, what is due, what has gone back', async () => {
    const whole = await placeAndPay(test);
    const part = await placeAndPay(test);
    await payBackOrder(test, part, { amountCentimes: 1_000, seenLeftCentimes: part.amountCentimes });
    const goingBack: string[] = [];
    for (const state of ['due', 'done', 'failed'] as const) {
      const order = await placeAndPay(test);
      expect(await payBackOrder(test, order)).toMatchObject({ ok: true });
      await test.db.update(refunds).set({ state }).where(eq(refunds.orderId, order.id));
      goingBack.push(order.number);
    }
    const { rows } = await find();
    const named = (number: string) => rows.find((row) => row.number === number)?.shown;
    expect([whole.number, part.number, ...goingBack].map(named)).toEqual([
      'Payment Confirmed',
      'partly-refunded',
      'Refunded',
      'paid-back',
      'pay-back-failed',
    ]);
    for (const shown of shownStatuses) {
      const expected = rows.filter((row) => row.shown === shown).map((row) => row.number);
      expect([shown, await numbers({ statuses: [shown] })]).toEqual([shown, expected]);
    }
    expect((await numbers({ statuses: ['Payment Confirmed', 'partly-refunded'] })).toSorted()).toEqual(
      [whole.number, part.number].toSorted(),
    );
  });

  it('sorts by what was asked, and orders without a claimed transfer come after those with one', async () => {
    await fill(await place(test), 30);
    const sorted = async (sort: OrderListQuery['sort']) => (await find({ sort, perPage: 50 })).rows;
    const prices = (await sorted({ by: 'amountCentimes', direction: 'asc' })).map(
      (row) => row.amountCentimes,
    );
    expect(prices).toEqual(prices.toSorted((a, b) => a - b));
    for (const direction of ['asc', 'desc'] as const) {
      const times = (await sorted({ by: 'claimedAt', direction })).map((row) => row.claimedAt?.getTime());
      const claimed = times.filter((at) => at !== undefined);
      expect(times.slice(0, claimed.length)).toEqual(
        claimed.toSorted((a, b) => (direction === 'asc' ? a - b : b - a)),
      );
      expect(claimed).toHaveLength(10);
    }
  });

  it.runIf(everything)(
    'reports that there are more than ten thousand instead of counting them, and counts ten thousand',
    async () => {
      const template = await place(test);
      await fill(template, 1);
      // The one that was filled in, copied: nine thousand nine hundred and ninety-eight times.
      const copy = (from: number, to: number) =>
        test.db.execute(sql`
        insert into orders (id, number, token, idempotency_key, locale, item_kind, item_slug, description, name, email, phone,
          list_price_centimes, discount_centimes, amount_centimes, status, confirmed_age_at, placed_at, updated_at, expires_at)
        select gen_random_uuid(), 'copy ' || n, 'copy ' || n, 'copy ' || n, locale, item_kind, item_slug, description, name,
          email, phone, list_price_centimes, discount_centimes, amount_centimes, status, confirmed_age_at, placed_at, updated_at,
          expires_at
        from orders, generate_series(${from}::int, ${to}::int) n where number = 'MEM-000000-0000'`);
      await copy(1, 9_998);
      expect(await find()).toMatchObject({ total: 10_000, hasNext: true });
      await copy(9_999, 9_999);
      expect(await find()).toMatchObject({ total: null, hasNext: true });
      expect(await find({ page: 101, perPage: 100 })).toMatchObject({ total: 10_001, hasNext: false });
      expect(await find({ filter: { search: template.number } })).toMatchObject({ total: 1, hasNext: false });
    },
  );

  it('is narrowed by status, kind, item and way to pay, each alone and together', async () => {
    const [card, cash, untouched] = [await placeAndPay(test), await place(test), await place(test)];
    await test.academy.claimCashTransfer({ token: cash.token, transferCode: 'ZZ99' });
    const cashOnly: Filter = { statuses: ['Paid - WafaCash'], methods: ['WafaCash / Cash Plus'] };
    expect(await numbers({ statuses: ['Payment Confirmed'] })).toEqual([card.number]);
    expect((await numbers({ statuses: ['Payment Confirmed', 'Pending Payment'] })).toSorted()).toEqual(
      [card.number, untouched.number].toSorted(),
    );
    expect(await numbers(cashOnly)).toEqual([cash.number]);
    expect(await numbers({ methods: ['Card'] })).toEqual([card.number]);
    expect(await numbers({ ...cashOnly, kinds: ['course'], itemSlug: cash.itemSlug })).toEqual([cash.number]);
    expect(await numbers({ ...cashOnly, kinds: ['product', 'membership'] })).toEqual([]);
    expect(await numbers({ itemSlug: 'nothing' })).toEqual([]);
    expect(await numbers({ statuses: [], kinds: [], methods: [], itemSlug: '', search: '' })).toHaveLength(3);
  });

  it('tells cash and cheques that staff recorded from other ways', async () => {
    const numberOf: Record<string, string> = {};
    for (const paidBy of ['cash', 'cheque', 'other'] as const) {
      const { number: orderNumber, amountCentimes } = await placeFor('Rim Bennis', {
        email: `${paidBy}@example.com`,
      });
      const slip = { paidBy, reference: 'Slip 7', reason: 'At the office' };
      await test.academy.staff.recordPayment({ orderNumber, amountCentimes, ...slip, staff });
      numberOf[paidBy] = orderNumber;
    }
    expect(await numbers({ methods: ['Cash'] })).toEqual([numberOf['cash']]);
    expect(await numbers({ methods: ['Cheque'] })).toEqual([numberOf['cheque']]);
    expect(await numbers({ methods: ['Other Payment Methods'] })).toEqual([numberOf['other']]);
  });

  it('is narrowed by days as Morocco counts them, the first and the last among them', async () => {
    // Half past midnight on the 1st of July in Casablanca.
    test.pass(Date.parse('2026-06-30T23:30:00Z') - test.context.clock().getTime());
    const { number } = await place(test);
    expect(await numbers({ placedFrom: '2026-07-01', placedTo: '2026-07-01' })).toEqual([number]);
    expect(await numbers({ placedFrom: '2026-07-01' })).toEqual([number]);
    expect(await numbers({ placedTo: '2026-07-01' })).toEqual([number]);
    expect(await numbers({ placedTo: '2026-06-30' })).toEqual([]);
    expect(await numbers({ placedFrom: '2026-07-02' })).toEqual([]);
    expect(await numbers({ placedFrom: '0001-01-01', placedTo: '9999-12-31' })).toEqual([number]);
    expect(await numbers({ placedFrom: '9999-12-31' })).toEqual([]);
    expect(await numbers({ placedTo: '0001-01-01' })).toEqual([]);
  });

  it('finds the claims that wait too long, the longest waiting first, and those that do not', async () => {
    const first = await place(test);
    const second = await place(test);
    for (const { token } of [second, first]) {
      await test.academy.claimBankTransfer({ token });
      test.pass(1_000);
    }
    // The test begins at 11:00 in Morocco, and somebody looks at 12:00.
    test.pass(3_600_000);
    const fresh = await place(test);
    await test.academy.claimBankTransfer({ token: fresh.token });
    const untouched = await place(test);
    const waiting = { by: 'claimedAt', direction: 'asc' } as const;
    expect(await numbers({ late: true }, waiting)).toEqual([second.number, first.number]);
    expect((await numbers({ late: false })).toSorted()).toEqual([fresh.number, untouched.number].toSorted());
    const { rows } = await find({ sort: waiting });
    expect(rows.map((row) => row.isLate)).toEqual([true, true, false, false]);
  });

  it('finds who has paid and waits for a code', async () => {
    const { itemSlug } = await place(test);
    await test.academy.staff.addAccessCodes({ itemSlug, codes: ['CODE-1'], staff });
    const served = await placeAndPay(test);
    const waiting = await placeAndPay(test);
    expect(await numbers({ awaitsCode: true })).toEqual([waiting.number]);
    expect(await numbers({ awaitsCode: false })).toHaveLength(2);
    const { rows } = await find({ filter: { statuses: ['Payment Confirmed'] } });
    expect(Object.fromEntries(rows.map((row) => [row.number, row.awaitsCode]))).toEqual({
      [served.number]: false,
      [waiting.number]: true,
    });
  });

  it('finds a name in whatever way it is written, and words in any order', async () => {
    const { number } = await placeFor('إيمان الوَرْدي');
    const latin = await placeFor('Zoé El Ouahbi-Sbaï', { email: 'zoe.sbai@example.com' });
    for (const search of ['ايمان', 'إيمـان', 'الوردى', 'الوَردي ايمان', 'ايمان\u200f'])
      expect([search, await numbers({ search })]).toEqual([search, [number]]);
    for (const search of ['ZOE', 'zoé', 'sbai ouahbi', 'Ouahbi zoe.sbai@', 'OUAHBI-SBAÏ'])
      expect([search, await numbers({ search })]).toEqual([search, [latin.number]]);
    for (const search of ['zoe ايمان', 'sbai nobody', 'ــ', '\u064b', 'ouahbi\nzoe.sbai@example.org'])
      expect([search, await numbers({ search })]).toEqual([search, []]);
  });

  it('finds a name in another spelling, and in the other script', async () => {
    const idrissi = await placeFor('Latifa Idrissi');
    const ouazzani = await placeFor('Samira Ouazzani');
    const bennis = await placeFor('Rim Bennis');
    const lahlou = await placeFor('Loubna Lahlou');
    const senhaji = await placeFor('Nawal Senhaji');
    const khadija = await placeFor('خديجة الشرقاوي');
    const kadiri = await placeFor('Ikram Kadiri');
    const halima = await placeFor('Halima Amrani');
    const found: [Order, string[]][] = [
      [idrissi, ['idrisi', 'latifa idrisi', 'IDRISSY', 'الإدريسي']],
      [ouazzani, ['wazzani', 'ouazani', 'samira wazani', 'الوزاني']],
      [bennis, ['benis', 'بنيس']],
      [lahlou, ['لحلو', 'lahlu']],
      [senhaji, ['senhadji', 'الصنهاجي'.replace('ص', 'س')]],
      [kadiri, ['kadri', 'KADDRI', 'ikrame kadri', 'القادري']],
      [halima, ['helima', 'halima amrany', 'حليمة']],
      [khadija, ['khadija', 'cherkaoui', 'sherkawi khadija', 'el cherkaoui']],
    ];
    for (const [{ number }, searches] of found)
      for (const search of searches) expect([search, await numbers({ search })]).toEqual([search, [number]]);
    for (const search of ['idrisi samira', 'kadri halima', 'omari', 'sx', 'wazzani@', 'wazzani1'])
      expect([search, await numbers({ search })]).toEqual([search, []]);
  });

  it('makes of every spelling of a name the same', async () => {
    const spelled = async (typed: string) =>
      (await test.db.execute<{ as: string }>(sql`select spelled_alike(fold_for_search(${typed})) as as`))
        .rows[0]?.as;
    const sign = fc.constantFrom(...'abcdefghijklmnopqrstuvwxyzéÉAS سن-');
    await forAllInTurn(100, fc.string({ unit: sign, maxLength: 12 }), fc.nat(), async (name, at) => {
      const once = (await spelled(name)) ?? '';
      expect(await spelled(once)).toBe(once);
      const place = at % (name.length + 1);
      if (!/[a-z]/i.test(name[place] ?? '')) return;
      expect(await spelled(name.slice(0, place) + name.slice(place, place + 1) + name.slice(place))).toBe(
        once,
      );
    });
  });

  it('finds an order by any part of its buyer’s name, as the search of courses reads it', async () => {
    const { id, number } = await placeFor('Somebody');
    const sign = fc.constantFrom(..."اأإآبةتىيئؤعلهكي\u064b\u0651\u0640٣٧AaÉéïçZz-' ");
    const name = fc.string({ unit: sign, minLength: 1, maxLength: 20 });

    await forAllInTurn(60, name, fc.nat(), fc.nat(), async (whole, from, length) => {
      await test.db
        .update(orders)
        .set({ name: whole })
        .where(sql`id = ${id}`);
      const [row] = (
        await test.db.execute<{ folded: string }>(sql`select fold_for_search(${whole}) as folded`)
      ).rows;
      expect(foldForSearch(row?.folded ?? '')).toBe(foldForSearch(whole));
      const begin = from % whole.length;
      const part = whole.slice(begin, begin + 1 + (length % (whole.length - begin)));
      if (foldForSearch(part) === '') return;
      expect(await numbers({ search: part })).toEqual([number]);
    });
  });

  it('finds digits as they are dictated, and only where they are together', async () => {
    const caller = await placeFor('Hajar', { phone: '+212655443322' });
    await placeFor('Nora', { phone: '+212633445566' });
    await test.academy.claimCashTransfer({ token: caller.token, transferCode: 'CP-9988 7766' });
    for (const search of ['06 55 44', '0655', '٠٦٥٥٤٤٣٣٢٢', 'cp 9988', '99887766', caller.number, '443322'])
      expect([search, await numbers({ search })]).toEqual([search, [caller.number]]);
    expect(await numbers({ search: '33 55 44 22' })).toEqual([]);
  });

  it('finds by a credit note, and not by an address that was corrected', async () => {
    const paid = await placeAndPay(test);
    await payBackOrder(test, paid, { isPart: false });
    expect(await numbers({ search: 'cn 2026 0001' })).toEqual([paid.number]);
    const order = await placeFor('Typo', { email: 'typo@exmaple.com' });
    const details = {
      ...someDetails({ name: 'Typo', email: 'right@example.com' }),
      agreesToStart: 'on' as const,
    };
    await test.academy.changeDetails({ token: order.token, details });
    expect(await numbers({ search: 'typo@exmaple.com' })).toEqual([]);
    expect(await numbers({ search: 'right@example.com' })).toEqual([order.number]);
  });

  it('shows no key of an order, and an order that is read elsewhere carries nothing of the search', async () => {
    const order = await place(test);
    const found = JSON.stringify(await find());
    expect(found).not.toContain(order.token);
    expect(found).not.toContain(order.id);
    expect(order).not.toHaveProperty('searchText');
    expect((await test.academy.orderByToken(order.token))?.order).not.toHaveProperty('searchText');
  });

  it('refuses what is beyond its limits', async () => {
    const beyond: Partial<Record<keyof OrderListQuery, unknown>>[] = [
      { page: 0 },
      { page: 1.5 },
      { page: 10_001 },
      { perPage: 1_000 },
      { sort: { by: 'token', direction: 'asc' } },
      { filter: { statuses: ['Lost'] } },
      { filter: { placedFrom: '2026-02-30' } },
      { filter: { placedTo: 'tomorrow' } },
      { filter: { search: 'x'.repeat(201) } },
      { filter: { token: 'x' } },
    ];
    for (const of of beyond)
      await expect(find(of as Partial<OrderListQuery>), JSON.stringify(of)).rejects.toThrow();
  });
});
