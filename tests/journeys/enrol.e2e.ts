import { words } from '../../src/words.ts';
import {
  chooseMethod,
  fillDetails,
  goToTheBank,
  payAgain,
  prefix,
  pressAtTheBank,
} from '../support/enrol.ts';
import { languages } from '../support/extent.ts';
import {
  checkAccessible,
  expect,
  expectAccessible,
  newLearner,
  test,
  expectGood,
} from '../support/journey.ts';
import { openUntil } from '../support/open-until.ts';
import { signInAs } from '../support/sign-in-as.ts';
import { classroomWords, homeWords } from '../../src/learning/classroom/words.ts';

for (const locale of languages('ar')) {
  const t = words[locale];
  const { details } = t.enrol;
  const course = `${prefix(locale)}/courses/english-mastery`;

  test(`${locale}: a learner finds a course, mistypes, goes back, is declined once, pays, and learns: the course’s home, a lesson done, and the account that shows it`, async ({
    page,
  }) => {
    test.slow();
    test.info().annotations.push({ type: 'expects-4xx' });
    const who = newLearner();
    const opener = page.locator(`a[data-dialog][href="${course}/enrol"]:visible`).first();
    const dialog = page.locator('dialog[open]');
    const name = page.getByLabel(details.name);
    await page.goto(
      `${prefix(locale)}/courses?q=${encodeURIComponent({ en: 'english', ar: 'الإنجليزية', fr: 'anglais' }[locale])}`,
    );
    await page.locator(`a[href="${course}"]:visible`).first().click();
    await expect(page).toHaveURL(new RegExp(`${course}$`));

    await test.step('Escape closes the dialog', async () => {
      await opener.click();
      await expect(name).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(dialog).toHaveCount(0);
      await expect(opener).toBeFocused();
    });

    await test.step('a wrong field is reported beside it, and nothing typed is lost', async () => {
      await opener.click();
      await name.fill('Salma');
      await page.getByRole('textbox', { name: details.email }).fill('salma@');
      await page.getByLabel(details.phone).fill('12');
      await page.getByRole('button', { name: details.submit }).click();
      for (const problem of ['full-name', 'phone-invalid'] as const)
        await expect(page.getByText(t.common.fieldProblems[problem]).first()).toBeVisible();
      await expect(name).toHaveValue('Salma');
      await expect(name).toHaveAttribute('aria-invalid', 'true');
      await checkAccessible(page);
      await name.fill('Salma Alaoui');
      await expect(name).not.toHaveAttribute('aria-invalid', 'true');
    });

    await test.step('Back leads from card to method to details, and forward again', async () => {
      await fillDetails(page, locale, who);
      await chooseMethod(page, locale, 'card');
      await expect(dialog.getByText(t.enrol.stages.confirm).first()).toBeVisible();
      // A fetched step is styled like its own page: in Arabic the arrow back points to the right.
      await expect(dialog.locator('.step-foot svg').first()).toHaveCSS(
        'scale',
        locale === 'ar' ? '-1 1' : 'none',
      );
      await dialog.getByRole('link', { name: t.enrol.back }).first().click();
      await expect(dialog.getByText(t.enrol.stages.method).first()).toBeVisible();
      await dialog.getByRole('link', { name: t.enrol.back }).first().click();
      await expect(name).toHaveValue('Salma Alaoui');
      await expectAccessible(page);
      await dialog.getByRole('button', { name: t.enrol.changeDetails.submit }).click();
      await chooseMethod(page, locale, 'card');
    });

    await test.step('declined, the learner may pay without a card, and tries once more', async () => {
      await goToTheBank(page, locale);
      await pressAtTheBank(page, locale, 'decline');
      await expect(page).toHaveURL(/\/payment\/failure/);
      await expectAccessible(page);
      // The page of methods names those without a card, and preselects none.
      await page.getByRole('link', { name: t.payment.otherMethod }).click();
      await expect(page.getByText(t.enrol.method.declined.bank)).toBeVisible();
      await expect(page.getByRole('radio', { checked: true })).toHaveCount(0);
      await expectAccessible(page);
      await page.goBack();
      await payAgain(page, locale);
      await goToTheBank(page, locale);
    });

    await pressAtTheBank(page, locale, 'approve');
    await expect(page).toHaveURL(/\/payment\/success/);
    await expect(page.getByRole('link', { name: t.order.access.classroom.button })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('link', { name: t.payment.openOrder }).first().click();
    await expect(page.getByText(t.order.statuses['Payment Confirmed'].title).first()).toBeVisible();
    await expectAccessible(page);
    await openUntil(page, `${prefix(locale)}/mailbox`, page.getByText(who.email).first());

    await test.step('the course is open without a sign-in, and a finished lesson is shown in the account', async () => {
      const home = `${prefix(locale)}/learn/english-mastery`;
      await page.goto(home);
      await expect(page.getByRole('heading', { name: homeWords[locale].lane.title })).toBeVisible();
      await expectGood(page);
      await page.locator('.go-on a').click();
      await expect(page).toHaveURL(new RegExp(`${home}/lessons/welcome$`));
      await page.getByRole('button', { name: classroomWords[locale].lesson.markDone }).click();
      // Done, and on to the next one.
      await expect(page).toHaveURL(new RegExp(`${home}/lessons/first-task$`));
      await page.goto(home);
      await expect(page.locator('.outline-sign[data-is=done]')).toHaveCount(1);
      await signInAs(page, who.email);
      await page.goto(`${prefix(locale)}/account`);
      const { mine } = t.account.overview;
      await expect(page.getByRole('link', { name: new RegExp(`^${mine.continue}`) })).toBeVisible();
      await expectGood(page);
    });
  });

  test.describe('without script', () => {
    test.use({ javaScriptEnabled: false });

    test(`${locale}: the whole way works on pages of their own`, async ({ page }) => {
      await page.goto(course);
      await page.locator(`a[href="${course}/enrol"]:visible`).first().click();
      await fillDetails(page, locale, newLearner());
      await chooseMethod(page, locale, 'card');
      const { card, handOff } = t.enrol;
      await page.getByRole('radio', { name: new RegExp(`^${card.morocco}`) }).check();
      await page.getByRole('button', { name: card.submit }).click();
      await page.getByRole('button', { name: handOff.submit }).click();
      await pressAtTheBank(page, locale, 'approve');
      await expect(page.getByRole('link', { name: t.order.access.classroom.button })).toBeVisible();
    });
  });
}
