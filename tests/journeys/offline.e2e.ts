/** Lessons on a phone without a network: a week is downloaded, watched and done, and its results are sent once. */
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, request } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { chromium, type BrowserContext, type Page } from '@playwright/test';
import { linksIn } from '../../src/academy/frame/links.ts';
import { count } from '../../src/platform/i18n/count.ts';
import { spokenIn } from '../../src/platform/locale.ts';
import {
  assignmentWords,
  classroomWords,
  keepWords,
  questionWords,
  quizWords,
} from '../../src/learning/classroom/words.ts';
import { goOn } from '../support/by-keyboard.ts';
import { languages } from '../support/extent.ts';
import { expect, expectAccessible, test, watch, expectGood } from '../support/journey.ts';
import { chromiumArguments, chromiumPath } from '../support/programs.ts';
import { Visitor } from '../support/visitor.ts';
import {
  askStaff,
  chooseMethod,
  giveDetails,
  newLearner,
  orderNumberOn,
  payByCard,
  staff,
} from '../support/visits.ts';

const course = 'ecommerce-mastery-virtual';

/** Session cookies of somebody who paid. */
async function paidLearner(
  origin: string,
): Promise<{ visitor: Visitor; number: string; cookies: { name: string; value: string; url: string }[] }> {
  const visitor = new Visitor(origin);
  await visitor.open(`/courses/${course}/enrol`);
  await giveDetails(visitor, newLearner());
  await chooseMethod(visitor, 'Card');
  const number = orderNumberOn(await payByCard(visitor));
  const cookies = [...visitor.cookies, ['consent', 'essential'] as const].map(([name, value]) => ({
    name,
    value,
    url: origin,
    expires: Math.floor(Date.now() / 1_000) + 86_400,
  }));
  return { visitor, number, cookies };
}

async function payBack(origin: string, number: string): Promise<void> {
  const staffPage = await staff('owner@derb.example', new Visitor(origin));
  const { body: seen } = await askStaff(staffPage, 'GET', `/orders/${number}/refundable`);
  const decision = {
    key: randomUUID(),
    howMuch: 'whole',
    way: 'gateway',
    seenLeftCentimes: seen.leftCentimes,
    reason: 'Asked.',
  };
  await askStaff(staffPage, 'POST', `/orders/${number}/refunds`, decision);
}

type Line = {
  origin: string;
  /** Accepts connections, and answers nothing. */
  isSilent: boolean;
  /** Forwards these requests to the academy, but drops the answers. */
  swallows: RegExp | null;
  /** Delays these requests until it answers again. */
  holds: RegExp | null;
  /** Requests, by their address. */
  asked: string[];
  speak(): void;
  close(): Promise<void>;
};

/** A proxy to the academy that can stop answering. */
async function openLine(origin: string): Promise<Line> {
  const to = new URL(origin);
  const line: Line = {
    origin: '',
    isSilent: false,
    swallows: null,
    holds: null,
    asked: [],
    speak: () => undefined,
    close: async () => undefined,
  };
  let held: (() => void)[] = [];
  const server = createServer((incoming, outgoing) => {
    const { method, url = '', headers } = incoming;
    line.asked.push(url);
    if (line.isSilent) return;
    const bring = () => {
      const onward = request({ host: to.hostname, port: to.port, path: url, method, headers }, (answer) => {
        if (line.swallows?.test(url)) return void answer.resume();
        outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(outgoing);
      });
      onward.on('error', () => outgoing.destroy());
      incoming.pipe(onward);
    };
    if (line.holds?.test(url)) held.push(bring);
    else bring();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  line.origin = `http://localhost:${typeof address === 'object' && address ? address.port : 0}`;
  line.speak = () => {
    const waited = held;
    [line.isSilent, line.swallows, line.holds, held] = [false, null, null, []];
    if (waited.length === 0) server.closeAllConnections();
    for (const bring of waited) bring();
  };
  line.close = () =>
    new Promise((resolve) => {
      server.closeAllConnections();
      server.close(() => resolve());
    });
  return line;
}

const openPhone = (folder: string): Promise<BrowserContext> =>
  chromium.launchPersistentContext(folder, {
    executablePath: chromiumPath(),
    args: chromiumArguments,
    viewport: { width: 360, height: 740 },
    hasTouch: true,
    isMobile: true,
    reducedMotion: 'reduce',
  });

/** Plays from a second on; returns the film's position once it has moved. */
const playFrom = (page: Page, second: number): Promise<number> =>
  page.locator('video').evaluate(async (film: HTMLVideoElement, from) => {
    film.muted = true;
    await film.play();
    film.currentTime = from;
    await new Promise<void>((resolve, reject) => {
      film.addEventListener('timeupdate', () => film.currentTime > from + 0.2 && resolve());
      film.addEventListener('error', () => reject(new Error('The film does not play.')));
    });
    film.pause();
    return film.currentTime;
  }, second);

type OnPhone = { page?: string; state?: string };

const readPhone = (page: Page, store: 'queue' | 'kept'): Promise<OnPhone[]> =>
  page.evaluate(
    (name) =>
      new Promise((resolve) => {
        const opening = indexedDB.open('derb-classroom', 1);
        opening.addEventListener('success', () => {
          const asked = opening.result.transaction(name).objectStore(name).getAll();
          asked.addEventListener('success', () => resolve(asked.result));
        });
      }),
    store,
  );

/** How many entries the phone has to send. */
const waitingOn = async (page: Page): Promise<number> => (await readPhone(page, 'queue')).length;

/** Answers every question of a quiz, and sends it. */
async function answerQuiz(page: Page, words: typeof quizWords.en): Promise<void> {
  for (const question of await page.locator('.task-question').all()) {
    const choice = question.locator('input[type=radio], input[type=checkbox]').first();
    if ((await choice.count()) > 0) await choice.check();
    const typed = question.getByRole('textbox');
    if ((await typed.count()) > 0) await typed.fill('1');
    const moves = question.locator('[data-move=down]');
    if ((await moves.count()) > 0) await moves.first().click();
    await goOn(page, words);
  }
  await page.getByRole('button', { name: words.send }).press('Enter');
}

/** How many times a quiz was answered, by the number of the next answer. */
async function answersOf(visitor: Visitor, page: string): Promise<number> {
  const answer = await visitor.ask(`${page}/answers`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ attemptId: randomUUID(), version: 1, answers: {} }),
  });
  return (await answer.json()).result.number - 1;
}

/** Ages the phone's record of its last contact by so many days. */
const passDays = (page: Page, days: number): Promise<void> =>
  page.evaluate(
    (ms) =>
      new Promise((resolve) => {
        const opening = indexedDB.open('derb-classroom', 1);
        opening.addEventListener('success', () => {
          const transaction = opening.result.transaction('state', 'readwrite');
          const store = transaction.objectStore('state');
          const read = store.get('contact');
          read.addEventListener('success', () => {
            const { id, at, until } = read.result;
            store.put({ id, at: at - ms, until: until - ms });
          });
          transaction.addEventListener('complete', () => resolve());
        });
      }),
    days * 86_400_000,
  );

for (const locale of languages('ar')) {
  const words = spokenIn(keepWords, locale, true);
  const links = linksIn(locale);
  const lesson = (key: string) => links.lesson(course, key);

  test(`${locale}: a week is kept, opens without a network, is done there, and goes with a refund`, async ({
    baseURL,
  }) => {
    test.slow();
    const origin = baseURL ?? '';
    test.info().annotations.push({ type: 'expects-4xx' }, { type: 'expects-no-answer' });
    const folder = mkdtempSync(path.join(tmpdir(), 'derb-phone-'));
    const { number, cookies, visitor } = await paidLearner(origin);
    let phone = await openPhone(folder);
    try {
      await phone.addCookies(cookies);
      let page = phone.pages()[0] ?? (await phone.newPage());
      const faults = watch(page, test.info());
      await page.goto(`${origin}${links.learn(course)}`);
      const week = page.locator('[aria-labelledby=phone] [data-classroom=keep]');
      await expect(week).toBeVisible();
      expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(
        0,
      );
      await week.getByRole('combobox').selectOption('small');
      await week.getByRole('button', { name: words.keepWeek }).click();
      await expect(week.getByText(words.kept)).toBeVisible();
      await expectAccessible(page);

      await phone.setOffline(true);
      await page.goto(`${origin}${lesson('one-order')}`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect(await playFrom(page, 0)).toBeGreaterThan(0);
      expect(await playFrom(page, 20)).toBeGreaterThan(20);
      await page.goto(`${origin}${lesson('road-of-an-order')}`);
      await page
        .getByRole('button', { name: spokenIn(classroomWords, locale, true).lesson.markDone })
        .click();
      await expect(page.getByText(words.doneLater)).toBeVisible();
      await page.goto(`${origin}${lesson('quiz-unit-1')}`);
      await answerQuiz(page, spokenIn(quizWords, locale, true));
      await expect(page.getByText(spokenIn(quizWords, locale, true).sending.kept)).toBeVisible();
      // Reopened, it shows that, and is not asked for twice.
      await page.goto(`${origin}${lesson('quiz-unit-1')}`);
      await expect(page.getByText(spokenIn(quizWords, locale, true).sending.waiting)).toBeVisible();
      await expect(page.getByRole('button', { name: spokenIn(quizWords, locale, true).send })).toHaveCount(0);
      await page.goto(`${origin}${lesson('road-of-an-order')}`);
      const asked = `سؤال ${randomUUID()}`;
      const { ask, question, send, sending } = spokenIn(questionWords, locale, true);
      await page.getByText(ask, { exact: true }).click();
      await page.getByLabel(question, { exact: true }).fill(asked);
      await page.getByRole('button', { name: send }).click();
      await expect(page.getByText(sending.kept)).toBeVisible();
      const notes = spokenIn(classroomWords, locale, true).note;
      const noted = `ملاحظة ${randomUUID()}`;
      await page.getByLabel(notes.write).fill(noted);
      await page.getByRole('button', { name: notes.save, exact: true }).click();
      await page.reload();
      await expect(page.locator('[data-notes]')).toContainText(noted);
      await expect(page.locator('[data-notes]').getByText(notes.waits)).toBeVisible();
      await page.goto(`${origin}${links.live(course)}`);
      await expect(page.getByText(words.list.missing)).toBeVisible();
      await expect(page.locator('[data-classroom=kept] li')).not.toHaveCount(0);
      await page.getByLabel(words.list.find).fill('zzz');
      await expect(page.getByText(words.list.notFound)).toBeVisible();
      const title = await page.locator('[data-classroom=kept] li a').first().textContent();
      await page.getByLabel(words.list.find).fill(title ?? '');
      await expect(page.getByRole('link', { name: title ?? '' })).toBeVisible();
      await expect(page.getByText(words.list.notFound)).toBeHidden();
      await expectAccessible(page);

      // The browser is restarted, still without a network.
      await phone.close();
      phone = await openPhone(folder);
      await phone.setOffline(true);
      page = phone.pages()[0] ?? (await phone.newPage());
      await page.goto(`${origin}${lesson('one-order')}`);
      expect(await playFrom(page, 30)).toBeGreaterThan(30);
      await page.goto(`${origin}${links.keptLessons()}`);
      await expect(page.locator('.keep-waiting')).toBeVisible();
      expect(await waitingOn(page)).toBeGreaterThan(0);

      await phone.setOffline(false);
      await page.reload();
      await expect.poll(() => waitingOn(page)).toBe(0);
      await expect
        .poll(async () => (await visitor.open(lesson('road-of-an-order'))).text)
        .not.toContain(spokenIn(classroomWords, locale, true).lesson.markDone);
      expect(await answersOf(visitor, lesson('quiz-unit-1'))).toBe(1);
      expect((await visitor.open(lesson('road-of-an-order'))).text.split(asked)).toHaveLength(2);
      expect(visitor.page.text.split(noted)).toHaveLength(2);

      // After a month without contact kept lessons are locked; they open at the next contact, without any download.
      await phone.setOffline(true);
      await passDays(page, 31);
      await page.goto(`${origin}${lesson('one-order')}`);
      await expect(page.getByText(words.list.over)).toBeVisible();
      await expect(page.locator('video')).toHaveCount(0);
      await phone.setOffline(false);
      const films: string[] = [];
      phone.on('request', (asked) => {
        if (asked.url().includes('/learn/media/') && asked.serviceWorker()) films.push(asked.url());
      });
      await page.goto(`${origin}${links.keptLessons()}`);
      await expect(page.getByText(words.list.until)).toBeVisible();
      await phone.setOffline(true);
      await page.goto(`${origin}${lesson('one-order')}`);
      expect(await playFrom(page, 10)).toBeGreaterThan(10);
      expect(films).toEqual([]);
      await phone.setOffline(false);

      const plan = await (await visitor.ask(`${lesson('welcome')}/keep?as=small`)).json();
      const files: { url: string; type: string }[] = plan.files;
      expect(files.map(({ type }) => type.split(/[/;]/)[0])).toEqual(
        expect.arrayContaining(['video', 'text']),
      );
      await payBack(origin, number);
      await expect.poll(async () => (await visitor.open(lesson('road-of-an-order'))).status).toBe(403);
      for (const { url } of files) {
        const refused = await visitor.ask(url, { headers: { range: 'bytes=0-9' } });
        expect([401, 403]).toContain(refused.status);
        expect((await refused.text()).length).toBeLessThan(2_048);
      }
      await page.goto(`${origin}${links.keptLessons()}`);
      await expect(page.getByText(words.list.none)).toBeVisible();
      expect(
        await page.evaluate(async () => (await (await caches.open('derb-classroom')).keys()).length),
      ).toBe(0);
      expect(faults).toEqual([]);
    } finally {
      await phone.close();
      rmSync(folder, { recursive: true, force: true });
    }
  });

  test(`${locale}: the next lessons come after one question, the course opens without a network, and what waits is seen and arrives once`, async ({
    baseURL,
  }) => {
    test.slow();
    const origin = baseURL ?? '';
    test.info().annotations.push({ type: 'expects-4xx' }, { type: 'expects-no-answer' });
    const folder = mkdtempSync(path.join(tmpdir(), 'derb-phone-'));
    const { cookies, visitor } = await paidLearner(origin);
    const phone = await openPhone(folder);
    try {
      await phone.addCookies(cookies);
      const page = phone.pages()[0] ?? (await phone.newPage());
      const faults = watch(page, test.info());
      await page.goto(`${origin}${lesson('welcome')}`);
      const part = page.locator('[data-classroom=keep]');
      await part.getByRole('combobox').selectOption('small');
      await part.getByRole('button', { name: words.keep }).click();
      await part.getByRole('button', { name: words.auto.yes }).click();
      await expect(part.locator('[data-offer]')).toBeHidden();

      // This browser does not tell whether it is on Wi-Fi.
      await page.goto(`${origin}${links.learn(course)}`);
      const word = page.locator('[data-keep-ahead]');
      await expect(word).toContainText(/\d/);
      await expectAccessible(page);
      await word.getByRole('button', { name: words.auto.keep }).click();
      const next: OnPhone[] = (await (await visitor.ask(`${links.learn(course)}/keep`)).json()).lessons;
      expect(next).toHaveLength(3);
      await expect
        .poll(async () => (await readPhone(page, 'kept')).filter(({ state }) => state === 'kept').length)
        .toBe(3);
      await page.goto(`${origin}${links.keptLessons()}`);
      const byItself = page.locator('[data-classroom=auto]');
      await expect(byItself.getByRole('checkbox')).toBeChecked();
      await expect(byItself.locator('[data-used]')).toHaveText(/^[1-9]/);
      const rows = page.locator('[data-classroom=kept] li');
      await expect(rows.filter({ hasText: keepWords[locale].auto.state })).toHaveCount(2);
      await expectAccessible(page);

      await phone.setOffline(true);
      for (const { page: address = '' } of next) {
        await page.goto(`${origin}${address}`);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      }
      await page.goto(`${origin}${lesson('road-of-an-order')}`);
      const { markDone } = spokenIn(classroomWords, locale, true).lesson;
      await page.getByRole('button', { name: markDone }).click();
      await expect(page.getByText(words.doneLater)).toBeVisible();
      const asked = `سؤال ${randomUUID()}`;
      const { ask, question, send, sending } = spokenIn(questionWords, locale, true);
      await page.getByText(ask, { exact: true }).click();
      await page.getByLabel(question, { exact: true }).fill(asked);
      await page.getByRole('button', { name: send }).press('Enter');
      await expect(page.getByText(sending.kept)).toBeVisible();

      await page.goto(`${origin}${links.learn(course)}`);
      await expect(page.getByText(words.asOf('@').split('@')[0] ?? '')).toBeVisible();
      const waiting = page.locator('[data-classroom=waiting]');
      await waiting.getByText(count(2, words.waiting.waits, locale)).click();
      await expect(waiting.getByRole('listitem')).toHaveCount(2);
      await expectAccessible(page);
      await waiting.getByRole('button', { name: words.waiting.send }).click();
      await expect(waiting.getByText(words.waiting.still)).toBeVisible();
      const row = waiting.getByRole('listitem').filter({ hasText: words.waiting.kinds.question });
      await row.getByRole('button').click();
      await page.getByRole('dialog').getByRole('button', { name: words.list.drop }).click();
      await expect(waiting.getByText(count(1, words.waiting.waits, locale))).toBeVisible();

      await phone.setOffline(false);
      await page.reload();
      await expect.poll(() => waitingOn(page)).toBe(0);
      const road = await visitor.open(lesson('road-of-an-order'));
      expect(road.text).not.toContain(markDone);
      expect(road.text).not.toContain(asked);
      expect(faults).toEqual([]);
    } finally {
      await phone.close();
      rmSync(folder, { recursive: true, force: true });
    }
  });

  test(`${locale}: what is handed in over a connection without answers waits and counts once, and leaving the phone asks first @all`, async ({
    page,
    context,
    baseURL,
  }) => {
    test.slow();
    test.info().annotations.push({ type: 'expects-4xx' }, { type: 'expects-no-answer' });
    const line = await openLine(baseURL ?? '');
    const quiz = spokenIn(quizWords, locale, true);
    const work = spokenIn(assignmentWords, locale, true);
    // The form times out after ten seconds.
    const wait = { timeout: 25_000 };
    await page.setViewportSize({ width: 360, height: 740 });
    try {
      const { cookies, visitor } = await paidLearner(baseURL ?? '');
      await context.addCookies(cookies);
      await page.goto(`${line.origin}${lesson('quiz-unit-1')}`);
      line.swallows = /quiz-unit-1$|answers$/;
      await answerQuiz(page, quiz);
      await expect(page.getByText(quiz.sending.kept)).toBeVisible(wait);
      await expect(page.getByRole('button', { name: quiz.send })).toBeFocused();
      expect(await waitingOn(page)).toBe(1);
      await expectAccessible(page);
      line.speak();
      await page.reload();
      await expect.poll(() => waitingOn(page)).toBe(0);
      expect(await answersOf(visitor, lesson('quiz-unit-1'))).toBe(1);

      await page.goto(`${line.origin}${lesson('count-one-order')}`);
      await page.getByLabel(work.form.text).fill('50 - 20 = 30');
      await page.goto(`${line.origin}${lesson('first-task')}`);
      await page.getByLabel(work.form.text).fill('مصباح');
      const buffer = await sharp({ create: { width: 60, height: 40, channels: 3, background: '#d9532f' } })
        .jpeg()
        .toBuffer();
      await page
        .getByLabel(work.form.photo)
        .setInputFiles({ name: 'lamp.jpg', mimeType: 'image/jpeg', buffer });
      // A form with a file has a long timeout; without any network it is queued at once.
      await context.setOffline(true);
      await page.getByRole('button', { name: work.form.submit }).press('Enter');
      await expect(page.getByText(work.sending.kept)).toBeVisible(wait);
      line.swallows = /hand-in$|answers$/;
      await context.setOffline(false);

      await page.goto(`${line.origin}${lesson('one-order')}`);
      const part = page.locator('[data-classroom=keep]');
      await part.getByRole('combobox').selectOption('small');
      await part.getByRole('button', { name: words.keep }).click();
      await expect(part.getByText(words.kept)).toBeVisible();

      // By keyboard: asked, cancelled, asked again, left.
      await page.goto(`${line.origin}${links.courseSettings(course)}`);
      const leave = page.locator('[data-classroom=leave] > form button');
      const question = page.getByRole('dialog', { name: words.leave.title });
      await leave.press('Enter');
      await expect(question).toBeVisible(wait);
      await expect(question).toContainText(count(1, words.waiting.waits, locale));
      await expect(question).toContainText(words.leave.drafts);
      await expect(question.locator('[data-kept]')).toContainText(/\d/);
      await expect(question.locator('[data-waiting]')).toBeVisible();
      await expect(question.getByRole('button', { name: words.leave.wait })).toBeFocused();
      await expectGood(page);
      await page.keyboard.press('Escape');
      await expect(question).toBeHidden();
      await expect(leave).toBeFocused();
      expect(await waitingOn(page)).toBe(1);
      await page.keyboard.press('Enter');
      await expect(question).toBeVisible(wait);
      await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
      await page.waitForURL('**/clarity-login?signed-out');
      const left = () =>
        page.evaluate(async () => [
          Object.keys(localStorage).filter((name) => name.startsWith('draft:')).length,
          (await caches.keys()).length,
          (await indexedDB.databases()).length,
        ]);
      expect(await left()).toEqual([0, 0, 0]);
      // It had arrived, once, although no answer reached this phone.
      const { text, $ } = await visitor.open(lesson('first-task'));
      expect(text.split('مصباح')).toHaveLength(2);
      expect($('#submissions img')).toHaveLength(1);
    } finally {
      await line.close();
    }
  });

  test(`${locale}: a network that accepts without answering, another learner on the same phone, and the end of keeping @all`, async ({
    page,
    context,
    baseURL,
  }) => {
    test.slow();
    test.info().annotations.push({ type: 'expects-4xx' }, { type: 'expects-no-answer' });
    const line = await openLine(baseURL ?? '');
    try {
      const [salma, nora] = [await paidLearner(baseURL ?? ''), await paidLearner(baseURL ?? '')];
      await context.addCookies(salma.cookies);
      await page.goto(`${line.origin}${lesson('one-order')}`);
      const part = page.locator('[data-classroom=keep]');
      await part.getByRole('combobox').selectOption('small');
      await part.getByRole('button', { name: words.keep }).click();
      await expect(part.getByText(words.kept)).toBeVisible();

      line.isSilent = true;
      await page.goto(`${line.origin}${lesson('one-order')}`);
      expect(await playFrom(page, 10)).toBeGreaterThan(10);
      line.speak();

      await context.clearCookies();
      await context.addCookies(nora.cookies);
      await page.goto(`${line.origin}${links.keptLessons()}`);
      await expect(page.getByText(words.list.none)).toBeVisible();
      await page.goto(`${line.origin}${lesson('one-order')}`);
      await part.getByRole('button', { name: words.keep }).click();
      await expect(part.getByText(words.kept)).toBeVisible();

      await page.evaluate(
        (scope) => navigator.serviceWorker.register('/learn/sw-off.js', { scope }),
        links.keptLessons().replace('kept', ''),
      );
      const left = () =>
        page.evaluate(async () => [
          (await navigator.serviceWorker.getRegistrations()).length,
          (await caches.keys()).length,
        ]);
      await expect.poll(left).toEqual([0, 0]);
    } finally {
      await line.close();
    }
  });
}

for (const locale of languages('en')) {
  const words = spokenIn(keepWords, locale, true);
  const links = linksIn(locale);
  const film = links.lesson(course, 'one-order');

  test(`${locale}: a full phone shows that, an interrupted download resumes, and what is removed is gone @all`, async ({
    page,
    context,
    baseURL,
  }) => {
    test.slow();
    test.info().annotations.push({ type: 'expects-4xx' }, { type: 'expects-no-answer' });
    const line = await openLine(baseURL ?? '');
    await page.setViewportSize({ width: 1280, height: 800 });
    try {
      const { cookies } = await paidLearner(baseURL ?? '');
      await context.addCookies(cookies);
      await page.goto(`${line.origin}${film}`);
      const browser = await context.newCDPSession(page);
      const allow = (quotaSize?: number) =>
        browser.send('Storage.overrideQuotaForOrigin', {
          origin: line.origin,
          ...(quotaSize && { quotaSize }),
        });
      const part = page.locator('[data-classroom=keep]');
      const press = (name: string) => part.getByRole('button', { name, exact: true }).press('Enter');
      const keptBytes = () =>
        page.evaluate(async () =>
          (await caches.keys()).length === 0
            ? 0
            : (await (await caches.open('derb-classroom')).keys()).length,
        );
      await part.getByRole('combobox').selectOption('small');

      // No space before the download.
      await allow(1);
      await press(words.keep);
      await expect(part.getByText(words.full)).toBeVisible();

      // Space runs out during the download.
      await allow();
      line.holds = /learn\/media/;
      line.asked = [];
      await press(words.again);
      await expect(part.getByText(words.wanted)).toBeVisible();
      await expect.poll(() => line.asked.some((url) => url.includes('/learn/media/'))).toBe(true);
      await allow(1);
      line.speak();
      await expect(part.getByText(words.full)).toBeVisible();
      await allow();

      line.holds = /learn\/media/;
      await press(words.again);
      await expect(part.getByText(words.wanted)).toBeVisible();
      await press(words.pause);
      await expect(part.getByText(words.paused)).toBeVisible();
      line.speak();
      await expectAccessible(page);
      await page.reload();
      await expect(part.getByText(words.paused)).toBeVisible();
      await press(words.resume);
      await expect(part.getByText(words.kept)).toBeVisible();
      expect(await keptBytes()).toBeGreaterThan(0);
      await expectAccessible(page);

      await part.getByRole('link', { name: words.list.link }).click();
      const drop = page.locator('[data-classroom=kept] li').getByRole('button', { name: words.list.drop });
      const sure = page.getByRole('dialog');
      await drop.first().press('Enter');
      await expect(sure.getByRole('button', { name: words.list.stay })).toBeFocused();
      await expectAccessible(page);
      await page.keyboard.press('Enter');
      await expect(drop.first()).toBeFocused();
      await page.keyboard.press('Enter');
      await sure.getByRole('button', { name: words.list.drop, exact: true }).press('Enter');
      await expect(page.getByText(words.list.none)).toBeVisible();
      await expect.poll(keptBytes).toBe(0);
    } finally {
      await line.close();
    }
  });
}

test('the classroom can be put on a home screen, under its own name in each language', async ({
  baseURL,
}) => {
  const folder = mkdtempSync(path.join(tmpdir(), 'derb-phone-'));
  const phone = await openPhone(folder);
  try {
    const { cookies } = await paidLearner(baseURL ?? '');
    await phone.addCookies(cookies);
    const page = phone.pages()[0] ?? (await phone.newPage());
    const browser = await phone.newCDPSession(page);
    for (const locale of ['en', 'ar'] as const) {
      await page.goto(`${baseURL}${linksIn(locale).learn(course)}`);
      const { errors, data = '' } = await browser.send('Page.getAppManifest');
      expect(errors).toEqual([]);
      expect(JSON.parse(data)).toMatchObject({ lang: locale, start_url: linksIn(locale).startLearning() });
      expect(JSON.parse(data).name).toContain(spokenIn(keepWords, locale, true).app);
      expect((await browser.send('Page.getInstallabilityErrors')).installabilityErrors).toEqual([]);
    }
  } finally {
    await phone.close();
    rmSync(folder, { recursive: true, force: true });
  }
});
