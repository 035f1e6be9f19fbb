import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ecommerceMasteryVirtual } from '../../../../content/sample/courses/ecommerce-mastery-virtual.ts';
import { words } from '../../../words.ts';
import { offerFor } from '../course.ts';
import type { CourseReviews } from '../../reviews/reviews.service.ts';
import { aCourse, someSettings } from '../../../../tests/support/builders.ts';
import { linksIn } from '../../site/links.ts';
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
  const sales = describeSales(onOffer, { service: null, left: null }, someSettings(), darija);
  return renderToStaticMarkup(
    <SalesBody view={view} sales={sales} reviews={reviews} freeLesson={null} darija={darija} />,
  );
}

test('the first review of a learner stands alone, with name, city, stars and day; the testimonials of the record are not shown any more', () => {
  const before = shown({ rating: null, replaces: false, reviews: [] });
  for (const { name } of samples) expect(before).toContain(name);
  const at = new Date('2026-11-20T09:00:00Z');
  const review = { id: '1', stars: 4, body: 'A shop of my own.', shownName: 'Amal', city: 'Salé', at };
  const page = shown({ rating: { mean: 4, count: 1 }, replaces: true, reviews: [review] });
  for (const part of ['A shop of my own.', 'Amal', 'Salé', '20 نونبر 2026', '4 على 5'])
    expect(page).toContain(part);
  for (const { name } of samples) expect(page).not.toContain(`>${name}<`);
});
