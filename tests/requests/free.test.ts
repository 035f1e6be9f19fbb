/** What costs nothing: a free course on the site, at checkout and over the API, and people to whom staff give access. */
import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { words } from '../../src/words.ts';
import { pathIn, locales } from '../../src/platform/i18n/locale.ts';
import { newVisitor, visit, type Visitor, plain } from '../support/visitor.ts';
import { askStaff, emailTo, giveDetails, newLearner, placeOrder, signIn, staff } from '../support/visits.ts';

/** Unlisted, so that other tests do not see it. */
const course = `free-${randomUUID().slice(0, 8)}`;
const paid = 'english-mastery';

beforeAll(async () => {
  const owner = await staff();
  const { body: read } = await askStaff(owner, 'GET', `/catalogue/course/records/ecommerce-mastery`);
  const record = {
    ...read.record,
    slug: course,
    unlisted: true,
    priceCentimes: 0,
    instalments: null,
    taughtAt: 'elsewhere',
  };
  const made = await askStaff(owner, 'POST', '/catalogue/course', { slug: course, record });
  const published = await askStaff(owner, 'POST', `/catalogue/course/records/${course}/publication`, {
    revision: made.body.revision,
  });
  if (published.status !== 200) throw new Error(JSON.stringify([made.body, published.body]));
  const codes = Array.from({ length: 9 }, (_, at) => `FREE-${course}-${at}`.toUpperCase());
  await askStaff(owner, 'POST', `/access-codes/${course}`, { codes });
});

const enrolAt = (slug: string) => `/courses/${slug}/enrol`;

describe('a free course', () => {
  it.each(locales)(
    'is shown as free on its page, in its structured data and at checkout (%s)',
    async (locale) => {
      const { common, enrol } = words[locale];
      const visitor = await visit(pathIn(locale, `/courses/${course}`));
      expect(visitor.page.text).toContain(common.price.free);
      expect(visitor.page.html).toContain('"category":"Free"');
      expect(visitor.page.html).toContain('"price":"0.00"');
      const form = await visitor.open(pathIn(locale, enrolAt(course)));
      expect(form.text).toContain(common.price.free);
      expect(form.text).toContain(plain(enrol.free.nothingToPay));
      for (const name of ['coupon', 'pay']) expect(form.$(`[name=${name}]`).length, name).toBe(0);
    },
  );

  it.each(locales)('is ordered in one step, and the way in goes by e-mail alone (%s)', async (locale) => {
    const t = words[locale];
    const who = newLearner();
    const visitor = await visit(pathIn(locale, enrolAt(course)));
    const page = await giveDetails(visitor, who);
    expect(page.address).toBe(pathIn(locale, '/orders/by-email'));
    expect(page.text).toContain(plain(t.enrol.free.byEmail.title));
    // The browser keeps nothing of the order, and no page names it.
    expect(page.html).not.toMatch(/MEM-\d{6}|FREE-/);
    expect(await (await visitor.ask('/orders/by-email')).text()).not.toMatch(/MEM-\d{6}/);
    const email = await emailTo(visitor, who.email, '/orders/');
    expect(email).toContain(`FREE-${course}`.toUpperCase());
    const [, link = ''] = /href="https?:\/\/[^/]+((?:\/(?:ar|fr))?\/orders\/[\w-]{20,})"/.exec(email) ?? [];
    const order = await newVisitor().open(link);
    expect(order.text).toContain(plain(t.order.free.title));
    expect(order.text).toContain(`FREE-${course}`.toUpperCase());
    for (const expected of [
      t.common.statuses['Payment Confirmed'],
      t.order.statuses['Payment Confirmed'].text,
    ])
      expect(order.text).not.toContain(expected);
    const receipt = await visitor.open(`${link}/receipt`);
    expect(receipt.text).toContain(plain(t.documents.free));
    const pdf = await visitor.ask(`${link}/receipt.pdf`);
    expect([pdf.status, pdf.headers.get('content-type')]).toEqual([200, 'application/pdf']);
    for (const step of ['method', 'card', 'details'])
      expect((await visitor.open(`${link}/${step}`)).address, step).toBe(link);
  });

  it('shows the order at once to who is signed in', async () => {
    const who = newLearner();
    const visitor = newVisitor();
    await signIn(visitor, who.email);
    await visitor.open(enrolAt(course));
    const page = await giveDetails(visitor, who);
    expect(page.address).toMatch(/^\/orders\/[\w-]{20,}$/);
    expect(page.text).toContain(words.en.order.free.title);
  });

  it('answers the API the same, without a token, also for an address that has it', async () => {
    const who = newLearner();
    const ask = async (of: object) => {
      const answer = await newVisitor().ask('/api/form/submit', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ ...who, course, isSixteen: true, ...of }),
      });
      return [answer.status, await answer.json(), answer.headers.get('set-cookie')];
    };
    const expected = [202, { success: true, byEmail: true, price: '0.00', currency: 'MAD' }, null];
    expect(await ask({ price: '0' })).toEqual(expected);
    expect(await ask({})).toEqual(expected);
    expect((await ask({ price: '990' }))[0]).toBe(409);
    expect((await ask({ coupon: 'DERB10' }))[0]).toBe(409);
  });
});

describe('a paid course is not had for nothing', () => {
  it('whatever price, status or event a browser sends', async () => {
    const visitor = await visit(enrolAt(paid));
    const key = String(visitor.page.$('[name=idempotencyKey]').val());
    const forged = { seenPrice: '0', amountCentimes: '0', status: 'Payment Confirmed', event: 'owe-nothing' };
    const sent = { ...newLearner(), isSixteen: 'on', agreesToStart: 'on', idempotencyKey: key, ...forged };
    const answer = await visitor.ask(enrolAt(paid), { method: 'POST', body: new URLSearchParams(sent) });
    expect(answer.status).toBe(409);
    expect(await answer.text()).toContain(words.en.enrol.priceChanged.title);
    const { visitor: buyer, order } = await placeOrder(paid);
    for (const intent of ['owe-nothing', 'confirm', 'reopen'])
      await buyer.ask(order, {
        method: 'POST',
        body: new URLSearchParams({ intent, event: intent, freeAs: 'gift' }),
      });
    expect((await buyer.open(order)).text).toContain(words.en.common.statuses['Pending Payment']);
    const expected = await buyer.ask('/api/form/submit', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...newLearner(), course: paid, price: '0', isSixteen: true }),
    });
    expect(expected.status).toBe(409);
  });
});

describe('letting in', () => {
  const giveFreeAccess = (visitor: Visitor, of: object = {}) =>
    askStaff(visitor, 'POST', '/free-access', {
      key: randomUUID(),
      item: { kind: 'course', slug: paid },
      as: 'scholarship',
      why: 'Chosen with the women’s centre of Fes.',
      locale: 'ar',
      people: [{ name: 'Zineb Idrissi', email: newLearner().email }],
      ...of,
    });

  it('is refused to strangers and to signed-in members', async () => {
    expect((await giveFreeAccess(newVisitor())).status).toBe(401);
    const member = newVisitor();
    await signIn(member, newLearner().email);
    expect((await giveFreeAccess(member)).status).toBe(401);
    expect((await askStaff(member, 'GET', '/free-access')).status).toBe(401);
    const reading = { item: { kind: 'course', slug: paid }, text: 'a', overSeats: false, locale: 'en' };
    expect((await askStaff(member, 'POST', '/free-access/reading', reading)).status).toBe(401);
  });

  it('takes no more than it may, and nothing unknown', async () => {
    const owner = await staff();
    const person = { name: 'Zineb Idrissi', email: 'zineb@example.com' };
    for (const of of [
      { people: [] },
      { people: Array.from({ length: 501 }, () => person) },
      { why: ' ' },
      { why: 'x'.repeat(301) },
      { as: 'mine' },
      { key: 'short' },
      { item: { kind: 'consultation', slug: 'your-shop-line-by-line' } },
      { item: { kind: 'course', slug: '__proto__' } },
    ])
      expect((await giveFreeAccess(owner, of)).status, JSON.stringify(of).slice(0, 60)).toBe(422);
  });

  it('opens the course by an e-mail that gives the reason, mentions no payment, and a list can be sent again', async () => {
    const owner = await staff();
    const { email } = newLearner();
    const of = { key: randomUUID(), people: [{ name: 'Zineb Idrissi', email }] };
    const [first, again] = [await giveFreeAccess(owner, of), await giveFreeAccess(owner, of)];
    expect(first.body.people).toMatchObject([{ email, outcome: 'let-in' }]);
    expect(again.body.people[0].orderNumber).toBe(first.body.people[0].orderNumber);
    const other = await giveFreeAccess(owner, { people: of.people });
    expect(other.body.people).toMatchObject([{ outcome: 'owns-already' }]);
    const html = await emailTo(newVisitor(), email, '/ar/orders/');
    expect(html).toContain('منحة دراسية');
    expect(html).not.toContain('وصلنا المبلغ');
    const [, link = ''] = /href="https?:\/\/[^/]+(\/ar\/orders\/[\w-]{20,})"/.exec(html) ?? [];
    const page = await newVisitor().open(link);
    expect(page.text).toContain(words.ar.order.free.freeReasons.scholarship);
    // What staff wrote about somebody is shown to staff only.
    expect(page.text).not.toContain('women’s centre');
    const file = await (await owner.ask('/api/staff/exports/orders?format=csv-semicolon')).text();
    expect(file).toContain(words.en.documents.freeReasons.scholarship);
  });
});
