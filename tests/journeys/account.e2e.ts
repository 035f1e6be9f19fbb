/**
 * The account on a phone: its contents, the data export, and signing out. Documents and devices:
 * tests/requests/account.test.ts.
 */
import { linksIn } from '../../src/academy/frame/links.ts';
import { words } from '../../src/words.ts';
import { becomeMember } from '../support/become-member.ts';
import { languages } from '../support/extent.ts';
import { expect, expectAccessible, test } from '../support/journey.ts';
import { codeFor } from '../support/emails.ts';
import { signInAs } from '../support/sign-in-as.ts';

for (const locale of languages('ar')) {
  const t = words[locale].account;
  const links = linksIn(locale);

  test(`${locale}: a member looks through the account, downloads the data and deletes it @all`, async ({
    page,
  }) => {
    test.slow();
    test.info().annotations.push({ type: 'expects-4xx' });
    await page.goto(links.account());
    await expect(page).toHaveURL(/clarity-login\?next=/);
    const { email } = await becomeMember(page, locale);

    await page.goto(links.account());
    await expect(page.getByRole('heading', { level: 1, name: t.overview.also })).toBeVisible();
    await expect(page.getByRole('heading', { name: t.overview.community.title })).toBeVisible();
    await expectAccessible(page);
    for (const [name, text] of [
      [t.nav.orders, words[locale].common.statuses['Payment Confirmed']],
      [t.nav.bookings, t.bookings.none],
    ] as const) {
      await page.getByRole('link', { name, exact: true }).click();
      await expect(page.getByText(text)).toBeVisible();
      await expectAccessible(page);
    }
    const openQuick = async (name: string) => {
      await page.goto(links.account());
      await page.getByText(t.overview.quick.heading).click();
      await page.getByRole('link', { name, exact: true }).click();
    };
    await openQuick(t.overview.quick.devices);
    await expect(page.getByText(t.devices.alone)).toBeVisible();
    await expectAccessible(page);

    await openQuick(t.overview.quick.data);
    await expectAccessible(page);
    await page.getByRole('radio', { name: 'English' }).check();
    await page.getByRole('button', { name: t.data.wishes.save }).click();
    await expect(page.getByText(t.data.wishes.saved)).toBeVisible();
    const download = page.waitForEvent('download');
    await page.locator(`main a[href="${links.accountExport()}"]`).click();
    expect((await download).suggestedFilename()).toMatch(/\.json$/);

    await page.getByRole('link', { name: t.data.delete.open }).click();
    await expectAccessible(page);
    await page.getByRole('button', { name: t.deletion.confirm.send }).click();
    await page.getByLabel(t.deletion.confirm.email).fill('somebody-else@example.com');
    const code = await codeFor(page, email);
    await page.getByLabel(t.deletion.confirm.code).fill(code);
    await page.getByRole('button', { name: t.deletion.confirm.delete }).click();
    await expect(page.getByText(t.deletion.confirm.emailWrong)).toBeVisible();
    await expectAccessible(page);
    await page.getByLabel(t.deletion.confirm.email).fill(email);
    await page.getByLabel(t.deletion.confirm.code).fill(code);
    await page.getByRole('button', { name: t.deletion.confirm.delete }).click();
    await expect(page.getByRole('heading', { level: 1, name: t.deleted.title })).toBeVisible();
    await expectAccessible(page);

    await page.goto(links.account());
    await expect(page).toHaveURL(/clarity-login/);
    await signInAs(page, email, { locale });
    await expect(page).toHaveURL(/not-registered/);
  });
}
