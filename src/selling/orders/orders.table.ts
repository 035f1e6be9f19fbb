/** Rows of orders, their attempts to pay, what gateways reported, and everything that happened. Money in centimes of MAD. */
import type { Locale } from '../../platform/i18n/locale.ts';
import { sql, type SQL } from 'drizzle-orm';
import {
  bigserial,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { instant } from '../../platform/time/instant.ts';
import type {
  CardType,
  ItemKind,
  FreeAccessReason,
  OrderEvent,
  OrderStatus,
  PaymentOption,
} from './order.ts';

export const orders = pgTable(
  'orders',
  {
    id: uuid('id').primaryKey(),
    /** 'MEM-' + six digits + '-' + four hex characters: for people, not a key. */
    number: text('number').notNull().unique(),
    /** Unguessable; whoever holds it may open and change the order. */
    token: text('token').notNull().unique(),
    idempotencyKey: text('idempotency_key').notNull().unique(),
    locale: text('locale').$type<Locale>().notNull(),
    itemKind: text('item_kind').$type<ItemKind>().notNull(),
    itemSlug: text('item_slug').notNull(),
    /** The item's name as it was sold, in the buyer's language. */
    description: text('description').notNull(),
    name: text('name').notNull(),
    email: text('email').notNull(),
    /** E.164; empty when none was given, which only a membership allows. */
    phone: text('phone').notNull(),
    /** Centimes of MAD: the catalogue's price of the day, what a campaign took off, and what is charged. */
    listPriceCentimes: integer('list_price_centimes').notNull(),
    discountCentimes: integer('discount_centimes').notNull(),
    amountCentimes: integer('amount_centimes').notNull(),
    campaignSlug: text('campaign_slug'),
    couponCode: text('coupon_code'),
    status: text('status').$type<OrderStatus>().notNull(),
    paymentOption: text('payment_option').$type<PaymentOption>(),
    cardType: text('card_type').$type<CardType>(),
    /** Normalised code of a cash agency's transfer, or number of a wallet's operation. */
    transferCode: text('transfer_code'),
    bankTransferConfirmedAt: instant('bank_transfer_confirmed_at'),
    refusalReason: text('refusal_reason'),
    /** The express wish to start at once (law 31-08), and the confirmation of being 16 or older; null when no form was filled in. */
    agreedToStartAt: instant('agreed_to_start_at'),
    confirmedAgeAt: instant('confirmed_age_at'),
    /** What the buyer was promised and accepted when ordering; null for orders from before these were kept. */
    refundDays: integer('refund_days'),
    /**
     * The latest day, 'YYYY-MM-DD' in Morocco, on which its buyer was told that what they bought begins. It only moves forward,
     * so that nobody can ask for less long than they were told; null where the payment alone counts.
     */
    beginsOn: text('begins_on'),
    /** Of the terms and conditions: '2.0'. */
    termsVersion: text('terms_version'),
    placedAt: instant('placed_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    /** Since when a claimed transfer waits for a person. */
    claimedAt: instant('claimed_at'),
    /** When the buyer was reminded that the order ends soon. */
    remindedAt: instant('reminded_at'),
    /** Centimes of MAD, of `amountCentimes`, that are paid back or promised back. */
    refundedCentimes: integer('refunded_centimes').notNull().default(0),
    /** Since when the buyer's bank disputes the payment. */
    disputedAt: instant('disputed_at'),
    /** As what staff let its owner in free, and their sentence about it, which the owner reads in an export alone. */
    freeAs: text('let_in_as').$type<FreeAccessReason>(),
    freeWhy: text('let_in_why'),
    /** Mailboxes it had before staff changed its e-mail: for whoever decides about it, and shown to nobody else. */
    formerMailboxes: jsonb('former_mailboxes').$type<readonly string[]>().notNull().default([]),
    /** Of a gift: who gets what the order opens, and a few words to them. All null when the buyer keeps it. */
    recipientName: text('recipient_name'),
    recipientEmail: text('recipient_email'),
    giftNote: text('gift_note'),
    /** The day in Morocco on which it is sent, 'YYYY-MM-DD'; null: as soon as it is paid. */
    giftOn: text('gift_on'),
    /** What opens a gift that is given by hand. Its `recipientEmail` is nobody's until somebody has taken it. */
    giftCode: text('gift_code'),
    /** When the staff looked at it for what its owner had already. */
    doubleSeenAt: instant('double_seen_at'),
    /** Placed by somebody who agreed to the counting of visits; which pages were opened is written nowhere. */
    agreedToCounting: boolean('agreed_to_counting').notNull().default(false),
    /** Which link led such a buyer here, in words that name nobody; a word it lacks is empty, all are null without a link. */
    utmSource: text('utm_source'),
    utmMedium: text('utm_medium'),
    utmCampaign: text('utm_campaign'),
    /** The dated group that was chosen, of a live course that is taught here. */
    cohortId: uuid('cohort_id'),
    /** For how many calendar months a membership is; null: for good, and of everything else. */
    months: integer('months'),
    /** Whoever owns what it opens, recipient or buyer: their normalised address, as `mailboxOf`. Kept up by the database, as the next. */
    owner: text('owner').generatedAlwaysAs(
      sql`regexp_replace(lower(coalesce(recipient_email, email)), '[+][^@]*(?=@)', '')`,
    ),
    /** What the staff console searches. The database keeps it up by itself: nobody writes it, and it goes with what it was made of. */
    searchText: text('search_text').generatedAlwaysAs(
      sql`fold_for_search(number || E'\n' || replace(number, '-', '') || E'\n' || coalesce(transfer_code, '') || E'\n' || phone) || E'\n' || search_text_of(name || E'\n' || email || E'\n' || coalesce(recipient_name, '') || E'\n' || coalesce(recipient_email, ''))`,
    ),
  },
  (t) => [
    index('orders_placed_at').on(t.placedAt.desc(), t.id.desc()),
    index('orders_status_placed_at').on(t.status, t.placedAt.desc(), t.id.desc()),
    // An order that is placed does not pay for it.
    index('orders_search')
      .using('gin', sql`threes_of(search_text)`)
      .where(sql`status in ('Payment Confirmed', 'Rejected', 'Cancelled', 'Expired', 'Refunded')`),
    index('orders_status').on(t.status, t.expiresAt),
    index('orders_item').on(t.itemSlug, t.status),
    index('orders_of_item')
      .on(t.itemSlug, t.placedAt.desc(), t.id.desc())
      .where(sql`status = 'Payment Confirmed'`),
    index('orders_email').on(t.email),
    index('orders_owner')
      .on(t.itemKind, t.itemSlug, t.owner, t.placedAt, t.id)
      .where(sql`status in ('Paid - Card', 'Paid', 'Payment Confirmed')`),
    index('orders_paid_by')
      .on(t.email)
      .where(sql`status = 'Payment Confirmed'`),
    index('orders_memberships')
      .on(t.id, t.email, t.recipientEmail)
      .where(sql`item_kind = 'membership'`),
    index('orders_recipient')
      .on(t.recipientEmail)
      .where(sql`recipient_email is not null`),
    uniqueIndex('orders_gift_code')
      .on(t.giftCode)
      .where(sql`gift_code is not null`),
    index('orders_cohort')
      .on(t.cohortId)
      .where(sql`cohort_id is not null`),
    // One code backs one order only, whichever way it came.
    uniqueIndex('orders_transfer_code')
      .on(t.transferCode)
      .where(sql`transfer_code is not null`),
  ],
);

export type AttemptState = 'begun' | 'captured' | 'declined' | 'cancelled' | 'abandoned';

/** One visit to a gateway. A second try after a decline is a new attempt on the same order. */
export const paymentAttempts = pgTable(
  'payment_attempts',
  {
    id: uuid('id').primaryKey(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id),
    gateway: text('gateway').notNull(),
    /** What the gateway knows the attempt by: sent out with the hand-off, comes back in notifications. */
    reference: text('reference').notNull().unique(),
    amountCentimes: integer('amount_centimes').notNull(),
    state: text('state').$type<AttemptState>().notNull(),
    providerReference: text('provider_reference'),
    begunAt: instant('begun_at').notNull(),
    settledAt: instant('settled_at'),
    askedAt: instant('asked_at'),
    /** The gateway's own name of the visit, where it has one. */
    providerSession: text('provider_session'),
    /** When the gateway was asked to close its page; null for attempts from before this was kept. */
    expiresAt: instant('expires_at'),
    /** Captured although another attempt had paid the order: to be paid back. */
    isDuplicate: boolean('is_surplus').notNull().default(false),
    /** A signed return reported 'approved', which alone is no payment. */
    approvedReturnAt: instant('approved_return_at'),
    /** While it is open: a keyed hash of the caller's address, which itself is never stored. */
    heldBy: text('held_by'),
  },
  (t) => [
    index('payment_attempts_order').on(t.orderId),
    index('payment_attempts_open').on(t.state, t.begunAt),
    index('payment_attempts_provider').on(t.gateway, t.providerReference),
    index('payment_attempts_begun').on(t.begunAt),
    index('payment_attempts_surplus')
      .on(t.settledAt)
      .where(sql`is_surplus`),
  ],
);

export type NotificationVerdict = 'applied' | 'no-change' | 'refused';
export type NotificationKind = 'payment' | 'refund' | 'dispute' | 'nothing';

/** Every notification of a gateway, without card data; a refused one can be looked at and replayed. */
export const gatewayNotifications = pgTable(
  'gateway_notifications',
  {
    id: uuid('id').primaryKey(),
    gateway: text('gateway').notNull(),
    /** The gateway's own id of the event; null when it could not be read. */
    eventId: text('event_id'),
    attemptReference: text('attempt_reference'),
    orderId: uuid('order_id').references(() => orders.id),
    rawBody: text('raw_body').notNull(),
    verdict: text('verdict').$type<NotificationVerdict>().notNull(),
    reason: text('reason'),
    receivedAt: instant('received_at').notNull(),
    looksForged: boolean('looks_forged').notNull(),
    kind: text('kind').$type<NotificationKind>().notNull().default('payment'),
    /** What the gateway reported, as it was verified and read: a refused one can be applied again from it. */
    statement: jsonb('statement').$type<Record<string, unknown>>(),
    /** When, and by whom of the staff, a refused one was dealt with. */
    handledAt: instant('handled_at'),
    handledBy: text('handled_by'),
  },
  (t) => [
    uniqueIndex('gateway_notifications_event')
      .on(t.gateway, t.eventId)
      .where(sql`event_id is not null and verdict <> 'refused'`),
    index('gateway_notifications_received').on(t.receivedAt.desc(), t.id.desc()),
    index('gateway_notifications_refused')
      .on(t.receivedAt.desc(), t.id.desc())
      .where(sql`verdict = 'refused'`),
    // What a person must look at, of very many that need nobody.
    index('gateway_notifications_unhandled')
      .on(t.receivedAt)
      .where(
        sql`handled_at is null and ((verdict = 'refused' and looks_forged = false) or reason = 'already-paid' or reason = 'claimed-too' or kind = 'dispute')`,
      ),
  ],
);

/** The order's timeline and the audit trail in one: who caused what, when, from which status to which. */
/** What staff typed of a slip, as a claim's code is kept. */
export const slipAsCode: SQL<string | null> =
  sql`upper(regexp_replace(detail->>'slip', '[^A-Za-z0-9]', '', 'g'))`;

export const orderHistory = pgTable(
  'order_history',
  {
    id: uuid('id').primaryKey(),
    /** The order of writing: several things can happen to an order in one instant. */
    position: bigserial('position', { mode: 'number' }).notNull(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id),
    at: instant('at').notNull(),
    /** 'buyer', 'gateway:practice', 'staff:<e-mail>', 'clock'. */
    actor: text('actor').notNull(),
    event: text('event')
      .$type<
        | OrderEvent
        | 'place'
        | 'change-details'
        | 'take-over'
        | 'begin-attempt'
        | 'no-hand-off'
        | 'grant-access'
        | 'decline-card'
        | 'wait-for-code'
        | 'attach-receipt'
        | 'remind'
        | 'decide-refund'
        | 'pay-back'
        | 'correct-proof'
        | 'refund-failed'
        | 'ask-refund'
        | 'withdraw-refund'
        | 'decline-refund'
        | 'dispute'
        | 'return-approved'
        | 'close-attempt'
        | 'end-access'
        | 'move-hour'
        | 'cancel-hour'
        | 'give-account'
        | 'take-gift'
        | 'new-gift-link'
        | 'pause-access'
        | 'resume-access'
        | 'pay-part'
        | 'unpay-part'
        | 'part-not-needed'
        | 'discount'
        /** What a confirmation that was taken back is called from then on: nothing counts it. */
        | 'confirm-void'
        | 'record-payment-void'
      >()
      .notNull(),
    fromStatus: text('from_status').$type<OrderStatus>(),
    toStatus: text('to_status').$type<OrderStatus>(),
    detail: jsonb('detail').$type<Record<string, string>>(),
  },
  (t) => [
    index('order_history_order').on(t.orderId, t.position),
    index('order_history_confirmed')
      .on(t.at)
      .where(sql`event = 'confirm'`),
    index('order_history_void')
      .on(t.at)
      .where(sql`event = 'confirm-void'`),
    index('order_history_slip')
      .on(slipAsCode)
      .where(sql`event = 'record-payment'`),
  ],
);
