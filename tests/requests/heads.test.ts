/** Metadata of every public page: its head, the sitemap, the feed of articles, preview pictures of messengers. */
import { languages } from '../../src/platform/i18n/languages.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { settings } from '../../content/sample/settings.ts';
import { locales, pathIn, directionOf } from '../../src/platform/i18n/locale.ts';
import { decoded, readSite, type ReadPage, type ReadSite } from '../support/read-site.ts';

let site: ReadSite;
beforeAll(async () => {
  site = await readSite();
});

/** The value of a tag in the head, decoded; null when it is missing. */
function tag({ html }: ReadPage, pattern: RegExp): string | null {
  const [, value] = pattern.exec(html) ?? [];
  return value === undefined ? null : decoded(value);
}
const meta = (page: ReadPage, name: string) =>
  tag(page, new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`));
const titleOf = (page: ReadPage) => tag(page, /<title>([^<]*)<\/title>/) ?? '';
const indexed = () => site.pages.filter((page) => page.indexed);

const twice = (values: readonly string[]): string[] =>
  values.filter((one, index) => values.indexOf(one) !== index);

describe('the head of every public page', () => {
  it('is on a page that exists', () => {
    expect(
      site.pages.filter(({ status }) => status !== 200).map(({ status, path }) => `${status} ${path}`),
    ).toEqual([]);
    expect(site.pages.length).toBeGreaterThan(60);
  });

  it('names the page, then the site', () => {
    for (const page of site.pages) {
      const name = settings.siteName[page.locale];
      expect([page.path, titleOf(page)]).toEqual([
        page.path,
        expect.stringMatching(new RegExp(`^\\S.{1,110} \\| ${name}$`)),
      ]);
    }
  });

  it('describes it in at most 160 characters, of which there are more than a few', () => {
    const faults = site.pages
      .map((page) => ({ path: page.path, length: meta(page, 'description')?.length ?? 0 }))
      .filter(({ length }) => length < 40 || length > 160);
    expect(faults).toEqual([]);
  });

  it('is no other page’s', () => {
    for (const locale of locales) {
      const of = indexed().filter((page) => page.locale === locale);
      expect(twice(of.map(titleOf))).toEqual([]);
      expect(twice(of.map((page) => meta(page, 'description') ?? ''))).toEqual([]);
    }
  });

  it('gives its address in every language, from each of them, and English to everybody else', () => {
    for (const page of indexed()) {
      const at = (language: string) =>
        tag(page, new RegExp(`<link rel="alternate" hrefLang="${language}" href="([^"]*)"`, 'i'));
      expect(tag(page, /<link rel="canonical" href="([^"]*)"/)).toBe(site.origin + page.path);
      for (const locale of locales) expect(at(locale)).toBe(site.origin + pathIn(locale, page.path));
      expect(at('x-default')).toBe(at('en'));
    }
  });

  it('gives messengers the same words as people, with a picture and its description', () => {
    for (const page of site.pages) {
      expect(meta(page, 'og:title')).toBe(titleOf(page));
      expect(meta(page, 'og:description')).toBe(meta(page, 'description'));
      expect(meta(page, 'og:image:alt')?.length ?? 0).toBeGreaterThan(3);
      expect(meta(page, 'og:locale')).toBe(languages[page.locale].openGraph);
      expect(meta(page, 'twitter:card')).toBe('summary_large_image');
    }
  });
});

describe('the pictures for messengers', () => {
  it('exist, with the declared size, and light', async () => {
    const addresses = new Set(site.pages.map((page) => meta(page, 'og:image') ?? 'none'));
    for (const address of addresses) {
      const answer = await fetch(address);
      const bytes = Buffer.from(await answer.arrayBuffer());
      const found = [
        answer.status,
        answer.headers.get('content-type'),
        bytes.readUInt32BE(16),
        bytes.readUInt32BE(20),
      ];
      expect([address, ...found]).toEqual([address, 200, 'image/png', 1200, 630]);
      expect(bytes.length).toBeLessThanOrEqual(80_000);
    }
  });

  it('are each record’s own, in every language', () => {
    const of = /^(\/ar|\/fr)?\/(courses|workshops|products|blog)\/[^/.]+$/;
    const strangers = indexed()
      .filter(({ path }) => of.test(path))
      .filter(
        (page) => !meta(page, 'og:image')?.endsWith(`-${page.path.split('/').at(-1)}-${page.locale}.png`),
      )
      .map(({ path }) => path);
    expect(strangers).toEqual([]);
  });

  it('are the academy’s own for a record that was made after the build', async () => {
    for (const locale of locales) {
      const own = await (await fetch(`${site.origin}/social-${locale}.png`)).arrayBuffer();
      const made = await fetch(`${site.origin}/social/course-made-by-staff-${locale}.png`);
      expect(Buffer.from(await made.arrayBuffer()).equals(Buffer.from(own))).toBe(true);
    }
    expect((await fetch(`${site.origin}/social/anything-else.png`)).status).toBe(404);
  });
});

describe('the sitemap', () => {
  it('names every page that may be kept, and no other', () => {
    expect(site.listed.toSorted()).toEqual(
      indexed()
        .map(({ path }) => path)
        .toSorted(),
    );
    expect(twice(site.listed)).toEqual([]);
  });

  it('shows when articles and products changed', async () => {
    const xml = await (await fetch(`${site.origin}/sitemap.xml`)).text();
    for (const [, url = ''] of xml.matchAll(/<url>([\s\S]*?)<\/url>/g))
      if (/<loc>[^<]*\/(products|blog)\/[^<]*<\/loc>/.test(url))
        expect(url).toMatch(/<lastmod>\d{4}-\d{2}-\d{2}<\/lastmod>/);
  });
});

describe('a phone that puts the academy on its home screen', () => {
  it.each(locales)('has its name, colours and icons, which exist (%s)', async (locale) => {
    const home = site.pages.find(({ path }) => path === pathIn(locale, '/'));
    const address = home && tag(home, /<link rel="manifest" href="([^"]*)"/);
    const answer = await fetch(site.origin + address);
    const manifest = (await answer.json()) as Record<string, unknown> & {
      icons: { src: string; sizes: string }[];
    };
    expect(answer.headers.get('content-type')).toMatch(/^application\/manifest\+json/);
    expect(manifest).toMatchObject({
      lang: locale,
      dir: directionOf(locale),
      short_name: settings.siteName[locale],
      start_url: pathIn(locale, '/'),
    });
    for (const { src, sizes } of manifest.icons) {
      const icon = await fetch(site.origin + src);
      const bytes = Buffer.from(await icon.arrayBuffer());
      expect([src, icon.status]).toEqual([src, 200]);
      if (src.endsWith('.png')) expect(`${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`).toBe(sizes);
    }
  });
});
