import type { Page } from '@playwright/test';
import { workshops } from '../../content/sample/workshops.ts';
import { words } from '../../content/words.ts';
import { locales } from '../../domain/people/locale.ts';
import { chooseMethod, fillDetails, prefix } from '../support/enrol.ts';
import { expect, expectAccessible, newLearner, test } from '../support/journey.ts';
import { atTheDesk, openOrder, refuseClaim } from '../support/office-deeds.ts';
import { officeWords } from '../support/office-words.ts';
import { orderNumberOn } from '../support/order-number.ts';
import { expectFits } from '../support/settle-down.ts';
import { enter, officeAt } from '../support/staff.ts';

/** Where the menu leads, as it stands there. */
async function menuOf(desk: Page): Promise<string[]> {
  await desk.setViewportSize({ width: 1280, height: 800 });
  await desk.goto(officeAt());
  const entries = desk.getByRole('menuitem');
  await expect(entries.first()).toBeVisible();
  const addresses = await entries.evaluateAll((all) => all.map((one) => one.getAttribute('href') ?? ''));
  await desk.setViewportSize({ width: 390, height: 800 });
  return addresses;
}

for (const locale of locales) {
  const say = words[locale];

  test(`${locale}: every page of the menu, and the mailbox, has one heading, fits the phone and is accessible`, async ({
    browser,
    baseURL,
  }) => {
    // Every page of the office, each looked through by axe: some seconds for each, and they become more.
    test.setTimeout(300_000);
    await atTheDesk({ browser, baseURL, locale }, async (desk) => {
      const addresses = await menuOf(desk);
      expect(addresses.length).toBeGreaterThan(12);
      for (const address of [...addresses, `${prefix(locale)}/mailbox`]) {
        const answer = await desk.goto(address);
        expect(answer?.status(), address).toBe(200);
        expect(answer?.headers()['cache-control'], address).toContain('no-store');
        await expect(desk.locator('h1'), address).toHaveCount(1);
        await expect(desk.getByRole('progressbar')).toHaveCount(0);
        await expectAccessible(desk);
        await expectFits(desk);
      }
    });
  });

  test(`${locale}: a refused claim tells the learner why, and she can claim again`, async ({
    page,
    browser,
    baseURL,
  }) => {
    test.info().annotations.push({ type: 'expects-4xx' });
    await page.goto(`${prefix(locale)}/courses/ecommerce-mastery/enrol`);
    await fillDetails(page, locale, newLearner());
    await chooseMethod(page, locale, 'cash');
    await page.getByLabel(say.enrol.cash.code).fill(`REFUSE${Date.now()}`);
    await page.getByRole('button', { name: say.enrol.cash.submit }).click();
    await expect(page.getByText(say.order.standings['Paid - WafaCash'].title).first()).toBeVisible();
    const number = await orderNumberOn(page);

    const reason = '<b>Not found</b> & not "received"';
    await atTheDesk({ browser, baseURL, locale }, async (desk) => {
      const { orders, office } = officeWords[locale];
      await openOrder(desk, number);
      await desk.getByRole('button', { name: orders.claim.refuse, exact: true }).click();
      await desk.getByRole('button', { name: orders.claim.refuseSend }).click();
      await expect(desk.getByText(office.faults['reason-required'] ?? '')).toBeVisible();
      await expectAccessible(desk);
      await desk.getByRole('button', { name: office.cancel, exact: true }).click();
      await refuseClaim(desk, locale, reason);
      await expect(desk.getByText(reason).first()).toBeVisible();
    });

    await page.reload();
    await expect(page.getByText(say.order.standings['Rejected'].title).first()).toBeVisible();
    await expect(page.getByText(reason)).toBeVisible();
    await expectAccessible(page);
  });

  test(`${locale}: what a stranger wrote is read as text, found by its kind and answered by mail`, async ({
    page,
    browser,
    baseURL,
  }) => {
    const who = newLearner();
    const hostile = `<img src=x onerror="document.title='taken'"> & </dd><script>document.title='taken'</script>`;
    const long = `${'A long story of many words. '.repeat(12)}The end of it.`;
    await page.goto(`${prefix(locale)}/contact`);
    const form = page.locator('#form form');
    await form.locator('[name="name"]').fill(who.name);
    await form.locator('[name="email"]').fill(who.email);
    await form.locator('[name="topic"]').selectOption('press');
    await form.locator('[name="message"]').fill(`${hostile}\n\n${long}`);
    await form.locator('button[type="submit"]').click();
    await expect(form).toHaveCount(0);

    await atTheDesk({ browser, baseURL, locale }, async (desk) => {
      const { applications, log } = officeWords[locale];
      await desk.goto(officeAt('/applications'));
      const kinds = desk.getByRole('navigation', { name: applications.kindsLabel });
      await kinds.getByRole('link', { name: applications.kinds.contact }).click();
      await expect(desk).toHaveURL(/kind=contact/);
      const card = desk
        .getByRole('list', { name: applications.title })
        .getByRole('listitem')
        .filter({ hasText: who.email });
      await expect(card.getByText(hostile)).toBeVisible();
      await expect(card.locator('img')).toHaveCount(0);
      await expect(card.getByText('The end of it.')).toHaveCount(0);
      await card.getByRole('button', { name: log.whole }).click();
      await expect(card.getByText('The end of it.')).toBeVisible();
      await expect(desk).toHaveTitle(new RegExp(applications.title));
      const reply = card.getByRole('link', { name: applications.reply(who.email) });
      await expect(reply).toHaveAttribute('href', new RegExp(`^mailto:${who.email}[?]subject=`));
      await expectAccessible(desk);
    });
  });

  test(`${locale}: the list of a workshop shows who asked for a place, within the phone's width`, async ({
    page,
    browser,
    baseURL,
  }) => {
    const who = newLearner();
    await page.goto(`${prefix(locale)}/workshops/sell-on-whatsapp/apply`);
    await page.getByLabel(say.apply.name).fill(who.name);
    await page.getByLabel(say.apply.email).fill(who.email);
    await page.locator('main form[method="post"] button[type="submit"]').click();
    await expect(page.getByLabel(say.apply.email)).toHaveCount(0);

    await atTheDesk({ browser, baseURL, locale }, async (desk) => {
      const { applications } = officeWords[locale];
      await desk.goto(officeAt('/workshops'));
      const which = desk.getByRole('combobox', { name: applications.workshops.which });
      await which.click();
      const name = workshops.find(({ slug }) => slug === 'sell-on-whatsapp')?.words[locale].title ?? '';
      await desk.getByRole('option', { name }).click();
      await expect(which).toContainText(name);
      await expect(desk.getByRole('heading', { level: 2 }).first()).toBeVisible();
      await expect(desk.getByText(who.email).first()).toBeVisible();
      await expectFits(desk);
      await expectAccessible(desk);
    });
  });
}

test('without a session a page of the office shows the sign-in and nothing else, and is there after it', async ({
  page,
}) => {
  test.info().annotations.push({ type: 'expects-4xx' });
  const { office, applications } = officeWords.en;
  const address = officeAt('/applications?kind=contact');
  await page.goto(address);
  await expect(page.getByRole('heading', { level: 1, name: office.signIn.title })).toBeVisible();
  await expect(page.getByRole('menuitem')).toHaveCount(0);
  await expectAccessible(page);
  await expectFits(page);
  await enter(page);
  await expect(page.getByRole('heading', { level: 1, name: applications.title })).toBeVisible();
  await expect(page).toHaveURL(address);
});
