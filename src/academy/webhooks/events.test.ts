/** Events from what happens to the webhook's receiver; signatures are verified by the code of docs/events.md. */
import { readFile } from 'node:fs/promises';
import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { seatToken } from '../../catalogue/workshops/workshop-seats.service.ts';
import { workshopSeats } from '../../catalogue/workshops/workshop-place.table.ts';
import { courses } from '../content/catalogue.table.ts';
import { membership } from '../settings/membership.ts';
import { eventKinds, eventShapes, type EventKind } from './event-kinds.ts';
import { recordEvent } from './events.service.ts';
import { events } from './events.table.ts';
import { bindScheduler } from '../../jobs.ts';
import { erasePerson } from '../../admin/privacy/delete-account.service.ts';
import { outbox } from '../emails/outbox.table.ts';
import { makeLog } from '../../platform/log.ts';
import { startHooks } from '../../server/app.ts';
import { seedOffers, somebody } from '../../../tests/support/applications.ts';
import { aCourse, aForm, someDetails, someInstalments } from '../../../tests/support/builders.ts';
import { addCodes, begin, place, placeAndPay, notifyFromBank } from '../../../tests/support/actions.ts';
import { academyForEach } from '../../../tests/support/open-test-academy.ts';
import { payBackOrder } from '../../../tests/support/refunds.ts';
import { evidenceFor } from '../../../tests/support/test-gateway.ts';
import { openReceiver, success, type Receiver, type Seen } from '../../../tests/support/receiver.ts';
import { allowed } from '../../../tests/support/sure.ts';

const secret = `whsec_${Buffer.from('a key of the tests that is long enough').toString('base64')}`;
const docs = await readFile(new URL('../../../docs/events.md', import.meta.url), 'utf8');
const blocksOf = (language: string): string[] =>
  [...docs.matchAll(new RegExp(`\`\`\`${language}\\n([\\s\\S]*?)\`\`\``, 'g'))].map(([, code = '']) => code);

type IsOurs = (secret: string, headers: Seen['headers'], body: string) => boolean;
const { isOurs } = (await import(`data:text/javascript,${encodeURIComponent(blocksOf('js')[0] ?? '')}`)) as {
  isOurs: IsOurs;
};

const salesPage = aCourse({
  slug: 'with-a-sales-page',
  nameEn: 'Sold on its own page',
  salesStory: {} as never,
});
const inParts = aCourse({
  instalments: someInstalments,
});
const { name, email, phone } = somebody;
const person = { name, email, phone };
let receiver: Receiver;

const test_ = academyForEach({ courses: [salesPage, aCourse()], context: { hasEventReceiver: true } });
beforeEach(async () => {
  await seedOffers(test_.db);
  receiver = await openReceiver();
});
afterEach(() => receiver.close());

/** Sends what is due; returns the lines it logged. */
async function deliver({ isSet = true, allowsPrivate = true } = {}): Promise<string> {
  let lines = '';
  const log = makeLog('debug', { write: (line: string) => void (lines += line) });
  const url = `${receiver.origin}/events?key=hidden-key`;
  const eventReceiver = isSet ? { url, secret, recipient: null, allowsPrivate } : null;
  const worker = startHooks({ ...test_.context, log }, { eventReceiver, production: false });
  await worker.round();
  await worker.stop();
  return lines;
}
const rows = () => test_.db.select().from(outbox).where(eq(outbox.kind, 'event'));
const recorded = () => test_.db.select().from(events).orderBy(events.position);
const bodyOf = ({ body }: Seen) =>
  JSON.parse(body.toString()) as { id: string; kind: EventKind; data: object };
const apply = () => test_.academy.applyToWorkshop({ ...somebody, workshopSlug: 'a-workshop' });
const write = () => test_.academy.writeToUs({ ...somebody, topic: 'press', message: 'Hello' });

describe('docs/events.md', () => {
  test('shows an example of every kind, each in its shape', () => {
    const examples = blocksOf('json').map((block) => JSON.parse(block) as { kind: EventKind; data: unknown });
    for (const { kind, data } of examples)
      expect(eventShapes[kind].safeParse(data).error, kind).toBeUndefined();
    expect(new Set(examples.map(({ kind }) => kind))).toEqual(new Set(eventKinds));
  });

  test('accepts our messages, and none that is forged, altered, renamed or too old', async () => {
    test_.context.clock = () => new Date();
    await write();
    await deliver();
    const { headers, body } = receiver.theOne();
    const text = body.toString();
    expect(isOurs(secret, headers, text)).toBe(true);
    expect(isOurs(secret, headers, text.replace('Salma', 'Sarah'))).toBe(false);
    expect(isOurs(`whsec_${Buffer.from('another').toString('base64')}`, headers, text)).toBe(false);
    expect(isOurs(secret, { ...headers, 'webhook-id': crypto.randomUUID() }, text)).toBe(false);
    const early = String(Number(headers['webhook-timestamp']) - 301);
    expect(isOurs(secret, { ...headers, 'webhook-timestamp': early }, text)).toBe(false);
    expect(isOurs(secret, { ...headers, 'webhook-signature': undefined }, text)).toBe(false);
    expect(isOurs(secret, {}, text)).toBe(false);
  });
});

test('an event is sent as JSON with its id, kind, position and instant', async () => {
  await write();
  await deliver();
  const [row] = await recorded();
  const { headers, body, method } = receiver.theOne();
  expect([method, headers['content-type'], headers['webhook-id']]).toEqual([
    'POST',
    'application/json',
    row?.id,
  ]);
  expect(JSON.parse(body.toString())).toEqual({
    id: row?.id,
    kind: 'application.received',
    version: 1,
    position: row?.position,
    at: '2026-06-01T10:00:00.000Z',
    mode: 'test',
    data: {
      form: 'contact',
      applicationId: row?.applicationId,
      locale: somebody.locale,
      person,
      fields: { sheet: 'ContactMessages', ...person, topic: 'press', message: 'Hello' },
    },
  });
});

describe('every form is sent with the field names its receiver knows', () => {
  const forms: [string, () => Promise<unknown>, Record<string, string>][] = [
    ['workshop', apply, { sheet: 'WorkshopApplications', workshopTitle: 'Film with a phone', ...person }],
    [
      'waitlist',
      () => test_.academy.joinWaitlist({ courseSlug: 'selling-online', locale: 'ar', ...person }),
      { sheet: 'CoursesWaitlist', course: 'Selling Online', ...person },
    ],
    [
      'host-course',
      () =>
        test_.academy.proposeCourse({
          ...somebody,
          phone: null,
          courseTopic: 'Caftans',
          experience: 'Ten\nyears, "مبدعة"',
        }),
      {
        sheet: 'HostYourCourse',
        ...person,
        phone: '',
        courseTopic: 'Caftans',
        experience: 'Ten\nyears, "مبدعة"',
      },
    ],
    [
      'careers',
      () => test_.academy.applyForJob({ ...somebody, jobSlug: 'a-job', link: null, message: 'Yes' }),
      { sheet: 'JobApplications', job: 'Community manager', ...person, link: '', message: 'Yes' },
    ],
    [
      'consultation',
      () =>
        test_.academy.requestConsultation({
          ...somebody,
          serviceSlug: 'a-service',
          preferredTimes: 'Tue',
          message: 'Shop',
        }),
      {
        sheet: 'ConsultationRequests',
        service: 'Launch check',
        ...person,
        preferredTimes: 'Tue',
        message: 'Shop',
      },
    ],
    [
      'access-request',
      () => test_.academy.requestAccess({ locale: 'en', email, productSlug: 'budget' }),
      { Email: email, Tool: 'Monthly budget', Product: 'budget', Status: 'Interested' },
    ],
  ];
  test.each(forms)('%s', async (form, send, fields) => {
    await send();
    const [sent] = await recorded();
    expect(sent?.data).toMatchObject({ form, fields });
    expect(eventShapes['application.received'].safeParse(sent?.data).error).toBeUndefined();
  });
});

test('a seat is reported when it is taken and when it is given up; a repeated form is reported once', async () => {
  await apply();
  await apply();
  const sent = await recorded();
  expect(sent.map(({ kind }) => kind)).toEqual(['application.received', 'seat.taken']);
  expect(eventShapes['seat.taken'].parse(sent[1]?.data)).toMatchObject({
    workshop: { slug: 'a-workshop', name: 'Film with a phone' },
    person,
  });
  const [seat] = await test_.db.select().from(workshopSeats);
  await test_.academy.giveUpWorkshopSeat(seatToken(test_.context.signer, seat!.id), 'give-up');
  expect((await recorded()).at(-1)).toMatchObject({ kind: 'seat.given_up', data: sent[1]?.data });
});

test('an order of a sales page has the fields of a purchase, other orders have not; one form is one event', async () => {
  const form = aForm({ item: { kind: 'course', slug: salesPage.slug } });
  const first = await test_.academy.placeOrder(form);
  await test_.academy.placeOrder(form);
  await place(test_);
  const [sales, other, ...more] = await recorded();
  expect(more).toEqual([]);
  if (!first.ok) throw new Error(first.reason);
  expect(eventShapes['order.placed'].parse(sales?.data)).toEqual({
    order: {
      number: first.order.number,
      status: 'Pending Payment',
      item: { kind: 'course', slug: salesPage.slug, name: 'Sold on its own page' },
      amount: { centimes: first.order.amountCentimes, currency: 'MAD' },
      locale: first.order.locale,
      placedAt: first.order.placedAt.toISOString(),
    },
    person: { name: first.order.name, email: first.order.email, phone: first.order.phone },
    course: 'Sold on its own page',
    customerName: first.order.name,
    customerEmail: first.order.email,
    customerPhone: first.order.phone,
    timestamp: first.order.placedAt.toISOString(),
    action: 'buy-now',
    platform: 'web',
  });
  expect(Object.keys(other?.data ?? {})).toEqual(['order', 'person']);
});

describe('the life of an order', () => {
  const sent = async () => (await recorded()).map(({ kind, data }) => [kind, data] as const);
  const kinds = async () => (await sent()).map(([kind]) => kind);
  const lastOf = async (kind: EventKind) => (await sent()).findLast((one) => one[0] === kind)?.[1];

  afterEach(async () => {
    for (const [kind, data] of await sent()) eventShapes[kind].parse(data);
  });

  test('is paid, opened with its code, refunded in part, and ended only by the full refund', async () => {
    await addCodes(test_, ['CODE-1']);
    test_.bank.refund = async ({ key }) => ({ ok: true, providerReference: key, state: 'done' });
    const order = await placeAndPay(test_);
    expect(await kinds()).toEqual(['order.placed', 'order.paid', 'access.granted']);
    expect(await lastOf('order.paid')).toMatchObject({
      order: { number: order.number, status: 'Payment Confirmed' },
      paidBy: 'Card',
    });
    expect(await lastOf('access.granted')).toMatchObject({ code: 'CODE-1' });
    const part = 10_000;
    await payBackOrder(test_, order, { amountCentimes: part });
    expect(await lastOf('order.refunded')).toMatchObject({
      refund: { amount: { centimes: part }, isWhole: false },
    });
    expect(await kinds()).not.toContain('access.ended');
    const left = order.amountCentimes - part;
    await payBackOrder(test_, order, { amountCentimes: left, seenLeftCentimes: left });
    expect((await kinds()).slice(3)).toEqual(['order.refunded', 'access.ended', 'order.refunded']);
    expect(await lastOf('order.refunded')).toMatchObject({
      refund: { amount: { centimes: left }, isWhole: true },
    });
    await bindScheduler(test_.context).processRefunds();
    expect(await kinds()).toHaveLength(6);
  });

  test('opens once there is a code, where the stock was empty', async () => {
    await placeAndPay(test_);
    expect(await kinds()).toEqual(['order.placed', 'order.paid']);
    await addCodes(test_, ['CODE-2']);
    expect(await lastOf('access.granted')).toMatchObject({ code: 'CODE-2' });
  });

  test('reports a payment once when the bank notifies twice', async () => {
    const order = await place(test_);
    const reference = await begin(test_, order);
    const word = evidenceFor(reference, { amountCentimes: order.amountCentimes });
    await Promise.all([notifyFromBank(test_, word), notifyFromBank(test_, word)]);
    expect((await kinds()).filter((kind) => kind === 'order.paid')).toHaveLength(1);
  });

  test('opens the community for a membership', async () => {
    await placeAndPay(test_, { item: { kind: 'membership', slug: membership.slug } });
    expect((await kinds()).slice(2)).toEqual(['access.granted', 'member.joined']);
  });

  test('reports an unpaid instalment as late once, pauses the access, and opens it again when it is paid', async () => {
    await test_.db.update(courses).set({ record: inParts }).where(eq(courses.slug, inParts.slug));
    await addCodes(test_, ['CODE-3']);
    const deposit = await placeAndPay(test_, {
      item: { kind: 'course', slug: inParts.slug, byInstalments: true },
      seenPriceCentimes: 40_000,
    });
    const days = async (some: number) => {
      test_.pass(some * 86_400_000);
      await bindScheduler(test_.context).processInstalments();
      await bindScheduler(test_.context).processInstalments();
    };
    await days(30);
    expect(await kinds()).toHaveLength(3);
    await days(1);
    await days(1);
    expect((await kinds()).slice(3)).toEqual(['instalment.late']);
    expect(await lastOf('instalment.late')).toMatchObject({
      order: { number: deposit.number },
      instalment: { number: 2, amount: { centimes: 30_000 }, dueOn: '2026-07-01', pausesAfter: '2026-07-08' },
    });
    await days(6);
    expect((await kinds()).at(-1)).toBe('access.paused');
    const part = allowed(await test_.academy.payInstalment({ token: deposit.token, number: 2 }));
    const reference = await begin(test_, part.order);
    await notifyFromBank(test_, evidenceFor(reference, { amountCentimes: 30_000 }));
    expect((await kinds()).slice(-3).toSorted()).toEqual(['access.resumed', 'order.paid', 'order.placed']);
    expect(await lastOf('access.resumed')).toMatchObject({ order: { number: deposit.number } });
  });
});

test('deleting a person deletes all events about them, also those that only name them', async () => {
  await write();
  const order = await place(test_, { details: someDetails({ name, email, phone: phone ?? '' }) });
  await test_.academy.tellOfBuyNow({ courseSlug: salesPage.slug, name, email, phone });
  await place(test_, { details: someDetails({ email: 'other@example.com' }) });
  await deliver({ isSet: false });
  const hold = async () => true;
  await erasePerson(test_.context, { id: '', email, locale: 'en' } as never, { locale: 'en', hold });
  const left = await recorded();
  expect(JSON.stringify(left)).not.toContain(email);
  expect(left.map(({ kind }) => kind)).toEqual(['order.placed']);
  expect(left[0]?.orderId).not.toBe(order.id);
  expect((await rows()).map(({ id }) => id)).toEqual(left.map(({ id }) => id));
});

test('an event is deleted after 90 days, a purchase that was only intended after four', async () => {
  await place(test_);
  await test_.academy.tellOfBuyNow({ courseSlug: salesPage.slug, name, email, phone });
  await deliver({ isSet: false });
  const after = async (days: number) => {
    test_.pass(days * 86_400_000);
    await bindScheduler(test_.context).applyRetention();
    return [(await recorded()).map(({ kind }) => kind), (await rows()).length];
  };
  expect(await after(4)).toEqual([['order.placed'], 1]);
  expect(await after(84)).toEqual([['order.placed'], 1]);
  expect(await after(2)).toEqual([[], 0]);
});

describe('an intended purchase without an order', () => {
  const wish = { courseSlug: salesPage.slug, name, email, phone };

  test('is sent with what was typed, once an hour for the same input', async () => {
    await test_.academy.tellOfBuyNow(wish);
    await test_.academy.tellOfBuyNow(wish);
    test_.pass(3_600_000);
    await test_.academy.tellOfBuyNow(wish);
    const sent = await recorded();
    expect(sent).toHaveLength(2);
    expect(eventShapes['purchase.intended'].parse(sent[0]?.data)).toMatchObject({
      course: 'Sold on its own page',
      customerName: name,
      timestamp: '2026-06-01T10:00:00.000Z',
    });
    expect(await test_.academy.tellOfBuyNow({ ...wish, courseSlug: 'none' })).toBeRefused('course-not-found');
  });

  test('the number of events about one address is limited', async () => {
    for (let sent = 0; sent < 15; sent += 1)
      expect(await test_.academy.tellOfBuyNow({ ...wish, name: `Salma ${sent}` })).toEqual({ ok: true });
    expect(await recorded()).toHaveLength(10);
  });
});

describe('a receiver that misbehaves', () => {
  const answers: [string, Receiver['answer'], string][] = [
    ['fails', (_, response) => void response.writeHead(500).end('down'), 'status 500'],
    [
      'says nothing that counts',
      (_, response) => void response.writeHead(404).end('{"result":"success"}'),
      '404',
    ],
    [
      'leads into a private network',
      ({ path }, response) =>
        path === '/inside'
          ? success(receiver.seen[0] as Seen, response)
          : void response.writeHead(307, { Location: `${receiver.origin}/inside` }).end(),
      'status 307',
    ],
    [
      'leads elsewhere',
      (_, response) => void response.writeHead(302, { Location: 'http://169.254.169.254/' }).end(),
      'status 302',
    ],
  ];
  test.each(answers)('%s: it is sent again later, with the same id and body', async (_, answer, why) => {
    receiver.answer = answer;
    expect(await write()).toEqual({ ok: true });
    const lines = await deliver();
    await deliver();
    expect(receiver.seen).toHaveLength(1);
    expect((await rows())[0]?.lastError).toContain(why);
    expect(lines).not.toMatch(/Salma|Alaoui|salma@|612345678|hidden-key|127\.0\.0\.1/);
    receiver.answer = success;
    test_.pass(15_000);
    await deliver();
    expect(receiver.seen).toHaveLength(2);
    expect(receiver.seen[1]?.body.equals(receiver.seen[0]?.body ?? Buffer.alloc(0))).toBe(true);
    expect(receiver.seen[1]?.headers['webhook-id']).toBe(receiver.seen[0]?.headers['webhook-id']);
    expect((await rows())[0]?.doneAt).not.toBeNull();
  });

  test('nothing is sent to this machine unless that is allowed', async () => {
    await write();
    await deliver({ allowsPrivate: false });
    expect(receiver.seen).toEqual([]);
    expect((await rows())[0]?.lastError).toContain('may not be visited');
  });
});

test('events are recorded without a receiver, and go out when staff send them', async () => {
  await write();
  await deliver({ isSet: false });
  await deliver();
  expect(receiver.seen).toEqual([]);
  const [row] = await rows();
  expect(row?.lastError).toBe('overtaken');
  const staff = { id: 's', email: 'support@example.com', role: 'support' as const };
  expect(await test_.academy.staff.sendEventAgain({ id: row!.id, staff })).toEqual({ ok: true });
  await deliver();
  expect(bodyOf(receiver.theOne()).id).toBe(row?.id);
});

test('an event of a transaction that was rolled back is not sent', async () => {
  await expect(
    test_.database.transaction(async (tx) => {
      await recordEvent(tx, {
        kind: 'access.resumed',
        at: test_.context.clock(),
        data: {} as never,
      });
      throw new Error('undone');
    }),
  ).rejects.toThrow('undone');
  await deliver();
  expect(receiver.seen).toEqual([]);
});
