/**
 * The console of an academy of its own, with hostile texts in every form, failed e-mails and events, and staff who need an
 * authenticator app to handle money or people. In the end its sample is removed.
 */
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { TOTP } from 'otpauth';
import sharp from 'sharp';
import { catalogue } from '../../console/src/words/catalogue/en.ts';
import { deliveries } from '../../console/src/words/deliveries/en.ts';
import { log } from '../../console/src/words/log/en.ts';
import { reconcile } from '../../console/src/words/money/en.ts';
import { samples } from '../../console/src/words/content/en.ts';
import { common, lists, secondFactor } from '../../console/src/words/frame/en.ts';
import { openDatabase } from '../../src/open-database.ts';
import { gatewayNotifications } from '../../src/selling/orders/orders.table.ts';
import { reconciliations, type Difference } from '../../src/selling/refunds/reconciliations.table.ts';
import { writeStaffLog } from '../../src/academy/staff/staff-log.service.ts';
import { events } from '../../src/academy/webhooks/events.table.ts';
import { outbox } from '../../src/academy/emails/outbox.table.ts';
import { nobody, test as base, wide } from '../support/at-the-console.ts';
import { everything } from '../support/extent.ts';
import { expect, expectAccessible, expectGood } from '../support/journey.ts';
import { consoleWords } from '../support/console-words.ts';
import { claimed, reported } from '../support/prepared.ts';
import { expectFits } from '../support/settle-down.ts';
import { consoleAt, owner } from '../support/staff.ts';
import { openReceiver, type Receiver } from '../support/receiver.ts';
import { startBuilt } from '../support/start-built.ts';
import { Visitor } from '../support/visitor.ts';
import { askStaff, codeFor, newLearner } from '../support/visits.ts';

/** Names are text: markup that runs if it is taken for HTML, and a spreadsheet formula. */
const hostileName = '<img src=x onerror=window.pwned=1> "><script>window.pwned=2</script>';
const formulaName = '=HYPERLINK("evil.example") +Bennani';
/** Bidirectional marks, markup, links, formulas; without a place to break the line. */
const hostileText = `"><svg onload=window.pwned=3> [here](javascript:window.pwned=4) \u202Egpj.exe =1+1 ${'m'.repeat(1_200)}`;
const begins = hostileText.slice(0, 28);
const long = `${hostileName}\u202E${'Mozilla/5.0 '.repeat(170)}`.slice(0, 2_000);

/** An event that failed for good. */
const notTaken = randomUUID();

const differs = (kind: Difference['kind'], of: Partial<Difference> = {}): Difference => ({
  kind,
  gateway: 'stripe',
  orderNumber: 'MEM-482913-a1b2',
  attemptReference: kind,
  providerReference: 'pi_3PqXyZ0aBcDeFgHiJkLmNoPq',
  hereCentimes: 99_000,
  thereCentimes: 90_000,
  settled: false,
  ...of,
});

/** Failures of e-mail, webhooks and gateways. */
async function letThingsGoWrong(dataDir: string): Promise<void> {
  const migrationsDir = fileURLToPath(new URL('../../src/platform/db/migrations', import.meta.url));
  const database = await openDatabase({ dataDir, migrationsDir, log: { info() {}, warn() {}, error() {} } });
  const { db } = database;
  const now = new Date();
  const lastError = `550 ${long}`;
  const tries = [{ at: now.toISOString(), outcome: 'failed' as const, error: lastError }];
  const row = { payload: {}, createdAt: now, runAt: now, failedAt: now, attempts: 10, lastError, tries };
  const hostileData = { person: { name: hostileName, email: long, phone: long } };
  await db
    .insert(events)
    .values({ id: notTaken, kind: 'purchase.intended', at: now, data: hostileData, queued: true });
  await db.insert(outbox).values([
    { ...row, id: notTaken, dedupeKey: 'told', kind: 'event' },
    { ...row, id: randomUUID(), dedupeKey: 'mail', kind: 'mail', payload: { emailName: 'order-received' } },
  ]);
  await db.insert(gatewayNotifications).values({
    id: randomUUID(),
    gateway: hostileName,
    rawBody: hostileName,
    verdict: 'refused',
    reason: long,
    receivedAt: now,
    looksForged: false,
    kind: 'nothing',
    statement: { outcome: long, amountCentimes: 9_900, currency: 'MAD' },
  });
  const differences = [
    differs('captured-there-not-here', { hereCentimes: null, settled: true }),
    differs('wrong-amount'),
    differs('captured-here-not-there', { gateway: 'payzone', thereCentimes: null }),
    differs('unknown-payment', { orderNumber: null, hereCentimes: null, providerReference: long }),
  ];
  const run = { id: randomUUID(), startedAt: now, finishedAt: now, startedBy: 'clock' };
  await db.insert(reconciliations).values({ ...run, compared: 40, unreachable: 0, differences });
  await writeStaffLog(db, {
    id: randomUUID(),
    at: now,
    act: 'publish-record',
    subject: hostileName,
    staff: { email: owner, from: { address: '192.0.2.7', agent: long } },
    detail: { why: long },
    before: { title: 'A course' },
    after: { title: long },
  });
  await database.close();
}

/** Every form of the site with a free text. */
async function fillEveryForm(origin: string): Promise<void> {
  const link = 'https://evil.example/"onmouseover="window.pwned=5';
  for (const [address, fields] of [
    ['/courses/fashion-business-masterclass/waitlist', {}],
    ['/workshops/sell-on-whatsapp/apply', {}],
    ['/contact', { topic: 'other', message: hostileText }],
    ['/host-course', { courseTopic: hostileText.slice(0, 290), experience: hostileText }],
    ['/careers/learner-support-darija', { link, message: hostileText }],
    ['/consultation/your-shop-line-by-line', { preferredTimes: begins, message: hostileText }],
  ] as const) {
    const visitor = new Visitor(origin);
    const { email, phone } = newLearner();
    const body = new URLSearchParams({ name: hostileName, email, phone, ...fields });
    // The thanks for a message show it once more, in the same answer.
    const status = address === '/contact' ? 200 : 303;
    expect((await visitor.ask(address, { method: 'POST', body })).status, address).toBe(status);
  }
  const body = `${hostileText}${'<b>'.repeat(3_000)}`;
  await new Visitor(origin).ask('/callbacks/practice', { method: 'POST', body });
}

const codeOf = (secret: string, ahead = 0): string =>
  new TOTP({ secret }).generate({ timestamp: Date.now() + ahead });

/** The owner, who connects an app at once. */
async function enter(origin: string): Promise<Visitor> {
  const visitor = new Visitor(origin);
  await askStaff(visitor, 'POST', '/session/code', { email: owner });
  await askStaff(visitor, 'POST', '/session', { email: owner, code: await codeFor(visitor, owner) });
  const { body } = await askStaff(visitor, 'POST', '/second-factor', {});
  const { status } = await askStaff(visitor, 'POST', '/second-factor/confirmation', {
    code: codeOf(body.key),
  });
  expect(status).toBe(200);
  return visitor;
}

type Own = { origin: string; theirs: Visitor; number: string; refund: string; receiver: Receiver };

async function prepare(origin: string): Promise<Omit<Own, 'receiver'>> {
  const picture = sharp({ create: { width: 8, height: 8, channels: 3, background: '#fff' } });
  const png = new Uint8Array(await picture.png().toBuffer());
  const receipt = new File([png], `${hostileName.replaceAll('/', '')}.png`, { type: 'image/png' });
  const course = 'english-mastery';
  const theirs = await enter(origin);
  const { number } = await claimed(origin, { course, who: { ...newLearner(), name: hostileName } });
  await claimed(origin, { course, who: { ...newLearner(), name: formulaName }, receipt });
  await fillEveryForm(origin);
  await reported(origin, hostileText, 'other', hostileName);
  const does = async (address: string, data: object) => {
    const { status, body } = await askStaff(theirs, 'POST', address, data);
    expect(status, `${address}: ${JSON.stringify(body)}`).toBe(200);
    return body;
  };
  await does(`/orders/${number}/decision`, { decision: 'confirm' });
  await does(`/orders/${number}/notes`, { text: hostileText.slice(0, 900) });
  const { body: order } = await askStaff(theirs, 'GET', `/orders/${number}`);
  const { id } = await does(`/orders/${number}/refunds`, {
    key: randomUUID(),
    howMuch: 'part',
    amount: '10',
    seenLeftCentimes: order.amountCentimes,
    way: 'cash-agency',
    name: hostileName,
    rib: '',
    phone: '0612345678',
    reason: hostileText.slice(0, 400),
  });
  return { origin, theirs, number, refund: String(id) };
}

const test = base.extend<object, { academy: Own }>({
  academy: [
    async ({ browserName: _browser }, use) => {
      const dataDir = mkdtempSync(path.join(tmpdir(), 'derb-own-'));
      await letThingsGoWrong(dataDir);
      const receiver = await openReceiver();
      const settings = {
        LOG_LEVEL: 'error',
        TRUSTED_PROXY_HOPS: '1',
        STAFF_SECOND_FACTOR: 'required',
        EVENTS_WEBHOOK_URL: receiver.origin,
        EVENTS_WEBHOOK_SECRET: `whsec_${Buffer.alloc(32).toString('base64')}`,
        EVENTS_WEBHOOK_PRIVATE: 'on',
      };
      const running = await startBuilt(settings, dataDir);
      await use({ ...(await prepare(running.origin)), receiver });
      await running.stop();
      await receiver.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  baseURL: async ({ academy }, use) => use(academy.origin),
  storageState: nobody,
  context: async ({ context, academy: { origin, theirs } }, use) => {
    await context.addCookies([...theirs.cookies].map(([name, value]) => ({ name, value, url: origin })));
    await use(context);
  },
});

// One academy for all of them; its sample is removed last.
test.describe.configure({ mode: 'default' });

async function signInByEmail(page: Page, theirs: Visitor, email: string): Promise<void> {
  const { signIn } = consoleWords.en.common;
  await page.getByLabel(signIn.email).fill(email);
  await page.getByRole('button', { name: signIn.send }).click();
  await page.getByLabel(signIn.code).fill(await codeFor(theirs, email));
  await page.getByRole('button', { name: signIn.enter, exact: true }).click();
}

async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Profile' }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await expect(page.getByLabel(consoleWords.en.common.signIn.email)).toBeVisible();
  await page.goto(consoleAt());
}

test('a colleague connects an app before seeing anything; at the next sign-in a wrong code is refused, later a recovery code works once @all', async ({
  page,
  context,
  academy: { theirs },
}) => {
  test.slow();
  // Without a session the answer is 401, after a wrong code 422.
  test.info().annotations.push({ type: 'expects-4xx' });
  const { setUp, codes, asked, recovery, me, menu } = secondFactor;
  const { orders, today } = consoleWords.en;
  const email = newLearner().email;
  expect((await askStaff(theirs, 'POST', '/staff', { email, role: 'finance' })).status).toBe(200);
  await context.clearCookies();
  const heading = (name: string) => page.getByRole('heading', { level: 1, name, exact: true });
  const byEmail = () => signInByEmail(page, theirs, email);
  const leave = () => signOut(page);
  await page.goto(consoleAt('/orders'));
  await byEmail();
  await expect(heading(setUp.title)).toBeVisible();
  // A reload continues at the same step.
  await page.reload();
  await expect(heading(setUp.title)).toBeVisible();
  await page.getByRole('button', { name: setUp.begin }).click();
  await expect(page.getByRole('img', { name: setUp.square })).toBeVisible();
  await expectGood(page);
  const key = ((await page.locator('main bdi').textContent()) ?? '').replaceAll(' ', '');
  await page.getByLabel(asked.code).fill('12 34 56 7');
  await page.getByRole('button', { name: setUp.connect }).click();
  await expect(page.getByRole('alert')).toHaveText(setUp.wrong);
  await page.getByLabel(asked.code).fill(codeOf(key).replace(/(...)/, '$1 '));
  await page.getByRole('button', { name: setUp.connect }).click();
  const list = page.getByRole('list', { name: codes.list }).getByRole('listitem');
  await expect(list).toHaveCount(8);
  const [kept = ''] = await list.allTextContents();
  await expectAccessible(page);
  // A print has only the codes and their owner.
  await page.emulateMedia({ media: 'print' });
  await expect(list.first()).toBeVisible();
  await expect(page.getByText(codes.head(email))).toBeVisible();
  await expect(page.getByText(codes.kept)).toBeHidden();
  await expect(page.getByText(codes.lead)).toBeHidden();
  await page.emulateMedia({ media: 'screen' });
  await expect(page.getByRole('button', { name: codes.enter })).toBeDisabled();
  await page.getByLabel(codes.kept).check();
  await page.getByRole('button', { name: codes.enter }).click();
  // The page asked for before the setup.
  await expect(heading(orders.title)).toBeVisible();

  await leave();
  await byEmail();
  await expect(heading(asked.title)).toBeVisible();
  // Half a minute early: later than the code used before, and accepted.
  const code = codeOf(key, 30_000);
  await page.getByLabel(asked.code).fill(code === '000000' ? '111111' : '000000');
  await page.getByRole('button', { name: common.signIn.enter, exact: true }).click();
  await expect(page.getByRole('alert')).toHaveText(asked.wrong);
  await expectAccessible(page);
  await page.getByLabel(asked.code).fill(code);
  await page.getByRole('button', { name: common.signIn.enter, exact: true }).click();
  await expect(page.getByRole('button', { name: 'Profile' })).toBeVisible();

  await leave();
  await byEmail();
  await page.getByRole('button', { name: asked.noPhone }).click();
  await expect(heading(recovery.title)).toBeVisible();
  await page.getByLabel(recovery.code).fill(kept.toLowerCase());
  await page.getByRole('button', { name: common.signIn.enter, exact: true }).click();
  await expect(page.getByRole('button', { name: 'Profile' })).toBeVisible();
  await page.goto(consoleAt());
  await expect(heading(today.title)).toBeVisible();
  await page.getByRole('button', { name: 'Profile' }).click();
  await page.getByRole('menuitem', { name: menu }).click();
  await expect(heading(menu)).toBeVisible();
  await expect(page.getByText(me.left(7))).toBeVisible();
  await expect(page.getByRole('button', { name: me.takeOff })).toHaveCount(0);
  await page.getByRole('button', { name: me.renew }).click();
  await page.getByRole('dialog').getByLabel(asked.code).fill('000000');
  await page.getByRole('button', { name: me.renewGo }).click();
  await expect(page.getByRole('dialog').getByText(asked.wrong)).toBeVisible();
  await expectGood(page);
});

test('a colleague adds a passkey instead of an app, signs in with it alone, trusts this device, and removes the passkey @all', async ({
  page,
  context,
  academy: { theirs },
}) => {
  test.slow();
  // Without a session the answer is 401.
  test.info().annotations.push({ type: 'expects-4xx' });
  const { setUp, codes, passkeys, devices, sessions, recovery, menu } = secondFactor;
  const { today } = consoleWords.en;
  const email = newLearner().email;
  expect((await askStaff(theirs, 'POST', '/staff', { email, role: 'finance' })).status).toBe(200);
  await context.clearCookies();
  const browser = await context.newCDPSession(page);
  await browser.send('WebAuthn.enable');
  const { authenticatorId } = await browser.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  const heading = (name: string) => page.getByRole('heading', { level: 1, name, exact: true });
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const toMe = async () => {
    await page.getByRole('button', { name: 'Profile' }).click();
    await page.getByRole('menuitem', { name: menu }).click();
    await expect(heading(menu)).toBeVisible();
  };

  await page.goto(consoleAt());
  await signInByEmail(page, theirs, email);
  await expect(heading(setUp.title)).toBeVisible();
  await button(passkeys.instead).click();
  await page.getByLabel(passkeys.name).fill('My phone');
  await expectAccessible(page);
  await button(passkeys.add).click();
  const list = page.getByRole('list', { name: codes.list }).getByRole('listitem');
  await expect(list).toHaveCount(8);
  const [kept = ''] = await list.allTextContents();
  await page.getByLabel(codes.kept).check();
  await button(codes.enter).click();
  await expect(heading(today.title)).toBeVisible();

  await signOut(page);
  await expectAccessible(page);
  await button(passkeys.signIn).click();
  await expect(heading(today.title)).toBeVisible();

  // The passkey as the second step, and this device trusted: the next sign-in asks for the e-mail’s code only.
  await signOut(page);
  await signInByEmail(page, theirs, email);
  await expect(heading(passkeys.step)).toBeVisible();
  await page.getByLabel(devices.trust).check();
  await expectAccessible(page);
  await button(passkeys.use).click();
  await expect(heading(today.title)).toBeVisible();
  await signOut(page);
  await signInByEmail(page, theirs, email);
  await expect(heading(today.title)).toBeVisible();

  await toMe();
  await expect(page.getByText(passkeys.must)).toBeVisible();
  await expect(page.getByText(sessions.isThis)).toBeVisible();
  await expectGood(page);
  await button(devices.forgetOne('Chrome, Linux'))
    .or(button(devices.forgetOne('Chrome, Android')))
    .click();
  await page.getByRole('dialog').getByRole('button', { name: devices.forget, exact: true }).click();
  await expect(page.getByText(devices.empty)).toBeVisible();

  // A second one on another authenticator, proved by a recovery code; then the first may go.
  await browser.send('WebAuthn.removeVirtualAuthenticator', { authenticatorId });
  await browser.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'usb',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  await button(passkeys.add).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(passkeys.name).fill('A key');
  await dialog.getByLabel(recovery.code).fill(kept);
  await expectAccessible(page);
  await dialog.getByRole('button', { name: passkeys.add, exact: true }).click();
  await expect(page.getByText(passkeys.added)).toBeVisible();
  await button(passkeys.removeOne('My phone')).click();
  await dialog.getByRole('button', { name: passkeys.remove, exact: true }).click();
  await expect(page.getByText(passkeys.removed)).toBeVisible();
  await expect(page.getByText('A key')).toBeVisible();
  await expect(page.getByText('My phone')).toHaveCount(0);
});

test('an owner ends a colleague’s session @all', async ({ page, academy: { origin, theirs } }) => {
  const { sessions } = secondFactor;
  const email = newLearner().email;
  expect((await askStaff(theirs, 'POST', '/staff', { email, role: 'support' })).status).toBe(200);
  const colleague = new Visitor(origin);
  await askStaff(colleague, 'POST', '/session/code', { email });
  await askStaff(colleague, 'POST', '/session', { email, code: await codeFor(colleague, email) });
  expect((await askStaff(colleague, 'GET', '/session')).status).toBe(200);
  await page.goto(consoleAt('/people/staff'));
  await page.getByRole('button', { name: `${sessions.open}: ${email}` }).click();
  const dialog = page.getByRole('dialog', { name: sessions.of(email) });
  await expect(dialog.getByRole('listitem')).toHaveCount(1);
  await expectGood(page);
  await dialog.getByRole('button', { name: sessions.end }).click();
  await page.getByRole('button', { name: sessions.end, exact: true }).click();
  await expect(dialog.getByText(sessions.empty)).toBeVisible();
  expect((await askStaff(colleague, 'GET', '/session')).status).toBe(401);
});

/** Everything that text must not make a page do. */
function guard(page: Page, origin: string): string[] {
  const done: string[] = [];
  page.on('dialog', (dialog) => {
    done.push(`a dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
  page.on('request', (request) => {
    const to = new URL(request.url());
    if (!['data:', 'blob:'].includes(to.protocol) && to.origin !== origin) done.push(`asked ${to.href}`);
  });
  page.on('console', (message) => {
    if (/Content Security Policy|Refused to/i.test(message.text())) done.push(message.text());
  });
  return done;
}

/** Opened, and shown as it was typed. */
/** The list of what failed of a type. */
const failed = (type: 'event' | 'notification'): string =>
  consoleAt(`/deliveries?filter=${encodeURIComponent(JSON.stringify({ type, state: 'failed' }))}`);

async function look(page: Page, address: string, ...texts: string[]): Promise<void> {
  await page.goto(address);
  await expectText(page, address, texts);
}

/** Shown as text, and no wider than the screen. */
async function expectText(page: Page, about: string, texts: readonly string[]): Promise<void> {
  await expect(page.locator('h1'), about).toHaveCount(1);
  await expect(page.getByRole('progressbar'), about).toHaveCount(0);
  for (const text of texts)
    await expect(page.locator('main').getByText(text).first(), `${about}: ${text}`).toBeVisible();
  const made = await page.evaluate(() => ({
    pwned: (window as unknown as { pwned?: number }).pwned ?? null,
    parts: document.querySelectorAll(
      '#console img[src="x"], #console script, #console svg[onload], #console b',
    ).length,
    links: [...document.querySelectorAll('#console a[href]')]
      .map((link) => link.getAttribute('href') ?? '')
      .filter((href) => /^\s*(javascript|data|vbscript):/i.test(href)),
  }));
  expect(made, about).toEqual({ pwned: null, parts: 0, links: [] });
  await expectFits(page, about);
}

/** Every page that the menu leads to, also later ones, starting from the first. */
async function visitMenu(
  page: Page,
  isPhone: boolean,
  see: (address: string) => Promise<void>,
): Promise<void> {
  const open = async () => {
    if (isPhone) await page.getByRole('banner').getByRole('button').first().click();
  };
  await page.goto(consoleAt());
  await open();
  const entries = page.getByRole('menuitem');
  await expect.poll(() => entries.count()).toBeGreaterThan(10);
  const addresses = await entries.evaluateAll((all) => all.map((one) => one.getAttribute('href') ?? ''));
  for (const section of addresses) {
    await page.locator(`[role="menuitem"][href="${section}"]`).click();
    await expect(page).toHaveURL((url) => url.pathname.startsWith(section));
    await see(section);
    // The other pages of the section are its tabs.
    const tabs = page.locator(`nav:has(a[href="${section}"][aria-current]) a`);
    const others = await tabs.evaluateAll((all) => all.map((one) => one.getAttribute('href') ?? ''));
    for (const address of others.filter((one) => one !== section && !one.includes('?'))) {
      await page.locator(`nav a[href="${address}"]`).click();
      await expect(page).toHaveURL((url) => url.pathname.startsWith(address));
      await see(address);
    }
    await open();
  }
}

/** French has the longest words, Arabic the other direction. */
const screens = everything
  ? ([
      { language: 'fr', isPhone: true },
      { language: 'ar', isPhone: true },
      { language: 'en', isPhone: false },
    ] as const)
  : ([{ language: 'en', isPhone: true }] as const);

for (const { language, isPhone } of screens)
  test.describe(`${language}, ${isPhone ? 'on a phone' : 'on a wide screen'}`, () => {
    test.use({ language, ...(!isPhone && wide) });
    test('on every page of the menu what strangers typed stays text, nothing is too wide and everything accessible @all', async ({
      page,
      academy: { origin, number, refund },
    }) => {
      // Every page of the console, one after another.
      test.setTimeout(240_000);
      const done = guard(page, origin);
      const typed: Record<string, string[]> = {
        '/orders': [hostileName, formulaName],
        '/claims': [formulaName],
        '/reports': [hostileName, begins],
        '/deliveries': [hostileName],
      };
      let before = '';
      await visitMenu(page, isPhone, async (address) => {
        // The heading is that of the new page, not of the one before.
        if (before !== '') await expect(page.locator('h1')).not.toHaveText(before);
        await expect(page.locator('h1')).toBeVisible();
        await expectText(page, address, typed[address.slice(consoleAt().length)] ?? []);
        await expectAccessible(page);
        before = await page.locator('h1').innerText();
      });
      await look(page, consoleAt('/log?sort=at&order=DESC&page=1&perPage=100'), hostileName);
      for (const kind of ['contact', 'careers', 'host-course', 'consultation'])
        await look(page, consoleAt(`/applications?kind=${kind}`), hostileName, begins);
      for (const kind of ['waitlist', 'workshop'])
        await look(page, consoleAt(`/applications?kind=${kind}`), hostileName);
      await look(page, consoleAt(`/orders/${number}/show`), hostileName, begins);
      await look(page, consoleAt(`/orders/${number}/refund`), hostileName);
      await look(page, consoleAt(`/refunds/${refund}/show`), hostileName, begins);
      for (const type of ['event', 'notification'] as const) {
        await page.goto(failed(type));
        await page.locator('main a[href*="/deliveries/"]').first().click();
        // The answer of another server, as it came, is folded.
        const raw = page.locator('main summary').first();
        if (type === 'event') await raw.click();
        await expectText(page, type, [hostileName]);
        await expectAccessible(page);
      }
      await look(page, '/mailbox');
      await expectAccessible(page);
      expect(done).toEqual([]);
    });
  });

test('differences are found from the first page; an e-mail is sent again; of two who put a notification away the second is shown who was first @all', async ({
  page,
  context,
}) => {
  test.info().annotations.push({ type: 'expects-4xx' });
  await page.goto(consoleAt());
  await page.getByRole('link', { name: consoleWords.en.today.waits.go.differences }).click();
  await expect(
    page.getByRole('heading', { level: 1, name: consoleWords.en.nav.pages.reconcile }),
  ).toBeVisible();
  const list = page.getByRole('list', { name: reconcile.differences }).getByRole('listitem');
  await expect(list).toHaveCount(4);
  const amounts = list.filter({ hasText: reconcile.kinds['wrong-amount'].title });
  await expect(amounts).toContainText(reconcile.kinds['wrong-amount'].todo);
  await expect(amounts).toContainText(/990\s/);
  await expect(amounts).toContainText(reconcile.less('90\u00a0MAD'));
  await expect(amounts.getByRole('link', { name: 'MEM-482913-a1b2' })).toBeVisible();
  // What was settled at once comes last, and needs no action.
  await expect(list.last()).toContainText(reconcile.settledText);

  const { emails, states, sure, again } = deliveries;
  // The address of the former list of e-mails.
  await page.goto(consoleAt(`/letters?filter=${encodeURIComponent('{"state":"failed"}')}`));
  await expect(page.getByRole('button', { name: deliveries.types.mail })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await page.getByRole('link', { name: emails['order-received'] ?? '' }).click();
  await page.getByRole('button', { name: again }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText(sure.mail('').replace(/\.$/, ''))).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: again }).click();
  await expect(page.getByText(deliveries.done)).toBeVisible();
  await expect(page.getByRole('button', { name: again })).toHaveCount(0);
  await page.goto(consoleAt('/log'));
  const line = page.getByRole('listitem').filter({ hasText: log.acts['send-mail-again'] });
  await expect(line).toContainText(owner);
  await line.getByRole('button', { name: log.changed }).click();
  await expect(line).toContainText(new RegExp(`before: ${states.failed}.*after: ${states.waiting}`));
  await expect(line).toContainText(emails['order-received'] ?? '');

  const { archive } = deliveries;
  const colleague = await context.newPage();
  for (const staffPage of [page, colleague]) {
    await staffPage.goto(failed('notification'));
    await staffPage.locator('main a[href*="/deliveries/"]').first().click();
    await staffPage.getByRole('button', { name: archive.label }).click();
  }
  await page.getByRole('dialog').getByRole('button', { name: archive.label }).click();
  await expect(page.getByText(archive.done)).toBeVisible();
  await expect(page.getByRole('button', { name: archive.label })).toHaveCount(0);
  await colleague.getByRole('dialog').getByRole('button', { name: archive.label }).click();
  await expect(colleague.getByText(common.firstBy(owner))).toBeVisible();
});

test('an event that was given up is sent again and taken; all of a day go once more after their number was confirmed @all', async ({
  page,
  academy: { receiver },
}) => {
  const idsTaken = () => receiver.seen.map(({ headers }) => headers['webhook-id']);
  await page.goto(failed('event'));
  await page.getByRole('link', { name: deliveries.events['purchase.intended'] }).click();
  await page.getByRole('button', { name: deliveries.again }).click();
  await page.getByRole('dialog').getByRole('button', { name: deliveries.again }).click();
  await expect(page.getByText(deliveries.done)).toBeVisible();
  await expect.poll(idsTaken).toContain(notTaken);
  await expect(async () => {
    await page.reload();
    await expect(page.getByText(deliveries.states.sent, { exact: true }).first()).toBeVisible();
  }).toPass();

  const before = receiver.seen.length;
  await page.goto(failed('event'));
  await expect(page.getByText(lists.noneMatch)).toBeVisible();
  await page.getByRole('button', { name: deliveries.replay.open }).click();
  await page.getByRole('button', { name: deliveries.replay.count }).click();
  await expectGood(page);
  await page.getByRole('button', { name: /^Send events \(\d+\)$/ }).click();
  await expect(page.getByText(/^Sent: \d+\.$/)).toBeVisible();
  await expect.poll(() => idsTaken().slice(before)).toContain(notTaken);
});

test('an owner removes the sample in one action; what somebody bought stays, and so does its trainer @all', async ({
  page,
  origin,
}) => {
  const reader = new Visitor(origin);
  await page.goto(consoleAt('/catalogue/course'));
  await page.getByRole('combobox', { name: catalogue.columns.state }).click();
  await page.getByRole('option', { name: samples.only }).click();
  await page.getByRole('link', { name: samples.remove }).click();
  await expect(page.getByText(samples.lead)).toBeVisible();
  await expectFits(page);
  await page.getByRole('button', { name: samples.remove }).click();
  const question = page.getByRole('dialog', { name: samples.sure });
  await expect(question.getByText(/Blog \(9\)/)).toBeVisible();
  await expect(question.getByText(/English Course/)).toBeVisible();
  await expectAccessible(page);
  await question.getByRole('button', { name: samples.remove }).click();
  await expect(question).toHaveCount(0);
  await page.goto(consoleAt('/catalogue/course'));
  await expect(page.getByText(common.sample, { exact: true }).first()).toBeVisible();
  expect((await reader.open('/blog/write-to-a-brand')).status).toBe(404);
  expect((await reader.open('/courses/english-mastery')).status).toBe(200);
  // It can be restored from its history.
  const archived = encodeURIComponent('{"show":"archived"}');
  await page.goto(consoleAt(`/catalogue/post?filter=${archived}`));
  // The ninth of them, or of more that were archived before.
  await expect(
    page.getByRole('link', { name: /./ }).and(page.locator('[href*="/catalogue/post/"]')).nth(8),
  ).toBeVisible();
});
