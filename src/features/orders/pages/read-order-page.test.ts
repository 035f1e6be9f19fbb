import { expect, test } from 'vitest';
import { words } from '../../../words.ts';
import { itemKinds, orderStatuses, type Order } from '../order.ts';
import type { HistoryEntry, OrderView } from '../read-order.service.ts';
import { awaitsCode, nextStepsOf, statusOf, timelineOf, wasPaidTwice } from './read-order-page.ts';
import { underWayKind } from './order-line.tsx';
import { orderWordsFor } from '../../checkout/pages/words-for-kind.ts';

const t = words.en.order;
const entry = (
  event: HistoryEntry['event'],
  minute: number,
  detail: HistoryEntry['detail'] = null,
): HistoryEntry => ({
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
    recipientEmail: null,
    expiresAt: new Date(0),
    ...of,
  }) as Order;
const promises = { transferCheck: 'twice a day', paidBack: '14 days', accessHours: '24 hours' };

test('a booked hour shows who moved or cancelled it: the learner or the academy', () => {
  const hour = (event: HistoryEntry['event'], minute: number, actor: string) => ({
    ...entry(event, minute),
    actor,
  });
  const history = [
    hour('move-hour', 1, 'buyer'),
    hour('move-hour', 2, 'staff:amal@academy.example'),
    hour('cancel-hour', 3, 'buyer'),
    entry('refund', 4),
  ];
  expect(timelineOf(history, t, 'en').map(({ text }) => text)).toEqual([
    'You moved your hour',
    'We moved your hour',
    'You cancelled your hour',
    'We decided to pay this order back',
  ]);
  const theirs = [hour('cancel-hour', 1, 'buyer'), hour('refund', 1, 'buyer')];
  expect(timelineOf(theirs, t, 'en').map(({ text }) => text)).toEqual([
    'You cancelled your hour',
    'The price of your hour goes back to you',
  ]);
  const ours = [hour('cancel-hour', 1, 'staff:amal@academy.example')];
  expect(timelineOf(ours, t, 'en').map(({ text }) => text)).toEqual(['We cancelled your hour']);
});

test('a second payment is shown as one that goes back, and not as another arrival', () => {
  const history = [
    entry('capture-card', 1),
    entry('confirm', 2),
    entry('capture-card', 3, { reason: 'already-paid' }),
  ];
  expect(timelineOf(history, t, 'en').map(({ text }) => text)).toEqual([
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

test('a member is promised no code and no course, whatever becomes of the order', () => {
  for (const locale of ['en', 'ar'] as const) {
    const orderWords = orderWordsFor('membership', words[locale].order);
    for (const status of orderStatuses) {
      const seen = order({ status, itemKind: 'membership' });
      const view = {
        order: seen,
        shown: status,
        access: null,
        history: [],
        lastAttempt: null,
        underWay: null,
      };
      const { title, text } = statusOf(seen, orderWords, locale);
      const all = [title, text, ...nextStepsOf(view, promises, orderWords)].join(' ');
      expect(all, status).not.toMatch(/course|access code|دورت|رمز الولوج/);
    }
  }
});

const begunAt = new Date(Date.UTC(2026, 5, 1, 9));
const underWay = (of: { approvedAt?: Date; canBeAsked?: false } = {}) => ({
  begunAt,
  approvedAt: null,
  canBeAsked: true,
  ...of,
});
const kindAfter = (minutes: number, of: OrderView['underWay'], status: Order['status'] = 'Pending Payment') =>
  underWayKind(
    { order: order({ status }), shown: status, access: null, history: [], lastAttempt: null, underWay: of },
    new Date(begunAt.getTime() + minutes * 60_000),
  );

test('a visit to the bank half an hour ago gives no warning any more, and one that was answered never does', () => {
  expect([kindAfter(29, underWay()), kindAfter(30, underWay()), kindAfter(1, null)]).toEqual([
    'ask',
    null,
    null,
  ]);
});

test('a bank that cannot be asked is not shown as asked', () => {
  expect(kindAfter(29, underWay({ canBeAsked: false }))).toBe('wait');
});

test('an approval by the bank in the buyer’s browser gives a warning until it is confirmed or paid another way', () => {
  const approved = underWay({ approvedAt: begunAt, canBeAsked: false });
  expect(kindAfter(60 * 24 * 3, approved)).toBe('approved');
  expect(kindAfter(1, approved, 'Payment Confirmed')).toBe(null);
});

test('a closed order whose payment may still arrive is not reported to have cost nothing', () => {
  for (const locale of ['en', 'ar'] as const)
    for (const status of ['Cancelled', 'Expired'] as const) {
      const orderWords = words[locale].order;
      expect(statusOf(order({ status }), orderWords, locale, true).text).toBe(orderWords.mayArrive[status]);
      expect(statusOf(order({ status }), orderWords, locale).text).not.toBe(orderWords.mayArrive[status]);
    }
});

test('a visit for which the bank opened no page is not shown as a visit', () => {
  const refused = entry('no-hand-off', 1, { reference: 'one' });
  const first = entry('begin-attempt', 1, { reference: 'one' });
  expect(timelineOf([first, refused], t, 'en')).toEqual([]);
  const second = entry('begin-attempt', 2, { reference: 'two' });
  expect(timelineOf([first, refused, second], t, 'en')).toHaveLength(1);
});
