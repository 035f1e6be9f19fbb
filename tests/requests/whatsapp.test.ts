/** WhatsApp through the front door: an academy of its own that speaks to a fake of Meta's Cloud API, and the others, which have none. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { linksIn } from '../../src/academy/frame/links.ts';
import { messageReplies } from '../../src/academy/messages/words.ts';
import { words } from '../../src/words.ts';
import { keysOfTest, startWhatsAppFake, type WhatsAppFake } from '../fakes/whatsapp/start-whatsapp-fake.ts';
import { startForVisitors } from '../support/built-academy.ts';
import type { Running } from '../support/start-built.ts';
import { newVisitor, Visitor } from '../support/visitor.ts';
import { chooseMethod, groupOn, newLearner, payByCard, signIn } from '../support/visits.ts';

const t = words.en.messages;
const links = linksIn('en');

let fake: WhatsAppFake;
let academy: Running;
beforeAll(async () => {
  fake = await startWhatsAppFake(keysOfTest);
  academy = await startForVisitors(undefined, {
    WHATSAPP_ACCESS_TOKEN: keysOfTest.accessToken,
    WHATSAPP_PHONE_NUMBER_ID: keysOfTest.phoneNumberId,
    WHATSAPP_APP_SECRET: keysOfTest.appSecret,
    WHATSAPP_VERIFY_TOKEN: keysOfTest.verifyToken,
    WHATSAPP_STAND_IN: fake.origin,
  });
  fake.webhook = `http://127.0.0.1:${academy.port}/callbacks/whatsapp`;
});
afterAll(async () => {
  await academy.stop();
  await fake.stop();
});

const to = (phone: string) => fake.taken.filter((one) => one.to === phone);
const templatesTo = (phone: string) => to(phone).map(({ template }) => template);
const lastCode = (phone: string) =>
  to(phone).findLast(({ template }) => template === 'derb_code')?.button ?? '';
/** A number of its own for each test, as it is typed and as it is kept. */
let numbers = 10_000_000;
const ownNumber = () => {
  numbers += 1;
  return { typed: `06${numbers}`, phone: `+2126${numbers}` };
};

/** Orders a course in English, to be paid by transfer; `ticked`: the box beside the phone. */
async function order({
  ticked,
  typed,
  who = newLearner(),
}: {
  ticked: boolean;
  typed: string;
  who?: ReturnType<typeof newLearner>;
}) {
  const visitor = new Visitor(academy.origin);
  const form = await visitor.open('/courses/english-mastery/enrol');
  const box = form.$('main input[name="messages"]');
  await visitor.send({
    ...who,
    phone: typed,
    ...groupOn(form),
    ...(ticked ? { messages: 'on' } : {}),
    isSixteen: 'on',
    agreesToStart: 'on',
  });
  const path = /^(.*\/orders\/[\w-]+)\/method/.exec(visitor.page.address)?.[1] ?? '';
  // What an order without a way to pay says waits for a while; with one it leaves at once.
  await chooseMethod(visitor, 'Bank Transfer');
  return { visitor, who, box: { is: box.length, ticked: box.attr('checked') }, path };
}

it('tells who ticked the box what the e-mails tell, with a button that holds no key', async () => {
  const { typed, phone } = ownNumber();
  const { visitor, box, path } = await order({ ticked: true, typed });
  expect(box).toEqual({ is: 1, ticked: undefined });
  await expect.poll(() => templatesTo(phone)).toEqual(['derb_pay_by_transfer']);
  const [message] = to(phone);
  expect(message?.button).toMatch(/^orders\/mine\/MEM-/);
  expect(JSON.stringify(message)).not.toContain(path.split('/').at(-1));
  // The browser that ordered goes to the order; another one is asked to sign in.
  expect((await visitor.open(`/${message?.button}`)).address).toContain(path);
  expect((await new Visitor(academy.origin).open(`/${message?.button}`)).address).toMatch(/^\/clarity-login/);
  await visitor.open(`${path}/method`);
  await chooseMethod(visitor, 'Card');
  await payByCard(visitor);
  await expect.poll(() => templatesTo(phone)).toContain('derb_paid_and_open');
  expect(fake.faults).toEqual([]);
});

it('sends nothing to who left the box empty', async () => {
  const { typed, phone } = ownNumber();
  const other = ownNumber();
  await order({ ticked: false, typed });
  await order({ ticked: true, typed: other.typed });
  await expect.poll(() => templatesTo(other.phone)).toEqual(['derb_pay_by_transfer']);
  expect(templatesTo(phone)).toEqual([]);
});

it('answers Meta’s question, and takes only what Meta signed', async () => {
  const ask = (token: string) =>
    fetch(`${fake.webhook}?hub.mode=subscribe&hub.challenge=1158201444&hub.verify_token=${token}`);
  const answer = await ask(keysOfTest.verifyToken);
  expect([answer.status, await answer.text()]).toEqual([200, '1158201444']);
  expect((await ask('another')).status).toBe(403);
  expect(await fake.send('{}', null)).toBe(401);
  expect(await fake.send('{}', 'sha256=00')).toBe(401);
  expect(await fake.send('{"object":"page"}')).toBe(400);
  expect(await fake.send(JSON.stringify('x'.repeat(3_300_000)))).toBe(413);
  expect((await fetch(fake.webhook, { method: 'PUT' })).status).toBe(405);
});

it('stops at STOP, and says so, whatever is ticked afterwards', async () => {
  const { typed, phone } = ownNumber();
  await order({ ticked: true, typed });
  await expect.poll(() => templatesTo(phone)).toEqual(['derb_pay_by_transfer']);
  await fake.write(phone, 'قف', { times: 2 });
  await expect.poll(() => to(phone).at(-1)?.text).toBe(messageReplies.ar['messages-stopped']);
  await order({ ticked: true, typed });
  await fake.write(phone, 'START', { at: new Date(Date.now() + 2_000) });
  await expect.poll(() => to(phone).at(-1)?.text).toBe(messageReplies.en['messages-started']);
  expect(templatesTo(phone)).toEqual(['derb_pay_by_transfer', null, null]);
});

it('signs in with a number that was proved in the account, and answers alike for one that was not', async () => {
  const { typed, phone } = ownNumber();
  const { visitor, who, path } = await order({ ticked: false, typed });
  await visitor.open(`${path}/method`);
  await chooseMethod(visitor, 'Card');
  await payByCard(visitor);
  await signIn(visitor, who.email, { next: links.accountMessages() });
  expect(visitor.page.text).toContain(t.account.unverified);
  await visitor.send({ phone: typed });
  expect(visitor.page.text).toContain(t.account.sent);
  await expect.poll(() => lastCode(phone)).toMatch(/^\d{6}$/);
  await visitor.send({ code: lastCode(phone) });
  expect(visitor.page.text).toContain(t.account.verified);
  const before = to(phone).length;

  const phoneInHand = new Visitor(academy.origin);
  const first = await phoneInHand.open(links.signIn());
  expect(first.$(`a[href="${links.signInByPhone()}"]`).text()).toBe(t.signIn.byPhone);
  await phoneInHand.open(links.signInByPhone());
  const known = await phoneInHand.send({ phone: typed });
  const stranger = new Visitor(academy.origin);
  await stranger.open(links.signInByPhone());
  const unproved = ownNumber();
  const unknown = await stranger.send({ phone: unproved.typed });
  expect(unknown.status).toBe(known.status);
  expect(unknown.text.replace(unproved.phone, '')).toBe(known.text.replace(phone, ''));
  await expect.poll(() => to(phone).length).toBe(before + 1);
  expect((await phoneInHand.send({ code: '12 34' })).text).toContain(t.signIn.wrongCode);
  const entered = await phoneInHand.send({ code: lastCode(phone) });
  expect(entered.address).not.toMatch(/clarity-login/);
  expect((await phoneInHand.open(links.account())).text).toContain(who.email);
  expect(to(unproved.phone)).toEqual([]);

  await phoneInHand.open(links.accountMessages());
  await phoneInHand.send({}, { form: 'main form:has([value=stop])' });
  expect(phoneInHand.page.text).toContain(t.account.stopped);
});

it('opens a gift with any phone number: whoever has no e-mail address signs in with it from then on', async () => {
  const buyer = new Visitor(academy.origin);
  const form = await buyer.open('/courses/english-mastery/enrol');
  const gift = { gift: 'on', recipientName: 'Fatima', recipientEmail: '', giftNote: '' };
  await buyer.send({ ...newLearner(), ...groupOn(form), ...gift, isSixteen: 'on', agreesToStart: 'on' });
  const page = buyer.page.address.replace(/\/method.*/, '');
  await chooseMethod(buyer, 'Card');
  await payByCard(buyer);
  const link = new URL((await buyer.open(page)).$('[data-copy]').attr('data-copy') ?? '').pathname;

  const { typed, phone } = ownNumber();
  const mother = new Visitor(academy.origin);
  const way = (await mother.open(link)).$(`main a[href^="${links.signInByPhone()}"]`).attr('href') ?? '';
  expect((await mother.open(way)).text).toContain(t.signIn.gift.lead);
  await mother.send({ phone: typed });
  await expect.poll(() => lastCode(phone)).toMatch(/^\d{6}$/);
  await mother.send({ code: lastCode(phone) });
  expect(mother.page.text).toContain(phone);
  await mother.send({ name: 'Fatima Alami' });
  expect(mother.page.address).toBe(links.account());
  expect(mother.page.html).toContain('/learn/english-mastery');
  expect(mother.page.text).toContain(phone);
  expect(mother.page.html).not.toContain('.invalid');
  // What opens is told on WhatsApp, as there is no e-mail address.
  await expect.poll(() => templatesTo(phone)).toContain('derb_open');

  // Another day, on another phone: the same number leads to the same account.
  const again = new Visitor(academy.origin);
  await again.open(links.signInByPhone());
  await again.send({ phone: typed });
  const codes = () => templatesTo(phone).filter((name) => name === 'derb_code').length;
  await expect.poll(codes).toBe(2);
  await again.send({ code: lastCode(phone) });
  expect((await again.open('/learn/english-mastery')).status).toBe(200);
  // She can delete it as everybody can, by a code to the phone.
  await again.open(links.accountDelete());
  await again.send({}, { form: 'main form:has([value=code])', button: { name: 'intent', value: 'code' } });
  await expect.poll(codes).toBe(3);
  await again.send(
    { email: typed, code: lastCode(phone) },
    { form: 'main form:has([name=email])', button: { name: 'intent', value: 'delete' } },
  );
  expect(again.page.address).toBe(links.accountDeleted());
});

it('sends no code to a number for a gift that was taken, or for none', async () => {
  const { typed, phone } = ownNumber();
  const visitor = new Visitor(academy.origin);
  await visitor.open(`${links.signInByPhone()}?next=${encodeURIComponent('/gifts/aaaa-aaaa-aaaa')}`);
  const asked = await visitor.send({ phone: typed });
  expect(asked.status).toBe(200);
  const known = ownNumber();
  await order({ ticked: true, typed: known.typed });
  // 'derb_order_received' as well where it left before the choice.
  await expect.poll(() => templatesTo(known.phone)).toContain('derb_pay_by_transfer');
  expect(to(phone)).toEqual([]);
});

it('without WhatsApp nothing of it is shown, and there is no such callback', async () => {
  const visitor = newVisitor();
  const form = await visitor.open('/courses/english-mastery/enrol');
  expect(form.$('main input[name="messages"]').length).toBe(0);
  expect((await visitor.open(links.signIn())).html).not.toContain(links.signInByPhone());
  expect((await visitor.open(links.signInByPhone())).address).toBe(links.signIn());
  const answer = await visitor.ask('/callbacks/whatsapp', { method: 'POST', body: '{}' });
  expect(answer.status).toBe(404);
});
