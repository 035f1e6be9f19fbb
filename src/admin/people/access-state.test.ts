import { expect, it } from 'vitest';
import { itemKinds, orderStatuses } from '../../selling/orders/order.ts';
import { accessStateOf, type Around, type Bought, type OpenedByOrder } from './access-state.ts';
import { fc, forAll, tries } from '../../../tests/support/properties.ts';

const now = new Date('2026-06-01T10:00:00Z');
const before = new Date('2026-05-01T10:00:00Z');
const later = new Date('2026-07-01T10:00:00Z');
const around: Around = {
  email: 'salma@example.com',
  blockedAt: null,
  mutedUntil: null,
  now,
  today: '2026-06-01',
};
const course: Bought = {
  itemKind: 'course',
  status: 'Payment Confirmed',
  expiresAt: later,
  recipientEmail: null,
};
const opened: OpenedByOrder = {
  servedAt: before,
  revokedAt: null,
  pausedAt: null,
  isClassroom: true,
  lacksGroup: false,
  startsOn: null,
};
const stateOf = (of: Partial<Bought>, by: Partial<OpenedByOrder> | null = {}, who: Partial<Around> = {}) =>
  accessStateOf({ ...course, ...of }, by && { ...opened, ...by }, { ...around, ...who });

it('says of an order without access what it waits for', () => {
  expect(stateOf({ status: 'Pending Payment' }, null)).toMatchObject({ state: 'unpaid', at: later });
  expect(stateOf({ status: 'Paid - Bank Transfer' }, null)).toMatchObject({ state: 'to-check' });
  expect(stateOf({ status: 'Refunded' }, { revokedAt: before })).toMatchObject({
    state: 'refunded',
    at: before,
  });
  expect(stateOf({ status: 'Expired' }, null)).toMatchObject({ state: 'expired' });
});

it('says of a paid one what stands in the way first', () => {
  expect(stateOf({}, { pausedAt: before, startsOn: '2026-06-08' })).toMatchObject({ state: 'paused' });
  expect(stateOf({}, { startsOn: '2026-06-08' })).toMatchObject({ state: 'begins', day: '2026-06-08' });
  expect(stateOf({}, { startsOn: '2026-06-01' })).toMatchObject({ state: 'open' });
  expect(stateOf({}, { lacksGroup: true })).toMatchObject({ state: 'no-group' });
  expect(stateOf({}, { isClassroom: false })).toMatchObject({ state: 'code-sent', at: before });
  expect(stateOf({}, { isClassroom: false, servedAt: null })).toMatchObject({ state: 'code-waits' });
  expect(stateOf({ recipientEmail: 'nora@example.com' })).toMatchObject({
    state: 'gift',
    owner: 'nora@example.com',
  });
  expect(stateOf({ recipientEmail: 'salma@example.com' })).toMatchObject({ state: 'open' });
});

it('names a block or a mute for the membership alone, and a mute only while it lasts', () => {
  const membership = { itemKind: 'membership' } as const;
  expect(stateOf(membership, {}, { blockedAt: before })).toMatchObject({ state: 'blocked', at: before });
  expect(stateOf(membership, {}, { mutedUntil: later })).toMatchObject({ state: 'muted', at: later });
  expect(stateOf(membership, {}, { mutedUntil: before })).toMatchObject({ state: 'open' });
  expect(stateOf({}, {}, { blockedAt: before })).toMatchObject({ state: 'open' });
});

it('calls open only what is confirmed and not ended', () => {
  const moment = fc.constantFrom(null, before);
  const some = fc.record({
    status: fc.constantFrom(...orderStatuses),
    itemKind: fc.constantFrom(...itemKinds),
    revokedAt: moment,
    pausedAt: moment,
  });
  forAll(tries(200), some, ({ status, itemKind, revokedAt, pausedAt }) => {
    const found = stateOf({ status, itemKind }, { revokedAt, pausedAt });
    if (found?.state !== 'open') return;
    expect([status, revokedAt, pausedAt]).toEqual(['Payment Confirmed', null, null]);
  });
});
