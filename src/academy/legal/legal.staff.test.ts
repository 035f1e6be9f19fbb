/** The owner changes a legal page in the staff console; everybody reads it, and its former text. */
import { beforeAll, describe, expect, it } from 'vitest';
import type { LegalText } from './legal.ts';
import type { StaffRole } from '../staff/who-may.ts';
import { dateInMorocco } from '../../platform/time/calendar-date.ts';
import { appForAll } from '../../../tests/support/open-test-app.ts';
import type { DoneOf } from '../../../console/src/api.ts';

type RecordRow = DoneOf<'GET catalogue/{kind}'>['rows'][number];
type RecordWhole = DoneOf<'GET catalogue/{kind}/records/{slug}'>;

const cookies = {} as Record<StaffRole, string>;

const test = appForAll();
beforeAll(async () => {
  for (const role of ['owner', 'finance', 'editor'] as const)
    cookies[role] = await test.enterConsole(`${role}@example.com`, role);
}, 300_000);

const at = 'terms-and-conditions';
type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
const ask = async (role: StaffRole, method: Method, rest: string, json?: object) => {
  const address = `/api/staff/catalogue/legal${rest}`;
  const answer = await test.ask(address, { cookie: cookies[role], method, ...(json && { json }) });
  return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
};
const whole = async () =>
  (await ask('owner', 'GET', `/records/${at}`)).body as unknown as RecordWhole & { record: LegalText };

/** The text with another first sentence in both languages, saved by the owner. */
async function draft(changed: Partial<LegalText>, lead: string) {
  const { revision, record } = await whole();
  const words = structuredClone(record.words);
  for (const locale of ['en', 'ar'] as const) words[locale].lead = lead;
  const { body } = await ask('owner', 'PUT', `/records/${at}/draft`, {
    basedOn: revision,
    record: { ...record, words, ...changed },
  });
  return body as { revision: string; missing: { path: string; problem: string }[] };
}

type Page = {
  head: { index: boolean };
  legal: {
    lead: string;
    shown: { version: string; newest: string | null };
    versions: { version: string; href: string | null }[];
  };
};
async function page(address: string): Promise<Page> {
  const { loaderData } = (await (await test.ask(address)).json()) as { loaderData: Record<string, Page> };
  const [one] = Object.values(loaderData);
  if (!one) throw new Error(`${address} answered nothing.`);
  return one;
}

describe('the legal pages', () => {
  it('are three, which nobody but the owner changes, and nobody removes', async () => {
    const { body } = await ask('finance', 'GET', '');
    expect((body['rows'] as RecordRow[]).map(({ slug, faults }) => [slug, faults])).toEqual([
      ['privacy-policy', 0],
      [at, 0],
      ['cookie-policy', 0],
    ]);
    const { revision, record } = await whole();
    for (const role of ['finance', 'editor'] as const) {
      const saved = await ask(role, 'PUT', `/records/${at}/draft`, { basedOn: revision, record });
      expect(saved.status).toBe(403);
      expect((await ask(role, 'POST', `/records/${at}/publication`, { revision })).status).toBe(403);
    }
    expect((await ask('owner', 'DELETE', `/records/${at}`)).body['code']).toBe('still-needed');
    const added = await ask('owner', 'POST', '', { slug: 'imprint', record });
    expect(added.body).toMatchObject({ code: 'bad-fields', fields: { slug: 'bad-slug' } });
  });

  it('are published as a version that everybody reads, while the one before it stays readable', async () => {
    const before = await page(`/${at}`);
    const { version } = (await whole()).record;
    const today = dateInMorocco(new Date());
    const saved = await draft({ version: '9.0', effectiveOn: today }, 'Another first sentence.');
    expect(saved.missing).toEqual([]);
    expect((await page(`/${at}`)).legal.lead).toBe(before.legal.lead);
    const { revision } = saved;
    expect((await ask('owner', 'POST', `/records/${at}/publication`, { revision })).status).toBe(200);

    const now = await page(`/ar/${at}`);
    expect(now.legal.lead).toBe('Another first sentence.');
    expect(now.legal.shown).toMatchObject({ version: '9.0', newest: null });
    expect(now.legal.versions.slice(0, 2)).toMatchObject([
      { version: '9.0', href: null },
      { version, href: `/ar/${at}?version=${version}` },
    ]);
    // Of the first versions the numbers alone are kept.
    expect(now.legal.versions.at(-1)).toMatchObject({ version: '1.0', href: null });

    const earlier = await page(`/${at}?version=${version}`);
    expect(earlier.legal.lead).toBe(before.legal.lead);
    expect(earlier.legal.shown.newest).toBe(`/${at}`);
    expect([earlier.head.index, now.head.index]).toEqual([false, true]);
    for (const unknown of ['1.0', '9.1', 'x'])
      expect((await test.ask(`/${at}?version=${unknown}`)).status).toBe(404);
  });

  it('are corrected under their number, and an order keeps the number that was in force', async () => {
    const { revision, missing } = await draft({}, 'A first sentence without a slip.');
    expect(missing).toEqual([]);
    expect((await ask('owner', 'POST', `/records/${at}/publication`, { revision })).status).toBe(200);
    const { legal } = await page(`/${at}`);
    expect(legal.lead).toBe('A first sentence without a slip.');
    expect(legal.versions.filter((one) => one.version === '9.0')).toHaveLength(1);
    const order = await test.app.academy.placeTestOrder({
      staff: null,
      idempotencyKey: crypto.randomUUID(),
      amountCentimes: 1_000,
      description: 'A test',
      locale: 'en',
      details: { name: 'Salma Alaoui', email: 'salma@example.com', phone: '+212612345678' },
    });
    expect(order.termsVersion).toBe('9.0');
  });

  it('are not published at a time after the day from which they were to hold', async () => {
    const today = dateInMorocco(new Date());
    const { revision, missing } = await draft({ version: '9.1', effectiveOn: today }, 'Later.');
    expect(missing).toEqual([]);
    const later = new Date(Date.now() + 3 * 86_400_000).toISOString();
    const late = await ask('owner', 'POST', `/records/${at}/publication`, { revision, at: later });
    expect(late.body).toMatchObject({ code: 'incomplete', fields: { effectiveOn: 'effect-too-early' } });
  });
});
