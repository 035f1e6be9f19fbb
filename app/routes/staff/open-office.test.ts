import { RouterContextProvider } from 'react-router';
import { expect, test } from 'vitest';
import { screensContext, type ForScreens } from '../../academy-context.ts';
import * as accessCodes from './access-codes.tsx';
import * as applications from './applications.tsx';
import * as coupons from './coupons.tsx';
import * as log from './log.tsx';
import * as waitlists from './waitlists.tsx';
import * as notifications from './notifications.tsx';
import { officePath, signInPath } from './open-office.ts';
import * as order from './order.tsx';
import * as orders from './orders.tsx';

/** A house in which nobody is signed in and everything else must not be touched. */
const closed = new Proxy({} as ForScreens, {
  get(_, name) {
    if (name === 'staffDoor') return { whoIs: async () => null };
    if (name === 'words') return { en: {}, ar: {} };
    if (name === 'academy') throw new Error('The academy was asked without a session.');
    return undefined;
  },
  ownKeys: () => ['staffDoor', 'words'],
  getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }),
});
const visit = (path: string, method = 'GET') => ({
  request: new Request(`http://localhost${path}`, { method }),
  context: new RouterContextProvider(new Map([[screensContext, closed]])),
  params: { number: 'MEM-123456-abcd' },
});

const pages = [
  ['/staff', orders],
  ['/staff/orders/MEM-123456-abcd', order],
  ['/staff/access-codes', accessCodes],
  ['/staff/notifications', notifications],
  ['/staff/applications', applications],
  ['/staff/log', log],
  ['/staff/coupons', coupons],
  ['/staff/waitlists', waitlists],
] as const;

for (const prefix of ['', '/ar'])
  for (const [path, page] of pages) {
    test(`${prefix}${path}: without a session nothing is read and the way leads to the sign-in`, async () => {
      const answer = await page.loader(visit(`${prefix}${path}`));
      if (!(answer instanceof Response)) throw new Error('A page was shown.');
      expect(answer.status).toBe(303);
      expect(answer.headers.get('location')).toMatch(new RegExp(`^${prefix}/staff/sign-in`));
    });
  }

for (const [path, page] of [
  ['/staff/orders/MEM-123456-abcd', order],
  ['/ar/staff/access-codes', accessCodes],
  ['/staff/applications', applications],
  ['/staff/coupons', coupons],
  ['/ar/staff/waitlists', waitlists],
] as const)
  test(`${path}: without a session nothing is done`, async () => {
    const answer = await page.action(visit(path, 'POST'));
    expect(answer instanceof Response && answer.status).toBe(303);
  });

test('after the sign-in only pages of the office are gone to', () => {
  for (const path of [
    '/staff',
    '/ar/staff/log',
    '/staff/orders/MEM-123456-abcd',
    '/staff/applications?kind=host-course',
  ])
    expect(officePath(path, '/fallback')).toBe(path);
  for (const path of [
    null,
    '',
    '//evil.example',
    '/staff//evil',
    '/staff/../x',
    'https://evil.example/staff',
    '/staffroom',
    '/staff/\n',
    '/staff?x=1',
    '/staff/applications?kind=a&b=c',
    '/staff/applications?kind=//evil',
    '/staff\\evil',
  ])
    expect(officePath(path, '/fallback')).toBe('/fallback');
});

test('the way to the sign-in carries the page that was asked for, and comes back to it', () => {
  const path = signInPath('/ar/staff/sign-in', '/ar/staff/orders/MEM-000001-abcd', '/ar/staff');
  const next = new URL(path, 'https://derb.example').searchParams.get('next');
  expect(officePath(next, '/ar/staff')).toBe('/ar/staff/orders/MEM-000001-abcd');
  expect(signInPath('/staff/sign-in', '/staff', '/staff')).toBe('/staff/sign-in');
});
