import { beforeEach, expect, test } from 'vitest';
import { applications } from '../../catalogue/applicants/application.table.ts';
import { orders } from '../../selling/orders/orders.table.ts';
import { tries } from '../../platform/limits/in-database.ts';
import { outbox } from './outbox.table.ts';
import { seedOffers, somebody } from '../../../tests/support/applications.ts';
import { someDetails } from '../../../tests/support/builders.ts';
import { place, placeAndPay } from '../../../tests/support/actions.ts';
import { describeAcademy } from '../../../tests/support/open-test-academy.ts';
import { asWritten } from '../../../tests/support/open-test-database.ts';
import { allowed } from '../../../tests/support/sure.ts';

const hour = 3_600_000;
const toPerson = new Set(['message-received', 'waitlist-joined', 'course-proposal-received', 'access-link']);

describeAcademy('e-mails that strangers cause', (test_) => {
  beforeEach(() => seedOffers(test_.db));

  const emailNames = async () =>
    (await test_.db.select().from(outbox).orderBy(asWritten)).map(({ payload }) =>
      String(payload['emailName']),
    );
  const count = async (...names: string[]) =>
    (await emailNames()).filter((name) => names.includes(name)).length;
  const write = (message: string, email: string = somebody.email) =>
    test_.academy.writeToUs({ ...somebody, email, topic: 'course', message });

  test('one address gets ten e-mails about applications in a day, of whatever kind; all are stored and answered alike', async () => {
    const { academy } = test_;
    const { email, locale, name, phone } = somebody;
    for (let times = 0; times < 9; times += 1)
      expect(await write(`Question number ${times}`)).toEqual({ ok: true });
    expect(await academy.requestAccess({ locale, email, productSlug: 'budget' })).toMatchObject({ ok: true });
    expect(await academy.joinWaitlist({ courseSlug: 'selling-online', locale, name, email, phone })).toEqual({
      ok: true,
    });
    expect(await academy.proposeCourse({ ...somebody, courseTopic: 'Caftans', experience: null })).toEqual({
      ok: true,
    });
    expect((await emailNames()).filter((name) => toPerson.has(name))).toHaveLength(10);
    expect(await test_.db.select().from(applications)).toHaveLength(12);
    // Staff are notified of all of them.
    expect(await count('staff-application')).toBe(12);
    await write('Another person', 'other@example.com');
    expect(await count('message-received')).toBe(10);
    test_.pass(25 * hour);
    await write('The day after');
    expect(await count('message-received')).toBe(11);
  });

  test('one order that is corrected again and again causes six e-mails in a day, and each address gets a link of its own', async () => {
    let { token } = await place(test_);
    const tokens = [token];
    for (let times = 0; times < 8; times += 1) {
      const details = someDetails({ email: `hop${times}@example.com` });
      const changed = allowed(await test_.academy.changeDetails({ token, details }));
      ({ token } = changed.order);
      tokens.push(token);
    }
    expect(await count('order-received')).toBe(6);
    expect(new Set(tokens).size).toBe(9);
    for (const old of tokens.slice(0, -1)) expect(await test_.academy.orderByToken(old)).toBeNull();
  });

  test('after two hundred messages staff are notified of this kind once an hour, and of other kinds as before', async () => {
    const { academy } = test_;
    for (let times = 0; times < 201; times += 1) await write('Hello', `s${times}@example.com`);
    expect(await count('staff-application')).toBe(201);
    await write('Hello again', 'cry@example.com');
    expect(await count('staff-application')).toBe(201);
    await academy.proposeCourse({ ...somebody, courseTopic: 'Caftans', experience: null });
    expect(await count('staff-application')).toBe(202);
    test_.pass(hour);
    await write('Hello again', 'other@example.com');
    expect(await count('staff-application')).toBe(203);
  });

  test('other spellings of one mailbox share its limit', async () => {
    for (let times = 0; times < 12; times += 1) await write('Hello', `salma+${times}@example.com`);
    expect(await count('message-received')).toBe(10);
  });

  test('one address gets ten e-mails about unpaid orders in a day; every order is placed, and stays what it was', async () => {
    const { academy } = test_;
    for (let times = 0; times < 9; times += 1) await place(test_);
    const last = await place(test_);
    expect(await count('order-received')).toBe(10);
    expect(await academy.chooseMethod({ token: last.token, option: 'Bank Transfer' })).toMatchObject({
      ok: true,
      order: { paymentOption: 'Bank Transfer' },
    });
    await place(test_);
    expect(await count('order-received', 'how-to-pay')).toBe(10);
    expect(await test_.db.select().from(orders)).toHaveLength(11);
    // A changed address is counted as the address it is sent to.
    const elsewhere = someDetails({ email: 'other@example.com' });
    await academy.changeDetails({ token: last.token, details: elsewhere });
    expect(await count('order-received')).toBe(11);
    test_.pass(25 * hour);
    await place(test_);
    expect(await count('order-received')).toBe(12);
  });

  test('forms that others fill in with the buyer’s address stop neither the e-mail of the order nor the access e-mail', async () => {
    const { email } = someDetails();
    for (let times = 0; times < 12; times += 1) await write(`Question number ${times}`, email);
    await place(test_);
    expect(await count('order-received')).toBe(1);
    for (let times = 0; times < 12; times += 1) await place(test_);
    const before = await count('access-ready', 'access-soon');
    await placeAndPay(test_);
    expect(await count('access-ready', 'access-soon')).toBe(before + 1);
  });

  test('switching between ways to pay sends one e-mail for each way, and uses up no limit', async () => {
    const order = await place(test_);
    for (let times = 0; times < 12; times += 1)
      for (const option of ['Bank Transfer', 'WafaCash / Cash Plus'] as const)
        await test_.academy.chooseMethod({ token: order.token, option });
    expect(await count('how-to-pay')).toBe(2);
    for (let times = 0; times < 7; times += 1) await place(test_);
    expect(await count('order-received')).toBe(8);
  });

  test('of twenty that arrive at once exactly ten are written', async () => {
    await Promise.all(Array.from({ length: 20 }, (_, index) => write(`Question number ${index}`)));
    expect(await count('message-received')).toBe(10);
    expect(await test_.db.select().from(applications)).toHaveLength(20);
  });

  test('no address is kept with the count', async () => {
    await write('Hello');
    const kept = JSON.stringify(await test_.db.select().from(tries));
    expect(kept).toContain('email:');
    expect(kept).not.toContain('salma');
  });
});
