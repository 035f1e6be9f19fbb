import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ecommerceMasteryVirtual } from '../../../../content/sample/courses/ecommerce-mastery-virtual.ts';
import { words } from '../../../words.ts';
import { offerFor } from '../course.ts';
import type { CourseReviews } from '../../../learning/reviews/reviews.service.ts';
import { aCourse, someSettings } from '../../../../tests/support/builders.ts';
import { linksIn } from '../../../academy/frame/links.ts';
import { describeCourse } from './course-view.ts';
import { SalesBody } from './sales-body.tsx';
import { describeSales } from './sales-page.ts';

const now = new Date('2026-11-24T12:00:00Z');
const t = words.ar;
const { darija } = t.ecommerceMasteryVirtual;
const { salesStory } = ecommerceMasteryVirtual;
const samples = [...(salesStory?.writtenTestimonials ?? []), ...(salesStory?.videoTestimonials ?? [])];

function shown(reviews: CourseReviews): string {
  const course = aCourse(salesStory ? { salesStory } : {});
  const onOffer = { course, offer: offerFor(course, [], now), seatsLeft: null };
  const view = describeCourse(onOffer, { t, links: linksIn('ar'), locale: 'ar', now });
  const sales = describeSales(onOffer, {
    bonus: { service: null, left: null },
    settings: someSettings(),
    words: darija,
    rating: null,
  });
  return renderToStaticMarkup(
    <SalesBody
      view={view}
      sales={sales}
      reviews={reviews}
      freeLesson={null}
      programme={{ modules: [], part: null, notes: [] }}
      trainer={null}
      outcome={null}
      darija={darija}
    />,
  );
}

const at = new Date('2026-11-20T09:00:00Z');
const review = { id: '1', stars: 4, body: 'A shop of my own.', shownName: 'Amal', city: 'Salé', at };

test('each review of a learner takes the place of one testimonial of the record, films last', () => {
  const before = shown({ rating: null, reviews: [], sampleTexts: [] });
  for (const { name } of samples) expect(before).toContain(name);
  const page = shown({ rating: { mean: 4, count: 1 }, reviews: [review], sampleTexts: [] });
  for (const part of ['A shop of my own.', 'Amal', 'Salé', '20 نونبر 2026', '4 على 5'])
    expect(page).toContain(part);
  const [first, ...others] = samples;
  expect(page).not.toContain(`>${first?.name}<`);
  for (const { name } of others) expect(page).toContain(name);
  const all = { rating: { mean: 4, count: samples.length }, reviews: [review], sampleTexts: [] };
  for (const { name } of samples) expect(shown(all)).not.toContain(`>${name}<`);
});

test('a testimonial that was delivered with the sample says so, and no other', () => {
  const [first] = salesStory?.writtenTestimonials ?? [];
  const marks = (sampleTexts: string[]) =>
    shown({ rating: null, reviews: [], sampleTexts }).split(`>${darija.written.sample}<`).length - 1;
  expect([marks([]), marks([first?.text ?? ''])]).toEqual([0, 1]);
});
