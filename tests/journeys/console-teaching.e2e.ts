/** Teaching: a module is written, put in order by keys, looked at as a learner does, and published. */
import type { Page } from '@playwright/test';
import { teaching } from '../../console/src/words/teaching/en.ts';
import { en as classroom } from '../../src/features/classroom/words.en.ts';
import { test } from '../support/at-the-console.ts';
import { expect, expectAccessible } from '../support/journey.ts';
import { expectFits } from '../support/settle-down.ts';
import { officeAt } from '../support/staff.ts';

const { outline, lesson: say, quiz, sides } = teaching;
const inEnglish = (label: string): string => `${label} (${sides.en})`;
const mark = Date.now().toString(36);
const [first, second] = [`A price in three lines ${mark}`, `What belongs to it ${mark}`];

const save = async (page: Page) => {
  await page.getByRole('button', { name: say.save, exact: true }).click();
  await expect(page.getByText(say.saved)).toBeVisible();
};
const publish = async (page: Page) => {
  await page.getByRole('button', { name: say.publish.begin, exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: say.publish.go }).click();
  await expect(page.getByText(say.publish.done)).toBeVisible();
};

test('a module of a text and a quiz is written, ordered by keys, previewed and published; learners see it', async ({
  page,
  browser,
  baseURL,
}) => {
  await page.goto(officeAt('/teaching'));
  await page.getByRole('link', { name: 'Content Creation' }).click();
  await page.getByRole('button', { name: outline.addModule }).click();
  await page.getByLabel(outline.moduleTitle(sides.en)).fill(`Week 1 ${mark}`);
  await page.getByRole('button', { name: outline.add, exact: true }).click();
  const module = page.getByRole('region', { name: `Week 1 ${mark}` });
  await module.getByRole('button', { name: outline.addLesson }).click();
  for (const [kind, title] of [
    ['quiz', second],
    ['text', first],
  ] as const) {
    await module.getByLabel(outline.kind).selectOption(kind);
    await module.getByLabel(outline.lessonTitle(sides.en)).fill(title);
    await module.getByRole('button', { name: outline.add, exact: true }).click();
    await expect(module.getByRole('link', { name: title })).toBeVisible();
  }

  // The quiz comes first: by a key it goes below the text, and the button that was pressed keeps the focus.
  const mover = module.getByRole('button', { name: outline.move(second) });
  await mover.press('ArrowDown');
  await expect(page.getByText(outline.moved(second, 2, 2, `Week 1 ${mark}`))).toBeAttached();
  await expect(module.getByRole('listitem').nth(1)).toContainText(second);
  await expect(mover).toBeFocused();
  await module.getByRole('checkbox', { name: outline.freeOf(first) }).check();
  await expect(module.getByRole('checkbox', { name: outline.freeOf(first) })).toBeChecked();
  await expectFits(page);
  await expectAccessible(page);

  await module.getByRole('link', { name: first }).click();
  await page.getByRole('textbox', { name: inEnglish(say.body) }).fill('Write **material**, then delivery.');
  // What is typed and not saved is there again after a reload.
  await page.reload();
  await expect(page.getByText(say.kept)).toBeVisible();
  await save(page);
  await page.getByRole('button', { name: say.preview }).click();
  const opened = page.waitForEvent('popup');
  await page.getByRole('link', { name: say.previewIn(sides.en) }).click();
  const preview = await opened;
  await expect(preview.getByText(classroom.lesson.draft)).toBeVisible();
  await expect(preview.locator('strong', { hasText: 'material' })).toBeVisible();
  const address = preview.url().replace('?draft', '');
  await preview.close();
  await page.keyboard.press('Escape');
  await publish(page);

  await page.getByRole('link', { name: 'Content Creation' }).click();
  await module.getByRole('link', { name: second }).click();
  await page.getByRole('button', { name: say.publish.begin, exact: true }).click();
  await expect(page.getByRole('button', { name: say.lacking.quiz, exact: true })).toBeVisible();
  await page.getByRole('button', { name: quiz.add, exact: true }).click();
  const question = page.getByRole('listitem', { name: quiz.question(1) });
  await question.getByLabel(inEnglish(quiz.text), { exact: true }).fill('Is delivery part of the price?');
  await question.getByLabel(inEnglish(quiz.choice(1)), { exact: true }).fill('Yes');
  await question.getByLabel(inEnglish(quiz.choice(2)), { exact: true }).fill('No');
  // Said beside the question while it is written, before anything is saved.
  await expect(question.getByText(quiz.rightAnswers.single)).toBeVisible();
  await save(page);
  await expect(page.getByRole('button', { name: say.lacking['right-answer'] })).toBeVisible();
  await question.getByRole('checkbox', { name: quiz.isRight(1) }).check();
  await expect(question.getByText(quiz.rightAnswers.single)).toBeHidden();
  await expectFits(page);
  await expectAccessible(page);
  await publish(page);

  const stranger = await browser.newContext({ baseURL });
  const visit = await stranger.newPage();
  await visit.goto(address);
  await expect(visit.getByRole('heading', { level: 1, name: first })).toBeVisible();
  await expect(visit.getByText(classroom.lesson.draft)).toHaveCount(0);
  await stranger.close();
});
