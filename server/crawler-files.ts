/** robots.txt and sitemap.xml, from the routes everybody may see and the records in the database. */
import { linksIn, type Links } from '../app/links.ts';
import { locales } from '../domain/people/locale.ts';
import type { Academy } from '../flows/academy.server.ts';

const hidden = [
  '/orders/',
  '/payment/',
  '/staff',
  '/mailbox',
  '/practice-bank/',
  '/callbacks/',
  '/api/',
  '/courses/*/enrol',
  '/courses/*/waitlist',
  '/workshops/*/apply',
  '/workshops/*/calendar.ics',
  '/workshop-places/',
  '/products/*/access',
  '/downloads/',
  '/blog/feed.xml',
];

const text = (body: string, type: string): Response =>
  new Response(body, { headers: { 'Content-Type': type, 'Cache-Control': 'public, max-age=3600' } });

export function robots(publicOrigin: string): Response {
  const rules = hidden.flatMap((path) => [`Disallow: ${path}`, `Disallow: /ar${path}`]);
  return text(
    ['User-agent: *', ...rules, '', `Sitemap: ${publicOrigin}/sitemap.xml`, ''].join('\n'),
    'text/plain; charset=utf-8',
  );
}

type Page = (links: Links) => string;

async function pagesOf(academy: Academy): Promise<Page[]> {
  const [courses, workshops, products, posts, jobs, services] = await Promise.all([
    academy.courses(),
    academy.workshops(),
    academy.products(),
    academy.posts(),
    academy.jobs(),
    academy.consultationServices(),
  ]);
  return [
    (links) => links.home(),
    (links) => links.courses(),
    ...courses.map(
      ({ course }): Page =>
        (links) =>
          links.course(course.slug),
    ),
    (links) => links.workshops(),
    ...workshops.map(
      ({ workshop: { slug } }): Page =>
        (links) =>
          links.workshop(slug),
    ),
    (links) => links.shop(),
    ...products.map(
      ({ slug }): Page =>
        (links) =>
          links.product(slug),
    ),
    ...posts.map(
      ({ slug }): Page =>
        (links) =>
          links.post(slug),
    ),
    ...jobs.map(
      ({ slug }): Page =>
        (links) =>
          links.job(slug),
    ),
    ...services.map(
      ({ slug }): Page =>
        (links) =>
          links.service(slug),
    ),
    (links) => links.community(),
    (links) => links.clarityDetails(),
    (links) => links.accountabilityDetails(),
    (links) => links.consultation(),
    (links) => links.hostCourse(),
    (links) => links.blog(),
    (links) => links.about(),
    (links) => links.careers(),
    (links) => links.contact(),
    (links) => links.support(),
    (links) => links.privacy(),
    (links) => links.terms(),
    (links) => links.cookies(),
  ];
}

/** Every public page in both languages, each naming its twin. */
export async function sitemap(academy: Academy, publicOrigin: string): Promise<Response> {
  const address = (page: Page, locale: 'en' | 'ar') =>
    `${publicOrigin}${page(linksIn(locale))}`.replace(/&/g, '&amp;');
  const entries = (await pagesOf(academy)).flatMap((page) => {
    const twins = locales
      .map((locale) => `<xhtml:link rel="alternate" hreflang="${locale}" href="${address(page, locale)}"/>`)
      .join('');
    return locales.map((locale) => `<url><loc>${address(page, locale)}</loc>${twins}</url>`);
  });
  const head =
    '<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n';
  return text(`${head}${entries.join('\n')}\n</urlset>\n`, 'application/xml; charset=utf-8');
}
