import { and, eq, like } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import {
  keysOfTest,
  startWhatsAppFake,
  type WhatsAppFake,
} from '../../../tests/fakes/whatsapp/start-whatsapp-fake.ts';
import { begin, notifyFromBank, place, placeAndPay, staff } from '../../../tests/support/actions.ts';
import { aCourse, someDetails, someInstalments } from '../../../tests/support/builders.ts';
import { cookieFrom, enterAs } from '../../../tests/support/members.ts';
import { openTestAcademy, type TestAcademy } from '../../../tests/support/open-test-academy.ts';
import { describeOnBothEngines, silentLog } from '../../../tests/support/open-test-database.ts';
import { evidenceFor } from '../../../tests/support/test-gateway.ts';
import { openReceiver, type Receiver } from '../../../tests/support/receiver.ts';
import { whatsapp } from '../../gateways/messaging/whatsapp.ts';
import { makingOf } from '../../server/mail-setup.ts';
import { emailMaker } from '../../server/post-email.ts';
import { messagePoster } from '../../server/post-message.ts';
import { makeMemberAuth } from './member-auth.service.ts';
import type { Member } from '../../academy/sign-in/member.ts';
import { memberUsers } from '../../academy/sign-in/sign-in.table.ts';
import { type OutboxWorker, startOutboxWorker } from '../../academy/emails/outbox-worker.service.ts';
import { courses } from '../../academy/content/catalogue.table.ts';
import { outbox } from '../../academy/emails/outbox.table.ts';
import { bindScheduler } from '../../jobs.ts';
import { shownNumber } from '../../selling/orders/order.ts';
import { tries } from '../../platform/limits/in-database.ts';
import { databaseLimits } from '../../platform/limits/limits.ts';
import type { MemberAuth } from '../../academy/frame/academy-context.ts';
import { provedDays } from '../../academy/emails/message.ts';
import { countMessages, readPhoneOf } from '../../academy/emails/phones.service.ts';
import { readAddressee } from '../../selling/orders/orders.service.ts';
import { messageConsents, messageDeliveries, provedPhones } from '../../academy/emails/messages.table.ts';
import { phoneCodes } from '../../academy/messages/phone-codes.table.ts';
import { messageReplies } from '../../academy/messages/words.ts';

const secret = 'a secret of the tests, long enough for all';
const phone = '+212612345678';
const email = 'salma@example.com';
const day = 86_400_000;
const instalments = someInstalments;
const who = (of: object = {}) => someDetails({ email, phone, ...of });

describeOnBothEngines('messages by WhatsApp', (engine) => {
  let test_: TestAcademy;
  let fake: WhatsAppFake;
  let receiver: Receiver;
  let worker: OutboxWorker;
  let auth: MemberAuth;

  beforeEach(async () => {
    fake = await startWhatsAppFake(keysOfTest);
    receiver = await openReceiver();
    fake.webhook = `${receiver.origin}/callbacks/whatsapp`;
    const messaging = whatsapp({ ...keysOfTest, origin: fake.origin });
    test_ = await openTestAcademy({ engine, context: { messaging }, courses: [aCourse({ instalments })] });
    const { context, database, academy } = test_;
    // Some e-mails are due by the machine's clock.
    test_.pass(Date.now() - context.clock().getTime() + 60_000);
    receiver.answer = ({ headers, body }, response) => {
      void academy.messages
        .receiveMessages({ headers: { ...headers } as Record<string, string>, body })
        .then((outcome) => response.writeHead(outcome === 'taken' ? 200 : 401).end());
    };
    const making = makingOf(context, { publicOrigin: context.publicOrigin, production: false }, secret);
    worker = startOutboxWorker({
      // It looks only when a test says so.
      database: { ...database, listen: () => () => undefined },
      clock: context.clock,
      log: silentLog,
      kind: 'message',
      every: 1e9,
      random: () => 0.5,
      post: messagePoster({
        db: database.db,
        messaging,
        signer: context.signer,
        clock: context.clock,
        make: emailMaker(making),
      }),
    });
    auth = makeMemberAuth({
      ...context,
      secret,
      addressOf: (request) => request.headers.get('x-client-address') ?? '192.0.2.1',
      hasMessages: true,
    });
  });
  afterEach(async () => {
    await worker.stop();
    await fake.stop();
    await receiver.close();
    await test_.close();
  });

  /** What an order without a way to pay says waits ten minutes. */
  const firstRound = () => {
    test_.pass(10 * 60_000);
    return worker.round();
  };

  const lastCode = () => fake.taken.findLast(({ template }) => template === 'derb_code')?.button ?? '';
  const templates = () => fake.taken.map(({ template }) => template);
  const rows = (emailName: string) =>
    test_.db
      .select()
      .from(outbox)
      .where(and(eq(outbox.kind, 'message'), eq(outbox.dedupeKey, emailName)));
  const messages = () => test_.db.select().from(outbox).where(eq(outbox.kind, 'message'));
  const consentOf = async (of: string) =>
    (await test_.db.select().from(messageConsents).where(eq(messageConsents.phone, of)))[0];
  const ticked = { wantsMessages: true };
  const write = (text: string, of: { from?: string; id?: string; times?: number } = {}) =>
    fake.write(of.from ?? phone, text, { at: test_.context.clock(), ...of });

  /** An account whose member proved a number. */
  async function prove(of: { email?: string; phone?: string } = {}): Promise<Member> {
    const [address, number] = [of.email ?? email, of.phone ?? phone];
    const { database, academy } = test_;
    const at = test_.context.clock();
    const [known] = await database.db.select().from(memberUsers).where(eq(memberUsers.email, address));
    const member = { id: known?.id ?? `member-${address}`, email: address };
    if (!known)
      await database.db.insert(memberUsers).values({
        ...member,
        name: '',
        emailVerified: true,
        image: null,
        createdAt: at,
        updatedAt: at,
      });
    expect(await academy.messages.sendPhoneProof({ member, phone: number, locale: 'ar' })).toEqual({
      ok: true,
    });
    await worker.round();
    const code = lastCode();
    expect(await academy.messages.provePhone({ member, phone: number, code })).toEqual({ ok: true });
    return member;
  }

  const request = (path = '/clarity-login/phone', address = '192.0.2.1') =>
    new Request(`https://academy.example${path}`, { headers: { 'x-client-address': address } });
  const askCode = (number = phone, address?: string) =>
    auth.phone?.sendCode(request(undefined, address), number);
  const enter = (code: string, number = phone) => auth.phone?.signIn(request(), number, code);

  test('go to who ticked the box, in the language of the order, and hold no key of it', async () => {
    const order = await place(test_, { details: who(), locale: 'ar', ...ticked });
    await test_.academy.chooseMethod({ token: order.token, option: 'Bank Transfer' });
    await firstRound();
    expect(fake.faults).toEqual([]);
    expect(fake.taken).toMatchObject([
      {
        to: phone,
        template: 'derb_pay_by_transfer',
        language: 'ar',
        button: `ar/orders/mine/${order.number}`,
      },
    ]);
    expect(fake.taken[0]?.values).toContain('990\u00a0درهم');
    expect(JSON.stringify(fake.taken)).not.toContain(order.token);
    expect(await consentOf(phone)).toMatchObject({ wants: true, source: 'checkout' });
  });

  test('tell that the payment is there and the course is open, once', async () => {
    await test_.academy.staff.addAccessCodes({ itemSlug: 'selling-online', codes: ['ABC-1'], staff });
    await placeAndPay(test_, { details: who(), ...ticked });
    await worker.round();
    await worker.round();
    expect(templates()).toEqual(['derb_paid_and_open']);
    expect(fake.taken[0]?.values).toEqual(['990\u00a0MAD', 'Selling Online']);
  });

  test('tell that a code is looked for, and that nothing was found: never the code', async () => {
    const order = await place(test_, { details: who(), ...ticked });
    await test_.academy.claimCashTransfer({ token: order.token, transferCode: 'AB12345678' });
    await worker.round();
    const decision = { decision: 'refuse', reason: 'Nothing came.' } as const;
    await test_.academy.staff.decideClaim({ orderNumber: order.number, staff, ...decision });
    await firstRound();
    expect(fake.faults).toEqual([]);
    expect(templates()).toEqual(expect.arrayContaining(['derb_claim_received', 'derb_not_found']));
    for (const { values } of fake.taken) expect(values).toContain(shownNumber(order.number));
    expect(JSON.stringify(fake.taken)).not.toContain('AB12345678');
  });

  test('remind of an instalment that is due', async () => {
    const item = { kind: 'course', slug: 'selling-online', byInstalments: true } as const;
    const { depositCentimes } = instalments;
    const order = await place(test_, { details: who(), item, seenPriceCentimes: depositCentimes, ...ticked });
    const reference = await begin(test_, order);
    await notifyFromBank(test_, evidenceFor(reference, { amountCentimes: depositCentimes }));
    await worker.round();
    test_.pass(26 * day);
    await bindScheduler(test_.context).processInstalments();
    await worker.round();
    expect(fake.faults).toEqual([]);
    expect(fake.taken.at(-1)).toMatchObject({
      template: 'derb_instalment',
      values: ['300\u00a0MAD', 'Selling Online', expect.any(String), expect.any(String)],
      button: `orders/mine/${order.number}`,
    });
  });

  test('are not even written for who left the box empty, or was not asked', async () => {
    await place(test_, { details: who(), wantsMessages: false });
    await place(test_, { details: who({ phone: '+212612345679' }) });
    expect(await messages()).toEqual([]);
    expect(await consentOf(phone)).toMatchObject({ wants: false });
    expect(await consentOf('+212612345679')).toBeUndefined();
  });

  test('without WhatsApp no answer is kept, and nothing is written', async () => {
    const bare = await openTestAcademy({ engine });
    try {
      await place(bare, { details: who(), ...ticked });
      expect(await bare.db.select().from(messageConsents)).toEqual([]);
      expect(await bare.academy.messages.asksAboutMessages(null)).toBe(false);
      expect(await bare.academy.messages.receiveMessages({ headers: {}, body: new Uint8Array() })).toBeNull();
    } finally {
      await bare.close();
    }
  });

  test('what was answered between writing and sending counts', async () => {
    await place(test_, { details: who(), ...ticked });
    await write('توقف');
    await firstRound();
    expect(fake.taken).toMatchObject([{ template: null, text: messageReplies.ar['messages-stopped'] }]);
    expect((await messages()).map(({ lastError }) => lastError).sort()).toEqual([null, 'overtaken'].sort());
  });

  test('STOP is confirmed once however often it comes, and holds at the next checkout; START ends it', async () => {
    await place(test_, { details: who(), ...ticked });
    await firstRound();
    test_.pass(1_000);
    await write('Stop', { id: 'wamid.stop', times: 3 });
    await worker.round();
    expect(fake.taken.slice(1)).toMatchObject([{ text: messageReplies.en['messages-stopped'] }]);
    await place(test_, { details: who(), ...ticked });
    expect(await consentOf(phone)).toMatchObject({ wants: false, source: 'whatsapp' });
    test_.pass(1_000);
    await write('start');
    await place(test_, { details: who() });
    await worker.round();
    expect(templates().slice(-2)).toEqual(expect.arrayContaining([null, 'derb_order_received']));
    // The same webhook once more, late: it is older than what she wrote since.
    const at = new Date(test_.context.clock().getTime() - 1_000);
    await fake.write(phone, 'Stop', { id: 'wamid.stop', at });
    expect(await consentOf(phone)).toMatchObject({ wants: true });
    // One that says to come from the future does not outlive what is written next.
    await fake.write(phone, 'start', { id: 'wamid.future', at: new Date('2096-01-01') });
    test_.pass(1_000);
    await write('Stop', { id: 'wamid.after' });
    expect(await consentOf(phone)).toMatchObject({ wants: false });
  });

  test('a webhook with another signature changes nothing', async () => {
    await place(test_, { details: who(), ...ticked });
    expect(await fake.send('{"object":"whatsapp_business_account","entry":[]}', 'sha256=00')).toBe(401);
    const [row] = await messages();
    await firstRound();
    await fake.report(row?.id ?? '', ['read'], { key: 'another secret' });
    expect(await test_.db.select().from(messageDeliveries)).toMatchObject([{ state: 'sent' }]);
  });

  test('statuses end at the furthest, in any order and twice; of a message that is not ours nothing is kept', async () => {
    await place(test_, { details: who(), ...ticked });
    await worker.round();
    const [row] = await messages();
    await fake.report(row?.id ?? '', ['read', 'delivered', 'delivered', 'sent', 'failed']);
    await fake.report('0198c1f0-2a41-7c3e-9b1d-5f6a7b8c9d0e', ['read']);
    await fake.report(row?.id ?? '', ['failed'], { phoneNumberId: '1' });
    const kept = await test_.db.select().from(messageDeliveries);
    expect(kept).toMatchObject([{ outboxId: row?.id, state: 'read', code: null }]);
    const { rows: listed } = await test_.academy.staff.deliveries({
      filter: { types: ['mail', 'message'], what: 'order-received' },
      page: 1,
      perPage: 25,
    });
    expect(listed.toSorted((one, other) => other.type.localeCompare(one.type))).toMatchObject([
      { type: 'message', to: [phone], delivery: { state: 'read' } },
      { type: 'mail', to: [email], delivery: null },
    ]);
  });

  test('a phone without WhatsApp is no work for staff: the reason stands beside the message', async () => {
    await place(test_, { details: who(), ...ticked });
    fake.next = { status: 400, code: 131026 };
    await firstRound();
    expect(await test_.db.select().from(messageDeliveries)).toMatchObject([
      { state: 'failed', code: 131026 },
    ]);
    expect(await countMessages(test_.db, new Date(0))).toEqual({ utility: 0, codes: 0, failed: 1 });
    expect((await test_.academy.staff.today({ staff })).tasks.map(({ kind }) => kind)).not.toContain(
      'messages',
    );
  });

  test('too many at once are tried again later, and an expired token is told by Today at once', async () => {
    await place(test_, { details: who(), ...ticked });
    fake.next = { status: 429, code: 130429 };
    await firstRound();
    expect((await messages())[0]).toMatchObject({ doneAt: null, lastError: 'busy (130429)' });
    fake.always = { status: 401, code: 190 };
    test_.pass(20_000);
    await worker.round();
    const tasks = (await test_.academy.staff.today({ staff })).tasks;
    expect(tasks.find(({ kind }) => kind === 'messages')).toMatchObject({ count: 1 });
    expect(JSON.stringify(await messages())).not.toContain('612345678');
    fake.always = null;
    test_.pass(3_600_000);
    await worker.round();
    expect(templates()).toEqual(['derb_order_received']);
  });

  test('an answer that was lost is not asked for again once a status has come', async () => {
    await place(test_, { details: who(), ...ticked });
    fake.next = 'lost';
    await firstRound();
    await fake.report(fake.taken[0]?.reference ?? '', ['sent']);
    test_.pass(3_600_000);
    await worker.round();
    expect(templates()).toEqual(['derb_order_received']);
    expect((await messages())[0]?.doneAt).not.toBeNull();
  });

  test('six a day go to a number that nobody proved, whoever orders with it', async () => {
    for (let times = 0; times < 8; times += 1)
      await place(test_, { details: who({ email: `s${times}@example.com` }), ...ticked });
    await firstRound();
    expect(fake.taken).toHaveLength(6);
    test_.pass(day + 1);
    await place(test_, { details: who({ email: 'next@example.com' }), ...ticked });
    await worker.round();
    expect(fake.taken).toHaveLength(7);
  });

  test('what costs nothing sends six a day to a number, whoever takes it, and uses up nothing of what is paid', async () => {
    const { database, academy, context } = test_;
    const slug = 'gratis';
    const record = aCourse({ slug, priceCentimes: 0 });
    await database.db
      .insert(courses)
      .values({ slug, position: 99, sample: 'own', record, updatedAt: context.clock() });
    const codes = Array.from({ length: 8 }, (_, n) => `GRATIS-${n}`);
    await academy.staff.addAccessCodes({ itemSlug: slug, codes, staff });
    await academy.staff.addAccessCodes({ itemSlug: 'selling-online', codes: ['ABC-1'], staff });
    for (let n = 0; n < 8; n += 1) {
      const address = `s${n}@example.com`;
      const details = who({ email: address });
      await place(test_, { courseSlug: slug, details, provedEmail: address, ...ticked });
    }
    await worker.round();
    expect(templates()).toEqual(Array.from({ length: 6 }, () => 'derb_open'));
    await placeAndPay(test_, { details: who(), ...ticked });
    await place(test_, { details: who({ email: 'next@example.com' }), ...ticked });
    await firstRound();
    expect(templates().slice(6).sort()).toEqual(['derb_order_received', 'derb_paid_and_open']);
  });

  test('of a gift nothing is told to the buyer’s phone but the order itself', async () => {
    const gift = { recipientName: 'Nour Alami', recipientEmail: 'nour@example.com', giftNote: '' };
    await test_.academy.staff.addAccessCodes({ itemSlug: 'selling-online', codes: ['ABC-1'], staff });
    await placeAndPay(test_, { details: who(), gift, ...ticked });
    await worker.round();
    expect(templates()).not.toContain('derb_paid_and_open');
    expect(templates()).not.toContain('derb_open');
  });

  test('a proved number signs in; the answer and the work are the same for one that nobody proved', async () => {
    await placeAndPay(test_, { details: who() });
    await prove();
    const before = fake.taken.length;
    const known = await askCode();
    const unknown = await askCode('+212698765432');
    expect([known, unknown]).toEqual([{ ok: true }, { ok: true }]);
    const written = (await messages()).filter(({ payload }) => payload['purpose'] !== undefined);
    expect(written.filter(({ doneAt }) => doneAt === null)).toHaveLength(2);
    expect(await test_.db.select().from(phoneCodes)).toHaveLength(2);
    await worker.round();
    expect(fake.taken.slice(before)).toMatchObject([{ to: phone, template: 'derb_code' }]);
    const code = lastCode();
    expect(fake.taken.at(-1)?.values).toEqual([code]);
    expect(await enter(code === '000000' ? '000001' : '000000')).toBeRefused('wrong-code');
    const entered = await enter(code);
    if (!entered?.ok) throw new Error('Not entered');
    expect(entered.email).toBe(email);
    const cookie = cookieFrom(entered.headers);
    expect(await auth.whoIs(new Request('https://academy.example', { headers: { cookie } }))).toMatchObject({
      email,
    });
    // A code is used once.
    expect(await enter(code)).toBeRefused('wrong-code');
  });

  test('no order with somebody’s number, paid or not, and no change of one, opens anything', async () => {
    await placeAndPay(test_, { details: who() });
    await prove();
    // Another person orders with her number, pays, and corrects the number of an order of their own to hers.
    const thief = 'thief@example.com';
    await placeAndPay(test_, { details: who({ email: thief }), ...ticked });
    const own = await place(test_, { details: who({ email: thief, phone: '+212600000001' }) });
    const changed = await test_.academy.changeDetails({ token: own.token, details: who({ email: thief }) });
    expect(changed.ok).toBe(true);
    await askCode();
    await worker.round();
    const entered = await enter(lastCode());
    expect(entered).toMatchObject({ ok: true, email });
    // And a number that only stands on orders opens nothing.
    await placeAndPay(test_, {
      details: who({ email: 'new@example.com', phone: '+212600000002' }),
      ...ticked,
    });
    await worker.round();
    const sent = fake.taken.length;
    await askCode('+212600000002');
    await worker.round();
    expect(fake.taken).toHaveLength(sent);
  });

  test('a phone of two people opens the account of the one who proved it last', async () => {
    await placeAndPay(test_, { details: who() });
    await placeAndPay(test_, { details: who({ email: 'nour@example.com' }) });
    await prove();
    await prove({ email: 'nour@example.com' });
    await askCode();
    await worker.round();
    expect(await enter(lastCode())).toMatchObject({
      ok: true,
      email: 'nour@example.com',
    });
    expect(await test_.db.select().from(provedPhones)).toHaveLength(1);
  });

  test('a code that was sent before the number went to another account opens neither', async () => {
    await placeAndPay(test_, { details: who() });
    const member = await prove();
    await askCode();
    await worker.round();
    const code = lastCode();
    await test_.academy.messages.stopMessages(member);
    expect(await enter(code)).toBeRefused('wrong-code');
  });

  test('a code that was sent before STOP signs in no more', async () => {
    await placeAndPay(test_, { details: who() });
    await prove();
    await askCode();
    await worker.round();
    const code = lastCode();
    test_.pass(1_000);
    await write('stop');
    expect(await enter(code)).toBeRefused('wrong-code');
  });

  test('a member who proves another number has left the first: it opens nothing, and nothing goes there', async () => {
    const next = '+212612345679';
    const order = await placeAndPay(test_, { details: who() });
    await prove();
    const member = await prove({ phone: next });
    expect(await consentOf(phone)).toBeUndefined();
    await askCode();
    await worker.round();
    expect(fake.taken.at(-1)?.to).toBe(next);
    // Not even once messages to the new one are stopped.
    test_.pass(1_000);
    await write('stop', { from: next });

    const addressee = await readAddressee(test_.db, { orderId: order.id, emailName: 'access-ready' });
    expect(await readPhoneOf(test_.db, addressee)).toBeNull();
    expect(await test_.academy.messages.messagesOf(member)).toMatchObject({ phone: next, isOn: false });
  });

  test('STOP and START in turn are answered six times a day, and count however often they come', async () => {
    for (let times = 0; times < 9; times += 1) {
      test_.pass(1_000);
      await write(times % 2 === 0 ? 'stop' : 'start');
    }
    await worker.round();
    expect(fake.taken).toHaveLength(databaseLimits.messageReply.most);
    expect(await consentOf(phone)).toMatchObject({ wants: false });
  });

  test('once the day’s codes of everybody are used up none leaves, and the answer is the same', async () => {
    await placeAndPay(test_, { details: who() });
    await prove();
    const sent = fake.taken.length;
    await test_.db
      .update(tries)
      .set({ used: databaseLimits.messageCode.most })
      .where(like(tries.key, 'message-code:%'));
    expect(await askCode()).toEqual({ ok: true });
    await worker.round();
    expect(fake.taken).toHaveLength(sent);
    test_.pass(day + 1);
    await askCode();
    await worker.round();
    expect(fake.taken).toHaveLength(sent + 1);
  });

  test('so many wrong codes at all numbers together that one could be guessed close the sign-in by phone for the day', async () => {
    await placeAndPay(test_, { details: who() });
    await prove();
    expect(await enter('000000', '+212600000007')).toBeRefused('wrong-code');
    const { most } = databaseLimits.wrongPhoneCode;
    const wrong = like(tries.key, 'wrong-phone-code:%');
    expect(await test_.db.update(tries).set({ used: most }).where(wrong).returning()).toHaveLength(1);
    await askCode();
    await worker.round();
    expect(await enter(lastCode())).toBeRefused('too-many');
    test_.pass(day + 1);
    await askCode();
    await worker.round();
    expect(await enter(lastCode())).toMatchObject({ ok: true });
  });

  test('half a year without a sign-in, STOP, or turning messages off ends it, and no code is sent', async () => {
    await placeAndPay(test_, { details: who() });
    const member = await prove();
    const sent = fake.taken.length;
    test_.pass(provedDays * day);
    await askCode();
    await worker.round();
    expect(fake.taken).toHaveLength(sent);
    await prove();
    test_.pass(1_000);
    await write('stop');
    await worker.round();
    const after = fake.taken.length;
    await askCode();
    // Nor is the number proved again by anybody, until the phone itself says START.
    expect(await test_.academy.messages.sendPhoneProof({ member, phone, locale: 'en' })).toEqual({
      ok: true,
    });
    await worker.round();
    expect(fake.taken).toHaveLength(after);
  });

  test('five wrong tries end a code, even for the right one after them', async () => {
    await placeAndPay(test_, { details: who() });
    await prove();
    await askCode();
    await worker.round();
    const code = lastCode();
    const wrong = code === '111111' ? '222222' : '111111';
    for (let times = 0; times < 5; times += 1) expect((await enter(wrong))?.ok).toBe(false);
    expect(await enter(code)).toBeRefused('wrong-code');
  });

  test('whoever asks again gets the same code, and three in a quarter of an hour from one place', async () => {
    await placeAndPay(test_, { details: who() });
    await prove();
    const sent = fake.taken.length;
    for (let times = 0; times < 3; times += 1) expect(await askCode()).toEqual({ ok: true });
    expect(await askCode()).toBeRefused('too-many');
    await worker.round();
    const codes = fake.taken.slice(sent).map(({ button }) => button);
    expect(codes).toHaveLength(3);
    expect(new Set(codes).size).toBe(1);
    // Other places share the number's own limit.
    for (const place_ of ['192.0.2.2', '192.0.2.3'])
      expect(await askCode(phone, place_)).toEqual({ ok: true });
    expect(await askCode(phone, '192.0.2.4')).toBeRefused('too-many');
  });

  test('a code that proves a number is only for who has paid, five times a day', async () => {
    await place(test_, { details: who() });
    const { member } = await enterAs(auth, { database: test_.database }, email).catch(() => ({
      member: { id: 'member-1', email },
    }));
    const ask = () => test_.academy.messages.sendPhoneProof({ member, phone, locale: 'en' });
    expect(await ask()).toBeRefused('nothing-paid');
    await placeAndPay(test_, { details: who() });
    for (let times = 0; times < 5; times += 1) expect(await ask()).toEqual({ ok: true });
    expect(await ask()).toBeRefused('too-many');
  });

  test('no code and no number of anybody lies readable in the outbox, and what was sent keeps no code', async () => {
    await placeAndPay(test_, { details: who() });
    await prove();
    await askCode();
    const code = async () => JSON.stringify((await messages()).map(({ payload }) => payload));
    expect(await code()).toContain('sealed');
    await worker.round();
    expect(await code()).not.toContain('sealed');
    expect(JSON.stringify(await test_.db.select().from(phoneCodes))).not.toContain('612345678');
  });

  test('a form asks everybody but who answered for the number they proved: of other numbers on their orders it tells nothing', async () => {
    const asks = (member: Member | null) => test_.academy.messages.asksAboutMessages(member);
    expect(await asks(null)).toBe(true);
    // Somebody has answered for the number; a stranger orders with it.
    await place(test_, { details: who({ email: 'owner@example.com' }), ...ticked });
    await placeAndPay(test_, { details: who() });
    expect(await asks({ id: 'member-1', email })).toBe(true);
    expect(await asks(await prove())).toBe(false);
    expect(await asks({ id: 'member-2', email: 'owner@example.com' })).toBe(true);
  });

  test('the export has the numbers and the answers; with the account they are erased', async () => {
    await placeAndPay(test_, { details: who(), ...ticked });
    const member = await prove();
    const held = await test_.academy.account.export(member);
    expect(JSON.stringify(held)).toContain('"wants":true');
    expect(held).toMatchObject({
      provedPhones: [{ phone }],
      messageConsents: [{ phone, source: 'account' }],
    });
    const deleted = await test_.academy.account.delete(member, {
      typedEmail: email,
      knows: true,
      locale: 'en',
    });
    expect(deleted).toEqual({ ok: true });
    expect(await test_.db.select().from(messageConsents)).toEqual([]);
    expect(await test_.db.select().from(provedPhones)).toEqual([]);
    expect(JSON.stringify(await messages())).not.toContain('612345678');
  });

  test('turning messages off in an account answers for the number it proved; of others on its orders only a ticked box goes', async () => {
    const [victim, hers] = ['+212600000011', '+212600000012'];
    await placeAndPay(test_, { details: who({ email: 'nour@example.com', phone: victim }) });
    await prove({ email: 'nour@example.com', phone: victim });
    await place(test_, { details: who({ phone: hers }), ...ticked });
    await place(test_, { details: who({ phone: victim }), ...ticked });
    await write('start', { from: '+212600000013' });
    await place(test_, { details: who({ phone: '+212600000013' }), ...ticked });
    await test_.academy.messages.stopMessages({ id: 'member-without-number', email });
    expect(await consentOf(victim)).toMatchObject({ wants: true, source: 'account' });
    expect(await consentOf('+212600000013')).toMatchObject({ wants: true, source: 'whatsapp' });
    expect(await consentOf(hers)).toMatchObject({ wants: false, source: 'checkout' });
    await placeAndPay(test_, { details: who() });
    await test_.academy.messages.stopMessages(await prove());
    expect(await consentOf(phone)).toMatchObject({ wants: false, source: 'account' });
  });

  test('a box that anybody ticks does not turn on what was turned off in the account', async () => {
    await placeAndPay(test_, { details: who() });
    await test_.academy.messages.stopMessages(await prove());
    await place(test_, { details: who({ email: 'thief@example.com' }), ...ticked });
    expect(await consentOf(phone)).toMatchObject({ wants: false, source: 'account' });
  });

  test('an account is shown and exports no answer for a number that it only ordered with', async () => {
    await placeAndPay(test_, { details: who() });
    await prove();
    const thief = { id: 'member-thief', email: 'thief@example.com' };
    await place(test_, { details: who({ email: thief.email }), ...ticked });
    expect(await test_.academy.messages.messagesOf(thief)).toMatchObject({ phone: null, isOn: false });
    expect(await test_.academy.account.export(thief)).toMatchObject({
      provedPhones: [],
      messageConsents: [],
    });
  });

  test('STOP from the phone outlives the account and its orders', async () => {
    await placeAndPay(test_, { details: who() });
    const member = await prove();
    test_.pass(1_000);
    await write('stop');
    const sure = { typedEmail: email, knows: true, locale: 'en' } as const;
    expect(await test_.academy.account.delete(member, sure)).toEqual({ ok: true });
    expect(await consentOf(phone)).toMatchObject({ wants: false, source: 'whatsapp' });
    await place(test_, { details: who({ email: 'thief@example.com' }), ...ticked });
    expect(await consentOf(phone)).toMatchObject({ wants: false, source: 'whatsapp' });
  });

  test('an answer goes with the last order that its number stood on', async () => {
    const order = await place(test_, { details: who(), ...ticked });
    expect(await rows(`message:order-received:${order.id}`)).toHaveLength(1);
    test_.pass(200 * day);
    const { bindScheduler } = await import('../../jobs.ts');
    const jobs = bindScheduler(test_.context);
    await jobs.expireOrders();
    test_.pass(200 * day);
    await jobs.applyRetention();
    expect(await consentOf(phone)).toBeUndefined();
    expect(await messages()).toEqual([]);
  });
});
