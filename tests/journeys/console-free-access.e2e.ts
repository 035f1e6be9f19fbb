/** Staff give one person access, then a list in which one line is wrong, and import people with their own courses. */
import { words } from '../../src/words.ts';
import { freeAccess } from '../../console/src/words/requests/en.ts';
import { people } from '../../console/src/words/people/en.ts';
import { nav } from '../../console/src/words/frame/en.ts';
import { test } from '../support/at-the-console.ts';
import { expect, expectGood } from '../support/journey.ts';
import { expectFits } from '../support/settle-down.ts';
import { consoleAt } from '../support/staff.ts';
import { newLearner, emailTo } from '../support/visits.ts';
import { Visitor } from '../support/visitor.ts';

test('one is let in, and of a list of three the two that are right; the course is open @all', async ({
  page,
  origin,
}) => {
  // The sentence is left out first.
  test.info().annotations.push({ type: 'expects-4xx' });
  const [one, two, three] = [newLearner(), newLearner(), newLearner()];
  await page.goto(consoleAt('/orders'));
  await page.getByRole('link', { name: nav.pages.giveFreeAccess }).click();
  await page.getByRole('combobox', { name: freeAccess.item }).click();
  await page.getByRole('option', { name: /^English Course/ }).click();
  await page.getByRole('combobox', { name: freeAccess.as }).click();
  await page.getByRole('option', { name: freeAccess.reasons.scholarship }).click();
  await page.getByRole('combobox', { name: freeAccess.language }).click();
  await page.getByRole('option', { name: 'English' }).click();
  await page.getByRole('textbox', { name: freeAccess.name }).fill(one.name);
  await page.getByRole('textbox', { name: freeAccess.email }).fill(one.email);
  await page.getByRole('button', { name: freeAccess.giveOneFree, exact: true }).click();
  await expect(page.getByText(freeAccess.reasonLength)).toBeVisible();
  await page.getByRole('textbox', { name: freeAccess.why }).fill('Chosen with the women’s centre of Fes.');
  await page.getByRole('button', { name: freeAccess.giveOneFree, exact: true }).click();
  await expect(page.getByText(freeAccess.done(1))).toBeVisible();
  await expectGood(page);

  await page.getByRole('button', { name: freeAccess.many }).click();
  const rows = [
    `"Idrissi; Zineb";${two.email};;ar`,
    `Nobody;no address;;`,
    `Amina B;${three.email};0612345678;`,
  ];
  const file = {
    name: 'people.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(`\uFEFF${rows.join('\r\n')}`),
  };
  await page.locator('input[type=file]').setInputFiles(file);
  await page.getByRole('button', { name: freeAccess.read }).click();
  const line = (text: string) => page.getByRole('listitem').filter({ hasText: text });
  await expect(line('Nobody').getByText(freeAccess.outcomes['bad-person'])).toBeVisible();
  await page.getByRole('button', { name: freeAccess.giveAllFree(2) }).click();
  await expect(page.getByText(freeAccess.done(2))).toBeVisible();
  await expect(line(two.email).getByText(freeAccess.outcomes['let-in'])).toBeVisible();
  await expectFits(page);

  const html = await emailTo(new Visitor(origin), three.email, '/orders/');
  const [, link = ''] = /href="https?:\/\/[^/]+(\/orders\/[\w-]{20,})"/.exec(html) ?? [];
  await page.goto(link);
  await expect(page.getByText(words.en.order.free.freeReasons.scholarship)).toBeVisible();
  await expect(page.getByRole('link', { name: words.en.order.access.classroom.button })).toBeVisible();
  await page.goto(consoleAt(`/orders?filter=${encodeURIComponent(JSON.stringify({ search: three.email }))}`));
  await expect(page.getByText(freeAccess.badge(freeAccess.reasons.scholarship))).toBeVisible();
  await page.getByRole('link', { name: /^MEM-/ }).click();
  await expect(page.getByText('Chosen with the women’s centre of Fes.')).toBeVisible();
});

test('people are imported from the page of learners, each with their own course and note, and e-mailed nothing @all', async ({
  page,
}) => {
  const [one, two] = [newLearner(), newLearner()];
  await page.goto(consoleAt('/people/learners'));
  await page.getByRole('link', { name: people.learners.importPeople }).click();
  await page.getByRole('combobox', { name: freeAccess.as }).click();
  await page.getByRole('option', { name: freeAccess.reasons.moved }).click();
  await page.getByRole('checkbox', { name: freeAccess.tell }).uncheck();
  await expect(page.getByText(freeAccess.untold)).toBeVisible();
  const list = page.getByRole('textbox', { name: freeAccess.list });
  await list.fill(`Name,E-mail,Course,Note
Hanae,${one.email},English Course,Paid at the old school
Imane,${two.email},A course of the moon,`);
  await page.getByRole('button', { name: freeAccess.read }).click();
  const line = (text: string) => page.getByRole('listitem').filter({ hasText: text });
  await expect(line(one.email).getByText(freeAccess.isNew)).toBeVisible();
  await expect(line(one.email).getByText('Paid at the old school')).toBeVisible();
  await expect(line(two.email).getByText(freeAccess.faults['unknown-item'] ?? '')).toBeVisible();
  await expectGood(page);
  await page.getByRole('button', { name: freeAccess.giveAllFree(1) }).click();
  await expect(page.getByText(freeAccess.done(1))).toBeVisible();
  await page.getByRole('button', { name: freeAccess.read }).click();
  await expect(line(one.email).getByText(freeAccess.isKnown)).toBeVisible();
  await expect(line(one.email).getByText(freeAccess.outcomes['owns-already'])).toBeVisible();
});
