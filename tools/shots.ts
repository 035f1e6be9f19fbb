/**
 * `npm run shots [path…]`: takes a picture of every public page into shots/, full length, at 360 and 1280 pixels, in both languages,
 * from the built site on a fresh data folder. With paths only those pages: `npm run shots -- /courses /blog`. To look at; no test
 * compares them.
 */
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { chromium, type Browser } from '@playwright/test';
import { locales, pathIn, type Locale } from '../src/platform/i18n/locale.ts';
import { chromiumArguments, chromiumPath, installPrograms } from '../tests/support/programs.ts';
import { publicPaths } from '../tests/support/site.ts';
import { startBuilt } from '../tests/support/start-built.ts';

const folder = path.resolve('shots');
const widths = [360, 1280];
/** Elements fixed to the bottom of the screen would cover the middle of a long picture: here they are at the page's end. */
const atTheFoot = 'body { position: relative } .action-bar, .chat { position: absolute !important }';
/** An unknown address, for the 404 page. */
const nowhere = '/nothing-here';

/** Every page in the sitemap, and those that end-to-end tests visit as well. */
async function pathsOf(origin: string): Promise<string[]> {
  const xml = await (await fetch(`${origin}/sitemap.xml`)).text();
  const listed = [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, address = '']) => new URL(address).pathname,
  );
  return [...new Set([...listed.map((one) => pathIn('en', one)), ...publicPaths, nowhere])];
}

const nameOf = (address: string): string => address.slice(1).replaceAll('/', '--') || 'home';

type Wanted = { origin: string; locale: Locale; width: number; paths: readonly string[] };

async function shoot(browser: Browser, { origin, locale, width, paths }: Wanted): Promise<void> {
  const phone = width < 500;
  const context = await browser.newContext({
    viewport: { width, height: phone ? 740 : 800 },
    isMobile: phone,
    hasTouch: phone,
    // Shows what otherwise fades in while scrolling.
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  for (const each of paths) {
    await page.goto(origin + pathIn(locale, each), { waitUntil: 'networkidle' });
    const file = path.join(folder, `${nameOf(each)}-${locale}-${width}.png`);
    await page.screenshot({ path: file, fullPage: true, style: atTheFoot });
  }
  await context.close();
}

async function main(): Promise<void> {
  installPrograms();
  const asked = process.argv.slice(2).map((one) => pathIn('en', one.startsWith('/') ? one : `/${one}`));
  mkdirSync(folder, { recursive: true });
  const academy = await startBuilt({ LOG_LEVEL: 'error' });
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: chromiumArguments });
  try {
    const paths = asked.length > 0 ? asked : await pathsOf(academy.origin);
    for (const width of widths)
      for (const locale of locales) await shoot(browser, { origin: academy.origin, locale, width, paths });
    console.log(`${paths.length * widths.length * locales.length} pictures in ${folder}`);
  } finally {
    await browser.close();
    await academy.stop();
  }
}

await main();
