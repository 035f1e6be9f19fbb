/** Hours of an expert, set by staff and by the expert. */
import { hours } from '../../console/src/words/requests/en.ts';
import { common } from '../../console/src/words/frame/en.ts';
import { nobody, test } from '../support/at-the-console.ts';
import { expect, expectAccessible, watch, expectGood } from '../support/journey.ts';
import { codeFor } from '../support/emails.ts';
import { asStaff, bookedHour } from '../support/prepared.ts';
import { consoleAt } from '../support/staff.ts';
import { newLearner } from '../support/visits.ts';

const expert = 'zineb-tadlaoui';
const hostile = '<img src=x onerror=alert(1)>';

test('staff set an expert’s hours; the expert closes a day and sees who is booked on it, and staff with older data see the change @all', async ({
  page,
  browser,
  origin,
}) => {
  test.info().annotations.push({ type: 'expects-4xx' });
  const { day } = await bookedHour(origin, 'price-of-your-work', { name: hostile, note: 'My prices.' });
  const zineb = newLearner().email.replace('salma', 'zineb');
  await asStaff(page, origin, 'POST', '/staff', { email: zineb, role: 'expert', expert });

  await page.goto(consoleAt('/hours'));
  await page
    .getByRole('heading', { name: /^Zineb/ })
    .getByRole('link')
    .click();
  const week = page.getByRole('region', { name: hours.weekly });
  await week.getByRole('button', { name: hours.addTo('Sunday') }).click();
  const sunday = week.getByRole('group', { name: 'Sunday' });
  await sunday.getByLabel(hours.from).last().fill('12:00');
  await sunday.getByLabel(hours.until).last().fill('11:00');
  const link = page.getByLabel(hours.meetingUrl);
  await link.fill('http://meet.example/zineb');
  await page.getByRole('button', { name: common.save }).click();
  await expect(page.getByText(hours.problems['link'] ?? '')).toBeVisible();
  await expect(page.getByText(hours.problems['order'] ?? '')).toBeVisible();
  await expect(page.getByText(hours.wrong)).toBeVisible();
  await expect(link).toHaveValue('http://meet.example/zineb');
  await expectGood(page);
  await link.fill('https://meet.example/zineb');
  await sunday.getByLabel(hours.until).last().fill('14:00');
  await page.getByRole('button', { name: common.save }).click();
  await expect(page.getByText(hours.saved)).toBeVisible();
  await expect(page.getByRole('region', { name: hours.glance })).toContainText('12:00–14:00');

  const context = await browser.newContext({
    baseURL: origin,
    viewport: { width: 390, height: 800 },
    storageState: nobody,
  });
  await context.addInitScript(() => localStorage.setItem('derb-office-language', 'en'));
  const theirs = await context.newPage();
  const faults = watch(theirs, test.info());
  // An expert has only their own hours: the list redirects there.
  await theirs.goto(consoleAt('/hours'));
  await theirs.getByLabel(common.signIn.email).fill(zineb);
  await theirs.getByRole('button', { name: common.signIn.send }).click();
  await theirs.getByLabel(common.signIn.code).fill(await codeFor(theirs, zineb));
  await theirs.getByRole('button', { name: common.signIn.enter, exact: true }).click();
  await expect(theirs).toHaveURL(new RegExp(`/hours/${expert}$`));
  await expect(theirs.getByLabel(hours.meetingUrl)).toHaveValue('https://meet.example/zineb');
  await expect(theirs.getByRole('link', { name: hours.backToAll })).toHaveCount(0);
  const days = theirs.getByRole('region', { name: hours.days });
  await days.getByRole('button', { name: hours.addDay }).click();
  await days.getByLabel(hours.date, { exact: true }).last().fill(day);
  await expect(days.getByText(hours.comes)).toBeVisible();
  await expect(days.getByRole('link', { name: hostile })).toBeVisible();
  await expect(theirs.locator('main img')).toHaveCount(0);
  await expectGood(theirs);
  await theirs.getByRole('button', { name: common.save }).click();
  await expect(theirs.getByText(hours.saved)).toBeVisible();
  await theirs.goto(consoleAt('/hours/imane-el-ouardi'));
  await expect(theirs.getByText(common.otherRole.notYours)).toBeVisible();
  expect(faults).toEqual([]);
  await context.close();

  await link.fill('https://meet.example/other');
  await page.getByRole('button', { name: common.save }).click();
  await expect(page.getByText(hours.meanwhile(zineb))).toBeVisible();
  await expect(link).toHaveValue('https://meet.example/other');
  await expectAccessible(page);
  await page.getByRole('button', { name: hours.showNow }).click();
  await expect(page.getByLabel(hours.date, { exact: true }).last()).toHaveValue(day);
  await page.getByRole('link', { name: hostile }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: hostile })).toBeVisible();
});
