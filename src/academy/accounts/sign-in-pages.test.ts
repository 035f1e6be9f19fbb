/** The pages and forms of the sign-in, with a real session service and a real database. */
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createRoutesStub, RouterContextProvider } from 'react-router';
import { beforeEach, describe, expect, test } from 'vitest';
import { screensContext, type ForScreens, type MemberAuth } from '../frame/academy-context.ts';
import { action as ownOrders } from '../../site/account/pages/orders.tsx';
import { loader as enrolment } from '../../selling/checkout/pages/details.tsx';
import { action, loader } from './pages/sign-in.tsx';
import { loader as paymentRequired } from '../../site/account/pages/payment-required.tsx';
import { action as signOut, loader as lookAtSignOut } from './pages/sign-out.ts';
import Welcome, { loader as welcome, type WelcomeData } from '../../site/account/pages/welcome.tsx';
import siteRoutes from '../../routes.ts';
import { words } from '../../words.ts';
import { membership } from '../settings/membership.ts';
import { memberSessions } from '../sign-in/sign-in.table.ts';
import { staffMembers } from '../staff/staff.table.ts';
import { outbox } from '../emails/outbox.table.ts';
import { someDetails } from '../../../tests/support/builders.ts';
import { place, placeAndPay } from '../../../tests/support/actions.ts';
import { cookieFrom, memberAuthOf, newestCode } from '../../../tests/support/members.ts';
import { academyForEach } from '../../../tests/support/open-test-academy.ts';
import { openTestServer } from '../../../tests/support/open-test-server.ts';
import { renewing } from '../../platform/http/renewing.ts';
import { securityHeaders } from '../../platform/http/security-headers.ts';

const origin = 'https://academy.example';
const salma = 'salma@example.com';
const item = { kind: 'membership', slug: membership.slug } as const;
const detailsOf = (email: string) => someDetails({ name: 'Salma', email, phone: '' });

type Answer = { data: Record<string, unknown>; init: ResponseInit | null };
type Args = Parameters<typeof action>[0];

describe('the pages of the sign-in', () => {
  let memberAuth: MemberAuth;
  const test_ = academyForEach();
  beforeEach(async () => {
    memberAuth = memberAuthOf(test_.context);
  });

  function argsOf(path: string, { form, cookie = '', headers = {} }: Asked = {}): Args {
    const { academy, context } = test_;
    const screens = {
      academy,
      words,
      clock: context.clock,
      publicOrigin: origin,
      memberAuth,
      mailbox: null,
      communityUrl: null,
    } as unknown as ForScreens;
    const request = new Request(`${origin}${path}`, {
      headers: { cookie, ...headers },
      ...(form ? { method: 'POST', body: new URLSearchParams(form) } : {}),
    });
    return { request, context: new RouterContextProvider(new Map([[screensContext, screens]])) };
  }
  type Asked = { form?: Record<string, string>; cookie?: string; headers?: Record<string, string> };

  const post = async (form: Record<string, string>, asked: Omit<Asked, 'form'> = {}) => {
    test_.pass(1_000);
    return (await action(argsOf('/clarity-login', { ...asked, form }))) as unknown as Answer | Response;
  };
  const resultOf = (answer: Answer | Response) => {
    if (answer instanceof Response) throw new Error('Sent elsewhere');
    return { ...answer.data, status: answer.init?.status };
  };
  /** Where a right code leads. */
  async function enter(email: string, { next = '', cookie = '' } = {}): Promise<Response> {
    await post({ step: 'email', email });
    const code = await newestCode(test_.context, email);
    const answer = await post({ step: 'code', email, code, next }, { cookie });
    if (!(answer instanceof Response)) throw new Error(JSON.stringify(answer));
    return answer;
  }
  const leadsTo = async (email: string, next = '') => (await enter(email, { next })).headers.get('location');

  test('an address with non-ASCII letters is refused at its field in either step, and is no unexpected error', async () => {
    for (const step of ['email', 'code', 'again']) {
      const answer = resultOf(await post({ step, email: 'عائشة@x.example', code: '123456' }));
      const problem = words.en.common.fieldProblems['email-letters'];
      expect(answer).toMatchObject({ status: 422, step: 'contact', contact: 'عائشة@x.example', problem });
      expect(answer).toMatchObject({ message: null });
    }
  });

  test('a known and an unknown address get the same answer at every step', async () => {
    await placeAndPay(test_, { item, details: detailsOf(salma) });
    const stranger = 'nobody@example.com';
    const blank = (answer: object, email: string) => JSON.stringify(answer).replaceAll(email, '…');
    const known = resultOf(await post({ step: 'email', email: salma }));
    const unknown = resultOf(await post({ step: 'email', email: stranger }));
    expect(blank(unknown, stranger)).toBe(blank(known, salma));
    expect(known.status).toBe(200);
    for (const code of ['000000', '', 'abcdef', '1'.repeat(4_000)]) {
      const wrongKnown = resultOf(await post({ step: 'code', email: salma, code }));
      const wrongUnknown = resultOf(await post({ step: 'code', email: stranger, code }));
      expect(blank(wrongUnknown, stranger)).toBe(blank(wrongKnown, salma));
      expect(wrongKnown.status).toBe(422);
    }
  });

  test('after the code the status decides the next page: no order, unpaid, buyer, member, team', async () => {
    expect(await leadsTo('nobody@example.com', '/circle')).toBe('/not-registered');
    await place(test_, { item, details: detailsOf('unpaid@example.com') });
    expect(await leadsTo('unpaid@example.com', '/circle')).toBe('/payment-required');
    expect(await leadsTo('unpaid@example.com', '/account')).toBe('/account');
    await placeAndPay(test_, { details: { ...detailsOf('buyer@example.com'), phone: '+212612345678' } });
    expect(await leadsTo('buyer@example.com')).toBe('/welcome');
    await placeAndPay(test_, { item, details: detailsOf(salma) });
    await place(test_, { item, details: detailsOf(salma) });
    expect(await leadsTo(salma)).toBe('/welcome');
    const added = { email: 'nadia@example.com', role: 'moderator', addedAt: new Date() } as const;
    await test_.db.insert(staffMembers).values(added);
    expect(await leadsTo('nadia@example.com')).toBe('/welcome');
  });

  test('a sign-in leads back to the wanted page, and to no other site', async () => {
    await placeAndPay(test_, { item, details: detailsOf(salma) });
    expect(await leadsTo(salma, '/ar/circle/sprint')).toBe('/ar/circle/sprint');
    for (const trap of ['//evil.example', '/\\evil.example', '/%5cevil.example', 'javascript:alert(1)'])
      expect(await leadsTo(salma, trap)).toBe('/welcome');
  });

  test('a forged Host changes neither the next page nor the e-mail', async () => {
    const headers = { host: 'evil.example', 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'http' };
    await post({ step: 'email', email: salma }, { headers });
    const code = await newestCode(test_.context, salma);
    const answer = await post({ step: 'code', email: salma, code }, { headers });
    expect(answer instanceof Response && answer.headers.get('location')).toBe('/not-registered');
    expect(JSON.stringify(await test_.db.select().from(outbox))).not.toContain('evil.example');
  });

  test('an address with a code in it signs nobody in, and shows the form', async () => {
    await post({ step: 'email', email: salma });
    const code = await newestCode(test_.context, salma);
    const path = `/clarity-login?step=code&email=${salma}&code=${code}`;
    const shown = await loader(argsOf(path));
    expect(shown).not.toBeInstanceOf(Response);
    expect(JSON.stringify(shown)).not.toContain(code);
    expect(await test_.db.select().from(memberSessions)).toEqual([]);
  });

  test('an unexpected error is one sentence, and what was typed stays', async () => {
    memberAuth = {
      ...memberAuth,
      sendCode: async () => {
        throw new Error('The database is away, with a secret in its words');
      },
    };
    const answer = resultOf(await post({ step: 'email', email: salma }));
    expect(answer).toMatchObject({
      status: 503,
      contact: salma,
      message: 'The fault is ours: we could not sign you in. Try again in a moment.',
    });
    expect(JSON.stringify(answer)).not.toContain('secret');
  });

  test('a GET of the sign-out signs nobody out; its form ends the session in the database', async () => {
    const cookie = cookieFrom((await enter(salma)).headers);
    lookAtSignOut(argsOf('/sign-out', { cookie }));
    expect(await test_.db.select().from(memberSessions)).toHaveLength(1);
    const answer = await signOut(argsOf('/sign-out', { cookie, form: {} }));
    expect(answer.headers.getSetCookie().join()).toMatch(/Max-Age=0/i);
    expect(answer.headers.get('location')).toBe('/clarity-login?signed-out');
    expect(await test_.db.select().from(memberSessions)).toEqual([]);
    const after = (await welcome(argsOf('/welcome', { cookie }))) as Response;
    expect(after.headers.get('location')).toBe('/clarity-login?next=%2Fwelcome');
  });

  test('a missing payment is shown to its buyer alone, with a link to their own order', async () => {
    const order = await place(test_, { item, details: detailsOf(salma) });
    const stranger = (await paymentRequired(argsOf('/payment-required'))) as Response;
    expect(stranger.headers.get('location')).toBe('/clarity-login?next=%2Fpayment-required');
    const cookie = cookieFrom((await enter(salma)).headers);
    const page = await paymentRequired(argsOf('/payment-required', { cookie }));
    expect(page).toMatchObject({ email: salma, payOwn: '/account/orders', order: { number: order.number } });
    // Somebody else may hold this token: it is nowhere on the buyer's page.
    expect(JSON.stringify(page)).not.toContain(order.token);
    const other = cookieFrom((await enter('other@example.com')).headers);
    const elsewhere = (await paymentRequired(argsOf('/payment-required', { cookie: other }))) as Response;
    expect(elsewhere.headers.get('location')).toBe('/not-registered');
  });

  test('whoever reported a payment is not asked to pay again: neither heading nor title reports it missing', async () => {
    const { token } = await place(test_, { item, details: detailsOf(salma) });
    await test_.academy.claimBankTransfer({ token });
    const cookie = cookieFrom((await enter(salma)).headers);
    const { paymentRequired: expected } = words.en.joining;
    const { title, heading } = expected.claimed;
    const page = await paymentRequired(argsOf('/payment-required', { cookie }));
    expect(page).toMatchObject({ isChecked: true, head: { title }, heading });
    expect([title, heading]).not.toContain(expected.heading);
  });

  test('a signed-in buyer finds name, address and number in the next order form, but none from an unpaid order', async () => {
    const enrol = async (cookie = '', query = '') => {
      const args = argsOf(`/courses/selling-online/enrol${query}`, { cookie });
      return (await enrolment({ ...args, params: { slug: 'selling-online' } })) as { prefilled?: object };
    };
    expect((await enrol()).prefilled).toEqual({});
    await place(test_, { item, details: someDetails({ name: 'Somebody Else', email: salma }) });
    const cookie = cookieFrom((await enter(salma)).headers);
    expect((await enrol(cookie)).prefilled).toEqual({ email: salma });
    const details = someDetails({ name: 'Salma Alaoui', email: salma, phone: '+212612345678' });
    await placeAndPay(test_, { details });
    const theirs = { name: 'Salma Alaoui', email: salma, phone: '+212612345678' };
    expect((await enrol(cookie)).prefilled).toEqual(theirs);
    test_.pass(1_000);
    await placeAndPay(test_, { item, details: detailsOf(salma) });
    expect((await enrol(cookie)).prefilled).toEqual({ ...theirs, name: 'Salma' });
    expect((await enrol(cookie, '?coupon=X')).prefilled).toMatchObject({ email: salma, coupon: 'X' });
  });

  test('taking over an unpaid order gives it a new link, which the browser keeps', async () => {
    const order = await place(test_, { item, details: detailsOf(salma) });
    const form = { order: order.number, to: 'pay' };
    const asked = `derb_orders=${order.token}`;
    const stranger = await ownOrders(argsOf('/account/orders', { form, cookie: asked }));
    expect(stranger.headers.get('location')).toMatch(/^\/clarity-login/);
    const cookie = `${cookieFrom((await enter(salma)).headers)}; ${asked}`;
    const answer = await ownOrders(argsOf('/account/orders', { form, cookie }));
    const token = /^\/orders\/(.+)\/method$/.exec(answer.headers.get('location') ?? '')?.[1] ?? '';
    expect(answer.headers.get('set-cookie')).toContain(`derb_orders=${token}.`);
    expect((await test_.academy.orderByToken(token))?.order.number).toBe(order.number);
    expect(await test_.academy.orderByToken(order.token)).toBeNull();
    const other = cookieFrom((await enter('other@example.com')).headers);
    const elsewhere = await ownOrders(argsOf('/account/orders', { form, cookie: other }));
    expect(elsewhere.headers.get('location')).toBe('/account/orders');
  });

  test('a member is greeted at each opening, with the address to use; a buyer without membership sees no frame', async () => {
    await placeAndPay(test_, { item, details: detailsOf(salma) });
    const cookie = cookieFrom((await enter(salma)).headers);
    for (const opening of [1, 2]) {
      const loaderData = (await welcome(argsOf('/welcome', { cookie }))) as WelcomeData;
      expect([opening, loaderData.isMember, loaderData.community]).toEqual([opening, true, '/circle']);
      const Component = () => createElement(Welcome, { loaderData });
      const page = renderToStaticMarkup(createElement(createRoutesStub([{ path: '/', Component }])));
      expect(page).toContain('Welcome to the Clarity Community!');
      expect(page).toMatch(new RegExp(`use the same one:.*${salma}`));
    }
    const buyer = 'buyer@example.com';
    await placeAndPay(test_, { details: { ...detailsOf(buyer), phone: '+212612345678' } });
    const bought = cookieFrom((await enter(buyer)).headers);
    expect(await welcome(argsOf('/welcome', { cookie: bought }))).toMatchObject({ isMember: false });
  });
});

test('forms that other sites send to the sign-in and the sign-out are refused', async () => {
  const front = await openTestServer();
  try {
    for (const path of [
      '/clarity-login',
      '/ar/clarity-login',
      '/sign-out',
      '/not-registered',
      '/register-clarity',
    ])
      for (const [name, value] of [
        ['Sec-Fetch-Site', 'cross-site'],
        ['Origin', 'https://evil.example'],
      ] as const) {
        const body = new URLSearchParams({ email: salma });
        const answer = await fetch(`${front.origin}${path}`, {
          method: 'POST',
          headers: { [name]: value },
          body,
        });
        expect(answer.status).toBe(403);
      }
  } finally {
    await front.close();
  }
});

test('only the welcome page frames the community; only its pages and previews of drafts may be framed, by us', async () => {
  const routes = await Promise.resolve(siteRoutes);
  const rules = { publicOrigin: origin, formOrigins: [], development: false };
  const policy = (path: string, communityUrl: string | null = null) =>
    Object.fromEntries(securityHeaders({ ...rules, communityUrl }, path))['Content-Security-Policy'] ?? '';
  const outside = 'https://club.example/home/';
  expect(policy('/welcome', outside)).toContain('frame-src https://club.example;');
  expect(policy('/ar/welcome', outside)).toContain('frame-src https://club.example;');
  expect(policy('/welcome')).toContain("frame-src 'self';");
  for (const path of ['/', '/account', '/clarity-login', '/welcomed', '/circle', '/ar/circle/posts/1'])
    expect(policy(path, outside)).not.toContain('club.example');
  for (const path of ['/circle', '/ar/circle', '/circle/posts/1', '/staff/preview'])
    expect(policy(path)).toContain("frame-ancestors 'self'");
  for (const path of ['/welcome', '/clarity-login', '/account', '/checkout/membership', '/circles'])
    expect(policy(path)).toContain("frame-ancestors 'none'");
  const isFramed = (path: string) => policy(path).includes("frame-ancestors 'self'");
  const pages = routes.map(({ path = '' }) => `/${path}`);
  expect(pages.length).toBeGreaterThan(100);
  const framed = /^(?:\/(?:ar|fr))?\/(?:circle(?!\/pictures\/)(?:\/|$)|mailbox\/[^/]+\/email$)/;
  expect(pages.filter((path) => isFramed(path) !== framed.test(path))).toEqual([]);
  for (const path of [
    '/staff',
    '/staff/previews',
    '/staff/preview/x',
    '/STAFF/PREVIEW',
    '/ar/staff/preview',
    '/fr/staff/preview',
  ])
    expect(policy(path)).toContain("frame-ancestors 'none'");
});

test('a renewed cookie is sent with the member’s own pages, never with cached pages or beside another cookie', async () => {
  const renewed = async () => new Headers({ 'Set-Cookie': 'renewed=1' });
  const asked = async (headers: HeadersInit, method = 'GET') => {
    const answer = renewing(async () => new Response('page', { headers }), { renewed });
    return (await answer(new Request(origin, { method }))).headers.getSetCookie();
  };
  expect(await asked({})).toEqual(['renewed=1']);
  expect(await asked({ 'Cache-Control': 'public, max-age=0' })).toEqual([]);
  expect(await asked({ 'Set-Cookie': 'own=1' })).toEqual(['own=1']);
  expect(await asked({}, 'POST')).toEqual([]);
});

test('a page that brings a renewed cookie is the page itself, with what it would answer', async () => {
  // As the server's own pages, whose text never was bytes.
  const page = Object.assign(new Response(null), { text: async () => 'the page' });
  const renewed = async () => new Headers({ 'Set-Cookie': 'renewed=1' });
  const answer = await renewing(async () => page, { renewed })(new Request(origin));
  expect([await answer.text(), answer.headers.getSetCookie()]).toEqual(['the page', ['renewed=1']]);
});
