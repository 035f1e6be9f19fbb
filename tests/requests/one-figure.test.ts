/** From the first review of a course on every page tells the same figure of it: its learners', and no longer the sample's. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { settings } from '../../content/sample/settings.ts';
import { pathIn } from '../../src/platform/i18n/locale.ts';
import { words } from '../../src/words.ts';
import { startForVisitors } from '../support/built-academy.ts';
import { readAll, type ReadPage } from '../support/read-site.ts';
import type { Running } from '../support/start-built.ts';
import { structuredDataIn } from '../support/structured-data.ts';
import { Visitor } from '../support/visitor.ts';
import { chooseMethod, giveDetails, newLearner, payByCard } from '../support/visits.ts';

// Its page shows most figures: badges, stars, films and messages.
const slug = 'ecommerce-mastery-virtual';

let academy: Running;
beforeAll(async () => {
  academy = await startForVisitors();
});
afterAll(() => academy.stop());

/** Pays, and does every lesson that a button does: more than half of the course. */
async function learn(): Promise<Visitor> {
  const visitor = new Visitor(academy.origin);
  await visitor.open(`/courses/${slug}/enrol`);
  await giveDetails(visitor, newLearner());
  await chooseMethod(visitor, 'Card');
  await payByCard(visitor);
  const { $ } = await visitor.open(`/learn/${slug}`);
  const lessons = $(`main a[href*="/learn/${slug}/lessons/"]`)
    .get()
    .map((link) => $(link).attr('href') ?? '');
  for (const lesson of new Set(lessons)) {
    const page = await visitor.open(lesson);
    const form = 'main form[data-classroom=done]';
    if (page.$(form).length > 0) await visitor.send({}, { form });
  }
  return visitor;
}

/** Every figure of a course that a page tells: beside stars, on the sales page's badge, to search engines. */
function figuresOn({ html, text, locale }: ReadPage): string[] {
  const shown = String.raw`(\d[\d.,]*) \( ?(\d+) ?\)`;
  const { badges } = words.ar.ecommerceMasteryVirtual.darija.hero;
  const beside = new RegExp(
    words[locale].courses.card.rating(String.raw`(\d[\d.,]*)`, `.{1,30}? ${shown}`),
    'g',
  );
  const told = [
    ...[...text.matchAll(beside)].flatMap(([, spoken = '', mean = '', count = '']) => [
      `${spoken} ${count}`,
      `${mean} ${count}`,
    ]),
    ...[...text.matchAll(new RegExp(badges.rating(shown), 'g'))].map(
      ([, mean = '', count = '']) => `${mean} ${count}`,
    ),
  ];
  const data = structuredDataIn(html).flatMap(({ aggregateRating }) => {
    const { ratingValue, reviewCount } = (aggregateRating ?? {}) as Record<string, number>;
    return ratingValue === undefined ? [] : [`${ratingValue} ${reviewCount ?? 0}`];
  });
  return [...told, ...data];
}

it('after a review the sales page, cards, lists, home, “about” and search engines tell its figure alone', async () => {
  const visitor = await learn();
  await visitor.open(`/learn/${slug}/review`);
  const typed = { stars: '4', body: 'I sold my first candle.', shownName: 'Salma', city: 'Salé' };
  await visitor.send(typed);

  const { pages } = await readAll(new Visitor(academy.origin));
  const told = new Map(pages.map((page) => [page.path, figuresOn(page)]));
  expect(new Set([...told.values()].flat())).toEqual(new Set(['4 1']));
  for (const locale of ['en', 'ar'] as const) {
    // On the sales page its stars, its badge and its data.
    expect(told.get(pathIn(locale, `/courses/${slug}`))?.length).toBeGreaterThan(1);
    for (const path of ['/', '/courses'])
      expect([path, told.get(pathIn(locale, path))]).toEqual([path, expect.arrayContaining(['4 1'])]);
    const about = pages.find(({ path }) => path === pathIn(locale, '/about'));
    expect(about?.text).toContain('4/5');
  }
  const claimed = Object.values(settings.claims.rating.figure);
  expect(
    pages.filter(({ text }) => claimed.some((figure) => text.includes(figure))).map(({ path }) => path),
  ).toEqual([]);
});
