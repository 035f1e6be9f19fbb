/** A product of the shop is bought from a phone, in both languages: by transfer and by card, fetched, used up, paid back. */
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { products } from '../../content/sample/products.ts';
import { words } from '../../content/words.ts';
import { locales, type Locale } from '../../domain/people/locale.ts';
import { chooseMethod, goToTheBank, prefix, pressAtTheBank } from '../support/enrol.ts';
import { expect, expectAccessible, newLearner, test } from '../support/journey.ts';
import { letterTo } from '../support/letters.ts';
import { atTheDesk, confirmClaim, openOrder, payBackByCard } from '../support/office-deeds.ts';
import { officeWords } from '../support/office-words.ts';
import { orderNumberOn } from '../support/order-number.ts';
import { expectFits } from '../support/settle-down.ts';

const slug = 'freelance-ebook';
const book = products.find((one) => one.slug === slug);

const digest = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex');

/** What the sample academy ships, byte for byte. */
async function shipped(locale: Locale): Promise<string> {
  const name = book?.files?.[locale].path ?? '';
  return digest(await readFile(`content/sample/downloads/${name}`));
}

async function fillBuyer(page: Page, locale: Locale, email: string): Promise<void> {
  const { details, product } = words[locale].enrol;
  await page.getByLabel(product.details.name, { exact: true }).fill(locale === 'ar' ? 'سلمى' : 'Salma');
  await page.getByLabel(details.email).fill(email);
  await page.getByLabel(details.isSixteen).check();
  await page.getByLabel(product.details.agreesToStart).check();
  await page.getByRole('button', { name: details.submit }).click();
}

/** What her browser gets at a file's address; 303 where she may not have it. */
async function fetchFile(page: Page, href: string, headers: Record<string, string> = {}) {
  const answer = await page.request.get(href, { maxRedirects: 0, headers });
  return { status: answer.status(), digest: digest(await answer.body()), headers: answer.headers() };
}

const fileLinks = (page: Page) => page.locator('section[aria-labelledby="files-title"] a[href$="/file"]');

for (const locale of locales) {
  const say = words[locale];
  const path = `${prefix(locale)}/products/${slug}`;
  const { files } = officeWords[locale].desk;

  test(`${locale}: bought by transfer without script, confirmed by staff, fetched byte for byte, and granted again`, async ({
    browser,
    baseURL,
  }) => {
    // A buyer's whole way and the office's beside it.
    test.slow();
    const context = await browser.newContext({
      baseURL,
      javaScriptEnabled: false,
      viewport: { width: 360, height: 740 },
    });
    const page = await context.newPage();
    const { email } = newLearner();
    await page.goto(path);
    await page.locator(`a[href="${path}/order"]:visible`).first().click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText(book?.words[locale].name ?? '');
    await fillBuyer(page, locale, email);
    await chooseMethod(page, locale, 'bank');
    await page.getByLabel(say.enrol.bank.tick).check();
    await page.getByRole('button', { name: say.enrol.bank.submit }).click();
    await expect(page.getByText(say.order.standings['Paid - Bank Transfer'].title).first()).toBeVisible();
    await expect(fileLinks(page)).toHaveCount(0);
    const order = page.url();
    const number = await orderNumberOn(page);

    await atTheDesk({ browser, baseURL, locale }, async (desk) => {
      await openOrder(desk, number);
      await confirmClaim(desk, locale);
      await expect(desk.getByText(files.never).first()).toBeVisible();
    });

    await page.goto(order);
    await expect(fileLinks(page)).toHaveCount(2);
    await expectFits(page);
    const hrefs = await fileLinks(page).evaluateAll((all) =>
      all.map((one) => one.getAttribute('href') ?? ''),
    );
    const [mine = ''] = hrefs;
    const got = await fetchFile(page, mine);
    expect([got.status, got.digest]).toEqual([200, await shipped(locale)]);
    expect(got.headers['cache-control']).toBe('private, no-store');
    expect(got.headers['content-disposition']).toContain('attachment');
    const rest = await fetchFile(page, mine, { Range: 'bytes=100-' });
    expect(rest.status).toBe(206);
    const letter = await letterTo(page, email, '/downloads/');
    const inLetter = /href="[^"]*?(\/(?:ar\/)?downloads\/[^"/]+)"/.exec(letter)?.[1] ?? '';
    await page.goto(inLetter);
    await expect(page.getByRole('heading', { level: 1, name: say.download.heading })).toBeVisible();

    await atTheDesk({ browser, baseURL, locale }, async (desk) => {
      await openOrder(desk, number);
      await expect(desk.getByRole('heading', { name: files.title })).toBeVisible();
      await expectAccessible(desk);
      await desk.getByRole('button', { name: files.renew }).click();
      await desk.getByRole('button', { name: files.submit }).click();
      await expect(desk.getByText(files.done)).toBeVisible();
    });

    await context.close();
  });

  test(`${locale}: bought by card in the dialog over its page, saved on the phone, and closed when it is paid back`, async ({
    page,
    browser,
    baseURL,
  }) => {
    test.info().annotations.push({ type: 'expects-4xx' });
    test.slow();
    await page.goto(path);
    await page
      .getByRole('complementary', { name: say.product.bar })
      .getByRole('link', { name: say.product.getPaid })
      .click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByText(say.enrol.product.inside)).toBeVisible();
    await expectAccessible(page);
    await fillBuyer(page, locale, newLearner().email);
    await chooseMethod(page, locale, 'card');
    await goToTheBank(page, locale);
    await pressAtTheBank(page, locale, 'approve');
    await expect(page.getByText(say.payment.kinds.product.paidText)).toBeVisible();
    await expectAccessible(page);
    await expectFits(page);
    const saved = page.waitForEvent('download');
    await fileLinks(page).first().click();
    const file = await saved;
    expect(file.suggestedFilename()).toBe(book?.files?.[locale].name);
    expect(digest(await readFile(await file.path()))).toBe(await shipped(locale));
    await page.getByRole('link', { name: say.payment.openOrder }).click();
    await expect(page.getByRole('link', { name: say.order.actions.shop })).toBeVisible();
    await expectAccessible(page);
    await page.goto(`${path}/order`);
    await expect(page.getByText(say.enrol.product.ownsCourse.title)).toBeVisible();
    await page.getByRole('link', { name: say.enrol.ownsCourse.action }).click();
    await expect(page).toHaveURL(/\/orders\/[^/]+$/);
    const order = page.url();
    const number = await orderNumberOn(page);
    const link = (await fileLinks(page).first().getAttribute('href')) ?? '';

    await atTheDesk({ browser, baseURL, locale }, async (desk) => {
      await payBackByCard(desk, locale, number);
    });
    const closed = await fetchFile(page, link);
    expect([closed.status, closed.headers['location']]).toEqual([303, link.replace(/\/file$/, '')]);
    const answer = await page.goto(link);
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1, name: say.download.unknown.title })).toBeVisible();
    await page.goto(order);
    await expect(fileLinks(page)).toHaveCount(0);
  });

  test(`${locale}: a free product is asked for, and an unknown one is not there`, async ({ page }) => {
    test.info().annotations.push({ type: 'expects-4xx' });
    await page.goto(`${prefix(locale)}/products/social-content-calendar/order`);
    await expect(page).toHaveURL(/social-content-calendar\/access$/);
    await page.goto(`${path}/access`);
    await expect(page).toHaveURL(new RegExp(`${path}/order$`));
    const answer = await page.goto(`${prefix(locale)}/products/no-such-thing/order`);
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1, name: say.product.missing.title })).toBeVisible();
  });
}
