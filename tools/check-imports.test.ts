import { expect, test } from 'vitest';
import { faultOf, importsIn } from './check-imports.ts';
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
  ['src/site/home/pages/home.tsx', '../../../selling/orders/orders.store.ts'],
  ['src/site/home/pages/home.tsx', '../../../selling/checkout/place-order.service.ts'],
  ['src/platform/ui/button.tsx', '../../selling/orders/order.ts'],
  ['src/platform/ui/button.tsx', '../../server/env.ts'],
  ['src/selling/orders/order.ts', './orders.store.ts'],
  ['src/selling/orders/orders.table.ts', './orders.store.ts'],
  ['src/selling/payments/begin-payment.service.ts', '../../gateways/practice/practice.ts'],
  ['src/selling/order-management/orders.staff.ts', '../../server/house.ts'],
  ['src/gateways/stripe/stripe.ts', '../cmi/hash.ts'],
  ['src/gateways/stripe/stripe.ts', '../../selling/orders/order.ts'],
  ['src/selling/orders/words.en.ts', './orders.store.ts'],
  ['src/server/main.ts', '../../tests/support/visitor.ts'],
])('%s may not import %s', (file, from) => {
  expect(faultOf(file, { from, typeOnly: false })).toContain(file);
});

test.each([
  ['src/site/home/pages/home.tsx', '../../../selling/orders/order.ts', false],
  ['src/site/home/pages/home.tsx', '../../../selling/checkout/place-order.service.ts', true],
  ['src/selling/refunds/refund-order.service.ts', '../payments/begin-payment.service.ts', false],
  ['src/selling/checkout/unpaid-orders.service.ts', '../refunds/refunds.store.ts', false],
  ['src/selling/orders/orders.service.ts', '../coupons/coupons.table.ts', false],
  ['src/selling/payments/begin-payment.service.ts', '../../gateways/gateway.ts', false],
  ['src/server/main.ts', '../selling/orders/orders.store.ts', false],
  ['tests/requests/api.test.ts', '../../src/server/main.ts', false],
  ['src/selling/orders/order.ts', 'zod', false],
])('%s may import %s', (file, from, typeOnly) => {
  expect(faultOf(file, { from, typeOnly })).toBeNull();
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
