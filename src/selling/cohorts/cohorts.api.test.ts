import { beforeEach, expect, it } from 'vitest';
import { orders } from '../orders/orders.table.ts';
import { postEmails } from '../../../tests/support/post-emails.ts';
import { aCohort, aTaughtCourse } from '../../../tests/support/classroom.ts';
import { placeAndPay } from '../../../tests/support/actions.ts';
import { buyer, apiForEach } from '../../../tests/support/open-test-api.ts';

const slug = 'taught-here';
let [june, august] = ['', ''];

const api = apiForEach({ courses: [aTaughtCourse({ courseType: 'live' })] });
beforeEach(async () => {
  june = await aCohort(api.db, slug, { seats: 1, chatLink: 'https://chat.example/secret' });
  august = await aCohort(api.db, slug, { startsOn: '2026-08-03', seats: null });
});

const order = (of: object = {}) =>
  api.ask('/api/form/submit', { json: { ...buyer, description: undefined, course: slug, ...of } });

it('groups of a course are listed with their days, hours and seats, the next one first, and nothing of their chat', async () => {
  const { status, body } = await api.ask(`/api/cohorts?course=${slug}`);
  expect(status).toBe(200);
  expect(body).toEqual({
    success: true,
    course: slug,
    soldByCohort: true,
    cohorts: [
      {
        id: june,
        startsOn: '2026-06-22',
        weeks: 12,
        weekdays: [2],
        startsAt: '20:30',
        minutes: 90,
        timeZone: 'Africa/Casablanca',
        seats: 1,
        seatsLeft: 1,
      },
      expect.objectContaining({ id: august, seats: null, seatsLeft: null }),
    ],
  });
  expect((await api.ask('/api/cohorts?course=no-such-course')).status).toBe(404);
});

it('an order takes the group it names, else the next with a seat, and keeps it when it is sent again', async () => {
  const named = await order({ cohort: august, idempotencyKey: 'a-key-of-one-caller' });
  expect([named.status, named.body.cohort.id]).toEqual([201, august]);
  const again = await order({ idempotencyKey: 'a-key-of-one-caller' });
  expect([again.status, again.body.cohort.id]).toEqual([200, august]);
  const next = await order({ email: 'nora@example.com' });
  expect([next.status, next.body.cohort.id]).toEqual([201, june]);
});

it('a group that is full, closed or unknown is refused with its reason', async () => {
  await placeAndPay(api, { item: { kind: 'course', slug, cohort: june } });
  const refused = await order({ cohort: june, email: 'nora@example.com' });
  expect([refused.status, refused.body.code]).toEqual([409, 'cohort-full']);
  const unknown = await order({ cohort: '0197b0a4-6f3e-7c1a-9d52-3f1c2b7a8e90', email: 'nora@example.com' });
  expect([unknown.status, unknown.body.code]).toEqual([409, 'cohort-closed']);
  expect((await order({ cohort: 'none', email: 'nora@example.com' })).status).toBe(422);
  const only = await order({ email: 'nora@example.com' });
  expect([only.status, only.body.cohort.id]).toEqual([201, august]);
});

it('an order whose group has filled up since is told so before money moves, and takes another group', async () => {
  const waiting = await order({ cohort: june, email: 'nora@example.com' });
  await placeAndPay(api, { item: { kind: 'course', slug, cohort: june } });
  const headers = { Authorization: `Bearer ${waiting.body.token}` };
  const update = (fields: Record<string, string>) =>
    api.ask('/api/form/update', { json: { OrderId: waiting.body.orderId, ...fields }, headers });
  const refused = await update({ PaymentOption: 'Bank Transfer' });
  expect([refused.status, refused.body.code]).toEqual([409, 'cohort-full']);
  const card = await api.ask('/api/checkout-session', { json: { orderId: waiting.body.orderId }, headers });
  expect([card.status, card.body.code]).toEqual([409, 'cohort-full']);
  const moved = await update({ Cohort: august, PaymentOption: 'Bank Transfer' });
  expect([moved.status, moved.body.paymentOption]).toEqual([200, 'Bank Transfer']);
});

it('an order takes a group that begins within the time for changing one’s mind only with `agreesToStart`', async () => {
  const soon = await aCohort(api.db, slug, { startsOn: '2026-06-08' });
  const { body } = await order({ cohort: august, agreesToStart: undefined });
  const headers = { Authorization: `Bearer ${body.token}` };
  const update = (fields: object) =>
    api.ask('/api/form/update', { json: { OrderId: body.orderId, Cohort: soon, ...fields }, headers });
  for (const fields of [{}, { agreesToStart: false }]) {
    const refused = await update({ ...fields, PaymentOption: 'Bank Transfer' });
    expect([refused.status, refused.body.code, Object.keys(refused.body.fields)]).toEqual([
      422,
      'agreement-required',
      ['agreesToStart'],
    ]);
  }
  expect((await update({ agreesToStart: true })).status).toBe(200);
  const [row] = await api.db.select().from(orders);
  expect([row?.cohortId, row?.agreedToStartAt]).toEqual([soon, row?.updatedAt]);
});

it('a claim for a group that has filled up since is taken and told so, by the answer, the order and the e-mail', async () => {
  const fill = () => placeAndPay(api, { item: { kind: 'course', slug, cohort: june } });
  const told = async (fields: object, email: string) => {
    const { body } = await order({ cohort: june, email });
    const update = (more: object) =>
      api.ask('/api/form/update', {
        json: { OrderId: body.orderId, ...more },
        headers: { Authorization: `Bearer ${body.token}` },
      });
    return { body, update, claim: () => update(fields) };
  };
  const cash = await told({ Status: 'Paid - WafaCash', TransferCode: '8841 2290 17' }, 'a@example.com');
  const bank = await told({ Status: 'Paid - Bank Transfer' }, 'b@example.com');
  await fill();
  const { status, body } = await cash.claim();
  expect([status, body.status, body.noSeat]).toEqual([200, 'Paid - WafaCash', 'cohort-full']);
  expect((await bank.claim()).body).toMatchObject({ status: 'Paid - Bank Transfer', noSeat: 'cohort-full' });
  const found = await api.academy.cohorts.cohortOfOrder(bank.body.token);
  expect(found).toMatchObject({ full: 'cohort-full', problem: null, others: [{ id: august }] });
  const mails = await postEmails(api);
  expect(mails.filter(({ text }) => text.includes('Every seat has been taken meanwhile'))).toHaveLength(2);
  const moved = await bank.update({ Cohort: august });
  expect([moved.status, moved.body.noSeat]).toEqual([200, undefined]);
});
