/**
 * Applications on their way through the office: a proposed course, a message, and who came to a workshop. In an academy of its
 * own, whose clock is put forward to the day of the workshop.
 */
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { pipeline as pipelineAr } from '../../console/src/words/pipeline/ar.ts';
import { pipeline as pipelineEn } from '../../console/src/words/pipeline/en.ts';
import { letterWords } from '../../content/emails/letter-words.ts';
import { lists } from '../../console/src/words/lists/en.ts';
import type { Locale } from '../../domain/people/locale.ts';
import { addDays } from '../../domain/time/calendar-date.ts';
import { expect, expectAccessible, newLearner } from '../support/journey.ts';
import { letterTo } from '../support/letters.ts';
import { officeWords } from '../support/office-words.ts';
import { officeAt, signIn } from '../support/staff.ts';
import { test } from '../support/start-clocked.ts';

const hostile = '<img src=x onerror=alert(1)>';

test.describe.configure({ mode: 'serial', timeout: 120_000 });

async function enter(page: Page, locale: Locale): Promise<void> {
  await page.setViewportSize({ width: 390, height: 800 });
  await signIn(page);
  await page.evaluate((language) => localStorage.setItem('derb-office-language', language), locale);
}

async function post(page: Page, address: string, data: object): Promise<void> {
  const answer = await page.request.post(address, { data });
  expect(answer.status()).toBe(200);
}

/** A course that somebody proposes in a language, under a name of her own. */
async function propose(page: Page, locale: Locale, courseTopic: string) {
  const learner = { ...newLearner(), name: locale === 'ar' ? 'سلمى العلوي' : hostile };
  const experience = 'Ten years in Fez.';
  await post(page, '/api/applications/host-course', { ...learner, locale, courseTopic, experience });
  return learner;
}

const cardOf = (page: Page, email: string) => page.getByRole('listitem').filter({ hasText: email });

test('a proposed course goes from the first talk to a draft that opens in the catalogue', async ({
  page,
}) => {
  const { deeds, stages, begin, title } = pipelineEn;
  const { note } = officeWords.en.applications;
  const { email } = await propose(page, 'en', 'Zellij by hand');
  await enter(page, 'en');
  await page.goto(officeAt('/proposals'));
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  const card = cardOf(page, email);
  await expect(card.getByRole('heading', { name: hostile })).toBeVisible();
  await expect(page.locator('main img')).toHaveCount(0);
  await expectAccessible(page);

  await card.getByRole('button', { name: `${note.write}: ${hostile}` }).click();
  await card.getByLabel(note.label).fill('Call her after noon.');
  await card.getByRole('button', { name: note.keep }).click();
  await expect(card.getByText('Call her after noon.')).toBeVisible();
  await card.getByRole('button', { name: deeds.talk }).click();
  const inStage = (stage: string) => page.getByRole('list', { name: stage, exact: true }).getByText(email);
  await expect(inStage(stages.talk)).toBeVisible();
  await card.getByRole('button', { name: deeds.agreed }).click();
  await expect(inStage(stages.agreed)).toBeVisible();

  await card.getByRole('button', { name: deeds.begin }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByLabel(begin.slug)).toHaveValue('zellij-by-hand');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: begin.submit }).click();
  await expect(page).toHaveURL(/\/staff\/catalogue\/course\/zellij-by-hand$/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Zellij by hand');

  await page.goto(officeAt('/proposals'));
  await expect(inStage(stages.draft)).toBeVisible();
  await card.getByRole('link', { name: deeds.openDraft }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Zellij by hand');
});

test('in Arabic a proposal is declined with the letter in view, and that letter lies in her mailbox', async ({
  page,
}) => {
  const { deeds, stages, decline, title } = pipelineAr;
  const { subject, thanks } = letterWords.ar.proposalDeclined;
  const { email, name } = await propose(page, 'ar', 'الزليج باليد');
  await enter(page, 'ar');
  await page.goto(officeAt('/proposals'));
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  const card = cardOf(page, email);
  await card.getByRole('button', { name: deeds.decline }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(decline.sentence).fill('اكتبي إلينا في الربيع.');
  const letter = dialog.getByRole('region', { name: decline.letter });
  await expect(letter.getByRole('heading', { name: subject })).toBeVisible();
  await expect(letter.getByText('اكتبي إلينا في الربيع.')).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: decline.submit }).click();
  await expect(page.getByText(decline.done(name))).toBeVisible();
  await page.getByRole('button', { name: pipelineAr.open(stages.declined) }).click();
  await expect(page.getByRole('list', { name: stages.declined, exact: true }).getByText(email)).toBeVisible();
  await expectAccessible(page);
  const posted = await letterTo(page, email, 'اكتبي إلينا في الربيع.');
  expect(posted).toContain('dir="rtl"');
  expect(posted).toContain(thanks('الزليج باليد'));
});

test('a message is answered once, and then waits for nobody', async ({ page }) => {
  const { applications } = officeWords.en;
  const { name, email } = newLearner();
  const form = { name, email, phone: '', topic: 'payment', message: hostile };
  expect((await page.request.post('/contact', { form, maxRedirects: 0 })).status()).toBe(303);
  await enter(page, 'en');
  await page.goto(officeAt('/applications?kind=contact&stage=new'));
  const card = cardOf(page, email);
  await expect(card.getByText(applications.stages.new, { exact: true })).toBeVisible();
  await expectAccessible(page);
  await card.getByRole('button', { name: `${applications.markAnswered}: ${name}` }).click();
  await expect(card).toHaveCount(0);
  await page.getByRole('link', { name: applications.everything }).click();
  await expect(card.getByText(/owner@derb\.example/)).toBeVisible();
  await expectAccessible(page);
});

test('at the door of a workshop it is said who came, and taken back after a slip', async ({
  page,
  academy,
}) => {
  const { applications } = officeWords.en;
  const { attendance } = applications;
  await enter(page, 'en');
  const { rows } = await (await page.request.get('/api/staff/catalogue/workshop')).json();
  const today = new Date().toISOString().slice(0, 10);
  const days = new Map<string, string>();
  for (const { slug } of rows as { slug: string }[]) {
    const whole = await (await page.request.get(`/api/staff/catalogue/workshop/records/${slug}`)).json();
    days.set(slug, String(whole.record.heldOn));
  }
  const [slug = '', heldOn = ''] = [...days].find(([, day]) => day > addDays(today, 1)) ?? [];
  const { name, email } = newLearner();
  const seat = { name, email, phone: '', locale: 'en', workshopTitle: slug };
  await post(page, '/api/applications/workshop', seat);

  // No open page asks for anything while her session is over.
  await page.goto('about:blank');
  await academy.goTo(heldOn, '23:30');
  await page.context().clearCookies();
  await enter(page, 'en');
  // Where the lists stood before leads to where they are.
  await page.goto(officeAt(`/applications?kind=workshop&subject=${slug}`));
  await expect(page).toHaveURL(new RegExp(`/workshops/${slug}$`));
  await expect(page.getByRole('heading', { level: 1, name: applications.workshops.title })).toBeVisible();
  const mark = page.getByRole('group', { name: attendance.label(name) });
  const came = mark.getByRole('button', { name: attendance.came, exact: true });
  await came.click();
  await expect(came).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByText(attendance.counted(1, 0))).toBeVisible();
  await expectAccessible(page);
  await came.click();
  await expect(came).toHaveAttribute('aria-pressed', 'false');
  const missed = mark.getByRole('button', { name: attendance.missed });
  await missed.click();
  await expect(missed).toHaveAttribute('aria-pressed', 'true');

  await page.getByRole('button', { name: applications.doorList }).click();
  const saving = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: lists.exports.formats['csv-comma'] }).click();
  const file = await readFile(await (await saving).path(), 'utf8');
  expect(file).toContain(email);
  expect((await saving).suggestedFilename()).toBe(`workshop-${heldOn}.csv`);
});
