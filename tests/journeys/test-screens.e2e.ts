import { words } from '../../content/words.ts';
import { locales } from '../../domain/people/locale.ts';
import { prefix, pressAtTheBank } from '../support/enrol.ts';
import { expect, expectAccessible, newLearner, test } from '../support/journey.ts';

for (const locale of locales) {
  const say = words[locale];
  const { testScreens } = say;
  const at = (path: string) => `${prefix(locale)}${path}`;

  test(`${locale}: every test screen is accessible, and no robot keeps it`, async ({ page }) => {
    for (const path of [
      '/payment-test',
      '/payment-test-page',
      '/form-test',
      '/virtual-test-payment',
      '/virtual-test-payment/enrol',
      '/supabase-test',
    ]) {
      const answer = await page.goto(at(path));
      expect(answer?.status(), path).toBe(200);
      expect(answer?.headers()['cache-control'], path).toContain('no-store');
      await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
      await expectAccessible(page);
    }
  });

  test(`${locale}: a payment of ten dirhams goes straight to the bank, and opens nothing`, async ({
    page,
  }) => {
    const { name, email } = newLearner();
    await page.goto(at('/payment-test'));
    await page.getByLabel(testScreens.fields.amount).fill('10');
    await page.getByLabel(testScreens.fields.name).fill(name);
    await page.getByLabel(testScreens.fields.email).fill(email);
    await page.getByRole('button', { name: testScreens.paymentTest.submit }).click();
    await expect(page).toHaveURL(/\/practice-bank\//);
    await pressAtTheBank(page, locale, 'approve');
    await page.getByRole('link', { name: say.payment.openOrder }).first().click();
    await expect(page.getByText(testScreens.paymentTest.filled).first()).toBeVisible();
    await expect(page.getByText(/DERB-[A-Z0-9-]{8,}/)).toHaveCount(0);
    await expectAccessible(page);
    await page.goto(at('/supabase-test'));
    await expect(page.getByText(email)).toBeVisible();
  });

  test(`${locale}: an amount below a centime and an empty name are told beside their fields`, async ({
    page,
  }) => {
    test.info().annotations.push({ type: 'expects-4xx' });
    await page.goto(at('/payment-test-page'));
    await page.getByLabel(testScreens.fields.amount).fill('0');
    await page.getByRole('button', { name: testScreens.paymentTestPage.submit }).click();
    await expect(page.getByText(say.common.fieldProblems['amount-invalid'])).toBeVisible();
    await expect(page.getByText(say.common.fieldProblems['full-name'])).toBeVisible();
    await expect(page.getByLabel(testScreens.fields.description)).toHaveValue(
      testScreens.paymentTestPage.filled,
    );
    await expectAccessible(page);
  });

  test(`${locale}: the form test says how a phone number is read`, async ({ page }) => {
    const { name, email } = newLearner();
    await page.goto(at('/form-test'));
    await page.getByLabel(testScreens.fields.name).fill(name);
    await page.getByLabel(testScreens.fields.email).fill(email.toUpperCase());
    await page.getByLabel(testScreens.fields.phone).fill('06 12-34 56 78');
    await page.getByRole('button', { name: testScreens.formTest.submit }).click();
    await expect(page.getByText('+212612345678')).toBeVisible();
    await expect(page.getByText(email)).toBeVisible();
  });

  test(`${locale}: the test sales page costs five dirhams, from its buttons to the payment`, async ({
    page,
  }) => {
    const { name, email, phone } = newLearner();
    await page.goto(at('/virtual-test-payment'));
    await page.locator('.darija a[href$="/virtual-test-payment/enrol"]:visible').first().click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByText(/^5\s(MAD|درهم)$/)).toBeVisible();
    await dialog.getByLabel(say.enrol.details.name).fill(name);
    await dialog.getByLabel(say.enrol.details.email).fill(email);
    await dialog.getByLabel(say.enrol.details.phone).fill(phone);
    await dialog.getByRole('button', { name: testScreens.virtual.submit }).click();
    await expect(dialog.getByText(say.enrol.method.legend)).toBeVisible();
    await expect(dialog.getByText(/(^|\s)5\s(MAD|درهم)/).first()).toBeVisible();
  });
}
