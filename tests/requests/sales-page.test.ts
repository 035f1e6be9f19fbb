import { expect, it } from 'vitest';
import { ecommerceMasteryVirtual } from '../../content/sample/courses/ecommerce-mastery-virtual.ts';
import { courses } from '../../content/sample/courses.ts';
import { locales, pathIn } from '../../src/platform/i18n/locale.ts';
import { words } from '../../src/words.ts';
import { newVisitor, visit } from '../support/visitor.ts';

const { darija } = words.ar.ecommerceMasteryVirtual;
const { writtenTestimonials = [], videoTestimonials = [] } = ecommerceMasteryVirtual.salesStory ?? {};

it('all messages of a sales page can be read, and its films opened, without any script', async () => {
  const { $, text } = (await visit('/courses/ecommerce-mastery-virtual')).page;
  expect(writtenTestimonials).toHaveLength(21);
  const plain = (some: string) => some.replace(/\s+/g, ' ').trim();
  for (const message of writtenTestimonials) expect(text).toContain(plain(message.text));
  expect(videoTestimonials.length).toBeGreaterThan(1);
  for (const { name, videoUrl } of videoTestimonials)
    expect($(`a[href="${videoUrl}"]`).text() + $(`a[href="${videoUrl}"]`).attr('aria-label')).toContain(
      darija.voices.play(name),
    );
});

it('every other course page has three testimonials of its record, each marked as a sample', async () => {
  const visitor = newVisitor();
  const others = courses.filter(({ slug }) => slug !== ecommerceMasteryVirtual.slug);
  expect(others).toHaveLength(7);
  for (const { slug, words: own, comingSoon } of others)
    for (const locale of locales) {
      const { heading, ofUs, sample } = words[locale].course.testimonials;
      const { $ } = await visitor.open(pathIn(locale, `/courses/${slug}`));
      const shown = $(`main ul[aria-label="${comingSoon ? ofUs : heading}"] figure`).get();
      const said = (selector: string) => shown.map((one) => $(one).find(selector).text());
      expect([slug, said('blockquote')]).toEqual([slug, own[locale].testimonials.map(({ text }) => text)]);
      expect(shown).toHaveLength(3);
      for (const caption of said('figcaption')) expect(caption).toContain(sample);
    }
});
