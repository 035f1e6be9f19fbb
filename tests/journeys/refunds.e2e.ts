import { words } from '../../content/words.ts';
import { chooseMethod, fillDetails, goToTheBank, prefix, pressAtTheBank } from '../support/enrol.ts';
import { languages } from '../support/extent.ts';
import { expect, expectAccessible, newLearner, test } from '../support/journey.ts';
import { atTheDesk, payBackByCard } from '../support/office-deeds.ts';
import { orderNumberOn } from '../support/order-number.ts';

for (const locale of languages('ar')) {
  const say = words[locale];

  test(
    `${locale}: what was paid back of an order is told on its page, in words that all can read`,
    { tag: '@all' },
    async ({ page, browser, baseURL }) => {
      test.slow();
      await page.goto(`${prefix(locale)}/courses/ecommerce-mastery-virtual/enrol`);
      await fillDetails(page, locale, newLearner());
      await chooseMethod(page, locale, 'card');
      await goToTheBank(page, locale);
      await pressAtTheBank(page, locale, 'approve');
      await page.getByRole('link', { name: say.payment.openOrder }).first().click();
      await expect(page).toHaveURL(/\/orders\/[\w-]+$/);
      const number = await orderNumberOn(page);
      await atTheDesk({ browser, baseURL, locale }, (desk) =>
        payBackByCard(desk, locale, number, { amount: '100,50', reason: 'One lesson was cut.' }),
      );
      await page.reload();
      await expect(page.getByText(say.orderRefunds.sent, { exact: true })).toBeVisible();
      await expectAccessible(page);
    },
  );
}
