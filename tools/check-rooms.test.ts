import { expect, test } from 'vitest';
import { faultOf, importsIn } from './check-rooms.ts';
import { roomOf, type Room } from './rooms.ts';

const fault = (file: string, from: string, typeOnly = false): string | null =>
  faultOf(file, roomOf(file) as Room, { from, typeOnly });

test('imports, re-exports, type imports and dynamic imports are all seen', () => {
  const source = `import a from './a.ts';\nimport type { B } from './b.ts';\nexport { c } from './c.ts';\nimport {\n  d,\n} from './d.ts';\nimport './e.ts';\nconst f = await import('./f.ts');\n// import x from './comment.ts'`;
  expect(importsIn(source)).toEqual([
    { from: './a.ts', typeOnly: false },
    { from: './b.ts', typeOnly: true },
    { from: './c.ts', typeOnly: false },
    { from: './d.ts', typeOnly: false },
    { from: './e.ts', typeOnly: false },
    { from: './f.ts', typeOnly: false },
  ]);
});

test.each([
  ['app/routes/home/home.tsx', '../../../flows/place-order.ts'],
  ['app/routes/home/home.tsx', '../../../domain/orders/orders.store.server.ts'],
  ['app/routes/home/home.tsx', '../../../content/words.ts'],
  ['app/ui/button.tsx', '../../server/env.ts'],
  ['domain/money/money.ts', '../orders/order.ts'],
  ['domain/orders/order.ts', '../../flows/place-order.ts'],
  ['domain/orders/order.ts', 'hono'],
  ['domain/orders/order.ts', 'react'],
  ['flows/place-order.ts', './begin-payment.ts'],
  ['flows/place-order.ts', '../gateways/practice/practice.server.ts'],
  ['flows/place-order.ts', '../server/env.ts'],
  ['gateways/practice/practice.server.ts', '../cmi/cmi.server.ts'],
  ['gateways/practice/practice.server.ts', '../../flows/place-order.ts'],
  ['content/pages/home/en.ts', '../../../domain/money/money.ts'],
  ['api/forms.ts', '../db/open.server.ts'],
  ['db/schema.ts', '../flows/place-order.ts'],
])('%s may not import %s', (file, from) => {
  expect(fault(file, from)).not.toBeNull();
});

test.each([
  ['app/routes/home/home.tsx', '../../../domain/money/money.ts', false],
  ['app/academy-context.ts', '../flows/academy.server.ts', true],
  ['domain/orders/order-form.ts', '../people/person.ts', false],
  ['domain/orders/orders.store.server.ts', '../../db/handle.ts', true],
  ['flows/place-order.ts', '../domain/orders/orders.store.server.ts', false],
  ['flows/place-order.ts', './flow-context.ts', true],
  ['flows/bind-academy.server.ts', './place-order.ts', false],
  ['gateways/practice/practice.server.ts', './signature.ts', false],
  ['server/main.ts', '../gateways/practice/practice.server.ts', false],
  ['db/schema.ts', '../domain/orders/orders.table.ts', false],
])('%s may import %s', (file, from, typeOnly) => {
  expect(fault(file, from, typeOnly)).toBeNull();
});
