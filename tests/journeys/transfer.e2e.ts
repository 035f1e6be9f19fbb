import type { Page } from '@playwright/test';
import { words } from '../../content/words.ts';
import { locales, type Locale } from '../../domain/people/locale.ts';
import { chooseMethod, fillDetails, prefix } from '../support/enrol.ts';
import { expect, expectAccessible, newLearner, test } from '../support/journey.ts';
import { atTheDesk, confirmClaim, fillPayment, openOrder } from '../support/office-deeds.ts';
import { officeWords } from '../support/office-words.ts';
import { orderNumberOn } from '../support/order-number.ts';
import { aPdf } from '../support/receipts.ts';
import { expectFits } from '../support/settle-down.ts';

/** A real picture, as a screenshot of a bank's app is. */
const aScreenshot = async (page: Page) => ({
  name: 'Screenshot_2026.png',
  mimeType: 'image/png',
  buffer: await page.screenshot(),
});
const aStatement = { name: 'avis.pdf', mimeType: 'application/pdf', buffer: Buffer.from(aPdf()) };
/** A drawing that runs scripts, under the name and the type of a photo. */
const aLie = {
  name: 'photo.jpg',
  mimeType: 'image/jpeg',
  buffer: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'),
};

async function enrolBy(page: Page, locale: Locale, method: 'bank' | 'cash' | 'other'): Promise<void> {
  await page.goto(`${prefix(locale)}/courses/ugc-creation-masterclass/enrol`);
  await fillDetails(page, locale, newLearner());
  await chooseMethod(page, locale, method);
}

for (const locale of locales) {
  const say = words[locale];

  test(`${locale}: a bank transfer is claimed with a receipt, found by staff, and opens the course`, async ({
    page,
    browser,
    baseURL,
  }) => {
    // A buyer's whole way and the office's beside it.
    test.slow();
    await enrolBy(page, locale, 'bank');
    await expectAccessible(page);
    await expectFits(page);
    await page.getByLabel(say.enrol.bank.tick).check();
    await page.getByLabel(say.transfer.receipt.label).setInputFiles(await aScreenshot(page));
    await page.getByRole('button', { name: say.enrol.bank.submit }).click();
    await expect(page.getByText(say.order.standings['Paid - Bank Transfer'].title).first()).toBeVisible();
    await expect(page.getByText(say.order.timeline.events['attach-receipt'])).toBeVisible();
    await expectAccessible(page);
    const order = page.url();
    const number = await orderNumberOn(page);

    await expect(page.getByText(say.transfer.order.have(1))).toBeVisible();
    await page.getByRole('link', { name: say.transfer.order.addAnother }).click();
    await page.getByLabel(say.transfer.receipts.label).setInputFiles(aStatement);
    await page.getByRole('button', { name: say.transfer.receipts.submit }).click();
    await expect(page.getByText(say.transfer.receipts.thanks)).toBeVisible();
    await expect(page.locator('main ul').getByRole('listitem')).toHaveCount(2);
    await expectAccessible(page);

    await atTheDesk({ browser, baseURL, locale }, async (desk) => {
      const { receipts } = officeWords[locale].claims;
      await openOrder(desk, number);
      const picture = desk.getByRole('button', { name: receipts.picture(1) });
      await picture.scrollIntoViewIfNeeded();
      await expect
        .poll(() => picture.locator('img').evaluate((img: HTMLImageElement) => img.naturalWidth))
        .toBeGreaterThan(0);
      const saved = desk.waitForEvent('download');
      await desk.getByRole('link', { name: receipts.pdf(2) }).click();
      expect((await saved).suggestedFilename()).toMatch(new RegExp(`^${number}-[0-9a-f]{8}\\.pdf$`));
      await expectAccessible(desk);
      await expectFits(desk);
      await confirmClaim(desk, locale);
    });

    await page.goto(order);
    await expect(page.getByText(/DERB-[A-Z0-9-]+/).first()).toBeVisible();
    await page.goto(`${order}/receipts`);
    await expect(page).toHaveURL(order);
  });

  test(`${locale}: a file that lies about what it is is refused beside the field, and the tick stays`, async ({
    page,
  }) => {
    test.info().annotations.push({ type: 'expects-4xx' });
    await enrolBy(page, locale, 'bank');
    await page.getByLabel(say.enrol.bank.tick).check();
    await page.getByLabel(say.transfer.receipt.label).setInputFiles(aLie);
    await page.getByRole('button', { name: say.enrol.bank.submit }).click();
    await expect(page.getByText(say.common.fieldProblems['receipt-kind'])).toBeVisible();
    await expect(page.getByLabel(say.enrol.bank.tick)).toBeChecked();
    await expectAccessible(page);
    const large = { name: 'a.jpg', mimeType: 'image/jpeg', buffer: Buffer.alloc(8_000_000, 'x') };
    await page.getByLabel(say.transfer.receipt.label).setInputFiles(large);
    await page.getByRole('button', { name: say.enrol.bank.submit }).click();
    await expect(page.getByText(say.common.fieldProblems['receipt-size'])).toBeVisible();
    await expect(page.getByLabel(say.enrol.bank.tick)).toBeChecked();
    await page.getByRole('button', { name: say.enrol.bank.submit }).click();
    await expect(page.getByText(say.order.standings['Paid - Bank Transfer'].title).first()).toBeVisible();
  });

  test(`${locale}: without script a receipt is sent as well, with the claim and later`, async ({
    browser,
    baseURL,
    page,
  }) => {
    const picture = await aScreenshot(page);
    const context = await browser.newContext({ baseURL, javaScriptEnabled: false });
    const plain = await context.newPage();
    await enrolBy(plain, locale, 'bank');
    await plain.getByLabel(say.enrol.bank.tick).check();
    await plain.getByLabel(say.transfer.receipt.label).setInputFiles(aLie);
    await plain.getByRole('button', { name: say.enrol.bank.submit }).click();
    await expect(plain.getByText(say.common.fieldProblems['receipt-kind'])).toBeVisible();
    await expect(plain.getByLabel(say.enrol.bank.tick)).toBeChecked();
    await plain.getByLabel(say.transfer.receipt.label).setInputFiles(picture);
    await plain.getByRole('button', { name: say.enrol.bank.submit }).click();
    await expect(plain.getByText(say.order.timeline.events['attach-receipt'])).toBeVisible();
    await plain.getByRole('link', { name: say.transfer.order.addAnother }).click();
    await plain.getByRole('button', { name: say.transfer.receipts.submit }).click();
    await expect(plain.getByText(say.common.fieldProblems['receipt-required'])).toBeVisible();
    await plain.getByLabel(say.transfer.receipts.label).setInputFiles(aStatement);
    await plain.getByRole('button', { name: say.transfer.receipts.submit }).click();
    await expect(plain.getByText(say.transfer.receipts.thanks)).toBeVisible();
    await context.close();
  });

  test(`${locale}: a cash code that is too short is refused beside the field, a right one is taken and never told again`, async ({
    page,
  }) => {
    test.info().annotations.push({ type: 'expects-4xx' });
    await enrolBy(page, locale, 'cash');
    await page.getByLabel(say.enrol.cash.code).fill(' 1 ');
    await page.getByRole('button', { name: say.enrol.cash.submit }).click();
    await expect(page.getByText(say.common.fieldProblems['transfer-code']).first()).toBeVisible();
    await expectAccessible(page);
    await expectFits(page);
    const code = `${Date.now()}`;
    await page.getByLabel(say.enrol.cash.code).fill(code);
    await page.getByRole('button', { name: say.enrol.cash.submit }).click();
    await expect(page.getByText(say.order.standings['Paid - WafaCash'].title).first()).toBeVisible();
    expect(await page.content()).not.toContain(code);
    expect(page.url()).not.toContain(code);
  });

  test(`${locale}: money that came another way is written down by staff, whole, and opens the course`, async ({
    page,
    browser,
    baseURL,
  }) => {
    test.info().annotations.push({ type: 'expects-4xx' });
    await enrolBy(page, locale, 'other');
    const number = await orderNumberOn(page);
    const { record } = officeWords[locale].desk;
    const { statuses } = officeWords[locale].orders;
    await atTheDesk({ browser, baseURL, locale }, async (desk) => {
      await openOrder(desk, number);
      const paid = { paidBy: 'cash', reference: 'Slip 31', reason: 'She paid at the office.' } as const;
      await fillPayment(desk, locale, { amount: '799,99', ...paid });
      const form = desk.getByRole('dialog', { name: record.title });
      await form.getByRole('button', { name: record.submit }).click();
      await expect(form.getByRole('textbox', { name: record.amount })).toHaveAttribute(
        'aria-invalid',
        'true',
      );
      await expect(form.getByRole('textbox', { name: record.reference })).toHaveValue('Slip 31');
      await expectAccessible(desk);
      await expectFits(desk);
      await form.getByRole('textbox', { name: record.amount }).fill('800');
      await form.getByRole('button', { name: record.submit }).click();
      await expect(desk.getByText(record.done)).toBeVisible();
      await expect(form).toHaveCount(0);
      await expect(desk.getByText(statuses['Payment Confirmed'], { exact: true }).first()).toBeVisible();
      await openOrder(desk, number);
      await expect(desk.getByRole('button', { name: officeWords[locale].desk.email.open })).toBeVisible();
      await expect(desk.getByRole('button', { name: record.open })).toHaveCount(0);
    });
    await page.reload();
    await expect(page.getByText(say.order.standings['Payment Confirmed'].title).first()).toBeVisible();
  });
}

test('in the dialog over a course a receipt goes with the claim too', async ({ page }) => {
  const say = words.en;
  await page.goto('/courses/ugc-creation-masterclass');
  await page.locator('a[data-dialog][href$="/enrol"]:visible').first().click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  await fillDetails(page, 'en', newLearner());
  await chooseMethod(page, 'en', 'bank');
  await dialog.getByLabel(say.enrol.bank.tick).check();
  await dialog.getByLabel(say.transfer.receipt.label).setInputFiles(await aScreenshot(page));
  await dialog.getByRole('button', { name: say.enrol.bank.submit }).click();
  await expect(page.getByText(say.order.timeline.events['attach-receipt'])).toBeVisible();
});

test('nobody but the staff opens a receipt, whatever address is tried', async ({
  page,
  browser,
  baseURL,
}) => {
  const say = words.en;
  await enrolBy(page, 'en', 'bank');
  await page.getByLabel(say.enrol.bank.tick).check();
  await page.getByLabel(say.transfer.receipt.label).setInputFiles(await aScreenshot(page));
  await page.getByRole('button', { name: say.enrol.bank.submit }).click();
  await expect(page.getByText(say.order.timeline.events['attach-receipt'])).toBeVisible();
  const number = await orderNumberOn(page);
  let address = '';
  await atTheDesk({ browser, baseURL }, async (desk) => {
    const { rows } = (await (await desk.request.get(`/api/staff/orders/${number}/receipts`)).json()) as {
      rows: { id: string }[];
    };
    address = `/api/staff/orders/${number}/receipts/${rows[0]?.id}`;
    const answer = await desk.request.get(address);
    expect(answer.headers()).toMatchObject({
      'content-type': 'image/png',
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    });
    expect(answer.headers()['content-security-policy']).toMatch(/default-src 'none'.*sandbox$/);
    expect((await desk.request.get(address.replace(number, 'MEM-123456-abcd'))).status()).toBe(404);
  });
  const id = address.split('/').at(-1) ?? '';
  const unasked = await page.request.get(address, { maxRedirects: 0 });
  expect([unasked.status(), await unasked.json()]).toEqual([401, { success: false, code: 'sign-in-needed' }]);
  for (const tried of [
    `/receipts/${id}`,
    `/data/receipts/${id}`,
    `/downloads/${id}/file`,
    `${new URL(page.url()).pathname}/receipts/${id}`,
  ]) {
    const answer = await page.request.get(tried);
    expect(answer.headers()['content-type'], tried).toMatch(/text\/html/);
  }
});
