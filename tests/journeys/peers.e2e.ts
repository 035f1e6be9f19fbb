/** Three learners of a group read each other's work; the one that they agree on is shown to the world, and taken back. */
import sharp from 'sharp';
import type { LessonContent } from '../../src/learning/classroom/lesson.ts';
import { linksIn } from '../../src/academy/frame/links.ts';
import { asked, moveToGroup } from '../support/every-lesson.ts';
import { expect, expectGood, test } from '../support/journey.ts';
import { present } from '../support/sure.ts';
import { Visitor } from '../support/visitor.ts';
import { chooseMethod, giveDetails, newLearner, orderNumberOn, payByCard, staff } from '../support/visits.ts';

const course = 'ugc-creation-masterclass';
const key = 'my-decision';
const locale = 'ar';
const links = linksIn(locale);
const reviews = links.peerReviews(course, key);

type Outline = { modules: { lessons: { id: string; key: string }[] }[] };

/** From now on whoever hands in reads two works of others, and two that agree accept one. */
async function switchReviewsOn(staffVisitor: Visitor): Promise<void> {
  const { modules } = await asked<Outline>(staffVisitor, '/teaching/outline', { course });
  const { id } = present(modules.flatMap(({ lessons }) => lessons).find((one) => one.key === key));
  const written = await asked<{ mark: string; content: LessonContent }>(staffVisitor, '/teaching/lesson', {
    lesson: id,
  });
  const task = { ...written.content.task, review: { works: 2, acceptsByReviews: true } };
  const { mark } = await asked<{ mark: string }>(staffVisitor, '/teaching/save-draft', {
    lesson: id,
    basedOn: written.mark,
    content: { ...written.content, task },
  });
  await asked(staffVisitor, '/teaching/publish-lesson', { lesson: id, basedOn: mark, as: 'version' });
}

async function pay(origin: string): Promise<{ visitor: Visitor; number: string }> {
  const visitor = new Visitor(origin);
  await visitor.open(links.enrol(course));
  await giveDetails(visitor, newLearner());
  await chooseMethod(visitor, 'Card');
  return { visitor, number: orderNumberOn(await payByCard(visitor)) };
}

/** All points but one of each line, and words. */
async function give(visitor: Visitor, text: string): Promise<void> {
  const { $ } = await visitor.open(reviews);
  const names = $('[name^="points."]').toArray();
  const points = Object.fromEntries(names.map((one) => [$(one).attr('name') ?? '', '2']));
  await visitor.send({ ...points, text }, { form: 'form[data-check=review]' });
}

test('ar: three of a group read each other’s work, and what they agree on is published and taken back @all', async ({
  page,
  context,
  baseURL,
}) => {
  test.info().annotations.push({ type: 'expects-4xx' });
  const origin = baseURL ?? '';
  const learners = [await pay(origin), await pay(origin), await pay(origin)];
  const staffVisitor = await staff(undefined, new Visitor(origin));
  await switchReviewsOn(staffVisitor);
  await moveToGroup(staffVisitor, course, ...learners.map(({ number }) => number));
  const bytes = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#e96' } })
    .jpeg()
    .toBuffer();
  const photo = new File([new Uint8Array(bytes)], 'work.jpg', { type: 'image/jpeg' });
  for (const [place, { visitor }] of learners.entries()) {
    const { $ } = await visitor.open(links.lesson(course, key));
    const takesPhoto = $('[name=photo]').length > 0;
    await visitor.send({ text: `قراري رقم ${place + 1}.`, ...(takesPhoto && { photo }) });
  }
  const [first, ...others] = learners;
  for (const { visitor } of others) for (const said of ['واضح.', 'جميل.']) await give(visitor, said);
  const consent = ['consent', 'essential'] as const;
  await context.addCookies(
    [...present(first).visitor.cookies, consent].map(([name, value]) => ({ name, value, url: origin })),
  );

  await page.goto(links.lesson(course, key));
  await page.locator(`a[href="${reviews}"]`).click();
  await expectGood(page);
  for (const place of [1, 2]) {
    const form = page.locator('form[data-check=review]');
    const work = await form.locator('[name=id]').inputValue();
    for (const field of await form.locator('[name^="points."]').all()) await field.fill('2');
    await form.locator('[name=text]').fill(`نصيحتي رقم ${place}.`);
    await form.locator('button:not([type=button])').click();
    await expect(page.locator(`[name=id][value="${work}"]`)).toHaveCount(0);
  }
  await expect(page.locator('[aria-labelledby=received] li.task-card')).toHaveCount(2);
  await expectGood(page);

  await page.goto(links.ownMade(course));
  await page.locator('[name=work]').check();
  await page.locator('button[value=publish]').click();
  const shown = page.locator('a[href*="/made/"]').first();
  await expect(shown).toBeVisible();
  await expectGood(page);
  const address = present(await shown.getAttribute('href'));
  await context.clearCookies();
  await context.addCookies([{ name: consent[0], value: consent[1], url: origin }]);
  await page.goto(address);
  await expect(page.getByText('قراري رقم 1.')).toBeVisible();
  await expectGood(page);

  const owner = present(first).visitor;
  await owner.open(links.ownMade(course));
  await owner.send({}, { form: 'form:has([value=withdraw])' });
  expect((await page.goto(address))?.status()).toBe(410);
});
