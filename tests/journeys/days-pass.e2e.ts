/** Pages that depend on the date, in an academy of its own. The rules: tests/requests/days-pass.test.ts. */
import { words } from '../../src/words.ts';
import { firstMonday } from '../../src/community/community/sprint.ts';
import { addDays, dateInMorocco } from '../../src/platform/time/calendar-date.ts';
import { becomeMember } from '../support/become-member.ts';
import { chooseMethod, fillDetails, goToTheBank, prefix, pressAtTheBank } from '../support/enrol.ts';
import { expect, expectAccessible, newLearner } from '../support/journey.ts';
import { openUntil } from '../support/open-until.ts';
import { test } from '../support/start-clocked.ts';

const locale = 'ar';
const startsOn = firstMonday(addDays(`${dateInMorocco(new Date()).slice(0, 7)}-28`, 4).slice(0, 7));

test('a missed day of a sprint, and a course that is paused @all', async ({ page, academy }) => {
  test.slow();
  const t = words[locale];
  const { join, day } = t.communitySprint;
  await academy.goTo(startsOn, '09:00');
  await becomeMember(page, locale);
  await page.goto(`${prefix(locale)}/circle/sprint`);
  const form = page.locator('form', { has: page.locator('button[value=join]') }).first();
  await form.getByLabel(join.goal).fill('عشر يعرفن ثمني');
  await form.getByRole('button', { name: join.submit, exact: true }).click();
  await page.getByLabel(day.line).fill('✓');
  await page.getByRole('button', { name: day.checkIn, exact: true }).click();
  await expect(page.getByText(day.checkedIn)).toBeVisible();

  await page.goto(`${prefix(locale)}/courses/ecommerce-mastery/enrol`);
  await fillDetails(page, locale, newLearner());
  await page.locator('input[name=pay][value=parts]').check();
  await chooseMethod(page, locale, 'card');
  await goToTheBank(page, locale);
  await pressAtTheBank(page, locale, 'approve');
  await page.getByRole('link', { name: t.payment.openOrder }).click();
  await expect(page).toHaveURL(/\/orders\/[^/]+$/);
  const order = page.url();

  await academy.goTo(addDays(startsOn, 3), '09:00');
  await page.goto(`${prefix(locale)}/circle/sprint?day=3`);
  await expect(page.getByText(day.catchUp('3'))).toBeVisible();
  await expectAccessible(page);
  await academy.goTo(addDays(startsOn, 40), '09:00');
  await openUntil(page, order, page.getByText(t.instalments.paused.title, { exact: true }));
  await expectAccessible(page);
});
