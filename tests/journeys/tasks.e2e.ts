/** Quizzes and assignments with script: ordering by buttons, a photo made smaller, a recorded voice, a lost connection. */
import { randomBytes } from 'node:crypto';
import type { BrowserContext } from '@playwright/test';
import sharp from 'sharp';
import { goOn } from '../support/by-keyboard.ts';
import { expect, expectAccessible, test, expectGood } from '../support/journey.ts';
import { chromiumArguments, chromiumPath } from '../support/programs.ts';
import { ordered, type Ordered } from '../support/prepared.ts';
import { sampleLessons } from '../support/sample-lessons.ts';
import { askStaff, staff } from '../support/visits.ts';
import { Visitor } from '../support/visitor.ts';
import { assignmentWords, questionWords, quizWords } from '../../src/learning/classroom/words.ts';

const [course, english] = ['ecommerce-mastery-virtual', 'english-mastery'];
const tasks = sampleLessons(course).flatMap(({ task }) => task ?? []);
const quiz = tasks.find((task) => task.kind === 'quiz');

/** Signs the browser in by the order's cookie; every lesson is open. */
async function enter(origin: string, slug: string, context: BrowserContext) {
  const order: Ordered = await ordered(origin, 'Card', { course: slug });
  const cookies = [...order.visitor.cookies].map(([name, value]) => ({ name, value, url: origin }));
  await context.addCookies(cookies);
  return order;
}

/** The group of the other course begins later: staff open it to the learner. */
async function enterEnglish(origin: string, context: BrowserContext): Promise<void> {
  const { number } = await enter(origin, english, context);
  const staffPage = await staff(undefined, new Visitor(origin));
  const { body: listed } = await askStaff(staffPage, 'POST', '/cohorts/list', { course: english });
  for (const { id: cohort } of listed.cohorts as { id: string }[]) {
    const { body } = await askStaff(staffPage, 'POST', '/cohorts/learners', { course: english, cohort });
    const learners = body.learners as { enrolment: string; orderNumber: string }[];
    const own = learners.find(({ orderNumber }) => orderNumber === number);
    const set = { enrolment: own?.enrolment, startsOn: null, opensAll: true };
    if (own) await askStaff(staffPage, 'POST', '/cohorts/set-learner', set);
  }
}

test.use({
  launchOptions: {
    executablePath: chromiumPath(),
    args: [...chromiumArguments, '--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream'],
  },
});

test('ar: a quiz failed and passed, a photo handed in small, a voice recorded, stopped, listened to and sent @all', async ({
  page,
  context,
  baseURL,
}) => {
  const origin = baseURL ?? '';
  test.slow();
  test.info().annotations.push({ type: 'expects-no-answer' });
  const [quizText, work] = [quizWords.ary, assignmentWords.ary];
  await enter(origin, course, context);
  await page.goto(`/ar/learn/${course}/lessons/quiz-unit-1`);
  if (quiz?.kind !== 'quiz') throw new Error('There is no quiz in the sample.');

  await expectGood(page);
  const answer = async (isRight: boolean) => {
    for (const question of quiz.questions) {
      const field = page.getByRole('group', { name: question.text.ar });
      if (question.kind === 'single' || question.kind === 'multiple')
        for (const { text } of question.choices
          .filter((one) => one.isRight === isRight)
          .slice(0, isRight ? 9 : 1))
          await field.getByLabel(text.ar).check();
      if (question.kind === 'true-false')
        await field
          .getByLabel(question.isTrue === isRight ? quizText.right : quizText.wrong, { exact: true })
          .check();
      if (question.kind === 'short')
        await field.getByRole('textbox').fill(isRight ? String(question.number?.value) : '؟');
      if (question.kind === 'order' && isRight)
        for (const [index, step] of question.steps.entries())
          for (const up = field.getByRole('button', { name: quizText.up(step.text.ar) }); ;) {
            const texts = await field.locator('li > span').allTextContents();
            if (texts.indexOf(step.text.ar) <= index) break;
            await up.click();
          }
      if (question.kind === 'order' && !isRight) {
        // By keyboard: a line moves up, and its position is announced.
        const last = field.locator('li').last();
        const moved = (await last.locator('span').textContent()) ?? '';
        await last.getByRole('button', { name: quizText.up(moved) }).press('Enter');
        await expect(page.locator('[data-order] [role=status]')).toContainText(moved);
      }
      await goOn(page, quizText);
    }
  };
  // A question without an answer says so, and stays.
  const { turns, unanswered, result } = quizText;
  await page.getByRole('button', { name: turns.check }).click();
  await expect(page.getByText(unanswered).filter({ visible: true })).toHaveCount(1);
  await expect(page.locator('#quiz fieldset[aria-invalid=true] input').first()).toBeFocused();
  await answer(false);
  // The last answer was told at once, with the place to look again, and nothing of what is right.
  const said = page.locator('#quiz [data-said]');
  await expect(said).toContainText(result.states.wrong);
  await expect(said.getByRole('link')).toHaveAttribute('href', /lessons\/cash-on-delivery/);
  await expectGood(page);
  // A phone that closes the page loses nothing.
  const chosen = () =>
    page
      .locator('#quiz form')
      .evaluate((form: HTMLFormElement) =>
        [...new FormData(form)].filter(([name, value]) => name.startsWith('q.') && value !== ''),
      );
  const before = await chosen();
  await page.reload();
  await expect(page.getByText(quizText.draft)).toBeVisible();
  expect(await chosen()).toEqual(before);
  // Without a network the answers wait on the phone; later they are sent automatically, and the page shows the result.
  await context.setOffline(true);
  await page.getByRole('button', { name: quizText.send }).click();
  await expect(page.getByText(quizText.sending.kept)).toBeVisible();
  // A try that began without a network is still failing when it comes back.
  await page.evaluate(
    () =>
      new Promise<void>((held) => {
        void navigator.locks.request('derb-classroom', () => {
          held();
          return new Promise<void>((end) => addEventListener('online', () => end()));
        });
      }),
  );
  await context.setOffline(false);
  await expect(page.getByText(quizText.result.failed(quiz.passPercent))).toBeVisible();
  await expectGood(page);
  await page.getByText(quizText.again, { exact: true }).click();
  expect(await chosen()).toEqual([]);
  await answer(true);
  await page.getByRole('button', { name: quizText.send }).click();
  await expect(page.getByRole('heading', { name: quizText.result.heading(100) })).toBeFocused();
  await expect(page.getByText(quizText.result.passed)).toBeVisible();

  // The same for a question under the lesson.
  const asked = questionWords.ary;
  await page.getByText(asked.ask, { exact: true }).click();
  await page.getByLabel(asked.question).fill('كيف أحسب الرجوع؟');
  await page.reload();
  await expect(page.getByLabel(asked.question)).toHaveValue('كيف أحسب الرجوع؟');
  await expect(page.getByLabel(asked.question)).toBeVisible();

  // Typed text stays on the phone; a photo of noise has megabytes before and 300 KB at most after.
  await page.goto(`/ar/learn/${course}/lessons/first-task`);
  await expect(page.getByText(work.form.textDraft)).toBeVisible();
  await page.getByLabel(work.form.text).fill('مصباح من النحاس');
  await page.reload();
  await expect(page.getByLabel(work.form.text)).toHaveValue('مصباح من النحاس');
  const noise = { width: 1_800, height: 1_200, channels: 3 as const };
  const buffer = await sharp(randomBytes(noise.width * noise.height * 3), { raw: noise })
    .blur(2)
    .jpeg({ quality: 98 })
    .toBuffer();
  await page.getByLabel(work.form.photo).setInputFiles({ name: 'lamp.jpg', mimeType: 'image/jpeg', buffer });
  await expect(page.locator('[data-field=photo] [role=status]')).toBeVisible();
  const weight = await page
    .getByLabel(work.form.photo)
    .evaluate((field: HTMLInputElement) => field.files?.[0]?.size ?? 0);
  expect(buffer.length).toBeGreaterThan(600_000);
  expect(weight).toBeGreaterThan(1_000);
  expect(weight).toBeLessThanOrEqual(300_000);
  await expectGood(page);
  await page.getByRole('button', { name: work.form.submit }).click();
  await expect(page.getByText(work.closed.waiting)).toBeVisible();
  await expect(page.locator('#submissions img')).toHaveJSProperty('complete', true);
  await expectAccessible(page);

  await enterEnglish(origin, context);
  await page.goto(`/ar/learn/${english}/lessons/your-minute`);
  // Only the Darija course speaks Darija.
  const { recorder, form, closed } = assignmentWords.ar;
  // A question under the lesson may be recorded too.
  const task = page.locator('#assignment');
  await page.getByRole('button', { name: recorder.start, exact: true }).press('Enter');
  await expect(page.getByText(recorder.recording)).toBeVisible();
  await expect(task.locator('[data-record-time]')).toHaveText('0:01');
  await page.keyboard.press('Enter');
  await expect(page.getByText(recorder.ready.split('{time}')[0] ?? '')).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.getByText(recorder.removed)).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: recorder.stop })).toBeFocused();
  await expect(task.locator('[data-record-time]')).toHaveText('0:01');
  await page.keyboard.press('Enter');
  const player = task.locator(`audio[aria-label="${recorder.listen}"]`);
  await expect(player).toBeVisible();
  await player.evaluate((sound: HTMLAudioElement) => sound.play());
  await expectGood(page);
  await page.getByRole('button', { name: form.submit }).click();
  await expect(page.getByText(closed.waiting)).toBeVisible();
  await expect(page.locator('#submissions audio')).toBeVisible();
});

test('ar: a microphone blocked by the browser is reported, and a recording chosen as a file is handed in @all', async ({
  playwright,
  baseURL,
}) => {
  const { recorder, form, closed } = assignmentWords.ar;
  // Another browser: in this file's own all permissions are granted.
  await using browser = await playwright.chromium.launch({
    executablePath: chromiumPath(),
    args: [...chromiumArguments, '--use-fake-device-for-media-stream'],
  });
  const context = await browser.newContext();
  const page = await context.newPage();
  await enterEnglish(baseURL ?? '', context);
  // Permissions that are not named are refused.
  await context.grantPermissions([]);
  await page.goto(`/ar/learn/${english}/lessons/your-minute`);
  const start = page.getByRole('button', { name: recorder.start, exact: true });
  await start.press('Enter');
  await expect(page.getByText(recorder.denied)).toBeVisible();
  await expect(start).toBeFocused();
  await expectGood(page);
  const buffer = Buffer.from(`ID3${'\0'.repeat(50)}`);
  await page.getByLabel(form.voice).setInputFiles({ name: 'minute.mp3', mimeType: 'audio/mpeg', buffer });
  await page.getByRole('button', { name: form.submit }).click();
  await expect(page.getByText(closed.waiting)).toBeVisible();
  await expect(page.locator('#submissions audio')).toBeVisible();
});
