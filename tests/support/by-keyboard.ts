/** Using a page with the keyboard alone: Tab to an element, then its key. */
import { expect, type Locator, type Page } from '@playwright/test';
import type { Quiz } from '../../src/learning/classroom/quiz.ts';
import type * as english from '../../src/learning/classroom/words.en.ts';
import type { Locale } from '../../src/platform/i18n/locale.ts';

const isFocused = (locator: Locator): Promise<boolean> =>
  locator.evaluate((one) => one === document.activeElement);

/** Fails when 150 presses of Tab do not reach it. */
export async function tabTo(page: Page, locator: Locator): Promise<void> {
  for (let presses = 0; presses < 150 && !(await isFocused(locator)); presses += 1)
    await page.keyboard.press('Tab');
  await expect(locator).toBeFocused();
}

/** One of a group of radios: Tab leads to the group, arrows to the one. */
async function choose(page: Page, group: Locator, wanted: Locator): Promise<void> {
  await tabTo(page, group.getByRole('radio').first());
  await page.keyboard.press('Space');
  for (let presses = 0; presses < 12 && !(await wanted.isChecked()); presses += 1)
    await page.keyboard.press('ArrowDown');
  await expect(wanted).toBeChecked();
}

/** From one question to the next: what is said about the answer first, where the quiz says it. */
export async function goOn(page: Page, { turns }: Pick<typeof english.quiz, 'turns'>): Promise<void> {
  const check = page.getByRole('button', { name: turns.check });
  const next = page.getByRole('button', { name: new RegExp(`^(${turns.next}|${turns.leave})$`) });
  const send = page.locator('#quiz [data-turn=send]');
  if (await check.isVisible()) {
    await check.press('Enter');
    await expect(next.or(send).first()).toBeVisible();
  }
  if (await next.isVisible()) await next.press('Enter');
}

/** Answers every question of a quiz rightly, in their order. */
export async function answerByKeyboard(
  page: Page,
  quiz: Quiz,
  { locale, words }: { locale: Locale; words: typeof english.quiz },
): Promise<void> {
  for (const question of quiz.questions) {
    const field = page.getByRole('group', { name: question.text[locale] });
    switch (question.kind) {
      case 'single': {
        const right = question.choices.find(({ isRight }) => isRight);
        await choose(page, field, field.getByLabel(right?.text[locale] ?? '', { exact: true }));
        break;
      }
      case 'multiple':
        for (const box of await field.getByRole('checkbox').all()) {
          const label = await box.evaluate((one: HTMLInputElement) => one.labels?.[0]?.textContent ?? '');
          if (!question.choices.some(({ isRight, text }) => isRight && label.includes(text[locale])))
            continue;
          await tabTo(page, box);
          await page.keyboard.press('Space');
        }
        break;
      case 'true-false':
        await choose(
          page,
          field,
          field.getByLabel(question.isTrue ? words.right : words.wrong, { exact: true }),
        );
        break;
      case 'short':
        await tabTo(page, field.getByRole('textbox'));
        await page.keyboard.type(question.accepted[0] ?? String(question.number?.value));
        break;
      case 'order':
        for (const [index, step] of question.steps.entries()) {
          const up = field.getByRole('button', { name: words.up(step.text[locale]), exact: true });
          const placeOf = async () =>
            (await field.locator('li > span').allTextContents()).indexOf(step.text[locale]);
          while ((await placeOf()) > index) {
            await tabTo(page, up);
            await page.keyboard.press('Enter');
          }
        }
    }
    await goOn(page, words);
  }
}
