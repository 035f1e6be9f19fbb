/** Why somebody can or cannot use what was bought: what staff tell them on the telephone. Reads no records. */
import type { ItemKind, OrderStatus } from '../../selling/orders/order.ts';

export const accessStates = [
  'unpaid',
  'to-agree',
  'to-check',
  'opens-soon',
  'rejected',
  'cancelled',
  'expired',
  'refunded',
  'ended',
  'gift',
  'paused',
  'blocked',
  'muted',
  'code-waits',
  'code-sent',
  'no-group',
  'begins',
  'open',
] as const;

/** `at`: since or until when, where that is known; `day`: of a group that begins, 'YYYY-MM-DD' in Morocco. */
export type AccessState = {
  state: (typeof accessStates)[number];
  at: Date | null;
  day: string | null;
  /** Of a gift: whose it is. */
  owner: string | null;
};

export type Bought = {
  itemKind: ItemKind;
  status: OrderStatus;
  expiresAt: Date;
  recipientEmail: string | null;
};

/** What a confirmed order opened. */
export type OpenedByOrder = {
  servedAt: Date | null;
  revokedAt: Date | null;
  pausedAt: Date | null;
  /** In the academy's own classroom. */
  isClassroom: boolean;
  /** Sold by dated groups, and in none. */
  lacksGroup: boolean;
  /** The first day, 'YYYY-MM-DD'; null where lessons are open from the start. */
  startsOn: string | null;
};

/** `blockedAt`, `mutedUntil`: in the community. `today`: 'YYYY-MM-DD' in Morocco. */
export type Around = {
  email: string;
  blockedAt: Date | null;
  mutedUntil: Date | null;
  now: Date;
  today: string;
};

const unopened: Record<Exclude<OrderStatus, 'Payment Confirmed'>, AccessState['state']> = {
  'Pending Payment': 'unpaid',
  'Pending Other Payment Method': 'to-agree',
  'Paid - Bank Transfer': 'to-check',
  'Paid - WafaCash': 'to-check',
  'Paid - Card': 'opens-soon',
  Paid: 'opens-soon',
  Rejected: 'rejected',
  Cancelled: 'cancelled',
  Expired: 'expired',
  Refunded: 'refunded',
};

/** Null for what opens nothing by itself: a consultation, an instalment. The first thing that stands in the way is named. */
export function accessStateOf(
  { itemKind, status, expiresAt, recipientEmail }: Bought,
  opened: OpenedByOrder | null,
  { email, blockedAt, mutedUntil, now, today }: Around,
): AccessState | null {
  const is = (state: AccessState['state'], more: Partial<AccessState> = {}): AccessState => ({
    state,
    at: null,
    day: null,
    owner: null,
    ...more,
  });
  if (status !== 'Payment Confirmed') {
    const state = unopened[status];
    if (state === 'unpaid' || state === 'to-agree' || state === 'expired')
      return is(state, { at: expiresAt });
    return is(state, { at: state === 'refunded' ? (opened?.revokedAt ?? null) : null });
  }
  if (itemKind === 'consultation' || itemKind === 'instalment' || itemKind === 'test') return null;
  if (!opened) return is('opens-soon');
  if (opened.revokedAt) return is('ended', { at: opened.revokedAt });
  if (recipientEmail !== null && recipientEmail !== email) return is('gift', { owner: recipientEmail });
  if (opened.pausedAt) return is('paused', { at: opened.pausedAt });
  if (itemKind === 'membership') {
    if (blockedAt) return is('blocked', { at: blockedAt });
    if (mutedUntil && mutedUntil > now) return is('muted', { at: mutedUntil });
    return is('open');
  }
  if (itemKind === 'product' || itemKind === 'bundle') return is('open');
  if (!opened.isClassroom)
    return opened.servedAt ? is('code-sent', { at: opened.servedAt }) : is('code-waits');
  if (opened.lacksGroup) return is('no-group');
  if (opened.startsOn !== null && opened.startsOn > today) return is('begins', { day: opened.startsOn });
  return is('open');
}
