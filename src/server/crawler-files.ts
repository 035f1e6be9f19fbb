/** robots.txt and sitemap.xml, from the public routes and the records in the database. */
import { linksIn, type Links } from '../academy/frame/links.ts';
import { locales, type Locale, pathIn, spokenIn } from '../platform/i18n/locale.ts';
import { isListed } from '../catalogue/courses/course.ts';
import { isWrittenIn, type WrittenIn } from '../platform/records/record.ts';
import type { Academy } from '../academy.ts';

const hidden = [
  '/orders/',
  '/payment/',
  '/staff',
  '/account',
  '/checkout/',
  '/payment-test',
  '/form-test',
  '/virtual-test-payment',
  '/supabase-test',
  '/mailbox',
  '/practice-bank/',
  '/callbacks/',
  '/api/',
  '/courses/*/enrol',
  '/courses/*/waitlist',
  '/workshops/*/apply',
  '/workshops/*/calendar.ics',
  '/workshop-places/',
  '/waitlist-letters/',
  '/news-emails/',
  '/products/*/access',
  '/products/*/order',
  '/bundles/*/order',
  '/downloads/',
  '/gifts/',
  '/seats/',
  '/organisations/',
  '/blog/feed.xml',
  '/clarity-login',
  '/login',
  '/sign-out',
  '/theme',
  '/learn/',
  '/learning-platform',
  '/not-registered',
  '/payment-required',
  '/welcome',
  '/circle',
  '/consultation/*/book',
];

const text = (body: string, type: string): Response =>
  new Response(body, { headers: { 'Content-Type': type, 'Cache-Control': 'public, max-age=3600' } });

export function robots(publicOrigin: string): Response {
  const rules = hidden.flatMap((path) => locales.map((locale) => `Disallow: ${pathIn(locale, path)}`));
  return text(
    ['User-agent: *', ...rules, '', `Sitemap: ${publicOrigin}/sitemap.xml`, ''].join('\n'),
    'text/plain; charset=utf-8',
  );
}

/** A public page, and the calendar day it last changed, 'YYYY-MM-DD', where a record knows it. */
type Page = { address: (links: Links) => string; changedOn?: string | undefined } & WrittenIn;

const plainPages = [
  'home',
  'courses',
  'workshops',
  'shop',
  'community',
  'sprintDetails',
  'register',
  'accountabilityDetails',
  'consultation',
  'hostCourse',
  'blog',
  'about',
  'careers',
  'contact',
  'support',
  'privacy',
  'terms',
  'cookies',
] as const;

type PlainPage = (typeof plainPages)[number];

const plainPage = (name: PlainPage, changedOn: string | undefined): Page => ({
  address: (links) => links[name](),
  changedOn,
});

/** A record has a page to list in each of its languages. */
const languageOf = ({ writtenIn }: WrittenIn): WrittenIn => (writtenIn === undefined ? {} : { writtenIn });

/** A list changes with the newest of its items. */
const latest = (days: readonly string[]): string | undefined => [...days].sort().at(-1);

async function pagesOf(academy: Academy): Promise<Page[]> {
  const [courses, workshops, products, bundles, posts, jobs, services] = await Promise.all([
    academy.courses(),
    academy.workshops(),
    academy.products(),
    academy.bundles(),
    academy.posts(),
    academy.jobs(),
    academy.consultationServices(),
  ]);
  const lists: Partial<Record<PlainPage, string | undefined>> = {
    blog: latest(posts.map((post) => post.updatedOn ?? post.publishedOn)),
    shop: latest(products.map((product) => product.updatedOn)),
  };
  return [
    ...plainPages.map((name) => plainPage(name, lists[name])),
    ...courses
      .filter(({ course }) => isListed(course))
      .map(({ course }): Page => ({
        ...languageOf(course),
        address: (links) => links.course(course.slug),
      })),
    ...workshops.map(({ workshop }): Page => ({
      ...languageOf(workshop),
      address: (links) => links.workshop(workshop.slug),
    })),
    ...products.map(({ slug, updatedOn, ...rest }): Page => ({
      ...languageOf(rest),
      address: (links) => links.product(slug),
      changedOn: updatedOn,
    })),
    ...bundles
      .filter(({ unlisted }) => !unlisted)
      .map(({ slug, ...rest }): Page => ({ ...languageOf(rest), address: (links) => links.bundle(slug) })),
    ...posts.map(({ slug, publishedOn, updatedOn, ...rest }): Page => ({
      ...languageOf(rest),
      address: (links) => links.post(slug),
      changedOn: updatedOn ?? publishedOn,
    })),
    ...jobs.map(({ slug, ...rest }): Page => ({ ...languageOf(rest), address: (links) => links.job(slug) })),
    ...services.map(({ slug, ...rest }): Page => ({
      ...languageOf(rest),
      address: (links) => links.service(slug),
    })),
  ];
}

const inXml = (address: string): string => address.replace(/&/g, '&amp;').replace(/</g, '&lt;');

/** Every public page in its languages, each with its translation. */
export async function sitemap(academy: Academy, publicOrigin: string): Promise<Response> {
  const spoken = spokenIn(await academy.settings());
  const entries = (await pagesOf(academy)).flatMap((page) => {
    const { address, changedOn } = page;
    const written = spoken.filter((locale) => isWrittenIn(page, locale));
    const at = (locale: Locale): string => inXml(publicOrigin + address(linksIn(locale)));
    const twin = (language: string, locale: Locale): string =>
      `<xhtml:link rel="alternate" hreflang="${language}" href="${at(locale)}"/>`;
    const [first] = written;
    const twins =
      first === undefined || spoken.length === 1
        ? ''
        : [...written.map((locale) => twin(locale, locale)), twin('x-default', first)].join('');
    const day = changedOn === undefined ? '' : `<lastmod>${changedOn}</lastmod>`;
    return written.map((locale) => `<url><loc>${at(locale)}</loc>${day}${twins}</url>`);
  });
  const head =
    '<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n';
  return text(`${head}${entries.join('\n')}\n</urlset>\n`, 'application/xml; charset=utf-8');
}
