/** A learner with a card of a Moroccan bank, on Payzone's page: the built academy with the fake of Payzone. */
import type { Page } from '@playwright/test';
import { words } from '../../src/words.ts';
import type { Locale } from '../../src/platform/i18n/locale.ts';
import {
  startPayzoneFake,
  type PayzoneAction,
  type PayzoneFake,
} from '../fakes/payzone/start-payzone-fake.ts';
import { chooseMethod, fillDetails, payAgain, prefix } from '../support/enrol.ts';
import { languages } from '../support/extent.ts';
import { expect, newLearner, test } from '../support/journey.ts';
import { startBuilt, type Running } from '../support/start-built.ts';

// One after the other: the tests share one fake.
test.describe.configure({ mode: 'default' });

const keys = {
  merchantAccount: 'Academy_Test',
  paywallKey: 'Paywall-Of-Journeys',
  notificationKey: 'Notify-Of-Journeys',
  caller: { name: '$apicaller', password: 'Caller-Of-Journeys' },
};

let payzone: PayzoneFake;
let running: Running;

test.beforeAll(async () => {
  // An academy of its own, with its first data.
  test.setTimeout(200_000);
  payzone = await startPayzoneFake({ ...keys, lateMs: null });
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
test.afterAll(async () => {
  const output = running.output();
  await running.stop();
  await payzone.stop();
  expect(payzone.faults).toEqual([]);
  expect(output).not.toMatch(/Of-Journeys|Alaoui|@example\.com|411111/i);
});

async function goToPayzone(page: Page, locale: Locale): Promise<void> {
  const t = words[locale].enrol.card;
  await page.getByRole('radio', { name: new RegExp(`^${t.morocco}`) }).check();
  await page.getByRole('button', { name: t.submit }).click();
}

const press = (page: Page, action: PayzoneAction) => page.locator(`button[value="${action}"]`).click();

for (const locale of languages('ar'))
  test(`${locale}: cancelled, declined, declined there, approved: the course is open @all`, async ({
    page,
  }) => {
    test.slow();
    const t = words[locale];
    await page.goto(`${running.origin}${prefix(locale)}/courses/english-mastery/enrol`);
    await fillDetails(page, locale, newLearner());
    await chooseMethod(page, locale, 'card');
    await goToPayzone(page, locale);
    await expect(page).toHaveURL(`${payzone.origin}/pwthree/launch`);
    await press(page, 'cancel');
    await expect(page).toHaveURL(/\/payment\/cancel\?orderId=MEM-/);
    await payAgain(page, locale);
    await goToPayzone(page, locale);
    await press(page, 'decline');
    await expect(page).toHaveURL(/\/payment\/failure\?orderId=MEM-/);
    await payAgain(page, locale);
    await goToPayzone(page, locale);
    await press(page, 'decline-stay');
    await expect(page.getByRole('status')).toBeVisible();
    await press(page, 'approve');
    await expect(page).toHaveURL(/\/payment\/success\?orderId=MEM-/);
    await expect(page.locator('main a[href*="/learn/"]').first()).toBeVisible();
    await page.getByRole('link', { name: t.payment.openOrder }).first().click();
    await expect(page.getByText(t.order.statuses['Payment Confirmed'].title).first()).toBeVisible();
  });
