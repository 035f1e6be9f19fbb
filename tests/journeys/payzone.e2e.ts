/** A learner with a card of a Moroccan bank, on Payzone's page: the academy as built, beside the stand-in for Payzone. */
import type { Page } from '@playwright/test';
import { words } from '../../content/words.ts';
import { locales, type Locale } from '../../domain/people/locale.ts';
import {
  startPayzoneStandIn,
  type PayzoneDeed,
  type PayzoneStandIn,
} from '../stand-ins/payzone/start-payzone-stand-in.ts';
import { chooseMethod, fillDetails, payAgain, prefix } from '../support/enrol.ts';
import { expect, expectAccessible, newLearner, test } from '../support/journey.ts';
import { startBuilt, type Running } from '../support/start-built.ts';

// One after the other: how the stand-in behaves is one thing for all.
test.describe.configure({ mode: 'default' });

const keys = {
  merchantAccount: 'Academy_Test',
  paywallKey: 'Paywall-Of-Journeys',
  notificationKey: 'Notify-Of-Journeys',
  caller: { name: '$apicaller', password: 'Caller-Of-Journeys' },
};
const code = /DERB-[A-Z0-9-]{8,}/;

let payzone: PayzoneStandIn;
let running: Running;

test.beforeAll(async () => {
  payzone = await startPayzoneStandIn({ ...keys, lateMs: null });
  running = await startBuilt({
    PAYZONE_MODE: 'test',
    PAYZONE_MERCHANT_ACCOUNT: keys.merchantAccount,
    PAYZONE_PAYWALL_KEY: keys.paywallKey,
    PAYZONE_NOTIFICATION_KEY: keys.notificationKey,
    PAYZONE_CALLER_NAME: keys.caller.name,
    PAYZONE_CALLER_PASSWORD: keys.caller.password,
    PAYZONE_STAND_IN: payzone.origin,
    LOG_LEVEL: 'warn',
  });
});
test.afterEach(() => {
  payzone.mode = 'well';
});
test.afterAll(async () => {
  const output = running.output();
  await running.stop();
  await payzone.stop();
  expect(payzone.faults).toEqual([]);
  expect(output).not.toMatch(/Of-Journeys|Alaoui|@example\.com|411111/i);
});

async function untilTheCard(page: Page, locale: Locale): Promise<void> {
  await page.goto(`${running.origin}${prefix(locale)}/courses/english-mastery/enrol`);
  await fillDetails(page, locale, newLearner());
  await chooseMethod(page, locale, 'card');
}

async function goToPayzone(page: Page, locale: Locale): Promise<void> {
  const say = words[locale].enrol.card;
  await page.getByRole('radio', { name: new RegExp(`^${say.morocco}`) }).check();
  await page.getByRole('button', { name: say.submit }).click();
}

const press = (page: Page, deed: PayzoneDeed) => page.locator(`button[value="${deed}"]`).click();

for (const locale of locales) {
  const say = words[locale];

  test(`${locale}: declined, tried again, declined there, approved: the course is open`, async ({ page }) => {
    await untilTheCard(page, locale);
    await goToPayzone(page, locale);
    await expect(page).toHaveURL(`${payzone.origin}/pwthree/launch`);
    await press(page, 'decline');
    await expect(page).toHaveURL(/\/payment\/failure\?orderId=MEM-/);
    await expectAccessible(page);
    await payAgain(page, locale);
    await goToPayzone(page, locale);
    await press(page, 'decline-stay');
    await expect(page.getByRole('status')).toBeVisible();
    await press(page, 'approve');
    await expect(page).toHaveURL(/\/payment\/success\?orderId=MEM-/);
    await expect(page.getByText(code).first()).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('link', { name: say.payment.openOrder }).first().click();
    await expect(page.getByText(say.order.standings['Payment Confirmed'].title).first()).toBeVisible();
  });

  test(`${locale}: cancelled, come back; nobody tells the academy, and the page asks`, async ({ page }) => {
    await untilTheCard(page, locale);
    await goToPayzone(page, locale);
    await press(page, 'cancel');
    await expect(page).toHaveURL(/\/payment\/cancel\?orderId=MEM-/);
    await expectAccessible(page);
    await payAgain(page, locale);
    await goToPayzone(page, locale);
    await press(page, 'approve-silent');
    await expect(page.getByText(say.payment.success.processingTitle).first()).toBeVisible();
    await expect(page.getByText(code).first()).toBeVisible({ timeout: 25_000 });
  });

  test(`${locale}: Payzone is out of order while the page waits: she is told that it is being checked`, async ({
    page,
  }) => {
    await untilTheCard(page, locale);
    await goToPayzone(page, locale);
    const told = payzone.answers.length;
    await press(page, 'approve-wrong-key');
    await expect(page).toHaveURL(/\/payment\/success\?orderId=MEM-/);
    await expect(page.getByText(code)).toHaveCount(0);
    expect(payzone.answers.slice(told).map(({ status }) => status)).toEqual([401]);
    payzone.mode = 'broken';
    await page.goto(`${page.url()}&waited=6`);
    await expect(page.getByText(say.payment.success.processingTitle).first()).toBeVisible();
    payzone.mode = 'well';
    // Asked, it says the truth that a forged message could not.
    await expect(page.getByText(code).first()).toBeVisible({ timeout: 25_000 });
  });

  test(`${locale}: without script, on pages of their own`, async ({ browser }) => {
    const viewport = { width: 360, height: 740 };
    const context = await browser.newContext({ javaScriptEnabled: false, viewport });
    const page = await context.newPage();
    await untilTheCard(page, locale);
    await goToPayzone(page, locale);
    await page.getByRole('button', { name: say.enrol.handOff.submit }).click();
    await press(page, 'approve');
    await expect(page).toHaveURL(/\/payment\/success\?orderId=MEM-/);
    await expect(page.getByText(code).first()).toBeVisible();
    await context.close();
  });
}

test('a caller on the wire is given the same fields, and posts them as they are', async ({ page }) => {
  await untilTheCard(page, 'en');
  const begun = await page.request.post(`${running.origin}/api/payment/initiate`, {
    data: { cardType: 'morocco' },
    headers: { origin: running.origin },
  });
  const told = (await begun.json()) as { paymentUrl: string; formData: Record<string, string> };
  expect(told.paymentUrl).toBe(`${payzone.origin}/pwthree/launch`);
  const answer = await page.request.post(told.paymentUrl, { form: told.formData });
  expect(answer.status()).toBe(200);
});
