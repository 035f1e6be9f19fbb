import { afterAll, beforeAll, expect, it } from 'vitest';
import type { StaffRole } from '../staff/who-may.ts';
import { openTestHouse, type TestHouse } from '../../../tests/support/open-test-house.ts';
import type { RemovalAnswer, SamplesAnswer } from './samples.staff.ts';

let test: TestHouse;
const cookies: Partial<Record<StaffRole, string>> = {};
beforeAll(async () => {
  test = await openTestHouse();
  for (const role of ['owner', 'editor', 'finance'] as const)
    cookies[role] = await test.enterOffice(`${role}@example.com`, role);
}, 120_000);
afterAll(() => test.close());

const read = async (role: StaffRole) => {
  const answer = await test.ask('/api/staff/samples', { cookie: cookies[role] ?? '' });
  return { status: answer.status, said: (await answer.json()) as SamplesAnswer };
};
const remove = async (role: StaffRole, records: unknown) => {
  const asked = { cookie: cookies[role] ?? '', method: 'POST', json: { records } } as const;
  const answer = await test.ask('/api/staff/samples/removal', asked);
  return { status: answer.status, said: (await answer.json()) as RemovalAnswer };
};

it('tells owner and editor what is left of the sample, and nobody else', async () => {
  const { said } = await read('owner');
  expect(new Set(said.rows.map(({ kind }) => kind)).size).toBe(9);
  expect(said).toMatchObject({ areSettings: true });
  expect(said.posts).toBeGreaterThan(0);
  const imane = said.rows.find(({ slug }) => slug === 'imane-el-ouardi');
  expect(imane?.stays).toEqual({ reason: 'still-needed', detail: { records: expect.any(Number) as number } });
  expect((await read('editor')).said.rows).toContainEqual(
    expect.objectContaining({ kind: 'product', stays: { reason: 'needs-price-right', detail: {} } }),
  );
  expect((await read('finance')).status).toBe(403);
  expect((await remove('finance', [{ kind: 'job', slug: 'video-editor' }])).status).toBe(403);
});

it('takes off what may go, and leaves the rest with its reason', async () => {
  const job = { kind: 'job', slug: 'video-editor' };
  const product = { kind: 'product', slug: 'freelance-ebook' };
  const { said } = await remove('editor', [product, job]);
  expect(said.rows).toEqual([
    { ...product, isGone: false, stays: { reason: 'needs-price-right', detail: {} } },
    { ...job, isGone: true, stays: null },
  ]);
  expect((await test.ask('/careers/video-editor')).status).toBe(404);
  expect((await remove('owner', [job])).said.rows).toEqual([{ ...job, isGone: true, stays: null }]);
});

it('knows no settings, no pages of law and no heap of records', async () => {
  for (const kind of ['settings', 'legal', '__proto__'])
    expect((await remove('owner', [{ kind, slug: 'academy' }])).status).toBe(422);
  expect((await remove('owner', [])).status).toBe(422);
  const many = Array.from({ length: 501 }, () => ({ kind: 'job', slug: 'video-editor' }));
  expect((await remove('owner', many)).status).toBe(422);
});
