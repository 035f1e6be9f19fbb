/** A page that is still settling, waited for: what is measured once in between is nobody's size. */
import { expect, type Locator, type Page } from '@playwright/test';

/** Nothing stands beside the screen. E-mails may come late, and a width that was just set is laid out a moment later. */
export const expectFits = (page: Page, about = 'the page'): Promise<void> =>
  expect
    .poll(
      () => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
      { message: `sideways scroll in pixels: ${about}` },
    )
    .toBeLessThanOrEqual(0);

type Box = { x: number; y: number; width: number; height: number };

/** Where an element stands once it stands still: twice the same, a tenth of a second apart or more. */
export async function boxAtRest(locator: Locator): Promise<Box> {
  let box: Box | null = null;
  await expect
    .poll(async () => {
      const before = JSON.stringify(box);
      box = await locator.boundingBox();
      return box !== null && JSON.stringify(box) === before;
    })
    .toBe(true);
  return box ?? { x: 0, y: 0, width: 0, height: 0 };
}

/** Until what a page leaves for when it has nothing better to do has begun: it asked before this does. */
export const untilIdle = (page: Page): Promise<void> =>
  page.evaluate(() => new Promise<void>((resolve) => requestIdleCallback(() => resolve())));
