import { words } from '../../src/words.ts';
import { chooseMethod, fillDetails, prefix } from '../support/enrol.ts';
import { languages } from '../support/extent.ts';
import { expect, expectAccessible, newLearner, test, expectGood } from '../support/journey.ts';
import { aPdf } from '../support/receipts.ts';
import { Visitor } from '../support/visitor.ts';
import { askStaff, staff } from '../support/visits.ts';

const aStatement = { name: 'avis.pdf', mimeType: 'application/pdf', buffer: Buffer.from(aPdf()) };
/** An SVG with a script, under the name and the type of a photo. */
const aLie = {
  name: 'photo.jpg',
  mimeType: 'image/jpeg',
  buffer: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'),
};

for (const locale of languages('fr')) {
  const t = words[locale];
  const { fieldProblems } = t.common;

  test(`${locale}: in the dialog a transfer is claimed with a receipt, after a wrong file and a lost line; another is sent later`, async ({
    page,
    context,
  }) => {
    test.slow();
    test.info().annotations.push({ type: 'expects-4xx' }, { type: 'expects-no-answer' });
    await page.goto(`${prefix(locale)}/courses/ugc-creation-masterclass`);
    await page.locator('a[data-dialog][href$="/enrol"]:visible').first().click();
    await fillDetails(page, locale, newLearner());
    await chooseMethod(page, locale, 'bank');
    const dialog = page.getByRole('dialog');
    const tick = dialog.getByLabel(t.enrol.bank.tick);
    const receipt = dialog.getByLabel(t.transfer.receipt.label);
    const submit = dialog.getByRole('button', { name: t.enrol.bank.submit });
    await tick.check();
    await expectGood(page);

    const large = { name: 'a.jpg', mimeType: 'image/jpeg', buffer: Buffer.alloc(8_000_000, 'x') };
    for (const [file, problem] of [
      [aLie, 'receipt-kind'],
      [large, 'receipt-size'],
    ] as const) {
      await receipt.setInputFiles(file);
      await submit.click();
      await expect(dialog.getByText(fieldProblems[problem])).toBeVisible();
      await expect(tick).toBeChecked();
    }
    await expectAccessible(page);

    // A real picture, such as a screenshot of a bank's app.
    const picture = { name: 'Screenshot.png', mimeType: 'image/png', buffer: await page.screenshot() };
    await receipt.setInputFiles(picture);
    await context.setOffline(true);
    await submit.click();
    await expect(dialog.getByRole('alert')).toHaveText(t.enrol.dialog.offline);
    await context.setOffline(false);
    await submit.click();
    await expect(page.getByText(t.order.timeline.events['attach-receipt'])).toBeVisible();
    await expect(page.getByText(t.transfer.order.have(1))).toBeVisible();
    await expectAccessible(page);

    await page.getByRole('link', { name: t.transfer.order.addAnother }).click();
    await page.getByLabel(t.transfer.receipts.label).setInputFiles(aStatement);
    await page.getByRole('button', { name: t.transfer.receipts.submit }).click();
    await expect(page.getByText(t.transfer.receipts.thanks)).toBeVisible();
    await expect(page.locator('main ul').getByRole('listitem')).toHaveCount(2);
    await expectAccessible(page);
  });
}

test('ar: from the course to an open one with a mobile wallet, past the number of the order in the wrong place', async ({
  page,
}) => {
  const t = words.ar;
  test.info().annotations.push({ type: 'expects-4xx' });
  await page.goto('/ar/courses/ugc-creation-masterclass');
  await page.locator('a[data-dialog][href$="/enrol"]:visible').first().click();
  await fillDetails(page, 'ar', newLearner());
  await chooseMethod(page, 'ar', 'wallet');
  const dialog = page.getByRole('dialog');
  const code = dialog.getByLabel(t.enrol.wallet.code);
  const submit = dialog.getByRole('button', { name: t.enrol.wallet.submit });
  await submit.click();
  await expect(dialog.getByText(t.enrol.wallet.problems['transfer-code-required'])).toBeVisible();
  const number = /MEM-\d{6}-[0-9A-F]{4}/.exec(await dialog.innerText())?.[0] ?? '';
  await code.fill(number);
  await submit.click();
  await expect(dialog.getByText(t.enrol.wallet.problems['transfer-code-order'])).toBeVisible();
  await expect(code).toHaveValue(number);
  await expectGood(page);
  await code.fill(`OP ${number.slice(4)}`);
  await submit.click();
  await expect(page.getByText(t.order.statuses['Paid - Bank Transfer'].title)).toBeVisible();
  await expectGood(page);

  const office = await staff(undefined, new Visitor(new URL(page.url()).origin));
  await askStaff(office, 'POST', `/orders/${number.toLowerCase().replace('mem', 'MEM')}/decision`, {
    decision: 'confirm',
  });
  await page.reload();
  await expect(page.getByRole('link', { name: t.order.access.classroom.button })).toBeVisible();
  await expectGood(page);
});
