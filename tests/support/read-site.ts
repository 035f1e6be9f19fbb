/** Every public page of the built academy, read once, for tests that look at what machines see of them. */
import { locales, pathIn, type Locale } from '../../domain/people/locale.ts';
import { publicPaths } from './site.ts';
import { startBuilt, type Running } from './start-built.ts';

export type ReadPage = {
  locale: Locale;
  /** Path with its language: '/ar/courses'. */
  path: string;
  status: number;
  html: string;
  /** What stands in the page, without tags and with entities as letters. */
  text: string;
  /** Search engines may keep it. */
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

async function readPage(origin: string, path: string): Promise<ReadPage> {
  const answer = await fetch(origin + path);
  const html = await answer.text();
  return {
    locale: path === '/ar' || path.startsWith('/ar/') ? 'ar' : 'en',
    path,
    status: answer.status,
    html,
    text: textOf(html),
    indexed: !/<meta name="robots" content="noindex/.test(html),
  };
}

export type ReadSite = {
  academy: Running;
  origin: string;
  pages: ReadPage[];
  /** Addresses of the sitemap, without the origin. */
  listed: string[];
};

/** Starts the built academy and reads all that its sitemap names, and the addresses that journeys visit. Stop it after the test. */
export async function readSite(): Promise<ReadSite> {
  const academy = await startBuilt({ LOG_LEVEL: 'error' });
  const { origin } = academy;
  const xml = await (await fetch(`${origin}/sitemap.xml`)).text();
  const listed = [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, address = '']) => new URL(address).pathname,
  );
  const visited = locales.flatMap((locale) => publicPaths.map((path) => pathIn(locale, path)));
  const pages: ReadPage[] = [];
  for (const path of new Set([...listed, ...visited])) pages.push(await readPage(origin, path));
  return { academy, origin, pages, listed };
}
