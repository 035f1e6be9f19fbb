/**
 * What only a browser shows of the contact forms: the dialog, its focus and closing, and sending without leaving the page.
 * What they refuse and keep: tests/requests/forms.test.ts.
 */
import type { Locator, Page } from '@playwright/test';
import { courses } from '../../content/sample/courses.ts';
import { words } from '../../src/words.ts';
import { workshops } from '../../content/sample/workshops.ts';
import { prefix } from '../support/enrol.ts';
import { languages } from '../support/extent.ts';
import { expect, expectAccessible, newLearner, test } from '../support/journey.ts';

/** Polled: the page unlocks a moment after the dialog has closed. */
const expectLocked = (page: Page, locked: boolean) =>
  expect
    .poll(() => page.evaluate(() => getComputedStyle(document.documentElement).overflowY === 'hidden'))
    .toBe(locked);

/** The thanks replace the form and close automatically: checked in one step, because they may be gone at the second. */
async function expectToGo(dialog: Locator, thanks: string, afterMs: number): Promise<void> {
  const page = dialog.page();
  const going = dialog
    .filter({ has: page.locator(`[data-close-after="${afterMs}"]`) })
    .filter({ hasNot: page.locator('form') });
  await expect(going.getByText(thanks)).toBeVisible();
  await expect(dialog).toHaveCount(0);
}

for (const locale of languages('ar')) {
  const t = words[locale];
  const { apply } = t;
  const workshop = `${prefix(locale)}/workshops/sell-on-whatsapp`;
  const title = workshops.find(({ slug }) => slug === 'sell-on-whatsapp')?.words[locale].title ?? '';
  const register = t.workshopApplication.submit.open;

  async function fillPerson(within: Page | Locator): Promise<ReturnType<typeof newLearner>> {
    const who = newLearner();
    await within.getByLabel(apply.name).fill(who.name);
    await within.getByLabel(apply.email).fill(who.email);
    return who;
  }

  test(`${locale}: a seat is taken in the dialog, which goes by itself, and is empty when it is opened again`, async ({
    page,
  }) => {
    await page.goto(workshop);
    const bar = page.getByRole('complementary', { name: t.workshops.bar });
    const opener = bar.getByRole('link', { name: t.workshops.registerNow });
    // The last number beside the day.
    const day = page.locator('[data-fresh=day]');
    const seats = async () => Number(/\d+(?=\D*$)/.exec(await day.innerText())?.[0]);
    const seatsBefore = await seats();
    await opener.click();
    const dialog = page.getByRole('dialog');
    await expectAccessible(page);
    await expectLocked(page, true);
    await fillPerson(dialog);
    await dialog.getByRole('button', { name: register }).click();
    await expectToGo(dialog, t.workshopApplication.success.seat(title), 2_000);
    await expectLocked(page, false);
    // Other tests take seats of it meanwhile: fewer are left, not exactly one fewer.
    await expect.poll(seats).toBeLessThan(seatsBefore);
    await expect(opener).toBeFocused();
    await opener.click();
    await expect(dialog.getByLabel(apply.name)).toHaveValue('');
  });

  test(`${locale}: when no answer comes, or a broken one, the form stays with what was typed and can be sent again @all`, async ({
    page,
  }) => {
    test.info().annotations.push({ type: 'expects-no-answer' }, { type: 'expects-4xx' });
    await page.goto(`${workshop}/apply`);
    const who = await fillPerson(page);
    const send = page.getByRole('button', { name: register });
    const alert = page.getByRole('alert');
    await page.route('**/apply', (route) => route.abort());
    await send.click();
    await expect(alert).toHaveText(apply.dialog.offline);
    await page.unroute('**/apply');
    for (const [status, sentence] of [
      [503, apply.dialog.broken.replace('{code}', '503')],
      [429, apply.dialog.tooMany],
    ] as const) {
      await page.route('**/apply', (route) => route.fulfill({ status, body: '' }));
      await send.click();
      await expect(alert).toHaveText(sentence);
      await page.unroute('**/apply');
    }
    await expect(page.getByLabel(apply.name)).toHaveValue(who.name);
    await expectAccessible(page);
    await send.click();
    await expect(page.getByText(t.workshopApplication.success.seat(title))).toBeVisible();
  });

  test(`${locale}: a press waits for the code that sends the form, and the browser sends it where that never comes @all`, async ({
    page,
  }) => {
    test.info().annotations.push({ type: 'expects-no-answer' });
    const { promise: come, resolve: letCome } = Promise.withResolvers<void>();
    const code = '**/send-in-place*.js';
    await page.route(code, async (route) => {
      await come;
      await route.continue();
    });
    await page.route('**/apply', (route) =>
      route.request().method() === 'POST' ? route.abort() : route.continue(),
    );
    const fillAndSend = async () => {
      await page.goto(`${workshop}/apply`);
      await fillPerson(page);
      await page.locator('form[data-in-place] button').click();
    };
    await fillAndSend();
    await expect(page.locator('form[data-in-place]')).toHaveAttribute('aria-busy', 'true');
    letCome();
    await expect(page.getByRole('alert')).toHaveText(apply.dialog.offline);
    await page.unrouteAll();
    await page.route(code, (route) => route.abort());
    await fillAndSend();
    await expect(page.getByText(t.workshopApplication.success.seat(title))).toBeVisible();
  });

  const waitlist = t.waitlist;
  const french = courses.find(({ slug }) => slug === 'french-course')?.words[locale].name ?? '';

  test(`${locale}: the waitlist begins anew each time, closes by Escape unless it is sending, and goes three seconds after @all`, async ({
    page,
  }) => {
    test.info().annotations.push({ type: 'expects-4xx' });
    await page.goto(`${prefix(locale)}/courses/french-course`);
    const opener = page.locator('a[data-dialog][href$="/waitlist"]:visible').first();
    const dialog = page.getByRole('dialog', { name: waitlist.heading(french) });
    await opener.click();
    await expect(dialog).toBeVisible();
    await expectLocked(page, true);
    await dialog.getByLabel(apply.phone).fill('12');
    const first = Promise.withResolvers<void>();
    await page.route('**/waitlist', (route) => first.promise.then(() => route.continue()), { times: 1 });
    await dialog.getByRole('button', { name: waitlist.submit }).click();
    await expect(dialog.getByRole('button', { name: apply.dialog.busy })).toBeDisabled();
    await dialog.getByLabel(apply.email).fill('salma@example.com');
    first.resolve();
    await expect(dialog.getByText(t.common.fieldProblems['phone-invalid'])).toBeVisible();
    await expect(dialog.getByLabel(apply.email)).toHaveValue('salma@example.com');
    await expect(dialog.getByText(t.common.fieldProblems['name-required'])).toBeVisible();
    await dialog.getByLabel(apply.phone).fill('0612345678');
    await expect(dialog.getByText(t.common.fieldProblems['phone-invalid'])).toBeHidden();
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expectLocked(page, false);
    await expect(opener).toBeFocused();

    await opener.click();
    await expect(dialog.getByLabel(apply.phone)).toHaveValue('');
    await expect(dialog.locator('[aria-invalid]')).toHaveCount(0);
    const who = await fillPerson(dialog);
    await dialog.getByLabel(apply.phone).fill(who.phone);
    const { promise: held, resolve: release } = Promise.withResolvers<void>();
    await page.route('**/waitlist', async (route) => {
      await held;
      await route.continue();
    });
    await dialog.getByRole('button', { name: waitlist.submit }).click();
    const busy = dialog.getByRole('button', { name: apply.dialog.busy });
    await expect(busy).toBeDisabled();
    await page.keyboard.press('Escape');
    await expect(busy).toBeVisible();
    release();
    const done = page.getByRole('dialog', { name: waitlist.title(french) });
    await expectToGo(done, waitlist.success(french), 3_000);
  });

  const { form } = t.contact;

  test(`${locale}: a form on its page focuses its first wrong field, clears a fault once it is corrected, and is replaced by thanks`, async ({
    page,
  }) => {
    test.info().annotations.push({ type: 'expects-4xx' });
    await page.goto(`${prefix(locale)}/contact`);
    await page.getByLabel(apply.email).fill('salma@');
    const send = page.getByRole('button', { name: form.submit });
    await send.click();
    await expect(page.getByText(t.common.fieldProblems['choice-required']).first()).toBeVisible();
    const problem = page.getByText(t.common.fieldProblems['email-invalid']);
    await expect(problem).toBeVisible();
    await expect(page.locator('[aria-invalid="true"]').first()).toBeFocused();
    await expectAccessible(page);
    await page.getByLabel(apply.email).pressSequentially('x');
    await expect(problem).toBeHidden();
    await fillPerson(page);
    await page.getByLabel(form.topic).selectOption('payment');
    await page.getByLabel(form.message).fill('My shop has visitors and few orders. What shall I do first?');
    await send.click();
    await expect(page.getByRole('heading', { name: form.sentTitle })).toBeVisible();
    await expect(send).toHaveCount(0);
    await expectAccessible(page);
  });
}
