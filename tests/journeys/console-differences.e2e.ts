/** What differs between the firms and the orders, in an academy of its own where two nights of comparing found something. */
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { reconcile as reconcileAr } from '../../console/src/words/reconcile/ar.ts';
import { reconcile as reconcileEn } from '../../console/src/words/reconcile/en.ts';
import { openDatabase } from '../../db/open.server.ts';
import { reconciliations, type Difference } from '../../domain/orders/reconciliations.table.ts';
import { expect, expectAccessible, test as base } from '../support/journey.ts';
import { officeWords } from '../support/office-words.ts';
import { expectFits } from '../support/settle-down.ts';
import { signIn } from '../support/staff.ts';
import { startBuilt } from '../support/start-built.ts';

const words = { en: reconcileEn, ar: reconcileAr };
const hostile = `<img src=x onerror=alert(1)>${'x'.repeat(200)}`;
const migrationsDir = fileURLToPath(new URL('../../db/migrations', import.meta.url));
const silent = { info() {}, warn() {}, error() {} };

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

/** Two nights: the second found what the first did, and more. */
async function compareTwice(dataDir: string): Promise<void> {
  const database = await openDatabase({ dataDir, migrationsDir, log: silent });
  const first = [differs('wrong-amount')];
  const second = [
    differs('captured-there-not-here', { hereCentimes: null, settled: true }),
    ...first,
    differs('captured-here-not-there', { gateway: 'payzone', thereCentimes: null }),
    differs('unknown-payment', { orderNumber: null, hereCentimes: null, providerReference: hostile }),
  ];
  for (const [hours, differences] of [
    [24, first],
    // Of this moment: whatever the hour, tonight's round was this one.
    [0, second],
  ] as const) {
    const at = new Date(Date.now() - hours * 3_600_000);
    const round = { id: randomUUID(), startedAt: at, finishedAt: at, startedBy: 'clock' };
    await database.db
      .insert(reconciliations)
      .values({ ...round, compared: 40, unreachable: 0, differences: [...differences] });
  }
  await database.close();
}

const test = base.extend<object, { academy: string }>({
  academy: [
    async ({ browserName: _browser }, use) => {
      const settings = { LOG_LEVEL: 'error', TRUSTED_PROXY_HOPS: '1' };
      const dataDir = mkdtempSync(path.join(tmpdir(), 'derb-differences-'));
      await (await startBuilt(settings, dataDir)).stop();
      await compareTwice(dataDir);
      const { origin, stop } = await startBuilt(settings, dataDir);
      await use(origin);
      await stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ academy }, use) => use(academy),
});

// One academy for all of them.
test.describe.configure({ mode: 'default' });
test.use({ viewport: { width: 390, height: 800 } });

for (const locale of ['en', 'ar'] as const) {
  const say = words[locale];

  test(`${locale}: what differs is found from the first page, and says what each side has and what to do`, async ({
    page,
  }) => {
    await page.addInitScript((chosen) => localStorage.setItem('derb-office-language', chosen), locale);
    await signIn(page);
    const { today } = officeWords[locale];
    await page.getByRole('link', { name: today.waits.go.differences }).click();
    await expect(page.getByRole('heading', { level: 1, name: say.title })).toBeVisible();
    const list = page.getByRole('list', { name: say.differences }).getByRole('listitem');
    await expect(list).toHaveCount(4);
    const amounts = list.filter({ hasText: say.kinds['wrong-amount'].title });
    await expect(amounts).toContainText(say.kinds['wrong-amount'].todo);
    await expect(amounts).toContainText(/990\s/);
    await expect(amounts).toContainText(say.less(locale === 'en' ? '90\u00a0MAD' : '90\u00a0درهم'));
    await expect(amounts.getByRole('link', { name: 'MEM-482913-a1b2' })).toBeVisible();
    // What was settled at once stands last, and asks for nothing.
    await expect(list.last()).toContainText(say.settledText);
    await expect(page.locator('main img[src="x"]')).toHaveCount(0);
    await expectAccessible(page);
    await expectFits(page);
  });
}
