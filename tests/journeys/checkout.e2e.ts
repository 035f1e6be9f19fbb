/** Steps of the checkout beside the main flow that need a browser: the dialog, and the accessibility of rare pages. */
import { words } from '../../src/words.ts';
import { chooseMethod, fillDetails, goToTheBank, prefix, pressAtTheBank } from '../support/enrol.ts';
import { languages } from '../support/extent.ts';
import { expect, expectAccessible, newLearner, test, expectGood } from '../support/journey.ts';

for (const locale of languages('ar', 'main road')) {
  const t = words[locale];
  const { other } = t.enrol;
  const course = `${prefix(locale)}/courses/ugc-creation-masterclass`;

  test(`${locale}: inside the dialog another way is agreed on too, and is there again when it is opened again`, async ({
    page,
  }) => {
    await page.goto(course);
    const opener = page.locator(`a[data-dialog][href="${course}/enrol"]:visible`).first();
    await opener.click();
    await fillDetails(page, locale, newLearner());
    await chooseMethod(page, locale, 'other');
    const dialog = page.locator('dialog[open]');
    await expect(dialog.getByRole('heading', { name: other.title })).toBeFocused();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(opener).toBeFocused();
    await opener.click();
    await expect(dialog.getByText(other.state)).toBeVisible();
    await dialog.getByRole('link', { name: other.another }).click();
    await expect(dialog.getByText(t.enrol.stages.method).first()).toBeVisible();
  });

  test(`${locale}: a wrong cash code, a silent bank and a second payment are shown accessibly @all`, async ({
    page,
    context,
  }) => {
    test.info().annotations.push({ type: 'expects-4xx' });
    await page.goto(`${course}/enrol`);
    await fillDetails(page, locale, newLearner());
    await chooseMethod(page, locale, 'cash');
    await page.getByRole('textbox', { name: t.enrol.cash.code }).fill(' 1 ');
    await page.getByRole('button', { name: t.enrol.cash.submit }).click();
    await expect(page.getByText(t.common.fieldProblems['transfer-code']).first()).toBeVisible();
    await expectGood(page);
    await page.getByRole('link', { name: t.enrol.back }).first().click();
    await chooseMethod(page, locale, 'card');
    await expect(page).toHaveURL(/\/card$/);
    const card = page.url();
    await goToTheBank(page, locale);
    const again = await context.newPage();
    await again.goto(card);
    await expect(again.getByText(t.enrol.card.underWay)).toBeVisible();
    await expectAccessible(again);
    await again.getByRole('link', { name: t.enrol.card.seeOrder }).click();
    await expect(again.getByRole('button', { name: t.order.underWay.action })).toBeVisible();
    await expectAccessible(again);
    await again.goto(card);
    await goToTheBank(again, locale);
    for (const one of [again, page]) {
      await pressAtTheBank(one, locale, 'approve');
      await expect(one).toHaveURL(/\/payment\/success/);
    }
    await expect(page.getByText(t.order.paidTwice.title)).toBeVisible();
    await expectAccessible(page);
  });
}
