import { expect, test } from 'vitest';
import { faultOf, foreignWrites, importsIn } from './check-imports.ts';
import { climbs } from './imports.ts';

test('imports are found in every form, with types marked', () => {
  const source = `import { a } from './a.ts';
import type { B } from './b.ts';
export * from './c.ts';
const later = await import('./d.ts');
type E = import('./e.ts').E;
// import { no } from './no.ts';`;
  expect(importsIn(source).map(({ from, typeOnly }) => [from, typeOnly])).toEqual([
    ['./a.ts', false],
    ['./b.ts', true],
    ['./c.ts', false],
    ['./d.ts', false],
    ['./e.ts', true],
  ]);
});

test.each([
  ['src/site/home/pages/home.tsx', '../../../selling/orders/orders.service.ts'],
  ['src/site/home/pages/home.tsx', '../../../selling/checkout/place-order.service.ts'],
  ['src/platform/ui/button.tsx', '../../selling/orders/order.ts'],
  ['src/platform/ui/button.tsx', '../../server/env.ts'],
  ['src/selling/orders/order.ts', './orders.service.ts'],
  ['src/selling/orders/orders.table.ts', './orders.service.ts'],
  ['src/selling/payments/begin-payment.service.ts', '../../gateways/practice/practice.ts'],
  ['src/selling/order-management/orders.staff.ts', '../../server/house.ts'],
  ['src/gateways/stripe/stripe.ts', '../cmi/hash.ts'],
  ['src/gateways/stripe/stripe.ts', '../../selling/orders/order.ts'],
  ['src/selling/orders/words.en.ts', './orders.service.ts'],
  ['src/server/main.ts', '../../tests/support/visitor.ts'],
])('%s may not import %s', (file, from) => {
  expect(faultOf(file, { from, typeOnly: false })).toContain(file);
});

test.each([
  ['src/site/home/pages/home.tsx', '../../../selling/orders/order.ts', false],
  ['src/site/home/pages/home.tsx', '../../../selling/checkout/place-order.service.ts', true],
  ['src/selling/refunds/refund-order.service.ts', '../payments/begin-payment.service.ts', false],
  ['src/selling/checkout/unpaid-orders.service.ts', '../refunds/refund-order.service.ts', false],
  ['src/selling/orders/orders.service.ts', '../coupons/coupons.table.ts', false],
  ['src/selling/payments/begin-payment.service.ts', '../../gateways/gateway.ts', false],
  ['src/server/main.ts', '../selling/orders/orders.service.ts', false],
  ['tests/requests/api.test.ts', '../../src/server/main.ts', false],
  ['src/selling/orders/order.ts', 'zod', false],
])('%s may import %s', (file, from, typeOnly) => {
  expect(faultOf(file, { from, typeOnly })).toBeNull();
});

test.each([
  ['src/selling/payments/settle-payment.service.ts', '../refunds/decide-refund.store.ts'],
  ['src/selling/refunds/refund.emails.ts', '../access/rights.store.ts'],
  ['src/community/community/posts.store.ts', '../../selling/access/rights.store.ts'],
  ['src/server/main.ts', '../selling/refunds/decide-refund.store.ts'],
  ['src/jobs.ts', './selling/refunds/decide-refund.store.ts'],
])('%s may import nothing of %s, not even a type', (file, from) => {
  expect(faultOf(file, { from, typeOnly: false })).toContain('private');
  expect(faultOf(file, { from, typeOnly: true })).toContain('private');
  expect(
    faultOf('src/selling/refunds/settle-refund.service.ts', {
      from: './decide-refund.store.ts',
      typeOnly: false,
    }),
  ).toBeNull();
});

test.each([
  ['src/selling/orders/order.ts', 'src/selling/refunds/refund-form.ts', true],
  ['src/selling/refunds/refund-form.ts', 'src/selling/orders/order.ts', false],
  ['src/academy/emails/email.ts', 'src/selling/orders/order.ts', true],
  ['src/admin/today/today.staff.ts', 'src/academy/staff/who-may.ts', false],
  ['src/learning/classroom/quiz.ts', 'src/community/community/post.ts', true],
  ['src/community/community/post.ts', 'src/learning/classroom/quiz.ts', true],
  ['src/server/main.ts', 'src/admin/today/today.staff.ts', false],
])('%s, from %s: climbs %s', (file, target, is) => {
  expect(climbs(file, target)).toBe(is);
});

test('a table is written by its own feature alone, under whatever name it is imported', () => {
  const source = `import { orderHistory, orders as bought } from '../orders/orders.table.ts';
import { refunds } from './refunds.table.ts';
const read = (db: Handle) => db.select().from(orderHistory).innerJoin(bought, eq(bought.id, orderHistory.orderId));
const write = (tx: Handle) => tx.update(refunds).set({ state: 'due' });
`;
  const file = 'src/selling/refunds/refund-order.service.ts';
  expect(foreignWrites(file, source)).toEqual([]);
  for (const write of [
    'tx.update(bought)',
    'tx\n  .insert(bought)',
    'tx.delete(bought)',
    'lastOf(bought, write)',
  ])
    expect(foreignWrites(file, `${source}${write}`)).toEqual([
      `${file}: bought is written by its own feature alone (src/selling/orders/orders.table.ts)`,
    ]);
  expect(foreignWrites('src/server/seed.ts', `${source}tx.insert(bought)`)).toEqual([]);
});
