/** The staff console's first visit, in requests and bytes of script: it is an app, and staff open it on prepaid data too. */
import { checkAccessible, expect, test } from '../support/journey.ts';
import { languages } from '../support/extent.ts';
import { consoleWords } from '../support/console-words.ts';
import { consoleAt, staffState } from '../support/staff.ts';
import { weigh } from '../support/weigh.ts';

// A kilobyte of it is the server's data of Morocco's clock: browsers' own may be a year behind.
// The sign-in brings the file of what most pages share, so that Today and the lists need few more.
const budget = { signIn: 357_300, today: 367_000, requests: 15 };
/** Of an academy that is still being set up, as the sample is: the list of first steps and pages that cannot be made, words and answer. */
const firstSteps = { script: 12_600, requests: 4 };
/** An Arabic letter takes two bytes. */
const moreForWords = { en: 0, ar: 4_500, fr: 2_000 };

test.use({ storageState: staffState });

for (const locale of languages('en')) {
  const { common, today } = consoleWords[locale];

  test(`staff load no more script than Today needs, and a stranger none of lists, charts and texts (${locale})`, async ({
    page,
  }) => {
    test.info().annotations.push({ type: 'expects-4xx' });
    await page.addInitScript((chosen) => localStorage.setItem('derb-office-language', chosen), locale);
    const scales = await weigh(page);
    for (const [heading, most, mostRequests] of [
      [today.title, budget.today + firstSteps.script, budget.requests + firstSteps.requests],
      [common.signIn.title, budget.signIn, budget.requests],
    ] as const) {
      await scales.anew();
      await page.goto(consoleAt());
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
      const { script, requests } = await scales.weight();
      expect(script, heading).toBeGreaterThan(budget.signIn / 3);
      expect(script, heading).toBeLessThanOrEqual(most + moreForWords[locale]);
      expect(requests, heading).toBeLessThanOrEqual(mostRequests);
      await checkAccessible(page);
      await page.context().clearCookies();
    }
  });
}
