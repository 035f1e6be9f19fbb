/** The staff console in a browser: on a phone or on a wide screen, in one of its languages. */
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { test as base, watch } from './journey.ts';
import { staffState } from './staff.ts';

/** A wide screen for `test.use`; by default it is a phone. */
export const wide = { viewport: { width: 1280, height: 800 }, isMobile: false, hasTouch: false };

/** A browser where nobody is signed in. */
export const nobody = { cookies: [], origins: [] };

type Seen = { width?: 390 | 1280; language?: 'en' | 'fr' | 'ar' };
type Where = { browser: Browser; baseURL: string | undefined };

const speak = (context: BrowserContext, language: string): Promise<unknown> =>
  context.addInitScript((chosen) => {
    // A preview in a frame has no storage.
    if (window === window.top) localStorage.setItem('derb-office-language', chosen);
  }, language);

/** A test of the owner at the console: `page` is the owner's. What others do meanwhile comes from prepared.ts. */
export const test = base.extend<{ language: 'en' | 'fr' | 'ar'; origin: string }>({
  language: ['en', { option: true }],
  storageState: staffState,
  viewport: { width: 390, height: 800 },
  origin: async ({ baseURL }, use) => use(baseURL ?? ''),
  context: async ({ context, language }, use) => {
    await speak(context, language);
    await use(context);
  },
});

/** A browser of its own where the owner is signed in. Errors of its first page are in `faults`; close it afterwards. */
export async function atTheConsole(
  { browser, baseURL }: Where,
  { width = 390, language = 'en' }: Seen = {},
): Promise<{ staffPage: Page; staffContext: BrowserContext; faults: string[] }> {
  const isPhone = width < 600;
  const staffContext = await browser.newContext({
    baseURL,
    storageState: staffState,
    viewport: { width, height: 800 },
    isMobile: isPhone,
    hasTouch: isPhone,
  });
  await speak(staffContext, language);
  const staffPage = await staffContext.newPage();
  // Behind another page the browser may give it no frames.
  await staffPage.bringToFront();
  return { staffPage, staffContext, faults: watch(staffPage, base.info()) };
}
