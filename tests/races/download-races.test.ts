/** Races for the last download of a bought file, on real PostgreSQL. Every test names the guard it proves. */
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { productDownloads } from '../../src/selling/downloads/product-downloads.table.ts';
import { products } from '../../src/academy/content/catalogue.table.ts';
import { aProduct } from '../support/applications.ts';
import { place, begin, placeAndPay, notifyFromBank } from '../support/actions.ts';
import { academyForEach } from '../support/open-test-academy.ts';
import { atOnce, times } from '../support/races.ts';
import { payBackOrder } from '../support/refunds.ts';
import { evidenceFor } from '../support/test-gateway.ts';

const hour = 60 * 60_000;
const record = aProduct({ slug: 'a-book', isFree: false, priceCentimes: 7_900 });
const address = '105.66.0.1';
const item = { kind: 'product', slug: 'a-book' } as const;

describe('racing for the files of an order', () => {
  const test = academyForEach({ engine: 'postgres', poolSize: 20 });
  beforeEach(() =>
    test.db
      .insert(products)
      .values({ slug: record.slug, position: 1, sample: 'own', record, updatedAt: new Date(0) }),
  );

  const rowsOf = (orderId: string) =>
    test.db.select().from(productDownloads).where(eq(productDownloads.orderId, orderId));
  async function linkOf(token: string): Promise<string> {
    const [file] = await test.academy.filesOfOrder(token);
    if (!file) throw new Error('There is no file.');
    return file.token;
  }

  // Guard: UPDATE … WHERE used < most: without it several would count beyond the last.
  it('50 at once with one left: it is counted once, and those who pass share that one download', async () => {
    const order = await placeAndPay(test, { item });
    await test.db.update(productDownloads).set({ used: 9 });
    const token = await linkOf(order.token);
    const fetchIt = () => test.academy.countDownload({ token, firstByte: 0, address });
    expect((await atOnce(times(50, () => fetchIt))).every(Boolean)).toBe(true);
    expect(await rowsOf(order.id)).toMatchObject([{ used: 10, most: 10 }]);
    test.pass(hour);
    expect((await atOnce(times(50, () => fetchIt))).some(Boolean)).toBe(false);
    expect(await rowsOf(order.id)).toMatchObject([{ used: 10, most: 10 }]);
  });

  // Guard: the caller is checked in the statement that counts, and after it in the row that it wrote.
  it('50 at once from as many addresses with three left: three pass', async () => {
    const order = await placeAndPay(test, { item });
    await test.db.update(productDownloads).set({ used: 7 });
    const token = await linkOf(order.token);
    const all = times(
      50,
      (place) => () =>
        test.academy.countDownload({ token, firstByte: place % 2, address: `41.0.0.${place}` }),
    );
    expect((await atOnce(all)).filter(Boolean)).toHaveLength(3);
    expect(await rowsOf(order.id)).toMatchObject([{ used: 10, most: 10 }]);
  });

  // Guard: the entitlement is checked in the statement that counts.
  it('refunded while 30 download it: nothing is counted afterwards', async () => {
    const order = await placeAndPay(test, { item });
    const token = await linkOf(order.token);
    await atOnce<unknown>([
      () => payBackOrder(test, order),
      ...times(30, () => () => test.academy.countDownload({ token, firstByte: 0, address })),
    ]);
    const [before] = await rowsOf(order.id);
    test.pass(hour);
    expect(await test.academy.countDownload({ token, firstByte: 0, address })).toBe(false);
    expect((await rowsOf(order.id))[0]?.used).toBe(before?.used);
    expect(before?.used).toBeLessThanOrEqual(1);
  });

  // Guard: the unique entitlement, and the unique row of an order and a language.
  it('the same payment notified 20 times at once makes one row and one e-mail', async () => {
    const order = await place(test, { item });
    const evidence = evidenceFor(await begin(test, order), { amountCentimes: order.amountCentimes });
    await atOnce(times(20, () => () => notifyFromBank(test, evidence)));
    expect(await rowsOf(order.id)).toHaveLength(1);
  });
});
