/** A page on a learner's phone: Chromium, 360 px wide, processor four times slower, 1.6 Mbit/s with 150 ms, empty cache; medians of five. */
import { pathIn } from '../src/platform/i18n/locale.ts';
import { chromium, type Browser, type CDPSession, type Page } from '@playwright/test';
import { chromiumArguments, chromiumPath } from '../tests/support/programs.ts';
import { startBuilt } from '../tests/support/start-built.ts';

export type PhoneFigures = {
  page: string;
  firstPaintMs: number;
  largestPaintMs: number;
  bytes: number;
  scriptBytes: number;
  blockingMs: number;
  shift: number;
};

/** The visitor: cookies by name. */
export type Visited = { browser: Browser; origin: string; cookies?: ReadonlyMap<string, string> };

type Seen = Omit<PhoneFigures, 'page' | 'bytes' | 'scriptBytes'>;

/** The default pages; `npm run bench -- phone all` measures every public page. */
const mainPages = [
  '/',
  '/courses',
  '/courses/ecommerce-mastery-virtual',
  '/courses/ecommerce-mastery',
  '/blog',
];
const runs = 5;

/** Runs in the page before anything else. */
function watch(): void {
  const seen = { firstPaintMs: 0, largestPaintMs: 0, blockingMs: 0, shift: 0 };
  Object.assign(window, { seen });
  const observe = (type: string, see: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(see)).observe({ type, buffered: true });
  observe('paint', (entry) => {
    if (entry.name === 'first-contentful-paint') seen.firstPaintMs = entry.startTime;
  });
  observe('largest-contentful-paint', (entry) => (seen.largestPaintMs = entry.startTime));
  observe('longtask', (entry) => (seen.blockingMs += Math.max(0, entry.duration - 50)));
  observe('layout-shift', (entry) => (seen.shift += (entry as PerformanceEntry & { value: number }).value));
}

export async function beAPhone(page: Page): Promise<CDPSession> {
  const client = await page.context().newCDPSession(page);
  await client.send('Network.enable');
  await client.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: (1.6 * 1024 * 1024) / 8,
    uploadThroughput: (0.75 * 1024 * 1024) / 8,
  });
  await client.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  return client;
}

async function countBytes(client: CDPSession): Promise<{ bytes: number; scriptBytes: number }> {
  const counted = { bytes: 0, scriptBytes: 0 };
  const types = new Map<string, string>();
  client.on('Network.responseReceived', ({ requestId, type }) => types.set(requestId, type));
  client.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    counted.bytes += encodedDataLength;
    if (types.get(requestId) === 'Script') counted.scriptBytes += encodedDataLength;
  });
  return counted;
}

async function visit(page: Page, address: string): Promise<Omit<PhoneFigures, 'page'>> {
  const client = await beAPhone(page);
  const counted = await countBytes(client);
  await page.addInitScript(watch);
  await page.goto(address, { waitUntil: 'networkidle' });
  await page.waitForTimeout(500);
  const seen = await page.evaluate(() => (window as unknown as { seen: Seen }).seen);
  return { ...seen, ...counted };
}

/** Runs something on a phone with an empty cache. */
export async function onPhone<T>(
  { browser, origin, cookies = new Map<string, string>() }: Visited,
  work: (page: Page) => Promise<T>,
): Promise<T> {
  const context = await browser.newContext({
    viewport: { width: 360, height: 740 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
  });
  await context.addCookies([...cookies].map(([name, value]) => ({ name, value, url: origin })));
  try {
    return await work(await context.newPage());
  } finally {
    await context.close();
  }
}

export const median = (values: number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/** Medians of five visits, after one for the academy's page cache and the browser's own start. */
export async function visitPages(of: Visited, paths: readonly string[]): Promise<PhoneFigures[]> {
  const figures: PhoneFigures[] = [];
  for (const page of paths) {
    const visits: Omit<PhoneFigures, 'page'>[] = [];
    for (let round = 0; round <= runs; round += 1)
      visits.push(await onPhone(of, (one) => visit(one, `${of.origin}${page}`)));
    const middle = (name: keyof Omit<PhoneFigures, 'page'>) =>
      median(visits.slice(1).map((one) => one[name]));
    figures.push({
      page,
      firstPaintMs: Math.round(middle('firstPaintMs')),
      largestPaintMs: Math.round(middle('largestPaintMs')),
      bytes: middle('bytes'),
      scriptBytes: middle('scriptBytes'),
      blockingMs: Math.round(middle('blockingMs')),
      shift: Math.round(middle('shift') * 1_000) / 1_000,
    });
  }
  return figures;
}

export const openBrowser = (): Promise<Browser> =>
  chromium.launch({ executablePath: chromiumPath(), args: chromiumArguments });

export async function measurePhone(
  paths: readonly string[] = mainPages.flatMap((page) => [page, pathIn('ar', page)]),
): Promise<PhoneFigures[]> {
  const { origin, stop } = await startBuilt({ LOG_LEVEL: 'error' });
  const browser = await openBrowser();
  const figures = await visitPages({ browser, origin }, paths);
  await browser.close();
  await stop();
  return figures;
}
