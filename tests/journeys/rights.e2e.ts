/** Reduced or free offers: a coupon of 100 %, and the consultation included in a course. */
import { words } from '../../src/words.ts';
import { formatMad } from '../../src/platform/money/money.ts';
import { chooseMethod, fillDetails, goToTheBank, prefix, pressAtTheBank } from '../support/enrol.ts';
import { languages } from '../support/extent.ts';
import { expect, expectAccessible, newLearner, test, expectGood } from '../support/journey.ts';
import { withStaffPage, openOrder } from '../support/staff-actions.ts';
import { consoleWords } from '../support/console-words.ts';
import { orderNumberOn } from '../support/order-number.ts';
import { signInAs } from '../support/sign-in-as.ts';
import { consoleAt } from '../support/staff.ts';

for (const locale of languages('ar')) {
  const t = words[locale];
  const { details, product, free } = t.enrol;

  test(`${locale}: staff make a coupon of 100 % for the shop, and with it a file costs 0 MAD @all`, async ({
    page,
    browser,
    baseURL,
  }) => {
    test.slow();
    const code = `FREE${Date.now().toString(36).toUpperCase()}`;
    await withStaffPage({ browser, baseURL, locale: 'en' }, async (staffPage) => {
      const { coupons } = consoleWords.en;
      await staffPage.goto(consoleAt('/coupons'));
      await staffPage.getByRole('button', { name: coupons.open }).click();
      const form = staffPage.getByRole('form', { name: coupons.open });
      await form.getByRole('textbox', { name: coupons.code }).fill(code);
      await form.getByRole('textbox', { name: coupons.value }).fill('100');
      await form.getByRole('checkbox', { name: coupons.wholes['course'] }).uncheck();
      await form.getByRole('checkbox', { name: coupons.wholes['product'] }).check();
      await expectAccessible(staffPage);
      await form.getByRole('button', { name: coupons.make }).click();
      await expect(staffPage.getByText(coupons.made(code))).toBeVisible();
    });
    const { email } = newLearner();
    await signInAs(page, email, { locale });
    await page.goto(`${prefix(locale)}/products/freelance-ebook/order`);
    await page.getByText(t.coupon.box.question).click();
    await page.getByLabel(t.coupon.box.label, { exact: true }).fill(code);
    await page.getByRole('button', { name: t.coupon.box.apply, exact: true }).click();
    await expect(page.getByText(free.nothingToPay)).toBeVisible();
    await expectAccessible(page);
    await page.getByLabel(product.details.name, { exact: true }).fill('سلمى');
    await page.getByLabel(details.isSixteen).check();
    await page.getByRole('button', { name: free.submitOther }).click();
    await expect(page.getByText(formatMad(0, locale), { exact: true }).first()).toBeVisible();
    await expect(page.getByText(code).first()).toBeVisible();
    await expectGood(page);
  });

  test(`${locale}: the sales course includes a consultation at half price, and the learner books it @all`, async ({
    page,
    browser,
    baseURL,
  }) => {
    test.slow();
    const { rights } = t;
    const who = newLearner();
    await page.goto(`${prefix(locale)}/courses/ecommerce-mastery-virtual/enrol`);
    await fillDetails(page, locale, who);
    await chooseMethod(page, locale, 'card');
    await goToTheBank(page, locale);
    await pressAtTheBank(page, locale, 'approve');
    await expect(page.getByRole('heading', { name: rights.title })).toBeVisible();
    await expect(page.getByText(formatMad(25_000, locale))).toBeVisible();
    await expectGood(page);
    const course = await orderNumberOn(page);
    await signInAs(page, who.email, { locale, next: `${prefix(locale)}/account/bookings` });
    await page.getByRole('link', { name: rights.book }).click();
    await expect(page.getByText(rights.offered.title)).toBeVisible();
    await expectAccessible(page);
    await page.locator('input[name="slot"]:visible').nth(1).check({ force: true });
    await page.getByLabel(details.isSixteen).check();
    await page.getByLabel(t.enrol.consultation.details.agreesToStart).check();
    await page.getByRole('button', { name: details.submit }).click();
    await chooseMethod(page, locale, 'card');
    await expect(page.getByText(formatMad(25_000, locale)).first()).toBeVisible();
    await goToTheBank(page, locale);
    await pressAtTheBank(page, locale, 'approve');
    await expect(page.getByRole('heading', { name: t.order.kinds.consultation.access.title })).toBeVisible();
    await withStaffPage({ browser, baseURL, locale: 'en' }, async (staffPage) => {
      await openOrder(staffPage, course);
      await expect(staffPage.getByText(consoleWords.en.orderPage.rights.states.used)).toBeVisible();
      await expectAccessible(staffPage);
    });
  });
}
