/** Coupons. */
import { expect, it } from 'vitest';
import { courses } from '../../content/sample/courses.ts';
import { products } from '../../content/sample/products.ts';
import { words } from '../../src/words.ts';
import { withCoupon } from '../../src/selling/coupons/coupon.ts';
import { formatMad } from '../../src/platform/money/money.ts';
import { visit, type Visitor } from '../support/visitor.ts';
import { askStaff, giveDetails, groupOn, newLearner, staff } from '../support/visits.ts';

/** No campaign runs for it. */
const course = 'ecommerce-mastery';
const price = courses.find(({ slug }) => slug === course)?.priceCentimes ?? 0;
const lowered = withCoupon({ kind: 'percent', value: 10 }, price);
const dirhams = (centimes: number): string => formatMad(centimes, 'en').replace(/\s/g, ' ');
const t = words.en;
const { box } = t.coupon;
const { fieldProblems } = t.common;

const enrolAt = (slug = course) => `/courses/${slug}/enrol`;

const apply = (visitor: Visitor, coupon: string, fields = {}) =>
  visitor.send({ coupon, ...fields }, { button: { name: 'apply' } });

it('a code lowers the price before anything is ordered, and the order names it', async () => {
  const visitor = await visit(enrolAt());
  const quoted = await apply(visitor, 'derb 10');
  expect(quoted.text).toContain(box.applied);
  expect(quoted.text).toContain(`${box.toPay}${dirhams(lowered)}`);
  expect(quoted.$('[name=coupon]').val()).toBe('derb 10');
  // The price and the code are on every page from here.
  for (const page of [
    await giveDetails(visitor, newLearner()),
    await visitor.open(visitor.page.address.replace(/\/method$/, '')),
  ]) {
    expect(page.address).toContain('/orders/');
    expect(page.text).toContain('DERB10');
    expect(page.text).toContain(dirhams(lowered));
  }
});

it('a code that was typed and not applied is shown first, then ordered', async () => {
  const visitor = await visit(enrolAt());
  const who = { ...newLearner(), ...groupOn(visitor.page), isSixteen: 'on', agreesToStart: 'on' };
  expect((await visitor.send({ ...who, coupon: 'DERB10' })).text).toContain(box.applied);
  expect((await visitor.send()).address).toMatch(/\/orders\/[\w-]+\/method$/);
});

it('with a coupon, instalments are shown to cost more, and the coupon counts again for who goes back to one payment', async () => {
  const { choice } = t.instalments;
  const visitor = await visit(`${enrolAt()}?coupon=DERB10`);
  const page = await giveDetails(visitor, newLearner());
  expect(page.text).toContain(choice.dearerByCode(dirhams(price - lowered)));
  expect(page.text).not.toContain(choice.same);
  const way = { paymentOption: 'Bank Transfer' };
  expect((await visitor.send({ ...way, pay: 'parts' })).text).not.toContain('DERB10');
  await visitor.open(page.address);
  const whole = await visitor.send({ ...way, pay: 'whole' });
  expect(whole.text).toContain('DERB10');
  expect(whole.text).toContain(dirhams(lowered));
});

it('a wrong code is reported beside its field, and what was typed stays', async () => {
  const visitor = await visit(enrolAt());
  const page = await apply(visitor, 'NO SUCH CODE', { name: 'Salma Alaoui' });
  expect(page.text).toContain(fieldProblems['coupon-unknown']);
  expect(page.$('[name=coupon]').val()).toBe('NO SUCH CODE');
  expect(page.$('[name=name]').val()).toBe('Salma Alaoui');
  expect(page.text).toContain(dirhams(price));
});

it('a code in the address is applied, and not beside a campaign that gives as much', async () => {
  const visitor = await visit(`${enrolAt()}?coupon=DERB10`);
  expect(visitor.page.text).toContain(box.applied);
  const page = await visitor.open(`${enrolAt('english-mastery')}?coupon=DERB10`);
  expect(page.text).toContain(fieldProblems['coupon-not-combinable']);
});

it.each([
  ['/checkout/membership', 4_900],
  ['/products/freelance-ebook/order', products.find(({ slug }) => slug === 'freelance-ebook')?.priceCentimes],
  ['/consultation/job-interview-in-english/book', 25_000],
])(
  'at %s a code lowers the price as at a course, and a code for courses is refused',
  async (path, full = 0) => {
    const code = `ALL${Date.now().toString(36).toUpperCase()}`;
    const wanted = { code, kind: 'percent', value: '50', scope: ['all'] };
    expect((await askStaff(await staff(), 'POST', '/coupons', wanted)).status).toBe(200);
    const visitor = await visit(path);
    expect((await apply(visitor, 'DERB10')).text).toContain(fieldProblems['coupon-not-for-this']);
    // The price with a coupon is shown before an hour is chosen.
    const quoted = await apply(visitor, code.toLowerCase());
    expect(quoted.status).toBe(200);
    expect(quoted.text).toContain(`${box.toPay}${dirhams(full / 2)}`);
    const slot = quoted.$('[name=slot]').first().val();
    const hour: Record<string, string> = slot === undefined ? {} : { slot: String(slot) };
    const { address } = await visitor.send({
      ...newLearner(),
      ...hour,
      isSixteen: 'on',
      agreesToStart: 'on',
    });
    expect(address).toMatch(/\/orders\/[\w-]+\/method$/);
    expect(visitor.page.text).toContain(code);
    expect(visitor.page.text).toContain(dirhams(full / 2));
  },
);

it('a code in the address of the membership and of a file is applied', async () => {
  for (const [path, entry] of [
    ['/checkout/membership', 'membership'],
    ['/products/freelance-ebook/order', 'product:freelance-ebook'],
  ] as const) {
    const made = await askStaff(await staff(), 'POST', '/coupons', {
      kind: 'amount',
      value: '5',
      scope: [entry],
    });
    expect(made.status).toBe(200);
    expect((await visit(`${path}?coupon=${made.body.code}`)).page.text).toContain(box.applied);
    expect((await visit(`${enrolAt()}?coupon=${made.body.code}`)).page.text).toContain(
      fieldProblems['coupon-not-for-this'],
    );
  }
});

it('a coupon for one use is used once, and the second buyer sees why', async () => {
  const staffVisitor = await staff();
  const code = `ONE${Date.now().toString(36).toUpperCase()}`;
  const made = await askStaff(staffVisitor, 'POST', '/coupons', {
    code,
    kind: 'percent',
    value: '25',
    mostUses: '1',
  });
  expect(made.status).toBe(200);
  const first = await visit(`${enrolAt()}?coupon=${code}`);
  expect((await giveDetails(first, newLearner())).address).toMatch(/\/method$/);
  const second = await apply(await visit(enrolAt()), code);
  expect(second.text).toContain(fieldProblems['coupon-used-up']);
  const { body } = await askStaff(staffVisitor, 'GET', '/coupons');
  expect(body.rows).toContainEqual(expect.objectContaining({ code, status: 'used-up' }));
});
