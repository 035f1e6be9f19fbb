/** The log, letters, messages to other servers and of banks, in an academy of its own where some of them went wrong. */
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { notifications as notificationsAr } from '../../console/src/words/notifications/ar.ts';
import { notifications as notificationsEn } from '../../console/src/words/notifications/en.ts';
import { log as logAr } from '../../console/src/words/log/ar.ts';
import { log as logEn } from '../../console/src/words/log/en.ts';
import { outbox as outboxAr } from '../../console/src/words/outbox/ar.ts';
import { outbox as outboxEn } from '../../console/src/words/outbox/en.ts';
import { openDatabase } from '../../db/open.server.ts';
import { gatewayNotifications, orders } from '../../domain/orders/orders.table.ts';
import { writeStaffLog } from '../../domain/staff/staff-log.store.server.ts';
import { outbox } from '../../mail/outbox.table.ts';
import { expect, expectAccessible, newLearner, test as base } from '../support/journey.ts';
import { expectFits } from '../support/settle-down.ts';
import { officeAt, owner, signIn } from '../support/staff.ts';
import { startBuilt } from '../support/start-built.ts';

/** As a name it is taken: names are text. A sign that turns the direction is not taken in a name, and comes otherwise. */
const hostileName = '<img src=x onerror=alert(1)>';
const hostile = `${hostileName}\u202E`;
const long = `${hostile}${'Mozilla/5.0 '.repeat(170)}`.slice(0, 2_000);

const words = {
  en: { log: logEn, outbox: outboxEn, notifications: notificationsEn },
  ar: { log: logAr, outbox: outboxAr, notifications: notificationsAr },
};

const migrationsDir = fileURLToPath(new URL('../../db/migrations', import.meta.url));
const silent = { info() {}, warn() {}, error() {} };
const settings = { LOG_LEVEL: 'error', TRUSTED_PROXY_HOPS: '1' };

/** What the post, another server and a bank did to her order while nobody looked. */
async function letThingsGoWrong(dataDir: string): Promise<void> {
  const database = await openDatabase({ dataDir, migrationsDir, log: silent });
  const { db } = database;
  const now = new Date();
  const [order] = await db.select().from(orders);
  const orderId = order?.id ?? null;
  const lastError = `550 ${long}`;
  const tries = [{ at: now.toISOString(), outcome: 'failed' as const, error: lastError }];
  const givenUp = { failedAt: now, doneAt: null, attempts: 10, lastError, tries };
  const row = { orderId, payload: {}, createdAt: now, runAt: now, ...givenUp };
  const [told, letter] = [randomUUID(), randomUUID()];
  const payload = { letter: 'order-received' };
  await db.insert(outbox).values([
    { ...row, id: told, dedupeKey: told, kind: 'buy-now' },
    { ...row, id: letter, dedupeKey: letter, kind: 'mail', payload },
  ]);
  await db.insert(gatewayNotifications).values({
    id: randomUUID(),
    gateway: hostile,
    orderId,
    rawBody: hostile,
    verdict: 'refused',
    reason: long,
    receivedAt: now,
    looksForged: false,
    kind: 'nothing',
    statement: { outcome: long, amountCentimes: 9_900, currency: 'MAD' },
  });
  await writeStaffLog(db, {
    id: randomUUID(),
    at: now,
    act: 'publish-record',
    subject: hostile,
    staff: { email: owner, from: { address: '192.0.2.7', agent: long } },
    detail: { why: long },
    before: { title: 'A course' },
    after: { title: long },
  });
  await database.close();
}

const test = base.extend<object, { academy: string }>({
  academy: [
    async ({ browserName: _browser }, use) => {
      const dataDir = mkdtempSync(path.join(tmpdir(), 'derb-log-'));
      const before = await startBuilt(settings, dataDir);
      const answer = await fetch(`${before.origin}/api/form/submit`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ ...newLearner(), name: hostileName, course: 'english-mastery' }),
      });
      expect(answer.ok).toBe(true);
      await before.stop();
      await letThingsGoWrong(dataDir);
      const { origin, stop } = await startBuilt(settings, dataDir);
      await use(origin);
      await stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ academy }, use) => use(academy),
});

// One academy for all of them, as one person goes through it.
test.describe.configure({ mode: 'default' });
test.use({ viewport: { width: 390, height: 800 } });

async function enter(page: Page, locale: keyof typeof words): Promise<void> {
  await page.addInitScript((chosen) => localStorage.setItem('derb-office-language', chosen), locale);
  await signIn(page);
}

for (const locale of ['en', 'ar'] as const) {
  const { log, outbox: said, notifications } = words[locale];

  test(`${locale}: what strangers wrote stays text in every list, and breaks none`, async ({ page }) => {
    // Every list of the office, one after the other.
    test.slow();
    page.on('dialog', (dialog) => void dialog.dismiss().then(() => expect(dialog.message()).toBe('')));
    await enter(page, locale);
    const look = async (address: string, heading: string) => {
      await page.goto(address);
      if (heading !== '') await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
      await expect(page.locator('main').getByText(hostileName).first()).toBeVisible();
      await expect(page.locator('main img[src="x"]')).toHaveCount(0);
      await expectFits(page, address);
      if (heading !== '') await expectAccessible(page);
    };
    await look(officeAt('/orders'), '');
    await look(officeAt('/letters'), said.letters.title);
    await look(officeAt('/webhooks'), said.webhooks.title);
    await page.locator('main li a').first().click();
    await expect(page.getByRole('heading', { name: said.webhooks.sent })).toBeVisible();
    await expect(page.locator('main').getByText(hostileName).first()).toBeVisible();
    await expectFits(page, 'a webhook');
    await expectAccessible(page);
    await look(officeAt('/notifications'), notifications.title);
    await look(officeAt('/log'), log.title);
    await page.getByRole('button', { name: log.whole }).first().click();
    await expectFits(page, 'the log with a text that is whole');
  });
}

test('en: a letter that was given up is sent again, and the log says what it was and became', async ({
  page,
}) => {
  const { letters } = outboxEn;
  await enter(page, 'en');
  await page.goto(officeAt('/letters'));
  await expect(page.getByRole('button', { name: outboxEn.states.failed })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await page.getByRole('link', { name: letters.names['order-received'] ?? '' }).click();
  await page.getByRole('button', { name: letters.again }).click();
  await expect(page.getByText(letters.sure)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: letters.sureGo }).click();
  await expect(page.getByText(letters.done)).toBeVisible();
  await expect(page.getByRole('button', { name: letters.again })).toHaveCount(0);

  await page.goto(officeAt('/log'));
  const line = page.getByRole('listitem').filter({ hasText: logEn.acts['send-mail-again'] });
  await expect(line).toContainText(owner);
  const { failed, waiting } = outboxEn.state;
  await expect(line).toContainText(new RegExp(`before: ${failed}.*after: ${waiting}`));
  await expect(line).toContainText(letters.names['order-received'] ?? '');
});

test('ar: of two who put a message away, the second is told who was first', async ({ page, context }) => {
  test.info().annotations.push({ type: 'expects-4xx' });
  const { putAway, first, nothingToDo } = notificationsAr;
  await enter(page, 'ar');
  const colleague = await context.newPage();
  await colleague.addInitScript(() => localStorage.setItem('derb-office-language', 'ar'));
  for (const desk of [page, colleague]) {
    await desk.goto(officeAt('/notifications'));
    await desk.getByRole('button', { name: putAway.again }).click();
  }
  await page.getByRole('button', { name: putAway.sureGo }).click();
  await expect(page.getByText(putAway.done)).toBeVisible();
  await expect(page.getByText(nothingToDo)).toBeVisible();
  await colleague.getByRole('button', { name: putAway.sureGo }).click();
  await expect(colleague.getByText(first(owner))).toBeVisible();
  await expect(colleague.getByText(nothingToDo)).toBeVisible();
});
