/** Applications, waitlists and hours with experts in the console, in an academy of its own: a course is opened here. */
import type { Page } from '@playwright/test';
import { applications as applicationsAr } from '../../console/src/words/applications/ar.ts';
import { applications as applicationsEn } from '../../console/src/words/applications/en.ts';
import { bookings as bookingsAr } from '../../console/src/words/bookings/ar.ts';
import { bookings as bookingsEn } from '../../console/src/words/bookings/en.ts';
import { waitlists as waitlistsAr } from '../../console/src/words/waitlists/ar.ts';
import { waitlists as waitlistsEn } from '../../console/src/words/waitlists/en.ts';
import { words as site } from '../../content/words.ts';
import type { Locale } from '../../domain/people/locale.ts';
import { chooseMethod, goToTheBank, pressAtTheBank } from '../support/enrol.ts';
import { expect, expectAccessible, newLearner } from '../support/journey.ts';
import { letterTo } from '../support/letters.ts';
import { officeAt, signIn } from '../support/staff.ts';
import { test } from '../support/start-clocked.ts';

const hostile = '<img src=x onerror=alert(1)>';
const slug = 'fashion-business-masterclass';
const words = {
  en: { applications: applicationsEn, waitlists: waitlistsEn, bookings: bookingsEn },
  ar: { applications: applicationsAr, waitlists: waitlistsAr, bookings: bookingsAr },
};

test.describe.configure({ mode: 'serial', timeout: 120_000 });

async function enter(page: Page, locale: Locale): Promise<void> {
  await page.setViewportSize({ width: 390, height: 800 });
  await signIn(page);
  await page.evaluate((language) => localStorage.setItem('derb-office-language', language), locale);
}

async function wait(page: Page): Promise<string> {
  const { email, phone } = newLearner();
  const form = { name: hostile, email, phone };
  const answer = await page.request.post(`/courses/${slug}/waitlist`, { form, maxRedirects: 0 });
  expect(answer.status()).toBe(303);
  return email;
}

test('what a stranger typed stays text, and a course opens to those who wait with one letter each', async ({
  page,
}) => {
  test.info().annotations.push({ type: 'expects-4xx' });
  const { applications, waitlists } = words.en;
  const email = await wait(page);
  await enter(page, 'en');

  await page.goto(officeAt('/applications?kind=waitlist'));
  const row = page.getByRole('listitem').filter({ hasText: email });
  await expect(row.getByRole('heading', { name: hostile })).toBeVisible();
  await expect(row.getByRole('link', { name: applications.reply(email) })).toHaveAttribute(
    'href',
    /^mailto:[^?]+@[^?]+\?subject=/,
  );
  await expect(page.locator('main img')).toHaveCount(0);
  await expectAccessible(page);

  await page.goto(officeAt('/waitlists'));
  const card = page.getByRole('listitem').filter({
    has: page.getByRole('button', { name: waitlists.open }),
  });
  await card.getByRole('button', { name: waitlists.open }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText(waitlists.letters(1))).toBeVisible();
  await expectAccessible(page);
  await dialog.getByLabel(waitlists.until).fill('2020-01-01');
  await dialog.getByRole('button', { name: waitlists.submitOpen }).click();
  await expect(dialog.getByLabel(waitlists.until)).toHaveAttribute('aria-invalid', 'true');
  await dialog.getByLabel(waitlists.until).fill('2099-01-01');
  await dialog.getByRole('button', { name: waitlists.submitOpen }).click();
  await expect(page.getByText(waitlists.opened)).toBeVisible();
  await expect(page.getByText(waitlists.standings.ahead, { exact: true })).toBeVisible();
  await expectAccessible(page);
  expect(await letterTo(page, email, '?early=')).toContain(slug);
});

test('in Arabic the lists, the names of one of them and the hours are read from the right', async ({
  page,
}) => {
  const { applications, waitlists, bookings } = words.ar;
  await wait(page);
  await enter(page, 'ar');
  await page.goto(officeAt('/waitlists'));
  await expect(page.getByRole('heading', { level: 1, name: waitlists.title })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await expectAccessible(page);
  await page.getByRole('link', { name: waitlists.names }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: applications.title })).toBeVisible();
  await expect(page.getByRole('heading', { name: hostile }).first()).toBeVisible();
  await expectAccessible(page);
  await page.goto(officeAt('/bookings'));
  await expect(page.getByText(bookings.none.coming)).toBeVisible();
  await expectAccessible(page);
});

test('a booked hour is moved, and then cancelled with the money after one question', async ({ page }) => {
  const { bookings } = words.en;
  const { enrol, booking } = site.en;
  await page.goto('/consultation/first-product-yes-or-no/book');
  await page.locator('input[name="slot"]:visible').nth(2).check({ force: true });
  await page.getByLabel(enrol.consultation.details.name).fill('Salma');
  await page.getByLabel(enrol.details.email).fill(newLearner().email);
  await page.getByLabel(booking.choose.note).fill(hostile);
  await page.getByLabel(enrol.details.isSixteen).check();
  await page.getByLabel(enrol.consultation.details.agreesToStart).check();
  await page.getByRole('button', { name: enrol.details.submit }).click();
  await chooseMethod(page, 'en', 'card');
  await goToTheBank(page, 'en');
  await pressAtTheBank(page, 'en', 'approve');
  await expect(page.getByRole('link', { name: booking.panel.calendar })).toBeVisible();

  await enter(page, 'en');
  await page.goto(officeAt('/bookings'));
  await expect(page.getByText(hostile)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: bookings.change }).click();
  const hour = page.getByRole('region', { name: bookings.moveTitle }).locator('button[value]').nth(4);
  await expect(hour).toBeVisible();
  await expectAccessible(page);
  const when = page.locator('main').getByRole('heading', { level: 2 }).first();
  const before = (await when.textContent()) ?? '';
  await hour.click();
  await page.getByRole('button', { name: /^Move the hour to/ }).click();
  await expect(page.getByText(bookings.moved)).toBeVisible();
  // What is cancelled is the hour as she sees it: the page has read it anew.
  await expect(when).not.toHaveText(before);
  await page.getByRole('button', { name: bookings.cancel }).click();
  await expect(page.getByText(bookings.cancelSure)).toBeVisible();
  await page.getByRole('button', { name: bookings.cancel }).click();
  await expect(page.getByText(bookings.cancelled)).toBeVisible();
  await expectAccessible(page);
});
