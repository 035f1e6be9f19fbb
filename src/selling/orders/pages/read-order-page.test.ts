import { expect, test } from 'vitest';
import { words } from '../../../words.ts';
import { formatDeadline } from '../../../platform/time/calendar-date.ts';
import { itemKinds, orderStatuses, type Order } from '../order.ts';
import type { HistoryEntry, OrderView } from '../../order-management/read-order.service.ts';
import { awaitsCode, hearingOf, nextStepsOf, statusOf, timelineOf, wasPaidTwice } from './read-order-page.ts';
import { underWayKind } from './order-line.tsx';
import { orderWordsFor } from './words-for-kind.ts';

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
const promises = { cash: null, paidBack: '14 days', accessHours: '24 hours' };

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
    'You moved your appointment',
    'We moved your appointment',
    'You cancelled your appointment',
    'We decided to refund this order',
  ]);
  const theirs = [hour('cancel-hour', 1, 'buyer'), hour('refund', 1, 'buyer')];
  expect(timelineOf(theirs, t, 'en').map(({ text }) => text)).toEqual([
    'You cancelled your appointment',
    'You get back the price of your appointment',
  ]);
  const ours = [hour('cancel-hour', 1, 'staff:amal@academy.example')];
  expect(timelineOf(ours, t, 'en').map(({ text }) => text)).toEqual(['We cancelled your appointment']);
});

test('an order that the team placed is only called free when nothing was owed', () => {
  const placed = { ...entry('place', 1), actor: 'staff:amal@academy.example' };
  expect(timelineOf([placed], t, 'en').map(({ text }) => text)).toEqual(['We placed the order for you']);
  expect(timelineOf([placed, entry('owe-nothing', 2)], t, 'en')[0]?.text).toBe(
    'We gave you access free of charge',
  );
});

test('whoever reported a transfer reads by when they hear from us: by the next check, and of another once it has passed', () => {
  const checks = { days: [1, 2, 3, 4, 5, 6], times: ['12:00', '18:00'] };
  const saturdayEvening = new Date('2026-11-28T19:30:00Z');
  const claimed = order({ status: 'Paid - WafaCash', claimedAt: saturdayEvening });
  const at = (now: string) => hearingOf(claimed, checks, { now: new Date(now), locale: 'en' });
  const soon = at('2026-11-28T19:31:00Z');
  expect(soon).toMatchObject({ promised: 'Monday 30 November at 18:00', by: 'Monday 30 November at 18:00' });
  const late = at('2026-11-30T18:00:00Z');
  expect(late?.isLate).toBe(true);
  const said = statusOf(claimed, t, 'en', { hearing: late }).text;
  expect(said).toContain('should have heard from us by Monday 30 November at 18:00: we are late');
  expect(said).toContain('again by Tuesday 1 December at 12:00');
  expect(said).toContain(t.actions.whatsapp);
  const transfer = order({ status: 'Paid - Bank Transfer', claimedAt: saturdayEvening });
  expect(statusOf(transfer, t, 'en', { hearing: late }).text).toContain('two working days');
  expect(
    hearingOf(order({ status: 'Pending Payment', claimedAt: saturdayEvening }), checks, {
      now: saturdayEvening,
      locale: 'en',
    }),
  ).toBe(null);
});

test('whoever is about to pay in cash reads first by when they hear, and after a refusal until when the order is held', () => {
  const view = (of: Partial<Order>): OrderView =>
    ({ order: order(of), access: null, history: [], lastAttempt: null, underWay: null }) as never;
  const cash = t.hearing.by('noon');
  for (const status of ['Pending Payment', 'Rejected'] as const) {
    expect(nextStepsOf(view({ status }), { ...promises, cash }, t)[0]).toBe(cash);
    expect(nextStepsOf(view({ status }), promises, t)[0]).toBe(t.timeline.nextSteps.pay);
    for (const locale of ['en', 'ar'] as const)
      expect(statusOf(order({ status }), words[locale].order, locale).text).toContain(
        formatDeadline(new Date(0), locale),
      );
  }
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
    'A second card payment arrived, and we are paying it back',
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
        parts: [],
        isOfBundle: false,
        underWay: null,
      };
      const { title, text } = statusOf(seen, orderWords, locale);
      const all = [title, text, ...nextStepsOf(view, promises, orderWords)].join(' ');
      expect(all, status).not.toMatch(/course|activation code|دورت|رمز التفعيل/);
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
    {
      order: order({ status }),
      shown: status,
      access: null,
      history: [],
      parts: [],
      isOfBundle: false,
      lastAttempt: null,
      underWay: of,
    },
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
      expect(statusOf(order({ status }), orderWords, locale, { mayArrive: true }).text).toBe(
        orderWords.mayArrive[status],
      );
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
