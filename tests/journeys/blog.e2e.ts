import { words } from '../../content/words.ts';
import { courses } from '../../content/sample/courses.ts';
import { posts } from '../../content/sample/posts.ts';
import { locales, pathIn } from '../../domain/people/locale.ts';
import { expect, expectAccessible, test } from '../support/journey.ts';
import { expectFits } from '../support/settle-down.ts';

const article = 'cash-on-delivery-returns';
const noSuchArticle = 'no-such-article';

for (const locale of locales) {
  const say = words[locale].blog;
  const post = posts.find(({ slug }) => slug === article);
  if (post === undefined) throw new Error(`No sample article ${article}`);
  const { title } = post.words[locale];
  const course = courses.find(({ slug }) => slug === post.course);

  test(`${locale}: from the list by a tag to an article, a related one, and the course that goes on`, async ({
    page,
  }) => {
    await page.goto(pathIn(locale, '/blog'));
    await expect(page.locator('main article')).toHaveCount(posts.length);
    await page
      .getByRole('navigation', { name: say.filter })
      .getByRole('link', { name: say.tags.money })
      .click();
    await expect(page.locator('h1')).toHaveText(say.about(say.tags.money));
    await expect(page.locator('main article')).toHaveCount(
      posts.filter(({ tags }) => tags.includes('money')).length,
    );
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
      'href',
      new RegExp(`${pathIn(locale, '/blog')}$`),
    );
    await expectAccessible(page);

    await page.getByRole('link', { name: title }).click();
    await expect(page).toHaveURL(pathIn(locale, `/blog/${article}`));
    await expect(page.locator('h1')).toHaveText(title);
    await expectAccessible(page);

    const related = page.getByRole('region', { name: say.related }).getByRole('article');
    await expect(related).toHaveCount(3);
    await related.first().getByRole('link').click();
    await expect(page.locator('h1')).not.toHaveText(title);
    await page.goBack();

    const next = page.getByRole('region', { name: course?.words[locale].name ?? '' });
    await next.getByRole('link', { name: say.course.about }).click();
    await expect(page).toHaveURL(pathIn(locale, `/courses/${post.course ?? ''}`));
  });

  test(`${locale}: an article asks for no script, and all of it works: contents, menu, chat, other language, sharing`, async ({
    page,
  }) => {
    const scripts: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.push(request.url());
    });
    await page.goto(pathIn(locale, `/blog/${article}`), { waitUntil: 'networkidle' });
    expect(scripts).toEqual([]);
    await expect(page.locator('script:not([type="application/ld+json"])')).toHaveCount(0);
    const forScript = '[data-loading], [data-consent], [data-toast], [data-chat-card]';
    await expect(page.locator(forScript).filter({ visible: true })).toHaveCount(0);

    await page.locator('summary', { hasText: say.contents }).click();
    const contents = page.getByRole('navigation', { name: say.contents }).filter({ visible: true });
    const second = contents.getByRole('link').nth(1);
    const heading = await second.textContent();
    await second.click();
    await expect(page.locator(':target')).toHaveText(heading ?? '');
    await expect(page.locator(':target')).toBeInViewport();

    await page.locator('header summary').filter({ visible: true }).click();
    await expect(
      page
        .locator('header')
        .getByRole('link', { name: words[locale].common.navigation.about })
        .filter({ visible: true }),
    ).toBeVisible();
    await page.locator('header summary').filter({ visible: true }).click();
    await expect(page.locator('.chat-button')).toHaveAttribute('href', /^https:\/\/wa\.me\/\d+\?text=/);
    const shared = await page.getByRole('link', { name: say.share.whatsapp }).getAttribute('href');
    expect(new URL(shared ?? '').searchParams.get('text')).toMatch(
      new RegExp(`^${title}\\nhttps?://.+/blog/${article}$`),
    );

    const other = locale === 'en' ? 'ar' : 'en';
    await page.locator(`header [hreflang="${other}"]`).filter({ visible: true }).click();
    await expect(page.locator('h1')).toHaveText(post.words[other].title);
  });

  for (const letters of ['our letters', 'her phone’s own letters, when ours come too late'])
    test(`${locale}: on the smallest phone no article is wider than the screen, in ${letters}`, async ({
      page,
    }) => {
      if (letters !== 'our letters') {
        test.info().annotations.push({ type: 'expects-no-answer' });
        await page.route(/\.woff2$/, (route) => route.abort());
      }
      await page.setViewportSize({ width: 320, height: 640 });
      for (const { slug } of posts) {
        await page.goto(pathIn(locale, `/blog/${slug}`));
        await expectFits(page, slug);
      }
    });

  test(`${locale}: what search engines and messengers are told about an article is the article`, async ({
    request,
  }) => {
    const html = await (await request.get(pathIn(locale, `/blog/${article}`))).text();
    const told = [...html.matchAll(/<script type="application\/ld\+json">(.+?)<\/script>/g)].map(
      ([, json = '']) => JSON.parse(json) as Record<string, unknown>,
    );
    expect(told.map((data) => data['@type'])).toEqual(['BlogPosting', 'BreadcrumbList']);
    expect(told[0]).toMatchObject({
      headline: title,
      datePublished: post.publishedOn,
      dateModified: post.updatedOn,
      inLanguage: locale,
    });
    expect(html).toContain('<meta property="og:type" content="article"/>');
    expect(html).toMatch(
      new RegExp(`<meta property="og:image" content="[^"]+/social/post-${article}-${locale}.png"`),
    );
  });

  test(`${locale}: the feed is XML that a browser reads, names itself and every article, and is linked from the list`, async ({
    page,
    request,
    baseURL,
  }) => {
    await page.goto(pathIn(locale, '/blog'));
    const href = await page.locator('link[type="application/rss+xml"]').getAttribute('href');
    expect(href).toBe(pathIn(locale, '/blog/feed.xml'));
    await expect(page.getByRole('link', { name: say.feed.action })).toHaveAttribute('href', href ?? '');
    const answer = await request.get(href ?? '');
    expect(answer.headers()['content-type']).toBe('application/rss+xml; charset=utf-8');
    const read = await page.evaluate(
      (xml) => {
        const feed = new DOMParser().parseFromString(xml, 'application/xml');
        const texts = (selector: string) =>
          [...feed.querySelectorAll(selector)].map((node) => node.textContent);
        return {
          faults: texts('parsererror'),
          titles: texts('item > title'),
          links: texts('item > link'),
          self: feed.getElementsByTagName('atom:link')[0]?.getAttribute('href'),
        };
      },
      await answer.text(),
    );
    expect(read.faults).toEqual([]);
    expect(read.titles).toEqual(posts.map((each) => each.words[locale].title));
    expect(read.self).toBe(`${baseURL}${href}`);
    for (const link of read.links) expect(link).toContain(`${baseURL}${pathIn(locale, '/blog/')}`);
  });

  test(`${locale}: an article that is not there leads back to the others`, async ({ page }) => {
    test.info().annotations.push({ type: 'expects-4xx' });
    const answer = await page.goto(pathIn(locale, `/blog/${noSuchArticle}`));
    expect(answer?.status()).toBe(404);
    await expectAccessible(page);
    await page.getByRole('link', { name: say.missing.action }).click();
    await expect(page).toHaveURL(pathIn(locale, '/blog'));
  });
}
