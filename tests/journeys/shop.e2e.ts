import type { Page } from '@playwright/test';
import { fill } from '../../app/locale/fill.ts';
import { products } from '../../content/sample/products.ts';
import { words } from '../../content/words.ts';
import { fileSize } from '../../domain/catalogue/file-size.ts';
import { locales } from '../../domain/people/locale.ts';
import { prefix } from '../support/enrol.ts';
import { expect, expectAccessible, newLearner, test } from '../support/journey.ts';
import { letterTo } from '../support/letters.ts';

const cards = (page: Page) => page.locator('[data-results] article');
const nobody = '00000000-0000-4000-8000-000000000000';

for (const locale of locales) {
  const say = words[locale];
  const { access, download, product: told, shop } = say;
  const list = `${prefix(locale)}/tools`;
  const calendar = products.find(({ slug }) => slug === 'social-content-calendar');
  const book = products.find(({ slug }) => slug === 'freelance-ebook');
  const name = (one: typeof calendar): string => one?.words[locale].name ?? '';
  const bar = (page: Page) => page.getByRole('complementary', { name: told.bar });

  test(`${locale}: the shop answers every choice at once, says how many fit, and keeps it in the address`, async ({
    page,
  }) => {
    await page.goto(list);
    await expect(cards(page)).toHaveCount(products.length);
    await page.getByText(shop.filters.freeOnly, { exact: true }).click();
    await expect(cards(page)).toHaveCount(2);
    await expect(page).toHaveURL(/free=yes/);
    await page.getByText(shop.categories.Software, { exact: true }).first().click();
    await expect(page.getByText(shop.results.empty)).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('link', { name: shop.results.showAll }).click();
    await expect(cards(page)).toHaveCount(products.length);
  });

  test(`${locale}: without script the filters are a form`, async ({ browser, baseURL }) => {
    const context = await browser.newContext({ baseURL, javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(list);
    await page.getByText(shop.categories.Ebooks, { exact: true }).first().click();
    await page.getByRole('button', { name: shop.filters.apply }).click();
    await expect(cards(page)).toHaveCount(1);
    await expect(cards(page).getByRole('heading', { name: name(book) })).toBeVisible();
    await context.close();
  });

  test(`${locale}: a free file is asked for in the dialog, arrives by letter and is saved in her language`, async ({
    page,
  }) => {
    const who = newLearner();
    await page.goto(`${prefix(locale)}/products/social-content-calendar`);
    await bar(page).getByRole('link', { name: told.getFree }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel(access.email).fill(who.email);
    await expectAccessible(page);
    await dialog.getByRole('button', { name: access.submit.free }).click();
    await expect(dialog.getByText(access.sent.title)).toBeVisible();
    const letter = await letterTo(page, who.email, '/downloads/');
    const link = /href="[^"]*?(\/(?:ar\/)?downloads\/[^"/]+)"/.exec(letter)?.[1] ?? '';
    expect(link.startsWith(`${prefix(locale)}/downloads/`)).toBe(true);
    await page.goto(link);
    await expect(page.getByRole('heading', { level: 1, name: download.heading })).toBeVisible();
    await expectAccessible(page);
    const saved = page.waitForEvent('download');
    await page.getByRole('link', { name: download.download }).click();
    expect((await saved).suggestedFilename()).toBe(calendar?.files?.[locale].name);
  });

  test(`${locale}: without script a free file is asked for by an address, and a wrong one is kept`, async ({
    browser,
    baseURL,
  }) => {
    test.info().annotations.push({ type: 'expects-4xx' });
    const context = await browser.newContext({ baseURL, javaScriptEnabled: false });
    const page = await context.newPage();
    const path = `${prefix(locale)}/products/social-content-calendar`;
    await page.goto(path);
    await page.locator(`a[href="${path}/access"]:visible`).first().click();
    await page.getByLabel(access.email).fill('salma@');
    await page.getByRole('button', { name: access.submit.free }).click();
    await expect(page.getByText(say.common.fieldProblems['email-invalid'], { exact: true })).toBeVisible();
    await expect(page.getByLabel(access.email)).toHaveValue('salma@');
    await page.getByLabel(access.email).fill(newLearner().email);
    await page.getByRole('button', { name: access.submit.free }).click();
    await expect(page.getByText(access.sent.title)).toBeVisible();
    await context.close();
  });

  test(`${locale}: a forged link says so, and leads to the shop`, async ({ page }) => {
    test.info().annotations.push({ type: 'expects-4xx' });
    for (const token of ['x', nobody]) {
      const answer = await page.goto(`${prefix(locale)}/downloads/${token}`);
      expect(answer?.status()).toBe(404);
      await expect(page.getByRole('heading', { level: 1, name: download.unknown.title })).toBeVisible();
    }
    await expectAccessible(page);
    await page.getByRole('main').getByRole('link', { name: download.unknown.action }).click();
    await expect(page).toHaveURL(new RegExp(`${list}$`));
  });

  test(`${locale}: every product's page names its file, its size and what is inside`, async ({ page }) => {
    for (const one of products) {
      await page.goto(`${prefix(locale)}/products/${one.slug}`);
      await expect(page.getByRole('heading', { level: 1, name: one.words[locale].name })).toBeVisible();
      const { unit, number } = fileSize(one.files?.[locale].bytes ?? 0);
      const size = fill(say.product.size[unit], { n: number });
      await expect(page.getByText(size).first()).toBeVisible();
      for (const line of one.words[locale].included) await expect(page.getByText(line).first()).toBeVisible();
      await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    }
  });
}
