import { createECDH, randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { someDetails } from '../../../tests/support/builders.ts';
import { aCaller, aTaughtCourse, teach } from '../../../tests/support/classroom.ts';
import { placeAndPay } from '../../../tests/support/actions.ts';
import { describeAcademy } from '../../../tests/support/open-test-academy.ts';
import { webPushing } from '../../gateways/push/push.ts';
import { makeSigner } from '../../platform/signed-token.ts';
import { makeEmail } from '../../../tests/support/post-emails.ts';
import { enrolments } from '../../selling/orders/cohorts.table.ts';
import { outbox } from '../../academy/emails/outbox.table.ts';
import type { ClaimedEmail } from '../../academy/emails/outbox.ts';
import type { MadeEmail } from '../../academy/emails/email.ts';
import { pushAddresses } from './classroom.table.ts';
import { pushPoster, setPush } from './push.service.ts';

const courseSlug = 'taught-here';
const path = '/ar/learn/taught-here/lessons/first';

const pushing = webPushing({
  signer: makeSigner('a secret of the tests, long enough for all'),
  contact: 'https://derb.example',
});

const aSubscription = (name: string) => ({
  endpoint: `https://fcm.googleapis.com/fcm/send/${name}`,
  keys: {
    p256dh: createECDH('prime256v1').generateKeys('base64url'),
    auth: randomBytes(16).toString('base64url'),
  },
});

describeAcademy('words on a phone’s screen', { courses: [aTaughtCourse()] }, (test) => {
  const caller = aCaller({ email: 'salma@example.com' });
  const set = (name: string, more: object = {}) =>
    setPush(
      { ...test.context, pushing },
      {
        caller,
        courseSlug,
        sent: { subscription: aSubscription(name), wanted: true, ...more },
      },
    );
  const kept = async () =>
    (await test.db.select().from(pushAddresses).orderBy(pushAddresses.madeAt)).map(({ subscription }) =>
      subscription.endpoint.split('/').at(-1),
    );
  beforeEach(async () => {
    await teach(test.db, courseSlug, [{ key: 'first' }]);
    const details = someDetails({ email: 'salma@example.com' });
    await placeAndPay(test, { item: { kind: 'course', slug: courseSlug }, details });
  });

  it('a browser is kept once, forgotten when asked, and of six the oldest goes', async () => {
    await set('one');
    await set('one');
    expect(await kept()).toEqual(['one']);
    expect(await set('one', { wanted: false })).toEqual({ ok: true });
    expect(await kept()).toEqual([]);
    for (const name of ['1', '2', '3', '4', '5', '6']) {
      test.pass(1_000);
      await set(name);
    }
    expect(await kept()).toEqual(['2', '3', '4', '5', '6']);
  });

  it('nobody without the course is kept, and nothing that is no browser', async () => {
    const sent = { subscription: aSubscription('x'), wanted: true };
    const stranger = aCaller({ email: 'stranger@example.com' });
    const refused = { ok: false, reason: 'not-enrolled' };
    expect(await setPush({ ...test.context, pushing }, { caller: stranger, courseSlug, sent })).toEqual(
      refused,
    );
    for (const bad of [
      null,
      'x',
      {},
      { ...sent, more: 1 },
      { ...sent, subscription: { endpoint: 'https://10.0.0.1/' } },
    ])
      expect(await setPush({ ...test.context, pushing }, { caller, courseSlug, sent: bad })).toMatchObject({
        reason: 'bad-address',
      });
    expect(await kept()).toEqual([]);
  });

  const aRow = async (attempts = 1): Promise<ClaimedEmail> => {
    const [enrolment] = await test.db.select().from(enrolments).where(eq(enrolments.courseSlug, courseSlug));
    const payload = { emailName: 'study-time', input: { enrolmentId: enrolment?.id }, ways: ['mail'] };
    const unset = { orderId: null, applicationId: null, memberId: null };
    return {
      id: crypto.randomUUID(),
      dedupeKey: 'word',
      payload,
      attempts,
      createdAt: test.context.clock(),
      ...unset,
    };
  };

  async function post(row: ClaimedEmail, answers: Record<string, 'taken' | 'gone' | Error>, isTrue = true) {
    const shown: string[] = [];
    // Any e-mail in Arabic: what goes to a screen instead of it is told here.
    const content = (
      await makeEmail(test, {
        payload: {
          emailName: 'member-code',
          to: 'x@example.com',
          locale: 'ar',
          sealed: '',
          validMinutes: 10,
        },
      })
    )?.content;
    const parts = [{ locale: 'ar', heading: '', blocks: [] }];
    const made = {
      content: content ?? { siteName: 'درب', parts },
      message: null,
      push: { title: 'كورس', text: 'درسك', path },
    };
    const poster = pushPoster({
      database: test.context.database,
      clock: test.context.clock,
      make: async () => (isTrue ? (made as unknown as MadeEmail) : null),
      pushing: {
        publicKey: '',
        read: () => null,
        async send({ endpoint }, payload) {
          const answer = answers[endpoint.split('/').at(-1) ?? ''] ?? 'taken';
          if (answer instanceof Error) throw answer;
          if (answer === 'taken') shown.push(payload);
          return answer;
        },
      },
    });
    const became = await poster(row).catch((error: Error) => error.message);
    const next = await test.db.select().from(outbox).where(eq(outbox.dedupeKey, 'next:word'));
    return { became, shown: shown.map((text) => JSON.parse(text)), next: next.map(({ kind }) => kind) };
  }

  it('every browser of hers shows it, one without the course’s name where she wished so', async () => {
    await set('open');
    await set('discreet', { isDiscreet: true });
    const { became, shown, next } = await post(await aRow(), {});
    expect([became, next]).toEqual(['posted', []]);
    expect(shown).toHaveLength(2);
    expect(shown).toContainEqual({ title: 'كورس', text: 'درسك', path, lang: 'ar', dir: 'rtl' });
    const discreet = shown.find(({ text }) => text !== 'درسك');
    expect(JSON.stringify({ ...discreet, path: '' })).not.toMatch(/كورس|Salma|سلمى/);
  });

  it('a browser that is gone is forgotten, and where none is left it goes the next way, once', async () => {
    await set('gone');
    const row = await aRow();
    expect(await post(row, { gone: 'gone' })).toMatchObject({ became: 'overtaken', next: ['mail'] });
    expect(await kept()).toEqual([]);
    expect(await post(row, {})).toMatchObject({ next: ['mail'] });
  });

  it('a service that is down is asked again a few times, then the next way is taken', async () => {
    await set('down');
    const down = { down: new Error('push 503') };
    expect(await post(await aRow(1), down)).toMatchObject({ became: 'push 503', next: [] });
    expect(await post(await aRow(4), down)).toMatchObject({ became: 'overtaken', next: ['mail'] });
    expect(await kept()).toEqual(['down']);
  });

  it('of two browsers one that shows it is enough', async () => {
    await set('down');
    await set('here');
    expect(await post(await aRow(1), { down: new Error('push 503') })).toMatchObject({
      became: 'posted',
      next: [],
    });
  });

  it('what is no longer true goes nowhere', async () => {
    await set('here');
    expect(await post(await aRow(), {}, false)).toEqual({ became: 'overtaken', shown: [], next: [] });
  });
});
