import { countdownText, type CountdownWords } from '../../src/browser/countdown.ts';
import { everything } from '../support/extent.ts';
import { expect, test } from '../support/journey.ts';

/** A value for each plural form of a language, for every unit; seconds. */
const parts = { days: [0, 1, 2, 5, 30, 100], hours: [0, 1, 2, 5, 23], sixtieths: [0, 1, 2, 5, 59] };
const everyTimeLeft = parts.days.flatMap((days) =>
  parts.hours.flatMap((hours) =>
    parts.sixtieths.flatMap((minutes) =>
      parts.sixtieths.map((seconds) => ((days * 24 + hours) * 60 + minutes) * 60 + seconds),
    ),
  ),
);

const places = [
  { path: '/ar/courses', language: 'ar' },
  { path: '/courses', language: 'en' },
  { path: '/courses/ecommerce-mastery-virtual', language: 'ar' },
].slice(0, everything ? 3 : 1);

for (const { path, language } of places)
  test(`${path} counts every second, and keeps its height whatever is left of the campaign`, async ({
    page,
  }) => {
    await page.goto(path);
    const timer = page.getByRole('timer');
    await expect(timer).not.toBeEmpty();
    await expect(timer).not.toHaveText((await timer.textContent()) ?? '');
    const words = JSON.parse((await timer.getAttribute('data-countdown-words')) ?? '') as CountdownWords;
    const texts = everyTimeLeft.map((left) => countdownText(left * 1000, words, language) ?? '');
    for (const width of everything ? [320, 344, 360, 390, 412, 600, 768, 1024, 1280] : [320, 360, 768]) {
      await page.setViewportSize({ width, height: 740 });
      const heights = await timer.evaluate(
        (place, all) => [
          ...new Set(
            all.map((text) => {
              place.textContent = text;
              return place.getBoundingClientRect().height;
            }),
          ),
        ],
        texts,
      );
      expect(heights, `at ${width} px`).toHaveLength(1);
    }
  });
