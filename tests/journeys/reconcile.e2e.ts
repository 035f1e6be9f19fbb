import { words } from '../../content/words.ts';
import { locales } from '../../domain/people/locale.ts';
import { dateInMorocco } from '../../domain/time/calendar-date.ts';
import { chooseMethod, fillDetails, prefix } from '../support/enrol.ts';
import { expect, expectAccessible, newLearner, test } from '../support/journey.ts';
import { orderNumberOn } from '../support/order-number.ts';
import { openUntil } from '../support/open-until.ts';
import { expectFits } from '../support/settle-down.ts';
import { officeOf } from '../support/staff.ts';

for (const locale of locales) {
  const say = words[locale];
  const office = `${prefix(locale)}/staff`;
  const { compare, settlement, messages } = say.reconcile;

  test(`${locale}: staff compare with the banks and read what became of it`, async ({ browser, baseURL }) => {
    const context = await officeOf(browser, baseURL);
    const desk = await context.newPage();
    // The other language's test may be comparing just now: then there is no such button until it is over.
    await openUntil(desk, `${office}/reconcile`, desk.getByRole('button', { name: compare.now }));
    await expect(desk.getByRole('heading', { level: 1 })).toHaveText(compare.title);
    await desk.getByRole('button', { name: compare.now }).click();
    // It goes on by itself; the page looks again until it is over.
    await openUntil(
      desk,
      `${office}/reconcile`,
      desk.getByRole('button', { name: compare.now }),
      desk.getByText(compare.last),
    );
    await expectAccessible(desk);
    await expectFits(desk);
    await context.close();
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

    const context = await officeOf(browser, baseURL);
    const desk = await context.newPage();
    await desk.goto(`${office}/orders/${number}`);
    const shown =
      /(\d[\d.,\u202f\u00a0]*)\u00a0(?:MAD|درهم)/u.exec(await desk.locator('main').innerText())?.[1] ?? '';
    const amount = shown.replace(/[^\d]/g, '');

    await desk.goto(`${office}/settlement`);
    await expectAccessible(desk);
    await desk.getByRole('button', { name: settlement.submit }).click();
    await expect(desk.getByText(settlement.problems.none)).toBeVisible();
    await expectAccessible(desk);
    const day = dateInMorocco(new Date());
    const lines = [
      'Banque;Agence Maârif',
      'Date;Libellé;Débit;Crédit',
      `${day};VIR RECU ${number.replaceAll('-', ' ').toUpperCase()};;${amount},00`,
      `${day};VIR RECU LOYER;;1 250,00`,
      `${day};FRAIS;12,00;`,
    ];
    await desk.getByLabel(settlement.file).setInputFiles({
      name: 'releve.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(lines.join('\r\n'), 'latin1'),
    });
    await desk.getByRole('button', { name: settlement.submit }).click();
    const fits = desk.locator('#to-confirm');
    await expect(fits.getByRole('link', { name: number })).toBeVisible();
    await expect(fits.getByRole('checkbox')).toBeChecked();
    await expect(desk.locator('#no-order')).toContainText('LOYER');
    await expectAccessible(desk);
    await expectFits(desk);
    await fits.getByRole('button', { name: settlement.confirm }).click();
    await expect(desk.getByText(settlement.confirmed(1))).toBeVisible();
    await context.close();
    await page.reload();
    await expect(page.getByText(say.order.standings['Payment Confirmed'].title).first()).toBeVisible();
  });

  test(`${locale}: the messages of banks are looked at by what waits, and by all`, async ({
    browser,
    baseURL,
  }) => {
    const context = await officeOf(browser, baseURL);
    const desk = await context.newPage();
    for (const show of ['to-do', 'refused', 'all'] as const) {
      await desk.goto(`${office}/notifications?show=${show}`);
      const tabs = desk.getByRole('navigation', { name: messages.filtersLabel });
      await expect(tabs.locator('[aria-current=page]')).toContainText(messages.filters[show]);
      await expectAccessible(desk);
    }
    await context.close();
  });
}
