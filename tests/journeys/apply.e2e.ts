import type { Browser, Locator, Page } from '@playwright/test';
import { courses } from '../../content/sample/courses.ts';
import { words } from '../../content/words.ts';
import { workshops } from '../../content/sample/workshops.ts';
import { mostFormsOfCaller } from '../../flows/form-share.ts';
import { locales } from '../../domain/people/locale.ts';
import { prefix } from '../support/enrol.ts';
import { expect, expectAccessible, newLearner, test } from '../support/journey.ts';

/** Waited for: a dialog is closed a moment before the page hears of it and scrolls again. */
const expectLocked = (page: Page, locked: boolean) =>
  expect
    .poll(() => page.evaluate(() => getComputedStyle(document.documentElement).overflowY === 'hidden'))
    .toBe(locked);

/** Thanks in place of the form, which go by themselves: seen in one look, because they do not wait for a second one. */
async function expectToGo(dialog: Locator, thanks: string, afterMs: number): Promise<void> {
  const page = dialog.page();
  const going = dialog
    .filter({ has: page.locator(`[data-close-after="${afterMs}"]`) })
    .filter({ hasNot: page.locator('form') });
  await expect(going.getByText(thanks)).toBeVisible();
  await expect(dialog).toHaveCount(0);
}

async function withoutScript(browser: Browser, baseURL: string | undefined): Promise<Page> {
  const context = await browser.newContext({
    baseURL,
    javaScriptEnabled: false,
    viewport: { width: 360, height: 740 },
  });
  return context.newPage();
}

for (const locale of locales) {
  const say = words[locale];
  const { apply } = say;
  const workshop = `${prefix(locale)}/workshops/sell-on-whatsapp`;
  const title = workshops.find(({ slug }) => slug === 'sell-on-whatsapp')?.words[locale].title ?? '';
  const register = say.workshopApplication.submit.open;

  test(`${locale}: a seat is taken in the dialog, which goes by itself, and is empty when it is opened again`, async ({
    page,
  }) => {
    const who = newLearner();
    await page.goto(workshop);
    const bar = page.getByRole('complementary', { name: say.workshops.bar });
    const opener = bar.getByRole('link', { name: say.workshops.registerNow });
    const seats = async () => Number(/\d+/.exec(await bar.innerText())?.[0]);
    const seatsBefore = await seats();
    await opener.click();
    const dialog = page.getByRole('dialog');
    await expectAccessible(page);
    await expectLocked(page, true);
    await dialog.getByLabel(apply.name).fill(who.name);
    await dialog.getByLabel(apply.email).fill(who.email);
    await dialog.getByRole('button', { name: register }).click();
    await expectToGo(dialog, say.workshopApplication.success(title), 2_000);
    await expectLocked(page, false);
    // Others of these tests take seats of it meanwhile: fewer are left, not exactly one fewer.
    await expect.poll(seats).toBeLessThan(seatsBefore);
    await expect(opener).toBeFocused();
    await opener.click();
    await expect(dialog.getByLabel(apply.name)).toHaveValue('');
  });

  test(`${locale}: without script a wrong field is told, nothing typed is lost, and the seat is taken`, async ({
    browser,
    baseURL,
  }) => {
    const who = newLearner();
    const page = await withoutScript(browser, baseURL);
    await page.goto(workshop);
    await page.locator(`a[href="${workshop}/apply"]:visible`).first().click();
    await page.getByLabel(apply.email).fill('salma@');
    await page.getByLabel(apply.phone).fill('12');
    await page.getByRole('button', { name: register }).click();
    for (const problem of ['name-required', 'email-invalid', 'phone-invalid'] as const) {
      await expect(page.getByText(say.common.fieldProblems[problem], { exact: true })).toBeVisible();
    }
    await expect(page.getByLabel(apply.email)).toHaveValue('salma@');
    await page.getByLabel(apply.name).fill(who.name);
    await page.getByLabel(apply.email).fill(who.email);
    await page.getByLabel(apply.phone).fill('');
    await page.getByRole('button', { name: register }).click();
    await expect(page.getByText(say.workshopApplication.success(title))).toBeVisible();
    await page.context().close();
  });

  test(`${locale}: a past workshop takes a name for its next session`, async ({ page }) => {
    const who = newLearner();
    await page.goto(`${prefix(locale)}/workshops/content-creation-class/apply`);
    await page.getByLabel(apply.name).fill(who.name);
    await page.getByLabel(apply.email).fill(who.email);
    await page.getByRole('button', { name: say.workshopApplication.submit.past }).click();
    await expect(page.getByText(say.workshopApplication.places['next-session'])).toBeVisible();
    await expectAccessible(page);
  });

  test(`${locale}: when no answer comes, or a broken one, the form stays with what was typed and can be sent again`, async ({
    page,
  }) => {
    test.info().annotations.push({ type: 'expects-no-answer' }, { type: 'expects-4xx' });
    const who = newLearner();
    await page.goto(`${workshop}/apply`);
    await page.getByLabel(apply.name).fill(who.name);
    await page.getByLabel(apply.email).fill(who.email);
    const send = page.getByRole('button', { name: register });
    const told = page.getByRole('alert');
    await page.route('**/apply', (route) => route.abort());
    await send.click();
    await expect(told).toHaveText(apply.dialog.offline);
    await page.unroute('**/apply');
    await page.route('**/apply', (route) => route.fulfill({ status: 503, body: '' }));
    await send.click();
    await expect(told).toHaveText(apply.dialog.broken.replace('{code}', '503'));
    await page.unroute('**/apply');
    await page.route('**/apply', (route) => route.fulfill({ status: 429, body: 'Too many' }));
    await send.click();
    await expect(told).toHaveText(apply.dialog.tooMany);
    await expect(page.getByLabel(apply.name)).toHaveValue(who.name);
    await expectAccessible(page);
    await page.unroute('**/apply');
    await send.click();
    await expect(page.getByText(say.workshopApplication.success(title))).toBeVisible();
  });

  test(`${locale}: a press waits for the code that sends the form, and the browser sends it where that never comes`, async ({
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
    const who = newLearner();
    const fill = async () => {
      await page.goto(`${workshop}/apply`);
      await page.getByLabel(apply.name).fill(who.name);
      await page.getByLabel(apply.email).fill(who.email);
      await page.locator('form[data-in-place] button').click();
    };
    await fill();
    await expect(page.locator('form[data-in-place]')).toHaveAttribute('aria-busy', 'true');
    letCome();
    await expect(page.getByRole('alert')).toHaveText(apply.dialog.offline);
    await page.unrouteAll();
    await page.route(code, (route) => route.abort());
    await fill();
    await expect(page.getByText(say.workshopApplication.success(title))).toBeVisible();
  });

  const waitlist = say.waitlist;
  const french = courses.find(({ slug }) => slug === 'french-course')?.words[locale].name ?? '';

  test(`${locale}: the waitlist begins anew each time, closes by Escape unless it is sending, and goes three seconds after`, async ({
    page,
  }) => {
    test.info().annotations.push({ type: 'expects-4xx' });
    const who = newLearner();
    await page.goto(`${prefix(locale)}/courses/french-course`);
    const opener = page.locator('a[data-dialog][href$="/waitlist"]:visible').first();
    const dialog = page.getByRole('dialog', { name: waitlist.heading(french) });
    await opener.click();
    await expect(dialog).toBeVisible();
    await expectLocked(page, true);
    await dialog.getByLabel(apply.phone).fill('12');
    await dialog.getByRole('button', { name: waitlist.submit }).click();
    await expect(dialog.getByText(waitlist.phoneInvalid)).toBeVisible();
    await expect(dialog.getByText(say.common.fieldProblems['name-required'])).toBeVisible();
    await dialog.getByLabel(apply.phone).fill('0612345678');
    await expect(dialog.getByText(waitlist.phoneInvalid)).toBeHidden();
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expectLocked(page, false);
    await expect(opener).toBeFocused();

    await opener.click();
    await expect(dialog.getByLabel(apply.phone)).toHaveValue('');
    await expect(dialog.locator('[aria-invalid]')).toHaveCount(0);
    await dialog.getByLabel(apply.name).fill(who.name);
    await dialog.getByLabel(apply.email).fill(who.email);
    await dialog.getByLabel(apply.phone).fill(who.phone);
    let release: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
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

  const host = say.hostCourse.form;

  test(`${locale}: a course is proposed on its page: what is missing is told, and thanks take the form's place`, async ({
    page,
  }) => {
    test.info().annotations.push({ type: 'expects-4xx' });
    const who = newLearner();
    await page.goto(`${prefix(locale)}/host-course`);
    await expectAccessible(page);
    await page.getByLabel(apply.name).fill(who.name);
    await page.getByLabel(apply.email).fill(who.email);
    await page.getByLabel(host.topic).fill('Oud');
    await page.getByRole('button', { name: host.submit }).click();
    const problem = page.getByText(say.common.fieldProblems['topic-short']);
    await expect(problem).toBeVisible();
    await expect(page.getByLabel(host.topic)).toBeFocused();
    await expect(page.getByLabel(apply.name)).toHaveValue(who.name);
    await expectAccessible(page);
    await page.getByLabel(host.topic).fill('Oud for beginners');
    await expect(problem).toBeHidden();
    await page.getByRole('button', { name: host.submit }).click();
    await expect(page.getByText(host.success)).toBeVisible();
    await expect(page.getByLabel(host.topic)).toHaveCount(0);
    await expectAccessible(page);
  });

  test(`${locale}: a course is proposed over the home page, and the dialog goes by itself`, async ({
    page,
  }) => {
    const who = newLearner();
    await page.goto(`${prefix(locale)}/`);
    await page.locator('a[data-dialog][href$="/host-course"]').first().click();
    const dialog = page.getByRole('dialog', { name: host.heading });
    await dialog.getByLabel(apply.name).fill(who.name);
    await dialog.getByLabel(apply.email).fill(who.email);
    await dialog.getByLabel(host.topic).fill('Natural soap from Safi');
    await dialog.getByRole('button', { name: host.submit }).click();
    const done = page.getByRole('dialog', { name: host.sentHeading });
    await expectToGo(done, host.success, 2_000);
  });

  test(`${locale}: a course is proposed without script`, async ({ browser, baseURL }) => {
    const who = newLearner();
    const page = await withoutScript(browser, baseURL);
    await page.goto(`${prefix(locale)}/host-course`);
    await page.getByRole('link', { name: say.hostCourse.toForm }).click();
    await page.getByLabel(apply.name).fill(who.name);
    await page.getByLabel(apply.email).fill(who.email);
    await page.getByRole('button', { name: host.submit }).click();
    await expect(page.getByText(say.common.fieldProblems['topic-short'])).toBeVisible();
    await page.getByLabel(host.topic).fill('Natural soap from Safi');
    await page.getByRole('button', { name: host.submit }).click();
    await expect(page.getByText(host.success)).toBeVisible();
    await page.context().close();
  });

  const who = newLearner;
  for (const [path, asked, button] of [
    ['/courses/fashion-business-masterclass/waitlist', who, say.waitlist.submit],
    ['/workshops/china-sourcing/apply', who, say.workshopApplication.submit.past],
    ['/host-course', () => ({ ...who(), courseTopic: 'Natural soap' }), host.submit],
    ['/products/finance-tracker/access', () => ({ email: who().email }), say.access.submit.free],
  ] as const)
    test(`${locale}: ${path} says where too much came from in an hour, and keeps what was typed`, async ({
      page,
    }) => {
      test.info().annotations.push({ type: 'expects-4xx' });
      const address = `${prefix(locale)}${path}`;
      for (let sent = 0; sent < mostFormsOfCaller; sent += 1) {
        const answer = await page.request.post(address, { form: asked(), maxRedirects: 0 });
        expect(answer.status()).toBe(303);
      }
      await page.goto(address);
      const typed = who();
      for (const [name, text] of Object.entries({ ...typed, courseTopic: 'Natural soap' })) {
        const field = page.locator(`main input[name="${name}"]`);
        if ((await field.count()) > 0) await field.fill(text);
      }
      await page.getByRole('button', { name: button, exact: true }).click();
      await expect(page.getByText(apply.manyForms)).toBeVisible();
      await expect(page.locator('main input[name="email"]')).toHaveValue(typed.email);
      await expectAccessible(page);
    });
}
