import { afterEach, beforeEach, expect, it } from 'vitest';
import { eq } from 'drizzle-orm';
import { productDownloads } from '../domain/access/product-downloads.table.ts';
import { paidLinkToken } from '../domain/access/paid-link.server.ts';
import { makeSigner } from '../domain/applications/signed-token.server.ts';
import { products } from '../domain/catalogue/catalogue.table.ts';
import type { Order } from '../domain/orders/order.ts';
import { aBook, aProduct } from '../tests/support/applications.ts';
import { someDetails } from '../tests/support/builders.ts';
import { lettersOf, place, placeAndPay, staff } from '../tests/support/deeds.ts';
import { openTestAcademy, type TestAcademy } from '../tests/support/open-test-academy.ts';
import { describeOnBothEngines } from '../tests/support/open-test-database.ts';
import { payBackOrder } from '../tests/support/refunds.ts';

const hour = 60 * 60_000;
const day = 24 * hour;
const item = { kind: 'product', slug: 'a-book' } as const;
const aReader = { item, details: someDetails({ name: 'Salma', phone: '' }) };

describeOnBothEngines('a product that is bought', (engine) => {
  let test: TestAcademy;
  beforeEach(async () => {
    test = await openTestAcademy({ engine });
    for (const record of [
      aBook,
      aProduct({ slug: 'budget' }),
      aProduct({ slug: 'empty', isFree: false, priceCentimes: 100, files: null }),
      aProduct({ slug: 'one-file', isFree: false, priceCentimes: 100 }),
    ])
      await test.database.db.insert(products).values({
        slug: record.slug,
        position: 1,
        sample: 'own',
        record,
        updatedAt: new Date(0),
      });
  });
  afterEach(() => test.close());

  const linksOf = (order: Pick<Order, 'token'>) => test.academy.filesOfOrder(order.token);
  const fetchFile = (token: string, firstByte = 0) => test.academy.countDownload({ token, firstByte });
  async function usedOf(order: Pick<Order, 'id'>): Promise<Record<string, number>> {
    const rows = await test.database.db
      .select()
      .from(productDownloads)
      .where(eq(productDownloads.orderId, order.id));
    return Object.fromEntries(rows.map(({ locale, used }) => [locale, used]));
  }
  async function firstLink(order: Pick<Order, 'token'>): Promise<string> {
    const [first] = await linksOf(order);
    if (!first) throw new Error('There is no file.');
    return first.token;
  }

  it('costs what its record says, for the refund days of the shop; a free one, one without files and an unknown one are not sold', async () => {
    expect(await place(test, { ...aReader, locale: 'ar' })).toMatchObject({
      itemKind: 'product',
      description: aBook.words.ar.name,
      amountCentimes: 7_900,
      refundDays: 30,
      phone: '',
    });
    const refused = async (slug: string) => {
      const placed = await test.academy.placeOrder({
        idempotencyKey: `a-key-of-a-form-${slug}`,
        item: { kind: 'product', slug },
        locale: 'en',
        details: aReader.details,
        seenPriceCentimes: null,
      });
      return placed.ok ? 'sold' : placed.reason;
    };
    expect([await refused('budget'), await refused('empty'), await refused('none')]).toEqual([
      'not-on-sale',
      'not-on-sale',
      'course-not-found',
    ]);
  });

  it('opens with the payment: one link for each language, a letter, and none of it before', async () => {
    const unpaid = await place(test, aReader);
    expect(await linksOf(unpaid)).toEqual([]);
    const order = await placeAndPay(test, aReader);
    const files = await linksOf(order);
    expect(
      files.map(({ locale, file: { name }, used, most, standing }) => [locale, name, used, most, standing]),
    ).toEqual([
      ['ar', 'كتاب.pdf', 0, 10, 'open'],
      ['en', 'book.pdf', 0, 10, 'open'],
    ]);
    expect(await lettersOf(test, order)).toContain('product-ready');
    expect(
      await linksOf(await placeAndPay(test, { ...aReader, item: { ...item, slug: 'one-file' } })),
    ).toHaveLength(1);
  });

  it('counts a download once: not its continuation, not a second press, but one of an hour later', async () => {
    const order = await placeAndPay(test, aReader);
    const token = await firstLink(order);
    expect([await fetchFile(token), await fetchFile(token), await fetchFile(token, 9)]).toEqual([
      true,
      true,
      true,
    ]);
    expect(await usedOf(order)).toEqual({ ar: 1, en: 0 });
    test.pass(hour);
    await fetchFile(token, 9);
    expect(await usedOf(order)).toEqual({ ar: 1, en: 0 });
    await fetchFile(token);
    expect(await usedOf(order)).toEqual({ ar: 2, en: 0 });
  });

  it('closes after as many downloads as were granted; the other language has its own, and the staff may grant as many again', async () => {
    const order = await placeAndPay(test, aReader);
    for (let times = 0; times < 10; times += 1) {
      expect(await fetchFile(await firstLink(order))).toBe(true);
      test.pass(7 * hour);
    }
    const token = await firstLink(order);
    expect([await fetchFile(token), await fetchFile(token, 5)]).toEqual([false, false]);
    expect(await test.academy.download(token)).toMatchObject({
      ok: true,
      download: { paid: { standing: 'used-up', used: 10, most: 10 } },
    });
    expect((await linksOf(order)).map(({ standing }) => standing)).toEqual(['used-up', 'open']);
    expect(await test.academy.staff.renewFiles({ orderNumber: order.number, staff })).toBe(true);
    expect(await fetchFile(await firstLink(order))).toBe(true);
    expect(await test.academy.staff.filesOfOrder(order.number)).toMatchObject([
      { locale: 'ar', used: 11, most: 20 },
      { locale: 'en', used: 0, most: 10 },
    ]);
    expect(await test.academy.staff.log()).toMatchObject([{ act: 'renew-downloads', subject: order.number }]);
    expect((await lettersOf(test, order)).filter((name) => name === 'product-ready')).toHaveLength(2);
  });

  it('a link lasts a day, the files a year; an expired one brings a letter to the address of the order, once an hour', async () => {
    const order = await placeAndPay(test, aReader);
    const old = await firstLink(order);
    test.pass(day);
    expect(await test.academy.download(old)).toEqual({
      ok: false,
      reason: 'link-expired',
      productSlug: 'a-book',
      isPaid: true,
    });
    expect(await fetchFile(old)).toBe(false);
    expect([await test.academy.sendFilesAgain(old), await test.academy.sendFilesAgain(old)]).toEqual([
      true,
      true,
    ]);
    expect((await lettersOf(test, order)).filter((name) => name === 'product-ready')).toHaveLength(2);
    expect(await fetchFile(await firstLink(order))).toBe(true);
    test.pass(365 * day);
    expect((await linksOf(order)).map(({ standing }) => standing)).toEqual(['over', 'over']);
    expect(await fetchFile(await firstLink(order))).toBe(false);
    expect(await usedOf(order)).toEqual({ ar: 1, en: 0 });
  });

  it('paid back it is closed at once: links, letters, and the staff’s button', async () => {
    const order = await placeAndPay(test, aReader);
    const token = await firstLink(order);
    await fetchFile(token);
    const decided = await payBackOrder(test, order);
    expect(decided).toMatchObject({ ok: true });
    expect(await test.academy.download(token)).toEqual({ ok: false, reason: 'link-unknown' });
    expect([await fetchFile(token), await fetchFile(token, 5)]).toEqual([false, false]);
    expect(await linksOf(order)).toEqual([]);
    expect(await test.academy.sendFilesAgain(token)).toBe(false);
    expect(await test.academy.staff.renewFiles({ orderNumber: order.number, staff })).toBe(false);
  });

  it('a forged, a foreign and a damaged token are refused alike', async () => {
    const order = await placeAndPay(test, aReader);
    const [row] = await test.database.db.select().from(productDownloads);
    const expiresAt = new Date('2030-01-01');
    const downloadId = row?.id ?? '';
    const good = await firstLink(order);
    const { signer } = test.context;
    for (const token of [
      paidLinkToken(makeSigner('a secret of somebody else, long enough for all'), { downloadId, expiresAt }),
      paidLinkToken(signer, { downloadId: '00000000-0000-4000-8000-000000000000', expiresAt }),
      paidLinkToken(signer, { downloadId: order.id, expiresAt }),
      `${good}A`,
      good.slice(0, -1),
      good.replace(/^./, (first) => (first === 'A' ? 'B' : 'A')),
      order.token,
      '',
    ])
      expect(await test.academy.download(token)).toEqual({ ok: false, reason: 'link-unknown' });
    expect(await usedOf(order)).toEqual({ ar: 0, en: 0 });
  });
});
