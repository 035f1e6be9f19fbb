/** The community is joined in three steps, on a phone. */
import { words } from '../../src/words.ts';
import { chooseMethod, goToTheBank, prefix, pressAtTheBank } from '../support/enrol.ts';
import { languages } from '../support/extent.ts';
import { expect, expectAccessible, newLearner, test } from '../support/journey.ts';

for (const locale of languages('ar', 'main road')) {
  const t = words[locale];
  const { details, membership } = t.enrol;

  test(`${locale}: a member mistypes, corrects it, presses twice, pays by card, and the membership is confirmed @all`, async ({
    page,
  }) => {
    test.info().annotations.push({ type: 'expects-4xx' });
    const percent = page.locator('main progress');
    const email = page.getByRole('textbox', { name: details.email });
    const submit = page.getByRole('button', { name: details.submit });
    await page.goto(`${prefix(locale)}/checkout/membership`);
    await expect(percent).toHaveAttribute('value', '33');
    await email.fill('salma@');
    await submit.click();
    for (const problem of ['name-required', 'email-invalid', 'age-required'] as const)
      await expect(page.getByText(t.common.fieldProblems[problem]).first()).toBeVisible();
    await expect(email).toHaveValue('salma@');
    await expectAccessible(page);
    await page.getByLabel(membership.details.name).fill(locale === 'ar' ? 'سلمى' : 'Salma');
    await email.fill(newLearner().email);
    await page.getByLabel(details.isSixteen).check();
    await page.getByLabel(membership.details.agreesToStart).check();
    await submit.dblclick();
    await expect(percent).toHaveAttribute('value', '66');
    await expectAccessible(page);
    await chooseMethod(page, locale, 'card');
    await expect(percent).toHaveAttribute('value', '100');
    await goToTheBank(page, locale);
    await pressAtTheBank(page, locale, 'approve');
    await expect(page.getByText(t.payment.kinds.membership.paidText)).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('link', { name: t.payment.openOrder }).click();
    const { statuses } = t.order.kinds.membership;
    await expect(
      page.getByRole('heading', { level: 1, name: statuses['Payment Confirmed'].title }),
    ).toBeVisible();
    await expectAccessible(page);
  });
}
