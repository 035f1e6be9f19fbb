import { createHmac } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { applications } from '../domain/applications/application.table.ts';
import { startOutboxWorker } from '../mail/outbox-worker.server.ts';
import { outbox } from '../mail/outbox.table.ts';
import { makeLog } from '../server/log.ts';
import { seedOffers, somebody } from '../tests/support/applications.ts';
import { openTestAcademy, type TestAcademy } from '../tests/support/open-test-academy.ts';
import { openReceiver, success, type Receiver, type Seen } from '../tests/support/receiver.ts';
import { webhookPoster } from './post-webhook.server.ts';
import type { SendOptions } from './send-request.server.ts';

const secret = 'a webhook secret of the tests, long enough';
let test_: TestAcademy;
let receiver: Receiver;

beforeEach(async () => {
  test_ = await openTestAcademy({ context: { forwardsApplications: true } });
  await seedOffers(test_.database.db);
  receiver = await openReceiver();
});
afterEach(async () => {
  await receiver.close();
  await test_.close();
});

/** Carries what is due; returns the lines it logged. */
async function carry(sending: Partial<SendOptions> = {}, allowsPrivate = true): Promise<string> {
  let lines = '';
  const { database } = test_;
  const webhook = { url: `${receiver.origin}/exec?key=hidden-key`, secret, allowsPrivate };
  const worker = startOutboxWorker({
    database,
    kind: 'webhook',
    post: webhookPoster({ db: database.db, webhook, clock: test_.context.clock, sending }),
    clock: test_.context.clock,
    log: makeLog('debug', { write: (line: string) => void (lines += line) }),
    every: 1e9,
    random: () => 0.5,
  });
  await worker.round();
  await worker.stop();
  return lines;
}
const row = async () => (await test_.database.db.select().from(outbox).where(eq(outbox.kind, 'webhook')))[0];

async function formOf({ headers, body }: Seen): Promise<Record<string, string>> {
  const response = new Response(new Uint8Array(body), {
    headers: { 'Content-Type': headers['content-type'] ?? '' },
  });
  const form = await response.formData();
  return Object.fromEntries(
    [...form.entries()].map(([name, value]) => [name, typeof value === 'string' ? value : '(a file)']),
  );
}
const apply = () => test_.academy.applyToWorkshop({ ...somebody, workshopSlug: 'a-workshop' });
const { name, email, phone } = somebody;

describe('each kind is told in the form its receiver knows', () => {
  const kinds: [string, () => Promise<unknown>, Record<string, string>][] = [
    [
      'workshop',
      apply,
      { sheet: 'WorkshopApplications', workshopTitle: 'Film with a phone', name, email, phone },
    ],
    [
      'waitlist',
      () => test_.academy.joinWaitlist({ courseSlug: 'selling-online', locale: 'ar', name, email, phone }),
      { sheet: 'CoursesWaitlist', course: 'Selling Online', name, email, phone },
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
        name,
        email,
        phone: '',
        courseTopic: 'Caftans',
        experience: 'Ten\r\nyears, "مبدعة"',
      },
    ],
    [
      'contact',
      () => test_.academy.writeToUs({ ...somebody, topic: 'press', message: 'Hello' }),
      { sheet: 'ContactMessages', name, email, phone, topic: 'press', message: 'Hello' },
    ],
    [
      'careers',
      () => test_.academy.applyForJob({ ...somebody, jobSlug: 'a-job', link: null, message: 'Yes' }),
      { sheet: 'JobApplications', job: 'Community manager', name, email, phone, link: '', message: 'Yes' },
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
        name,
        email,
        phone,
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
  test.each(kinds)('%s', async (kind, send, fields) => {
    await send();
    await carry();
    expect(await formOf(receiver.theOne())).toEqual(fields);
    expect(receiver.theOne().method).toBe('POST');
    expect(receiver.theOne().headers['content-type']).toMatch(
      kind === 'access-request' ? /^application\/x-www-form-urlencoded$/ : /^multipart\/form-data; boundary=/,
    );
    expect(receiver.theOne().headers['x-derb-kind']).toBe(kind);
    expect((await row())?.doneAt).not.toBeNull();
  });
});

test('a message is signed over its time and its very bytes', async () => {
  await apply();
  await carry();
  const { headers, body } = receiver.theOne();
  const [, seconds = '', given] =
    /^t=(\d+),v1=([0-9a-f]{64})$/.exec(String(headers['x-derb-signature'])) ?? [];
  expect(Number(seconds) * 1_000).toBe(test_.context.clock().getTime());
  expect(given).toBe(createHmac('sha256', secret).update(`${seconds}.`).update(body).digest('hex'));
});

test('nothing is written for others where nobody is to be told, and a repeated form is told once', async () => {
  await apply();
  await apply();
  await carry();
  expect(receiver.seen).toHaveLength(1);
  const quiet = await openTestAcademy();
  await seedOffers(quiet.database.db);
  await quiet.academy.applyToWorkshop({ ...somebody, workshopSlug: 'a-workshop' });
  expect((await quiet.database.db.select().from(outbox)).filter(({ kind }) => kind === 'webhook')).toEqual(
    [],
  );
  await quiet.close();
});

test('a failure is tried again later with the same bytes, and the visitor never learns of it', async () => {
  receiver.answer = (_, response) => void response.writeHead(500).end('down');
  expect(await apply()).toEqual({ ok: true, place: 'seat' });
  await carry();
  await carry();
  expect(receiver.seen).toHaveLength(1);
  expect((await row())?.lastError).toBe('Request failed with status 500.');
  receiver.answer = success;
  test_.pass(15_000);
  await carry();
  expect(receiver.seen).toHaveLength(2);
  expect(receiver.seen[1]?.body.equals(receiver.seen[0]?.body ?? Buffer.alloc(0))).toBe(true);
  expect(receiver.seen[1]?.headers['x-derb-application']).toBe(
    receiver.seen[0]?.headers['x-derb-application'],
  );
  expect((await row())?.doneAt).not.toBeNull();
});

test('the log holds neither what people wrote nor the secret address; the row keeps what the receiver said', async () => {
  receiver.answer = ({ body }, response) =>
    void response.end(JSON.stringify({ error: { message: `bad: ${body.toString()}` } }));
  await test_.academy.proposeCourse({ ...somebody, courseTopic: 'Caftans', experience: null });
  const lines = await carry();
  expect(lines).toContain('The webhook did not take a message.');
  expect(lines).not.toMatch(/Salma|Alaoui|salma@|612345678|Caftans|hidden-key|127\.0\.0\.1/);
  expect((await row())?.lastError).toContain('Submission failed: bad:');
});

test('somebody who takes too long is left', async () => {
  receiver.answer = () => undefined;
  await apply();
  await carry({ timeoutMs: 80 });
  expect((await row())?.lastError).toBe('The webhook did not answer in time.');
  receiver.answer = (_, response) => {
    response.writeHead(200).write('{"res');
    void pause(5_000).then(() => response.end());
  };
  test_.pass(60_000);
  await carry({ timeoutMs: 80 });
  expect((await row())?.lastError).toBe('The webhook did not answer in time.');
});

test('an application that was removed is told to nobody', async () => {
  await test_.academy.writeToUs({ ...somebody, topic: 'press', message: 'Hello' });
  await test_.database.db.delete(applications);
  await carry();
  expect(receiver.seen).toEqual([]);
  expect((await row())?.lastError).toBe('overtaken');
});
