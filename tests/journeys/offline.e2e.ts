/** Lessons on a phone without a network: a week is kept, watched and done there, and what was done arrives once. */
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, request } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium, type BrowserContext, type Page } from '@playwright/test';
import { linksIn } from '../../app/links.ts';
import { keepWords } from '../../src/features/classroom/keep.words.ts';
import { classroomWords } from '../../src/features/classroom/words.ts';
import { languages } from '../support/extent.ts';
import { expect, expectAccessible, test, watch } from '../support/journey.ts';
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

/** Somebody who paid, as cookies for a browser. */
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
  const desk = await staff('owner@derb.example', new Visitor(origin));
  const { body: seen } = await askStaff(desk, 'GET', `/orders/${number}/refundable`);
  const decision = {
    key: randomUUID(),
    howMuch: 'whole',
    way: 'gateway',
    seenLeftCentimes: seen.leftCentimes,
    reason: 'Asked.',
  };
  await askStaff(desk, 'POST', `/orders/${number}/refunds`, decision);
}

/** A line to the academy that can fall silent: it takes what is asked, and never answers. */
async function openLine(
  origin: string,
): Promise<{ origin: string; isSilent: boolean; speak(): void; close(): Promise<void> }> {
  const to = new URL(origin);
  const line = {
    origin: '',
    isSilent: false,
    speak: () => undefined as void,
    close: async () => undefined as void,
  };
  const server = createServer((incoming, outgoing) => {
    if (line.isSilent) return;
    const { method, url, headers } = incoming;
    const onward = request({ host: to.hostname, port: to.port, path: url, method, headers }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(outgoing);
    });
    onward.on('error', () => outgoing.destroy());
    incoming.pipe(onward);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  line.origin = `http://localhost:${typeof address === 'object' && address ? address.port : 0}`;
  line.speak = () => {
    line.isSilent = false;
    server.closeAllConnections();
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

/** Plays from a second on; answers where the film stands when it has moved. */
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

/** How many things wait on the phone to be sent. */
const waitingOn = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise((resolve) => {
        const opening = indexedDB.open('derb-classroom', 1);
        opening.addEventListener('success', () => {
          const asked = opening.result.transaction('queue').objectStore('queue').count();
          asked.addEventListener('success', () => resolve(asked.result));
        });
      }),
  );

for (const locale of languages('ar')) {
  const words = keepWords[locale];
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
      const week = page.locator('[data-classroom=keep]').first();
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
      await page.getByRole('button', { name: classroomWords[locale].lesson.markDone }).click();
      await expect(page.getByText(words.doneLater)).toBeVisible();
      await page.goto(`${origin}${links.learn(course)}`);
      await expect(page.getByText(words.list.missing)).toBeVisible();
      await expect(page.locator('[data-classroom=kept] li')).not.toHaveCount(0);
      await expectAccessible(page);

      // The browser is closed and opened again, and there is still no network.
      await phone.close();
      phone = await openPhone(folder);
      await phone.setOffline(true);
      page = phone.pages()[0] ?? (await phone.newPage());
      await page.goto(`${origin}${lesson('one-order')}`);
      expect(await playFrom(page, 30)).toBeGreaterThan(30);
      await page.goto(`${origin}${links.keptLessons()}`);
      await expect(page.locator('.keep-waiting')).toHaveText(/\d/);
      expect(await waitingOn(page)).toBeGreaterThan(0);

      await phone.setOffline(false);
      await page.reload();
      await expect.poll(() => waitingOn(page)).toBe(0);
      await expect
        .poll(async () => (await visitor.open(lesson('road-of-an-order'))).text)
        .not.toContain(classroomWords[locale].lesson.markDone);

      await payBack(origin, number);
      await expect.poll(async () => (await visitor.open(lesson('road-of-an-order'))).status).toBe(403);
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

  test(
    `${locale}: a network that accepts and says nothing, another learner on the same phone, and the end of keeping`,
    { tag: '@all' },
    async ({ page, context, baseURL }) => {
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
    },
  );
}
