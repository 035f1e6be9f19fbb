/** A course is bought in parts, from a phone, in both languages: by transfer first, and early by card. */
import { words } from '../../content/words.ts';
import { formatMad } from '../../domain/money/money.ts';
import { locales } from '../../domain/people/locale.ts';
import { chooseMethod, fillDetails, goToTheBank, prefix, pressAtTheBank } from '../support/enrol.ts';
import { expect, expectAccessible, newLearner, test } from '../support/journey.ts';
import { atTheDesk, confirmClaim, openOrder } from '../support/office-deeds.ts';
import { officeWords } from '../support/office-words.ts';
import { orderNumberOn } from '../support/order-number.ts';
import { expectFits } from '../support/settle-down.ts';

const slug = 'ecommerce-mastery';

for (const locale of locales) {
  const say = words[locale];
  const { page: plan, choice, panel } = say.instalments;

  test(`${locale}: a course is paid in parts, the first by transfer, the second early by card`, async ({
    page,
    browser,
    baseURL,
  }) => {
    // Two payments and the office between them.
    test.slow();
    await page.goto(`${prefix(locale)}/courses/${slug}`);
    const money = (centimes: number) => formatMad(centimes, locale);
    const mention = say.instalments.mention.equal(money(90_000), 3, money(50_000));
    await expect(page.locator('main').getByText(mention).first()).toBeVisible();

    await page.goto(`${prefix(locale)}/courses/${slug}/enrol`);
    await expect(page.getByText(choice.same)).toBeVisible();
    await page.locator('input[name=pay][value=parts]').check();
    await expectFits(page);
    await expectAccessible(page);
    await fillDetails(page, locale, newLearner());
    await chooseMethod(page, locale, 'bank');
    await page.getByLabel(say.enrol.bank.tick).check();
    await page.getByRole('button', { name: say.enrol.bank.submit }).click();
    await expect(page.getByRole('heading', { name: panel.title })).toBeVisible();
    await expect(page).toHaveURL(/\/orders\/[^/]+$/);
    const orderPage = page.url();
    const number = await orderNumberOn(page);
    // The office finds the transfer, and sees the plan beside it.
    await atTheDesk({ browser, baseURL, locale }, async (desk) => {
      await openOrder(desk, number);
      await expect(desk.getByRole('heading', { name: officeWords[locale].desk.plan.title })).toBeVisible();
      await confirmClaim(desk, locale);
      await expectAccessible(desk);
    });

    await page.goto(orderPage);
    await expect(page.getByText(say.order.access.title, { exact: true })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('link', { name: panel.seeAndPay }).click();
    await expect(page.getByRole('heading', { name: plan.list })).toBeVisible();
    await expect(page.getByText(plan.states.coming, { exact: true })).toHaveCount(3);
    await expectFits(page);
    await expectAccessible(page);

    const payPart = page.locator('button[name=part]');
    await expect(payPart).toHaveCount(1);
    await payPart.click();
    await chooseMethod(page, locale, 'card');
    await goToTheBank(page, locale);
    await pressAtTheBank(page, locale, 'approve');
    await expect(page.getByText(say.payment.kinds.instalment.paidText)).toBeVisible();
    await page.getByRole('link', { name: say.payment.openOrder }).click();
    await expect(page.getByText(say.order.kinds.instalment.access.title, { exact: true })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('link', { name: say.order.actions.receipt }).first().click();
    await expect(page.locator('main')).toContainText(say.instalments.paper.left);

    await page.goto(`${orderPage.split('?')[0]}/instalments`);
    await expect(page.getByText(plan.states.paid, { exact: true })).toHaveCount(2);
    await expect(page.locator('button[name=part]')).toHaveCount(1);
  });

  test(`${locale}: without script a part is pressed twice and has one order, which can be given up and taken up again`, async ({
    browser,
    baseURL,
  }) => {
    const context = await browser.newContext({ baseURL, javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(`${prefix(locale)}/courses/${slug}/enrol`);
    await page.locator('input[name=pay][value=parts]').check();
    await fillDetails(page, locale, newLearner());
    await chooseMethod(page, locale, 'card');
    await expect(page).toHaveURL(/\/card$/);
    const orderPage = page.url().replace(/\/card$/, '');
    await page.goto(`${orderPage}/instalments`);
    await expect(page.getByRole('link', { name: plan.payFirst })).toBeVisible();
    await expect(page.locator('button[name=part]')).toHaveCount(0);
    await page.goto(`${orderPage}/card`);
    const { card, handOff } = say.enrol;
    await page.getByRole('radio', { name: new RegExp(`^${card.morocco}`) }).check();
    await page.getByRole('button', { name: card.submit }).click();
    await page.getByRole('button', { name: handOff.submit }).click();
    await pressAtTheBank(page, locale, 'approve');
    await expect(page).toHaveURL(/\/payment\/success/);

    const pressed: string[] = [];
    for (let times = 0; times < 2; times += 1) {
      await page.goto(`${orderPage}/instalments`);
      await page.locator('button[name=part]').click();
      await expect(page).toHaveURL(/\/method$/);
      pressed.push(page.url());
    }
    expect(pressed[0]).toBe(pressed[1]);
    const part = (pressed[0] ?? '').replace(/\/method$/, '');
    await page.goto(part);
    await page.getByText(say.order.actions.cancel, { exact: true }).click();
    await page.getByRole('button', { name: say.order.actions.cancelConfirm }).click();
    await page.getByRole('link', { name: panel.see }).click();
    await page.locator('button[name=part]').click();
    await expect(page).toHaveURL(pressed[0] ?? '');
    await context.close();
  });
}
