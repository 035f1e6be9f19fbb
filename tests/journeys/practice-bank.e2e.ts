import { words } from '../../content/words.ts';
import { chooseMethod, fillDetails, goToTheBank, pressAtTheBank } from '../support/enrol.ts';
import { expect, expectAccessible, newLearner, test } from '../support/journey.ts';
import type { Page } from '@playwright/test';

const say = words.en;

async function untilTheBank(page: Page): Promise<void> {
  await page.goto('/courses/ugc-creation-masterclass/enrol');
  await fillDetails(page, 'en', newLearner());
  await chooseMethod(page, 'en', 'card');
  await goToTheBank(page, 'en');
}

const code = /DERB-[A-Z0-9-]{8,}/;

test('a payment that is approved late is waited for, and then opens the course', async ({ page }) => {
  await untilTheBank(page);
  await expectAccessible(page);
  await pressAtTheBank(page, 'en', 'approve-late');
  await expect(page.getByText(say.payment.success.processingTitle).first()).toBeVisible();
  await expectAccessible(page);
  await expect(page.getByText(code).first()).toBeVisible({ timeout: 25_000 });
});

test('an approval told five times at once hands over one code', async ({ page }) => {
  await untilTheBank(page);
  await pressAtTheBank(page, 'en', 'approve-repeatedly');
  await expect(page.getByText(code).first()).toBeVisible();
  const first = code.exec(await page.locator('main').innerText())?.[0];
  await page.reload();
  expect(code.exec(await page.locator('main').innerText())?.[0]).toBe(first);
});

test('an approval whose amount was changed opens nothing', async ({ page }) => {
  await untilTheBank(page);
  await pressAtTheBank(page, 'en', 'tamper');
  await expect(page).toHaveURL(/\/payment\//);
  await page.getByRole('link', { name: say.payment.openOrder }).first().click();
  await expect(page.getByText(say.order.standings['Pending Payment'].title).first()).toBeVisible();
  await expect(page.getByText(code)).toHaveCount(0);
});

test('going back from the bank leaves the order open, with a way to try again', async ({ page }) => {
  await untilTheBank(page);
  await pressAtTheBank(page, 'en', 'cancel');
  await expect(page).toHaveURL(/\/payment\/cancel/);
  await expect(page.getByText(say.payment.cancel.text).first()).toBeVisible();
  await expectAccessible(page);
});

test('Back after paying, and a second tab, cannot pay twice', async ({ page, context }) => {
  await untilTheBank(page);
  const bank = page.url();
  await pressAtTheBank(page, 'en', 'approve');
  await expect(page.getByText(code).first()).toBeVisible();
  const second = await context.newPage();
  await second.goto(bank);
  await expect(second.getByText(say.practiceBank.settled.approved).first()).toBeVisible();
  await page.getByRole('link', { name: say.payment.openOrder }).first().click();
  await expect(page).toHaveURL(/\/orders\/[^/]+$/);
  const order = page.url();
  await page.goto(`${order}/card`);
  await expect(page).toHaveURL(order);
  await expect(page.getByText(say.order.standings['Payment Confirmed'].title).first()).toBeVisible();
});

test('a double click on the way to the bank begins one payment', async ({ page }) => {
  await page.goto('/courses/ugc-creation-masterclass/enrol');
  const who = newLearner();
  await page.getByLabel(say.enrol.details.name).fill(who.name);
  await page.getByLabel(say.enrol.details.email).fill(who.email);
  await page.getByLabel(say.enrol.details.phone).fill(who.phone);
  await page.getByLabel(say.enrol.details.isSixteen).check();
  await page.getByLabel(say.enrol.details.agreesToStart).check();
  await page.getByRole('button', { name: say.enrol.details.submit }).dblclick();
  await expect(page.getByText(say.enrol.ways.twoSteps.method).first()).toBeVisible();
});
