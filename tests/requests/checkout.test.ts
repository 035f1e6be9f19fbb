/**
 * The checkout beside its main flow: another way to pay, a silent bank, one order paid twice, all buttons of the practice
 * bank.
 */
import { expect, it } from 'vitest';
import { words } from '../../src/words.ts';
import { newVisitor, visit, type Visitor } from '../support/visitor.ts';
import {
  chooseMethod,
  follow,
  giveDetails,
  newLearner,
  orderNumberOn,
  placeOrder,
} from '../support/visits.ts';

const course = 'ugc-creation-masterclass';
const t = words.en;
const { other, card, cash } = t.enrol;
const opened = t.order.access.classroom.title;
/** On the page after the bank. */
const isTheirs = t.order.access.classroom.facts.title;

/** From the card step to the page of the bank. */
async function goToTheBank(visitor: Visitor, order: string): Promise<string> {
  await visitor.open(`${order}/card`);
  await visitor.send({ cardType: 'morocco' });
  return (await visitor.send({}, { form: 'form' })).address;
}

async function atTheBank() {
  const { visitor, order } = await placeOrder(course);
  await chooseMethod(visitor, 'Card');
  return { visitor, order, bank: await goToTheBank(visitor, order) };
}

it('the wish to start at once is asked for where something starts within the time for changing one’s mind, and nowhere else', async () => {
  const visitor = newVisitor();
  // Its next group starts in more than three weeks.
  const { $ } = await visitor.open('/courses/ugc-creation-masterclass/enrol');
  expect($('[name=agreesToStart]')).toHaveLength(0);
  for (const path of ['/courses/ecommerce-mastery-virtual/enrol', '/checkout/membership']) {
    const page = await visitor.open(path);
    expect(page.$('[name=agreesToStart]')).toHaveLength(1);
    const refused = await visitor.send({ ...newLearner(), isSixteen: 'on' });
    expect([
      refused.status,
      refused.text.includes(words.en.common.fieldProblems['agreement-required']),
    ]).toEqual([422, true]);
  }
});

const press = (visitor: Visitor, value: string) =>
  visitor.send({}, { form: 'form', button: { name: 'button', value } });

it('who pays another way sees that nothing is paid, and a link to every other way', async () => {
  const { visitor, who } = await placeOrder(course);
  const page = await chooseMethod(visitor, 'Other Payment Methods');
  for (const sentence of [other.title, other.state, other.text]) expect(page.text).toContain(sentence);
  // Nothing can be changed here: the choice is made, or a new order is needed.
  expect(page.$('main input')).toHaveLength(0);
  const chat = page.$('main a[target=_blank]').filter((_, one) => page.$(one).text().includes(other.open));
  const message = new URL(chat.attr('href') ?? '').searchParams.get('text');
  for (const part of [orderNumberOn(page).toUpperCase(), who.email]) expect(message).toContain(part);
  await follow(visitor, other.seeOrder);
  expect(visitor.page.text).toContain(t.common.statuses['Pending Other Payment Method']);
  await follow(visitor, t.order.actions.continueWith['Other Payment Methods']);
  await follow(visitor, other.another);
  expect((await chooseMethod(visitor, 'WafaCash / Cash Plus')).$('h1').text()).toBe(cash.title);
});

it('a slip in the address is asked about once: the meant one is taken by a tick, the typed one by sending it again', async () => {
  const email = (name: string) => `${name}-${Date.now()}@gmial.com`;
  const visitor = await visit(`/courses/${course}/enrol`);
  const asked = await giveDetails(visitor, { ...newLearner(), email: email('salma') });
  expect(asked.text).toContain(t.enrol.meant.title);
  const meant = asked.$('[name=meantEmail]').attr('value') ?? '';
  expect(meant).toMatch(/^salma-\d+@gmail\.com$/);
  expect((await visitor.send({ meantEmail: meant })).address).toContain('/method');
  expect((await follow(visitor, t.enrol.back)).$('[name=email]').val()).toBe(meant);
  const sure = await visit(`/courses/${course}/enrol`);
  await giveDetails(sure, { ...newLearner(), email: email('hiba') });
  expect((await sure.send()).address).toContain('/method');
});

it('who chooses no way to pay, or no kind of card, reads so above the first one, which has the focus', async () => {
  const { visitor, order } = await placeOrder(course);
  const refusedAt = async (check: string, name: string) => {
    const { $ } = await visitor.send({ [name]: '' }, { form: `main form[data-check=${check}]` });
    expect($(`[data-field=${name}]`).attr('aria-invalid')).toBe('true');
    expect($(`input[name=${name}]`).first().attr('autofocus')).toBeDefined();
    return $(`[data-field=${name}] legend + [data-problem-text]`).text();
  };
  expect(await refusedAt('method', 'paymentOption')).toBe(t.enrol.method.required);
  await visitor.open(`${order}/method`);
  await chooseMethod(visitor, 'Card');
  expect(await refusedAt('card', 'cardType')).toBe(card.required);
});

it('who comes back from a silent bank is warned before paying again, and may ask the bank', async () => {
  const { visitor, order } = await atTheBank();
  expect((await visitor.open(`${order}/card`)).text).toContain(card.underWay);
  expect((await follow(visitor, card.seeOrder)).text).toContain(t.order.underWay.title);
  const asked = await visitor.send(
    {},
    { form: 'main form:has([value=ask])', button: { name: 'intent', value: 'ask' } },
  );
  expect(asked.text).toContain(t.order.notice.asked);
});

it('an order that was paid twice shows that one of the payments is refunded', async () => {
  const { visitor, order, bank } = await atTheBank();
  await goToTheBank(visitor, order);
  expect((await press(visitor, 'approve')).text).toContain(t.payment.success.paidTitle);
  await visitor.open(bank);
  const again = await press(visitor, 'approve');
  expect(again.address).toContain('/payment/success');
  expect(again.text).toContain(t.order.paidTwice.title);
  expect((await visitor.open(order)).text).toContain(t.order.timeline.events['capture-again']);
});

it('Back after paying leads to the order, and the page of the bank pays nothing again', async () => {
  const { visitor, order, bank } = await atTheBank();
  await press(visitor, 'approve');
  expect((await visitor.open(bank)).text).toContain(t.practiceBank.settled.approved);
  const page = await visitor.open(`${order}/card`);
  expect(page.address).toBe(order);
  expect(page.text).toContain(t.order.statuses['Payment Confirmed'].title);
});

it('an approval notified five times at once opens one course', async () => {
  const { visitor } = await atTheBank();
  const { text, address } = await press(visitor, 'approve-repeatedly');
  expect(text).toContain(isTheirs);
  expect((await visitor.open(address)).$('main a[href="/learn/ugc-creation-masterclass"]')).toHaveLength(1);
});

it('a payment that is approved late is waited for, by reloading where nothing else can', async () => {
  const { visitor } = await atTheBank();
  const page = await press(visitor, 'approve-late');
  expect(page.text).toContain(t.payment.success.processingTitle);
  expect(page.html).toMatch(/<meta http-equiv="refresh" content="3;url=\/payment\/success/i);
  await expect.poll(async () => (await visitor.open(page.address)).text).toContain(isTheirs);
});

it('an approval whose amount was changed opens nothing', async () => {
  const { visitor, order } = await atTheBank();
  await press(visitor, 'tamper');
  const { text } = await visitor.open(order);
  expect(text).toContain(t.order.statuses['Pending Payment'].title);
  expect(text).not.toContain(opened);
});

it('going back from the bank leaves the order open, with a way to try again', async () => {
  const { visitor } = await atTheBank();
  const page = await press(visitor, 'cancel');
  expect(page.address).toContain('/payment/cancel');
  expect(page.text).toContain(t.payment.cancel.text);
  await follow(visitor, t.payment.retry);
  expect(visitor.page.$('input[name=cardType]').length).toBeGreaterThan(0);
});

it('a form that is sent twice makes one order', async () => {
  const visitor = await visit(`/courses/${course}/enrol`);
  const who = newLearner();
  const idempotencyKey = String(visitor.page.$('[name=idempotencyKey]').val());
  const { address } = await giveDetails(visitor, who);
  await visitor.open(`/courses/${course}/enrol`);
  const again = await visitor.send({ ...who, idempotencyKey, isSixteen: 'on', agreesToStart: 'on' });
  expect(again.address).toBe(address);
});
