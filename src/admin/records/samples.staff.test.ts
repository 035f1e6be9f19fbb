import { beforeAll, expect, it } from 'vitest';
import type { StaffRole } from '../../academy/staff/who-may.ts';
import { appForAll } from '../../../tests/support/open-test-app.ts';
import type { DoneOf } from '../../../console/src/api.ts';

type SamplesAnswer = DoneOf<'GET samples'>;

const cookies: Partial<Record<StaffRole, string>> = {};
const test = appForAll();
beforeAll(async () => {
  for (const role of ['owner', 'editor'] as const)
    cookies[role] = await test.enterConsole(`${role}@example.com`, role);
}, 120_000);

const call = async (role: StaffRole, path = '') => {
  const sent = path === '' ? {} : ({ method: 'POST', json: {} } as const);
  const answer = await test.ask(`/api/staff/samples${path}`, { cookie: cookies[role] ?? '', ...sent });
  return { status: answer.status, body: (await answer.json()) as SamplesAnswer };
};

it('shows an owner what can be removed, and removes it; what stays has its reason', async () => {
  expect((await call('editor')).status).toBe(403);
  expect((await call('editor', '/removal')).status).toBe(403);
  const { body } = await call('owner');
  expect(new Set(body.goes.map(({ kind }) => kind)).size).toBe(9);
  expect(body).toMatchObject({ coupons: ['DERB10'], hosts: 10, stays: [] });
  expect((await call('owner', '/removal')).body).toEqual({ records: body.goes.length });
  expect((await test.ask('/careers/video-editor')).status).toBe(404);
  expect((await call('owner')).body).toEqual({ goes: [], codes: 0, coupons: [], hosts: 0, stays: [] });
});
