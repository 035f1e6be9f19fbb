/** An hour with an expert, from a phone: chosen, paid by transfer or card, moved, given back; and the expert's side of it. */
import type { Page } from '@playwright/test';
import { words } from '../../content/words.ts';
import { locales, type Locale } from '../../domain/people/locale.ts';
import { chooseMethod, goToTheBank, prefix, pressAtTheBank } from '../support/enrol.ts';
import { expect, expectAccessible, newLearner, test } from '../support/journey.ts';
import { orderNumberOn } from '../support/order-number.ts';
import { atTheDesk, confirmClaim, openOrder } from '../support/office-deeds.ts';
import { officeWords } from '../support/office-words.ts';
import { officeAt } from '../support/staff.ts';

test.use({ timezoneId: 'Africa/Casablanca' });

/** Experts of their own, so that no test takes another one's hour. */
const byTransfer: Record<Locale, string> = { en: 'price-of-your-work', ar: 'job-interview-in-english' };
const byCard: Record<Locale, string> = { en: 'first-product-yes-or-no', ar: 'ugc-portfolio-and-first-offer' };

const free = (page: Page) => page.locator('input[name="slot"]:visible');

async function fillAndGo(page: Page, locale: Locale): Promise<void> {
  const { details, consultation } = words[locale].enrol;
  await page.getByLabel(consultation.details.name).fill(locale === 'ar' ? 'سلمى' : 'Salma');
  await page.getByLabel(details.email).fill(newLearner().email);
  await page.getByLabel(words[locale].booking.choose.note).fill('I sew kaftans and do not know what to ask.');
  await page.getByLabel(details.isSixteen).check();
  await page.getByLabel(consultation.details.agreesToStart).check();
  await page.getByRole('button', { name: details.submit }).click();
}

for (const locale of locales) {
  const say = words[locale];
  const { choose, panel, move, cancel } = say.booking;
  const at = `${prefix(locale)}/consultation`;

  test(`${locale}: booked by transfer without script, confirmed by the staff, moved and given back for the money`, async ({
    browser,
    baseURL,
  }) => {
    test.slow();
    const context = await browser.newContext({ baseURL, javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(`${at}/${byTransfer[locale]}`);
    await page.getByRole('link', { name: choose.heading }).first().click();
    await expect(page.getByRole('heading', { level: 1, name: choose.heading })).toBeVisible();
    await page.getByLabel(choose.zone).selectOption('Europe/Paris');
    await page.getByRole('button', { name: choose.zoneShow }).click();
    await expect(page.getByText(choose.there(say.booking.zones['Europe/Paris']))).toBeVisible();

    // Nothing chosen: she is told, and what she typed is still there.
    await fillAndGo(page, locale);
    await expect(page.getByText(choose.required)).toBeVisible();
    await expect(page.getByLabel(choose.note)).toHaveValue(/kaftans/);
    const chosen = await free(page).nth(1).getAttribute('value');
    await free(page).nth(1).check({ force: true });
    await page.getByRole('button', { name: say.enrol.details.submit }).click();
    await chooseMethod(page, locale, 'bank');
    await expect(page.getByText(say.booking.zones['Europe/Paris']).first()).toBeVisible();
    await page.getByLabel(say.enrol.bank.tick).check();
    await page.getByRole('button', { name: say.enrol.bank.submit }).click();
    await expect(page.getByRole('heading', { name: panel.titles.held })).toBeVisible();
    const number = await orderNumberOn(page);

    // Nobody else is offered it.
    const other = await (await browser.newContext({ baseURL, javaScriptEnabled: false })).newPage();
    await other.goto(`${at}/${byTransfer[locale]}/book`);
    await expect(other.locator(`input[value="${chosen}"]`)).toHaveCount(0);
    await other.context().close();

    await atTheDesk({ browser, baseURL, locale }, async (desk) => {
      const { bookings } = officeWords[locale];
      await openOrder(desk, number);
      await confirmClaim(desk, locale);
      await desk.goto(officeAt('/bookings'));
      const hour = desk.getByRole('listitem').filter({ hasText: number });
      await expect(hour.getByText('kaftans')).toBeVisible();
      await expectAccessible(desk);
      await hour.getByRole('link', { name: bookings.change }).click();
      // Nothing is moved before another hour is chosen, nothing cancelled before she said yes.
      await expect(desk.getByRole('button', { name: bookings.chooseFirst })).toBeDisabled();
      await desk.getByRole('button', { name: bookings.cancel }).click();
      await expect(desk.getByText(bookings.cancelUndone)).toBeVisible();
      await expectAccessible(desk);
      await desk.getByRole('button', { name: officeWords[locale].office.cancel, exact: true }).click();
      await expect(desk.getByText(bookings.cancelUndone)).toHaveCount(0);
    });

    await page.reload();
    await expect(page.getByRole('heading', { name: panel.titles.booked, exact: true })).toBeVisible();
    const calendar = await page.getByRole('link', { name: panel.calendar }).getAttribute('href');
    const file = await (await page.request.get(calendar ?? '')).text();
    expect(file).toMatch(/UID:booking-[\w-]+@/);
    expect(file).toContain('SEQUENCE:0');

    await page.getByRole('link', { name: panel.move }).click();
    await expect(page.getByRole('heading', { level: 1, name: move.title })).toBeVisible();
    await free(page).last().check({ force: true });
    await page.getByRole('button', { name: move.submit }).click();
    await expect(page.getByText(move.done)).toBeVisible();
    expect(await (await page.request.get(calendar ?? '')).text()).toContain('SEQUENCE:1');

    await page.getByText(cancel.summary).click();
    // A person sends the money: without an account nothing is cancelled, and what she typed is still there.
    const { account } = say.orderRefunds;
    await page.getByLabel(account.rib).fill('1234');
    await page.getByRole('button', { name: cancel.confirmWithMoney }).click();
    await expect(page.getByText(say.common.fieldProblems['rib-invalid'])).toBeVisible();
    await expect(page.getByLabel(account.rib)).toHaveValue('1234');
    await page.getByLabel(account.rib).fill('999780000000000000000105');
    await page.getByRole('button', { name: cancel.confirmWithMoney }).click();
    await expect(page.getByText(cancel.doneWithMoney)).toBeVisible();
    await expect(page.getByText(say.orderRefunds.ways['bank-transfer'])).toBeVisible();
    await expect(page.getByRole('heading', { name: panel.titles.cancelled })).toBeVisible();
    expect(await (await page.request.get(calendar ?? '')).text()).toContain('METHOD:CANCEL');
    await context.close();
  });

  test(`${locale}: paid by card the hour is booked at once, and every page is accessible`, async ({
    page,
  }) => {
    test.slow();
    await page.goto(`${at}/${byCard[locale]}/book`);
    await expectAccessible(page);
    await free(page).nth(2).check({ force: true });
    await fillAndGo(page, locale);
    await chooseMethod(page, locale, 'card');
    await expectAccessible(page);
    await goToTheBank(page, locale);
    await pressAtTheBank(page, locale, 'approve');
    // The hour and its file stand there; when the link to meet comes is said, and not that it is there.
    await expect(
      page.getByRole('heading', { name: say.order.kinds.consultation.access.title }),
    ).toBeVisible();
    await expect(page.getByText(say.order.kinds.consultation.access.how)).toBeVisible();
    await expect(page.getByRole('link', { name: panel.calendar })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('link', { name: say.payment.openOrder }).click();
    await expect(page.getByRole('heading', { name: panel.titles.booked, exact: true })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('link', { name: panel.move }).click();
    await expectAccessible(page);
  });
}

test('on the clock of where she is, by itself', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ baseURL, timezoneId: 'Europe/Paris' });
  const page = await context.newPage();
  await page.goto('/consultation/your-shop-line-by-line/book');
  await expect(page).toHaveURL(/zone=Europe%2FParis/);
  await expect(page.getByText(words.en.booking.choose.there('Paris'))).toBeVisible();
  await context.close();
});
