/** The question about counting visits on a first visit: a line of the page, still, covering nothing, and not asked again. */
import { words } from '../../src/words.ts';
import { expect, test, expectGood } from '../support/journey.ts';
import { untilIdle } from '../support/settle-down.ts';

test.use({ isAsked: true });

const { consent, footer } = words.ar.common;

test('ar: the question is below the first screen, declining closes it for good, nothing moves and nothing is counted; accepting is sent once, and remembers the link', async ({
  page,
  context,
}) => {
  const counted: string[] = [];
  page.on('request', (request) => request.method() === 'HEAD' && counted.push(request.url()));
  const cookie = async (named: string) => (await context.cookies()).find(({ name }) => name === named)?.value;
  const choice = () => cookie('consent');
  const bar = page.getByRole('region', { name: consent.title });
  await page.addInitScript(() => {
    const counting = window as unknown as { moved: number };
    counting.moved = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) counting.moved += (entry as unknown as { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
  });

  await page.goto('/ar/courses/english-mastery');
  await expect(bar).toBeVisible();
  expect(await page.evaluate(() => (window as unknown as { moved: number }).moved)).toBe(0);
  const box = await bar.boundingBox();
  expect(box?.height).toBeLessThanOrEqual(72);
  expect(box?.y).toBeGreaterThanOrEqual(await page.evaluate(() => innerHeight));
  const [no, yes] = [consent.refuse, consent.accept].map((name) =>
    bar.getByRole('button', { name, exact: true }),
  );
  // As wide as each other, but for parts of a pixel.
  expect((await no?.boundingBox())?.width).toBeCloseTo((await yes?.boundingBox())?.width ?? 0, 0);
  await expectGood(page);
  await no?.click();
  await expect(bar).toBeHidden();
  await expect.poll(choice).toBe('essential');

  await page.goto('/ar/workshops?utm_source=Instagram&utm_medium=story');
  await untilIdle(page);
  await expect(bar).toBeHidden();
  expect(counted).toEqual([]);
  expect(await cookie('source')).toBeUndefined();

  await page.getByRole('link', { name: footer.consent }).click();
  await expect(bar).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(bar).toBeHidden();
  await page.getByRole('link', { name: footer.consent }).click();
  await yes?.click();
  await expect.poll(choice).toBe('all');
  expect(counted).toHaveLength(1);
  const kept = 'utm_source=instagram&utm_medium=story';
  expect(await cookie('source')).toBe(kept);
  await page.goto('/ar/courses?utm_source=facebook');
  await untilIdle(page);
  expect(await cookie('source')).toBe(kept);
});
