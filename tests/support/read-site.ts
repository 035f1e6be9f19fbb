/** Every public page of the run's academy, read once by each worker, for tests of the served HTML. */
import { consultationServices } from '../../content/sample/consultation-services.ts';
import { courses } from '../../content/sample/courses.ts';
import { jobs } from '../../content/sample/jobs.ts';
import { posts } from '../../content/sample/posts.ts';
import { products } from '../../content/sample/products.ts';
import { workshops } from '../../content/sample/workshops.ts';
import { locales, pathIn, type Locale, localeOfPath } from '../../src/platform/i18n/locale.ts';
import { publicPaths } from './site.ts';
import { newVisitor, type Visitor } from './visitor.ts';

export type ReadPage = {
  locale: Locale;
  /** Path with its language: '/ar/courses'. */
  path: string;
  status: number;
  html: string;
  /** The page's text, without tags and with entities decoded. */
  text: string;
  /** Search engines may index it. */
  indexed: boolean;
};

const entities: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  '#x27': "'",
  '#39': "'",
  nbsp: '\u00a0',
};

export const decoded = (html: string): string =>
  html.replace(/&([a-z]+|#x?[0-9a-f]+);/gi, (whole, name: string) => entities[name] ?? whole);

const textOf = (html: string): string =>
  decoded(
    html
      .replace(/<(script|style)[\s\S]*?<\/\1>/g, ' ')
      .replace(/<[^>]*>/g, ' ')
      .replace(/\s+/g, ' '),
  );

async function readPage(visitor: Visitor, path: string): Promise<ReadPage> {
  const answer = await visitor.ask(path);
  const html = await answer.text();
  return {
    locale: localeOfPath(path),
    path,
    status: answer.status,
    html,
    text: textOf(html),
    indexed: !/<meta name="robots" content="noindex/.test(html),
  };
}

export type ReadSite = {
  origin: string;
  pages: ReadPage[];
  /** Addresses of the sitemap, without the origin. */
  listed: string[];
};

const samples = new Set(
  [courses, workshops, products, posts, jobs, consultationServices].flatMap((records) =>
    records.map(({ slug }) => slug),
  ),
);

/** Other tests of the run may make records of their own, and test those pages themselves. */
export const isOfSample = (path: string): boolean => {
  const [, slug] =
    /^(?:\/(?:ar|fr))?\/(?:courses|workshops|products|blog|careers|consultation)\/([^/.]+)(?:\/|$)/.exec(
      path,
    ) ?? [];
  return slug === undefined || samples.has(slug) || publicPaths.some((one) => path.endsWith(one));
};

/** `visitor`: of another academy than the run's. */
export async function readAll(visitor = newVisitor()): Promise<ReadSite> {
  const xml = await (await visitor.ask('/sitemap.xml')).text();
  const listed = [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)]
    .map(([, address = '']) => new URL(address).pathname)
    .filter(isOfSample);
  const visited = locales.flatMap((locale) => publicPaths.map((path) => pathIn(locale, path)));
  const pages: ReadPage[] = [];
  for (const path of new Set([...listed, ...visited])) pages.push(await readPage(visitor, path));
  return { origin: visitor.origin, pages, listed };
}

let reading: Promise<ReadSite> | null = null;

/** All sample pages of the sitemap, and the addresses that e2e tests visit. */
export const readSite = (): Promise<ReadSite> => (reading ??= readAll());
