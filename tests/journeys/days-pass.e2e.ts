/** Pages that depend on the date, in an academy of its own. The rules: tests/requests/days-pass.test.ts. */
import { linksIn } from '../../src/academy/frame/links.ts';
import { quizWords } from '../../src/learning/classroom/words.ts';
import { words } from '../../src/words.ts';
import { firstMonday } from '../../src/community/community/sprint.ts';
import { addDays, dateInMorocco } from '../../src/platform/time/calendar-date.ts';
import { becomeMember } from '../support/become-member.ts';
import { chooseMethod, fillDetails, goToTheBank, prefix, pressAtTheBank } from '../support/enrol.ts';
import { expect, expectAccessible, expectGood, newLearner } from '../support/journey.ts';
import { openUntil } from '../support/open-until.ts';
import { test } from '../support/start-clocked.ts';
import { Visitor } from '../support/visitor.ts';
import {
  chooseMethod as choose,
  giveDetails,
  newLearner as someLearner,
  payByCard,
} from '../support/visits.ts';

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

test('what was wrong in a quiz is practised without a network the day after, and counts once @all', async ({
  page,
  context,
  academy,
}) => {
  test.slow();
  test.info().annotations.push({ type: 'expects-no-answer' });
  const [course, links, t] = ['ecommerce-mastery-virtual', linksIn(locale), quizWords.ary];
  await academy.goTo(addDays(startsOn, 50), '09:00');
  const visitor = new Visitor(academy.origin);
  await visitor.open(`/courses/${course}/enrol`);
  await giveDetails(visitor, someLearner());
  await choose(visitor, 'Card');
  await payByCard(visitor);
  const { $ } = await visitor.open(links.lesson(course, 'quiz-unit-1'));
  const headers = { 'content-type': 'application/json' };
  // One of them at least is wrong.
  for (const radio of $('#quiz fieldset input[type=radio]').toArray()) {
    const check = { [($(radio).attr('name') ?? '').slice(2)]: [$(radio).attr('value') ?? ''] };
    const body = JSON.stringify({ version: 1, check });
    await visitor.ask(links.answers(course, 'quiz-unit-1'), { method: 'POST', headers, body });
  }
  await academy.goTo(addDays(startsOn, 51), '09:00');
  const url = academy.origin;
  await context.addCookies([...visitor.cookies].map(([name, value]) => ({ name, value, url })));
  await page.goto(links.learn(course));
  const door = page.locator(`main a[href="${links.practice(course)}"]`);
  await door.click();
  const questions = page.locator('.task-question');
  const all = await questions.count();
  await expectGood(page);
  await context.setOffline(true);
  for (let at = 0; at < all; at += 1) {
    await questions.nth(at).locator('input').first().check();
    if (at < all - 1) await page.getByRole('button', { name: t.turns.next, exact: true }).click();
  }
  await page.getByRole('button', { name: t.send }).click();
  await expect(page.getByText(t.sending.kept)).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText(t.practice.today)).toBeVisible();
  await expect(page.locator('.task-feedback')).toHaveCount(all);
  await expectGood(page);
  await page.goto(links.learn(course));
  await expect(door).toHaveCount(0);
});
