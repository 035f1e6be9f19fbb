/** Answering learners: marking by keyboard and voice, or by swipe on a phone; questions, reports and reviews. */
import type { Page } from '@playwright/test';
import { feedback, marking } from '../../console/src/words/teaching/en.ts';
import { marking as markingAr } from '../../console/src/words/teaching/ar.ts';
import { claims as claimsAr } from '../../console/src/words/orders/ar.ts';
import { common } from '../../console/src/words/frame/en.ts';
import { reviewsWords } from '../../src/learning/reviews/words.ts';
import { test, wide } from '../support/at-the-console.ts';
import { expect, expectAccessible, expectGood } from '../support/journey.ts';
import { asStaff, ordered } from '../support/prepared.ts';
import { chromiumArguments, chromiumPath } from '../support/programs.ts';
import { sampleLessons } from '../support/sample-lessons.ts';
import { consoleAt, owner } from '../support/staff.ts';
import { newLearner } from '../support/visits.ts';

const course = 'ecommerce-mastery-virtual';
const lessonAt = (key: string): string => `/learn/${course}/lessons/${key}`;
const keys = sampleLessons(course).map(({ key }) => key);

/** A name that is unique in the run. */
const aName = (): string =>
  `Amal ${[...crypto.randomUUID()].map((sign) => String.fromCharCode(97 + (sign.charCodeAt(0) % 26))).join('')}`;

const enrolled = (origin: string, name = aName()) =>
  ordered(origin, 'Card', { course, who: { ...newLearner(), name } });

type Listed = { waiting: { id: string; learner: string }[] };

/** Submitted work that waits for its mark; its learner can check the result. */
async function handedIn(page: Page, origin: string, key: string, photo?: File) {
  const { visitor, who } = await enrolled(origin);
  await visitor.open(lessonAt(key));
  await visitor.send({ text: `The lamp of ${who.name}.`, ...(photo && { photo }) });
  const { waiting } = await asStaff<Listed>(page, origin, 'POST', '/teaching/marking-queue', { course });
  const id = waiting.find(({ learner }) => learner === who.name)?.id ?? '';
  return { visitor, name: who.name, id, address: consoleAt(`/teaching/marking?work=${id}`) };
}

const headingOf = (page: Page, name: string) => page.getByRole('heading', { level: 2, name });

test.use({
  launchOptions: {
    executablePath: chromiumPath(),
    args: [...chromiumArguments, '--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream'],
  },
});

test.describe('on a wide screen', () => {
  test.use(wide);
  test('work gets points, text and a voice message by keyboard; a lost connection loses nothing, and whoever comes second is notified @all', async ({
    page,
    origin,
    context,
  }) => {
    test.info().annotations.push({ type: 'expects-4xx' }, { type: 'expects-no-answer' });
    const { visitor, name, id, address } = await handedIn(page, origin, 'count-one-order');
    await page.goto(consoleAt('/teaching/marking'));
    await page.getByLabel(marking.narrow).click();
    await page.getByRole('option', { name: /^E-Commerce Mastery – Virtual \(\d+\)$/ }).click();
    await expect(page).toHaveURL(new RegExp(`course=${course}`));
    await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
    await page.goto(address);
    const colleague = await context.newPage();
    await colleague.goto(address);
    await expect(headingOf(page, name)).toBeVisible();
    await expect(page.getByText(`The lamp of ${name}.`)).toBeVisible();

    // Without points nothing is accepted: the first missing field is focused.
    await page.keyboard.press('a');
    await page.keyboard.press('Enter');
    const points = page.getByRole('textbox', { name: /^All six lines/ });
    await expect(points).toBeFocused();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: marking.allPoints }).press('Enter');
    await page.keyboard.press('p');
    await expect(points).toBeFocused();
    await points.fill('1');
    await page.keyboard.press('Escape');
    await page.keyboard.press('t');
    await page.keyboard.type('Good light. Just one price is missing.');
    await page.keyboard.press('Escape');
    await page.keyboard.press('v');
    await expect(page.getByText(marking.record.recording('0:01'))).toBeVisible();
    await page.keyboard.press('v');
    const player = page.locator(`audio[aria-label="${marking.record.yours}"]`);
    await expect(player).toBeVisible();
    await player.evaluate((sound: HTMLAudioElement) => sound.play());
    await expectGood(page);

    await page.route('**/api/staff/teaching/mark', (route) => route.abort(), { times: 1 });
    await page.keyboard.press('a');
    await page.keyboard.press('Enter');
    await expect(page.getByText(common.failures['no-answer'])).toBeVisible();
    await expect(page.getByLabel(marking.text)).toHaveValue('Good light. Just one price is missing.');
    await expect(player).toBeVisible();
    await page.keyboard.press('a');
    await page.keyboard.press('Enter');
    await expect(page.getByText(marking.accepted(name))).toBeVisible();
    await expect(headingOf(page, name)).toHaveCount(0);

    // Typed text survives a reload; the colleague was first.
    await colleague.getByLabel(marking.text).fill('Mine.');
    await colleague.getByRole('button', { name: marking.allPoints }).click();
    await colleague.getByRole('button', { name: marking.askAgain }).click();
    await expect(colleague.getByText(marking.first(name, owner))).toBeVisible();

    const { $, text } = await visitor.open(lessonAt('count-one-order'));
    expect(text).toContain('Just one price is missing.');
    const voice = await visitor.ask($('#submissions audio').attr('src') ?? '');
    expect([voice.status, voice.headers.get('content-type')]).toEqual([
      200,
      expect.stringMatching(/^audio\//),
    ]);
    // The link of the e-mail still leads there.
    await page.goto(consoleAt(`/teaching/marking?work=${id}`));
    await expect(page.getByText(owner, { exact: false }).last()).toBeVisible();
    await expect(page.getByText(/^Marked by/)).toBeVisible();
    await expectAccessible(page);
  });
});

/** A horizontal swipe to the named side. */
async function swipe(page: Page, to: 'left' | 'right'): Promise<void> {
  const client = await page.context().newCDPSession(page);
  const [from, until] = to === 'left' ? [300, 60] : [60, 300];
  const point = (x: number) => ({ touchPoints: [{ x, y: 300 }] });
  await client.send('Input.dispatchTouchEvent', { type: 'touchStart', ...point(from) });
  await client.send('Input.dispatchTouchEvent', { type: 'touchMove', ...point((from + until) / 2) });
  await client.send('Input.dispatchTouchEvent', { type: 'touchMove', ...point(until) });
  await client.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await client.detach();
}

test.describe('on a phone in Arabic', () => {
  test.use({ language: 'ar', viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });
  test('a swipe leads to the work after and back; a photo is turned, and work is asked for again @all', async ({
    page,
    origin,
  }) => {
    const photo = new File([new Uint8Array(await page.screenshot())], 'lamp.png', { type: 'image/png' });
    const first = await handedIn(page, origin, 'first-task', photo);
    await handedIn(page, origin, 'first-task');
    await page.goto(first.address);
    await expect(headingOf(page, first.name)).toBeVisible();
    await swipe(page, 'right');
    await expect(headingOf(page, first.name)).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
    await swipe(page, 'left');
    await expect(headingOf(page, first.name)).toBeFocused();

    await page.getByRole('button', { name: markingAr.photo(1) }).click();
    await page.getByRole('button', { name: claimsAr.receipts.turn }).click();
    await expectAccessible(page);
    await page.getByRole('button', { name: claimsAr.receipts.close }).click();
    await page.getByRole('button', { name: markingAr.askAgain }).click();
    await expect(page.getByText(markingAr.sayWhat)).toBeVisible();
    await page.getByLabel(markingAr.text).fill('صوّري المصباح قرب النافذة.');
    await expectGood(page);
    await page.getByRole('button', { name: markingAr.askAgain }).click();
    await expect(page.getByText(markingAr.askedAgain(first.name))).toBeVisible();
    await expect(headingOf(page, first.name)).toHaveCount(0);
    expect((await first.visitor.open(lessonAt('first-task'))).text).toContain('صوّري المصباح');
  });
});

test('questions are answered, what was reported is kept or removed, and a review leaves the course’s page @all', async ({
  page,
  origin,
}) => {
  // A question is not removed without a reason.
  test.info().annotations.push({ type: 'expects-4xx' });
  const { questions, reviews } = feedback;
  const [amal, nora] = await Promise.all([enrolled(origin), enrolled(origin)]);
  const [asked, rude] = [`How long is a film, ${amal.who.name}?`, `Write me, ${amal.who.name}!`];
  for (const body of [asked, rude]) {
    await amal.visitor.open(lessonAt('welcome'));
    await amal.visitor.send({ body }, { form: 'form:has([name=intent][value=ask])' });
    const { $ } = await nora.visitor.open(lessonAt('welcome'));
    const text = $('li[id^=question-]').filter((_, one) => $(one).text().includes(body));
    const form = `#${text.attr('id')} form:has([name=intent][value=report])`;
    await nora.visitor.send({}, { form });
  }
  const cardOf = (body: string) => page.getByRole('listitem').filter({ hasText: body });

  await page.goto(consoleAt('/teaching/questions?which=reported'));
  await expect(cardOf(asked)).toContainText(questions.reports(1));
  await expectAccessible(page);
  await cardOf(asked).getByRole('button', { name: questions.keep }).click();
  await expect(page.getByText(questions.kept)).toBeVisible();
  await expect(cardOf(asked)).toHaveCount(0);
  await cardOf(rude).getByRole('button', { name: feedback.remove }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: feedback.remove }).click();
  await expect(dialog.getByText(common.faults['reason-required'] ?? '')).toBeVisible();
  await dialog.getByLabel(common.reason).fill('A phone number');
  await dialog.getByRole('button', { name: feedback.remove }).click();
  await expect(page.getByText(feedback.removed)).toBeVisible();
  await expect(cardOf(rude)).toHaveCount(0);

  await page.getByRole('button', { name: questions.kinds.unanswered }).click();
  await cardOf(asked).getByRole('button', { name: questions.answer }).click();
  await page.getByLabel(questions.yourAnswer).fill('Eight minutes.');
  // The half-typed answer is there again after a reload.
  await page.reload();
  await expect(page.getByLabel(questions.yourAnswer)).toHaveValue('Eight minutes.');
  await page.getByRole('button', { name: marking.record.start }).click();
  await expect(page.getByText(marking.record.recording('0:01'))).toBeVisible();
  await page.getByRole('button', { name: marking.record.stop }).click();
  await expectGood(page);
  await cardOf(asked).getByRole('button', { name: questions.send }).click();
  await expect(page.getByText(questions.sent)).toBeVisible();
  await expect(cardOf(asked)).toHaveCount(0);
  const { $, text } = await amal.visitor.open(lessonAt('welcome'));
  expect(text).toContain('Eight minutes.');
  expect($('audio[src^="/learn/questions/"]').attr('preload')).toBe('none');
  expect(text).not.toContain(rude);

  for (const key of keys) {
    const { $ } = await nora.visitor.open(lessonAt(key));
    if ($('form[data-classroom=done]').length > 0)
      await nora.visitor.send({}, { form: 'form[data-classroom=done]' });
  }
  await nora.visitor.open(`/learn/${course}/review`);
  const body = `It helped me sell, ${nora.who.name}.`;
  await nora.visitor.send({ stars: '2', body, shownName: 'Nora', city: 'Fes' });
  await page.goto(consoleAt(`/teaching/reviews?filter=${encodeURIComponent(JSON.stringify({ course }))}`));
  await expectGood(page);
  await cardOf(body).getByRole('button', { name: reviews.removeTitle }).click();
  await dialog.getByLabel(common.reason).fill('Not about the course');
  await dialog.getByRole('button', { name: feedback.remove }).click();
  await expect(cardOf(body)).toContainText('Not about the course');
  await expect(cardOf(body)).toBeFocused();
  expect((await nora.visitor.open(`/learn/${course}/review`)).text).toContain(reviewsWords.en.removed);
  expect((await nora.visitor.open(`/courses/${course}`)).text).not.toContain(body);
  await expect(page.getByText(reviews.lead)).toBeVisible();
});
