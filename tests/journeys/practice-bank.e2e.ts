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
import { expect, expectAccessible, newLearner, test } from '../support/journey.ts';
import { looksOf } from '../support/looks.ts';

for (const locale of languages('ar')) {
  const { payment } = words[locale];

  test(`${locale}: left without paying, come back, approved late: the page waits by itself, and then leads to the course @all`, async ({
    page,
  }) => {
    test.slow();
    await page.goto(`${prefix(locale)}/courses/ugc-creation-masterclass/enrol`);
    await fillDetails(page, locale, newLearner());
    await chooseMethod(page, locale, 'card');
    await goToTheBank(page, locale);
    await expectAccessible(page);
    await pressAtTheBank(page, locale, 'cancel');
    await expect(page).toHaveURL(/\/payment\/cancel/);
    await expect(page.getByText(payment.cancel.text).first()).toBeVisible();
    await expectAccessible(page);
    await payAgain(page, locale);
    await goToTheBank(page, locale);
    await pressAtTheBank(page, locale, 'approve-late');
    await expect(page.getByText(payment.success.processingTitle).first()).toBeVisible();
    await expectAccessible(page);
    await expect(page.locator('main a[href*="/learn/"]').first()).toBeVisible({ timeout: 25_000 });
    // The answered page is a page of its own, with all of its styles, and not a part of it put into the one that waited.
    const swapped = await looksOf(page.locator('main'));
    await page.reload();
    expect(await looksOf(page.locator('main'))).toEqual(swapped);
  });
}
