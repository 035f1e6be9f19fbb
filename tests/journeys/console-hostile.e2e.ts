/** What strangers typed into every public form, in an academy of its own, shown on every page of the office: it stays text. */
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { expect, expectAccessible } from '../support/journey.ts';
import { expectFits } from '../support/settle-down.ts';
import { officeAt, signIn } from '../support/staff.ts';
import { test } from '../support/start-clocked.ts';
import {
  claimAs,
  fillEveryForm,
  formulaName,
  hostileName,
  hostileText,
  reportSomething,
  sendForgedNotification,
} from '../support/strangers.ts';

// The first fills what the others look at.
test.describe.configure({ mode: 'serial', timeout: 240_000 });

const statePath = 'test-results/hostile-office.json';
const begins = hostileText.slice(0, 28);
let paid = { number: '', email: '' };
let refund = '';

test('strangers fill every public form, and somebody of the office writes the same', async ({
  page,
  browser,
  baseURL,
}) => {
  // Some of what is sent is refused, and the office has no session before she signs in.
  test.info().annotations.push({ type: 'expects-4xx' });
  paid = await claimAs(page, hostileName);
  await claimAs(page, formulaName);
  await fillEveryForm(page);
  await sendForgedNotification(page);
  await reportSomething(browser, page);

  const office = await browser.newContext({ baseURL, userAgent: `Mozilla/5.0 ${hostileName}` });
  const desk = await office.newPage();
  await signIn(desk);
  const send = async (address: string, data: object) => {
    const headers = { origin: baseURL ?? '' };
    const answer = await office.request.post(`/api/staff${address}`, { data, headers });
    expect(answer.status(), `${address}: ${await answer.text()}`).toBe(200);
    return (await answer.json()) as Record<string, unknown>;
  };
  await send(`/orders/${paid.number}/decision`, { decision: 'confirm' });
  await send(`/orders/${paid.number}/notes`, { text: hostileText.slice(0, 900) });
  const answer = await office.request.get(`/api/staff/orders/${paid.number}`);
  const { amountCentimes } = (await answer.json()) as { amountCentimes: number };
  const payout = { way: 'cash-agency', name: hostileName, rib: '', phone: '0612345678' };
  const said = await send(`/orders/${paid.number}/refunds`, {
    ...payout,
    key: crypto.randomUUID(),
    howMuch: 'part',
    amount: '10',
    seenLeftCentimes: amountCentimes,
    reason: hostileText.slice(0, 400),
  });
  refund = String(said['id']);
  await office.storageState({ path: statePath });
  await office.close();
});

/** Everything a page could do that words must not make it do. */
function guard(desk: Page, origin: string): string[] {
  const done: string[] = [];
  desk.on('dialog', (dialog) => {
    done.push(`a dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
  desk.on('request', (request) => {
    const to = new URL(request.url());
    if (!['data:', 'blob:'].includes(to.protocol) && to.origin !== origin) done.push(`asked ${to.href}`);
  });
  desk.on('console', (message) => {
    if (/Content Security Policy|Refused to/i.test(message.text())) done.push(message.text());
  });
  desk.on('pageerror', (error) => done.push(error.message));
  return done;
}

/** Shown as it was typed, made nothing of, no wider than the screen. */
async function expectText(desk: Page, about: string): Promise<void> {
  const made = await desk.evaluate(() => ({
    pwned: (window as unknown as { pwned?: number }).pwned ?? null,
    parts: document.querySelectorAll(
      '#console img[src="x"], #console script, #console svg[onload], #console b',
    ).length,
    links: [...document.querySelectorAll('#console a[href]')]
      .map((link) => link.getAttribute('href') ?? '')
      .filter((href) => /^\s*(javascript|data|vbscript):/i.test(href)),
  }));
  expect(made, about).toEqual({ pwned: null, parts: 0, links: [] });
  await expectFits(desk, about);
}

const seen = (desk: Page, text: string) => desk.locator('main').getByText(text).first();

async function readAt(desk: Page, address: string, ...texts: string[]): Promise<void> {
  await desk.goto(officeAt(address));
  // Until then the page's own code is on its way.
  await expect(desk.getByRole('heading', { level: 1 }).first(), address).toBeVisible();
  for (const text of texts) await expect(seen(desk, text), `${address}: ${text}`).toBeVisible();
  await expectText(desk, address);
}

/** Every page that the menu leads to, also one that was added since. */
async function menuOf(desk: Page): Promise<string[]> {
  await desk.goto(officeAt());
  await expect(desk.getByRole('heading', { level: 1 })).toBeVisible();
  const base = officeAt();
  const links = desk.locator(`a[href^="${base}"]`);
  const toggle = desk.locator('header button').first();
  // On a phone the menu is a dialog, and stays open from page to page until it is closed.
  const isFolded = (await links.count()) < 8;
  if (isFolded) await toggle.click();
  await expect.poll(() => links.count()).toBeGreaterThan(8);
  const all = await links.evaluateAll((some) => some.map((one) => one.getAttribute('href') ?? ''));
  if (isFolded) {
    await desk.keyboard.press('Escape');
    await expect(desk.getByRole('dialog')).toBeHidden();
  }
  return [...new Set(all)].map((href) => href.slice(base.length) || '/');
}

async function officeFor(
  { browser, baseURL }: { browser: Browser; baseURL: string | undefined },
  width: number,
  language: string,
): Promise<{ desk: Page; office: BrowserContext; done: string[] }> {
  const viewport = { width, height: 800 };
  const office = await browser.newContext({ baseURL, storageState: statePath, viewport });
  await office.addInitScript((chosen) => localStorage.setItem('derb-office-language', chosen), language);
  const desk = await office.newPage();
  return { desk, office, done: guard(desk, new URL(baseURL ?? '').origin) };
}

for (const [width, language] of [
  [390, 'ar'],
  [1280, 'en'],
] as const)
  test(`${language}, ${width} px: what strangers typed stays text on every page of the office`, async ({
    browser,
    baseURL,
  }) => {
    // Every page of the office, one after another.
    test.slow();
    const { desk, office, done } = await officeFor({ browser, baseURL }, width, language);
    for (const address of await menuOf(desk)) {
      await readAt(desk, address);
    }
    await readAt(desk, '/orders', hostileName, formulaName);
    await readAt(desk, `/orders/${paid.number}/show`, hostileName, begins);
    await readAt(desk, `/orders/${paid.number}/refund`, hostileName);
    await readAt(desk, '/claims', formulaName);
    await readAt(desk, '/refunds');
    await readAt(desk, `/refunds/${refund}/show`, hostileName, begins);
    for (const kind of ['contact', 'careers', 'host-course', 'consultation'])
      await readAt(desk, `/applications?kind=${kind}`, hostileName, begins);
    for (const kind of ['waitlist', 'workshop'])
      await readAt(desk, `/applications?kind=${kind}`, hostileName);
    await expectAccessible(desk);
    await readAt(desk, '/reports', hostileName, begins);
    await readAt(desk, `/notifications?filter=${encodeURIComponent('{"show":""}')}`);
    await readAt(desk, '/letters');
    await readAt(desk, '/log');
    await expectAccessible(desk);
    expect(done).toEqual([]);
    await office.close();
  });
