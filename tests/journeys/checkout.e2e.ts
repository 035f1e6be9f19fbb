/** The steps of the checkout beside the main road: another way to pay, a bank that is silent, and one order paid twice. */
import { words } from '../../content/words.ts';
import { locales, type Locale } from '../../domain/people/locale.ts';
import { chooseMethod, fillDetails, goToTheBank, prefix, pressAtTheBank } from '../support/enrol.ts';
import { expect, expectAccessible, newLearner, test } from '../support/journey.ts';
import { orderNumberOn } from '../support/order-number.ts';

const enrolAt = (locale: Locale): string => `${prefix(locale)}/courses/ugc-creation-masterclass/enrol`;

for (const locale of locales) {
  const say = words[locale];
  const { other } = say.enrol;

  test(`${locale}: who pays another way is told truthfully that nothing is paid, and finds back to every other way`, async ({
    page,
  }) => {
    const who = newLearner();
    await page.goto(enrolAt(locale));
    await fillDetails(page, locale, who);
    await expectAccessible(page);
    await chooseMethod(page, locale, 'other');
    await expect(page.getByRole('heading', { level: 1, name: other.title })).toBeVisible();
    await expect(page.getByText(other.state)).toBeVisible();
    await expect(page.getByText(other.text)).toBeVisible();
    await expectAccessible(page);

    const number = await orderNumberOn(page);
    const chat = page.getByRole('link', { name: other.open });
    await expect(chat).toHaveAttribute('target', '_blank');
    const message = new URL((await chat.getAttribute('href')) ?? '').searchParams.get('text') ?? '';
    for (const part of [number, who.email]) expect(message).toContain(part);
    await expect(page.getByRole('link', { name: other.home })).toHaveAttribute('href', prefix(locale) || '/');
    // Nothing is left to change here: the choice is made, or made anew.
    await expect(page.locator('main input')).toHaveCount(0);

    await page.getByRole('link', { name: other.seeOrder }).click();
    const standing = say.common.statuses['Pending Other Payment Method'];
    await expect(page.getByText(standing, { exact: true }).first()).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('link', { name: say.order.actions.continueWith['Other Payment Methods'] }).click();
    await page.getByRole('link', { name: other.another }).click();
    await chooseMethod(page, locale, 'card');
    await goToTheBank(page, locale);
    await pressAtTheBank(page, locale, 'approve');
    await expect(page.getByText(say.payment.success.paidTitle)).toBeVisible();
  });

  test(`${locale}: inside the dialog another way is agreed on too, and is there again when it is opened again`, async ({
    page,
  }) => {
    const course = `${prefix(locale)}/courses/ugc-creation-masterclass`;
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
    await expect(dialog.getByText(say.enrol.ways.twoSteps.method).first()).toBeVisible();
  });

  test(`${locale}: without script another way is agreed on by pages alone`, async ({ browser, baseURL }) => {
    const context = await browser.newContext({ baseURL, javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(enrolAt(locale));
    await fillDetails(page, locale, newLearner());
    await chooseMethod(page, locale, 'other');
    await expect(page.getByText(other.text)).toBeVisible();
    await page.goBack();
    await chooseMethod(page, locale, 'cash');
    await expect(page.getByRole('heading', { level: 1, name: say.enrol.cash.title })).toBeVisible();
    await context.close();
  });

  test(`${locale}: who comes back from a silent bank is warned before she pays again, and may ask it herself`, async ({
    page,
  }) => {
    await page.goto(enrolAt(locale));
    await fillDetails(page, locale, newLearner());
    await chooseMethod(page, locale, 'card');
    await expect(page).toHaveURL(/\/card$/);
    const card = page.url();
    await goToTheBank(page, locale);
    await page.goto(card);
    await expect(page.getByText(say.enrol.card.underWay)).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('link', { name: say.enrol.card.seeOrder }).click();
    await expect(page.getByText(say.order.underWay.title)).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: say.order.underWay.action }).click();
    await expect(page.getByText(say.order.notice.asked)).toBeVisible();
  });

  test(`${locale}: an order that was paid twice says that one of the payments comes back`, async ({
    page,
    context,
  }) => {
    await page.goto(enrolAt(locale));
    await fillDetails(page, locale, newLearner());
    await chooseMethod(page, locale, 'card');
    await expect(page).toHaveURL(/\/card$/);
    const card = page.url();
    await goToTheBank(page, locale);
    const again = await context.newPage();
    await again.goto(card);
    await goToTheBank(again, locale);
    await pressAtTheBank(again, locale, 'approve');
    await expect(again.getByText(say.payment.success.paidTitle)).toBeVisible();
    await pressAtTheBank(page, locale, 'approve');
    await expect(page).toHaveURL(/\/payment\/success/);
    await expect(page.getByText(say.order.paidTwice.title)).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('link', { name: say.payment.openOrder }).click();
    await expect(page.getByText(say.order.timeline.events['capture-again'])).toBeVisible();
  });
}
