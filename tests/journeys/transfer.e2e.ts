import { words } from '../../content/words.ts';
import { locales } from '../../domain/people/locale.ts';
import { chooseMethod, fillDetails, prefix } from '../support/enrol.ts';
import { expect, expectAccessible, newLearner, test } from '../support/journey.ts';
import { officeOf } from '../support/staff.ts';

for (const locale of locales) {
  const say = words[locale];

  test(`${locale}: a bank transfer is claimed by the learner, confirmed by staff, and opens the course`, async ({
    page,
    browser,
    baseURL,
  }) => {
    const who = newLearner();
    await page.goto(`${prefix(locale)}/courses/ecommerce-mastery-virtual/enrol`);
    await fillDetails(page, locale, who);
    await chooseMethod(page, locale, 'bank');
    await expectAccessible(page);
    await page.getByLabel(say.enrol.bank.tick).check();
    await page.getByRole('button', { name: say.enrol.bank.submit }).click();
    await expect(page.getByText(say.order.standings['Paid - Bank Transfer'].title).first()).toBeVisible();
    await expectAccessible(page);
    const order = page.url();
    const number =
      (
        await page
          .getByText(/MEM-\d{6}-[0-9a-f]{4}/)
          .first()
          .innerText()
      ).match(/MEM-\d{6}-[0-9a-f]{4}/)?.[0] ?? '';
    expect(number).toMatch(/^MEM-/);

    const office = await officeOf(browser, baseURL);
    const desk = await office.newPage();
    await desk.goto(`${prefix(locale)}/staff/orders/${number}`);
    await expectAccessible(desk);
    await desk.getByRole('button', { name: say.staff.order.confirm }).click();
    await expect(desk.getByText('Payment Confirmed').first()).toBeVisible();
    await office.close();

    await page.goto(order);
    await expect(page.getByText(/DERB-[A-Z0-9-]+/).first()).toBeVisible();
  });

  test(`${locale}: a cash code that is too short is refused beside the field, a right one is taken`, async ({
    page,
  }) => {
    test.info().annotations.push({ type: 'expects-4xx' });
    await page.goto(`${prefix(locale)}/courses/ugc-creation-masterclass/enrol`);
    await fillDetails(page, locale, newLearner());
    await chooseMethod(page, locale, 'cash');
    await page.getByLabel(say.enrol.cash.code).fill(' 1 ');
    await page.getByRole('button', { name: say.enrol.cash.submit }).click();
    await expect(page.getByText(say.common.fieldProblems['transfer-code']).first()).toBeVisible();
    await expectAccessible(page);
    await page.getByLabel(say.enrol.cash.code).fill(`${Date.now()}`);
    await page.getByRole('button', { name: say.enrol.cash.submit }).click();
    await expect(page.getByText(say.order.standings['Paid - WafaCash'].title).first()).toBeVisible();
  });
}
