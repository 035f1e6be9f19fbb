/** Structured data on every public page: valid for search engines, and equal to the records and the page itself. */
import { beforeAll, describe, expect, it } from 'vitest';
import { courses } from '../../content/sample/courses.ts';
import { campaigns } from '../../content/sample/campaign.ts';
import { posts } from '../../content/sample/posts.ts';
import { products } from '../../content/sample/products.ts';
import { workshops } from '../../content/sample/workshops.ts';
import {
  offerFor,
  hasOpenEnrolment,
  isOnSale,
  isSoldByCohort,
  isTaughtHere,
} from '../../src/catalogue/courses/course.ts';
import { formatMad, toDecimal } from '../../src/platform/money/money.ts';
import { addWeeks } from '../../src/platform/time/calendar-date.ts';
import { linksIn } from '../../src/academy/frame/links.ts';
import { locales, type Locale, localeOfPath } from '../../src/platform/i18n/locale.ts';
import { campaignFrom } from '../../src/server/seed.ts';
import { readSite, type ReadPage, type ReadSite } from '../support/read-site.ts';
import { schemas, structuredDataIn, valuesIn, type StructuredData } from '../support/structured-data.ts';
import { present } from '../support/sure.ts';

let site: ReadSite;
beforeAll(async () => {
  site = await readSite();
});

const blocks = (): { page: ReadPage; data: StructuredData }[] =>
  site.pages.flatMap((page) => structuredDataIn(page.html).map((data) => ({ page, data })));

const pageAt = (path: string): ReadPage =>
  present(
    site.pages.find((one) => one.path === path),
    path,
  );

/** The one block of a kind on a page. */
function blockAt(path: string, type: string): StructuredData {
  const [only, ...more] = structuredDataIn(pageAt(path).html).filter((data) => data['@type'] === type);
  expect([path, type, only === undefined, more.length]).toEqual([path, type, false, 0]);
  return only as StructuredData;
}

const inBoth = <T extends { slug: string }>(
  records: readonly T[],
  pathOf: (slug: string, locale: Locale) => string,
) =>
  locales.flatMap((locale) =>
    records.map((record) => ({ record, locale, path: pathOf(record.slug, locale) })),
  );

describe('every block', () => {
  it('has what search engines require of its kind', () => {
    const faults = blocks().flatMap(({ page, data }) => {
      const result = schemas[data['@type']]?.safeParse(data);
      if (data['@context'] !== 'https://schema.org') return [`${page.path}: no context`];
      if (result === undefined) return [`${page.path}: nobody has written what ${data['@type']} must have`];
      return (result.error?.issues ?? []).map(
        ({ path, message }) => `${page.path} ${data['@type']}.${path.join('.')}: ${message}`,
      );
    });
    expect(faults).toEqual([]);
    expect(blocks().length).toBeGreaterThan(20);
  });

  it('has no empty value and no unfilled placeholder', () => {
    const faults = blocks().flatMap(({ page, data }) =>
      [...valuesIn(data)]
        .filter(([, value]) => {
          const text = String(value).trim();
          return value === null || text === '' || /undefined|\[object|NaN|\{\w+\}/.test(text);
        })
        .map(([path, value]) => `${page.path} ${path}: ${String(value)}`),
    );
    expect(faults).toEqual([]);
  });

  it('names only addresses of this site that answer', async () => {
    const own = new Map<string, string>();
    for (const { page, data } of blocks())
      for (const [path, value] of valuesIn(data)) {
        if (typeof value !== 'string' || path === '/@context') continue;
        expect(
          value.startsWith('/') && !value.startsWith('/ '),
          `${page.path} ${path} is relative: ${value}`,
        ).toBe(false);
        if (value.startsWith(site.origin)) own.set(value.split('#')[0] ?? value, `${page.path} ${path}`);
      }

    const dead: string[] = [];
    for (const [address, where] of own) {
      const { status } = await fetch(address, { method: 'HEAD', redirect: 'manual' });
      if (status !== 200) dead.push(`${status} ${address} (${where})`);
    }
    expect(dead).toEqual([]);
    expect(own.size).toBeGreaterThan(20);
  });

  it('has only questions that are on the page, word for word', () => {
    const unseen = blocks().flatMap(({ page, data }) =>
      data['@type'] !== 'FAQPage'
        ? []
        : (data['mainEntity'] as { name: string }[])
            .filter(({ name }) => !page.text.includes(name.replace(/\s+/g, ' ')))
            .map(({ name }) => `${page.path}: ${name}`),
    );
    expect(unseen).toEqual([]);
  });
});

describe('breadcrumbs', () => {
  it('end on the page itself, in its language', () => {
    for (const { page, data } of blocks()) {
      if (data['@type'] !== 'BreadcrumbList') continue;
      const items = (data['itemListElement'] as { item: string }[]).map(({ item }) => new URL(item).pathname);
      expect(items.at(-1)).toBe(page.path);
      for (const item of items) expect([page.path, localeOfPath(item)]).toEqual([page.path, page.locale]);
    }
  });

  it('are on every page below a list', () => {
    const below = /^(\/ar|\/fr)?\/(courses|workshops|products|blog|community|careers|consultation)\/[^/.]+$/;
    const without = site.pages
      .filter(({ path, indexed, html }) => indexed && below.test(path) && !html.includes('"BreadcrumbList"'))
      .map(({ path }) => path);
    expect(without).toEqual([]);
  });
});

describe('equals the records', () => {
  it('of courses: price of today, start, end', () => {
    const running = campaigns.map((one) => campaignFrom(one, new Date()));
    for (const { record, path } of inBoth(courses, (slug, in_) => linksIn(in_).course(slug))) {
      const data = blockAt(path, 'Course');
      const offer = isOnSale(record) ? offerFor(record, running, new Date()) : null;
      const offers = data['offers'] as { price: unknown } | undefined;
      expect([path, offers && String(offers.price)]).toEqual([
        path,
        offer ? toDecimal(offer.priceCentimes) : undefined,
      ]);
      // A course page in Darija has its price in Darija at both addresses.
      if (offer) {
        const text = locales.map((one) => formatMad(offer.priceCentimes, one).replace(/\s+/g, ' '));
        expect([path, text.some((price) => pageAt(path).text.includes(price))]).toEqual([path, true]);
      }
      type Instance = { startDate?: string; endDate?: string };
      const instance = data['hasCourseInstance'] as Instance | Instance[] | undefined;
      // Sold by dated groups: each is given with its days, whatever the record says.
      if (Array.isArray(instance)) {
        expect([path, isSoldByCohort(record), instance.length > 0]).toEqual([path, true, true]);
        for (const { startDate = '', endDate = '' } of instance)
          expect([path, startDate < endDate]).toEqual([path, true]);
        continue;
      }
      // Days are given only in the future: not for a course without a date, or one that can be entered any day.
      const isUndated = record.comingSoon || isTaughtHere(record) || hasOpenEnrolment(record, new Date());
      const start = isUndated ? null : record.startsOn;
      const end =
        start === null || record.durationWeeks === null ? null : addWeeks(start, record.durationWeeks);
      expect([path, instance?.startDate, instance?.endDate]).toEqual([
        path,
        start ?? undefined,
        end ?? undefined,
      ]);
    }
  });

  it('of workshops: name and day', () => {
    for (const { record, path, locale } of inBoth(workshops, (slug, in_) => linksIn(in_).workshop(slug))) {
      const data = blockAt(path, 'Event');
      expect(data['name']).toBe(record.words[locale].title);
      if ('heldOn' in record) expect(String(data['startDate']).slice(0, 10)).toBe(record.heldOn);
      else expect(String(data['startDate'])).toMatch(/^\d{4}-\d{2}-\d{2}/);
    }
  });

  it('of products: name and price', () => {
    for (const { record, path, locale } of inBoth(products, (slug, in_) => linksIn(in_).product(slug))) {
      const data = blockAt(path, 'Product');
      expect(data['name']).toBe(record.words[locale].name);
      expect(String((data['offers'] as { price: unknown }).price)).toBe(toDecimal(record.priceCentimes));
    }
  });

  it('of articles: title and dates', () => {
    for (const { record, path, locale } of inBoth(posts, (slug, in_) => linksIn(in_).post(slug))) {
      const data = blockAt(path, 'BlogPosting');
      expect(data['headline']).toBe(record.words[locale].title);
      expect(String(data['datePublished']).slice(0, 10)).toBe(record.publishedOn);
    }
  });

  it('of the academy, on the home page of each language', () => {
    for (const path of ['/', '/ar']) blockAt(path, 'EducationalOrganization');
  });
});
