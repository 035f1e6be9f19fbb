/** Gateways are compared with the orders, and a bank statement finds a claim that one press confirms. */
import { reconcile, settlement } from '../../console/src/words/money/en.ts';
import { words as site } from '../../src/words.ts';
import { dateInMorocco } from '../../src/platform/time/calendar-date.ts';
import { test } from '../support/at-the-console.ts';
import { expect, expectAccessible, expectGood } from '../support/journey.ts';
import { consoleWords } from '../support/console-words.ts';
import { asStaff, claimed } from '../support/prepared.ts';
import { consoleAt } from '../support/staff.ts';

test('staff compare with the firms and read what became of it; a statement finds a claim that waits, and one press confirms it @all', async ({
  page,
  origin,
}) => {
  test.info().annotations.push({ type: 'expects-4xx' });
  const { number, visitor, page: theirs } = await claimed(origin);
  const { amountCentimes } = await asStaff<{ amountCentimes: number }>(
    page,
    origin,
    'GET',
    `/orders/${number}`,
  );
  await page.goto(consoleAt('/reconcile'));
  await expect(
    page.getByRole('heading', { level: 1, name: consoleWords.en.nav.pages.reconcile }),
  ).toBeVisible();
  const now = page.getByRole('button', { name: reconcile.now });
  await now.click();
  // The comparison continues on the server; the page polls until it is over.
  await expect(page.getByRole('heading', { name: reconcile.last })).toBeVisible({ timeout: 30_000 });
  await expect(now).toBeEnabled({ timeout: 30_000 });
  await expect(page.getByText(reconcile.counts.compared, { exact: true })).toBeVisible();
  await expectGood(page);

  await page.getByRole('link', { name: settlement.title }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: settlement.title })).toBeVisible();
  await page.getByRole('button', { name: settlement.submit }).click();
  await expect(page.getByText(settlement.neither)).toBeVisible();
  await expectAccessible(page);
  const file = (name: string, buffer: Buffer) =>
    page.locator('input[type=file]').setInputFiles({ name, mimeType: 'text/csv', buffer });
  await file('releve.xlsx', Buffer.from('PK\u0003\u0004', 'latin1'));
  await expect(page.getByText(consoleWords.en.common.faults['not-text'] ?? '')).toBeVisible();
  const day = dateInMorocco(new Date());
  const lines = [
    'Banque;Agence Maârif',
    'Date;Libellé;Débit;Crédit',
    `${day};VIR RECU ${number.replaceAll('-', ' ').toUpperCase()};;${amountCentimes / 100},00`,
    `${day};VIR RECU LOYER;;1 250,00`,
    `${day};FRAIS;12,00;`,
  ];
  await file('releve.csv', Buffer.from(lines.join('\r\n'), 'latin1'));
  await expect(page.getByText(settlement.chosen('releve.csv'))).toBeVisible();
  await page.getByRole('button', { name: settlement.submit }).click();
  const fits = page.getByRole('region', { name: settlement.groups['to-confirm'].title });
  await expect(fits.getByRole('link', { name: number })).toBeVisible();
  await expect(fits.getByRole('checkbox')).toBeChecked();
  await expect(page.getByRole('region', { name: settlement.groups['no-order'].title })).toContainText(
    'LOYER',
  );
  await expectGood(page);
  await fits.getByRole('button').click();
  await expect(page.getByText(settlement.done(1))).toBeVisible();
  const { text } = await visitor.open(theirs);
  expect(text).toContain(site.en.order.statuses['Payment Confirmed'].title);
});
