/** Texts and links of the home page, catalogue, shop, articles and workshops, with their filters. */
import { formatMad } from '../../src/platform/money/money.ts';
import { describe, expect, it } from 'vitest';
import { fill } from '../../src/platform/i18n/fill.ts';
import { courses } from '../../content/sample/courses.ts';
import { posts } from '../../content/sample/posts.ts';
import { products } from '../../content/sample/products.ts';
import { workshops } from '../../content/sample/workshops.ts';
import { words } from '../../src/words.ts';
import { inAllLanguages } from '../../src/platform/records/record.ts';
import { cohortWords } from '../../src/catalogue/courses/cohort.words.ts';
import { fileSize } from '../../src/platform/files/file-size.ts';
import { locales, pathIn } from '../../src/platform/i18n/locale.ts';
import { structuredDataIn } from '../support/structured-data.ts';
import { newVisitor, visit, type VisitedPage, plain } from '../support/visitor.ts';
import { present } from '../support/sure.ts';

const texts = ({ $ }: VisitedPage, selector: string): string[] =>
  $(selector)
    .map((_, one) => plain($(one).text()))
    .toArray();
const hrefs = ({ $ }: VisitedPage, selector: string): (string | undefined)[] =>
  $(selector)
    .map((_, one) => $(one).attr('href'))
    .toArray();
const bySlug = <T extends { slug: string }>(records: readonly T[], slug: string): T =>
  present(
    records.find((one) => one.slug === slug),
    slug,
  );

describe.each(locales)('%s', (locale) => {
  const t = words[locale];
  const at = (path: string) => pathIn(locale, path);
  const open = async (path: string) => (await visit(at(path))).page;

  it('the home page promises, proves it, and leads to courses, trainers, the shop and the next workshop', async () => {
    const page = await open('/');
    // What the academy says of itself, or its own records as soon as they are enough.
    expect(page.$('.hero').text()).toMatch(
      {
        en: /active members10\.2k\+|members of the community\d+/,
        ar: /\+10\u202f200|\d+/,
        fr: /\+10\u202f200|\d+/,
      }[locale],
    );
    expect(hrefs(page, '.hero a')).toEqual(expect.arrayContaining([at('/courses'), at('/community')]));
    expect(hrefs(page, '.trainer .button')).toEqual(
      ['fashion-business-masterclass', 'ecommerce-mastery', 'ugc-creation-masterclass'].map((slug) =>
        at(`/courses/${slug}`),
      ),
    );
    // Without script the film is a link, and a course is proposed on a page.
    expect(hrefs(page, '.welcome a[data-video]')[0]).toMatch(/\/media\/|youtu/);
    expect(hrefs(page, '#host-course .button')).toEqual([at('/host-course')]);
    expect(hrefs(page, '.course-tile-link').length).toBe(4);
    expect(hrefs(page, '.film-card-title').length).toBe(1);
    for (const place of ['main', '.mobile-panel', 'footer'])
      expect(page.$(`${place} a[href="${at('/tools')}"]`).length, place).toBe(1);
    const programme = texts(page, '.programme a');
    expect(programme.length).toBe(2);
    expect(programme[0]).toMatch(
      { en: /\d+ seats?|waitlist/, ar: /مقعد|مقاعد|الانتظار/, fr: /\d+ places?|attente/ }[locale],
    );
  });

  it('the community shows what joining costs, who can be asked, and leads to the checkout and its details', async () => {
    const page = await open('/community');
    expect(page.$('#price').text()).toContain('49');
    expect(hrefs(page, '#price a')).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/^https:\/\/wa\.me\//),
        at('/clarity-login'),
        expect.stringContaining(at('/checkout/membership')),
      ]),
    );
    // The days of the one refund policy, not a number of this page's own.
    expect(page.text).toMatch(/\b30\b/);
    const doors = ['/community/clarity-details', '/community/accountability-details'].map(at);
    for (const door of doors) expect(hrefs(page, 'main a')).toContain(door);
    for (const path of doors) expect(hrefs((await visit(path)).page, 'main a')[0]).toBe(at('/community'));
    const lane = await open('/community/clarity-details');
    expect(lane.$('[id^="day-"]').length).toBe(15);
  });

  it('the catalogue finds courses by words and kind without script, and reports when there are none', async () => {
    const cards = 'article :is(h2, h3)';
    const visitor = await visit(at('/courses'));
    const name = (slug: string) => plain(bySlug(courses, slug).words[locale].name);
    const namesOf = (of: typeof courses) => of.map(({ slug }) => name(slug));
    expect(texts(visitor.page, `[data-results] ${cards}`)).toEqual(
      namesOf(courses.filter(({ comingSoon }) => !comingSoon)),
    );
    expect(texts(visitor.page, '.coming-courses li > a:first-of-type')).toEqual(
      namesOf(courses.filter(({ comingSoon }) => comingSoon)),
    );
    const found = await visitor.send(
      { q: { en: 'ENGLISH', ar: 'الانجليزيه', fr: 'ANGLAIS' }[locale] },
      { form: 'form:has([type=search])' },
    );
    expect(texts(found, `[data-results] ${cards}`)).toEqual([name('english-mastery')]);
    const none = await visitor.send({ q: 'zzzz' }, { form: 'form:has([type=search])' });
    expect(none.text).toContain(t.courses.results.empty);
    expect(hrefs(none, 'main a')).toContain(at('/courses'));
    const ownPace = none.$('main a').filter((_, one) => none.$(one).text() === cohortWords[locale].ownPace);
    const { searchParams } = new URL(ownPace.attr('href') ?? '', visitor.origin);
    const chosen = await open(`/courses?type=${searchParams.get('type')}`);
    expect(texts(chosen, `[data-results] ${cards}`)).toEqual([name('ecommerce-mastery-virtual')]);
    expect(texts(chosen, '.coming-courses li').length).toBe(2);
    const cheap = await visitor.send(
      { q: '', field: 'commerce', budget: '1000' },
      { form: 'form:has([type=search])' },
    );
    expect(texts(cheap, `[data-results] ${cards}`)).toEqual([name('ecommerce-mastery-virtual')]);
  });

  it('a course that is coming soon, or has no price, offers the waitlist on its card and on its page', async () => {
    const list = await open('/courses');
    expect(hrefs(list, '.coming-courses a')).toContain(at('/courses/french-course/waitlist'));
    const page = await open('/courses/fashion-business-masterclass');
    expect(hrefs(page, `[aria-label="${t.course.bar}"] a`)).toContain(
      at('/courses/fashion-business-masterclass/waitlist'),
    );
  });

  it('two courses that are mixed up are compared, where their pages lead to', async () => {
    const list = await open('/courses');
    expect(texts(list, '#compare-ecommerce-mastery thead th')).toEqual([
      bySlug(courses, 'ecommerce-mastery').words[locale].name,
      bySlug(courses, 'ecommerce-mastery-virtual').words[locale].name,
    ]);
    expect(list.$('#compare-ecommerce-mastery tbody').length).toBe(5);
    expect(list.$('details:has(#compare-ecommerce-mastery)').attr('open')).toBeUndefined();
  });

  it('a course has one price, and is read from end to end without script', async () => {
    const price = formatMad(48_000, locale);
    const english = await open('/courses/english-mastery');
    for (const place of [t.course.facts.heading, t.course.bar])
      expect(english.$(`aside[aria-label="${place}"]`).text(), place).toContain(price);
    expect((await open('/courses/english-mastery/enrol')).$('main').text()).toContain(price);
    const page = await open('/courses/ecommerce-mastery');
    expect(page.$('main ol > li > details li').length).toBeGreaterThan(12);
    // Other files add modules of their own to this course.
    expect(page.$('main ol > li > details').length).toBeGreaterThanOrEqual(12);
    // The free lesson leads the page, in place of the preview.
    expect(hrefs(page, 'a[data-video]')).toEqual([expect.stringMatching(/^\/learn\/media\//)]);
    expect(page.$('button[data-share]').hasClass('needs-script')).toBe(true);
  });

  it('the shop shows what fits every filter of its address, and reports when nothing does', async () => {
    const cards = '[data-results] article :is(h2, h3)';
    const of = (fits: (one: (typeof products)[number]) => boolean) =>
      products.filter(fits).map((one) => one.words[locale].name);
    const all = await open('/tools');
    // One lies open above the list.
    expect(texts(all, 'article :is(h2, h3)')).toEqual(expect.arrayContaining(of(() => true)));
    // Fewer than 15 products need no filters, but an address that was kept still works and can be changed.
    expect(all.$('main form').length).toBe(0);
    const visitor = await visit(at('/tools?category=ebooks'));
    expect(texts(visitor.page, cards)).toEqual(of(({ category }) => category === 'Ebooks'));
    expect(texts(await visitor.send({ category: '', free: 'yes' }), cards).toSorted()).toEqual(
      of(({ isFree }) => isFree).toSorted(),
    );
    expect((await visitor.send({ category: 'Software' })).text).toContain(t.shop.results.empty);
  });

  it('a product’s page names its file, its size and what is inside', async () => {
    for (const one of products) {
      const { text, $ } = await open(`/products/${one.slug}`);
      const { unit, number } = fileSize(inAllLanguages(one.files)[locale]?.bytes ?? 0);
      expect($('h1').text()).toBe(one.words[locale].name);
      for (const line of [fill(t.product.size[unit], { n: number }), ...one.words[locale].included])
        expect(text).toContain(plain(line));
    }
  });

  it('articles are found by topic, lead to others and to a course, and are in the feed', async () => {
    const titles = posts.map((post) => plain(post.words[locale].title));
    const list = await open('/blog');
    expect(texts(list, 'main article :is(h2, h3)')).toEqual(expect.arrayContaining(titles));
    const money = list.$('main nav a').filter((_, one) => list.$(one).text().includes(t.blog.tags.money));
    const chosen = (await visit(money.attr('href') ?? '')).page;
    expect(chosen.$('h1').text()).toBe(t.blog.about(t.blog.tags.money));
    expect(texts(chosen, 'main article :is(h2, h3)')).toEqual(
      expect.arrayContaining(
        posts.filter(({ tags }) => tags.includes('money')).map((post) => plain(post.words[locale].title)),
      ),
    );
    expect(chosen.$('main article').length).toBeLessThan(titles.length);
    expect(hrefs(chosen, 'link[rel=canonical]')[0]).toMatch(new RegExp(`${at('/blog')}$`));

    const slug = 'cash-on-delivery-returns';
    const post = bySlug(posts, slug);
    const { title } = post.words[locale];
    const page = await open(`/blog/${slug}`);
    expect(page.$('main article [aria-labelledby=related-posts] a').length).toBe(3);
    // One course at the end, and nothing after it.
    expect(page.$('main > :last-child').attr('aria-labelledby')).toBe('next-course');
    expect(hrefs(page, 'main a')).toContain(at(`/courses/${post.course ?? ''}`));
    const shared = hrefs(page, 'main a[href^="https://wa.me/"]').map((href) =>
      new URL(href ?? '').searchParams.get('text'),
    );
    expect(shared).toContainEqual(expect.stringMatching(new RegExp(`^${title}\\nhttps?://.+/blog/${slug}$`)));
    expect(structuredDataIn(page.html)).toMatchObject([
      { '@type': 'BlogPosting', headline: title, dateModified: post.updatedOn, inLanguage: locale },
      { '@type': 'BreadcrumbList' },
    ]);
    expect(page.$('meta[property="og:type"]').attr('content')).toBe('article');
  });

  it('the feed names itself and every article, and is linked from the list', async () => {
    const list = await open('/blog');
    const [href = ''] = hrefs(list, 'link[type="application/rss+xml"]');
    expect(href).toBe(at('/blog/feed.xml'));
    expect(hrefs(list, 'main a')).toContain(href);
    const visitor = newVisitor();
    const answer = await visitor.ask(href);
    expect(answer.headers.get('content-type')).toBe('application/rss+xml; charset=utf-8');
    const xml = await answer.text();
    expect(xml).toContain(`href="${visitor.origin}${href}"`);
    for (const { slug } of posts)
      expect(xml).toContain(`<link>${visitor.origin}${at(`/blog/${slug}`)}</link>`);
  });

  it('coming and past ones are separate; only coming ones have a calendar file, with its hours in Morocco', async () => {
    const list = await open('/workshops');
    const linked = (heading: string) => {
      const region = list.$('section').filter((_, one) => list.$(one).find('h2').first().text() === heading);
      return workshops.filter(({ slug }) => region.find(`a[href="${at(`/workshops/${slug}`)}"]`).length > 0)
        .length;
    };
    expect(linked(t.workshops.upcoming.heading)).toBe(2);
    expect(linked(t.workshops.past.heading)).toBe(3);
    const page = await open('/workshops/sell-on-whatsapp');
    expect(hrefs(page, 'main a')).toContain(at('/workshops'));
    const link = page.$('a[type="text/calendar"]');
    expect(link.text()).toContain(t.workshops.addToCalendar);
    const file = await newVisitor().ask(link.attr('href') ?? '');
    expect(file.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
    const calendar = (await file.text()).replace(/\r\n /g, '');
    const day = page.$('main time').first().attr('datetime')?.replace(/-/g, '');
    expect(calendar).toContain(`DTSTART;TZID=Africa/Casablanca:${day}T193000\r\n`);
    expect(calendar).toContain(`DTEND;TZID=Africa/Casablanca:${day}T213000\r\n`);
    expect(calendar).toContain(`SUMMARY:${bySlug(workshops, 'sell-on-whatsapp').words[locale].title}\r\n`);
    expect((await newVisitor().ask(at('/workshops/china-sourcing/calendar.ics'))).status).toBe(404);
    expect((await open('/workshops/china-sourcing')).$('a[type="text/calendar"]').length).toBe(0);
  });
});

it.each(courses.map(({ slug }) => slug).filter((slug) => slug !== 'ecommerce-mastery-virtual'))(
  'a course is written in the language of the page alone: %s',
  async (slug) => {
    const english = (await visit(`/courses/${slug}`)).page;
    expect(english.$('main').text()).not.toMatch(/[\u0621-\u064a]/u);
    const arabic = (await visit(`/ar/courses/${slug}`)).page;
    expect(arabic.$('main [lang]').length).toBe(0);
    const { name, longDescription, instructorBio } = bySlug(courses, slug).words.en;
    for (const text of [name, ...longDescription, ...instructorBio])
      expect(arabic.$('main').text()).not.toContain(text);
  },
);
