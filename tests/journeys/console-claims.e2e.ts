import { readFile } from 'node:fs/promises';
import type { Page, Route } from '@playwright/test';
import { claims as claimsAr } from '../../console/src/words/claims/ar.ts';
import { claims as claimsEn } from '../../console/src/words/claims/en.ts';
import { lists } from '../../console/src/words/lists/en.ts';
import { orders as ordersAr } from '../../console/src/words/orders/ar.ts';
import { orders as ordersEn } from '../../console/src/words/orders/en.ts';
import { words } from '../../content/words.ts';
import { atTheConsole, widths } from '../support/at-the-console.ts';
import { chooseMethod, fillDetails } from '../support/enrol.ts';
import { expect, expectAccessible, newLearner, test } from '../support/journey.ts';
import { orderNumberOn } from '../support/order-number.ts';
import { expectFits } from '../support/settle-down.ts';
import { officeAt } from '../support/staff.ts';

const say = words.en;

/** A course claimed by bank transfer; ends on the order's own page. */
async function claim(page: Page, { withReceipt = false } = {}): Promise<{ number: string; email: string }> {
  const who = newLearner();
  await page.goto('/courses/ugc-creation-masterclass/enrol');
  await fillDetails(page, 'en', who);
  await chooseMethod(page, 'en', 'bank');
  await page.getByLabel(say.enrol.bank.tick).check();
  if (withReceipt)
    await page
      .getByLabel(say.transfer.receipt.label)
      .setInputFiles({ name: 'avis.png', mimeType: 'image/png', buffer: await page.screenshot() });
  await page.getByRole('button', { name: say.enrol.bank.submit }).click();
  await expect(page.getByText(say.order.standings['Paid - Bank Transfer'].title).first()).toBeVisible();
  // The word of the records says 'Paid' of money that nobody has found yet.
  await expect(page.getByText('Paid - Bank Transfer')).toHaveCount(0);
  return { number: await orderNumberOn(page), email: who.email };
}

/** Other journeys claim at the same time: hers is one of those that wait. */
async function walkTo(desk: Page, number: string, step: () => Promise<void>): Promise<void> {
  const reference = desk.getByRole('definition').filter({ hasText: number });
  await expect(desk.getByRole('definition').first()).toBeVisible();
  await expect(async () => {
    if (!(await reference.isVisible())) await step();
    await expect(reference).toBeVisible({ timeout: 300 });
  }).toPass();
}

for (const width of widths)
  test(`ar, ${width} px: in the bank’s queue a claim is found, its receipt looked at, and confirmed`, async ({
    page,
    browser,
    baseURL,
  }) => {
    // A buyer's whole way and the office's beside it.
    test.slow();
    const { number } = await claim(page, { withReceipt: true });
    const { desk, office, faults } = await atTheConsole({ browser, baseURL }, { width, language: 'ar' });
    await desk.goto(officeAt('/claims'));
    await expect(desk.getByRole('heading', { level: 1, name: claimsAr.title })).toBeVisible();
    await walkTo(desk, number, () => desk.getByRole('button', { name: claimsAr.after }).click());
    const picture = desk.getByRole('button', { name: claimsAr.receipts.picture(1) });
    await picture.scrollIntoViewIfNeeded();
    await expect
      .poll(() => picture.locator('img').evaluate((img: HTMLImageElement) => img.naturalWidth))
      .toBeGreaterThan(0);
    await expectAccessible(desk);
    await expectFits(desk);
    await picture.click();
    await desk.getByRole('button', { name: claimsAr.receipts.larger }).click();
    await expectAccessible(desk);
    await desk.getByRole('button', { name: claimsAr.receipts.close }).click();

    const confirm = desk.getByRole('button', { name: ordersAr.claim.confirm });
    await expect(confirm).toBeDisabled();
    await desk.getByRole('checkbox').first().check();
    await confirm.click();
    const { confirmed, confirmedNoCode } = ordersAr.claim;
    await expect(desk.getByText(confirmed).or(desk.getByText(confirmedNoCode))).toBeVisible();
    // The next one has come by itself, or none waits.
    await expect(desk.getByRole('definition').filter({ hasText: number })).toHaveCount(0);
    // What she sent is looked at on the order's own page from then on.
    await desk.goto(officeAt(`/orders/${number}/show`));
    await expect(desk.getByRole('button', { name: claimsAr.receipts.picture(1) })).toBeVisible();
    await expectAccessible(desk);
    expect(faults).toEqual([]);
    await office.close();
    await page.reload();
    await expect(page.getByText(say.order.standings['Payment Confirmed'].title).first()).toBeVisible();
  });

test('by keyboard a claim is confirmed, and whoever comes second is told who was first', async ({
  page,
  browser,
  baseURL,
}) => {
  test.slow();
  test.info().annotations.push({ type: 'expects-4xx' });
  const { number } = await claim(page);
  const { desk, office, faults } = await atTheConsole({ browser, baseURL }, { width: 1280 });
  await desk.goto(officeAt('/claims'));
  const colleague = await desk.context().newPage();
  await colleague.goto(officeAt('/claims'));
  for (const [one, key] of [
    [desk, 'j'],
    [colleague, 'ArrowRight'],
  ] as const)
    await walkTo(one, number, () => one.keyboard.press(key));
  const { claim: words } = ordersEn;
  await colleague.getByRole('button', { name: words.refuse, exact: true }).click();
  await colleague.getByLabel(words.reason).fill('Nothing came.');
  // What she began to type goes with her to the order's own page, and back.
  await colleague.getByRole('link', { name: claimsEn.wholeOrder }).click();
  await expect(colleague.getByLabel(words.reason)).toHaveValue('Nothing came.');
  // Back and a reload lead to the very claim, with what she typed.
  await colleague.goBack();
  const hers = colleague.getByRole('definition').filter({ hasText: number });
  await expect(hers).toBeVisible();
  await colleague.reload();
  await expect(hers).toBeVisible();
  await expect(colleague.getByLabel(words.reason)).toHaveValue('Nothing came.');

  // Nothing is confirmed before the box is ticked.
  await desk.keyboard.press('c');
  await desk.getByRole('checkbox', { name: /^I have seen/ }).check();
  await expectAccessible(desk);
  await desk.keyboard.press('c');
  const told = desk.getByText(words.confirmed).or(desk.getByText(words.confirmedNoCode));
  await expect(told).toBeVisible();

  await colleague.getByRole('button', { name: words.refuseSend }).click();
  const first = `was first: the order is now “${ordersEn.statuses['Payment Confirmed']}”`;
  await expect(colleague.getByText(first)).toBeVisible();
  await expect(colleague.getByRole('definition').filter({ hasText: number })).toHaveCount(0);
  expect(faults).toEqual([]);
  await office.close();
});

/** What the academy answers when one of the claims breaks: that one waits as it did, the others are confirmed. */
const breakFor = (orderNumber: string) => async (route: Route) => {
  const { orderNumbers } = route.request().postDataJSON() as { orderNumbers: string[] };
  const others = orderNumbers.filter((one) => one !== orderNumber);
  const answer = await route.fetch({ postData: { orderNumbers: others } });
  const { answers } = (await answer.json()) as { answers: object[] };
  const failed = { orderNumber, outcome: 'failed', status: null, by: null };
  await route.fulfill({ json: { answers: [...answers, failed] } });
};

test('lines of a statement confirm two claims by one press, a line that broke stays ticked, and the third says what it lacks', async ({
  page,
  browser,
  baseURL,
}) => {
  test.slow();
  test.info().annotations.push({ type: 'expects-4xx' });
  const numbers = [(await claim(page)).number, (await claim(page)).number];
  const { desk, office, faults } = await atTheConsole({ browser, baseURL });
  const { statement } = claimsEn;
  const order = await desk.request.get(`/api/staff/orders/${numbers[0]}`);
  const amount = ((await order.json()) as { amountCentimes: number }).amountCentimes / 100;
  await desk.goto(officeAt('/claims'));
  await desk.getByRole('link', { name: claimsEn.bulk }).click();
  await desk.getByRole('button', { name: statement.read }).click();
  await expect(desk.getByText('This is needed.')).toBeVisible();
  const lines = [...numbers.map((number) => `VIR RECU ${number};${amount},00`), 'FRAIS DE TENUE;-12,00'];
  await desk.getByLabel(statement.paste).fill(lines.join('\n'));
  await desk.getByRole('button', { name: statement.read }).click();
  await expect(desk.getByRole('heading', { name: statement.groups.sure })).toBeVisible();
  await expect(desk.getByText(statement.whys.outgoing)).toBeVisible();
  await expect(desk.getByRole('checkbox', { checked: true })).toHaveCount(2);
  await expectAccessible(desk);
  await expectFits(desk);
  // The second breaks at the first press: only the other reaches the academy.
  await desk.route('**/api/staff/statement/confirmations', breakFor(numbers[1] ?? ''), { times: 1 });
  await desk.getByRole('button', { name: /^Confirm 2 claims/ }).click();
  await expect(desk.getByText(statement.outcomes.failed, { exact: true })).toBeVisible();
  await expect(desk.getByText(statement.did(1))).toBeVisible();
  await expect(desk.getByRole('checkbox', { checked: true })).toHaveCount(1);
  await desk.getByRole('button', { name: /^Confirm 1 claim/ }).click();
  await expect(desk.getByText(statement.outcomes.confirmed, { exact: true })).toHaveCount(2);
  await expect(desk.getByText(statement.did(2))).toBeVisible();
  await expectAccessible(desk);
  expect(faults).toEqual([]);
  await office.close();
  await page.reload();
  await expect(page.getByText(say.order.standings['Payment Confirmed'].title).first()).toBeVisible();
});

test('a narrowed list is kept as a view and taken away as a file, and a month as a workbook', async ({
  page,
  browser,
  baseURL,
}) => {
  test.slow();
  const { number, email } = await claim(page);
  const { desk, office, faults } = await atTheConsole({ browser, baseURL });
  const filter = encodeURIComponent(JSON.stringify({ search: email, status: ['Paid - Bank Transfer'] }));
  await desk.goto(officeAt(`/orders?filter=${filter}`));
  await expect(desk.getByText(number)).toBeVisible();
  const saving = desk.waitForEvent('download');
  await desk.getByRole('button', { name: lists.exports.title }).click();
  await desk.getByRole('menuitem', { name: lists.exports.formats['csv-comma'] }).click();
  const file = await saving;
  expect(file.suggestedFilename()).toMatch(/^orders-\d{4}-\d\d-\d\d\.csv$/);
  const text = await readFile(await file.path(), 'utf8');
  expect(text.trimEnd().split('\r\n')).toHaveLength(2);
  expect(text).toContain(number);

  const name = `Transfers ${number}`;
  await desk.getByRole('button', { name: lists.views.title }).click();
  await desk.getByLabel(lists.views.name).fill(name);
  await desk.getByRole('button', { name: lists.views.keep, exact: true }).click();
  await expect(desk.getByText(lists.views.kept(name))).toBeVisible();
  await expectAccessible(desk);
  await desk.getByRole('button', { name: lists.views.all }).click();
  await expect(desk).not.toHaveURL(/Bank/);
  await desk.getByRole('button', { name: lists.views.title }).click();
  await desk.getByRole('button', { name, exact: true }).click();
  // How to look is kept, for whom is not.
  await expect(desk).toHaveURL(/Paid/);
  await expect(desk).not.toHaveURL(/example\.com/);
  await desk.getByRole('button', { name: lists.views.title }).click();
  await desk.getByRole('button', { name: lists.views.forget(name) }).click();
  await expect(desk.getByText(lists.views.forgotten(name))).toBeVisible();

  await desk.goto(officeAt('/month'));
  await expect(desk.getByRole('heading', { level: 1, name: lists.month.title })).toBeVisible();
  // The last month that is over, in which nothing was sold; then the one that is under way.
  await expect(desk.getByText(lists.month.nothing)).toBeVisible();
  const inMorocco = (part: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat('en-GB', { ...part, timeZone: 'Africa/Casablanca' }).format(new Date());
  for (const [label, part] of [
    [lists.month.year, inMorocco({ year: 'numeric' })],
    [lists.month.month, inMorocco({ month: 'long' })],
  ] as const) {
    await desk.getByLabel(label, { exact: true }).click();
    await desk.getByRole('option', { name: part, exact: true }).click();
  }
  await expect(desk.getByText(lists.month.untilNow, { exact: true })).toBeVisible();
  await expectAccessible(desk);
  await expectFits(desk);
  const taking = desk.waitForEvent('download');
  await desk.getByRole('button', { name: lists.month.take }).click();
  const month = await taking;
  expect(month.suggestedFilename()).toMatch(/^month-\d{4}-\d\d\.xlsx$/);
  expect((await readFile(await month.path())).subarray(0, 2).toString()).toBe('PK');
  expect(faults).toEqual([]);
  await office.close();
});
