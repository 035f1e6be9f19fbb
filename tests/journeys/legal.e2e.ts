/** The pages of law send no script and work without it; the choice about cookies is kept by the banner and by the form. */
import { catalogue as office } from '../../console/src/words/catalogue/en.ts';
import { fill } from '../../app/locale/fill.ts';
import { listChangedOn } from '../../content/pages/cookie-policy/versions.ts';
import { words } from '../../content/words.ts';
import { locales, pathIn } from '../../domain/people/locale.ts';
import { dateInMorocco, formatDate } from '../../domain/time/calendar-date.ts';
import { expect, expectAccessible, test } from '../support/journey.ts';
import { atTheConsole } from '../support/at-the-console.ts';
import { untilIdle } from '../support/settle-down.ts';
import { officeAt } from '../support/staff.ts';

const pages = ['/privacy-policy', '/terms-and-conditions', '/cookie-policy'] as const;

for (const locale of locales) {
  for (const path of pages) {
    test(`${pathIn(locale, path)} requests no script, and its menus open all the same`, async ({ page }) => {
      const scripts: string[] = [];
      page.on('request', (request) => {
        if (request.resourceType() === 'script') scripts.push(request.url());
      });
      await page.goto(pathIn(locale, path), { waitUntil: 'networkidle' });
      expect(scripts).toEqual([]);
      await page.locator('.mobile-menu > summary').click();
      await expect(
        page.locator('.mobile-menu').getByRole('link', { name: words[locale].common.navigation.contact }),
      ).toBeVisible();
      await expect(page.locator('.chat-button')).toHaveAttribute('href', /^https:\/\/wa\.me\//);
      await page.locator('.mobile-menu > summary').click();
      await page.getByText(words[locale].legal.contents).first().click();
      await page.locator('.legal-fold').getByRole('link').last().click();
      await expect(page).toHaveURL(/#versions$/);
      await expectAccessible(page);
    });
  }

  for (const [button, answer] of [
    ['accept', 'all'],
    ['refuse', 'essential'],
  ] as const) {
    test(`${locale}: the form of the cookie policy keeps '${answer}' for half a year and says so`, async ({
      page,
      context,
    }) => {
      const { choices: say, table } = words[locale].cookiePolicy;
      await page.goto(pathIn(locale, '/cookie-policy'));
      const changed = formatDate(listChangedOn, locale);
      await expect(page.getByText(fill(table.changed, { changed }))).toBeVisible();
      await page.getByRole('button', { name: say[button] }).click();
      await expect(page.getByText(say[answer])).toBeVisible();
      await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
      const kept = (await context.cookies()).find(({ name }) => name === 'consent');
      expect(kept).toMatchObject({ value: answer, sameSite: 'Lax', path: '/' });
      expect((kept?.expires ?? 0) - Date.now() / 1_000).toBeGreaterThan(180 * 86_400);
      await expectAccessible(page);
    });
  }

  test(`${locale}: the foot of a page opens the banner, whose answer is kept`, async ({ page, context }) => {
    const { common } = words[locale];
    await page.goto(pathIn(locale, '/contact'));
    await untilIdle(page);
    await page.getByRole('link', { name: common.footer.consent }).click();
    await expect(page.getByText(common.consent.title)).toBeVisible();
    await page.getByRole('button', { name: common.consent.refuse, exact: true }).click();
    await expect(page.getByText(common.consent.title)).toBeHidden();
    // The banner goes at once, the answer to it comes a little later.
    const kept = async () => (await context.cookies()).find(({ name }) => name === 'consent')?.value;
    await expect.poll(kept).toBe('essential');
  });

  test.describe(`${locale}: without script`, () => {
    test.use({ javaScriptEnabled: false });

    test('the foot of a page leads to the choices', async ({ page }) => {
      await page.goto(pathIn(locale, '/careers'));
      await page.getByRole('link', { name: words[locale].common.footer.consent }).click();
      await expect(page).toHaveURL(new RegExp(`${pathIn(locale, '/cookie-policy')}#choices$`));
      await expect(
        page.getByRole('heading', { name: words[locale].cookiePolicy.choices.title }),
      ).toBeVisible();
    });
  });
}

test('a choice nobody offered is refused and sets nothing', async ({ request }) => {
  const answer = await request.post('/cookie-policy', {
    form: { choice: 'everything; Domain=evil.example' },
    headers: { origin: new URL(test.info().project.use.baseURL ?? 'http://localhost').origin },
  });
  expect(answer.status()).toBe(422);
  expect(answer.headers()['set-cookie']).toBeUndefined();
});

test('the owner publishes another version of the privacy policy; a visitor reads it in Arabic, and the one before it', async ({
  page,
  browser,
  baseURL,
}) => {
  test.slow();
  const { desk, office: room, faults } = await atTheConsole({ browser, baseURL });
  const field = (name: string, side?: 'en' | 'ar') =>
    desk.getByLabel(new RegExp(`^${office.fields[name] ?? ''}${side ? ` \\(${office.sides[side]}\\)` : ''}`));
  await desk.goto(officeAt('/catalogue/legal'));
  await expect(desk.getByRole('heading', { level: 1, name: office.kinds['legal']?.many })).toBeVisible();
  await expectAccessible(desk);
  await desk.goto(officeAt('/catalogue/legal/privacy-policy'));
  const earlier = await field('version').inputValue();
  const [major = '', minor = ''] = earlier.split('.');
  const version = `${major}.${Number(minor) + 1}`;
  const before = await field('lead', 'ar').inputValue();
  const after = `لا نطلب منك إلا ما تحتاجه دورتك. هذه هي الصيغة ${version}.`;
  await field('version').fill(version);
  await field('effectiveOn').fill(dateInMorocco(new Date()));
  await field('lead', 'en').fill('We ask for what your course needs.');
  await field('lead', 'ar').fill(after);
  await field('change', 'en').fill('Its first sentence.');
  await field('change', 'ar').fill('الجملة الأولى منها.');
  await desk.getByRole('button', { name: office.save }).click();
  await expect(desk.getByText(office.saved)).toBeVisible();
  await expectAccessible(desk);
  await desk.getByRole('button', { name: office.publish.begin }).click();
  await desk.getByRole('button', { name: office.publish.goNow }).click();
  await expect(desk.getByText(office.publish.done)).toBeVisible();

  const address = pathIn('ar', '/privacy-policy');
  await expect.poll(async () => (await page.request.get(address)).text()).toContain(after);
  await page.goto(address);
  await expect(page.getByText(words.ar.legal.version(version)).first()).toBeVisible();
  await page.getByRole('link', { name: words.ar.legal.version(earlier) }).click();
  await expect(page.getByText(before)).toBeVisible();
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  await expectAccessible(page);
  await page.locator('.legal-earlier').getByRole('link').click();
  await expect(page.getByText(after)).toBeVisible();
  expect(faults).toEqual([]);
  await room.close();
});
