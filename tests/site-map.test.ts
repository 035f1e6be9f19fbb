/**
 * A page is named in three lists: the routes, the sitemap for search engines, and the addresses that e2e tests visit. One
 * that is missing in a list would not be found, or not be tested.
 */
import { beforeAll, describe, expect, it } from 'vitest';
import { localeOfPath } from '../src/platform/i18n/locale.ts';
import routes from '../src/routes.ts';
import { classroomAddresses, isCourseSlug } from '../src/platform/records/record.ts';
import { robots, sitemap } from '../src/server/crawler-files.ts';
import { aCourse } from './support/builders.ts';
import { openTestAcademy, academyForAll } from './support/open-test-academy.ts';
import { publicPaths } from './support/site.ts';

const origin = 'https://academy.example';

/** '/courses/:slug' as a pattern that '/courses/english-mastery' fits. */
const fits = (pattern: string, path: string): boolean =>
  new RegExp(`^${pattern.replace(/:[a-z]+|\*/g, '[^/]+')}/?$`).test(path);

/** Only for whoever has its address: not in search engines, and shared by hand. */
const isUnlisted = (path: string): boolean => /^(\/(?:ar|fr))?\/(?:certificates|made|friend)\//.test(path);

describe('every page that everybody may see', () => {
  let open: string[];
  const test = academyForAll();
  beforeAll(async () => {
    const text = await robots(origin).text();
    const closed = [...text.matchAll(/^Disallow: (.+)$/gm)].map(([, path = '']) => path);
    const isClosed = (path: string) =>
      closed.some((start) => `${path}/`.startsWith(start) || fits(start, path));
    open = (await Promise.resolve(routes))
      .map(({ path = '' }) => (path.startsWith('/') ? path : `/${path}`))
      .filter((path) => !/^(\/(?:ar|fr))?\/\*$/.test(path) && !isClosed(path) && !isUnlisted(path));
  });

  it('is visited by the e2e tests', () => {
    const english = open.filter((path) => localeOfPath(path) === 'en');
    const unseen = english.filter((pattern) => !publicPaths.some((path) => fits(pattern, path)));
    expect(english).toContain('/courses');
    expect(unseen).toEqual([]);
  });

  it('is in the sitemap, in every language', async () => {
    const xml = await (await sitemap(test.academy, origin)).text();
    const addresses = [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => address);
    const listed = new Set(addresses.map((address) => new URL(address).pathname));
    // Records are listed as in the database, also one with a page of its own.
    const ofRecords = open.filter((path) => path.includes(':'));
    const plain = open.filter(
      (path) => !path.includes(':') && !ofRecords.some((pattern) => fits(pattern, path)),
    );
    expect(plain).toContain('/ar/about');
    expect(plain.filter((path) => !listed.has(path))).toEqual([]);
  });

  it('is there in the one language its record is written in, without a twin', async () => {
    const course = aCourse({ slug: 'sewing' });
    const half = { ...course, words: { ar: course.words.ar } } as unknown as typeof course;
    const { academy, close } = await openTestAcademy({ courses: [half] });
    const xml = await (await sitemap(academy, origin)).text();
    const entries = xml.split('\n').filter((line) => line.includes('/courses/sewing'));
    const address = `${origin}/ar/courses/sewing`;
    expect(entries).toEqual([
      `<url><loc>${address}</loc><xhtml:link rel="alternate" hreflang="ar" href="${address}"/><xhtml:link rel="alternate" hreflang="x-default" href="${address}"/></url>`,
    ]);
    await close();
  });
});

it('no course can have an address that the classroom has already', async () => {
  const paths = (await Promise.resolve(routes)).map(({ path = '' }) => path.replace(/^\//, ''));
  const own = paths.flatMap((path) => /^learn\/([^/:]+)/.exec(path)?.[1] ?? []);
  // Films of lessons are answered before any page.
  expect([...new Set([...own, 'media'])].sort()).toEqual([...classroomAddresses]);
  expect(classroomAddresses.filter(isCourseSlug)).toEqual([]);
});
