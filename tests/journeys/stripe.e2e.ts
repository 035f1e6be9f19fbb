/** A learner with a card from abroad, on Stripe's page: the academy as built, beside the stand-in for Stripe. */
import type { Page } from '@playwright/test';
import { words } from '../../content/words.ts';
import { locales, type Locale } from '../../domain/people/locale.ts';
import type { Press } from '../stand-ins/stripe/presses.ts';
import { startStripeStandIn, type StripeStandIn } from '../stand-ins/stripe/stripe-stand-in.ts';
import { chooseMethod, fillDetails, payAgain, prefix } from '../support/enrol.ts';
import { expect, expectAccessible, newLearner, test } from '../support/journey.ts';
import { startBuilt, type Running } from '../support/start-built.ts';

// One after the other: how the stand-in behaves is one thing for all.
test.describe.configure({ mode: 'default' });

const secretKey = 'sk_test_of_the_journeys_0001';
const webhookSecret = 'whsec_of_the_journeys_0001';
const code = /DERB-[A-Z0-9-]{8,}/;

let stripe: StripeStandIn;
let running: Running;

test.beforeAll(async () => {
  stripe = await startStripeStandIn({
    secretKey,
    webhookSecret,
    // When the journey says so, and not while the page is still on its way.
    lateMs: 600_000,
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
test.afterEach(() => {
  stripe.controls.mode = 'well';
});
test.afterAll(async () => {
  const output = running.output();
  await running.stop();
  await stripe.close();
  for (const secret of [secretKey, webhookSecret]) expect(output).not.toContain(secret);
});

async function untilTheCard(page: Page, locale: Locale): Promise<void> {
  await page.goto(`${running.origin}${prefix(locale)}/courses/english-mastery/enrol`);
  await fillDetails(page, locale, newLearner());
  await chooseMethod(page, locale, 'card');
}

async function goOn(page: Page, locale: Locale): Promise<void> {
  const say = words[locale].enrol.card;
  await page.getByRole('radio', { name: new RegExp(`^${say.international}`) }).check();
  await page.getByRole('button', { name: say.submit }).click();
}

async function goToStripe(page: Page, locale: Locale): Promise<void> {
  await goOn(page, locale);
  await expect(page).toHaveURL(new RegExp(`^${stripe.origin}/c/pay/cs_test_`));
  // Stripe knows no Arabic.
  await expect(page.locator('html')).toHaveAttribute('lang', locale === 'ar' ? 'fr' : 'en');
}

const press = (page: Page, what: Press) => page.locator(`button[value="${what}"]`).click();

for (const locale of locales) {
  const say = words[locale];

  test(`${locale}: a card that is declined, another that is taken, and the course is open`, async ({
    page,
  }) => {
    await untilTheCard(page, locale);
    await goToStripe(page, locale);
    await press(page, 'decline');
    await expect(page.getByRole('alert')).toBeVisible();
    await press(page, 'pay');
    await expect(page).toHaveURL(/\/payment\/success/);
    await expect(page.getByText(code).first()).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('link', { name: say.payment.openOrder }).first().click();
    await expect(page.getByText(say.order.standings['Payment Confirmed'].title).first()).toBeVisible();
  });

  test(`${locale}: left without paying, come back, paid; the first page cannot be paid any more`, async ({
    page,
  }) => {
    await untilTheCard(page, locale);
    await goToStripe(page, locale);
    const first = page.url();
    await page.locator('a').last().click();
    await expect(page).toHaveURL(/\/payment\/cancel/);
    await expect(page.getByText(say.payment.cancel.text).first()).toBeVisible();
    await expectAccessible(page);
    await payAgain(page, locale);
    await goToStripe(page, locale);
    const second = page.url();
    expect(second).not.toBe(first);
    await page.goto(first);
    await expect(page.locator('button')).toHaveCount(0);
    await page.goto(second);
    await press(page, 'pay-late');
    await expect(page.getByText(say.payment.success.processingTitle).first()).toBeVisible();
    await stripe.controls.tellNow();
    await expect(page.getByText(code).first()).toBeVisible({ timeout: 25_000 });
  });

  test(`${locale}: nobody tells the academy: the page asks, and shows the code`, async ({ page }) => {
    await untilTheCard(page, locale);
    await goToStripe(page, locale);
    const told = stripe.controls.sent.length;
    await press(page, 'pay-silently');
    await expect(page).toHaveURL(/\/payment\/success/);
    await expect(page.getByText(code).first()).toBeVisible({ timeout: 25_000 });
    expect(stripe.controls.sent).toHaveLength(told);
  });

  test(`${locale}: Stripe is out of order: she is told, nothing is lost, and a minute later she pays`, async ({
    page,
  }) => {
    test.info().annotations.push({ type: 'expects-4xx' });
    await untilTheCard(page, locale);
    stripe.controls.mode = 'answer-500';
    await goOn(page, locale);
    await expect(page.getByText(say.enrol.card.unreachable.title).first()).toBeVisible();
    await expectAccessible(page);
    stripe.controls.mode = 'well';
    await goToStripe(page, locale);
    await press(page, 'pay');
    await expect(page.getByText(code).first()).toBeVisible();
  });

  test(`${locale}: a forged payment opens nothing`, async ({ page }) => {
    await untilTheCard(page, locale);
    await goToStripe(page, locale);
    await press(page, 'pay-forged');
    await expect(page).toHaveURL(/\/payment\/success/);
    await expect(page.getByText(say.payment.success.processingTitle).first()).toBeVisible();
    await expect(page.getByText(code)).toHaveCount(0);
    expect(stripe.controls.sent.at(-1)?.status).toBe(400);
  });

  test(`${locale}: without script, on pages of their own`, async ({ browser }) => {
    const viewport = { width: 360, height: 740 };
    const context = await browser.newContext({ javaScriptEnabled: false, viewport });
    const page = await context.newPage();
    await untilTheCard(page, locale);
    await goToStripe(page, locale);
    await press(page, 'pay');
    await expect(page.getByText(code).first()).toBeVisible();
    await context.close();
  });
}
