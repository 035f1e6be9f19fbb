/**
 * The extremes of what staff may write and leave out: titles that are too long, no portraits, nothing announced, a record
 * without its translation, and empty lists. Every page must stay correct.
 */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { words } from '../../src/words.ts';
import { directionOf, locales, pathIn, readingOrder, type Locale } from '../../src/platform/i18n/locale.ts';
import { forms, items, kinds, lists } from '../support/edge-paths.ts';
import { edgeRecords, noRecords, only } from '../support/edge-records.ts';
import type { Running } from '../support/start-built.ts';
import { startWith } from '../support/start-with.ts';
import { visit, Visitor } from '../support/visitor.ts';
import { askStaff, staff } from '../support/visits.ts';

let running: Running;
const open = (path: string) => new Visitor(running.origin).open(path);

/** What is wrong with a page: empty list items, machine words, a wrong number of headings. */
async function faultsOf(path: string): Promise<string[]> {
  const { status, text, $ } = await open(path);
  return [
    ...(status === 200 && $('h1').length === 1 ? [] : [`${status}, ${$('h1').length} headings`]),
    ...(text.match(/\b(null|undefined|NaN)\b|\[object|\{\w+\}|\(\)|«»|“”/g) ?? []),
    ...$('main :is(ul, ol, dl):not(:has(> *)), main :is(h1, h2, h3, h4, dd):empty')
      .toArray()
      .map((one) => $.html(one)),
  ].map((fault) => `${path}: ${fault}`);
}

const faultsOfAll = async (paths: readonly string[]): Promise<string[]> =>
  (
    await Promise.all(locales.flatMap((locale) => paths.map((path) => faultsOf(pathIn(locale, path)))))
  ).flat();

describe('records at the edges', () => {
  beforeAll(async () => {
    running = await startWith(edgeRecords, { welcomeVideoUrl: null });
  });
  afterAll(() => running.stop());

  it('look meant in lists, on their pages and in their forms', async () => {
    expect(await faultsOfAll([...lists, ...items, ...forms])).toEqual([]);
  });

  describe.each(locales)('read in %s', (locale) => {
    const [, other = locale] = readingOrder(locale);

    it.each(kinds)(
      'say that they are written in the other language only, and are shown in it: %s',
      async (kind) => {
        const { $, text } = await open(pathIn(locale, `/${kind}/${only[other]}`));
        expect($('html').attr('lang')).toBe(locale);
        expect($('aside.untranslated').text()).toBe(words[locale].common.untranslated);
        expect($('.in-its-language').attr()).toMatchObject({ lang: other, dir: directionOf(other) });
        expect($('.in-its-language main h1').length).toBe(1);
        expect(text).not.toBe('');
        expect($('meta[name=robots]').attr('content')).toBe('noindex');
        expect($('link[rel=canonical], link[hreflang]').length).toBe(0);
      },
    );

    it.each(kinds)(
      'have their page to themselves when they are written in this language only: %s',
      async (kind) => {
        const path = pathIn(locale, `/${kind}/${only[locale]}`);
        const { $ } = await open(path);
        expect($('.untranslated').length).toBe(0);
        expect($(`link[hreflang=${locale}]`).attr('href')).toBe(running.origin + path);
        expect($(`link[hreflang=${other}]`).length).toBe(0);
      },
    );

    // A post in one language is not in the other's list.
    it.each(lists.slice(1, 7).filter((list) => list !== '/blog'))(
      'mark in a list in which language a title is: %s',
      async (list) => {
        const { $ } = await open(pathIn(locale, list));
        expect($(`main :is(h2, h3) bdi[lang=${other}]`).first().attr('dir')).toBe(directionOf(other));
      },
    );

    it('are left out of the blog in a language they are not written in', async () => {
      const { $ } = await open(pathIn(locale, '/blog'));
      expect($(`main a[href$="/${only[locale]}"]`).length).toBeGreaterThan(0);
      expect($(`main a[href$="/${only[other]}"]`).length).toBe(0);
    });
  });

  it('are given to search engines and feeds in the language they are written in', async () => {
    const visitor = new Visitor(running.origin);
    const sitemap = await (await visitor.ask('/sitemap.xml')).text();
    for (const kind of kinds) {
      expect(sitemap).toContain(`/${kind}/${only.en}</loc>`);
      expect(sitemap).not.toContain(`/ar/${kind}/${only.en}<`);
      expect(sitemap).toContain(`/ar/${kind}/${only.ar}</loc>`);
    }
    const feed = await (await visitor.ask('/ar/blog/feed.xml')).text();
    expect(feed).toContain(only.ar);
    expect(feed).not.toContain(only.en);
  });
});

describe('an academy with nothing in it yet', () => {
  beforeAll(async () => {
    running = await startWith(noRecords);
  });
  afterAll(() => running.stop());

  it('looks meant, and leads on from every list', async () => {
    expect(await faultsOfAll(lists)).toEqual([]);
    for (const locale of locales)
      for (const list of lists)
        expect((await open(pathIn(locale, list))).$('main a[href]').length, list).toBeGreaterThan(0);
  });
});

it('a course is published in French alone, and beside half-written Arabic, which nobody is shown', async () => {
  const owner = await staff();
  const { body: read } = await askStaff(owner, 'GET', '/catalogue/course/records/ecommerce-mastery');
  const { fr, ar } = read.record.words;
  const slug = `in-french-${randomUUID().slice(0, 8)}`;
  const at = `/catalogue/course/records/${slug}`;
  // Unlisted, so that other tests do not see it.
  const record = { ...read.record, slug, unlisted: true, words: { fr } };
  const publish = async ({ body }: Awaited<ReturnType<typeof askStaff>>) =>
    (await askStaff(owner, 'POST', `${at}/publication`, { revision: body.revision })).status;
  const headIn = async (locale: Locale) => {
    const { page } = await visit(pathIn(locale, `/courses/${slug}`));
    return [page.$('.in-its-language').attr('lang'), page.$('main h1').text()];
  };
  const inFrench = fr.name;
  expect(await publish(await askStaff(owner, 'POST', '/catalogue/course', { slug, record }))).toBe(200);
  expect([await headIn('fr'), await headIn('ar')]).toEqual([
    [undefined, inFrench],
    ['fr', inFrench],
  ]);
  const half = { ...record, words: { fr, ar: { ...ar, description: '' } } };
  const { body: now } = await askStaff(owner, 'GET', at);
  const draft = { record: half, basedOn: now.revision };
  expect(await publish(await askStaff(owner, 'PUT', `${at}/draft`, draft))).toBe(200);
  expect(await headIn('ar')).toEqual(['fr', inFrench]);
  const { body: after } = await askStaff(owner, 'GET', at);
  expect(after.languages).toEqual({ en: 'none', ar: 'partly', fr: 'whole' });
  expect(after.record.words.ar.name).toBe(ar.name);
});
