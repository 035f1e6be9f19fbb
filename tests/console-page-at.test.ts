/** The staff page that an address belongs to: who may not see it is shown that, not a wrong address. */
import { expect, it } from 'vitest';
import { pageAt } from '../console/src/pages/console-page.ts';

const pages = [
  { to: '/orders', resource: 'orders' },
  { to: '/refunds', routes: { '/refunds': null, '/orders/:id/refund': null } },
  { to: '/teaching', routes: { '/teaching': null, '/teaching/:course': null } },
  { to: '/teaching/marking', routes: { '/teaching/marking': null } },
];

it('knows a page by its address, the records of a list as well', () => {
  expect(pageAt('/refunds/', pages)?.to).toBe('/refunds');
  expect(pageAt('/orders', pages)?.to).toBe('/orders');
  expect(pageAt('/orders/MEM-1/show', pages)?.to).toBe('/orders');
  expect(pageAt('/orders/MEM-1/refund', pages)?.to).toBe('/refunds');
  expect(pageAt('/teaching/english-mastery', pages)?.to).toBe('/teaching');
  expect(pageAt('/teaching/marking', pages)?.to).toBe('/teaching/marking');
});

it('knows no page at an address that is wrong', () => {
  for (const wrong of ['/', '/refunds/x', '/order', '/orderss/1'])
    expect(pageAt(wrong, pages)).toBeUndefined();
});
