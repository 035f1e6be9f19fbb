/** The way in: an address, a code, and what her orders open; on a phone, in both languages. */
import type { Page } from '@playwright/test';
import { words } from '../../content/words.ts';
import { linksIn } from '../../app/links.ts';
import { locales, type Locale } from '../../domain/people/locale.ts';
import { chooseMethod, goToTheBank, pressAtTheBank } from '../support/enrol.ts';
import { expect, expectAccessible, newLearner, test } from '../support/journey.ts';
import { codeFor } from '../support/letters.ts';
import { signInAs } from '../support/sign-in-as.ts';

/** Her details for a membership; the address stands there already. */
async function order(page: Page, email: string, locale: Locale): Promise<void> {
  const { details, membership } = words[locale].enrol;
  await page.goto(`${linksIn(locale).joinCommunity()}?email=${encodeURIComponent(email)}`);
  await expect(page.getByLabel(details.email)).toHaveValue(email);
  await page.getByLabel(membership.details.name).fill('Salma');
  await page.getByLabel(details.isSixteen).check();
  await page.getByLabel(membership.details.agreesToStart).check();
  await page.getByRole('button', { name: details.submit }).click();
}

async function announceTransfer(page: Page, email: string, locale: Locale): Promise<void> {
  const { bank } = words[locale].enrol;
  await order(page, email, locale);
  await chooseMethod(page, locale, 'bank', 'threeStages');
  await page.getByLabel(bank.tick).check();
  await page.getByRole('button', { name: bank.submit }).click();
  await expect(page).toHaveURL(/\/orders\/[\w-]+$/);
}

async function payByCard(page: Page, email: string, locale: Locale): Promise<void> {
  await order(page, email, locale);
  await chooseMethod(page, locale, 'card', 'threeStages');
  await goToTheBank(page, locale, 'threeStages');
  await pressAtTheBank(page, locale, 'approve');
  await expect(page.getByText(words[locale].payment.kinds.membership.paidText)).toBeVisible();
}

for (const locale of locales) {
  const say = words[locale];
  const links = linksIn(locale);

  test(`an address without an order is let in and told how to register (${locale})`, async ({ page }) => {
    const { email } = newLearner();
    await page.goto(links.signIn());
    await expectAccessible(page);
    await signInAs(page, email, { locale });
    await expect(page).toHaveURL(new RegExp(`${links.notRegistered()}$`));
    await expect(page.getByText(email)).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: say.joining.notRegistered.submit }).click();
    await expect(page).toHaveURL(/checkout\/membership\?email=/);
    await expect(page.locator('input[name="email"]')).toHaveValue(email);
  });

  test(`two orders, one of them unpaid: first the way to pay, then the community, on two devices (${locale})`, async ({
    page,
    browser,
    baseURL,
  }) => {
    // Two orders and two devices.
    test.slow();
    const { email } = newLearner();
    await announceTransfer(page, email, locale);
    await signInAs(page, email, { locale });
    await expect(page).toHaveURL(new RegExp(`${links.paymentRequired()}$`));
    await expect(page.getByText(say.common.statuses['Paid - Bank Transfer'])).toBeVisible();
    await expectAccessible(page);
    const help = page.getByRole('link', { name: say.joining.paymentRequired.whatsapp });
    await expect(help).toHaveAttribute('href', new RegExp(encodeURIComponent(email)));

    await payByCard(page, email, locale);
    await page.goto(links.welcome());
    await expect(page.getByRole('dialog')).toContainText(say.welcomeIn.dialog.heading);
    // The community in the frame is a page of its own, with a header and a main part of its own.
    await expectAccessible(page, [
      'landmark-unique',
      'landmark-no-duplicate-banner',
      'landmark-no-duplicate-main',
    ]);
    await page.getByRole('button', { name: say.welcomeIn.dialog.enter }).click();
    await expect(page.getByRole('dialog')).toBeHidden();
    const community = page.frameLocator('iframe');
    await expect(community.getByRole('heading', { level: 1 })).toBeVisible();
    await page.getByText(say.welcomeIn.fullScreen, { exact: true }).click();
    await page.getByText(say.welcomeIn.exitFullScreen, { exact: true }).click();
    // By keyboard it has the name that is seen, and the keys that are expected of it.
    const { fullScreen, exitFullScreen } = say.welcomeIn;
    const box = (name: string) => page.getByRole('checkbox', { name, exact: true });
    await box(fullScreen).press('Space');
    await expect(box(exitFullScreen)).toBeChecked();
    await box(exitFullScreen).press('Escape');
    await expect(box(fullScreen)).not.toBeChecked();
    await box(fullScreen).press('Enter');
    await expect(box(exitFullScreen)).toBeChecked();
    await box(exitFullScreen).press('Enter');
    await box(fullScreen).press('Enter');
    await community.getByRole('link').first().focus();
    await page.keyboard.press('Escape');
    await expect(box(fullScreen)).toBeFocused();
    await page.reload();
    await expect(page.locator('iframe')).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);

    const laptop = await browser.newContext({ baseURL, viewport: { width: 390, height: 800 } });
    const there = await laptop.newPage();
    await signInAs(there, email, { locale, next: links.account() });
    await expect(there).toHaveURL(new RegExp(`${links.account()}$`));
    await there.goto(links.welcome());
    await expect(there.getByRole('dialog')).toBeVisible();
    await laptop.close();

    await page.getByRole('button', { name: say.welcomeIn.signOut }).click();
    await expect(page.getByRole('button', { name: say.welcomeIn.signOut })).toBeHidden();
    await page.goto(links.welcome());
    await expect(page).toHaveURL(new RegExp(`${links.signIn()}\\?next=`));
  });

  test(`a wrong code keeps the address and says so; the right one still opens (${locale})`, async ({
    page,
  }, info) => {
    info.annotations.push({ type: 'expects-4xx' });
    const { email } = newLearner();
    await page.goto(links.signIn());
    await page.getByLabel(say.signIn.email).fill(email);
    await page.getByRole('button', { name: say.signIn.login, exact: true }).click();
    await expect(page.getByText(email)).toBeVisible();
    await expectAccessible(page);
    const code = await codeFor(page, email);
    await page.getByLabel(say.signIn.code, { exact: true }).fill(code === '123456' ? '654321' : '123456');
    await page.getByRole('button', { name: say.signIn.enter, exact: true }).click();
    await expect(page.getByText(say.signIn.wrongCode)).toBeVisible();
    await page.getByLabel(say.signIn.code, { exact: true }).fill(code);
    await page.getByRole('button', { name: say.signIn.enter, exact: true }).click();
    await expect(page).toHaveURL(new RegExp(`${links.notRegistered()}$`));
  });

  test(`the offer tells its price and its real refund, and leads to the checkout (${locale})`, async ({
    page,
  }) => {
    await page.goto(links.registerClarity());
    await expectAccessible(page);
    await expect(page.locator('main')).not.toContainText('100%');
    const { email } = newLearner();
    await page.getByLabel(say.joining.email).fill(email);
    await page.getByRole('button', { name: say.joining.register.submit }).click();
    await expect(page.locator('input[name="email"]')).toHaveValue(email);
  });
}

test('the older address of the sign-in leads to it, in both languages', async ({ request }) => {
  for (const locale of locales) {
    const prefix = locale === 'ar' ? '/ar' : '';
    const answer = await request.get(`${prefix}/login`, { maxRedirects: 0 });
    expect(answer.status()).toBe(303);
    expect(answer.headers()['location']).toBe(linksIn(locale).signIn());
  }
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('everything from the address to the community works', async ({ page, browser, baseURL }) => {
    const say = words.en;
    const { email } = newLearner();
    const paying = await browser.newContext({ baseURL, javaScriptEnabled: true });
    await payByCard(await paying.newPage(), email, 'en');
    await paying.close();
    await signInAs(page, email);
    await expect(page).toHaveURL(/\/welcome$/);
    await page.getByRole('button', { name: say.welcomeIn.dialog.enter }).click();
    await expect(page.locator('dialog')).toBeHidden();
    await expect(page.frameLocator('iframe').getByRole('heading', { level: 1 })).toBeVisible();
  });
});
