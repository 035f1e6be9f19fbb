/**
 * The life of an order as one table: status → event → status. Nothing else moves a status. A status has the same name in pages,
 * API and exports: people outside know orders by them.
 */
import { addressOfGift, isUntakenAddress } from '../../platform/people/mailbox.ts';
import { betweenParts, latinDigits, withoutMarks } from '../../platform/text/typed-text.ts';
import {
  addDays,
  dateInMorocco,
  endOfDay,
  instantInMorocco,
  isDay,
} from '../../platform/time/calendar-date.ts';
import { normaliseTransferCode } from './transfer-code.ts';
import type { Gift } from './order-form.ts';
import type { Offer } from '../../catalogue/courses/course.ts';
import type { orders } from './orders.table.ts';
import { openedKinds, soldKinds } from '../../academy/settings/sold-kinds.ts';

export const orderStatuses = [
  'Pending Payment',
  'Pending Other Payment Method',
  'Paid - Card',
  'Paid - WafaCash',
  'Paid - Bank Transfer',
  'Paid',
  'Payment Confirmed',
  'Rejected',
  'Cancelled',
  'Expired',
  'Refunded',
] as const;
export type OrderStatus = (typeof orderStatuses)[number];

export const orderEvents = [
  'choose-known-method',
  'choose-other-method',
  'claim-bank-transfer',
  'claim-cash-transfer',
  'claim-wallet-transfer',
  'capture-card',
  'record-payment',
  'owe-nothing',
  'confirm',
  'take-back',
  'reject',
  'cancel',
  'expire',
  'reopen',
  'refund',
  'end-free',
] as const;
export type OrderEvent = (typeof orderEvents)[number];

/** Who may cause an event. 'gateway' means a verified notification or answer, never a browser. */
export type Actor = 'buyer' | 'gateway' | 'staff' | 'clock';

export const whoMayCause: Record<OrderEvent, readonly Actor[]> = {
  'choose-known-method': ['buyer'],
  'choose-other-method': ['buyer'],
  'claim-bank-transfer': ['buyer'],
  'claim-cash-transfer': ['buyer'],
  'claim-wallet-transfer': ['buyer'],
  'capture-card': ['gateway'],
  'record-payment': ['staff'],
  /** An order of 0 MAD, by itself when it is placed or opened again, or by staff who give somebody access. */
  'owe-nothing': ['clock', 'staff'],
  confirm: ['gateway', 'staff', 'clock'],
  /** A confirmation was wrong, and its money is not there. */
  'take-back': ['staff'],
  reject: ['staff'],
  cancel: ['buyer', 'staff'],
  expire: ['clock'],
  reopen: ['buyer', 'staff'],
  /** A buyer gives back a booked hour in time; nothing else goes back without a person's decision. */
  refund: ['buyer', 'staff', 'gateway'],
  /** What was opened for free is closed, no money goes back; 'gateway': an hour of a course whose money went back. */
  'end-free': ['staff', 'gateway'],
};

type Moves = Partial<Record<OrderEvent, OrderStatus>>;

/** What an unpaid order can do. Money that arrives late is taken whatever the buyer did in the meantime. */
const unpaid: Moves = {
  'choose-known-method': 'Pending Payment',
  'choose-other-method': 'Pending Other Payment Method',
  'claim-bank-transfer': 'Paid - Bank Transfer',
  'claim-cash-transfer': 'Paid - WafaCash',
  // Of the specification's words the nearest: from account to account, as decision 0044 says.
  'claim-wallet-transfer': 'Paid - Bank Transfer',
  'capture-card': 'Paid - Card',
  'record-payment': 'Paid',
  cancel: 'Cancelled',
  expire: 'Expired',
};

/** A claim waits for staff: a card payment in the meantime still counts. */
const claimed: Moves = { confirm: 'Payment Confirmed', reject: 'Rejected', 'capture-card': 'Paid - Card' };

/** The way back of an order that ended without money. */
const ended: Moves = { reopen: 'Pending Payment', 'capture-card': 'Paid - Card', 'record-payment': 'Paid' };

export const orderMoves: Record<OrderStatus, Moves> = {
  'Pending Payment': { ...unpaid, 'owe-nothing': 'Paid' },
  'Pending Other Payment Method': unpaid,
  'Paid - Bank Transfer': claimed,
  'Paid - WafaCash': claimed,
  'Paid - Card': { confirm: 'Payment Confirmed', refund: 'Refunded' },
  Paid: { confirm: 'Payment Confirmed', refund: 'Refunded' },
  'Payment Confirmed': { refund: 'Refunded', 'end-free': 'Refunded', 'take-back': 'Rejected' },
  Rejected: {
    ...ended,
    // Another payment method may be chosen at once; the refusal stays readable until something is paid or claimed again.
    'choose-known-method': 'Rejected',
    'choose-other-method': 'Rejected',
    'claim-bank-transfer': 'Paid - Bank Transfer',
    'claim-cash-transfer': 'Paid - WafaCash',
    'claim-wallet-transfer': 'Paid - Bank Transfer',
    expire: 'Expired',
  },
  Cancelled: ended,
  Expired: ended,
  Refunded: {},
};

/** Where an event leads from a status, or null when it may not happen there. */
export const nextStatus = (status: OrderStatus, event: OrderEvent): OrderStatus | null =>
  orderMoves[status][event] ?? null;

/** Events that may happen to an order of 0 MAD and to no other, whoever causes them. */
export const onlyWhenFree: ReadonlySet<OrderEvent> = new Set<OrderEvent>(['owe-nothing', 'end-free']);

/** Where an event leads an order: by its status, and by its amount where the event asks for it. */
export const nextStatusOf = (
  { status, amountCentimes }: Pick<Order, 'status' | 'amountCentimes'>,
  event: OrderEvent,
): OrderStatus | null => (onlyWhenFree.has(event) && amountCentimes !== 0 ? null : nextStatus(status, event));

/** Every status from which an event may happen: the `WHERE status IN (…)` of the one update that claims it. */
export const statusesBefore = (event: OrderEvent): OrderStatus[] =>
  orderStatuses.filter((status) => nextStatus(status, event) !== null);

/** The only status that opens what was bought. */
export const grantsAccess = (status: OrderStatus): boolean => status === 'Payment Confirmed';

/** The buyer can still choose a method and pay. */
export const isPayable = (status: OrderStatus): boolean => nextStatus(status, 'choose-known-method') !== null;

/** Those of an unpaid order, also of one whose transfer was not found. */
export const payableStatuses = orderStatuses.filter(isPayable);

/** Money has come in for certain, also when it went back later. */
export const hasMoney = (status: OrderStatus): boolean =>
  status === 'Paid - Card' || status === 'Paid' || status === 'Payment Confirmed' || status === 'Refunded';

/** A receipt can be given: the money came in for certain. A claim is not money. */
export const hasReceipt = (status: OrderStatus): boolean => hasMoney(status);

/** Paid for certain, or over. All but a few orders are, and the index of what staff search by has these alone. */
export const settledStatuses = [
  'Payment Confirmed',
  'Rejected',
  'Cancelled',
  'Expired',
  'Refunded',
] as const satisfies OrderStatus[];

/** Claims that wait for a person's decision. */
export const claimStatuses = ['Paid - Bank Transfer', 'Paid - WafaCash'] as const satisfies OrderStatus[];

export const awaitsDecision = (status: OrderStatus): boolean =>
  claimStatuses.some((claimed) => claimed === status);

/** Ended without money; can be opened again. */
export const canReopen = (status: OrderStatus): boolean => nextStatus(status, 'reopen') !== null;

/** The details of the buyer can still be corrected by the buyer. */
export const detailsAreOpen = (status: OrderStatus): boolean =>
  status === 'Pending Payment' || status === 'Pending Other Payment Method';

/** Neither paid nor claimed: whoever proves its address may take it over. What has ended can be opened again. */
export const canBeTakenOver = (status: OrderStatus): boolean => !hasMoney(status) && !awaitsDecision(status);

export const paymentOptions = [
  'Card',
  'Bank Transfer',
  'WafaCash / Cash Plus',
  'Mobile Wallet',
  'Other Payment Methods',
] as const;
export type PaymentOption = (typeof paymentOptions)[number];

/** How money came that staff record by hand. */
export const waysPaid = ['bank-transfer', 'cash-agency', 'mobile-wallet', 'cash', 'cheque', 'other'] as const;
export type PaidBy = (typeof waysPaid)[number];

/** The payment method of the order from then on. */
export const optionOf: Record<PaidBy, PaymentOption> = {
  'bank-transfer': 'Bank Transfer',
  'cash-agency': 'WafaCash / Cash Plus',
  'mobile-wallet': 'Mobile Wallet',
  cash: 'Other Payment Methods',
  cheque: 'Other Payment Methods',
  other: 'Other Payment Methods',
};

/** How money came in or left: cash and cheques are told apart, as staff recorded them. */
export const moneyMethods = [...paymentOptions, 'Cash', 'Cheque'] as const;
export type MoneyMethod = (typeof moneyMethods)[number];

/** By what it is counted and named. */
export const methodOf: Record<PaidBy, MoneyMethod> = { ...optionOf, cash: 'Cash', cheque: 'Cheque' };

/** What is known of an order's payment; `receivedOn`: the day staff typed, 'YYYY-MM-DD'. Not yet paid: the method chosen. */
export type Paying = { method: MoneyMethod | null; reference: string | null; receivedOn: string | null };

export function payingOf(
  { paymentOption }: Pick<Order, 'paymentOption'>,
  history: readonly { event: string; detail: Detail | null }[],
): Paying {
  const detailOf = (event: string) => history.findLast((line) => line.event === event)?.detail;
  const recorded = detailOf('record-payment');
  const paidBy = waysPaid.find((way) => way === recorded?.['paidBy']);
  return {
    method: paidBy === undefined ? paymentOption : methodOf[paidBy],
    reference: recorded?.['slip'] ?? null,
    receivedOn: detailOf('confirm')?.['receivedOn'] ?? null,
  };
}

export const cardTypes = ['international', 'morocco'] as const;
export type CardType = (typeof cardTypes)[number];

/** What an order is for. 'instalment': a later part of a course's price. 'test': made on a test screen; it opens nothing. */
export const itemKinds = [...soldKinds, 'instalment', 'test'] as const;
export type ItemKind = (typeof itemKinds)[number];

/** Why staff gave somebody access without a payment. 'moved': had it elsewhere before. */
export const freeAccessReasons = ['gift', 'scholarship', 'moved', 'other'] as const;
export type FreeAccessReason = (typeof freeAccessReasons)[number];

/** A row without the key of its form and what the staff console searches and counts by. */
export type Order = Omit<
  typeof orders.$inferSelect,
  'idempotencyKey' | 'agreedToCounting' | 'utmSource' | 'utmMedium' | 'utmCampaign' | 'searchText' | 'owner'
>;

/** Which part of how many, as a later part of a price is named: ' (2/4)' of 'Selling Online (2/4)'; '' of anything else. */
export const partIn = ({ itemKind, description }: Pick<Order, 'itemKind' | 'description'>): string =>
  itemKind === 'instalment' ? (/ \(\d+\/\d+\)$/.exec(description)?.[0] ?? '') : '';

export const canBeGift = (kind: ItemKind): boolean => openedKinds.some((one) => one === kind);

export const isGift = ({ recipientEmail }: Pick<Order, 'recipientEmail'>): boolean => recipientEmail !== null;

export type GiftColumns = Pick<
  Order,
  'recipientName' | 'recipientEmail' | 'giftNote' | 'giftOn' | 'giftCode'
>;

/**
 * The columns of whom an order is for. An empty note is none, an empty day at once, and without an e-mail address it is given by
 * hand: a code of `newCode` opens it then.
 */
export const giftColumns = (
  gift: Gift | null,
  { id, newCode }: { id: string; newCode: () => string },
): GiftColumns => ({
  recipientName: gift?.recipientName ?? null,
  recipientEmail: gift && (gift.recipientEmail === '' ? addressOfGift(id) : gift.recipientEmail),
  giftCode: gift?.recipientEmail === '' ? newCode() : null,
  giftNote: gift?.giftNote === undefined || gift.giftNote === '' ? null : gift.giftNote,
  giftOn: gift?.giftOn === undefined || gift.giftOn === '' ? null : gift.giftOn,
});

/** Nobody has it yet: its buyer gives the code away by hand, and whoever takes it first has it. */
export const isToTake = ({ recipientEmail }: Pick<Order, 'recipientEmail'>): boolean =>
  recipientEmail !== null && isUntakenAddress(recipientEmail);

/** From when the e-mail to whom a gift is for may leave; null: at once. */
export const giftLeavesAt = ({
  recipientEmail,
  giftOn,
}: Pick<Order, 'recipientEmail' | 'giftOn'>): Date | null =>
  recipientEmail === null || giftOn === null ? null : instantInMorocco(giftOn, '08:00');

/** The day is still to come: nobody but the buyer knows of the gift. */
export const isGiftToCome = (order: Pick<Order, 'recipientEmail' | 'giftOn'>, now: Date): boolean =>
  (giftLeavesAt(order) ?? now) > now;

const daysOfYear = 365;

/** A day that can be chosen: from today, in Morocco, to a year ahead. */
export const mayLeaveOn = (day: string, now: Date): boolean => {
  const today = dateInMorocco(now);
  return isDay(day) && day >= today && day <= addDays(today, daysOfYear);
};

export const giftOf = ({
  recipientName,
  recipientEmail,
  giftNote,
  giftOn,
}: Omit<GiftColumns, 'giftCode'>): Gift | null =>
  recipientEmail === null
    ? null
    : {
        recipientName: recipientName ?? '',
        recipientEmail: isUntakenAddress(recipientEmail) ? '' : recipientEmail,
        giftNote: giftNote ?? '',
        ...(giftOn !== null && { giftOn }),
      };

/** Who has what a paid order opens. Receipt, refund and the order's page are always the buyer's. */
export const ownerOf = ({ email, recipientEmail }: Pick<Order, 'email' | 'recipientEmail'>): string =>
  recipientEmail ?? email;

/** What an order is like while nobody has chosen how to pay it, or when it begins anew. */
export const unchosen = {
  paymentOption: null,
  cardType: null,
  transferCode: null,
  bankTransferConfirmedAt: null,
  refusalReason: null,
  claimedAt: null,
  remindedAt: null,
} as const satisfies Partial<Order>;

export type ActorName = 'buyer' | 'clock' | `gateway:${string}` | `staff:${string}`;

/** Who does something to an order, and when: recorded with every write to an order. */
export type AuditContext = {
  actor: ActorName;
  at: Date;
  uuid: () => string;
  /** Of a buyer whose requests are counted by network address: a keyed hash, never the address itself. */
  caller?: string | undefined;
  /** No card gateway with live keys is connected, and nobody real is served: invented data may be used. */
  isPractice?: boolean;
  /** This is production: nothing of the sample is sold. */
  forReal?: boolean;
};

/** Facts beside a line of the history: words and numbers as text, nothing personal that the order does not hold already. */
export type Detail = Record<string, string>;

/** What an order costs on the day it is placed or opened again: from the catalogue, never from a browser. */
export type OrderPrice = Pick<
  Order,
  'listPriceCentimes' | 'discountCentimes' | 'amountCentimes' | 'campaignSlug' | 'couponCode'
>;

/** List price, what a campaign takes off, and what is charged: the first is always the sum of the other two. Centimes of MAD. */
export const priceOf = (listPriceCentimes: number, offer: Offer): OrderPrice => ({
  listPriceCentimes,
  discountCentimes: listPriceCentimes - offer.priceCentimes,
  amountCentimes: offer.priceCentimes,
  campaignSlug: offer.campaign?.slug ?? null,
  couponCode: null,
});

/** A price that nothing lowers. */
export const fullPrice = (centimes: number): OrderPrice => ({
  listPriceCentimes: centimes,
  discountCentimes: 0,
  amountCentimes: centimes,
  campaignSlug: null,
  couponCode: null,
});

/**
 * What an order costs once a card payment of another day's price arrived: what was really paid. It happens when the order
 * was opened again at today's price while the older visit to the gateway was still under way.
 */
export const priceAsPaid = (order: OrderPrice, paidCentimes: number): OrderPrice => {
  const listPriceCentimes = Math.max(order.listPriceCentimes, paidCentimes);
  return {
    ...order,
    listPriceCentimes,
    discountCentimes: listPriceCentimes - paidCentimes,
    amountCentimes: paidCentimes,
  };
};

const dayMs = 86_400_000;

/** Until when an unpaid order can be paid: to the end, in Morocco, of the day so many days later. */
export const expiryAfter = (now: Date, days: number): Date =>
  endOfDay(new Date(now.getTime() + days * dayMs));

/**
 * Until when an expired order that was to be paid in cash is opened again at its own price and by the same way: as long again as it
 * waited. Null for any other. A code's use was given back, and an hour of a consultation may be somebody else's.
 */
export function renewableUntil(
  { status, paymentOption, couponCode, itemKind, expiresAt }: Order,
  { days, now }: { days: number; now: Date },
): Date | null {
  const isOne = status === 'Expired' && paymentOption === 'WafaCash / Cash Plus' && couponCode === null;
  const until = expiryAfter(expiresAt, days);
  return isOne && itemKind !== 'consultation' && itemKind !== 'instalment' && now <= until ? until : null;
}

/** 'MEM-482913-a1b2': six digits, then four hex characters. Unique in the database; a number is not a key. */
export const orderNumberPattern = /^MEM-\d{6}-[0-9a-f]{4}$/;

/** As people read it: 'MEM-482913-A1B2'. Addresses and the API keep the stored one. */
export const shownNumber = (number: string): string => number.toUpperCase();

/** In a text, and as everybody writes it: in any case, with any separators or none. */
export const orderNumberInText = new RegExp(
  String.raw`MEM[${betweenParts}]*(\d{6})[${betweenParts}]*([0-9A-F]{4})(?![0-9A-Z])`,
  'giu',
);

const storedNumber = (digits: string, hex: string): string => `MEM-${digits}-${hex.toLowerCase()}`;

/** Every number in a text, as it is stored: banks drop hyphens, change case, and break lines. */
export function orderNumbersIn(text: string): string[] {
  const found = latinDigits(withoutMarks(text)).matchAll(orderNumberInText);
  return [...new Set([...found].map(([, digits = '', hex = '']) => storedNumber(digits, hex)))];
}

const longestTypedNumber = 60;

/** The stored number from one in any case, with any separators or none; null for what cannot be one. */
export function readOrderNumber(text: string): string | null {
  if (text.length > longestTypedNumber) return null;
  const [, digits, hex] = /^MEM(\d{6})([0-9A-F]{4})$/.exec(normaliseTransferCode(text)) ?? [];
  return digits === undefined || hex === undefined ? null : storedNumber(digits, hex);
}

/** Makes a number from five random bytes. The store retries when a number is taken. */
export function orderNumberFrom(bytes: Uint8Array): string {
  const [a = 0, b = 0, c = 0, d = 0, e = 0] = bytes;
  const digits = (((a << 16) | (b << 8) | c) % 1_000_000).toString().padStart(6, '0');
  const hex = ((d << 8) | e).toString(16).padStart(4, '0');
  return `MEM-${digits}-${hex}`;
}
