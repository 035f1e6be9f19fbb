/** A lesson's film in a browser: our controls by press and by key, and that it resumes at the second. */
import { languages } from '../../src/platform/i18n/languages.ts';
import { classroomWords, filmWords } from '../../src/learning/classroom/words.ts';
import { firstVisits } from '../costs.ts';
import { expect, expectAccessible, test } from '../support/journey.ts';
import { Visitor } from '../support/visitor.ts';
import { chooseMethod, giveDetails, newLearner, payByCard } from '../support/visits.ts';
import { weigh } from '../support/weigh.ts';

const course = 'ecommerce-mastery-virtual';
const words = filmWords.en;

test('nothing is loaded before play; then speed, chapters, captions, 15 seconds back, and the second it stopped at', async ({
  page,
  context,
  baseURL,
}) => {
  const origin = String(baseURL);
  const visitor = new Visitor(origin);
  await visitor.open(`/courses/${course}/enrol`);
  await giveDetails(visitor, newLearner());
  await chooseMethod(visitor, 'Card');
  await payByCard(visitor);
  await context.addCookies([...visitor.cookies].map(([name, value]) => ({ name, value, url: origin })));

  const films: string[] = [];
  page.on('request', (request) => request.resourceType() === 'media' && films.push(request.url()));
  const scales = await weigh(page);
  await page.goto(`/learn/${course}/lessons/one-order`);
  await expect(page.getByRole('button', { name: words.back })).toBeVisible();
  expect((await scales.weight()).all).toBeLessThanOrEqual(firstVisits.lesson);
  await expectAccessible(page);
  expect(films).toEqual([]);

  // The line of captions takes no space before there is something to read.
  await expect(page.locator('[data-captions]')).toBeHidden();
  const video = page.locator('video');
  const secondsOf = () => video.evaluate((one: HTMLVideoElement) => one.currentTime);
  await page.getByLabel(words.speed).selectOption('1.75');
  const controls = page.getByRole('group', { name: words.controls });
  await controls.getByRole('button', { name: words.play }).click();
  await expect(page.locator('[data-captions]')).toBeVisible();
  expect(await video.evaluate((one: HTMLVideoElement) => one.playbackRate)).toBe(1.75);
  const captions = controls.getByRole('button', { name: words.captionsIn });
  await expect(captions).toHaveAccessibleName(`${words.captionsIn}: ${languages.en.name}`);
  await page.keyboard.press('c');
  await expect(captions).toHaveAccessibleName(`${words.captionsIn}: ${languages.ar.name}`);
  const chapters = page.getByRole('navigation', { name: words.chapters }).getByRole('link');
  // It waits by itself where it is her turn.
  await chapters.nth(3).click();
  await expect.poll(secondsOf).toBeGreaterThan(75.5);
  await expect.poll(() => video.evaluate((one: HTMLVideoElement) => one.paused)).toBe(true);
  await chapters.nth(2).click();
  await expect.poll(secondsOf).toBeGreaterThan(60);
  await expect(chapters.nth(2)).toHaveAttribute('aria-current', 'true');
  await page.getByRole('button', { name: words.back }).press('Enter');
  await expect.poll(secondsOf).toBeLessThan(60);
  // A note at this second, written while it plays.
  const { note } = classroomWords.en;
  await page.getByRole('button', { name: note.at.replace('{at}', '') }).click();
  await expect(page.getByLabel(note.time)).toHaveValue(/^0:[45]\d$/);
  await page.getByLabel(note.write).fill('Ask about the bag.');
  await page.getByRole('button', { name: note.save }).click();
  const noted = page.locator('[data-notes] a[data-from]');
  await expect(noted).toHaveText(/0:[45]\d/);
  const reported = page.waitForResponse((answer) => answer.url().endsWith(`/learn/${course}/events`));
  await controls.getByRole('button', { name: words.pause }).press('Space');
  expect((await reported).status()).toBe(200);
  const stopped = Math.round(await secondsOf());
  await page.goto(`/learn/${course}/lessons/one-order`);
  await expect(noted).toHaveText(/0:[45]\d/);
  await expect(page.getByText(/Continues at 0:[45]\d/)).toBeVisible();
  expect(await page.locator('source').getAttribute('src')).toMatch(new RegExp(`#t=${stopped}$`));
  await noted.click();
  await expect.poll(() => video.evaluate((one: HTMLVideoElement) => one.paused)).toBe(false);
});
