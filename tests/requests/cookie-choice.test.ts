/** The choices about cookies and about light and dark as their forms store them, without script. */
import { expect, it } from 'vitest';
import { fill } from '../../src/platform/i18n/fill.ts';
import { listChangedOn } from '../../src/academy/legal/cookie-policy.versions.ts';
import { words } from '../../src/words.ts';
import { locales, pathIn } from '../../src/platform/i18n/locale.ts';
import { dateInMorocco, formatDate } from '../../src/platform/time/calendar-date.ts';
import { newVisitor, visit, type Visitor, plain } from '../support/visitor.ts';
import { askStaff, giveDetails, newLearner, staff } from '../support/visits.ts';

it.each(locales)('is confirmed in words, on a page that nobody else is shown (%s)', async (locale) => {
  const { choices: t, table } = words[locale].cookiePolicy;
  const visitor = await visit(pathIn(locale, '/cookie-policy'));
  expect(visitor.page.text).toContain(
    plain(fill(table.changed, { changed: formatDate(listChangedOn, locale) })),
  );
  visitor.cookies.set('source', 'utm_source=email');
  for (const choice of ['all', 'essential'] as const) {
    const page = await visitor.send({}, { button: { name: 'choice', value: choice } });
    expect(page.text).toContain(plain(t[choice]));
    expect(page.$('meta[name=robots]').attr('content')).toBe('noindex');
    expect(visitor.cookies.get('consent')).toBe(choice);
    expect(visitor.cookies.has('source')).toBe(choice === 'all');
  }
});

const post = (choice: string) =>
  newVisitor().ask('/cookie-policy', { method: 'POST', body: new URLSearchParams({ choice }) });

it('is kept for half a year, for the whole site and for it alone', async () => {
  const [cookie = ''] = (await post('all')).headers.getSetCookie();
  expect(cookie).toMatch(/^consent=all; .*SameSite=Lax/);
  expect(cookie).toContain('Path=/;');
  expect(Number(/Max-Age=(\d+)/.exec(cookie)?.[1])).toBeGreaterThan(180 * 86_400);
});

it('is refused when nobody offered it, and sets nothing', async () => {
  const answer = await post('everything; Domain=evil.example');
  expect([answer.status, answer.headers.getSetCookie()]).toEqual([422, []]);
});

it('an order counts among those who agreed, with its source, only after a yes; every page is the same for everybody', async () => {
  const course = 'english-mastery';
  const owner = await staff();
  const today = dateInMorocco(new Date());
  const word = `requests-${newLearner().email.slice(6, 12)}`;
  const agreed = async () => {
    const { body } = await askStaff(owner, 'GET', `/figures/funnel?from=${today}&to=${today}`);
    const offers: { slug: string; agreed: { orders: number } }[] = body.offers;
    const sources: { source: string; orders: number }[] = body.sources;
    return [
      offers.find(({ slug }) => slug === course)?.agreed.orders ?? 0,
      sources.find(({ source }) => source === word)?.orders ?? 0,
    ];
  };
  const [before = 0] = await agreed();
  const visitors = [null, 'essential', 'all', 'allow; consent=al'].map((choice) => {
    const visitor = newVisitor();
    if (choice !== null) visitor.cookies.set('consent', choice);
    visitor.cookies.set('source', `utm_source=${word.toUpperCase()}&utm_medium=me@example.com`);
    return visitor;
  });
  const page = async (visitor: Visitor) => (await visitor.ask(`/courses/${course}`)).text();
  // Other tests sell its seats meanwhile.
  await expect.poll(async () => new Set(await Promise.all(visitors.map(page))).size).toBe(1);
  for (const visitor of visitors) {
    await visitor.open(`/courses/${course}/enrol`);
    expect((await giveDetails(visitor, newLearner())).address).toContain('/method');
  }
  expect(await agreed()).toEqual([before + 1, 1]);
});

it('is asked on pages for everybody, hidden until the script asks, and not during checkout or sign-in', async () => {
  for (const [path, asks] of [
    ['/', true],
    ['/ar/courses/english-mastery', true],
    ['/courses/english-mastery/enrol', false],
    ['/clarity-login', false],
    ['/payment-required', false],
    ['/orders/unknown', false],
    ['/nothing-here', false],
  ] as const) {
    const bar = (await visit(path)).page.$('[data-consent]');
    expect([path, bar.attr('hidden') !== undefined, bar.attr('data-asks') !== undefined]).toEqual([
      path,
      true,
      asks,
    ]);
  }
});

it('light or dark is kept for the whole site, leads back to its switch, and any other value takes it away', async () => {
  const choose = (theme: string, from: string) =>
    newVisitor().ask('/theme', { method: 'POST', body: new URLSearchParams({ theme, from }) });
  const answers = await Promise.all([
    choose('dark', '/ar/courses?type=virtual'),
    choose('', '//evil.example'),
    choose('dark; Domain=evil.example', 'https://evil.example'),
  ]);
  const [dark = '', ...away] = answers.map(({ headers }) => headers.getSetCookie().join());
  expect(dark).toMatch(/^theme=dark; Max-Age=\d{8}; Path=\/; HttpOnly; SameSite=Lax/);
  for (const cookie of away) expect(cookie).toMatch(/^theme=; Max-Age=0; Path=\//);
  const leadsTo = answers.map(({ headers }) => headers.get('Location'));
  expect(leadsTo).toEqual(['/ar/courses?type=virtual#theme', '/#theme', '/#theme']);
});

it('a kept page is drawn as was chosen, and as the phone is set for everybody else, whoever asked first', async () => {
  const opened = async (theme: string | null) => {
    const visitor = newVisitor();
    if (theme !== null) visitor.cookies.set('theme', theme);
    const answer = await visitor.ask('/ar/about');
    const html = await answer.text();
    return { tag: answer.headers.get('ETag'), shown: /<html[^>]*data-theme="(\w+)"/.exec(html)?.[1] ?? null };
  };
  const asked = ['dark', null, 'light', 'darker', 'dark"><script>', '', 'dark', null];
  const pages: Awaited<ReturnType<typeof opened>>[] = [];
  for (const theme of asked) pages.push(await opened(theme));
  expect(pages.map(({ shown }) => shown)).toEqual(['dark', null, 'light', null, null, null, 'dark', null]);
  expect(new Set(pages.map(({ tag }) => tag)).size).toBe(3);
  expect(new Set(pages.filter(({ shown }) => shown === null).map(({ tag }) => tag)).size).toBe(1);
});
