/** The office's console as somebody has it before her: on a phone or on a wide screen, in one of its languages. */
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { test, watch } from './journey.ts';
import { staffState } from './staff.ts';

/** In pixels: a phone, and a screen on a desk. */
export const widths = [390, 1280] as const;

type Seen = { width?: (typeof widths)[number]; language?: 'en' | 'fr' | 'ar' };
type Where = { browser: Browser; baseURL: string | undefined };

/** A browser of its own where the owner is signed in. Faults of its first page are in `faults`; close it afterwards. */
export async function atTheConsole(
  { browser, baseURL }: Where,
  { width = 390, language = 'en' }: Seen = {},
): Promise<{ desk: Page; office: BrowserContext; faults: string[] }> {
  const isPhone = width < 600;
  const office = await browser.newContext({
    baseURL,
    storageState: staffState,
    viewport: { width, height: 800 },
    isMobile: isPhone,
    hasTouch: isPhone,
  });
  await office.addInitScript((chosen) => localStorage.setItem('derb-office-language', chosen), language);
  const desk = await office.newPage();
  return { desk, office, faults: watch(desk, test.info()) };
}
