/** Every public page as the server sends it: complete, light, and without dead links. */
import { brotliCompressSync, constants } from 'node:zlib';
import { load } from 'cheerio';
import { beforeAll, describe, expect, it } from 'vitest';
import { settings } from '../../content/sample/settings.ts';
import { words } from '../../src/words.ts';
import { bareOf, directionOf, type Locale, locales, pathIn } from '../../src/platform/i18n/locale.ts';
import { isOfSample, readSite, type ReadPage, type ReadSite } from '../support/read-site.ts';
import { scriptlessPaths } from '../support/site.ts';
import { newVisitor, visit } from '../support/visitor.ts';

type Opened = ReadPage & { $: ReturnType<typeof load> };

let site: ReadSite;
let pages: Opened[];
beforeAll(async () => {
  site = await readSite();
  pages = site.pages.map((page) => ({ ...page, $: load(page.html) }));
});

/** What is wrong with which page. */
const faulty = (look: (page: Opened) => unknown[]): string[] =>
  pages.flatMap((page) => look(page).map((fault) => `${page.path}: ${String(fault)}`));

const needsNoScript = (path: string): boolean =>
  scriptlessPaths.some((pattern) => pattern.test(bareOf(path)));

describe('every public page', () => {
  it('is in its language and direction, and has one heading', () => {
    const basics = ({ $ }: Opened) =>
      [$('html').attr('lang'), $('html').attr('dir'), $('h1').length].join(' ');
    const due = ({ locale }: Opened) => `${locale} ${directionOf(locale)} 1`;
    expect(faulty((page) => (basics(page) === due(page) ? [] : [basics(page)]))).toEqual([]);
  });

  it('names no twin when search engines leave it out', () => {
    const hidden = pages.filter(({ indexed }) => !indexed);
    expect(hidden.length).toBeGreaterThan(0);
    expect(hidden.filter(({ $ }) => $('link[hreflang], link[rel=canonical]').length > 0)).toEqual([]);
  });

  it('holds no word of a machine, and nothing empty', () => {
    expect(
      faulty(({ $ }) => [
        ...($('main')
          .text()
          .match(/\b(null|undefined|NaN)\b|\[object|\{\w+\}/g) ?? []),
        ...$('main :is(h1, h2, h3, h4, dd):empty, main :is(ul, ol, dl):not(:has(> *))').toArray(),
      ]),
    ).toEqual([]);
  });

  it('is in its own language; what is in another says so', () => {
    /** Words that only the other languages have; four Latin ones in a row are no name. */
    const foreign: Record<Locale, RegExp> = {
      en: /[\u0621-\u064a]{2,}[^<]{0,40}/u,
      ar: /(?:(?<![\p{L}@./-])[a-zà-ÿ]{2,}[ ,’]+){4,}/iu,
      fr: /[\u0621-\u064a]{2,}[^<]{0,40}|(?<=\s)(?:the|your|and|with|this|you)\s.{0,40}/iu,
    };
    expect(
      faulty(({ locale, path, html }) => {
        const $ = load(html);
        // What people wrote is set as they wrote it; an article teaches English.
        $(`[lang]:not([lang=${locale}], html), [dir=auto], script, style, code`).remove();
        return path.endsWith('english-twenty-minutes-a-day')
          ? []
          : (foreign[locale].exec($('body').text()) ?? []);
      }),
    ).toEqual([]);
  });

  it('arrives within its budget of compressed bytes, though it was packed in a hurry', () => {
    const quickly = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };
    const heavy = pages
      .map(({ path, html }) => ({ path, bytes: brotliCompressSync(html, quickly).length }))
      .filter(({ bytes }) => bytes > 30_600);
    expect(heavy).toEqual([]);
  });

  it('sends no script, and nothing that waits for one, where none is needed', () => {
    const scripts = 'script:not([type="application/ld+json"]), link[rel=modulepreload]';
    const forScript = '[data-loading], [data-consent], [data-toast]';
    const has = ({ $ }: Opened) => $(scripts).length > 0;
    expect(
      faulty(({ path, $ }) =>
        needsNoScript(path)
          ? $(`${scripts}, ${forScript}`)
              .toArray()
              .map((one) => $.html(one))
          : [],
      ),
    ).toEqual([]);
    expect(pages.filter((page) => !needsNoScript(page.path) && !has(page))).toEqual([]);
    expect(pages.filter(({ path }) => needsNoScript(path)).length).toBeGreaterThan(6);
  });

  it('can be chatted about, and its foot leads to the choice about cookies', () => {
    for (const { path, locale, $ } of pages) {
      expect([path, $('.chat-button').attr('href')]).toEqual([
        path,
        expect.stringMatching(/^https:\/\/wa\.me\/\d+\?text=/),
      ]);
      expect($('footer a[data-consent-open]').attr('href')).toBe(
        `${pathIn(locale, '/cookie-policy')}#choices`,
      );
    }
  });

  it('has a foot with the pages of the academy and of the company, and the sample’s legal numbers as samples', () => {
    const whole = pages.filter(({ $ }) => $('footer.footer').length > 0);
    expect(whole.length).toBeGreaterThan(60);
    for (const { path, locale, $ } of whole) {
      const { academy, company, sample } = words[locale].common.footer;
      const headings = $('footer .footer-heading').map((_, one) => $(one).text());
      expect([path, ...headings.get()]).toEqual([path, academy, company]);
      const end = $('footer .footer-legal').text();
      for (const { label, value } of settings.registration)
        expect(end).toContain(`${label[locale]} ${value}`);
      expect(end).toContain(sample);
    }
  });

  it('is left by no link that leads nowhere', async () => {
    const visitor = newVisitor();
    const seen = new Set(pages.map(({ path }) => path));
    const queue = pages.map(({ html }) => html);
    const dead: string[] = [];
    const files = [
      /<a [^>]*href="(\/[^"#?]*)[^"]*"/g,
      / (?:src|poster)="(\/[^"?#]+)/g,
      // Links for programs: icons, the manifest, feeds, preview pictures.
      /<link [^>]*href="(\/[^"?#]+)/g,
      /property="og:image" content="https?:\/\/[^/]+(\/[^"?#]+)/g,
    ];
    for (let html = queue.shift(); html !== undefined; html = queue.shift())
      for (const [, next = ''] of files.flatMap((pattern) => [...html.matchAll(pattern)])) {
        if (seen.has(next)) continue;
        seen.add(next);
        // Our own links lead straight to the page: one that redirects is out of date.
        const answer = await visitor.ask(next);
        // These redirect by design: personal pages check the session; the language switch and the classroom's start lead on.
        const asksWho = /^(?:\/(?:ar|fr))?\/(?:clarity-login\?next=|learn$)/.test(
          answer.headers.get('location') ?? '',
        );
        if (answer.status >= 300 && !asksWho) dead.push(`${answer.status} ${next}`);
        const isPage = answer.headers.get('content-type')?.startsWith('text/html') === true;
        if (isPage && isOfSample(next)) queue.push(await answer.text());
        else await answer.body?.cancel();
      }
    expect(dead).toEqual([]);
    const kinds = [/^\/social\/.+\.png$/, /\/calendar\.ics$/, /\/feed\.xml$/, /\/manifest\.webmanifest$/];
    expect(kinds.filter((kind) => ![...seen].some((path) => kind.test(path)))).toEqual([]);
  });

  it('has every anchor that a link points to', () => {
    const ids = new Map(
      pages.map(({ path, $ }) => [
        path,
        new Set(
          $('[id]')
            .map((_, one) => $(one).attr('id'))
            .toArray(),
        ),
      ]),
    );
    const dead = faulty(({ path, $ }) =>
      $('a[href*="#"]')
        .map((_, link) => $(link).attr('href') ?? '')
        .toArray()
        .filter((href) => {
          const [page = '', place = ''] = href.split('#');
          const there = ids.get(page.replace(/\?.*/, '') || path);
          return there !== undefined && !there.has(decodeURIComponent(place));
        }),
    );
    expect(dead).toEqual([]);
  });
});

describe('a second visit', () => {
  it.each(['/', '/ar/courses', '/blog'])('is one small request: %s', async (path) => {
    const visitor = newVisitor();
    const first = await visitor.ask(path);
    await first.body?.cancel();
    const again = await visitor.ask(path, { headers: { 'if-none-match': first.headers.get('etag') ?? '' } });
    expect([again.status, await again.text()]).toEqual([304, '']);
  });
});

describe.each(locales)('a visitor of a missing page (%s)', (locale) => {
  const { missing, buttons } = words[locale].common;
  const t = words[locale];

  it('is met with words, a guess and ways on', async () => {
    const { page } = await visit(pathIn(locale, '/workshps'));
    expect(page.status).toBe(404);
    expect([page.$('title').text().startsWith(missing.title), page.$('h1').text()]).toEqual([
      true,
      missing.heading,
    ]);
    expect(page.text).toContain(missing.text);
    expect(page.text).toContain(buttons.returnHome);
    expect(page.$(`main a[href="${pathIn(locale, '/')}"]`).length).toBe(1);
    for (const path of ['/courses', '/community', '/tools', '/contact'])
      expect(page.$(`.signposts a[href="${pathIn(locale, path)}"]`).length).toBe(1);
    const guess = page.$('main p').filter((_, one) =>
      page
        .$(one)
        .text()
        .includes(missing.meant.split('{')[0] ?? ''),
    );
    expect(guess.find('a').attr('href')).toBe(pathIn(locale, '/workshops'));
  });

  it.each([
    ['/nothing-here', missing.heading, '/'],
    ['/courses/no-such-course', t.course.notFound.title, '/courses'],
    ['/blog/no-such-article', t.blog.missing.title, '/blog'],
    ['/workshops/no-such-workshop', t.workshops.notFound, '/workshops'],
    ['/downloads/x', t.download.unknown.title, '/tools'],
    ['/downloads/00000000-0000-4000-8000-000000000000', t.download.unknown.title, '/tools'],
    ['/workshop-places/not-a-place', t.workshopApplication.place.unknown.title, '/contact'],
  ])('is reported, with a way back: %s', async (path, title, back) => {
    const { page } = await visit(pathIn(locale, path));
    expect([page.status, page.$('h1').text()]).toEqual([404, title]);
    expect(page.$(`main a[href="${pathIn(locale, back)}"]`).length).toBeGreaterThan(0);
    expect(page.$('meta[name=robots]').attr('content')).toContain('noindex');
  });

  it('is redirected from a workshop that does not exist, as its page says', async () => {
    const { page } = await visit(pathIn(locale, '/workshops/no-such-workshop'));
    expect(page.$('meta[http-equiv=refresh]').attr('content')).toMatch(
      new RegExp(`url=${pathIn(locale, '/workshops')}$`),
    );
  });
});

describe('an old address', () => {
  it.each([
    ['GET', '/Shop/?utm_source=old', 301, '/tools?utm_source=old'],
    ['GET', '/ar/terms', 301, '/ar/terms-and-conditions'],
    ['POST', '/contact-us', 308, '/contact'],
  ])('leads to the page in one step: %s %s', async (method, path, status, to) => {
    const answer = await newVisitor().ask(path, { method });
    expect([answer.status, answer.headers.get('location')]).toEqual([status, to]);
  });
});

it('a film is sent in the parts a player asks for: some play nothing else', async () => {
  const part = await newVisitor().ask('/media/voice-1.mp4', { headers: { range: 'bytes=0-99' } });
  expect([part.status, part.headers.get('content-range')]).toEqual([
    206,
    expect.stringMatching(/^bytes 0-99\/\d+$/),
  ]);
  expect((await part.arrayBuffer()).byteLength).toBe(100);
});
