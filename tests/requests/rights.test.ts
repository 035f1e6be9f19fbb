/** The consultation included in a course: shown where it was promised, and used at its booking. */
import { expect, it } from 'vitest';
import { words } from '../../src/words.ts';
import { formatMad } from '../../src/platform/money/money.ts';
import { newVisitor, visit } from '../support/visitor.ts';
import {
  askStaff,
  chooseMethod,
  emailTo,
  giveDetails,
  newLearner,
  orderNumberOn,
  payByCard,
  placeOrder,
  signIn,
  staff,
} from '../support/visits.ts';

const t = words.en;
const { rights } = t;
const { fieldProblems } = t.common;
const sales = '/courses/ecommerce-mastery-virtual';
const booking = '/consultation/your-shop-line-by-line/book';
const plain = (text: string): string => text.replace(/\s/g, ' ');
const half = plain(rights.offered.text(formatMad(50_000, 'en'), formatMad(25_000, 'en')));

/** Buys a course by card; the visitor ends on the page after the bank. */
async function buy(course: string) {
  const bought = await placeOrder(course);
  await chooseMethod(bought.visitor, 'Card');
  const success = await payByCard(bought.visitor);
  const code = success.$('#rights-title').parent().find('bdi').first().text();
  return { ...bought, success, code };
}

it('the bonus of the sales page is on every page and in the e-mail, counted, and used at half price', async () => {
  const counted = async () => /لأول 100 مسجّلة[^ك]*/.exec((await visit(sales)).page.text)?.[0];
  const before = await counted();
  const { visitor, who, order, success, code } = await buy('ecommerce-mastery-virtual');
  expect(success.text).toContain(rights.title);
  expect(success.text).toContain(plain(formatMad(25_000, 'en')));
  expect((await visitor.open(order)).text).toContain(rights.states.open);
  expect(code).toMatch(/^[A-Z2-9]{8}$/);
  expect(await emailTo(visitor, who.email, code)).toContain(t.rights.how.split('.')[0]);
  expect(await counted()).not.toBe(before);
  // The link of the order fills in the code and its e-mail address.
  const href = visitor.page.$(`a:contains("${rights.book}")`).attr('href') ?? '';
  expect((await visit(href)).page.text).toContain(t.coupon.box.applied);
  await signIn(visitor, who.email);
  expect((await visitor.open('/account/bookings')).text).toContain(code);
  const page = await visitor.open(booking);
  expect(page.text).toContain(half);
  const slot = String(page.$('[name=slot]').eq(3).val());
  await visitor.send({ slot, phone: '', isSixteen: 'on', agreesToStart: 'on' });
  expect(visitor.page.address).toMatch(/\/method$/);
  expect(visitor.page.text).toContain(plain(formatMad(25_000, 'en')));
  expect((await visitor.open('/account/bookings')).text).toContain(rights.states.used);
  expect((await visitor.open(booking)).text).not.toContain(half);
});

it('somebody else’s code with another address is unknown, and without one works only for its owner', async () => {
  const { code } = await buy('ecommerce-mastery-virtual');
  const thief = await visit(`${booking}?coupon=${code}`);
  expect(thief.page.text).toContain(fieldProblems['coupon-unknown']);
  const page = await thief.send({ ...newLearner(), coupon: code }, { button: { name: 'apply' } });
  expect([page.status, page.text.includes(fieldProblems['coupon-unknown'])]).toEqual([422, true]);
  const slot = String(page.$('[name=slot]').eq(5).val());
  const forced = await thief.send({ slot, isSixteen: 'on', agreesToStart: 'on', coupon: code });
  expect(forced.address).not.toMatch(/\/orders\//);
});

it('what is included in a course is booked for free by who is signed in; staff see it, return it once, and it is logged', async () => {
  const { visitor, who, order, success } = await buy('english-mastery');
  expect(success.text).toContain(rights.as.included);
  await signIn(visitor, who.email);
  const path = '/consultation/job-interview-in-english/book';
  const page = await visitor.open(path);
  expect(page.text).toContain(rights.offered.title);
  const slot = String(page.$('[name=slot]').eq(20).val());
  await visitor.send({ slot, phone: '', isSixteen: 'on', agreesToStart: 'on' });
  expect(visitor.page.text).toContain(t.booking.panel.titles.booked);
  expect(visitor.page.text).toMatch(/(?<!\d)0 MAD/);
  const number = orderNumberOn(await visitor.open(order));
  const staffVisitor = await staff();
  const { body } = await askStaff(staffVisitor, 'GET', `/orders/${number}`);
  expect(body.rights).toMatchObject([{ as: 'included', state: 'used', mayGiveBack: true, mayExtend: false }]);
  const giveBack = () =>
    askStaff(staffVisitor, 'POST', `/orders/${number}/rights/included`, { change: 'give-back' });
  expect((await giveBack()).status).toBe(200);
  expect((await giveBack()).body).toMatchObject({ code: 'too-late' });
  expect((await visitor.open(order)).text).toContain(rights.states.open);
});

it('a coupon of 100 % leaves nothing to pay: e-mailed to a stranger, shown to who is signed in', async () => {
  const made = await askStaff(await staff(), 'POST', '/coupons', {
    kind: 'percent',
    value: '100',
    scope: ['product:freelance-ebook'],
  });
  const path = `/products/freelance-ebook/order?coupon=${made.body.code}`;
  const stranger = await visit(path);
  expect(stranger.page.text).toContain(t.enrol.free.submitOther);
  expect((await giveDetails(stranger, newLearner())).address).toBe('/orders/by-email');
  const who = newLearner();
  const known = newVisitor();
  await signIn(known, who.email);
  await known.open(path);
  const page = await known.send({ name: who.name, phone: '', isSixteen: 'on', agreesToStart: 'on' });
  expect(page.address).toMatch(/\/orders\/[\w-]+$/);
  expect(page.text).toMatch(/(?<!\d)0 MAD/);
  const receipt = await known.ask(`${page.address}/receipt.pdf`);
  expect([receipt.status, receipt.headers.get('content-type')]).toEqual([200, 'application/pdf']);
});
