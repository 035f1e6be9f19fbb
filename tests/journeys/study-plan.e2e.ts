/** A learner chooses when she studies, in one press once the first lesson is done. */
import { linksIn } from '../../src/academy/frame/links.ts';
import { expect, expectGood, test } from '../support/journey.ts';
import { sampleLessons } from '../support/sample-lessons.ts';
import { Visitor } from '../support/visitor.ts';
import { chooseMethod, giveDetails, newLearner, payByCard } from '../support/visits.ts';

const course = 'ecommerce-mastery-virtual';
const locale = 'ar';

test('ar: days are chosen after the first lesson, and the home says when the next one is @all', async ({
  page,
  context,
  baseURL,
}) => {
  const origin = baseURL ?? '';
  const links = linksIn(locale);
  const [first] = sampleLessons(course);
  const lessonAt = (key = '') => links.lesson(course, key);
  const visitor = new Visitor(origin);
  await visitor.open(`/ar/courses/${course}/enrol`);
  await giveDetails(visitor, newLearner());
  await chooseMethod(visitor, 'Card');
  await payByCard(visitor);
  await visitor.ask(lessonAt(first?.key), { method: 'POST', body: new FormData() });
  const consent = { name: 'consent', value: 'essential', url: origin };
  await context.addCookies([
    ...[...visitor.cookies].map(([name, value]) => ({ name, value, url: origin })),
    consent,
  ]);
  await page.goto(links.learn(course));
  await page.locator('button[name=intent][value=plan]').click();
  const line = page.locator('a[href$="/settings#plan"]');
  await expect(line).toBeVisible();
  await expectGood(page);
  await line.click();
  await expect(page.locator('#plan')).toBeVisible();
  await expectGood(page);
});
