/** The choice about cookies as its form keeps it, without script. */
import { expect, it } from 'vitest';
import { fill } from '../../app/locale/fill.ts';
import { listChangedOn } from '../../content/pages/cookie-policy/versions.ts';
import { words } from '../../content/words.ts';
import { locales, pathIn } from '../../domain/people/locale.ts';
import { formatDate } from '../../domain/time/calendar-date.ts';
import { newVisitor, visit } from '../support/visitor.ts';

it.each(locales)('is said back in words, on a page that nobody else is shown (%s)', async (locale) => {
  const { choices: say, table } = words[locale].cookiePolicy;
  const visitor = await visit(pathIn(locale, '/cookie-policy'));
  expect(visitor.page.text).toContain(fill(table.changed, { changed: formatDate(listChangedOn, locale) }));
  for (const choice of ['all', 'essential'] as const) {
    const page = await visitor.send({}, { button: { name: 'choice', value: choice } });
    expect(page.text).toContain(say[choice]);
    expect(page.$('meta[name=robots]').attr('content')).toBe('noindex');
    expect(visitor.cookies.get('consent')).toBe(choice);
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
