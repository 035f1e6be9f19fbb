import { words } from '../../content/words.ts';
import { courses } from '../../content/sample/courses.ts';
import { locales } from '../../domain/people/locale.ts';
import { prefix } from '../support/enrol.ts';
import { expect, expectAccessible, test } from '../support/journey.ts';

const named = (slug: string, locale: 'en' | 'ar') =>
  courses.find((course) => course.slug === slug)?.words[locale].name ?? '';

for (const locale of locales) {
  const say = words[locale];
  const at = (path: string) => `${prefix(locale)}/courses${path}`;

  test(`${locale}: the catalogue answers while one types, says when nothing is found, and is whole again when cleared`, async ({
    page,
  }) => {
    await page.goto(at(''));
    const cards = page.locator('[data-results] article');
    await expect(cards).toHaveCount(8);
    const search = page.getByRole('searchbox');
    await search.fill(locale === 'ar' ? 'الانجليزيه' : 'ENGLISH');
    await expect(cards).toHaveCount(1);
    await expect(cards).toContainText(named('english-mastery', locale));
    await expect(page).toHaveURL(/\?q=/);
    await search.fill('zzzz');
    await expect(page.getByText(say.courses.results.empty)).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('link', { name: say.courses.search.clear }).click();
    await expect(cards).toHaveCount(8);
    await expect(search).toBeFocused();
    await page.getByRole('link', { name: say.courses.filters.virtual, exact: true }).click();
    await expect(cards).toHaveCount(3);
  });

  test(`${locale}: a course that is coming soon, or has no price, offers the waitlist on its card and on its page`, async ({
    page,
  }) => {
    await page.goto(at(''));
    const card = page.getByRole('article').filter({ hasText: named('french-course', locale) });
    await expect(card).toContainText(say.common.price.toBeAnnounced);
    await card.getByRole('link', { name: say.common.buttons.joinWaitlist }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toContainText(named('french-course', locale));
    await page.keyboard.press('Escape');
    await page.goto(at('/fashion-business-masterclass'));
    const bar = page.getByRole('complementary', { name: say.course.bar });
    await bar.getByRole('link', { name: say.common.buttons.joinWaitlist }).click();
    await expect(dialog).toContainText(named('fashion-business-masterclass', locale));
  });

  test(`${locale}: a course's page is passed on by its link, and says that it was copied`, async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'share'));
    await page.goto(at('/ugc-creation-masterclass'));
    await page.getByRole('button', { name: say.common.buttons.share }).click();
    await expect(page.getByText(say.common.linkCopied)).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(
      new RegExp(`${at('/ugc-creation-masterclass')}$`),
    );
  });

  test(`${locale}: the preview plays in its place, and nothing of it is fetched before`, async ({ page }) => {
    const films: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('.mp4')) films.push(request.url());
    });
    await page.goto(at('/ecommerce-mastery'));
    const still = page.getByRole('link', { name: say.course.video.play });
    await still.scrollIntoViewIfNeeded();
    expect(films).toEqual([]);
    const before = await still.boundingBox();
    await still.click();
    const video = page.locator('video');
    await expect.poll(() => video.evaluate((one: HTMLVideoElement) => one.currentTime)).toBeGreaterThan(0);
    await expect(video).toBeFocused();
    expect(await video.boundingBox()).toMatchObject({ width: before?.width, height: before?.height });
  });

  test(`${locale}: a film that cannot be had says so in its place, and plays at the second try`, async ({
    page,
  }) => {
    test.info().annotations.push({ type: 'expects-4xx' });
    await page.route('**/*.mp4', (route) => route.fulfill({ status: 404, body: '' }));
    await page.goto(at('/ugc-creation-masterclass'));
    await page.getByRole('link', { name: say.course.video.play }).click();
    const told = page.getByRole('alert').filter({ hasText: say.common.video.failed });
    await expect(told).toBeVisible();
    await expect(told.getByRole('link', { name: say.common.video.open })).toHaveAttribute('href', /\.mp4$/);
    await expectAccessible(page);
    await page.unroute('**/*.mp4');
    await told.getByRole('button', { name: say.common.video.retry }).click();
    await expect
      .poll(() => page.locator('video').evaluate((one: HTMLVideoElement) => one.currentTime))
      .toBeGreaterThan(0);
  });

  test(`${locale}: the price of the page is the price of the bar at its foot and of the form`, async ({
    page,
  }) => {
    await page.goto(at('/english-mastery'));
    const price = locale === 'ar' ? /480\u00a0درهم/ : /480\u00a0MAD/;
    await expect(page.getByRole('complementary', { name: say.course.facts.heading })).toContainText(price);
    const bar = page.getByRole('complementary', { name: say.course.bar });
    await expect(bar).toContainText(price);
    await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight }));
    await expect(bar).toBeInViewport();
    await bar.getByRole('link', { name: say.common.buttons.enrolNow }).click();
    await expect(page.getByRole('dialog')).toContainText(price);
  });

  test(`${locale}: an unknown course is a closed door with the way back`, async ({ page }) => {
    test.info().annotations.push({ type: 'expects-4xx' });
    const answer = await page.goto(at('/no-such-course'));
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole('heading', { name: say.course.notFound.title })).toBeVisible();
  });

  test(`${locale}: without script a course can be read from end to end, and its film opens by itself`, async ({
    browser,
    baseURL,
  }) => {
    const context = await browser.newContext({ baseURL, javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(at('/ecommerce-mastery'));
    const levels = page.locator('main ol > li > details');
    await expect(levels).toHaveCount(12);
    await levels.last().locator('summary').click();
    await expect(levels.last().getByRole('listitem').first()).toBeVisible();
    await expect(page.getByRole('link', { name: say.course.video.play })).toHaveAttribute(
      'href',
      '/media/preview-ecommerce-mastery.mp4',
    );
    await expect(page.getByRole('button', { name: say.common.buttons.share })).toBeHidden();
    await context.close();
  });
}

test('on the English page the course and its trainer are told in Arabic too', async ({ page }) => {
  for (const slug of ['ecommerce-mastery', 'fashion-business-masterclass', 'ugc-creation-masterclass']) {
    await page.goto(`/courses/${slug}`);
    const arabic = page.locator('section[lang="ar"][dir="rtl"]');
    await expect(arabic.getByRole('heading')).toHaveText(named(slug, 'ar'));
    await expect(page.locator('main div[lang="ar"][dir="rtl"] h3')).toHaveCount(1);
    await page.goto(`/ar/courses/${slug}`);
    await expect(page.locator('main section[lang]')).toHaveCount(0);
    await expect(page.locator('main div[lang="en"][dir="ltr"] h3')).toHaveCount(1);
  }
});

test('a film is sent in the parts a player asks for: some play nothing else', async ({ request }) => {
  const part = await request.get('/media/voice-1.mp4', { headers: { range: 'bytes=0-99' } });
  expect(part.status()).toBe(206);
  expect(part.headers()['content-range']).toMatch(/^bytes 0-99\/\d+$/);
  expect((await part.body()).length).toBe(100);
});
