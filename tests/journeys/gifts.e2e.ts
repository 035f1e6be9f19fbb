import { words } from '../../src/words.ts';
import { chooseMethod, goToTheBank, prefix, pressAtTheBank } from '../support/enrol.ts';
import { languages } from '../support/extent.ts';
import { expect, expectAccessible, newLearner, test } from '../support/journey.ts';
import { emailTo } from '../support/emails.ts';
import { ordered } from '../support/prepared.ts';
import { signInAs } from '../support/sign-in-as.ts';

for (const locale of languages('ar')) {
  const { enrol, order } = words[locale];
  const course = `${prefix(locale)}/courses/english-mastery`;

  test(`${locale}: who owns a course is shown so, and gives it to somebody else, who gets the link by e-mail`, async ({
    page,
    baseURL,
  }) => {
    test.slow();
    test.info().annotations.push({ type: 'expects-4xx' });
    const to = newLearner().email;
    const { who } = await ordered(baseURL ?? '', 'Card', { course: 'english-mastery' });
    await signInAs(page, who.email);
    await page.goto(course);
    await page.locator(`a[data-dialog][href="${course}/enrol"]:visible`).first().click();
    const dialog = page.locator('dialog[open]');
    await expect(dialog.getByText(enrol.ownsCourse.title)).toBeVisible();
    await expect(page.getByLabel(enrol.gift.name)).toBeHidden();
    await dialog.getByText(enrol.had.enrolAnother).click();
    await page.getByLabel(enrol.gift.name).fill('Hiba Bennani');
    await page.getByLabel(enrol.gift.email).fill('hiba@');
    await page.getByLabel(enrol.gift.note).fill('عيد ميلاد سعيد');
    await page.getByLabel(enrol.details.isSixteen).check();
    await page.getByRole('button', { name: enrol.details.submit }).click();
    await expect(page.getByText(words[locale].common.fieldProblems['email-invalid'])).toBeVisible();
    await expectAccessible(page);
    await page.getByLabel(enrol.gift.email).fill(to);
    await page.getByRole('button', { name: enrol.details.submit }).click();
    await expect(dialog.getByText(to)).toBeVisible();
    await chooseMethod(page, locale, 'card');
    await goToTheBank(page, locale);
    await pressAtTheBank(page, locale, 'approve');
    await expect(page.getByText(to)).toBeVisible();
    await expect(page.getByRole('link', { name: order.access.classroom.button })).toHaveCount(0);
    const email = await emailTo(page, to, 'عيد ميلاد سعيد');
    expect(email).toContain(`${prefix(locale)}/learn/english-mastery"`);
  });
}
