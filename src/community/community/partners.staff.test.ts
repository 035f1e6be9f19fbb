import { beforeAll, expect, it } from 'vitest';
import { comingSprint } from './sprint.ts';
import { sprintMembers } from './sprint.table.ts';
import { dateInMorocco } from '../../platform/time/calendar-date.ts';
import { aVisitor } from '../../../tests/support/community.ts';
import { appForAll } from '../../../tests/support/open-test-app.ts';
import type { DoneOf } from '../../../console/src/api.ts';

type Waiting = DoneOf<'GET partners'>;

let moderator: string;
let support: string;

const test = appForAll();
beforeAll(async () => {
  moderator = await test.enterConsole('moderator@example.com', 'moderator');
  support = await test.enterConsole('support@example.com', 'support');
}, 120_000);

async function waits(startsOn: string, displayName: string, sinceMinutes: number): Promise<string> {
  const { id } = await aVisitor(test, displayName);
  await test.db.insert(sprintMembers).values({
    startsOn,
    memberId: id,
    goal: '<b>Ten customers</b>',
    joinedAt: new Date(Date.now() - sinceMinutes * 60_000),
    wantsReminders: false,
    wantsPartner: true,
  });
  return id;
}

it('two who wait for a partner are paired once, and the second colleague sees by whom', async () => {
  const startsOn = comingSprint(dateInMorocco(new Date()));
  const [one, other] = [await waits(startsOn, 'Salma', 2), await waits(startsOn, 'Houda', 1)];
  const read = async () =>
    (await test.answer<Waiting>('/api/staff/partners', { cookie: moderator })).body.rows;
  expect(await read()).toMatchObject([
    { startsOn, name: 'Salma', goal: '<b>Ten customers</b>', others: 1 },
    { startsOn, name: 'Houda', others: 1 },
  ]);
  const press = (cookie: string, memberIds: string[]) =>
    test.answer<unknown>('/api/staff/partners', { cookie, json: { startsOn, memberIds } });
  expect(await press(moderator, [one, other])).toMatchObject({ status: 200 });
  expect(await press(support, [other, one])).toEqual({
    status: 409,
    body: { success: false, code: 'no-longer-waiting', detail: { by: 'moderator@example.com' } },
  });
  expect(await read()).toEqual([]);
});
