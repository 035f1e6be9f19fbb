/** The community is joined in three stages, from a phone, in both languages. */
import type { Page } from '@playwright/test';
import { membership } from '../../domain/catalogue/membership.ts';
import { words } from '../../content/words.ts';
import { locales, type Locale } from '../../domain/people/locale.ts';
import { chooseMethod, goToTheBank, prefix, pressAtTheBank } from '../support/enrol.ts';
import { expect, expectAccessible, newLearner, test } from '../support/journey.ts';

const joinAt = (locale: Locale): string => `${prefix(locale)}/checkout/membership`;

async function join(page: Page, locale: Locale, email: string): Promise<void> {
  const { details, membership: said } = words[locale].enrol;
  await page.getByLabel(said.details.name).fill(locale === 'ar' ? 'سلمى' : 'Salma');
  await page.getByLabel(details.email).fill(email);
  await page.getByLabel(details.isSixteen).check();
  await page.getByLabel(said.details.agreesToStart).check();
  await page.getByRole('button', { name: details.submit }).click();
}

const percentOf = (page: Page) => page.locator('main progress');

for (const locale of locales) {
  const say = words[locale];
  const { threeStages } = say.enrol.ways;

  test(`${locale}: a member gives one name and no phone, pays by card, and is certain of her place`, async ({
    page,
  }) => {
    const { email } = newLearner();
    await page.goto(joinAt(locale));
    await expect(
      page.getByRole('heading', { level: 1, name: say.enrol.membership.details.title }),
    ).toBeVisible();
    await expect(percentOf(page)).toHaveAttribute('value', '33');
    await expectAccessible(page);
    await join(page, locale, email);
    await expect(percentOf(page)).toHaveAttribute('value', '66');
    await expectAccessible(page);
    await chooseMethod(page, locale, 'card', 'threeStages');
    await expect(percentOf(page)).toHaveAttribute('value', '100');
    await goToTheBank(page, locale, 'threeStages');
    await pressAtTheBank(page, locale, 'approve');
    await expect(page.getByText(say.payment.kinds.membership.paidText)).toBeVisible();
    await expectAccessible(page);

    await page.getByRole('link', { name: say.payment.openOrder }).click();
    const told = say.order.kinds.membership;
    await expect(
      page.getByRole('heading', { level: 1, name: told.standings['Payment Confirmed'].title }),
    ).toBeVisible();
    await expect(page.getByText(told.access.how)).toBeVisible();
    await expect(page.getByRole('link', { name: say.order.actions.home })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('link', { name: say.order.actions.receipt }).first().click();
    await expect(page.locator('main')).toContainText(membership.name[locale]);

    await page.goto(joinAt(locale));
    await expect(page.getByText(say.enrol.membership.ownsCourse.title)).toBeVisible();
  });

  test(`${locale}: without script a member announces a bank transfer, stage by stage`, async ({
    browser,
    baseURL,
  }) => {
    const context = await browser.newContext({ baseURL, javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(joinAt(locale));
    await join(page, locale, newLearner().email);
    await chooseMethod(page, locale, 'bank', 'threeStages');
    await expect(page.getByText(threeStages.confirm)).toBeVisible();
    await page.getByRole('link', { name: say.enrol.back }).click();
    await expect(page.getByText(threeStages.method)).toBeVisible();
    await page.getByRole('link', { name: say.enrol.back }).click();
    await expect(page.getByText(threeStages.details)).toBeVisible();
    await page.getByRole('button', { name: say.enrol.changeDetails.submit }).click();
    await chooseMethod(page, locale, 'bank', 'threeStages');
    await page.getByLabel(say.enrol.bank.tick).check();
    await page.getByRole('button', { name: say.enrol.bank.submit }).click();
    const { title } = say.order.standings['Paid - Bank Transfer'];
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await context.close();
  });

  test(`${locale}: what is wrong is told beside its field, and nothing typed is lost`, async ({ page }) => {
    test.info().annotations.push({ type: 'expects-4xx' });
    await page.goto(joinAt(locale));
    const { details } = say.enrol;
    await page.getByLabel(details.email).fill('salma@');
    await page.getByLabel(details.phone).fill('12');
    await page.getByRole('button', { name: details.submit }).click();
    const problems = say.common.fieldProblems;
    for (const problem of ['name-required', 'email-invalid', 'phone-invalid', 'age-required'] as const)
      await expect(page.getByText(problems[problem]).first()).toBeVisible();
    await expect(page.getByLabel(details.email)).toHaveValue('salma@');
    await expectAccessible(page);
  });
}
