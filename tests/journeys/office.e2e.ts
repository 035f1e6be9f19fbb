import { words } from '../../content/words.ts';
import { locales } from '../../domain/people/locale.ts';
import { chooseMethod, fillDetails, prefix } from '../support/enrol.ts';
import { expect, expectAccessible, newLearner, test } from '../support/journey.ts';
import { orderNumberOn } from '../support/order-number.ts';
import { expectFits } from '../support/settle-down.ts';
import { officeOf, staffState } from '../support/staff.ts';

for (const locale of locales) {
  const say = words[locale];
  const office = `${prefix(locale)}/staff`;

  test(`${locale}: every page of the office is accessible and says something`, async ({
    browser,
    baseURL,
  }) => {
    // Seven pages, each looked through by axe.
    test.slow();
    const context = await officeOf(browser, baseURL);
    const desk = await context.newPage();
    for (const address of [
      office,
      `${office}/access-codes`,
      `${office}/notifications`,
      `${office}/applications`,
      `${office}/applications?kind=workshop&subject=sell-on-whatsapp`,
      `${office}/log`,
      `${prefix(locale)}/mailbox`,
    ]) {
      const answer = await desk.goto(address);
      expect(answer?.status(), address).toBe(200);
      expect(answer?.headers()['cache-control'], address).toContain('no-store');
      await expect(desk.locator('h1')).toHaveCount(1);
      await expectAccessible(desk);
    }
    await context.close();
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

    const context = await officeOf(browser, baseURL);
    const desk = await context.newPage();
    await desk.goto(`${office}/orders/${number}`);
    await desk.getByRole('button', { name: say.staff.order.refuse, exact: true }).click();
    await expect(desk.getByText(say.common.fieldProblems['reason-required']).first()).toBeVisible();
    await expectAccessible(desk);
    const reason = '<b>Not found</b> & not "received"';
    await desk.getByLabel(say.staff.order.reason).fill(reason);
    await desk.getByRole('button', { name: say.staff.order.refuse, exact: true }).click();
    await expect(desk.getByText('Rejected').first()).toBeVisible();
    await context.close();

    await page.reload();
    await expect(page.getByText(say.order.standings['Rejected'].title).first()).toBeVisible();
    await expect(page.getByText(reason)).toBeVisible();
    await expectAccessible(page);
  });
}

for (const locale of locales) {
  const say = words[locale];
  const office = `${prefix(locale)}/staff/applications`;

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

    const context = await officeOf(browser, baseURL);
    const desk = await context.newPage();
    await desk.goto(office);
    const kinds = desk.getByRole('navigation', { name: say.staff.applications.kindsLabel });
    await kinds.getByRole('link', { name: say.staff.applications.kinds.contact }).click();
    await expect(desk).toHaveURL(/kind=contact/);
    const card = desk
      .getByRole('list', { name: say.staff.applications.list })
      .getByRole('listitem')
      .filter({ hasText: who.email })
      .first();
    await expect(card.getByText(hostile).first()).toBeVisible();
    await expect(card.locator('img')).toHaveCount(0);
    await expect(card.getByText('The end of it.')).toBeHidden();
    await card.getByText(say.staff.applications.whole).click();
    await expect(card.getByText('The end of it.')).toBeVisible();
    await expect(desk).toHaveTitle(new RegExp(say.staff.applications.title));
    const reply = card.getByRole('link', { name: say.staff.applications.reply });
    await expect(reply).toHaveAttribute('href', new RegExp(`^mailto:${who.email}[?]subject=`));
    await expectAccessible(desk);
    await context.close();
  });

  test(`${locale}: the lists of a workshop show who came first, without script, within the phone's width`, async ({
    page,
    browser,
    baseURL,
  }) => {
    const who = newLearner();
    const workshop = `${prefix(locale)}/workshops/sell-on-whatsapp/apply`;
    await page.goto(workshop);
    await page.getByLabel(say.apply.name).fill(who.name);
    await page.getByLabel(say.apply.email).fill(who.email);
    await page.locator('main form[method="post"] button[type="submit"]').click();
    await expect(page.getByLabel(say.apply.email)).toHaveCount(0);

    const context = await browser.newContext({
      baseURL,
      storageState: staffState,
      javaScriptEnabled: false,
      viewport: { width: 360, height: 740 },
    });
    const desk = await context.newPage();
    await desk.goto(`${office}?kind=workshop`);
    await desk.getByLabel(say.staff.applications.subject).selectOption('sell-on-whatsapp');
    await desk.getByRole('button', { name: say.staff.applications.show }).click();
    await expect(desk).toHaveURL(/subject=sell-on-whatsapp/);
    await expect(desk.getByRole('heading', { level: 2 }).first()).toBeVisible();
    await expect(desk.getByText(who.email).first()).toBeVisible();
    await expectFits(desk);
    await context.close();
  });
}

test('without a session every page of the office leads to the sign-in and shows nothing', async ({
  request,
}) => {
  for (const address of [
    '/staff',
    '/staff/access-codes',
    '/staff/notifications',
    '/staff/applications?kind=contact',
    '/staff/log',
    '/staff/orders/MEM-123456-abcd',
    '/ar/staff',
  ]) {
    const answer = await request.get(address, { maxRedirects: 0 });
    expect(answer.status(), address).toBe(303);
    expect(answer.headers()['location'], address).toMatch(/^(\/ar)?\/staff\/sign-in/);
  }
});
