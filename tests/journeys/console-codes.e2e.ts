/** The office's access codes, and a report that is decided. */
import type { Browser, Page } from '@playwright/test';
import { codes as codesAr } from '../../console/src/words/codes/ar.ts';
import { codes } from '../../console/src/words/codes/en.ts';
import { reports } from '../../console/src/words/reports/en.ts';
import { words } from '../../content/words.ts';
import { atTheConsole, widths } from '../support/at-the-console.ts';
import { becomeMember } from '../support/become-member.ts';
import { expect, expectAccessible, test } from '../support/journey.ts';
import { expectFits } from '../support/settle-down.ts';
import { officeAt } from '../support/staff.ts';

const course = 'E-commerce Mastery';
/** Nobody else's: journeys of two widths begin in the same moment. */
const mark = (): string =>
  `${Date.now().toString(36)}${Math.floor(Math.random() * 1e6).toString(36)}`.toUpperCase();

for (const width of widths)
  test(`${width} px: codes of a file and pasted ones are shown before they are added, and none is added twice`, async ({
    browser,
    baseURL,
  }) => {
    const { desk, office, faults } = await atTheConsole({ browser, baseURL }, { width });
    await desk.goto(officeAt('/access-codes'));
    const pool = desk
      .getByRole('list', { name: codes.title })
      .getByRole('listitem')
      .filter({ has: desk.getByRole('heading', { name: course, exact: true }) });
    await pool.getByRole('button', { name: codes.add }).click();
    const one = `JOURNEY-${mark()}`;
    const buffer = Buffer.from(`\uFEFFCode;Course\r\n"${one}-1";x\r\n${one}-2;x\r\n${one}-1;x\r\n`);
    const file = { name: 'codes.csv', mimeType: 'text/csv', buffer };
    await pool.locator('input[type=file]').setInputFiles(file);
    await expect(pool.getByLabel(codes.paste)).toHaveValue(`${one}-1\n${one}-2\n${one}-1`);
    await expect(pool.getByText(codes.fresh(2))).toBeVisible();
    await expect(pool.getByText(codes.repeated(1))).toBeVisible();
    await expectFits(desk);
    await expectAccessible(desk);
    await pool.getByRole('button', { name: codes.submit(2) }).click();
    await expect(desk.getByText(/^Added: 2\. Left out: 0\./)).toBeVisible();

    await pool.getByRole('button', { name: codes.add }).click();
    await pool.getByLabel(codes.paste).fill(`${one}-2\n${one}-3`);
    await pool.getByRole('button', { name: codes.submit(2) }).click();
    await expect(desk.getByText(/^Added: 1\. Left out: 1\./)).toBeVisible();
    expect(faults).toEqual([]);
    await office.close();
  });

test('ar: the codes of each course read from right to left, and nothing is added without one', async ({
  browser,
  baseURL,
}) => {
  const { desk, office, faults } = await atTheConsole({ browser, baseURL }, { language: 'ar' });
  await desk.goto(officeAt('/access-codes'));
  await expect(desk.getByRole('heading', { level: 1, name: codesAr.title })).toBeVisible();
  const pool = desk.getByRole('list', { name: codesAr.title }).getByRole('listitem').first();
  await pool.getByRole('button', { name: codesAr.add }).click();
  await pool.getByRole('button', { name: codesAr.submitNone }).click();
  await expect(pool.getByText(codesAr.needed)).toBeVisible();
  await expectFits(desk);
  await expectAccessible(desk);
  expect(faults).toEqual([]);
  await office.close();
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

for (const width of widths)
  test(`${width} px: a report is decided once, with a reason; the second colleague is told who was first`, async ({
    page,
    browser,
    baseURL,
  }) => {
    test.slow();
    test.info().annotations.push({ type: 'expects-4xx' });
    const word = await reported(browser, page);
    const { desk, office, faults } = await atTheConsole({ browser, baseURL }, { width });
    const colleague = await office.newPage();
    const caseOn = async (one: Page) => {
      await one.goto(officeAt('/reports'));
      return one.getByRole('list', { name: reports.title }).getByRole('listitem').filter({ hasText: word });
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
    await office.close();
  });
