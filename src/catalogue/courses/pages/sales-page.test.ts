import { expect, test } from 'vitest';
import { words } from '../../../words.ts';
import { offerFor, type Campaign, type Rating } from '../course.ts';
import type { ConsultationService } from '../../consultations/consultation-service.ts';
import { aService } from '../../../../tests/support/applications.ts';
import { aCampaign, aCourse, someSettings } from '../../../../tests/support/builders.ts';
import { describeSales } from './sales-page.ts';

const { darija } = words.ar.ecommerceMasteryVirtual;

type Asked = {
  campaigns?: Campaign[];
  capacity?: number | null;
  service?: ConsultationService | null;
  left?: number | null;
  rating?: Rating | null;
};

function sales(
  seatsLeft: number | null,
  {
    campaigns = [],
    capacity = 150,
    service = aService({ priceCentimes: 50_000, minutes: 90 }),
    left = 23,
    rating = null,
  }: Asked = {},
) {
  const course = aCourse({ capacity });
  const offer = offerFor(course, campaigns, new Date('2026-03-01T12:00:00Z'));
  return describeSales(
    { course, offer, seatsLeft },
    { bonus: { service, left }, settings: someSettings(), words: darija, rating },
  );
}

test('from the first review on no other figure is told of the course', () => {
  const claimed = someSettings().claims;
  const badges = (rating: Rating | null) => sales(50, { rating }).badges.map(({ text }) => text);
  expect(badges(null).join()).toContain(claimed.rating.figure.ar);
  const after = badges({ mean: 4.5, count: 2 });
  expect(after).toContain(darija.hero.badges.rating('4,5 (2)'));
  expect(after.join()).not.toContain(darija.hero.badges.trainees(claimed.trainees.figure.ar));
});

test('a bonus that is used up, or not offered, is not shown', () => {
  expect(sales(50, { left: 0 }).bonus).toBeNull();
  expect(sales(50, { left: null }).bonus).toBeNull();
});

test('seats are shown once one is taken; of the bonus the full number before', () => {
  const untouched = sales(150, { left: 100 });
  expect(untouched.seats).toBeNull();
  expect(untouched.bonus?.counter).toBe('لأول 100 مسجّلة');
  expect(sales(149).seats).toBe('بقاو 149 بلاصة من 150');
  expect(sales(0).seats).toBeNull();
});

test('a bonus without a consultation is not shown', () => {
  expect(sales(73, { service: null }).bonus).toBeNull();
});

test('the bonus shows the consultation it names: title, minutes, half of its price, and 23 of 100 left', () => {
  const bonus = sales(73).bonus;
  expect(bonus?.title).toContain('50%');
  expect(bonus?.text).toContain('90 دقيقة');
  expect(bonus?.text).toContain('90 يوم');
  expect(bonus?.text).toMatch(/250\u00a0درهم.*500\u00a0درهم/u);
  expect(bonus?.counter).toMatch(/100.*23/u);
});

test('the limited offer is shown only while a campaign runs', () => {
  expect(sales(73).limitedOffer).toBeNull();
  const ended = aCampaign({ startsAt: '2025-08-01T00:00:00Z', endsAt: '2025-09-03T00:00:00Z' });
  expect(sales(73, { campaigns: [ended] }).limitedOffer).toBeNull();
  expect(sales(73, { campaigns: [aCampaign({ percent: 20 })] }).limitedOffer?.title).toContain('20%');
});

test('the days to cancel and the days until the refund come from the refund policy', () => {
  const { questions } = sales(73);
  expect(questions.at(-1)?.answer).toContain('7 أيام');
  expect(questions.at(-1)?.answer).toContain('14 يوم');
  expect(questions.length).toBeGreaterThanOrEqual(5);
});
