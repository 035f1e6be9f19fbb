/** The second step of the office's sign-in, in an academy of its own where owner and finance come in with an app alone. */
import type { Page } from '@playwright/test';
import { TOTP } from 'otpauth';
import { secondFactor as wordsAr } from '../../console/src/words/second-factor/ar.ts';
import { secondFactor as wordsEn } from '../../console/src/words/second-factor/en.ts';
import { expect, expectAccessible, test as base } from '../support/journey.ts';
import { codeFor } from '../support/letters.ts';
import { officeWords } from '../support/office-words.ts';
import { putClockForward, shiftedClock } from '../support/put-clock-forward.ts';
import { expectFits } from '../support/settle-down.ts';
import { officeAt, owner } from '../support/staff.ts';
import { startBuilt, type Running } from '../support/start-built.ts';

const words = { en: wordsEn, ar: wordsAr };
type Language = keyof typeof words;

const settings = { LOG_LEVEL: 'error', TRUSTED_PROXY_HOPS: '1', STAFF_SECOND_FACTOR: 'required' };

/** One owner, whose app and codes go from one test to the next. */
const hers = { key: '', recoveryCodes: [] as string[], aheadMs: 0 };
/** Half a minute early: later than any code that was used before, and taken. */
const nextCode = (): string =>
  new TOTP({ secret: hers.key }).generate({ timestamp: Date.now() + hers.aheadMs + 30_000 });

const test = base.extend<object, { academy: Running }>({
  academy: [
    async ({ browserName: _browser }, use) => {
      const academy = await startBuilt(settings, undefined, shiftedClock);
      await use(academy);
      await academy.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ academy }, use) => use(academy.origin),
  viewport: { width: 390, height: 800 },
});
test.describe.configure({ mode: 'serial' });
// Whoever is not in is answered 401, and a wrong code 422.
test.beforeEach(({ academy: _academy }, info) => void info.annotations.push({ type: 'expects-4xx' }));

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });

async function byLetter(page: Page, language: Language = 'en'): Promise<void> {
  const { signIn: say } = officeWords[language].office;
  await page.addInitScript((chosen) => localStorage.setItem('derb-office-language', chosen), language);
  await page.goto(officeAt());
  await page.getByLabel(say.email).fill(owner);
  await page.getByRole('button', { name: say.send }).click();
  await page.getByLabel(say.code).fill(await codeFor(page, owner));
  await page.getByRole('button', { name: say.enter, exact: true }).click();
}

test('an owner is led through connecting her app before she sees anything of the office', async ({
  page,
}) => {
  const { setUp, codes, asked } = words.en;
  await byLetter(page);
  await expect(heading(page, setUp.title)).toBeVisible();
  await expectAccessible(page);
  // A reload goes on where she stands.
  await page.goto(officeAt('/orders'));
  await expect(heading(page, setUp.title)).toBeVisible();
  await page.getByRole('button', { name: setUp.begin }).click();
  await expect(page.getByRole('img', { name: setUp.square })).toBeVisible();
  await expectAccessible(page);
  await expectFits(page);
  hers.key = ((await page.locator('main bdi').textContent()) ?? '').replaceAll(' ', '');
  await page.getByLabel(asked.code).fill('12 34 56 7');
  await page.getByRole('button', { name: setUp.connect }).click();
  await expect(page.getByRole('alert')).toHaveText(setUp.wrong);
  const now = new TOTP({ secret: hers.key }).generate();
  await page.getByLabel(asked.code).fill(`${now.slice(0, 3)} ${now.slice(3)}`);
  await page.getByRole('button', { name: setUp.connect }).click();
  const list = page.getByRole('list', { name: codes.list }).getByRole('listitem');
  await expect(list).toHaveCount(8);
  hers.recoveryCodes = await list.allTextContents();
  await expectAccessible(page);
  await expectFits(page);
  // On paper there are the codes and whose they are, and nothing else.
  await page.emulateMedia({ media: 'print' });
  await expect(list.first()).toBeVisible();
  await expect(page.getByText(codes.head(owner))).toBeVisible();
  await expect(page.getByText(codes.kept)).toBeHidden();
  await expect(page.getByText(codes.lead)).toBeHidden();
  await page.emulateMedia({ media: 'screen' });
  await expect(page.getByRole('button', { name: codes.enter })).toBeDisabled();
  await page.getByLabel(codes.kept).check();
  await page.getByRole('button', { name: codes.enter }).click();
  // What she came for before she was led here.
  await expect(heading(page, officeWords.en.orders.title)).toBeVisible();
});

test('at her next sign-in a wrong code is refused and the one of her app lets her in', async ({ page }) => {
  const { asked, me, menu } = words.en;
  await byLetter(page);
  await expect(heading(page, asked.title)).toBeVisible();
  await expectAccessible(page);
  const code = nextCode();
  await page.getByLabel(asked.code).fill(code === '000000' ? '111111' : '000000');
  await page.getByRole('button', { name: asked.enter }).click();
  await expect(page.getByRole('alert')).toHaveText(asked.wrong);
  await page.getByLabel(asked.code).fill(code);
  await page.getByRole('button', { name: asked.enter }).click();
  await expect(heading(page, officeWords.en.today.title)).toBeVisible();
  await page.getByRole('button', { name: 'Profile' }).click();
  await page.getByRole('menuitem', { name: menu }).click();
  await expect(heading(page, me.title)).toBeVisible();
  await expect(page.getByText(me.left(8))).toBeVisible();
  await expect(page.getByRole('button', { name: me.takeOff })).toHaveCount(0);
  await expectAccessible(page);
  await expectFits(page);
  await page.getByRole('button', { name: 'Profile' }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await expect(page.getByLabel(officeWords.en.office.signIn.email)).toBeVisible();
});

test('in Arabic a recovery code lets her in once, and eight others take the place of what is left', async ({
  page,
  academy,
}) => {
  const { asked, recovery, me, codes } = words.ar;
  // Her app counts on: the code that was used half a minute early is over.
  hers.aheadMs = 120_000;
  await putClockForward(academy.child, hers.aheadMs);
  await byLetter(page, 'ar');
  await page.getByRole('button', { name: asked.noPhone }).click();
  await expect(heading(page, recovery.title)).toBeVisible();
  await expectAccessible(page);
  await expectFits(page);
  const [first = ''] = hers.recoveryCodes;
  await page.getByLabel(recovery.code).fill(first.toLowerCase());
  await page.getByRole('button', { name: recovery.enter }).click();
  await expect(heading(page, officeWords.ar.today.title)).toBeVisible();
  await page.goto(officeAt('/me'));
  await expect(page.getByText(me.left(7))).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: me.renew }).click();
  await page.getByLabel(asked.code).fill(nextCode());
  await page.getByRole('button', { name: me.renewGo }).click();
  const list = page.getByRole('list', { name: codes.list }).getByRole('listitem');
  await expect(list).toHaveCount(8);
  expect(await list.allTextContents()).not.toEqual(expect.arrayContaining([hers.recoveryCodes[1]]));
  await page.getByLabel(codes.kept).check();
  await page.getByRole('button', { name: codes.done }).click();
  await expect(page.getByText(me.left(8))).toBeVisible();
});
