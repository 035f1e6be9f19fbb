/**
 * Booking an hour with an expert, on a phone in another time zone. Transfers and changes:
 * tests/requests/consultation.test.ts.
 */
import { words } from '../../src/words.ts';
import type { Locale } from '../../src/platform/i18n/locale.ts';
import { chooseMethod, goToTheBank, prefix, pressAtTheBank } from '../support/enrol.ts';
import { languages } from '../support/extent.ts';
import { expect, expectAccessible, newLearner, test } from '../support/journey.ts';

test.use({ timezoneId: 'Europe/Paris' });

/** Experts of their own, so that no test takes another one's hour. */
const services: Record<Locale, string> = {
  en: 'first-product-yes-or-no',
  ar: 'ugc-portfolio-and-first-offer',
  fr: 'first-product-yes-or-no',
};

for (const locale of languages('ar', 'main road'))
  test(`${locale}: an hour paid by card is booked at once, shown in the visitor’s own time zone @all`, async ({
    page,
  }) => {
    test.slow();
    const t = words[locale];
    const { choose, panel, zones } = t.booking;
    const { details, consultation } = t.enrol;
    await page.goto(`${prefix(locale)}/consultation/${services[locale]}/book`);
    await expect(page).toHaveURL(/zone=Europe%2FParis/);
    await expect(page.getByText(choose.there(zones['Europe/Paris']))).toBeVisible();
    await expectAccessible(page);
    await page.locator('input[name="slot"]:visible').nth(2).check({ force: true });
    await page.getByLabel(consultation.details.name).fill(locale === 'ar' ? 'سلمى' : 'Salma');
    await page.getByRole('textbox', { name: details.email }).fill(newLearner().email);
    await page.getByLabel(choose.note).fill('I sew kaftans and do not know what to ask.');
    await page.getByLabel(details.isSixteen).check();
    await page.getByLabel(consultation.details.agreesToStart).check();
    await page.getByRole('button', { name: details.submit }).click();
    await chooseMethod(page, locale, 'card');
    await expectAccessible(page);
    await goToTheBank(page, locale);
    await pressAtTheBank(page, locale, 'approve');
    // The hour and its calendar file are shown; of the meeting link only when it comes.
    const { access } = t.order.kinds.consultation;
    await expect(page.getByRole('heading', { name: access.title })).toBeVisible();
    await expect(page.getByText(access.how)).toBeVisible();
    await expect(page.getByRole('link', { name: panel.calendar })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('link', { name: t.payment.openOrder }).click();
    await expect(page.getByRole('heading', { name: panel.titles.booked, exact: true })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('link', { name: panel.move }).click();
    await expect(page.getByRole('heading', { level: 1, name: t.booking.move.title })).toBeVisible();
    await expectAccessible(page);
  });
