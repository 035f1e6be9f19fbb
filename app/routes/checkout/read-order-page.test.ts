import { expect, test } from 'vitest';
import { words } from '../../../content/words.ts';
import { itemKinds, orderStatuses, type Order } from '../../../domain/orders/order.ts';
import type { HistoryEntry } from '../../../flows/academy.server.ts';
import { awaitsCode, nextStepsOf, standingOf, timelineOf, wasPaidTwice } from './read-order-page.ts';
import { isUnderWay } from './under-way.ts';
import { orderWordsFor } from './words-for-kind.ts';

const say = words.en.order;
const entry = (event: string, minute: number, detail: HistoryEntry['detail'] = null): HistoryEntry => ({
  at: new Date(Date.UTC(2026, 5, 1, 9, minute)),
  actor: 'gateway:practice',
  event,
  fromStatus: null,
  toStatus: null,
  detail,
});
const order = (of: Partial<Order>): Order =>
  ({
    status: 'Pending Payment',
    itemKind: 'course',
    email: 'salma@example.com',
    expiresAt: new Date(0),
    ...of,
  }) as Order;
const promises = { transferCheck: 'twice a day', paidBack: '14 days', accessHours: '24 hours' };

test('a second payment is told as one that goes back, and not as another arrival', () => {
  const history = [
    entry('capture-card', 1),
    entry('confirm', 2),
    entry('capture-card', 3, { reason: 'already-paid' }),
  ];
  expect(timelineOf(history, say, 'en').map(({ text }) => text)).toEqual([
    'Your card payment arrived',
    'Payment confirmed',
    'A second card payment arrived: it is paid back',
  ]);
  expect(wasPaidTwice({ history })).toBe(true);
  expect(wasPaidTwice({ history: history.slice(0, 2) })).toBe(false);
});

test('only a course waits for a code', () => {
  const waits = itemKinds.filter((itemKind) => awaitsCode({ order: order({ itemKind }), access: null }));
  expect(waits).toEqual(['course']);
});

test('a member is promised no code and no course, whatever becomes of her order', () => {
  for (const locale of ['en', 'ar'] as const) {
    const told = orderWordsFor('membership', words[locale].order);
    for (const status of orderStatuses) {
      const seen = order({ status, itemKind: 'membership' });
      const view = { order: seen, access: null, history: [], lastAttempt: null };
      const { title, text } = standingOf(seen, told, locale);
      const all = [title, text, ...nextStepsOf(view, promises, told)].join(' ');
      expect(all, status).not.toMatch(/course|access code|دورت|رمز الولوج/);
    }
  }
});

test('who went to the bank half an hour ago is not warned any more, and who was answered never', () => {
  const begunAt = new Date(Date.UTC(2026, 5, 1, 9));
  const seen = (state: string, minutes: number) =>
    isUnderWay(
      { order: order({}), access: null, history: [], lastAttempt: { state, begunAt } },
      new Date(begunAt.getTime() + minutes * 60_000),
    );
  expect([seen('begun', 29), seen('begun', 30), seen('declined', 1)]).toEqual([true, false, false]);
});
