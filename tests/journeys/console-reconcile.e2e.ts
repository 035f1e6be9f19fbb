/** The firms are compared with the orders in the console, and a bank's file finds a claim that one press confirms. */
import { reconcile as reconcileAr } from '../../console/src/words/reconcile/ar.ts';
import { reconcile as reconcileEn } from '../../console/src/words/reconcile/en.ts';
import { settlement as settlementAr } from '../../console/src/words/settlement/ar.ts';
import { settlement as settlementEn } from '../../console/src/words/settlement/en.ts';
import { words as site } from '../../content/words.ts';
import { locales } from '../../domain/people/locale.ts';
import { dateInMorocco } from '../../domain/time/calendar-date.ts';
import { atTheConsole } from '../support/at-the-console.ts';
import { chooseMethod, fillDetails, prefix } from '../support/enrol.ts';
import { expect, expectAccessible, newLearner, test } from '../support/journey.ts';
import { officeWords } from '../support/office-words.ts';
import { orderNumberOn } from '../support/order-number.ts';
import { expectFits } from '../support/settle-down.ts';
import { officeAt } from '../support/staff.ts';

const words = {
  en: { reconcile: reconcileEn, settlement: settlementEn },
  ar: { reconcile: reconcileAr, settlement: settlementAr },
};

for (const locale of locales) {
  const { reconcile, settlement } = words[locale];
  const say = site[locale];

  test(`${locale}: staff compare with the banks and read what became of it`, async ({ browser, baseURL }) => {
    // The other language's test may be comparing just now.
    test.info().annotations.push({ type: 'expects-4xx' });
    const { desk, office, faults } = await atTheConsole({ browser, baseURL }, { language: locale });
    await desk.goto(officeAt('/reconcile'));
    await expect(desk.getByRole('heading', { level: 1, name: reconcile.title })).toBeVisible();
    const now = desk.getByRole('button', { name: reconcile.now });
    await expect(now).toBeEnabled({ timeout: 30_000 });
    await now.click();
    // It goes on by itself; the page looks again until it is over.
    await expect(desk.getByRole('heading', { name: reconcile.last })).toBeVisible({ timeout: 30_000 });
    await expect(now).toBeEnabled({ timeout: 30_000 });
    await expect(desk.getByText(reconcile.counts.compared, { exact: true })).toBeVisible();
    await expectAccessible(desk);
    await expectFits(desk);
    await desk.getByRole('link', { name: settlement.title }).click();
    await expect(desk.getByRole('heading', { level: 1, name: settlement.title })).toBeVisible();
    expect(faults).toEqual([]);
    await office.close();
  });

  test(`${locale}: a statement finds a claim that waits, and one press confirms it`, async ({
    page,
    browser,
    baseURL,
  }) => {
    test.info().annotations.push({ type: 'expects-4xx' });
    await page.goto(`${prefix(locale)}/courses/ecommerce-mastery/enrol`);
    await fillDetails(page, locale, newLearner());
    await chooseMethod(page, locale, 'bank');
    await page.getByLabel(say.enrol.bank.tick).check();
    await page.getByRole('button', { name: say.enrol.bank.submit }).click();
    await expect(page.getByText(say.order.standings['Paid - Bank Transfer'].title).first()).toBeVisible();
    const number = await orderNumberOn(page);

    const { desk, office, faults } = await atTheConsole({ browser, baseURL }, { language: locale });
    const answer = await desk.request.get(`/api/staff/orders/${number}`);
    const { amountCentimes } = (await answer.json()) as { amountCentimes: number };
    await desk.goto(officeAt('/settlement'));
    await expect(desk.getByRole('heading', { level: 1, name: settlement.title })).toBeVisible();
    await expectAccessible(desk);
    await desk.getByRole('button', { name: settlement.submit }).click();
    await expect(desk.getByText(settlement.neither)).toBeVisible();
    await expectAccessible(desk);

    const file = (name: string, buffer: Buffer) =>
      desk.locator('input[type=file]').setInputFiles({ name, mimeType: 'text/csv', buffer });
    await file('releve.xlsx', Buffer.from('PK\u0003\u0004', 'latin1'));
    await expect(desk.getByText(officeWords[locale].office.faults['not-text'] ?? '')).toBeVisible();

    const day = dateInMorocco(new Date());
    const lines = [
      'Banque;Agence Maârif',
      'Date;Libellé;Débit;Crédit',
      `${day};VIR RECU ${number.replaceAll('-', ' ').toUpperCase()};;${amountCentimes / 100},00`,
      `${day};VIR RECU LOYER;;1 250,00`,
      `${day};FRAIS;12,00;`,
    ];
    await file('releve.csv', Buffer.from(lines.join('\r\n'), 'latin1'));
    await expect(desk.getByText(settlement.chosen('releve.csv'))).toBeVisible();
    await desk.getByRole('button', { name: settlement.submit }).click();
    const fits = desk.getByRole('region', { name: settlement.groups['to-confirm'].title });
    await expect(fits.getByRole('link', { name: number })).toBeVisible();
    await expect(fits.getByRole('checkbox')).toBeChecked();
    await expect(desk.getByRole('region', { name: settlement.groups['no-order'].title })).toContainText(
      'LOYER',
    );
    await expectAccessible(desk);
    await expectFits(desk);
    await fits.getByRole('button').click();
    await expect(desk.getByText(settlement.done(1))).toBeVisible();
    await expectAccessible(desk);
    expect(faults).toEqual([]);
    await office.close();
    await page.reload();
    await expect(page.getByText(say.order.standings['Payment Confirmed'].title).first()).toBeVisible();
  });
}
