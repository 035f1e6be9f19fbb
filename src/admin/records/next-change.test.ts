import { beforeAll, expect, test } from 'vitest';
import { campaigns } from '../../academy/content/catalogue.table.ts';
import { readCampaigns } from '../../academy/content/content.service.ts';
import { databaseForAll } from '../../../tests/support/open-test-database.ts';
import { nextChange } from './publish-record.service.ts';
import { PageCache } from '../../platform/http/page-cache.ts';
import { seedOnce } from '../../server/seed.ts';

const database = databaseForAll();
beforeAll(() => seedOnce(database, 'owner@derb.example'));

const at = async (now: string) => new Date(await nextChange(database, new Date(now))).toISOString();

test('a cached page is valid until a campaign begins or ends', async () => {
  const running = (await readCampaigns(database.db)).find(({ endsAt }) => Date.parse(endsAt) > Date.now());
  const end = Date.parse(running?.endsAt ?? '');
  expect(await nextChange(database, new Date(end - 1))).toBe(end);
});

test('and until midnight in Morocco, when a legal text may come into force and a date has passed', async () => {
  await database.db.delete(campaigns);
  expect(await at('2025-12-05T11:00:00Z')).toBe('2025-12-05T23:00:00.000Z');
  expect(await at('2025-12-05T22:59:59Z')).toBe('2025-12-05T23:00:00.000Z');
  expect(await at('2025-12-05T23:00:00Z')).toBe('2025-12-06T23:00:00.000Z');
  // In Ramadan Morocco is on UTC.
  expect(await at('2025-03-15T11:00:00Z')).toBe('2025-03-16T00:00:00.000Z');
});

test('the first visitor of a new day gets a page of that day', async () => {
  let now = Date.parse('2025-12-05T22:59:30Z');
  const pages = new PageCache({
    now: () => now,
    later: () => undefined,
    render: async () => ({
      body: Buffer.from(new Date(now).toISOString()),
      headers: [],
      trueUntil: await nextChange(database, new Date(now)),
    }),
  });
  await pages.page('/terms-and-conditions');
  now += 20_000;
  expect(pages.kept('/terms-and-conditions')).toBeDefined();
  now += 10_000;
  expect(pages.kept('/terms-and-conditions')).toBeUndefined();
});
