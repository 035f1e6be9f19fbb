import { words } from '../../content/words.ts';
import { locales } from '../../domain/people/locale.ts';
import {
  chooseMethod,
  fillDetails,
  goToTheBank,
  payAgain,
  prefix,
  pressAtTheBank,
} from '../support/enrol.ts';
import { expect, expectAccessible, newLearner, test } from '../support/journey.ts';
import { openUntil } from '../support/open-until.ts';

for (const locale of locales) {
  const say = words[locale];
  const course = `${prefix(locale)}/courses/english-mastery`;

  test(`${locale}: a learner finds a course, is declined once, pays, and gets her access by page and by mail`, async ({
    page,
  }) => {
    const who = newLearner();
    await page.goto(
      `${prefix(locale)}/courses?q=${locale === 'ar' ? encodeURIComponent('الإنجليزية') : 'english'}`,
    );
    await page.locator(`a[href="${course}"]:visible`).first().click();
    await expect(page).toHaveURL(new RegExp(`${course}$`));
    await page.locator(`a[data-dialog][href="${course}/enrol"]:visible`).first().click();
    await fillDetails(page, locale, who);
    await chooseMethod(page, locale, 'card');
    await goToTheBank(page, locale);
    await pressAtTheBank(page, locale, 'decline');
    await expect(page).toHaveURL(/\/payment\/failure/);
    await expectAccessible(page);
    // The page of methods says what needs no card, and chooses none for her.
    await page.getByRole('link', { name: say.payment.otherMethod }).click();
    await expect(page.getByText(say.enrol.method.declined.bank)).toBeVisible();
    await expect(page.getByRole('radio', { checked: true })).toHaveCount(0);
    await expectAccessible(page);
    await page.goBack();
    await payAgain(page, locale);
    await goToTheBank(page, locale);
    await pressAtTheBank(page, locale, 'approve');
    await expect(page).toHaveURL(/\/payment\/success/);
    await expect(page.getByText(/DERB-[A-Z0-9-]+/).first()).toBeVisible();
    await expectAccessible(page);

    const code = await page
      .getByText(/DERB-[A-Z0-9-]+/)
      .first()
      .innerText();
    await page.getByRole('link', { name: say.payment.openOrder }).first().click();
    await expect(page.getByText(say.order.standings['Payment Confirmed'].title).first()).toBeVisible();
    await expectAccessible(page);

    await openUntil(page, `${prefix(locale)}/mailbox`, page.getByText(who.email).first());
    await page.goto(`${prefix(locale)}/courses`);
    expect(code).toMatch(/DERB/);
  });

  test(`${locale}: without script the whole way works on pages of their own`, async ({
    browser,
    baseURL,
  }) => {
    const context = await browser.newContext({
      baseURL,
      javaScriptEnabled: false,
      viewport: { width: 360, height: 740 },
    });
    const page = await context.newPage();
    await page.goto(course);
    await page.locator(`a[href="${course}/enrol"]:visible`).first().click();
    await fillDetails(page, locale, newLearner());
    await chooseMethod(page, locale, 'card');
    const card = say.enrol.card;
    await page.getByRole('radio', { name: new RegExp(`^${card.morocco}`) }).check();
    await page.getByRole('button', { name: card.submit }).click();
    await page.getByRole('button', { name: say.enrol.handOff.submit }).click();
    await pressAtTheBank(page, locale, 'approve');
    await expect(page.getByText(/DERB-[A-Z0-9-]+/).first()).toBeVisible();
    await context.close();
  });

  test(`${locale}: a wrong field is told beside it, and nothing typed is lost`, async ({ page }) => {
    test.info().annotations.push({ type: 'expects-4xx' });
    await page.goto(`${course}/enrol`);
    const details = say.enrol.details;
    await page.getByLabel(details.name).fill('Salma');
    await page.getByLabel(details.email).fill('salma@');
    await page.getByLabel(details.phone).fill('12');
    await page.getByRole('button', { name: details.submit }).click();
    await expect(page.getByText(say.common.fieldProblems['full-name']).first()).toBeVisible();
    await expect(page.getByText(say.common.fieldProblems['phone-invalid']).first()).toBeVisible();
    await expect(page.getByLabel(details.name)).toHaveValue('Salma');
    await expect(page.getByLabel(details.name)).toHaveAttribute('aria-invalid', 'true');
    await expectAccessible(page);
    await page.getByLabel(details.name).fill('Salma Alaoui');
    await expect(page.getByLabel(details.name)).not.toHaveAttribute('aria-invalid', 'true');
  });

  test(`${locale}: Back leads from card to method to details, and Escape closes the dialog`, async ({
    page,
  }) => {
    await page.goto(course);
    await page.locator(`a[data-dialog][href="${course}/enrol"]:visible`).first().click();
    await fillDetails(page, locale, newLearner());
    await chooseMethod(page, locale, 'card');
    const dialog = page.locator('dialog[open]');
    await expect(dialog.getByText(say.enrol.ways.twoSteps.confirm).first()).toBeVisible();
    // A fetched step is styled like its own page: in Arabic the arrow back points to the right.
    await expect(dialog.locator('.step-foot svg').first()).toHaveCSS(
      'scale',
      locale === 'ar' ? '-1 1' : 'none',
    );
    await dialog.getByRole('link', { name: say.enrol.back }).first().click();
    await expect(dialog.getByText(say.enrol.ways.twoSteps.method).first()).toBeVisible();
    await dialog.getByRole('link', { name: say.enrol.back }).first().click();
    await expect(dialog.getByLabel(say.enrol.details.name)).toHaveValue('Salma Alaoui');
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(page.locator('dialog[open]')).toHaveCount(0);
    await expect(page.locator(`a[data-dialog][href="${course}/enrol"]:visible`).first()).toBeVisible();
  });
}
