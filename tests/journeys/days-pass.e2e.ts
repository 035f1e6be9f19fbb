/**
 * What only days bring: the sprint from its first Monday to the badge, and a course whose part is overdue. Both languages walk
 * through the same days, in an academy of their own whose clock is put forward.
 */
import type { BrowserContext, Page } from '@playwright/test';
import { letterWords } from '../../content/emails/letter-words.ts';
import { words } from '../../content/words.ts';
import { dateOfDay, firstMonday, sprintLength } from '../../domain/community/sprint.ts';
import { count } from '../../domain/people/count.ts';
import { locales, type Locale } from '../../domain/people/locale.ts';
import { addDays, dateInMorocco, formatDate } from '../../domain/time/calendar-date.ts';
import { becomeMember } from '../support/become-member.ts';
import { chooseMethod, fillDetails, goToTheBank, prefix, pressAtTheBank } from '../support/enrol.ts';
import { expect, expectAccessible, newLearner, watch } from '../support/journey.ts';
import { letterTo } from '../support/letters.ts';
import { officeWords } from '../support/office-words.ts';
import { openUntil } from '../support/open-until.ts';
import { officeAt, signIn } from '../support/staff.ts';
import { test } from '../support/start-clocked.ts';

/** Next month's first Monday: it lies ahead on whatever day the journey is walked. */
const startsOn = firstMonday(addDays(`${dateInMorocco(new Date()).slice(0, 7)}-28`, 4).slice(0, 7));

test.describe.configure({ mode: 'serial', timeout: 180_000 });

type Walker = { locale: Locale; page: Page; context: BrowserContext; faults: string[] };

const all: Walker[] = [];

/** A browser of her own for each language, from the first day to the last. */
test.beforeAll(async ({ academy, browser }, info) => {
  for (const locale of locales) {
    const { viewport } = info.project.use;
    const context = await browser.newContext({ baseURL: academy.origin, viewport });
    const page = await context.newPage();
    all.push({ locale, page, context, faults: watch(page, info) });
  }
});
test.afterEach(() =>
  expect(
    all.flatMap(({ faults }) => faults),
    'console errors',
  ).toEqual([]),
);
test.afterAll(async () => {
  for (const { context } of all.splice(0)) await context.close();
});

const sprintOf = (locale: Locale): string => `${prefix(locale)}/circle/sprint`;

async function checkIn({ locale, page }: Walker, day: number): Promise<void> {
  const { day: say } = words[locale].circleSprint;
  await page.goto(`${sprintOf(locale)}?day=${day}`);
  await page.getByLabel(say.line).fill(`${day} ✓`);
  await page.getByRole('button', { name: say.checkIn, exact: true }).click();
}

/** The same without looking at the page. */
async function sendLine({ locale, page }: Walker, day: number): Promise<void> {
  const form = { intent: 'line', sprint: startsOn, day, line: `${day} ✓` };
  const headers = { origin: new URL(page.url()).origin };
  const answer = await page.request.post(sprintOf(locale), { form, headers, maxRedirects: 0 });
  expect(answer.status()).toBe(303);
}

/** The board says so many days in a row, or none. */
async function expectRow({ locale, page }: Walker, days: number): Promise<void> {
  const { mine } = words[locale].circleSprint;
  await expect(page.getByText(days === 0 ? mine.noStreak : count(days, mine.streak, locale))).toBeVisible();
}

const doorLabel = (locale: Locale, day: number, state: 'done' | 'today' | 'missed' | 'ahead'): string => {
  const { calendar } = words[locale].circleSprint;
  const date = formatDate(dateOfDay(startsOn, day), locale);
  return `${calendar.day(String(day))}, ${date}: ${calendar.states[state]}`;
};

const members = new Map<Locale, { name: string; email: string }>();
const herself = (locale: Locale) => members.get(locale) ?? { name: '', email: '' };
const other = (locale: Locale): Locale => (locale === 'en' ? 'ar' : 'en');
const goalOf = (locale: Locale): string => (locale === 'en' ? 'Ten people know my price' : 'عشر يعرفن ثمني');

test('a sprint is joined on its Monday, and its first day is checked in', async ({ academy }) => {
  await academy.goTo(startsOn, '09:00');
  for (const walker of all) {
    const { locale, page } = walker;
    const { join, day, mine } = words[locale].circleSprint;
    members.set(locale, await becomeMember(page, locale));
    await page.goto(sprintOf(locale));
    const form = page.getByRole('region', { name: join.running(formatDate(startsOn, locale)) });
    await form.getByLabel(join.goal).fill(goalOf(locale));
    await form.getByLabel(join.partner).check();
    await form.getByLabel(join.reminders).check();
    await form.getByRole('button', { name: join.submit, exact: true }).click();
    await expect(page.getByText(join.joined)).toBeVisible();
    await expect(page.getByText(day.today('1'))).toBeVisible();
    await expectRow(walker, 0);
    await page.getByLabel(day.goal).fill(goalOf(locale));
    await page.getByRole('button', { name: day.saveGoal, exact: true }).click();
    await expect(page.getByText(day.saved, { exact: true })).toBeVisible();
    await checkIn(walker, 1);
    await expect(page.getByText(day.checkedIn)).toBeVisible();
    await expect(page.getByText(mine.done('1'), { exact: true })).toBeVisible();
    await expectRow(walker, 1);
  }
});

test('the office makes the two partners: each reads the goal and the line of the other', async ({
  page: desk,
}) => {
  await signIn(desk);
  await desk.goto(officeAt('/partners'));
  const { partners } = officeWords.en;
  const [hers, theirs] = [herself('en').name, herself('ar').name];
  const waiting = desk.getByRole('listitem').filter({ has: desk.getByRole('heading', { name: hers }) });
  await expectAccessible(desk);
  await waiting.getByLabel(partners.withFor(hers)).click();
  await desk
    .getByRole('option')
    .filter({ hasText: theirs })
    .filter({ hasText: goalOf('ar') })
    .click();
  await waiting.getByRole('button', { name: partners.submit }).click();
  await expect(waiting.getByText(partners.sure(hers, theirs))).toBeVisible();
  await waiting.getByRole('button', { name: partners.submit }).click();
  await expect(desk.getByText(partners.paired(hers, theirs))).toBeVisible();
  for (const { locale, page } of all) {
    const { title, day } = words[locale].circleSprint.partner;
    const partner = other(locale);
    await page.goto(sprintOf(locale));
    const card = page.getByRole('region', { name: title, exact: true });
    await expect(card.getByRole('link', { name: herself(partner).name })).toBeVisible();
    await expect(card.getByText(goalOf(partner))).toBeVisible();
    await expect(card.getByText(day('1'), { exact: true })).toBeVisible();
    await letterTo(page, herself(locale).email, herself(partner).name);
  }
});

test('the next day makes two in a row, and who forgets the third is reminded in the evening', async ({
  academy,
}) => {
  await academy.goTo(addDays(startsOn, 1), '12:00');
  for (const walker of all) {
    const { locale, page } = walker;
    await page.goto(sprintOf(locale));
    await expect(page.getByText(words[locale].circleSprint.day.today('2'))).toBeVisible();
    // Nothing is lost before the day is over.
    await expectRow(walker, 1);
    await checkIn(walker, 2);
    await expectRow(walker, 2);
  }
  await academy.goTo(addDays(startsOn, 2), '20:00');
  for (const { locale, page } of all)
    await letterTo(page, herself(locale).email, letterWords[locale].community.reminder.heading('3', '15'));
});

test('a missed day ends the row, is told to the partner, and can be caught up', async ({ academy }) => {
  await academy.goTo(addDays(startsOn, 3), '09:00');
  for (const walker of all) {
    const { locale, page } = walker;
    const { day, partner } = words[locale].circleSprint;
    await page.goto(sprintOf(locale));
    await expectRow(walker, 0);
    await expect(page.getByRole('link', { name: doorLabel(locale, 4, 'today') })).toBeVisible();
    await expect(page.getByRole('link', { name: doorLabel(locale, 5, 'ahead') })).toBeVisible();
    // The first of the two has caught up before the other looks.
    if (locale === locales[0]) await expect(page.getByText(count(2, partner.silent, locale))).toBeVisible();
    await page.getByRole('link', { name: doorLabel(locale, 3, 'missed') }).click();
    await expect(page.getByText(day.catchUp('3'))).toBeVisible();
    await expectAccessible(page);
    await checkIn(walker, 3);
    await expectRow(walker, 3);
  }
});

test('all fifteen make the badge, also those that are caught up on the last Friday', async ({ academy }) => {
  await academy.goTo(dateOfDay(startsOn, sprintLength), '18:00');
  for (const walker of all) {
    const { locale, page } = walker;
    const { mine, badge } = words[locale].circleSprint;
    for (let day = 4; day < sprintLength; day += 1) await sendLine(walker, day);
    await checkIn(walker, sprintLength);
    await expect(page.getByText(mine.done(String(sprintLength)), { exact: true })).toBeVisible();
    await expect(page.getByText(mine.finished).first()).toBeVisible();
    await expect(page.getByText(badge(formatDate(startsOn, locale)))).toBeVisible();
    await letterTo(page, herself(locale).email, letterWords[locale].community.finished.heading);
  }
});

/** The sprint is over, and the clock goes on from there. */
const paidOn = addDays(startsOn, 21);
const part = { afterDays: 30, graceDays: 7 };
const lastDay = addDays(paidOn, part.afterDays + part.graceDays);
const bought = new Map<Locale, { orderPage: string; partsPage: string; code: string; email: string }>();
const hers = (locale: Locale) =>
  bought.get(locale) ?? { orderPage: '', partsPage: '', code: 'no code', email: '' };
const codeOn = (page: Page) => page.locator('section[aria-labelledby=access-title] bdi');

test('a course whose first part is paid is open until the last evening of the next one’s grace', async ({
  academy,
}) => {
  await academy.goTo(paidOn, '09:00');
  for (const { locale, page } of all) {
    const say = words[locale];
    const who = newLearner();
    await page.goto(`${prefix(locale)}/courses/ecommerce-mastery/enrol`);
    await page.locator('input[name=pay][value=parts]').check();
    await fillDetails(page, locale, who);
    await chooseMethod(page, locale, 'card');
    await goToTheBank(page, locale);
    await pressAtTheBank(page, locale, 'approve');
    await page.getByRole('link', { name: say.payment.openOrder }).click();
    await expect(page.getByText(say.order.access.title, { exact: true })).toBeVisible();
    await expect(page).toHaveURL(/\/orders\/[^/]+$/);
    const orderPage = page.url();
    const partsPage = `${orderPage.split('?')[0]}/instalments`;
    const code = await codeOn(page).innerText();
    bought.set(locale, { orderPage, partsPage, code, email: who.email });
  }
  await academy.goTo(lastDay, '22:00');
  for (const { locale, page } of all) {
    const { standing } = words[locale].instalments.page;
    await page.goto(hers(locale).orderPage);
    await expect(codeOn(page)).toHaveText(hers(locale).code);
    await page.goto(hers(locale).partsPage);
    await expect(page.getByText(standing.grace(formatDate(lastDay, locale)))).toBeVisible();
  }
});

test('the day after it is paused, with a sentence and a letter, and the part’s payment opens it as it was', async ({
  academy,
}) => {
  await academy.goTo(addDays(lastDay, 1), '09:00');
  for (const { locale, page } of all) {
    const say = words[locale];
    const { orderPage, partsPage, code, email } = hers(locale);
    const { paused } = say.instalments;
    await openUntil(page, orderPage, page.getByText(paused.title, { exact: true }));
    await expect(page.getByText(paused.text)).toBeVisible();
    await expect(page.locator('main')).not.toContainText(code);
    await expectAccessible(page);
    await letterTo(page, email, letterWords[locale].instalments.paused.heading);

    await page.goto(partsPage);
    await expect(page.getByText(say.instalments.page.standing.paused)).toBeVisible();
    await page.locator('button[name=part]').click();
    await chooseMethod(page, locale, 'card');
    await goToTheBank(page, locale);
    await pressAtTheBank(page, locale, 'approve');
    await expect(page.getByText(say.payment.kinds.instalment.paidText)).toBeVisible();

    await page.goto(orderPage);
    await expect(codeOn(page)).toHaveText(code);
    await expect(page.getByText(paused.title, { exact: true })).toHaveCount(0);
    await expect(page.getByText(say.order.timeline.events['resume-access'])).toBeVisible();
  }
});
