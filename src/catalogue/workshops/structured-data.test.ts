import { expect, test } from 'vitest';
import { aWorkshop } from '../../../tests/support/applications.ts';
import { someSettings } from '../../../tests/support/builders.ts';
import { eventData } from './pages/workshop-page.ts';

const described = (of: Partial<Parameters<typeof eventData>[0]> = {}) =>
  eventData({
    workshop: aWorkshop(),
    seatsLeft: 3,
    begins: new Date('2025-06-20T18:00:00Z'),
    ends: new Date('2025-06-20T20:30:00Z'),
    settings: someSettings(),
    locale: 'en',
    publicOrigin: 'https://academy.example',
    url: 'https://academy.example/workshops/a-workshop',
    applyUrl: 'https://academy.example/workshops/a-workshop/apply',
    picture: 'https://academy.example/social/workshop-a-workshop-en.png',
    location: 'Video meeting',
    ...of,
  });

test('an event has its beginning and end with the UTC offset of its own day', () => {
  expect(described()).toMatchObject({
    startDate: '2025-06-20T19:00:00+01:00',
    endDate: '2025-06-20T21:30:00+01:00',
    eventStatus: 'https://schema.org/EventScheduled',
  });
});

test('seats are in stock while one is left, and sold out when none is', () => {
  expect(described()).toMatchObject({ offers: { availability: 'https://schema.org/InStock' } });
  expect(described({ seatsLeft: 0 })).toMatchObject({
    offers: { availability: 'https://schema.org/SoldOut' },
  });
});

test('a free workshop is marked as free, and a price is in dirhams', () => {
  expect(described()).toMatchObject({
    isAccessibleForFree: true,
    offers: { price: '0.00', priceCurrency: 'MAD' },
  });
  expect(described({ workshop: aWorkshop({ priceCentimes: 20_000 }) })).toMatchObject({
    isAccessibleForFree: false,
    offers: { price: '200.00' },
  });
});

test('a past event has no offer and keeps its dates', () => {
  const event = described({ seatsLeft: null });
  expect(event).not.toHaveProperty('offers');
  expect(event).not.toHaveProperty('remainingAttendeeCapacity');
  expect(event).toHaveProperty('endDate', '2025-06-20T21:30:00+01:00');
});

test('only an online workshop has a virtual location', () => {
  expect(described()).toMatchObject({ location: { '@type': 'VirtualLocation' } });
  expect(described({ workshop: aWorkshop({ kind: 'place' }), location: 'Fes' })).toMatchObject({
    location: { '@type': 'Place', name: 'Fes' },
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
  });
});
