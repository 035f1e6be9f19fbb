import { expect, test } from 'vitest';
import { takePercentOff } from '../../platform/money/money.ts';
import {
  type Coupon,
  couponCodePattern,
  type CouponTerms,
  howStricter,
  isLowered,
  leastLeftCentimes,
  lowerPrice,
  normaliseCode,
  refusalOf,
  type ScopeEntry,
  statusOf,
  withCoupon,
} from './coupon.ts';
import { codeFromBytes } from './coupon-uses.service.ts';
import { soldKinds } from '../../academy/settings/sold-kinds.ts';

const now = new Date('2026-06-01T10:00:00Z');
const aCoupon = (of: Partial<Coupon> = {}): Coupon => ({
  id: '1',
  code: 'DERB10',
  kind: 'percent',
  value: 10,
  scope: ['course'],
  startsAt: new Date('2026-05-01T00:00:00Z'),
  endsAt: new Date('2026-07-01T00:00:00Z'),
  mostUses: 50,
  mostPerPerson: 1,
  createdBy: 'owner@example.com',
  closedAt: null,
  grantedByOrder: null,
  grantedAs: null,
  ...of,
});
const none = { inAll: 0, byPerson: 0 };
const asked = (coupon: Coupon | null, of: Partial<Parameters<typeof refusalOf>[1]> = {}) =>
  refusalOf(coupon, { item: { kind: 'course', slug: 'selling-online' }, now, uses: none, ...of });

test('a code is one code however it is typed', () => {
  for (const typed of [
    'DERB10',
    ' derb10 ',
    'Derb 10',
    'derb-10',
    'DERB١٠',
    'derb۱۰',
    'ＤＥＲＢ１０',
    'DERB\u200e10\u200f',
  ])
    expect(normaliseCode(typed)).toBe('DERB10');
  expect(normaliseCode('x'.repeat(5_000)).length).toBeLessThan(100);
});

test('every reason of a refusal occurs', () => {
  expect(asked(aCoupon())).toBeNull();
  expect(asked(null)).toBe('coupon-unknown');
  expect(asked(aCoupon({ startsAt: new Date(now.getTime() + 1) }))).toBe('coupon-unknown');
  expect(asked(aCoupon({ startsAt: now }))).toBeNull();
  expect(asked(aCoupon({ endsAt: now }))).toBe('coupon-over');
  expect(asked(aCoupon({ endsAt: new Date(now.getTime() + 1) }))).toBeNull();
  expect(asked(aCoupon({ endsAt: null }))).toBeNull();
  expect(asked(aCoupon({ closedAt: now }))).toBe('coupon-over');
  expect(asked(aCoupon({ scope: ['course:another'] }))).toBe('coupon-not-for-this');
  expect(asked(aCoupon({ scope: ['course:another', 'course:selling-online'] }))).toBeNull();
  expect(asked(aCoupon(), { uses: { inAll: 50, byPerson: 0 } })).toBe('coupon-used-up');
  expect(asked(aCoupon(), { uses: { inAll: 49, byPerson: 0 } })).toBeNull();
  expect(asked(aCoupon(), { uses: { inAll: 50, byPerson: 1 } })).toBe('coupon-used-by-buyer');
  expect(
    asked(aCoupon({ mostUses: null, mostPerPerson: null }), { uses: { inAll: 9_999, byPerson: 99 } }),
  ).toBeNull();
});

test('a scope is everything, a kind, or one item, and never more', () => {
  const items = soldKinds.flatMap((kind) => ['one', 'two'].map((slug) => ({ kind, slug })));
  const lowered = (...scope: ScopeEntry[]) => items.filter((item) => isLowered(scope, item)).length;
  expect([lowered(), lowered('all'), lowered('product'), lowered('product:one')]).toEqual([0, 10, 2, 1]);
  expect(lowered('product:one', 'course')).toBe(3);
  expect(lowered('product:on', 'course:', 'course:one:two')).toBe(0);
  expect(asked(aCoupon({ scope: ['all'] }))).toBeNull();
  expect(asked(aCoupon({ scope: ['product', 'membership'] }))).toBe('coupon-not-for-this');
});

test('percentages are rounded as in a campaign, and the price left is zero or at least 1 MAD', () => {
  expect(withCoupon({ kind: 'percent', value: 10 }, 99_000)).toBe(89_100);
  expect(withCoupon({ kind: 'percent', value: 33 }, 99_99)).toBe(takePercentOff(99_99, 33));
  expect(withCoupon({ kind: 'percent', value: 100 }, 99_000)).toBe(0);
  expect(withCoupon({ kind: 'amount', value: 10_000 }, 99_000)).toBe(89_000);
  expect(withCoupon({ kind: 'amount', value: 500_000 }, 99_000)).toBe(0);
  expect(withCoupon({ kind: 'amount', value: 99_000 }, 99_000)).toBe(0);
  expect(withCoupon({ kind: 'amount', value: 98_999 }, 99_000)).toBe(leastLeftCentimes);
  expect(withCoupon({ kind: 'percent', value: 99 }, 1_000)).toBe(leastLeftCentimes);
  expect(withCoupon({ kind: 'amount', value: 50 }, 60)).toBe(60);
});

test('a coupon and a campaign are never both deducted: the lower price counts once', () => {
  const coupon = aCoupon({ value: 30 });
  const lowered = lowerPrice(coupon, 99_000, { priceCentimes: 79_200 });
  expect(lowered).toEqual({
    listPriceCentimes: 99_000,
    discountCentimes: 29_700,
    amountCentimes: 69_300,
    campaignSlug: null,
    couponCode: 'DERB10',
  });
  expect(lowerPrice(aCoupon({ value: 20 }), 99_000, { priceCentimes: 79_200 })).toBeNull();
  expect(lowerPrice(aCoupon({ value: 10 }), 99_000, { priceCentimes: 79_200 })).toBeNull();
});

test('for any price, campaign and coupon: zero or enough for a bank, never above the price, and the sums add up', () => {
  // A fixed seed, so that every run tries the same numbers.
  let state = 7;
  const randomness = (most: number) => {
    state = (state * 48_271) % 2_147_483_647;
    return state % (most + 1);
  };
  for (let round = 0; round < 20_000; round += 1) {
    const list = randomness(10_000_00);
    const campaign = takePercentOff(list, randomness(100));
    const kind = randomness(1) === 0 ? ('percent' as const) : ('amount' as const);
    const value = kind === 'percent' ? randomness(100) : randomness(12_000_00);
    const price = lowerPrice(aCoupon({ kind, value }), list, { priceCentimes: campaign });
    if (price === null) continue;
    expect(price.listPriceCentimes).toBe(price.discountCentimes + price.amountCentimes);
    if (price.amountCentimes > 0) expect(price.amountCentimes).toBeGreaterThanOrEqual(leastLeftCentimes);
    const takesAll = kind === 'percent' ? value === 100 : value >= list;
    expect(price.amountCentimes === 0).toBe(takesAll);
    expect(price.amountCentimes).toBeLessThan(campaign);
    expect(price.discountCentimes).toBeGreaterThan(0);
    expect(price.campaignSlug).toBeNull();
    // Never both: the reduction is that of the coupon alone.
    expect(price.amountCentimes).toBe(withCoupon({ kind, value }, list));
  }
});

test('staff see the status of a coupon', () => {
  expect(statusOf(aCoupon(), 0, now)).toBe('running');
  expect(statusOf(aCoupon(), 50, now)).toBe('used-up');
  expect(statusOf(aCoupon({ endsAt: now }), 0, now)).toBe('over');
  expect(statusOf(aCoupon({ startsAt: new Date(now.getTime() + 1) }), 0, now)).toBe('not-yet');
  expect(statusOf(aCoupon({ closedAt: now }), 0, now)).toBe('closed');
});

test('a generated code can be read aloud', () => {
  const code = codeFromBytes(Uint8Array.from([0, 31, 32, 255, 8, 13, 200, 77]));
  expect(code).toMatch(couponCodePattern);
  expect(code).not.toMatch(/[IO01]/);
  expect(normaliseCode(code)).toBe(code);
});

test.each<[string, Partial<CouponTerms>, ReturnType<typeof howStricter>]>([
  ['nothing', {}, null],
  ['a later last day', { until: '2026-12-31' }, null],
  ['no last day any more', { until: '' }, null],
  ['more uses', { mostUses: 200 }, null],
  ['more items', { scope: ['all'] }, null],
  ['an earlier last day that is still to come', { until: '2026-06-20' }, 'sooner'],
  ['its last day today', { until: '2026-06-01' }, 'sooner'],
  ['a last day that has passed', { until: '2026-05-31' }, 'refused'],
  ['fewer uses, of which some are left', { mostUses: 50 }, 'sooner'],
  ['no more uses than there were', { mostUses: 40 }, 'refused'],
  ['fewer uses per person', { mostPerPerson: 1 }, 'sooner'],
  ['one course instead of all', { scope: ['course:sewing', 'product'] }, 'refused'],
  ['nothing of the shop', { scope: ['course'] }, 'refused'],
])('a coupon changed to %s says truly what gets stricter', (_what, change, expected) => {
  const before: CouponTerms = {
    until: '2026-06-30',
    mostUses: 100,
    mostPerPerson: 2,
    scope: ['course', 'product'],
  };
  expect(howStricter(before, { ...before, ...change }, { uses: 40, today: '2026-06-01' })).toBe(expected);
});
