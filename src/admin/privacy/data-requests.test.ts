import { expect, it } from 'vitest';
import { dataRequests } from '../../site/account/data-requests.table.ts';
import { memberUsers } from '../../academy/sign-in/sign-in.table.ts';
import { orders } from '../../selling/orders/orders.table.ts';
import { staffLog, staffMembers } from '../../academy/staff/staff.table.ts';
import { aWholeMember, someone } from '../../../tests/support/a-whole-member.ts';
import { someDetails } from '../../../tests/support/builders.ts';
import { place, placeAndPay, staff } from '../../../tests/support/actions.ts';
import { applyRetention } from './retention.service.ts';
import { describeAcademy } from '../../../tests/support/open-test-academy.ts';
import { asWritten } from '../../../tests/support/open-test-database.ts';
import { allowed } from '../../../tests/support/sure.ts';

const dayMs = 86_400_000;
const proof = 'She wrote from her own address.';

describeAcademy('a request about somebody’s own data', (test) => {
  const email = 'karima@example.com';
  const note = async (kind: 'access' | 'correction' | 'erasure' | 'objection', of = email) => {
    const asked = { kind, email: of, name: 'Karima', way: 'phone', note: 'She called.' } as const;
    return allowed(await test.academy.staff.noteDataRequest({ ...asked, receivedOn: '2026-06-01', staff }))
      .request;
  };
  const ordered = { details: someDetails({ name: 'Karima Idrissi', email }) };
  const acts = async () => (await test.db.select().from(staffLog).orderBy(asWritten)).map(({ act }) => act);

  it('is due after ten clear days, waits on the first page until then, and is late after them', async () => {
    const request = await note('correction');
    expect(request.dueAt.toISOString()).toBe('2026-06-11T23:00:00.000Z');
    const task = async () => {
      const { tasks } = await test.academy.staff.today({ staff });
      return tasks.find(({ kind }) => kind === 'data-requests');
    };
    expect(await task()).toMatchObject({
      count: 1,
      isLate: false,
      first: [{ id: request.id, label: email }],
    });
    test.pass(11 * dayMs);
    expect(await task()).toMatchObject({ isLate: true });
    const answer = { id: request.id, state: 'done', proof, answer: 'Her name is right now.', staff } as const;
    expect(await test.academy.staff.answerDataRequest(answer)).toEqual({ ok: true });
    expect(await task()).toBeUndefined();
    expect(await test.academy.staff.answerDataRequest({ ...answer, state: 'declined' })).toEqual({
      ok: false,
      reason: 'already-answered',
      by: staff.email,
    });
    expect(await acts()).toEqual(['note-data-request', 'answer-data-request']);
  });

  it('exports the data also of a person who never had an account, and the log keeps that it was taken', async () => {
    const order = await place(test, ordered);
    const { id } = await note('access');
    const taken = await test.academy.staff.exportForRequest({ id, proof, staff });
    expect(taken).toMatchObject({
      ok: true,
      file: {
        orders: [{ number: order.number, email }],
        dataRequests: [{ kind: 'access' }],
        memberUsers: [],
      },
    });
    expect(JSON.stringify(taken)).not.toContain(order.token);
    expect(await acts()).toContain('export-person');
    const none = { ok: false, reason: 'request-not-found' };
    expect(await test.academy.staff.exportForRequest({ id: crypto.randomUUID(), proof, staff })).toEqual(
      none,
    );
    expect(await test.academy.staff.dataRequest(id)).toMatchObject({ request: { state: 'open', proof } });
  });

  it('exports the data of a member of staff to an owner alone, whoever asks', async () => {
    const support = { email: 'sara@academy.example', role: 'support' } as const;
    const place = { ...support, expert: null, addedAt: new Date(0) };
    await test.db.insert(staffMembers).values(place);
    const { id } = await note('access', 'sara+me@academy.example');
    const refused = { ok: false, reason: 'needs-owner' };
    expect(await test.academy.staff.exportForRequest({ id, proof, staff: support })).toEqual(refused);
    expect(await acts()).not.toContain('export-person');
    expect(await test.academy.staff.exportForRequest({ id, proof, staff })).toMatchObject({ ok: true });
  });

  it('erases a person without an account; bookkeeping keeps the order without the name', async () => {
    const paid = await placeAndPay(test, ordered);
    const { id } = await note('erasure');
    const before = await test.academy.staff.dataRequest(id);
    expect(before).toMatchObject({ held: { orders: 1 }, hasAccount: false, keptOrders: [paid.number] });
    const words = { id, state: 'done', proof, answer: 'Gone.', staff } as const;
    expect(await test.academy.staff.answerDataRequest(words)).toMatchObject({ reason: 'erasure-by-itself' });
    expect(await test.academy.staff.eraseForRequest({ id, proof, knows: true, staff })).toEqual({ ok: true });
    const [order] = await test.db.select().from(orders);
    expect(order).toMatchObject({ number: paid.number, amountCentimes: paid.amountCentimes, phone: '' });
    expect(order?.email).toMatch(/@deleted\.invalid$/);
    const [request] = await test.db.select().from(dataRequests);
    expect(request).toMatchObject({ state: 'done', answeredBy: staff.email, name: '', note: '', proof: '' });
    expect(request?.email).toBe(order?.email);
    expect(await acts()).toEqual(['note-data-request', 'erase-person']);
    expect(JSON.stringify(await test.db.select().from(staffLog))).not.toContain(email);
    expect(await test.academy.staff.eraseForRequest({ id, proof, knows: true, staff })).toEqual({
      ok: false,
      reason: 'already-answered',
      by: staff.email,
    });
  });

  it('erases no colleague, nothing that was not asked for, and nothing open that the person was not informed of', async () => {
    const whole = await aWholeMember(test);
    const [{ id }, other] = [await note('erasure', someone.email), await note('access', someone.email)];
    const erase = (of: string, knows = false) =>
      test.academy.staff.eraseForRequest({ id: of, proof, knows, staff });
    expect(await erase(other.id)).toBeRefused('not-an-erasure');
    expect((await test.academy.staff.dataRequest(id))?.stillOpen.map(({ kind }) => kind)).toEqual([
      'booking',
    ]);
    expect(await erase(id)).toBeRefused('open-matters');
    expect(await erase(id, true)).toEqual({ ok: true });
    const left = await test.db.select().from(memberUsers);
    expect(left.map((user) => user.id)).not.toContain(whole.member.id);
    // The person's other requests are answered by there being nothing left about them.
    expect(await test.academy.staff.dataRequests({ show: 'open', page: 1, perPage: 25 })).toMatchObject({
      rows: [],
    });
  });

  it('is deleted two years after it came once it is answered, and never while it is open', async () => {
    const [answered, open] = [await note('objection'), await note('correction')];
    const words = { proof, answer: 'She gets no such e-mails any more.', staff } as const;
    await test.academy.staff.answerDataRequest({ id: answered.id, state: 'done', ...words });
    test.pass(700 * dayMs);
    await applyRetention(test.context);
    expect(await test.db.select().from(dataRequests)).toHaveLength(2);
    test.pass(30 * dayMs);
    await applyRetention(test.context);
    const left = await test.db.select().from(dataRequests);
    expect(left.map(({ id }) => id)).toEqual([open.id]);
  });

  it.for([
    { asked: 'her address', place: email },
    { asked: 'another spelling of it', place: email.replace('@', '+derb@') },
  ])('of a colleague with $asked waits until they are staff no longer', async ({ place }) => {
    const given = { email: place, role: 'support', expert: null, seen: null, staff } as const;
    expect(await test.academy.staff.giveStaffRole(given)).toMatchObject({ ok: true, isNew: true });
    const { id } = await note('erasure');
    expect(await test.academy.staff.dataRequest(id)).toMatchObject({ worksHere: true });
    expect(await test.academy.staff.eraseForRequest({ id, proof, knows: true, staff })).toBeRefused(
      'works-here',
    );
  });
});
