/** A learner with a card of a Moroccan bank, on CMI's page: the built academy with the fake of CMI. */
import type { Page } from '@playwright/test';
import { words } from '../../src/words.ts';
import type { Locale } from '../../src/platform/i18n/locale.ts';
import { startCmiFake, type CmiAction, type CmiFake } from '../fakes/cmi/start-cmi-fake.ts';
import { chooseMethod, fillDetails, payAgain, prefix } from '../support/enrol.ts';
import { languages } from '../support/extent.ts';
import { expect, newLearner, test } from '../support/journey.ts';
import { startBuilt, type Running } from '../support/start-built.ts';

// One after the other: the tests share one fake.
test.describe.configure({ mode: 'default' });

const merchant = { clientId: '600000001', storeKey: 'STORE-KEY-OF-JOURNEYS' };
const names: Record<Locale, string> = { en: 'Nour Benjelloun', ar: 'نور بنجلون', fr: 'Nour Benjelloun' };

let cmi: CmiFake;
let running: Running;

test.beforeAll(async () => {
  // An academy of its own, with its first data.
  test.setTimeout(200_000);
  cmi = await startCmiFake({ ...merchant, lateMs: null });
  running = await startBuilt({
    CMI_MODE: 'test',
    CMI_CLIENT_ID: merchant.clientId,
    CMI_STORE_KEY: merchant.storeKey,
    CMI_STAND_IN: cmi.origin,
    LOG_LEVEL: 'warn',
  });
});
test.afterAll(async () => {
  const output = running.output();
  await running.stop();
  await cmi.stop();
  // Neither the browser nor the academy added to the form: its hash holds.
  expect(cmi.faults).toEqual([]);
  expect(output).not.toMatch(/STORE-KEY|Benjelloun|بنجلون|@example\.com|4000 00/i);
});

async function goToCmi(page: Page, locale: Locale): Promise<void> {
  const t = words[locale].enrol.card;
  await page.getByRole('radio', { name: new RegExp(`^${t.morocco}`) }).check();
  await page.getByRole('button', { name: t.submit }).click();
}

const press = (page: Page, action: CmiAction) => page.locator(`button[value="${action}"]`).click();

/** The fields of the newest form. */
const newestRequest = () => [...cmi.visits.values()].at(-1)?.request;

for (const locale of languages('ar'))
  test(`${locale}: left without paying, declined, declined there, approved: the course is open and the money taken once @all`, async ({
    page,
  }) => {
    test.slow();
    const t = words[locale];
    await page.goto(`${running.origin}${prefix(locale)}/courses/english-mastery/enrol`);
    await fillDetails(page, locale, { ...newLearner(), name: names[locale] });
    await chooseMethod(page, locale, 'card');
    await goToCmi(page, locale);
    await expect(page).toHaveURL(cmi.pageUrl);
    expect(newestRequest()?.get('lang')).toBe(locale);
    expect(newestRequest()?.get('BillToName')).toBe(locale === 'ar' ? 'Nour Bnjloun' : 'Nour Benjelloun');
    await page.getByRole('link', { name: 'Cancel' }).click();
    await expect(page).toHaveURL(/\/payment\/cancel\?orderId=MEM-/);
    await payAgain(page, locale);
    await goToCmi(page, locale);
    await press(page, 'decline');
    // CMI posts the browser back from another site, without a cookie: the page finds the order nevertheless.
    await expect(page).toHaveURL(/\/payment\/failure\?orderId=MEM-/);
    const taken = cmi.captured.length;
    await payAgain(page, locale);
    await goToCmi(page, locale);
    await press(page, 'decline-stay');
    await expect(page.getByRole('status')).toBeVisible();
    await press(page, 'approve');
    await expect(page).toHaveURL(/\/payment\/success\?orderId=MEM-/);
    await expect(page.locator('main a[href*="/learn/"]').first()).toBeVisible();
    expect(cmi.answers.slice(-3).map(({ body }) => body)).toEqual([
      'APPROVED',
      'APPROVED',
      'ACTION=POSTAUTH',
    ]);
    expect(cmi.captured).toHaveLength(taken + 1);
    await page.getByRole('link', { name: t.payment.openOrder }).first().click();
    await expect(page.getByText(t.order.statuses['Payment Confirmed'].title).first()).toBeVisible();
  });
