import { dateInMorocco, instantInMorocco, timeInMorocco } from '../../platform/time/calendar-date.ts';
import { describe, expect, it } from 'vitest';
import { giftCodeFrom, readGiftCode } from './gift-by-hand.ts';
import {
  awaitsDecision,
  canBeGift,
  canBeTakenOver,
  canReopen,
  claimStatuses,
  detailsAreOpen,
  expiryAfter,
  fullPrice,
  giftColumns,
  giftLeavesAt,
  giftOf,
  grantsAccess,
  hasReceipt,
  isGift,
  isGiftToCome,
  isPayable,
  isToTake,
  itemKinds,
  mayLeaveOn,
  nextStatus,
  nextStatusOf,
  type OrderEvent,
  orderEvents,
  orderMoves,
  orderNumberFrom,
  orderNumberPattern,
  type OrderStatus,
  orderStatuses,
  ownerOf,
  priceAsPaid,
  priceOf,
  readOrderNumber,
  shownNumber,
  statusesBefore,
  whoMayCause,
} from './order.ts';
import { someSettings } from '../../../tests/support/builders.ts';
import type { Campaign } from '../../catalogue/courses/course.ts';
import { promisedTo } from '../../academy/legal/policy-values.ts';
import { fc, forAll, tries } from '../../../tests/support/properties.ts';

const paid: ReadonlySet<OrderStatus> = new Set(['Paid - Card', 'Paid', 'Payment Confirmed']);
/** 'owe-nothing' happens only where nothing is owed. */
const moneyEvents: ReadonlySet<OrderEvent> = new Set(['capture-card', 'record-payment', 'owe-nothing']);

function reachableFrom(start: OrderStatus): Set<OrderStatus> {
  const seen = new Set<OrderStatus>([start]);
  const open = [start];
  for (let status = open.pop(); status !== undefined; status = open.pop())
    for (const next of Object.values(orderMoves[status])) {
      if (!seen.has(next)) {
        seen.add(next);
        open.push(next);
      }
    }

  return seen;
}

describe('the table of an order’s life', () => {
  it('reaches every status from a new order', () => {
    expect([...reachableFrom('Pending Payment')].sort()).toEqual([...orderStatuses].sort());
  });

  it('uses every event, and every event has somebody who may cause it', () => {
    for (const event of orderEvents) {
      expect(statusesBefore(event), event).not.toHaveLength(0);
      expect(whoMayCause[event], event).not.toHaveLength(0);
    }
  });

  it('leads from paid to unpaid only where a person takes a confirmation back: else money is confirmed or refunded', () => {
    for (const status of paid)
      for (const [event, next] of Object.entries(orderMoves[status]))
        if (event === 'take-back') expect([status, next]).toEqual(['Payment Confirmed', 'Rejected']);
        else expect([...paid, 'Refunded'], `${status} → ${next}`).toContain(next);
    expect(statusesBefore('take-back')).toEqual(['Payment Confirmed']);
  });

  it('takes a card payment in every status that has no money yet', () => {
    for (const status of orderStatuses) {
      const hasNoMoney = !paid.has(status) && status !== 'Refunded';
      expect(nextStatus(status, 'capture-card') !== null, status).toBe(hasNoMoney);
    }
  });

  it('opens what was bought in one status only, and only by confirming', () => {
    expect(orderStatuses.filter(grantsAccess)).toEqual(['Payment Confirmed']);
    for (const status of orderStatuses)
      for (const [event, next] of Object.entries(orderMoves[status])) {
        if (grantsAccess(next)) expect(event).toBe('confirm');
      }
  });

  it('lets nobody but the gateway or staff bring money or confirm', () => {
    for (const event of ['capture-card', 'record-payment', 'owe-nothing', 'confirm', 'reject'] as const)
      expect(whoMayCause[event]).not.toContain('buyer');
  });

  it('ends nowhere but in a refund', () => {
    const ends = orderStatuses.filter((status) => Object.keys(orderMoves[status]).length === 0);
    expect(ends).toEqual(['Refunded']);
  });

  it('agrees with the status checks of the pages', () => {
    for (const status of orderStatuses) {
      if (isPayable(status)) expect(nextStatus(status, 'capture-card'), status).toBe('Paid - Card');
      if (awaitsDecision(status))
        expect([nextStatus(status, 'confirm'), nextStatus(status, 'reject')]).toEqual([
          'Payment Confirmed',
          'Rejected',
        ]);
      if (canReopen(status)) expect(nextStatus(status, 'reopen')).toBe('Pending Payment');
      if (detailsAreOpen(status)) expect(paid.has(status), status).toBe(false);
    }
  });

  it('lets a buyer choose a method and claim a transfer in these statuses and no others', () => {
    const open = ['Pending Payment', 'Pending Other Payment Method', 'Rejected'];
    expect(orderStatuses.filter(isPayable)).toEqual(open);
    for (const event of [
      'choose-known-method',
      'choose-other-method',
      'claim-bank-transfer',
      'claim-cash-transfer',
      'claim-wallet-transfer',
    ] as const) {
      // A claim that the table allows and no step shows could only be made from outside our pages.
      expect(statusesBefore(event), event).toEqual(open);
    }
  });

  it('lets staff decide claims, and a buyer call off only what nobody has paid', () => {
    const claims = ['Paid - WafaCash', 'Paid - Bank Transfer'];
    expect(statusesBefore('reject')).toEqual(claims);
    expect(statusesBefore('confirm')).toEqual(['Paid - Card', ...claims, 'Paid']);
    expect(statusesBefore('cancel')).toEqual(['Pending Payment', 'Pending Other Payment Method']);
    expect(statusesBefore('reopen')).toEqual(['Rejected', 'Cancelled', 'Expired']);
    expect(statusesBefore('refund')).toEqual(['Paid - Card', 'Paid', 'Payment Confirmed']);
  });

  it('opens again what ended without money, and its details are open until something is claimed or paid', () => {
    expect(orderStatuses.filter(canReopen)).toEqual(['Rejected', 'Cancelled', 'Expired']);
    expect(orderStatuses.filter(detailsAreOpen)).toEqual(['Pending Payment', 'Pending Other Payment Method']);
    expect(orderStatuses.filter(awaitsDecision)).toEqual(['Paid - WafaCash', 'Paid - Bank Transfer']);
    expect(orderStatuses.filter(grantsAccess)).toEqual(['Payment Confirmed']);
  });

  it.each<[OrderEvent, string[]]>([
    ['choose-known-method', ['buyer']],
    ['choose-other-method', ['buyer']],
    ['claim-bank-transfer', ['buyer']],
    ['claim-cash-transfer', ['buyer']],
    ['claim-wallet-transfer', ['buyer']],
    ['capture-card', ['gateway']],
    ['record-payment', ['staff']],
    ['owe-nothing', ['clock', 'staff']],
    ['confirm', ['gateway', 'staff', 'clock']],
    ['take-back', ['staff']],
    ['reject', ['staff']],
    ['cancel', ['buyer', 'staff']],
    ['expire', ['clock']],
    ['reopen', ['buyer', 'staff']],
    // A buyer gives back a booked hour in time, by src/selling/bookings/change-booking.service.ts, and nothing else.
    ['refund', ['buyer', 'staff', 'gateway']],
    ['end-free', ['staff', 'gateway']],
  ])('lets %s be caused by %j and nobody else', (event, actors) => {
    expect(whoMayCause[event]).toEqual(actors);
  });

  it('holds on 10,000 random sequences of events: legal moves only, one grant at most, no payment lost', () => {
    forAll(tries(10_000), fc.array(fc.constantFrom(...orderEvents), { maxLength: 40 }), (events) => {
      let status: OrderStatus = 'Pending Payment';
      let [payments, grants, refunds] = [0, 0, 0];
      for (const event of events) {
        const next = nextStatus(status, event);
        expect(statusesBefore(event).includes(status)).toBe(next !== null);
        if (next === null) continue;
        expect(orderMoves[status][event]).toBe(next);
        if (moneyEvents.has(event)) payments += 1;
        // A confirmed claim is money too: staff have seen it.
        if (event === 'confirm' && awaitsDecision(status)) payments += 1;
        if (event === 'confirm') grants += 1;
        if (event === 'refund' || event === 'end-free') refunds += 1;
        // Neither the money nor the access was right.
        if (event === 'take-back') [payments, grants] = [payments - 1, grants - 1];
        status = next;
      }
      expect(payments).toBeLessThanOrEqual(1);
      expect(grants).toBeLessThanOrEqual(payments);
      // Money that came is either still there, or was given back.
      expect(payments - refunds).toBe(paid.has(status) ? 1 : 0);
      expect(grants - (status === 'Refunded' && grants === 1 ? 1 : 0)).toBe(grantsAccess(status) ? 1 : 0);
    });
  });
});

it('lets an order need no payment only where its amount is 0, whatever its status and the event', () => {
  forAll(
    tries(2_000),
    fc.constantFrom(...orderStatuses),
    fc.constantFrom(...orderEvents),
    fc.integer({ min: -100, max: 1_000_000 }),
    (status, event, amountCentimes) => {
      const next = nextStatusOf({ status, amountCentimes }, event);
      const isFreeEvent = event === 'owe-nothing' || event === 'end-free';
      expect(next).toBe(isFreeEvent && amountCentimes !== 0 ? null : nextStatus(status, event));
      if (isFreeEvent && next !== null)
        expect([status, amountCentimes]).toEqual([
          event === 'end-free' ? 'Payment Confirmed' : 'Pending Payment',
          0,
        ]);
    },
  );
});

it('gives a receipt for money that came in, and for nothing else', () => {
  expect(orderStatuses.filter(hasReceipt)).toEqual(['Paid - Card', 'Paid', 'Payment Confirmed', 'Refunded']);
});

it('waits for a decision with every claim, and with nothing else', () => {
  expect(orderStatuses.filter(awaitsDecision).toSorted()).toEqual([...claimStatuses].toSorted());
  expect(claimStatuses.toSorted()).toEqual(
    orderStatuses.filter((status) => nextStatus(status, 'reject') !== null).toSorted(),
  );
});

it('lets an order be taken over only while nothing was paid or claimed', () => {
  expect(orderStatuses.filter(canBeTakenOver).toSorted()).toEqual([
    'Cancelled',
    'Expired',
    'Pending Other Payment Method',
    'Pending Payment',
    'Rejected',
  ]);
});

describe('an order for somebody else', () => {
  const buyer = { email: 'buyer@example.com' };
  const gift = { recipientName: 'Salma', recipientEmail: 'salma@example.com', giftNote: 'مبروك' };
  const hand = { id: 'f3b1', newCode: () => 'k7qm-2wxd-9frt' };

  it('is possible for what stays hers, not for an hour or a part', () => {
    expect(itemKinds.filter(canBeGift)).toEqual(['course', 'membership', 'product']);
  });

  it('keeps whom it is for, and leaves an empty note out', () => {
    expect(giftColumns(gift, hand)).toEqual({ ...gift, giftOn: null, giftCode: null });
    expect(giftOf(giftColumns(gift, hand))).toEqual(gift);
    expect(giftColumns({ ...gift, giftNote: '' }, hand).giftNote).toBeNull();
    expect(giftOf(giftColumns({ ...gift, giftNote: '' }, hand))).toEqual({ ...gift, giftNote: '' });
    expect(giftOf({ ...giftColumns(gift, hand), recipientName: null })).toEqual({
      ...gift,
      recipientName: '',
    });
  });

  it('keeps the day it is sent on, from today to a year ahead', () => {
    const onABirthday = { ...gift, giftOn: '2026-12-24' };
    expect(giftOf(giftColumns(onABirthday, hand))).toEqual(onABirthday);
    expect(giftLeavesAt(giftColumns(onABirthday, hand))).toEqual(instantInMorocco('2026-12-24', '08:00'));
    const now = instantInMorocco('2026-12-01', '23:30');
    const may = (day: string) => mayLeaveOn(day, now);
    expect(['2026-12-01', '2027-12-01'].map(may)).toEqual([true, true]);
    expect(['2026-11-30', '2027-12-02', '2026-02-30', ''].map(may)).toEqual([false, false, false, false]);
    expect(isGiftToCome(giftColumns(onABirthday, hand), now)).toBe(true);
    expect(isGiftToCome(giftColumns(gift, hand), now)).toBe(false);
  });

  it('is given by hand where no address is, and is nobody’s until it is taken', () => {
    const byHand = { ...gift, recipientEmail: '' };
    const columns = giftColumns(byHand, hand);
    expect(columns).toMatchObject({ recipientName: 'Salma', giftCode: 'k7qm-2wxd-9frt' });
    expect([isGift(columns), isToTake(columns), giftOf(columns)]).toEqual([true, true, byHand]);
    expect(isToTake(giftColumns(gift, hand))).toBe(false);
  });

  it('has a code that is read however it is typed, and no other text is one', () => {
    expect(giftCodeFrom(Uint8Array.from({ length: 12 }, (_, at) => at * 21))).toMatch(
      /^(?:[a-hjkmnp-z2-9]{4}-?){3}$/u,
    );
    for (const typed of ['K7QM-2WXD-9FRT', 'K7QM 2WXD 9FRT', 'k7qm2wxd9frt', 'K7QM–٢WXD–٩FRT'])
      expect(readGiftCode(typed)).toBe('k7qm-2wxd-9frt');
    for (const typed of ['', 'K7QM-2WXD', 'K7QM-2WXD-9FR!', 'K7QM-2WXD-9FRT-A'])
      expect(readGiftCode(typed)).toBeNull();
  });

  it('is none where nobody else is named', () => {
    const none = { recipientName: null, recipientEmail: null, giftNote: null, giftOn: null, giftCode: null };
    expect(giftColumns(null, hand)).toEqual(none);
    expect(giftOf(none)).toBeNull();
    expect([isGift(none), isGift(gift)]).toEqual([false, true]);
  });

  it('belongs to whom it is for', () => {
    expect(ownerOf({ ...buyer, recipientEmail: null })).toBe('buyer@example.com');
    expect(ownerOf({ ...buyer, recipientEmail: 'salma@example.com' })).toBe('salma@example.com');
  });
});

it('keeps the days of refund that an order was promised', () => {
  const settings = someSettings();
  expect(promisedTo({ refundDays: null }, settings)).toBe(settings);
  expect(promisedTo({ refundDays: 3 }, settings)).toEqual({
    ...settings,
    refundPolicy: { ...settings.refundPolicy, courseDays: 3 },
  });
});

describe('a price', () => {
  const unlowered = { campaignSlug: null, couponCode: null };

  it('is the list price where nothing lowers it', () => {
    expect(fullPrice(99_000)).toEqual({
      listPriceCentimes: 99_000,
      discountCentimes: 0,
      amountCentimes: 99_000,
      ...unlowered,
    });
  });

  it('is lowered by a campaign, by its name', () => {
    expect(priceOf(99_000, { priceCentimes: 79_000, beforeCentimes: null, campaign: null })).toEqual({
      listPriceCentimes: 99_000,
      discountCentimes: 20_000,
      amountCentimes: 79_000,
      ...unlowered,
    });
    const campaign = { slug: 'ramadan' } as Campaign;
    expect(priceOf(99_000, { priceCentimes: 79_000, beforeCentimes: null, campaign }).campaignSlug).toBe(
      'ramadan',
    );
  });

  it('is what was paid, once a payment of another day’s price arrived', () => {
    const order = fullPrice(99_000);
    expect(priceAsPaid(order, 79_000)).toMatchObject({
      listPriceCentimes: 99_000,
      discountCentimes: 20_000,
      amountCentimes: 79_000,
    });
    expect(priceAsPaid(order, 120_000)).toMatchObject({
      listPriceCentimes: 120_000,
      discountCentimes: 0,
      amountCentimes: 120_000,
    });
  });
});

it('can be paid to the end, in Morocco, of the day so many days later', () => {
  for (const placed of ['2026-11-26T10:15:00Z', '2026-11-26T02:03:00Z', '2026-11-26T22:30:00Z']) {
    const end = expiryAfter(new Date(placed), 3);
    expect([dateInMorocco(end), timeInMorocco(end)]).toEqual(['2026-11-29', '23:59']);
  }
});

describe('an order’s number', () => {
  it('is made of five random bytes, with its zeros', () => {
    expect(orderNumberFrom(Uint8Array.of(0, 0, 7, 0, 10))).toBe('MEM-000007-000a');
    // 0xffffff is 16,777,215: its last six digits.
    expect(orderNumberFrom(Uint8Array.of(255, 255, 255, 171, 205))).toBe('MEM-777215-abcd');
  });

  it('is read in any case, and shown in capitals', () => {
    forAll(tries(500), fc.uint8Array({ minLength: 5, maxLength: 5 }), (bytes) => {
      const number = orderNumberFrom(bytes);
      expect(number).toMatch(orderNumberPattern);
      for (const typed of [number, shownNumber(number), number.toLowerCase()])
        expect(readOrderNumber(typed)).toBe(number);
    });
    expect(shownNumber('MEM-482913-a1b2')).toBe('MEM-482913-A1B2');
  });

  it.each([
    ['MEM-48291-a1b2'],
    ['MEM-482913-a1b'],
    ['MEM-48291x-a1b2'],
    ['MEM-482913-a1bg'],
    ['XMEM-482913-a1b2'],
    ['MEM-482913-a1b20'],
    [''],
  ])('is not %j', (text) => {
    expect(readOrderNumber(text)).toBeNull();
  });
});
