/** Teaching: a module is written and published; a group’s learners, sessions and announcements. */
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import type { DoneOf } from '../../console/src/api.ts';
import { idOf } from '../../console/src/catalogue/editing.ts';
import { catalogue } from '../../console/src/words/catalogue/en.ts';
import { cohorts, teaching, uploads } from '../../console/src/words/teaching/en.ts';
import { common, lists } from '../../console/src/words/frame/en.ts';
import { addDays, dateInMorocco } from '../../src/platform/time/calendar-date.ts';
import { classroom } from '../../src/learning/classroom/words.en.ts';
import { test } from '../support/at-the-console.ts';
import { expect, expectAccessible, expectGood } from '../support/journey.ts';
import { asStaff, ordered } from '../support/prepared.ts';
import { consoleAt } from '../support/staff.ts';
import { newLearner } from '../support/visits.ts';

const { outline, lesson: t, quiz, sides } = teaching;
const inEnglish = (label: string): string => `${label} (${sides.en})`;
const mark = Date.now().toString(36);
const [first, second] = [`A price in three lines ${mark}`, `What belongs to it ${mark}`];

const save = async (page: Page) => {
  await page.getByRole('button', { name: catalogue.save, exact: true }).click();
  await expect(page.getByText(t.saved)).toBeVisible();
};
const publish = async (page: Page) => {
  await page.getByRole('button', { name: t.publish.begin, exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: t.publish.go }).click();
  await expect(page.getByText(t.publish.done)).toBeVisible();
};

test('a module of a text and a quiz is written, ordered by keys, previewed and published; learners see it @all', async ({
  page,
  browser,
  baseURL,
}) => {
  test.slow();
  await page.goto(consoleAt('/teaching'));
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

  // A key moves the quiz below the text, and the pressed button keeps the focus.
  const mover = module.getByRole('button', { name: outline.move(second) });
  await mover.press('ArrowDown');
  await expect(page.getByText(outline.moved(second, 2, 2, `Week 1 ${mark}`))).toBeAttached();
  await expect(module.getByRole('listitem').nth(1)).toContainText(second);
  await expect(mover).toBeFocused();
  await module.getByRole('checkbox', { name: outline.freeOf(first) }).check();
  await expect(module.getByRole('checkbox', { name: outline.freeOf(first) })).toBeChecked();
  await expectGood(page);

  await module.getByRole('link', { name: first }).click();
  // Markdown's own marks work while typing.
  const writing = page.getByRole('textbox', { name: inEnglish(t.body) });
  await writing.pressSequentially('Write **material**, then delivery.');
  await expect(writing.locator('strong')).toHaveText('material');
  test.info().annotations.push({ type: 'expects-4xx' });
  // An impossible number is not ignored: nothing is saved, and it gets the focus.
  const minutes = page.getByLabel(t.minutes);
  await minutes.fill('0');
  await page.getByRole('button', { name: catalogue.save, exact: true }).click();
  await expect(page.getByText(common.failures['bad-fields'])).toBeVisible();
  await expect(page.locator(`[id="${idOf('minutes')}"]`)).toBeFocused();
  await minutes.fill('5');
  // Unsaved text is there again after a reload.
  await page.reload();
  await expect(page.getByText(t.kept)).toBeVisible();
  await save(page);

  // A film among the files of a text is asked about before it is sent.
  const film = { name: 'stall.mp4', mimeType: 'video/mp4', buffer: Buffer.from('film') };
  await page.locator(`input[aria-label="${uploads.choose.file}"]`).setInputFiles(film);
  await expect(page.getByText(uploads.played.text(film.name))).toBeVisible();
  await expect(page.getByRole('button', { name: uploads.played.change.film })).toBeVisible();

  // In two tabs at once: the second reads what the first saved before it decides.
  const colleague = await page.context().newPage();
  await colleague.goto(page.url());
  await colleague.getByLabel(t.minutes).fill('7');
  await minutes.fill('6');
  await save(page);
  await colleague.getByRole('button', { name: catalogue.save, exact: true }).click();
  const conflict = colleague.getByRole('alert').filter({ hasText: catalogue.conflict.own });
  const changed = conflict.getByRole('listitem');
  await expect(changed.getByRole('button', { name: t.minutes })).toBeVisible();
  await expect(changed).toContainText(`${catalogue.conflict.theirs} 6`);
  await expectAccessible(colleague);
  await colleague.close();

  await page.getByRole('button', { name: t.preview }).click();
  const opened = page.waitForEvent('popup');
  await page.getByRole('link', { name: t.previewIn(sides.en) }).click();
  const preview = await opened;
  await expect(preview.getByText(classroom.lesson.draft)).toBeVisible();
  await expect(preview.locator('strong', { hasText: 'material' })).toBeVisible();
  const address = preview.url().replace('?draft', '');
  await preview.close();
  await page.keyboard.press('Escape');
  await publish(page);

  await page.getByRole('link', { name: 'Content Creation' }).click();
  await module.getByRole('link', { name: second }).click();
  await page.getByRole('button', { name: t.publish.begin, exact: true }).click();
  await expect(page.getByRole('button', { name: t.lacking.quiz, exact: true })).toBeVisible();
  await page.getByRole('button', { name: quiz.add, exact: true }).click();
  const question = page.getByRole('listitem', { name: quiz.question(1) });
  await question.getByLabel(inEnglish(quiz.text), { exact: true }).fill('Is delivery part of the price?');
  await question.getByLabel(inEnglish(quiz.choice(1)), { exact: true }).fill('Yes');
  await question.getByLabel(inEnglish(quiz.choice(2)), { exact: true }).fill('No');
  // Shown beside the question while it is written, before anything is saved.
  await expect(question.getByText(quiz.rightAnswers.single)).toBeVisible();
  await expect(page.getByRole('button', { name: t.lacking['right-answer'] })).toBeVisible();
  await expect(page.getByRole('button', { name: t.lacking.quiz, exact: true })).toHaveCount(0);
  await save(page);
  // It is not offered for publication while something is missing.
  const asked = question.getByLabel(inEnglish(quiz.text), { exact: true });
  await asked.fill('Is delivery in it?');
  await page.getByRole('button', { name: t.publish.begin, exact: true }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('button', { name: t.publish.go })).toBeDisabled();
  await dialog.getByRole('button', { name: t.lacking['right-answer'] }).click();
  await expect(dialog).toHaveCount(0);
  await asked.fill('Is delivery part of the price?');
  await question.getByRole('checkbox', { name: quiz.isRight(1) }).check();
  await expect(question.getByText(quiz.rightAnswers.single)).toBeHidden();
  await expect(page.getByRole('button', { name: t.lacking['right-answer'] })).toHaveCount(0);
  await expectGood(page);
  await publish(page);

  const stranger = await browser.newContext({ baseURL });
  const visit = await stranger.newPage();
  await visit.goto(address);
  await expect(visit.getByRole('heading', { level: 1, name: first })).toBeVisible();
  await expect(visit.getByText(classroom.lesson.draft)).toHaveCount(0);
  await stranger.close();
});

/** A group that began four weeks ago with a session every day, and its learner; returns its id. */
async function begunGroup(page: Page, origin: string, name: string): Promise<string> {
  const course = 'english-mastery';
  const asked = <Answer>(path: string, data: object) =>
    asStaff<Answer>(page, origin, 'POST', `/${path}`, data);
  const { cohorts: known } = await asked<DoneOf<'cohorts/list'>>('cohorts/list', { course });
  const { id } = await asked<DoneOf<'cohorts/add'>>('cohorts/add', {
    course,
    startsOn: addDays(dateInMorocco(new Date()), -28),
    weekdays: [1, 2, 3, 4, 5, 6, 7],
    startsAt: '20:30',
    minutes: 60,
    weeks: 8,
    seats: null,
    trainer: null,
    chatLink: null,
  });
  for (const { id: cohort } of known) {
    const { learners } = await asked<DoneOf<'cohorts/learners'>>('cohorts/learners', { course, cohort });
    const own = learners.find((learner) => learner.name === name);
    if (own) await asked('cohorts/move-learner', { enrolment: own.enrolment, cohort: id, overSeats: false });
  }
  return id;
}

test('a group: who never entered is found and notified, attendance is ticked by keyboard, another session is moved @all', async ({
  page,
  origin,
}) => {
  const { group, live, news } = cohorts;
  const who = { ...newLearner(), name: `Hiba Amrani ${mark}` };
  await ordered(origin, 'Card', { course: 'english-mastery', who });
  const id = await begunGroup(page, origin, who.name);
  await page.goto(consoleAt('/groups'));
  await page.locator(`a[href$="/groups/${id}"]`).click();
  const row = page.getByRole('table', { name: group.neverIn(1) }).getByRole('row', { name: who.name });
  await expect(row).toContainText(/late \(days: 15\)/);
  await expect(page.getByRole('link', { name: group.writeNever })).toHaveAttribute(
    'href',
    `mailto:?bcc=${who.email}`,
  );
  await expectGood(page);
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: lists.exports.title, exact: true }).click();
  await page.getByRole('menuitem', { name: lists.exports.formats['csv-comma'] }).click();
  expect(readFileSync(await (await saved).path(), 'utf8')).toContain(`"${who.email}"`);

  await page.getByRole('tab', { name: group.show.news }).click();
  await expect(page.getByText(news.reaches(group.counted(1), 1))).toBeVisible();
  await page.getByLabel(news.text, { exact: true }).fill(`Bring your price list ${mark}`);
  await page.getByRole('button', { name: news.send, exact: true }).click();
  await page.getByRole('button', { name: news.go }).click();
  await expect(page.getByText(news.sent)).toBeVisible();
  await expect(page.getByRole('list', { name: news.told })).toContainText(`Bring your price list ${mark}`);
  await expectGood(page);

  const session = (number: number) => page.getByRole('listitem', { name: live.title(number), exact: true });
  await page.getByRole('tab', { name: group.show.sessions }).click();
  // The scheduler makes them within a minute of the group.
  await expect(async () => {
    await page.reload();
    await expect(session(1)).toBeVisible({ timeout: 3_000 });
  }).toPass({ timeout: 45_000 });
  await session(1).getByRole('button', { name: live.who }).press('Enter');
  await session(1).getByRole('checkbox', { name: who.name }).press('Space');
  await session(1).getByRole('button', { name: common.save, exact: true }).press('Enter');
  await expect(session(1).getByText(live.saved)).toBeVisible();
  await expect(session(1).getByText(live.came(1))).toBeVisible();
  await page.getByRole('button', { name: /^Show all \d+$/ }).click();
  await session(40).getByRole('button', { name: live.move, exact: true }).click();
  await session(40)
    .getByLabel(live.moveTo)
    .fill(`${addDays(dateInMorocco(new Date()), 12)}T18:00`);
  await expectGood(page);
  await session(40).getByRole('button', { name: live.moveGo }).click();
  await expect(session(40).getByText(live.moved, { exact: true })).toBeVisible();
  // Whoever was in a session has begun.
  await page.getByRole('tab', { name: group.show.learners }).click();
  const stuck = page.getByRole('table', { name: group.stuck(1) }).getByRole('row', { name: who.name });
  await expect(stuck).toContainText(/1 of 2[89]/);
});

test('a group begins with no course and no day, says in one sentence what opens, and a refusal goes with its reason @all', async ({
  page,
}) => {
  test.info().annotations.push({ type: 'expects-4xx' });
  await page.goto(consoleAt('/groups'));
  await page.getByRole('button', { name: cohorts.add }).click();
  const dialog = page.getByRole('dialog', { name: cohorts.add });
  await expect(dialog.getByRole('button', { pressed: true })).toHaveCount(0);
  await dialog.getByRole('button', { name: cohorts.add }).click();
  await expect(dialog.getByText(cohorts.forms.course)).toBeVisible();
  const day = dialog.getByLabel(cohorts.fields.startsOn);
  await expect(dialog.getByText(cohorts.forms.startsOn, { exact: true })).toBeVisible();
  const [from, until] = [addDays(dateInMorocco(new Date()), 30), addDays(dateInMorocco(new Date()), 36)];
  await day.fill(from);
  await expect(dialog.getByText(cohorts.forms.startsOn, { exact: true })).toBeHidden();
  await dialog.getByRole('combobox', { name: lists.columns.course }).click();
  await page.getByRole('option').first().click();
  await dialog.getByLabel(cohorts.fields.weeks).fill('1');
  for (const name of cohorts.weekdays) {
    const weekday = dialog.getByRole('button', { name, exact: true });
    if ((await weekday.getAttribute('aria-pressed')) !== 'true') await weekday.click();
  }
  const sentence = dialog.getByRole('status');
  await expect(sentence).toContainText(cohorts.sessions(7));
  for (const date of [from, until]) await expect(sentence).toContainText(String(Number(date.slice(-2))));
  await expectAccessible(page);
  await dialog.getByRole('button', { name: common.cancel }).click();
});
