/**
 * Who may open and send what: every kind of visitor at every address of the site map and every call of the API, through the
 * app itself. An address that is missing in the table (tests/support/grid-table.ts) fails the test until somebody has
 * decided who may open it.
 */
import { beforeAll, describe, expect, it } from 'vitest';
import { calls } from '../src/server/calls.ts';
import routes from '../src/routes.ts';
import { communityPosts } from '../src/community/community/community.table.ts';
import { everything } from './support/extent.ts';
import { emailOf, gridPeople, whoKnocks, type GridPeople, type Knocker } from './support/grid-people.ts';
import { callsTable, pagesTable, unknownTokens } from './support/grid-table.ts';
import { openTestApp, type Asked, appForAll } from './support/open-test-app.ts';

const pathsIn = async (prefix: 'en' | 'ar'): Promise<string[]> =>
  (await Promise.resolve(routes))
    .filter(({ id = '' }) => id.startsWith(`${prefix}/`))
    .map(({ path = '' }) => path.replace(/^ar\/?/, '').replace(/^\/$/, ''));

/** The table's one-letter code for an answer; 'X' is a server error. */
function emailFor(answer: Response): string {
  const to = (answer.headers.get('location') ?? '')
    .replace(/^https?:\/\/[^/]+/, '')
    .replace(/^\/(?:ar|fr)(?=\/|$)/, '');
  if (to.startsWith('/clarity-login')) return 's';
  if (/^\/(?:not-registered|payment-required|welcome|circle\/door)/.test(to)) return 'a';
  if (answer.headers.has('location')) return '>';
  const codes: Record<number, string> = { 401: 'u', 403: 'r', 404: 'm', 405: 'n' };
  return codes[answer.status] ?? (answer.status >= 500 ? 'X' : 'o');
}

/** Three visitors stand for all ten where everybody gets the same answer. */
const fakes: readonly Knocker[] = ['visitor', 'member', 'moderator'];

const expectedOf = (row: string, who: Knocker): string =>
  row.length === 1 ? row : (row[whoKnocks.indexOf(who)] ?? '?');

/** A page that opens may also redirect, as forms do. */
const agrees = (expected: string, got: string): boolean =>
  expected === got || (expected === 'o' && got === '>');

let people: GridPeople;
/** What only authorised people may read. */
let secrets: string[];
let fill: (path: string) => string;

const test = appForAll();
beforeAll(async () => {
  people = await gridPeople(test);
  // The first that was written: an announcement of the owner's.
  const [post] = await test.db.select().from(communityPosts).orderBy(communityPosts.position);
  const { member } = people.orders;
  secrets = [`Name-of-`, member.token, post?.body.slice(0, 40) ?? ''].filter(Boolean);
  const known: [pattern: string, sample: string][] = [
    ['courses/:slug', 'courses/english-mastery'],
    ['workshops/:slug', 'workshops/sell-on-whatsapp'],
    ['bundles/:slug', 'bundles/shop-with-a-plan'],
    ['products/:slug', 'products/freelance-ebook'],
    ['blog/:slug', 'blog/write-to-a-brand'],
    ['consultation/:slug', 'consultation/price-of-your-work'],
    ['careers/:slug', 'careers/video-editor'],
    ['orders/:token', `orders/${member.token}`],
    ['spaces/:space', 'spaces/wins'],
    ['posts/:id', `posts/${post?.id ?? ''}`],
    ['change/:kind/:id', `change/post/${post?.id ?? ''}`],
    ['report/:kind/:id', `report/post/${post?.id ?? ''}`],
  ];
  fill = (path) =>
    `/${known.reduce((address, [pattern, sample]) => address.replace(pattern, sample), path)}`.replace(
      /:\w+|\*/g,
      'unknown',
    );
}, 300_000);

/** What does not agree with the table, one line each. */
async function ask(
  row: string,
  who: Knocker,
  address: string,
  asked: Asked,
  mayRead = false,
): Promise<string[]> {
  const answer = await test.ask(address, { cookie: people.cookies[who], ...asked });
  const [expected, got] = [expectedOf(row, who), emailFor(answer)];
  const body = await answer.text();
  const isOpen = got === 'o' || mayRead;
  const leaks = isOpen ? [] : secrets.filter((one) => !address.includes(one) && body.includes(one));
  const about = `${asked.method ?? 'GET'} ${address} by ${who}`;
  return [
    ...(agrees(expected, got) ? [] : [`${about}: ${got} instead of ${expected}`]),
    ...leaks.map((secret) => `${about} is shown ${secret}`),
  ];
}

async function askAll(prefix: '' | '/ar', knockers: readonly Knocker[]): Promise<string[]> {
  const wrong: string[] = [];
  // Signing out makes a visitor of them, so it comes last.
  const inOrder = Object.entries(pagesTable).sort(
    ([one], [other]) => Number(one.endsWith('sign-out')) - Number(other.endsWith('sign-out')),
  );
  for (const [path, rows] of inOrder.filter(([name]) => prefix === '' || !name.endsWith('sign-out')))
    for (const [index, method] of (['GET', 'POST'] as const).entries()) {
      const row = rows[index] ?? '';
      const asking = row.length === 1 ? fakes.filter((one) => knockers.includes(one)) : knockers;
      for (const who of asking) {
        const mayRead = expectedOf(rows[0], who) === 'o';
        wrong.push(...(await ask(row, who, `${prefix}${fill(path)}`, { method }, mayRead)));
      }
    }
  return wrong;
}

describe('access by role', () => {
  it('has a line for every address of the site map, and none for one that is gone', async () => {
    const paths = await pathsIn('en');
    expect(paths.filter((path) => !(path in pagesTable))).toEqual([]);
    expect(Object.keys(pagesTable).filter((path) => !paths.includes(path))).toEqual([]);
    expect(await pathsIn('ar')).toEqual(paths);
  });

  it('has a line for every call of the API', () => {
    expect(calls.map(({ id }) => id).sort()).toEqual(Object.keys(callsTable).sort());
  });

  it('holds for every call of the API', async () => {
    const wrong: string[] = [];
    for (const { id, method, path } of calls)
      for (const who of whoKnocks) {
        const email = encodeURIComponent(emailOf('member'));
        const isRead = method === 'GET';
        const address = isRead ? `${path}?email=${email}` : path.replace('{id}', 'unknown');
        wrong.push(...(await ask(callsTable[id] ?? '', who, address, isRead ? {} : { method, json: {} })));
      }
    expect(wrong).toEqual([]);
  }, 300_000);

  it('shows no order to anybody who does not know its token', async () => {
    const wrong: string[] = [];
    for (const path of unknownTokens)
      for (const token of ['unknown', 'AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA']) {
        const answer = await test.ask(fill(path.replace(':token', token)), { cookie: people.cookies.member });
        const body = await answer.text();
        if (answer.status === 200 || body.includes('Name-of-')) wrong.push(`${path}: ${answer.status}`);
      }
    expect(wrong).toEqual([]);
  }, 300_000);

  // The same code serves both languages: only those with few rights are asked at the Arabic addresses.
  it.runIf(everything)(
    'holds in Arabic',
    async () => {
      expect(await askAll('/ar', ['visitor', 'buyer', 'member', 'expert', 'moderator'])).toEqual([]);
    },
    600_000,
  );

  it('holds for every address', async () => {
    expect(await askAll('', whoKnocks)).toEqual([]);
  }, 900_000);
});

it('test screens do not exist where they are off, except for staff who see orders', async () => {
  const off = await openTestApp({ ACADEMY_TEST_SCREENS: 'off' });
  const moderator = await off.enterConsole(emailOf('moderator'), 'moderator');
  const support = await off.enterConsole(emailOf('support'), 'support');
  for (const path of [
    'payment-test',
    'payment-test-page',
    'form-test',
    'virtual-test-payment',
    'supabase-test',
  ]) {
    for (const cookie of ['', moderator])
      expect([path, (await off.ask(`/${path}`, { cookie })).status]).toEqual([path, 404]);
    expect([path, (await off.ask(`/${path}`, { cookie: support })).status]).toEqual([path, 200]);
  }
  for (const path of ['mailbox', 'mailbox/unknown/email', 'practice-bank/unknown'])
    expect([path, (await off.ask(`/${path}`, { cookie: support })).status]).toEqual([path, 404]);
  await off.close();
}, 300_000);
