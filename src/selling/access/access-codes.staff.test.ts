import { beforeAll, describe, expect, it } from 'vitest';
import { aForm, someDetails } from '../../../tests/support/builders.ts';
import { appForAll } from '../../../tests/support/open-test-app.ts';
import { teachElsewhere } from '../../../tests/support/taught-elsewhere.ts';
import { allowed } from '../../../tests/support/sure.ts';

const course = 'ecommerce-mastery-virtual';

let owner: string;
let finance: string;

const test = appForAll();
beforeAll(async () => {
  await teachElsewhere(test.db, course);
  owner = await test.enterConsole('owner@example.com', 'owner');
  finance = await test.enterConsole('finance@example.com', 'finance');
}, 120_000);

type Answer = { code?: string; rows?: Record<string, unknown>[] } & Record<string, unknown>;
const add = (json: object, to = course) =>
  test.told<Answer>(`/api/staff/access-codes/${to}`, { cookie: owner, json });
const stockOf = async (slug: string) =>
  (await test.answer<Answer>('/api/staff/access-codes', { cookie: finance })).body.rows?.find(
    (row) => row['course'] === slug,
  );

describe('access codes', () => {
  it('are added once each, and the list shows how many are left but no code', async () => {
    const before = Number((await stockOf(course))?.['free']);
    const codes = ['OFFICE-1', 'OFFICE-2', ' OFFICE-1 ', ''];
    expect(await add({ codes })).toEqual([200, { added: 2, skipped: 1, served: 0 }]);
    expect(await add({ codes })).toEqual([200, { added: 0, skipped: 3, served: 0 }]);
    const stock = await stockOf(course);
    expect(stock).toMatchObject({ free: before + 2, waiting: 0 });
    expect(JSON.stringify(stock)).not.toContain('OFFICE-');
  });

  it('serve at once whoever waits for one', async () => {
    const { academy } = test.app;
    const item = { kind: 'course', slug: course } as const;
    const free = Number((await stockOf(course))?.['free']);
    for (let buyer = 0; buyer <= free; buyer += 1) {
      const details = someDetails({ email: `buyer${buyer}@example.com` });
      const placed = allowed(await academy.placeOrder(aForm({ item, details })));
      const { token, number } = placed.order;
      await academy.chooseMethod({ token, option: 'Bank Transfer' });
      await academy.claimBankTransfer({ token });
      const answer = await test.ask(`/api/staff/orders/${number}/decision`, {
        cookie: owner,
        json: { decision: 'confirm' },
      });
      // No code is left for the last one: the answer reports that the learner waits.
      expect(await answer.json()).toMatchObject({ number, awaitsCode: buyer === free });
    }
    expect(await stockOf(course)).toMatchObject({ free: 0, waiting: 1 });
    expect(await add({ codes: ['LATE-1', 'LATE-2'] })).toEqual([200, { added: 2, skipped: 0, served: 1 }]);
    expect(await stockOf(course)).toMatchObject({ free: 1, waiting: 0 });
  }, 60_000);

  it('cannot be added to a course that needs none, nor can an empty list', async () => {
    for (const slug of ['no-such-course', 'english-mastery'])
      expect(await add({ codes: ['A'] }, slug)).toMatchObject([404, { code: 'not-found' }]);
    expect(await add({ codes: [] })).toMatchObject([422, { fields: { codes: 'required' } }]);
  });
});
