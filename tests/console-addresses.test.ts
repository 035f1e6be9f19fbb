/** Every staff address that an e-mail, a calendar or a command links to is a page of the console, which its reader may see. */
import { globSync, readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { consoleAddress } from '../src/academy/staff/console-address.ts';
import { movedTo } from '../src/server/redirects.ts';
import { present } from './support/sure.ts';

type Page = { may: string } & ({ routes: Record<string, unknown> } | { resource: string; show?: unknown });

const tables = import.meta.glob<{ consolePages: readonly Page[] }>('../console/src/pages/console-pages.ts');

/** Addresses that the console answers beside the table's pages. */
const ofTheFrame = ['/', '/login'];

const placesOf = (page: Page): string[] =>
  'routes' in page
    ? Object.keys(page.routes)
    : [`/${page.resource}`, ...(page.show === undefined ? [] : [`/${page.resource}/:id/show`])];

let patterns: RegExp[];

beforeAll(async () => {
  const load = present(tables['../console/src/pages/console-pages.ts']);
  const { consolePages } = await load();
  const places = [...ofTheFrame, ...consolePages.flatMap(placesOf)];
  patterns = places.map((place) => new RegExp(`^${place.replace(/:\w+/g, '[^/]+')}$`));
}, 60_000);

/** A page of the console, after one redirect at most. */
function leadsToPage(address: string): boolean {
  const [pathname = '', query = ''] = address.split('?');
  const target = { pathname, search: query && `?${query}` };
  const at = (movedTo(target, address) ?? address).split('?')[0] ?? '';
  const place = at.replace(/^\/staff(?=\/|$)/, '') || '/';
  return at !== place && patterns.some((pattern) => pattern.test(place));
}

const sample = (make: (part: string) => string): string => make('MEM-123456-a1b2');
const written = Object.entries(consoleAddress).map(([name, make]) => [name, sample(make)] as const);

describe('an address of the staff console', () => {
  it.each(written)('%s is a page of the console, without a detour', (_name, address) => {
    expect(leadsToPage(address)).toBe(true);
    expect(movedTo({ pathname: address.split('?')[0] ?? '', search: '' }, address)).toBeNull();
  });

  it.each([
    '/staff',
    '/staff/sign-in',
    '/staff/orders/MEM-123456-a1b2',
    '/staff/refunds',
    '/staff/refunds/refund-1',
    '/staff/access-codes',
    '/staff/applications?kind=contact',
    '/staff/waitlists',
    '/staff/reports',
    '/staff/bookings',
    '/staff/bookings/MEM-123456-a1b2',
    '/staff/hours/imane-el-ouardi',
    '/staff/partners',
    '/staff/reconcile',
    '/staff/settlement',
    '/staff/notifications',
    '/staff/letters',
    '/staff/letters/letter-1/show',
    '/staff/events/event-1/show',
    '/staff/coupons',
    '/staff/log',
  ])('%s was in e-mails and bookmarks, and still opens a page in both languages', (address) => {
    expect([address, leadsToPage(address)]).toEqual([address, true]);
    expect([address, leadsToPage(`/ar${address}`)]).toEqual([address, true]);
    expect([address, leadsToPage(address.replace('/staff', '/console'))]).toEqual([address, true]);
  });

  it('leads to a page wherever the documents name it', () => {
    const named = globSync(['README.md', 'docs/**/*.md']).flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(/`(\/staff[^`\s]*)`|localhost:3000(\/staff[^>\s]*)/g)].map(
        ([, code, link]) => (code ?? link ?? '').replace(/<[^>]+>/g, 'x'),
      ),
    );
    expect(named.length).toBeGreaterThan(2);
    expect([...new Set(named)].filter((address) => !leadsToPage(address))).toEqual([]);
  });

  it('is made in one place, which this test reads', () => {
    const own = 'src/academy/staff/console-address.ts';
    const files = globSync(['{content,documents,domain,flows,hooks,mail}/**/*.{ts,tsx}', 'tools/*.ts']);
    const others = files.filter((file) => !file.includes('.test.') && !file.endsWith(own));
    const byHand = others.filter((file) =>
      /['"`}\s]\/(?:staff|console)(?:['"`/?\s.,]|$)/m.test(readFileSync(file, 'utf8')),
    );
    expect(byHand).toEqual([]);
  });
});
