/** Staff give one person access, then a list in which one line is wrong, and import people with their own courses. */
import { words } from '../../src/words.ts';
import { letting } from '../../console/src/words/requests/en.ts';
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
  await page.getByRole('link', { name: nav.pages.letIn }).click();
  await page.getByRole('combobox', { name: letting.item }).click();
  await page.getByRole('option', { name: /^English Course/ }).click();
  await page.getByRole('combobox', { name: letting.as }).click();
  await page.getByRole('option', { name: letting.reasons.scholarship }).click();
  await page.getByRole('combobox', { name: letting.language }).click();
  await page.getByRole('option', { name: letting.languages.en }).click();
  await page.getByRole('textbox', { name: letting.name }).fill(one.name);
  await page.getByRole('textbox', { name: letting.email }).fill(one.email);
  await page.getByRole('button', { name: letting.letInOne, exact: true }).click();
  await expect(page.getByText(letting.reasonLength)).toBeVisible();
  await page.getByRole('textbox', { name: letting.why }).fill('Chosen with the women’s centre of Fes.');
  await page.getByRole('button', { name: letting.letInOne, exact: true }).click();
  await expect(page.getByText(letting.done(1))).toBeVisible();
  await expectGood(page);

  await page.getByRole('button', { name: letting.many }).click();
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
  await page.getByRole('button', { name: letting.read }).click();
  const line = (text: string) => page.getByRole('listitem').filter({ hasText: text });
  await expect(line('Nobody').getByText(letting.outcomes['bad-person'])).toBeVisible();
  await page.getByRole('button', { name: letting.letInAll(2) }).click();
  await expect(page.getByText(letting.done(2))).toBeVisible();
  await expect(line(two.email).getByText(letting.outcomes['let-in'])).toBeVisible();
  await expectFits(page);

  const html = await emailTo(new Visitor(origin), three.email, '/orders/');
  const [, link = ''] = /href="https?:\/\/[^/]+(\/orders\/[\w-]{20,})"/.exec(html) ?? [];
  await page.goto(link);
  await expect(page.getByText(words.en.order.free.letIn.scholarship)).toBeVisible();
  await expect(page.getByRole('link', { name: words.en.order.access.classroom.button })).toBeVisible();
  await page.goto(consoleAt(`/orders?filter=${encodeURIComponent(JSON.stringify({ search: three.email }))}`));
  await expect(page.getByText(letting.badge(letting.reasons.scholarship))).toBeVisible();
  await page.getByRole('link', { name: /^MEM-/ }).click();
  await expect(page.getByText('Chosen with the women’s centre of Fes.')).toBeVisible();
});

test('people are imported from the page of learners, each with their own course and note, and e-mailed nothing @all', async ({
  page,
}) => {
  const [one, two] = [newLearner(), newLearner()];
  await page.goto(consoleAt('/people/learners'));
  await page.getByRole('link', { name: people.learners.importPeople }).click();
  await page.getByRole('combobox', { name: letting.as }).click();
  await page.getByRole('option', { name: letting.reasons.moved }).click();
  await page.getByRole('checkbox', { name: letting.tell }).uncheck();
  await expect(page.getByText(letting.untold)).toBeVisible();
  const list = page.getByRole('textbox', { name: letting.list });
  await list.fill(`Name,E-mail,Course,Note
Hanae,${one.email},English Course,Paid at the old school
Imane,${two.email},A course of the moon,`);
  await page.getByRole('button', { name: letting.read }).click();
  const line = (text: string) => page.getByRole('listitem').filter({ hasText: text });
  await expect(line(one.email).getByText(letting.isNew)).toBeVisible();
  await expect(line(one.email).getByText('Paid at the old school')).toBeVisible();
  await expect(line(two.email).getByText(letting.faults['unknown-item'] ?? '')).toBeVisible();
  await expectGood(page);
  await page.getByRole('button', { name: letting.letInAll(1) }).click();
  await expect(page.getByText(letting.done(1))).toBeVisible();
  await page.getByRole('button', { name: letting.read }).click();
  await expect(line(one.email).getByText(letting.isKnown)).toBeVisible();
  await expect(line(one.email).getByText(letting.outcomes['owns-already'])).toBeVisible();
});
