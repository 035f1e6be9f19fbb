import { beforeEach, expect, it } from 'vitest';
import { eq } from 'drizzle-orm';
import { entitlements } from '../orders/access.table.ts';
import { productDownloads } from './product-downloads.table.ts';
import { paidLinkToken } from './downloads.service.ts';
import { makeSigner } from '../../platform/signed-token.ts';
import { products } from '../../academy/content/catalogue.table.ts';
import type { Order } from '../orders/order.ts';
import { aBook, aProduct } from '../../../tests/support/applications.ts';
import { someDetails } from '../../../tests/support/builders.ts';
import { emailsOf, place, placeAndPay, staff } from '../../../tests/support/actions.ts';
import { describeAcademy } from '../../../tests/support/open-test-academy.ts';
import { payBackOrder } from '../../../tests/support/refunds.ts';
import { logOf } from '../../../tests/support/staff-reading.ts';
import { bindScheduler } from '../../jobs.ts';

const hour = 60 * 60_000;
const day = 24 * hour;
const item = { kind: 'product', slug: 'a-book' } as const;
const aReader = { item, details: someDetails({ name: 'Salma', phone: '' }) };

describeAcademy('a product that is bought', (test) => {
  beforeEach(async () => {
    for (const record of [
      aBook,
      aProduct({ slug: 'budget' }),
      aProduct({ slug: 'empty', isFree: false, priceCentimes: 100, files: null }),
      aProduct({ slug: 'one-file', isFree: false, priceCentimes: 100 }),
    ])
      await test.db.insert(products).values({
        slug: record.slug,
        position: 1,
        sample: 'own',
        record,
        updatedAt: new Date(0),
      });
  });

  const home = '105.66.0.1';
  const linksOf = (order: Pick<Order, 'token'>, address?: string) =>
    test.academy.filesOfOrder(order.token, address);
  const fetchFile = (token: string, firstByte = 0, address: string | undefined = home) =>
    test.academy.countDownload({ token, firstByte, address });
  async function usedOf(order: Pick<Order, 'id'>): Promise<Record<string, number>> {
    const rows = await test.db.select().from(productDownloads).where(eq(productDownloads.orderId, order.id));
    return Object.fromEntries(rows.map(({ locale, used }) => [locale, used]));
  }
  async function firstLink(order: Pick<Order, 'token'>): Promise<string> {
    const [first] = await linksOf(order);
    if (!first) throw new Error('There is no file.');
    return first.token;
  }

  it('costs the price of its record, for the refund days of the shop; a free one, one without files and an unknown one are not sold', async () => {
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

  it('opens with the payment: one link for each language, an e-mail, and none of it before', async () => {
    const unpaid = await place(test, aReader);
    expect(await linksOf(unpaid)).toEqual([]);
    const order = await placeAndPay(test, aReader);
    const files = await linksOf(order);
    expect(
      files.map(({ locale, file: { name }, used, most, status }) => [locale, name, used, most, status]),
    ).toEqual([
      ['ar', 'كتاب.pdf', 0, 10, 'open'],
      ['en', 'book.pdf', 0, 10, 'open'],
    ]);
    expect(await emailsOf(test, order)).toContain('product-ready');
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

  it('is counted anew from another network address, from the beginning and from the middle, until none is left', async () => {
    const order = await placeAndPay(test, aReader);
    const token = await firstLink(order);
    for (let place = 1; place <= 8; place += 1) {
      expect(await fetchFile(token, place % 2, `41.0.0.${place}`)).toBe(true);
      expect(await usedOf(order)).toEqual({ ar: place, en: 0 });
    }
    // Without an address nobody is recognised.
    expect(await test.academy.countDownload({ token, firstByte: 1, address: undefined })).toBe(true);
    expect(await fetchFile(token)).toBe(true);
    expect(await usedOf(order)).toEqual({ ar: 10, en: 0 });
    expect([
      await fetchFile(token, 0, '41.0.0.8'),
      await fetchFile(token, 1, '41.0.0.8'),
      await test.academy.countDownload({ token, firstByte: 1, address: undefined }),
    ]).toEqual([false, false, false]);
    // The buyer's was the last: only they may continue it, and only they see so on the page.
    expect([await fetchFile(token), await fetchFile(token, 9)]).toEqual([true, true]);
    const statuses = async (address: string | undefined) => [
      (await linksOf(order, address))[0]?.status,
      await test.academy.download(token, address),
    ];
    const page = (status: string) => ({ download: { paid: { status } } });
    expect(await statuses(home)).toMatchObject(['open', page('open')]);
    expect(await statuses('41.0.0.8')).toMatchObject(['used-up', page('used-up')]);
    expect(await statuses(undefined)).toMatchObject(['used-up', page('used-up')]);
    expect(await usedOf(order)).toEqual({ ar: 10, en: 0 });
  });

  it('the address somebody fetched it from is a hash that differs from file to file, and is deleted when it serves no more', async () => {
    const order = await placeAndPay(test, aReader);
    for (const { token } of await linksOf(order)) await fetchFile(token);
    const marks = async () =>
      (await test.db.select().from(productDownloads)).map(({ lastCaller }) => lastCaller);
    const [first, second] = await marks();
    expect([first, second]).toEqual([
      expect.stringMatching(/^[\w-]{22}$/),
      expect.stringMatching(/^[\w-]{22}$/),
    ]);
    expect(first).not.toBe(second);
    test.pass(6 * hour - 1);
    await bindScheduler(test.context).applyRetention();
    expect(await marks()).toEqual([first, second]);
    test.pass(1);
    await bindScheduler(test.context).applyRetention();
    expect(await marks()).toEqual([null, null]);
    expect(await usedOf(order)).toEqual({ ar: 1, en: 1 });
  });

  it('closes after as many downloads as were granted; the other language has its own, and staff may grant as many again', async () => {
    const order = await placeAndPay(test, aReader);
    for (let times = 0; times < 10; times += 1) {
      expect(await fetchFile(await firstLink(order))).toBe(true);
      test.pass(7 * hour);
    }
    const token = await firstLink(order);
    expect([await fetchFile(token), await fetchFile(token, 5)]).toEqual([false, false]);
    expect(await test.academy.download(token, home)).toMatchObject({
      ok: true,
      download: { paid: { status: 'used-up', used: 10, most: 10 } },
    });
    expect((await linksOf(order)).map(({ status }) => status)).toEqual(['used-up', 'open']);
    expect(await test.academy.staff.renewFiles({ orderNumber: order.number, staff })).toBe(true);
    expect(await fetchFile(await firstLink(order))).toBe(true);
    expect(await test.academy.staff.filesOfOrder(order.number)).toMatchObject([
      { locale: 'ar', used: 11, most: 20 },
      { locale: 'en', used: 0, most: 10 },
    ]);
    expect(await logOf(test)).toMatchObject([{ act: 'renew-downloads', subject: order.number }]);
    expect((await emailsOf(test, order)).filter((name) => name === 'product-ready')).toHaveLength(2);
  });

  it('a link lasts 72 hours and to the end of their day, the files a year; an expired one sends an e-mail to the address of the order, once an hour', async () => {
    const order = await placeAndPay(test, aReader);
    const old = await firstLink(order);
    test.pass(72 * hour);
    expect(await test.academy.download(old)).toMatchObject({ ok: true });
    test.pass(13 * hour);
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
    expect((await emailsOf(test, order)).filter((name) => name === 'product-ready')).toHaveLength(2);
    expect(await fetchFile(await firstLink(order))).toBe(true);
    test.pass(365 * day);
    expect((await linksOf(order)).map(({ status }) => status)).toEqual(['over', 'over']);
    expect(await fetchFile(await firstLink(order))).toBe(false);
    expect(await usedOf(order)).toEqual({ ar: 1, en: 0 });
  });

  it('paid back it is closed at once: links, e-mails, and the staff’s button', async () => {
    const order = await placeAndPay(test, aReader);
    const token = await firstLink(order);
    await fetchFile(token);
    const decided = await payBackOrder(test, order);
    expect(decided).toMatchObject({ ok: true });
    expect(await test.academy.download(token)).toBeRefused('link-unknown');
    expect([await fetchFile(token), await fetchFile(token, 5)]).toEqual([false, false]);
    expect(await linksOf(order)).toEqual([]);
    expect(await test.academy.sendFilesAgain(token)).toBe(false);
    expect(await test.academy.staff.renewFiles({ orderNumber: order.number, staff })).toBe(false);
  });

  it('paused it is closed as long as that lasts, and what was granted is there afterwards', async () => {
    const order = await placeAndPay(test, aReader);
    const token = await firstLink(order);
    await fetchFile(token);
    const pause = (pausedAt: Date | null) =>
      test.db.update(entitlements).set({ pausedAt }).where(eq(entitlements.orderId, order.id));
    await pause(test.context.clock());
    expect(await test.academy.download(token, home)).toBeRefused('link-unknown');
    expect([
      await fetchFile(token),
      await fetchFile(token, 5),
      await fetchFile(token, 0, '41.0.0.1'),
    ]).toEqual([false, false, false]);
    expect(await linksOf(order)).toEqual([]);
    expect(await usedOf(order)).toEqual({ ar: 1, en: 0 });
    await pause(null);
    expect(await fetchFile(token, 5)).toBe(true);
    expect(await linksOf(order)).toHaveLength(2);
  });

  it('a forged, a foreign and a damaged token are refused alike', async () => {
    const order = await placeAndPay(test, aReader);
    const [row] = await test.db.select().from(productDownloads);
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
      expect(await test.academy.download(token)).toBeRefused('link-unknown');
    expect(await usedOf(order)).toEqual({ ar: 0, en: 0 });
  });
});
