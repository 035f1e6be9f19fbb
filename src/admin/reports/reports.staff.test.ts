import { beforeAll, describe, expect, it } from 'vitest';
import { communityPosts, communityReports } from '../../community/community/community.table.ts';
import { memberUsers } from '../../academy/sign-in/sign-in.table.ts';
import { aVisitor } from '../../../tests/support/community.ts';
import { appForAll } from '../../../tests/support/open-test-app.ts';

const hostile = '<img src=x onerror=alert(1)>\u202E';

let moderator: string;
let support: string;

const test = appForAll();
beforeAll(async () => {
  moderator = await test.enterConsole('moderator@example.com', 'moderator');
  support = await test.enterConsole('support@example.com', 'support');
}, 120_000);

type Answer = { code?: string } & Record<string, unknown>;
const at = new Date('2026-05-01T08:00:00Z');

/** A question without a name, reported; the id of its post. */
async function reported(authorId: string): Promise<string> {
  const id = crypto.randomUUID();

  await test.db.insert(communityPosts).values({
    id,
    space: 'questions',
    authorId,
    isAnonymous: true,
    body: hostile,
    createdAt: at,
    isPinned: false,
    activeAt: at,
  });
  await test.db.insert(communityReports).values({
    id: crypto.randomUUID(),
    subjectKind: 'post',
    subjectId: id,
    postId: id,
    reporterId: null,
    reason: 'money',
    note: hostile,
    quoted: hostile,
    createdAt: at,
  });
  return id;
}

const press = (address: string, json: object, cookie = moderator) =>
  test.told<Answer>(`/api/staff${address}`, { cookie, json });
const read = async (address: string) =>
  (await test.answer<{ rows: Answer[] }>(`/api/staff${address}`, { cookie: moderator })).body.rows;

describe('a report', () => {
  it('shows the text as it was, and no author of one without a name, until somebody asks and the log keeps it', async () => {
    const { id: author } = await aVisitor(test, 'Salma');
    const id = await reported(author);
    const found = (await read('/reports')).find((one) => one['id'] === id);
    expect(found).toMatchObject({ kind: 'post', quoted: [hostile], notes: [hostile], author: null });
    expect(JSON.stringify(found)).not.toContain(author);
    expect(JSON.stringify(found)).not.toContain('Salma');
    const [status, body] = await press(`/reports/post/${id}/author`, {});
    expect([status, body['name']]).toEqual([200, 'Salma']);
    const { rows } = await test.app.academy.staff.readLog({ filter: {}, page: 1, perPage: 25 });
    expect(rows[0]).toMatchObject({ act: 'reveal-author', email: 'moderator@example.com' });
  });

  it('is decided once, with a reason; the second colleague sees who was first', async () => {
    const { id: author } = await aVisitor(test, 'Salma');
    const id = await reported(author);
    const address = `/reports/post/${id}/decision`;
    expect(await press(address, { act: 'quiet-7', reason: ' ' })).toMatchObject([
      422,
      { fields: { reason: 'reason-required' } },
    ]);
    expect((await press(address, { act: 'quiet-7', reason: 'Rule 6.' }))[0]).toBe(200);
    expect(await press(address, { act: 'keep' }, support)).toMatchObject([
      409,
      { code: 'already-decided', detail: { by: 'moderator@example.com' } },
    ]);
    expect((await read('/reports')).some((one) => one['id'] === id)).toBe(false);
    const decided = (await read('/reports?show=decided')).find((one) => one['id'] === id);
    expect(decided).toMatchObject({
      decided: { act: 'quiet-7', why: 'Rule 6.', by: 'moderator@example.com' },
    });
    const held = await read('/held-members');
    expect(held.find((one) => one['memberId'] === author)).toMatchObject({
      shutOutAt: null,
      why: 'Rule 6.',
      by: 'moderator@example.com',
      // Only whoever may see learners' pages is led there.
      email: null,
    });
    expect((await press(`/held-members/${author}/release`, {}))[0]).toBe(200);
    expect(await press(`/held-members/${author}/release`, {})).toMatchObject([409, { code: 'too-late' }]);
  });

  it('about the staff member deciding is left to somebody else', async () => {
    const users = await test.db.select().from(memberUsers);
    const someone = users.find(({ email }) => email === 'moderator@example.com');
    const id = await reported(someone?.id ?? '');
    expect(await press(`/reports/post/${id}/decision`, { act: 'keep' })).toMatchObject([
      409,
      { code: 'about-herself' },
    ]);
    expect((await press(`/reports/post/${id}/decision`, { act: 'keep' }, support))[0]).toBe(200);
    expect((await press('/reports/order/1/decision', { act: 'keep' }))[0]).toBe(404);
  });
});
