/** A learner with a card from abroad, on Stripe's page: the built academy with the fake of Stripe. */
import type { Page } from '@playwright/test';
import { words } from '../../src/words.ts';
import type { Locale } from '../../src/platform/i18n/locale.ts';
import type { Press } from '../fakes/stripe/presses.ts';
import { startStripeFake, type StripeFake } from '../fakes/stripe/stripe-fake.ts';
import { chooseMethod, fillDetails, payAgain, prefix } from '../support/enrol.ts';
import { languages } from '../support/extent.ts';
import { expect, expectAccessible, newLearner, test } from '../support/journey.ts';
import { startBuilt, type Running } from '../support/start-built.ts';

// One after the other: the tests share one fake.
test.describe.configure({ mode: 'default' });

const secretKey = 'sk_test_of_the_journeys_0001';
const webhookSecret = 'whsec_of_the_journeys_0001';

let stripe: StripeFake;
let running: Running;

test.beforeAll(async () => {
  // An academy of its own, with its first data.
  test.setTimeout(200_000);
  stripe = await startStripeFake({
    secretKey,
    webhookSecret,
    webhookUrl: async ({ headers, body }) => {
      const answer = await fetch(`${running.origin}/callbacks/stripe`, { method: 'POST', headers, body });
      return answer.status;
    },
  });
  running = await startBuilt({
    STRIPE_SECRET_KEY: secretKey,
    STRIPE_WEBHOOK_SECRET: webhookSecret,
    STRIPE_STAND_IN: stripe.origin,
    LOG_LEVEL: 'warn',
  });
});
test.afterAll(async () => {
  const output = running.output();
  await running.stop();
  await stripe.close();
  for (const secret of [secretKey, webhookSecret]) expect(output).not.toContain(secret);
});

async function goOn(page: Page, locale: Locale): Promise<void> {
  const t = words[locale].enrol.card;
  await page.getByRole('radio', { name: new RegExp(`^${t.international}`) }).check();
  await page.getByRole('button', { name: t.submit }).click();
}

async function goToStripe(page: Page, locale: Locale): Promise<void> {
  await goOn(page, locale);
  await expect(page).toHaveURL(new RegExp(`^${stripe.origin}/c/pay/cs_test_`));
  // Stripe has no Arabic.
  await expect(page.locator('html')).toHaveAttribute('lang', locale === 'en' ? 'en' : 'fr');
}

const press = (page: Page, what: Press) => page.locator(`button[value="${what}"]`).click();

for (const locale of languages('ar'))
  test(`${locale}: Stripe is out of order, then left without paying, then declined, then paid: the course is open @all`, async ({
    page,
  }) => {
    test.slow();
    test.info().annotations.push({ type: 'expects-4xx' });
    const t = words[locale];
    await page.goto(`${running.origin}${prefix(locale)}/courses/english-mastery/enrol`);
    await fillDetails(page, locale, newLearner());
    await chooseMethod(page, locale, 'card');
    stripe.controls.mode = 'answer-500';
    await goOn(page, locale);
    await expect(page.getByText(t.enrol.card.unreachable.title).first()).toBeVisible();
    await expectAccessible(page);
    stripe.controls.mode = 'well';
    await goToStripe(page, locale);
    await page.locator('a').last().click();
    await expect(page).toHaveURL(/\/payment\/cancel/);
    await payAgain(page, locale);
    await goToStripe(page, locale);
    await press(page, 'decline');
    await expect(page.getByRole('alert')).toBeVisible();
    await press(page, 'pay');
    await expect(page).toHaveURL(/\/payment\/success/);
    await expect(page.locator('main a[href*="/learn/"]').first()).toBeVisible();
    await page.getByRole('link', { name: t.payment.openOrder }).first().click();
    await expect(page.getByText(t.order.statuses['Payment Confirmed'].title).first()).toBeVisible();
  });
