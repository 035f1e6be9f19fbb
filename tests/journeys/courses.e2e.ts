import { formatMad } from '../../src/platform/money/money.ts';
import { courses } from '../../content/sample/courses.ts';
import { cohortWords } from '../../src/catalogue/courses/cohort.words.ts';
import { words } from '../../src/words.ts';
import { pathIn } from '../../src/platform/i18n/locale.ts';
import { languages } from '../support/extent.ts';
import { expect, expectAccessible, test } from '../support/journey.ts';

for (const locale of languages('ar')) {
  const t = words[locale];
  const at = (path = '') => pathIn(locale, `/courses${path}`);
  const named = (slug: string) => courses.find((course) => course.slug === slug)?.words[locale].name ?? '';

  test(`${locale}: the catalogue answers while one types, is whole again when cleared, and a card opens its waitlist`, async ({
    page,
  }) => {
    await page.goto(at());
    const cards = page.locator('[data-results] article');
    await expect(cards).toHaveCount(4);
    await page.getByText(t.courses.filters.more, { exact: true }).click();
    const search = page.getByRole('searchbox');
    await search.fill({ en: 'ENGLISH', ar: 'الانجليزيه', fr: 'ANGLAIS' }[locale]);
    await expect(cards).toHaveCount(1);
    await expect(cards).toContainText(named('english-mastery'));
    await expect(page).toHaveURL(/\?q=/);
    await search.fill('zzzz');
    await expect(page.getByText(t.courses.results.empty)).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('link', { name: t.courses.search.clear }).click();
    await expect(cards).toHaveCount(4);
    await expect(search).toBeFocused();
    await page.getByRole('combobox', { name: t.courses.filters.field }).selectOption('commerce');
    await expect(cards).toHaveCount(2);
    await expect(page).toHaveURL(/field=commerce/);
    await page.getByRole('link', { name: cohortWords[locale].ownPace, exact: true }).click();
    await expect(cards).toHaveCount(1);
    await expect(page).toHaveURL(/type=virtual&field=commerce/);
    await page.goto(at());
    const line = page.getByRole('listitem').filter({ hasText: named('french-course') });
    await line.getByRole('link', { name: t.courses.coming.join }).click();
    await expect(page.getByRole('dialog')).toContainText(named('french-course'));
  });

  test(`${locale}: a link to the comparison of two courses opens it, and a card is one link with one action`, async ({
    page,
  }) => {
    await page.goto(at('#compare-ecommerce-mastery'));
    await expect(page.getByRole('table')).toBeVisible();
    await page.setViewportSize({ width: 360, height: 740 });
    // The first card's picture and title stand in the first screen.
    await page.goto(at(''));
    const first = page.getByRole('article').first().getByRole('heading');
    expect(((await first.boundingBox())?.y ?? 740) + 20).toBeLessThan(740);
    const card = page.getByRole('article').filter({ hasText: named('english-mastery') });
    await card.click({ position: { x: 30, y: 30 } });
    await expect(page).toHaveURL(new RegExp(`${at('/english-mastery')}$`));
  });

  test(`${locale}: a course’s film plays in place, a lost one at the second try; the page is shared, and its bar leads to enrolment @all`, async ({
    page,
    context,
  }) => {
    test.info().annotations.push({ type: 'expects-4xx' });
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'share'));
    const films: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'media') films.push(request.url());
    });
    const video = page.locator('video');
    const still = page.locator('.course-lead a[data-video]');
    const plays = () =>
      expect.poll(() => video.evaluate((one: HTMLVideoElement) => one.currentTime)).toBeGreaterThan(0);

    await page.goto(at('/ecommerce-mastery'));
    await still.scrollIntoViewIfNeeded();
    expect(films).toEqual([]);
    const before = await still.boundingBox();
    await still.click();
    await plays();
    await expect(video).toBeFocused();
    expect(await video.boundingBox()).toMatchObject({ width: before?.width, height: before?.height });

    await page.route('**/learn/media/**', (route) =>
      route.request().resourceType() === 'media'
        ? route.fulfill({ status: 404, body: '' })
        : route.continue(),
    );
    await page.goto(at('/ugc-creation-masterclass'));
    const frame = page.locator('[data-video-frame]');
    const height = (await frame.boundingBox())?.height;
    await still.click();
    const alert = page.getByRole('alert').filter({ hasText: t.common.video.failed });
    await expect(alert).toBeVisible();
    expect((await frame.boundingBox())?.height).toBe(height);
    await expect(alert.getByRole('link', { name: t.common.video.open })).toHaveAttribute(
      'href',
      /\/learn\/media\//,
    );
    await expectAccessible(page);
    await page.unroute('**/learn/media/**');
    await alert.getByRole('button', { name: t.common.video.retry }).click();
    await plays();

    await page.getByRole('button', { name: t.common.buttons.share }).click();
    await expect(page.getByText(t.common.linkCopied)).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(
      new RegExp(`${at('/ugc-creation-masterclass')}$`),
    );

    await page.goto(at('/english-mastery'));
    const price = formatMad(48_000, locale);
    const bar = page.getByRole('complementary', { name: t.course.bar });
    await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight }));
    await expect(bar).toBeInViewport();
    await bar.getByRole('link', { name: t.common.buttons.enrolNow }).click();
    await expect(page.getByRole('dialog')).toContainText(price);
  });
}
