/** The staff console's access codes, and deciding a report. */
import type { Page } from '@playwright/test';
import { codes } from '../../console/src/words/orders/en.ts';
import { reports } from '../../console/src/words/community/en.ts';
import { common, nav, today } from '../../console/src/words/frame/en.ts';
import { test } from '../support/at-the-console.ts';
import { expect, expectAccessible, expectGood } from '../support/journey.ts';
import { ordered, reported } from '../support/prepared.ts';
import { expectFits } from '../support/settle-down.ts';
import { consoleAt } from '../support/staff.ts';
import { Visitor } from '../support/visitor.ts';
import { askStaff } from '../support/visits.ts';

const stockOf = (page: Page, name: string) =>
  page
    .getByRole('list', { name: nav.pages.codes })
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name, exact: true }) });
const mark = (): string =>
  `${Date.now().toString(36)}${Math.floor(Math.random() * 1e6).toString(36)}`.toUpperCase();

/** An unlisted course that is taught on another platform: those of the sample need no codes. */
async function courseElsewhere(page: Page, origin: string): Promise<{ slug: string; name: string }> {
  const owner = new Visitor(origin);
  for (const { name, value } of await page.context().cookies()) owner.cookies.set(name, value);
  const { body: read } = await askStaff(owner, 'GET', '/catalogue/course/records/english-mastery');
  const slug = `elsewhere-${mark().toLowerCase()}`;
  const name = `Elsewhere ${slug}`;
  const { en, ar } = read.record.words;
  const record = {
    ...read.record,
    slug,
    unlisted: true,
    taughtAt: 'elsewhere',
    instalments: null,
    words: { en: { ...en, name }, ar: { ...ar, name: `${ar.name} ${slug}` } },
  };
  const { body: made } = await askStaff(owner, 'POST', '/catalogue/course', { slug, record });
  const path = `/catalogue/course/records/${slug}/publication`;
  const { status, body } = await askStaff(owner, 'POST', path, { revision: made.revision });
  if (status !== 200) throw new Error(JSON.stringify([made, body]));
  return { slug, name };
}

test('codes of a file and pasted ones are shown before they are added, none is added twice, and the next buyer gets one @all', async ({
  page,
  origin,
}) => {
  const { slug, name } = await courseElsewhere(page, origin);
  await page.goto(consoleAt('/access-codes'));
  const stock = stockOf(page, name);
  // A course that is taught here needs no codes.
  await expect(stock).toBeVisible();
  await expect(stockOf(page, 'English Course')).toHaveCount(0);
  await stock.getByRole('link', { name: codes.addTo(name) }).click();
  const form = page.getByRole('form', { name: codes.addTo(name) });
  await form.getByRole('button', { name: codes.submitNone }).click();
  await expect(form.getByText(codes.needed)).toBeVisible();
  await expectAccessible(page);
  const one = `DERB-OWN-${mark()}`;
  const buffer = Buffer.from(`\uFEFFCode;Course\r\n"${one}-1";x\r\n${one}-2;x\r\n${one}-1;x\r\n`);
  const file = { name: 'codes.csv', mimeType: 'text/csv', buffer };
  await form.locator('input[type=file]').setInputFiles(file);
  await expect(form.getByLabel(codes.paste)).toHaveValue(`${one}-1\n${one}-2\n${one}-1`);
  await expect(form.getByText(codes.fresh(2))).toBeVisible();
  await expect(form.getByText(codes.repeated(1))).toBeVisible();
  await expectFits(page);
  await form.getByRole('button', { name: codes.submit(2) }).click();
  await expect(page.getByText(/^Added: 2\. Left out: 0\./)).toBeVisible();

  await page.getByRole('button', { name: codes.add }).click();
  await form.getByLabel(codes.paste).fill(`${one}-2\n${one}-3`);
  await form.getByRole('button', { name: codes.submit(2) }).click();
  await expect(page.getByText(/^Added: 1\. Left out: 1\./)).toBeVisible();

  const line = page.getByRole('listitem').filter({ hasText: `${one}-2` });
  await line.getByRole('button', { name: codes.removeOne(`${one}-2`) }).click();
  await expectGood(page);
  await page.getByRole('dialog').getByRole('button', { name: codes.removeGo }).click();
  await expect(page.getByText(codes.removed(1))).toBeVisible();
  await expect(line).toHaveCount(0);
  const { visitor, page: order } = await ordered(origin, 'Card', { course: slug });
  expect((await visitor.open(order)).text).toContain(`${one}-1`);
});

test('a report is decided once, with a reason; the second colleague is shown who was first @all', async ({
  page,
  origin,
  context,
}) => {
  test.info().annotations.push({ type: 'expects-4xx' });
  const word = `token${mark()}`;
  await reported(origin, `${word} Send me your code <img src=x onerror=alert(1)>`, 'money');
  const colleague = await context.newPage();
  const caseOn = async (one: Page) => {
    await one.goto(consoleAt('/reports'));
    return one.getByRole('list', { name: nav.pages.reports }).getByRole('listitem').filter({ hasText: word });
  };
  const [first, second] = [await caseOn(page), await caseOn(colleague)];
  await expect(first.getByText(today.waits.reasons['money'] ?? '')).toBeVisible();
  await expect(first.getByText('<img src=x onerror=alert(1)>')).toBeVisible();
  await expect(second).toBeVisible();
  const dialog = page.getByRole('dialog');
  const decide = new RegExp(`^${reports.submit}: ${reports.kinds.post}`);
  await first.getByRole('button', { name: decide }).click();
  await dialog.getByRole('button', { name: reports.choose, exact: true }).click();
  await expect(dialog.getByText(common.faults['choice-required'] ?? '')).toBeVisible();
  await dialog.getByLabel(reports.decide).click();
  await page.getByRole('option', { name: reports.acts.remove, exact: true }).click();
  // The button says what it will do.
  const remove = dialog.getByRole('button', { name: reports.acts.remove, exact: true });
  await remove.click();
  await expect(dialog.getByText(common.faults['reason-required'] ?? '')).toBeVisible();
  await expectGood(page);
  await dialog.getByLabel(reports.reason).fill('Rule 6.');
  await remove.click();
  await expect(page.getByText(reports.decided)).toBeVisible();
  await expect(first).toHaveCount(0);

  const theirs = colleague.getByRole('dialog');
  await second.getByRole('button', { name: decide }).click();
  await theirs.getByLabel(reports.decide).click();
  await colleague.getByRole('option', { name: reports.acts.keep, exact: true }).click();
  await theirs.getByRole('button', { name: reports.acts.keep, exact: true }).click();
  await expect(theirs.getByText(/did this first/)).toBeVisible();
  await expect(theirs.getByRole('button', { name: reports.acts.keep, exact: true })).toHaveCount(0);
  await theirs.getByRole('button', { name: common.showNow, exact: true }).click();
  await expect(second).toHaveCount(0);

  await page.getByRole('button', { name: reports.show.decided, exact: true }).click();
  await expect(first.getByText('Rule 6.')).toBeVisible();
  await expectFits(page);
});
