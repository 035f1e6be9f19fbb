import { readFile } from 'node:fs/promises';
import type { Page, Route } from '@playwright/test';
import { claims as claimsAr, orders as ordersAr } from '../../console/src/words/orders/ar.ts';
import { claims as claimsEn, orders as ordersEn } from '../../console/src/words/orders/en.ts';
import { lists } from '../../console/src/words/frame/en.ts';
import { test, wide } from '../support/at-the-console.ts';
import { expect, expectAccessible, expectGood } from '../support/journey.ts';
import { asStaff, claimed } from '../support/prepared.ts';
import { consoleAt } from '../support/staff.ts';

const course = 'ugc-creation-masterclass';

const avis = async (page: Page): Promise<File> =>
  new File([new Uint8Array(await page.screenshot())], 'avis.png', { type: 'image/png' });

/** Other tests claim at the same time: this claim is one of several. */
async function goToClaim(staffPage: Page, number: string, step: () => Promise<void>): Promise<void> {
  const reference = staffPage.getByRole('definition').filter({ hasText: number });
  await expect(staffPage.getByRole('definition').first()).toBeVisible();
  await expect(async () => {
    if (!(await reference.isVisible())) await step();
    await expect(reference).toBeVisible({ timeout: 300 });
  }).toPass();
}

test.describe('in Arabic', () => {
  test.use({ language: 'ar' });
  test('in the bank’s queue a claim is found, its receipt looked at, and confirmed', async ({
    page,
    origin,
  }) => {
    const { number } = await claimed(origin, { course, receipt: await avis(page) });
    await page.goto(consoleAt('/claims'));
    await expect(page.getByRole('heading', { level: 1, name: claimsAr.title })).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
    await goToClaim(page, number, () => page.getByRole('button', { name: claimsAr.after }).click());
    const picture = page.getByRole('button', { name: claimsAr.receipts.picture(1) });
    await picture.scrollIntoViewIfNeeded();
    await expect
      .poll(() => picture.locator('img').evaluate((img: HTMLImageElement) => img.naturalWidth))
      .toBeGreaterThan(0);
    await expectGood(page);
    await picture.click();
    await page.getByRole('button', { name: claimsAr.receipts.larger }).click();
    await expectAccessible(page);
    await page.getByRole('button', { name: claimsAr.receipts.close }).click();

    await page.getByRole('button', { name: /: تأكيد$/ }).click();
    const { confirmed, confirmedNoCode } = ordersAr.claim;
    await expect(page.getByText(confirmed).or(page.getByText(confirmedNoCode))).toBeVisible();
    // The next one is shown, or none waits.
    await expect(page.getByRole('definition').filter({ hasText: number })).toHaveCount(0);
    // The receipts are on the order's own page from then on.
    await page.goto(consoleAt(`/orders/${number}/show`));
    await expect(page.getByRole('button', { name: claimsAr.receipts.picture(1) })).toBeVisible();
    await expectAccessible(page);
  });
});

test.describe('on a wide screen', () => {
  test.use(wide);
  test('a claim is confirmed by keyboard, and whoever comes second is shown who was first @all', async ({
    page,
    origin,
    context,
  }) => {
    test.info().annotations.push({ type: 'expects-4xx' });
    const { number } = await claimed(origin, { course });
    await page.goto(consoleAt('/claims'));
    const colleague = await context.newPage();
    await colleague.goto(consoleAt('/claims'));
    for (const [one, key] of [
      [page, 'j'],
      [colleague, 'ArrowRight'],
    ] as const)
      await goToClaim(one, number, () => one.keyboard.press(key));
    const { claim: words } = ordersEn;
    await colleague.getByRole('button', { name: words.refuse, exact: true }).click();
    await colleague.getByLabel(words.reason).fill('Nothing came.');
    // Half-typed text is kept on the way to the order's own page, and back.
    await colleague.getByRole('link', { name: claimsEn.wholeOrder }).click();
    await expect(colleague.getByLabel(words.reason)).toHaveValue('Nothing came.');
    // Back and a reload return to the same claim, with the typed text.
    await colleague.goBack();
    const theirs = colleague.getByRole('definition').filter({ hasText: number });
    await expect(theirs).toBeVisible();
    await colleague.reload();
    await expect(theirs).toBeVisible();
    await expect(colleague.getByLabel(words.reason)).toHaveValue('Nothing came.');

    // The key leads to the button, and confirms nothing by itself.
    await page.keyboard.press('c');
    await expect(page.getByRole('button', { name: /has arrived: confirm$/ })).toBeFocused();
    await expectAccessible(page);
    await page.keyboard.press('Enter');
    const confirmation = page.getByText(words.confirmed).or(page.getByText(words.confirmedNoCode));
    await expect(confirmation).toBeVisible();

    await colleague.getByRole('button', { name: words.refuseSend }).click();
    const first = `was first. Status: ${ordersEn.statuses['Payment Confirmed']}.`;
    await expect(colleague.getByText(first)).toBeVisible();
    await expect(colleague.getByRole('definition').filter({ hasText: number })).toHaveCount(0);
  });
});

/** The academy's answer when one of the claims fails: that one still waits, the others are confirmed. */
const breakFor = (orderNumber: string) => async (route: Route) => {
  const { orderNumbers } = route.request().postDataJSON() as { orderNumbers: string[] };
  const others = orderNumbers.filter((one) => one !== orderNumber);
  const answer = await route.fetch({ postData: { orderNumbers: others } });
  const { answers } = (await answer.json()) as { answers: object[] };
  const failed = { orderNumber, outcome: 'failed', status: null, by: null };
  await route.fulfill({ json: { answers: [...answers, failed] } });
};

test('lines of a statement confirm two claims by one press, a line that failed stays ticked, and the third shows what is missing @all', async ({
  page,
  origin,
}) => {
  test.info().annotations.push({ type: 'expects-4xx' });
  const numbers = [(await claimed(origin, { course })).number, (await claimed(origin, { course })).number];
  const { statement } = claimsEn;
  const { amountCentimes } = await asStaff<{ amountCentimes: number }>(
    page,
    origin,
    'GET',
    `/orders/${numbers[0]}`,
  );
  await page.goto(consoleAt('/claims'));
  await page.getByRole('link', { name: claimsEn.bulk }).click();
  await page.getByRole('button', { name: statement.read }).click();
  await expect(page.getByText('Required.')).toBeVisible();
  const lines = [
    ...numbers.map((number) => `VIR RECU ${number};${amountCentimes / 100},00`),
    'FRAIS DE TENUE;-12,00',
  ];
  await page.getByLabel(statement.paste).fill(lines.join('\n'));
  await page.getByRole('button', { name: statement.read }).click();
  await expect(page.getByRole('heading', { name: statement.groups.sure })).toBeVisible();
  await expect(page.getByText(statement.whys.outgoing)).toBeVisible();
  await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(2);
  await expectGood(page);
  // The second fails at the first press: only the other reaches the academy.
  await page.route('**/api/staff/statement/confirmations', breakFor(numbers[1] ?? ''), { times: 1 });
  await page.getByRole('button', { name: /^Confirm 2,/ }).click();
  await expect(page.getByText(statement.outcomes.failed, { exact: true })).toBeVisible();
  await expect(page.getByText(statement.did(1))).toBeVisible();
  await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(1);
  await page.getByRole('button', { name: /^Confirm 1,/ }).click();
  await expect(page.getByText(statement.outcomes.confirmed, { exact: true })).toHaveCount(2);
  await expect(page.getByText(statement.did(2))).toBeVisible();
  await expectAccessible(page);
});

test('a filtered list is saved on the device and exported, and a month as a workbook @all', async ({
  page,
  origin,
}) => {
  const { number, who } = await claimed(origin, { course });
  const filter = encodeURIComponent(JSON.stringify({ search: who.email, status: ['Paid - Bank Transfer'] }));
  await page.goto(consoleAt(`/orders?filter=${filter}`));
  await expect(page.getByText(number)).toBeVisible();
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: lists.exports.title }).click();
  await page.getByRole('menuitem', { name: lists.exports.formats['csv-comma'] }).click();
  const file = await saving;
  expect(file.suggestedFilename()).toMatch(/^orders-\d{4}-\d\d-\d\d\.csv$/);
  const text = await readFile(await file.path(), 'utf8');
  // The headings, the order, and the total.
  expect(text.trimEnd().split('\r\n')).toHaveLength(3);
  expect(text).toContain(number.toUpperCase());

  // Kept on the device, by react-admin's own menu.
  const name = `Transfers ${number}`;
  await page.getByRole('button', { name: 'Add filter' }).click();
  await page.getByRole('menuitem', { name: 'Save current query...' }).click();
  await page.getByLabel('Query name').fill(name);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.goto(consoleAt('/orders?filter={}'));
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Add filter' }).click();
  await page.getByRole('menuitem', { name }).click();
  await expect(page).toHaveURL(/Paid/);
  await expect(page.getByRole('link', { name: number.toUpperCase() })).toBeVisible();

  await page.goto(consoleAt('/month'));
  await expect(page.getByRole('heading', { level: 1, name: lists.month.title })).toBeVisible();
  // The last complete month, in which nothing was sold; then the current one.
  await expect(page.getByText(lists.month.nothing)).toBeVisible();
  const inMorocco = (part: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat('en-GB', { ...part, timeZone: 'Africa/Casablanca' }).format(new Date());
  for (const [label, part] of [
    [lists.month.year, inMorocco({ year: 'numeric' })],
    [lists.month.month, inMorocco({ month: 'long' })],
  ] as const) {
    await page.getByLabel(label, { exact: true }).click();
    await page.getByRole('option', { name: part, exact: true }).click();
  }
  await expect(page.getByText(lists.month.untilNow, { exact: true })).toBeVisible();
  await expectGood(page);
  const taking = page.waitForEvent('download');
  await page.getByRole('button', { name: lists.month.take }).click();
  const month = await taking;
  expect(month.suggestedFilename()).toMatch(/^sales-\d{4}-\d\d\.xlsx$/);
  expect((await readFile(await month.path())).subarray(0, 2).toString()).toBe('PK');
});
