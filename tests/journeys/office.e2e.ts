import { words } from '../../content/words.ts';
import { locales } from '../../domain/people/locale.ts';
import { chooseMethod, fillDetails, prefix } from '../support/enrol.ts';
import { expect, expectAccessible, newLearner, test } from '../support/journey.ts';
import { officeOf } from '../support/staff.ts';

for (const locale of locales) {
  const say = words[locale];
  const office = `${prefix(locale)}/staff`;

  test(`${locale}: every page of the office is accessible and says something`, async ({
    browser,
    baseURL,
  }) => {
    const context = await officeOf(browser, baseURL);
    const desk = await context.newPage();
    for (const address of [
      office,
      `${office}/access-codes`,
      `${office}/notifications`,
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
    const number = /MEM-\d{6}-[0-9a-f]{4}/.exec(await page.locator('main').innerText())?.[0] ?? '';

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

test('without a session every page of the office leads to the sign-in and shows nothing', async ({
  request,
}) => {
  for (const address of [
    '/staff',
    '/staff/access-codes',
    '/staff/notifications',
    '/staff/log',
    '/staff/orders/MEM-123456-abcd',
    '/ar/staff',
  ]) {
    const answer = await request.get(address, { maxRedirects: 0 });
    expect(answer.status(), address).toBe(303);
    expect(answer.headers()['location'], address).toMatch(/^(\/ar)?\/staff\/sign-in/);
  }
});
