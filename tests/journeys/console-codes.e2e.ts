/** The office's access codes, and a report that is decided, on a phone. */
import type { Browser, Page } from '@playwright/test';
import { codes as codesAr } from '../../console/src/words/codes/ar.ts';
import { reports } from '../../console/src/words/reports/en.ts';
import { words } from '../../content/words.ts';
import { becomeMember } from '../support/become-member.ts';
import { expect, expectAccessible, test, watch } from '../support/journey.ts';
import { expectFits } from '../support/settle-down.ts';
import { officeOf } from '../support/staff.ts';

const mark = (): string => Date.now().toString(36).toUpperCase();

test('ar: the codes of each course read from right to left, and nothing is added without one', async ({
  browser,
  baseURL,
}) => {
  const context = await officeOf(browser, baseURL);
  await context.addInitScript(() => localStorage.setItem('derb-office-language', 'ar'));
  const desk = await context.newPage();
  const faults = watch(desk, test.info());
  await desk.goto('/console/access-codes');
  await expect(desk.getByRole('heading', { level: 1, name: codesAr.title })).toBeVisible();
  const pool = desk.getByRole('list', { name: codesAr.title }).getByRole('listitem').first();
  await pool.getByRole('button', { name: codesAr.add }).click();
  await pool.getByRole('button', { name: codesAr.submitNone }).click();
  await expect(pool.getByText(codesAr.needed)).toBeVisible();
  await expectFits(desk);
  await expectAccessible(desk);
  expect(faults).toEqual([]);
  await context.close();
});

/** A text that somebody wrote and somebody else reported; the word in it by which it is found. */
async function reported(browser: Browser, page: Page): Promise<string> {
  await becomeMember(page, 'en');
  const word = `token${mark()}`;
  const { spaces, form, post } = words.en.circle;
  await page.goto('/circle/spaces/wins');
  const field = page.getByLabel(spaces.wins.prompt);
  if (!(await field.isVisible())) await page.getByText(spaces.wins.write, { exact: true }).click();
  await field.fill(`Send me your code ${word} <img src=x onerror=alert(1)>`);
  await page.getByRole('button', { name: form.submit, exact: true }).click();
  const hers = await (
    await browser.newContext({
      baseURL: new URL(page.url()).origin,
      extraHTTPHeaders: { 'x-forwarded-for': `10.8.4.${Math.floor(Math.random() * 250)}` },
    })
  ).newPage();
  await becomeMember(hers, 'en');
  const card = hers.locator('article').filter({ hasText: word });
  await card.locator('a[href*="/circle/posts/"]').first().click();
  await hers.getByRole('link', { name: post.report }).click();
  await hers.getByLabel(words.en.circleSafety.report.reasons.money.title).check();
  await hers.getByRole('button', { name: words.en.circleSafety.report.send }).click();
  await expect(hers.getByText(words.en.circleSafety.report.thanks.title)).toBeVisible();
  await hers.context().close();
  return word;
}

test('a report is decided once, with a reason; the second colleague is told who was first', async ({
  page,
  browser,
  baseURL,
}) => {
  test.slow();
  test.info().annotations.push({ type: 'expects-4xx' });
  const word = await reported(browser, page);
  const context = await officeOf(browser, baseURL);
  const desk = await context.newPage();
  const colleague = await context.newPage();
  const faults = watch(desk, test.info());
  const caseOn = async (office: Page) => {
    await office.goto('/console/reports');
    return office.getByRole('list', { name: reports.title }).getByRole('listitem').filter({ hasText: word });
  };
  const [first, second] = [await caseOn(desk), await caseOn(colleague)];
  await expect(first.getByText(reports.reasons.money)).toBeVisible();
  await expect(first.getByText('<img src=x onerror=alert(1)>')).toBeVisible();
  await expect(second).toBeVisible();
  await first.getByRole('button', { name: reports.submit, exact: true }).click();
  await expect(first.getByText(reports.actNeeded)).toBeVisible();
  await first.getByLabel(reports.acts.remove, { exact: true }).check();
  await first.getByRole('button', { name: reports.submit, exact: true }).click();
  await expect(first.getByText(reports.reasonNeeded)).toBeVisible();
  await expectFits(desk);
  await expectAccessible(desk);
  await first.getByLabel(reports.reason).fill('Rule 6.');
  await first.getByRole('button', { name: reports.submit, exact: true }).click();
  await expect(desk.getByText(reports.decided)).toBeVisible();
  await expect(first).toHaveCount(0);

  await second.getByLabel(reports.acts.keep, { exact: true }).check();
  await second.getByRole('button', { name: reports.submit, exact: true }).click();
  await expect(colleague.getByText(/was first: nothing was changed/)).toBeVisible();
  await expect(second).toHaveCount(0);
  expect(faults).toEqual([]);
  await context.close();
});
