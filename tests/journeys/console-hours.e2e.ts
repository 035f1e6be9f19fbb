/** Hours of an expert, set by the office and by herself, in an academy of its own; and pairs for the sprint. */
import type { Page } from '@playwright/test';
import { hours as hoursAr } from '../../console/src/words/hours/ar.ts';
import { hours as hoursEn } from '../../console/src/words/hours/en.ts';
import { partners as partnersEn } from '../../console/src/words/partners/en.ts';
import { words as site } from '../../content/words.ts';
import { chooseMethod, goToTheBank, pressAtTheBank } from '../support/enrol.ts';
import { expect, expectAccessible, newLearner, watch } from '../support/journey.ts';
import { codeFor } from '../support/letters.ts';
import { officeWords } from '../support/office-words.ts';
import { expectFits } from '../support/settle-down.ts';
import { officeAt, signIn } from '../support/staff.ts';
import { test } from '../support/start-clocked.ts';

const expert = 'imane-el-ouardi';
const imane = 'imane@academy.example';
const hostile = '<img src=x onerror=alert(1)>';

test.describe.configure({ mode: 'serial', timeout: 120_000 });

async function asOwner(page: Page): Promise<void> {
  await page.setViewportSize({ width: 390, height: 800 });
  await signIn(page);
}

/** An hour that somebody has paid; the day of it, 'YYYY-MM-DD'. */
async function book(page: Page): Promise<string> {
  const { enrol, booking } = site.en;
  await page.goto('/consultation/your-shop-line-by-line/book');
  const slot = page.locator('input[name="slot"]:visible').nth(2);
  const startsAt = await slot.inputValue();
  await slot.check({ force: true });
  await page.getByLabel(enrol.consultation.details.name).fill(hostile);
  await page.getByLabel(enrol.details.email).fill(newLearner().email);
  await page.getByLabel(enrol.details.isSixteen).check();
  await page.getByLabel(enrol.consultation.details.agreesToStart).check();
  await page.getByRole('button', { name: enrol.details.submit }).click();
  await chooseMethod(page, 'en', 'card');
  await goToTheBank(page, 'en');
  await pressAtTheBank(page, 'en', 'approve');
  await expect(page.getByRole('link', { name: booking.panel.calendar })).toBeVisible();
  return startsAt.slice(0, 10);
}

let day: string;

test('the office sets the hours of an expert: what is wrong is said beside it, and nothing typed is lost', async ({
  page,
}) => {
  test.info().annotations.push({ type: 'expects-4xx' });
  day = await book(page);
  await asOwner(page);
  await page.goto(officeAt('/hours'));
  await expect(page.getByRole('heading', { level: 1, name: hoursEn.title })).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: hoursEn.coming(1) })).toHaveCount(1);
  await expectAccessible(page);
  await page.getByRole('link', { name: `${hoursEn.set}: Imane El Ouardi` }).click();

  const week = page.getByRole('region', { name: hoursEn.weekly });
  await week.getByRole('button', { name: hoursEn.addTo('Sunday') }).click();
  const sunday = week.getByRole('group', { name: 'Sunday' });
  await sunday.getByLabel(hoursEn.from).fill('12:00');
  await sunday.getByLabel(hoursEn.until).fill('11:00');
  const link = page.getByLabel(hoursEn.meetingUrl);
  await link.fill('http://meet.example/imane');
  await page.getByRole('button', { name: hoursEn.save }).click();
  await expect(page.getByText(hoursEn.problems['link'] ?? '')).toBeVisible();
  await expect(page.getByText(hoursEn.problems['order'] ?? '')).toBeVisible();
  await expect(page.getByText(hoursEn.wrong)).toBeVisible();
  await expect(link).toHaveValue('http://meet.example/imane');
  await expectAccessible(page);
  await expectFits(page);

  await link.fill('https://meet.example/imane');
  await sunday.getByLabel(hoursEn.until).fill('14:00');
  await page.getByRole('button', { name: hoursEn.save }).click();
  await expect(page.getByText(hoursEn.saved)).toBeVisible();
  await expect(page.getByRole('region', { name: hoursEn.glance })).toContainText('12:00–14:00');
  await page.reload();
  await expect(link).toHaveValue('https://meet.example/imane');
});

test('an expert closes a day in Arabic and is told who comes on it; the office, which read before, is told of her', async ({
  page,
  browser,
  baseURL,
}) => {
  test.info().annotations.push({ type: 'expects-4xx' });
  await asOwner(page);
  const added = await page.request.post('/api/staff/staff', {
    data: { email: imane, role: 'expert', expert },
    headers: { origin: baseURL ?? '' },
  });
  expect(added.status()).toBe(200);
  await page.goto(officeAt(`/hours/${expert}`));
  await expect(page.getByLabel(hoursEn.meetingUrl)).toHaveValue('https://meet.example/imane');

  const context = await browser.newContext({ baseURL, viewport: { width: 390, height: 800 } });
  await context.addInitScript(() => localStorage.setItem('derb-office-language', 'ar'));
  const hers = await context.newPage();
  const faults = watch(hers, test.info());
  const { signIn: say } = officeWords.ar.office;
  await hers.goto(officeAt());
  await hers.getByLabel(say.email).fill(imane);
  await hers.getByRole('button', { name: say.send }).click();
  await hers.getByLabel(say.code).fill(await codeFor(hers, imane));
  await hers.getByRole('button', { name: say.enter, exact: true }).click();
  await expect(hers.getByRole('heading', { level: 1, name: officeWords.ar.today.title })).toBeVisible();

  // She has her own alone: the list leads there by itself.
  await hers.goto(officeAt('/hours'));
  await expect(hers).toHaveURL(new RegExp(`/hours/${expert}$`));
  await expect(hers.locator('html')).toHaveAttribute('dir', 'rtl');
  await expect(hers.getByRole('link', { name: hoursAr.backToAll })).toHaveCount(0);
  const days = hers.getByRole('region', { name: hoursAr.days });
  await days.getByRole('button', { name: hoursAr.addDay }).click();
  await days.getByLabel(hoursAr.date, { exact: true }).fill(day);
  await expect(days.getByText(hoursAr.comes)).toBeVisible();
  await expect(days.getByRole('link', { name: hostile })).toBeVisible();
  await expect(hers.locator('main img')).toHaveCount(0);
  await expectAccessible(hers);
  await expectFits(hers);
  await hers.getByRole('button', { name: hoursAr.save }).click();
  await expect(hers.getByText(hoursAr.saved)).toBeVisible();
  await hers.goto(officeAt('/hours/zineb-tadlaoui'));
  await expect(hers.getByText(officeWords.ar.office.failures['not-found'])).toBeVisible();
  expect(faults).toEqual([]);
  await context.close();

  await page.getByLabel(hoursEn.meetingUrl).fill('https://meet.example/other');
  await page.getByRole('button', { name: hoursEn.save }).click();
  await expect(page.getByText(hoursEn.meanwhile(imane))).toBeVisible();
  await expect(page.getByLabel(hoursEn.meetingUrl)).toHaveValue('https://meet.example/other');
  await expectAccessible(page);
  await page.getByRole('button', { name: hoursEn.showNow }).click();
  await expect(page.getByLabel(hoursEn.date, { exact: true })).toHaveValue(day);
  await page.getByRole('link', { name: hostile }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: hostile })).toBeVisible();
});

test('nobody waits for a partner yet, and the page says so', async ({ page }) => {
  await asOwner(page);
  await page.goto(officeAt('/partners'));
  await expect(page.getByText(partnersEn.none)).toBeVisible();
  await expectAccessible(page);
});
