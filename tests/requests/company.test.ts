/** What the academy's own pages show and refuse. */
import { expect, it } from 'vitest';
import { words } from '../../src/words.ts';
import { locales, pathIn } from '../../src/platform/i18n/locale.ts';
import { newVisitor, visit } from '../support/visitor.ts';

it('a link chooses what a message is about; any other word chooses nothing', async () => {
  const topicAt = async (query: string) =>
    (await visit(`/contact?topic=${query}`)).page.$('select[name=topic] option[selected]').val() ?? '';
  expect(await topicAt('community')).toBe('community');
  expect(await topicAt('whatever')).toBe('');
});

it('the page of a form that was sent is left out by search engines', async () => {
  const { page } = await visit('/contact?sent');
  expect(page.$('meta[name=robots]').attr('content')).toBe('noindex');
});

it('a closed position is shown as closed and takes no application', async () => {
  const visitor = await visit('/careers/course-producer');
  expect(visitor.page.text).toContain(words.en.careers.job.closedText);
  expect(visitor.page.$('main form').length).toBe(0);
  expect((await visitor.open('/careers')).text).toContain(words.en.careers.jobs.pastHeading);
});

it.each([
  ['/careers/nothing', words.ar.careers.job.missing],
  ['/consultation/nothing', words.ar.consultation.service.missing],
])('%s says that it is missing and leads to the list', async (path, title) => {
  const { page } = await visit(`/ar${path}`);
  expect(page.status).toBe(404);
  expect(page.$('h1').text()).toContain(title);
  expect(page.$('main a').first().attr('href')).toBe(`/ar${path.slice(0, path.lastIndexOf('/'))}`);
});

it.each(locales)(
  '%s: from a situation on the support page a chat opens with the right words',
  async (locale) => {
    const { support } = words[locale];
    const { page } = await visit(pathIn(locale, '/support'));
    // Closed, with its anchor inside: a link to a situation opens it.
    const way = page.$('details:not([open]):has(#not-open) > summary');
    expect(way.text()).toContain(support.situations[0]?.heading);
    expect(page.$('#not-open a[href^="https://wa.me/"]').attr('href')).toContain(encodeURIComponent('MEM'));
  },
);

it.each(locales)('%s: days of the refund policy are filled in everywhere', async (locale) => {
  const visitor = newVisitor();
  for (const path of [
    '/support',
    '/consultation',
    '/consultation/your-shop-line-by-line',
    '/terms-and-conditions',
  ])
    expect((await visitor.open(pathIn(locale, path))).text, path).not.toMatch(/\{\w+\}|\]\(/);
});

it('nobody sees a registration number of zeros, and everybody who founded the academy', async () => {
  const { page } = await visit('/about');
  expect(page.text).not.toMatch(/0{6}/);
  expect(page.text).toContain('Imane El Ouardi');
});

it('a course is proposed in a dialog over the home page', async () => {
  const { page } = await visit('/');
  expect(page.$('main a[data-dialog][href$="/host-course"]').length).toBeGreaterThan(0);
});
