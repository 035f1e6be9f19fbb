import { inEach } from '../../platform/i18n/locale.ts';
import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { communityReports } from '../../community/community/community.table.ts';
import { academySettings, courses } from '../../academy/content/catalogue.table.ts';
import type { RegistrationNumber } from '../../academy/settings/settings.ts';
import type { StaffRole } from '../../academy/staff/who-may.ts';
import { aForm, someDetails } from '../../../tests/support/builders.ts';
import { appForAll } from '../../../tests/support/open-test-app.ts';

const cookies: Partial<Record<StaffRole, string>> = {};
const test = appForAll();
beforeAll(async () => {
  for (const role of ['owner', 'finance', 'support', 'moderator'] as const)
    cookies[role] = await test.enterConsole(`${role}@example.com`, role);
}, 120_000);

const read = async (address: string, role: StaffRole = 'owner') =>
  (await test.ask(`/api/staff/today${address}`, { cookie: cookies[role] ?? '' })).json() as Promise<
    Record<string, Record<string, unknown>[]>
  >;

it('shows each role its own tasks, and none of another role', async () => {
  const placed = await test.app.academy.placeOrder(
    aForm({
      item: { kind: 'course', slug: 'ecommerce-mastery-virtual' },
      details: someDetails({ email: 'salma@example.com' }),
    }),
  );
  if (!placed.ok) throw new Error(placed.reason);
  const { token } = placed.order;
  await test.app.academy.chooseMethod({ token, option: 'Bank Transfer' });
  await test.app.academy.claimBankTransfer({ token });
  const at = new Date();
  await test.db.insert(communityReports).values({
    id: randomUUID(),
    subjectKind: 'post',
    subjectId: randomUUID(),
    reason: 'selling',
    note: '',
    quoted: 'Words.',
    createdAt: at,
  });

  const owner = await read('');
  expect(owner['tasks']?.map(({ kind }) => kind)).toEqual(['claims', 'reports']);
  expect(owner['tasks']?.[0]).toMatchObject({
    count: 1,
    isLate: false,
    first: [{ id: placed.order.number, label: placed.order.name }],
  });
  expect(owner['closedWays']).toEqual([]);
  expect(owner['lacksSecondStep']).toBe(true);

  const since = at.toISOString();
  expect(await read('', 'moderator')).toEqual({
    tasks: [
      {
        kind: 'reports',
        count: 1,
        oldest: since,
        dueAt: null,
        isLate: false,
        first: [
          {
            id: expect.any(String) as string,
            label: 'selling',
            since,
            pool: null,
            about: null,
            money: null,
            phone: null,
            unpaid: null,
          },
        ],
      },
    ],
    agenda: [],
    works: [],
    closedWays: [],
    unpaidSoon: null,
    claimsOfOthers: 0,
    lacksNumbers: false,
    brokenPages: [],
    brokenLogAt: null,
    lacksSecondStep: true,
  });
});

it('tells whoever answers for the accounts that receipts lack legal numbers, until none is missing', async () => {
  const change = (registration: RegistrationNumber[]) =>
    test.db
      .update(academySettings)
      .set({ record: sql`${academySettings.record} || ${JSON.stringify({ registration })}::jsonb` });
  const lacks = () =>
    Promise.all(
      (['owner', 'finance', 'support'] as const).map(async (role) => (await read('', role))['lacksNumbers']),
    );
  const ice = { label: inEach(() => 'ICE'), value: '001234567000089' };
  await change([]);
  expect(await lacks()).toEqual([true, true, false]);
  await change([ice, { label: inEach(() => 'IF'), value: '00000000' }]);
  expect(await lacks()).toEqual([true, true, false]);
  await change([ice]);
  expect(await lacks()).toEqual([false, false, false]);
});

it('lists to an owner what a new academy has yet to set up, each step until it is done', async () => {
  const steps = async () => {
    const answer = await test.ask('/api/staff/first-steps', { cookie: cookies.owner ?? '' });
    const read = (await answer.json()) as { steps: { step: string; state: string }[] };
    return Object.fromEntries(read.steps.map(({ step, state }) => [step, state]));
  };
  const change = (fields: object) =>
    test.db
      .update(academySettings)
      .set({ record: sql`${academySettings.record} || ${JSON.stringify(fields)}::jsonb`, sample: 'own' });
  expect(await steps()).toMatchObject({
    bank: 'sample',
    'second-step': 'missing',
    look: 'missing',
    sender: 'missing',
    course: 'missing',
    samples: 'sample',
  });
  await change({ senderName: 'Amal', logo: 'picture-0123456789abcdef-512x512' });
  expect(await steps()).toMatchObject({ sender: 'done', look: 'done' });

  const account = { accountName: 'Amal SARL', bank: 'Bank', rib: '007780000123456789012396', swift: '' };
  await change({ bankTransfer: account });
  expect(await steps(), 'the agency is still the sample’s').toMatchObject({ bank: 'sample' });
  await change({ bankTransfer: null });
  expect(await steps()).toMatchObject({ bank: 'missing' });
  // A way to pay that is switched off needs no setting up.
  await change({ waysInOrder: ['card'] });
  expect(await steps()).toMatchObject({ bank: 'done' });

  await test.db.update(courses).set({ sample: 'own' }).where(eq(courses.slug, 'sewing'));
  expect(await steps()).toMatchObject({ course: 'missing' });
  await test.db.update(courses).set({ sample: 'own' });
  expect(await steps()).toMatchObject({ course: 'done' });

  const refused = await test.ask('/api/staff/first-steps', { cookie: cookies.finance ?? '' });
  expect(refused.status).toBe(403);
});
