/** Waiting for a page's layout to settle: sizes measured before are wrong. */
import { expect, type Locator, type Page } from '@playwright/test';

/** Nothing overflows the screen. Fonts may load late, and a new width is laid out a moment later. */
export const expectFits = (page: Page, about = 'the page'): Promise<void> =>
  expect
    .poll(
      () => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
      { message: `sideways scroll in pixels: ${about}` },
    )
    .toBeLessThanOrEqual(0);

type Box = { x: number; y: number; width: number; height: number };

/** The box of an element once it no longer moves: twice the same, a tenth of a second apart or more. */
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

/** Resolves when idle work that the page asked for before has begun. */
export const untilIdle = (page: Page): Promise<void> =>
  page.evaluate(() => new Promise<void>((resolve) => requestIdleCallback(() => resolve())));
