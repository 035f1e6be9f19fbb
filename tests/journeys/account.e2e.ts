/** The account on a phone, in both languages: what she has, her devices, her data, and the way out. */
import type { Browser, Page } from '@playwright/test';
import { linksIn } from '../../app/links.ts';
import { words } from '../../content/words.ts';
import { locales, type Locale } from '../../domain/people/locale.ts';
import { chooseMethod, goToTheBank, pressAtTheBank } from '../support/enrol.ts';
import { expect, expectAccessible, newLearner, test } from '../support/journey.ts';
import { codeFor } from '../support/letters.ts';
import { signInAs } from '../support/sign-in-as.ts';

async function joinAndPay(page: Page, locale: Locale, email: string): Promise<void> {
  const { details, membership } = words[locale].enrol;
  await page.goto(linksIn(locale).joinCommunity());
  await page.getByLabel(membership.details.name).fill(locale === 'ar' ? 'زهراء' : 'Zahra');
  await page.getByLabel(details.email).fill(email);
  await page.getByLabel(details.isSixteen).check();
  await page.getByLabel(membership.details.agreesToStart).check();
  await page.getByRole('button', { name: details.submit }).click();
  await chooseMethod(page, locale, 'card', 'threeStages');
  await goToTheBank(page, locale, 'threeStages');
  await pressAtTheBank(page, locale, 'approve');
  await expect(page.getByText(words[locale].payment.kinds.membership.paidText)).toBeVisible();
}

/** Another device of hers, without script. */
async function otherDevice(browser: Browser, baseURL: string | undefined): Promise<Page> {
  const viewport = { width: 360, height: 740 };
  const context = await browser.newContext({ baseURL, viewport, javaScriptEnabled: false });
  return context.newPage();
}

for (const locale of locales) {
  const say = words[locale].account;
  const links = linksIn(locale);

  test(`${locale}: a member sees her orders, signs another device out, takes her data along and deletes her account`, async ({
    browser,
    baseURL,
    page,
  }) => {
    test.slow();
    test.info().annotations.push({ type: 'expects-4xx' });
    const { email } = newLearner();
    await page.goto(links.account());
    await expect(page).toHaveURL(/clarity-login\?next=/);
    await joinAndPay(page, locale, email);

    await signInAs(page, email, { locale, next: links.account() });
    await expect(page.getByRole('heading', { level: 1, name: say.overview.heading })).toBeVisible();
    await expect(page.getByRole('heading', { name: say.overview.community.title })).toBeVisible();
    await expectAccessible(page);

    await page.getByRole('link', { name: say.nav.orders, exact: true }).click();
    await expect(page.getByText(words[locale].common.statuses['Payment Confirmed'])).toBeVisible();
    await expectAccessible(page);
    const receipt = await page.getByRole('link', { name: say.orders.receipt }).getAttribute('href');
    const paper = await page.request.get(receipt ?? '');
    expect([paper.status(), paper.headers()['content-type']]).toEqual([200, 'application/pdf']);

    const other = await otherDevice(browser, baseURL);
    await signInAs(other, email, { locale, next: links.account() });
    await page.getByRole('link', { name: say.nav.devices, exact: true }).click();
    await expectAccessible(page);
    await page
      .locator('form', { has: page.locator('[name=device]') })
      .getByRole('button')
      .click();
    await expect(page.getByText(say.devices.ended)).toBeVisible();
    await expect(page.getByText(say.devices.alone)).toBeVisible();
    await other.goto(links.account());
    await expect(other).toHaveURL(/clarity-login/);

    await page.getByRole('link', { name: say.nav.bookings, exact: true }).click();
    await expect(page.getByText(say.bookings.none)).toBeVisible();
    await expectAccessible(page);

    await page.getByRole('link', { name: say.nav.data, exact: true }).click();
    await expectAccessible(page);
    await page.getByRole('radio', { name: say.data.wishes.english }).check();
    await page.getByRole('button', { name: say.data.wishes.save }).click();
    await expect(page.getByText(say.data.wishes.saved)).toBeVisible();
    const file = await page.request.get(links.accountExport());
    expect(file.headers()['content-disposition']).toContain('attachment');
    expect(file.headers()['cache-control']).toBe('no-store');
    expect(await file.json()).toMatchObject({
      memberUsers: [{ email }],
      memberProfiles: [{ locale: 'en' }],
      orders: [{ email, status: 'Payment Confirmed' }],
    });

    await page.getByRole('link', { name: say.data.delete.open }).click();
    await expectAccessible(page);
    await page.getByRole('button', { name: say.deletion.confirm.send }).click();
    await page.getByLabel(say.deletion.confirm.email).fill('somebody-else@example.com');
    const code = await codeFor(page, email);
    await page.getByLabel(say.deletion.confirm.code).fill(code);
    await page.getByRole('button', { name: say.deletion.confirm.delete }).click();
    await expect(page.getByText(say.deletion.confirm.emailWrong)).toBeVisible();
    await expectAccessible(page);
    await page.getByLabel(say.deletion.confirm.email).fill(email);
    await page.getByLabel(say.deletion.confirm.code).fill(code);
    await page.getByRole('button', { name: say.deletion.confirm.delete }).click();
    await expect(page.getByRole('heading', { level: 1, name: say.deleted.title })).toBeVisible();
    await expectAccessible(page);

    await page.goto(links.account());
    await expect(page).toHaveURL(/clarity-login/);
    await signInAs(page, email, { locale });
    await expect(page).toHaveURL(/not-registered/);
  });
}
