/** E-mails about money on its way back, or money that should go back. */
export type RefundEmailName =
  | 'refund-decided'
  | 'refund-changed'
  | 'refund-done'
  | 'refund-proof'
  | 'refund-came-back'
  | 'refund-asked'
  | 'refund-declined'
  | 'staff-refund-asked'
  | 'staff-refund-failed'
  | 'staff-refund-by-hand'
  | 'staff-refund-due'
  | 'staff-surplus'
  | 'staff-claim-and-card'
  | 'staff-oversold'
  | 'staff-dispute';

/**
 * E-mails about a booked hour, to the learner and to the expert; 'staff-booking-lost': somebody paid for an hour that was gone.
 */
export type BookingEmailName =
  | 'booking-confirmed'
  | 'booking-moved'
  | 'booking-cancelled'
  | 'booking-lost'
  | 'booking-day'
  | 'booking-hour'
  | 'expert-booked'
  | 'expert-moved'
  | 'expert-cancelled'
  | 'staff-booking-lost';

/** E-mails about a course that is paid in parts: of the deposit's order, or of a part's. */
export type InstalmentEmailName =
  | 'instalment-paid'
  | 'instalment-reminder'
  | 'instalment-paused'
  | 'staff-part-not-needed';

/** An e-mail that a change of an order causes. The rules decide which; the service posts it in the same transaction. */
export type OrderEmail = {
  /** One effect has one key: posting the same key again does nothing. */
  dedupeKey: string;
  orderId: string;
} & (
  | {
      emailName: 'order-received' | 'how-to-pay' | 'order-reminder' | 'claim-received';
      /** Where it goes. Typed by somebody who has not paid: such e-mails are limited. */
      unprovedEmail: string;
      /** How long it waits: what happens meanwhile may make it needless. */
      waitMs?: number;
    }
  | {
      emailName: RefundEmailName;
      /** The refund it is about; none where none was decided. */
      refundId?: string;
      /** The request it is about, before anything is decided. */
      requestId?: string;
    }
  /** `refundId`: of an hour that was cancelled, whose money goes back. */
  | { emailName: BookingEmailName; refundId?: string }
  | {
      emailName:
        | 'membership-ready'
        | 'membership-ending'
        | 'friend-credit-ending'
        | 'product-ready'
        | 'bundle-ready'
        | 'gift-sent'
        | 'staff-other-method'
        | 'staff-approved-return';
    }
  | { emailName: InstalmentEmailName }
  /** What staff did with one order; 'order-address-left' goes to the address that stood on it before. */
  | { emailName: 'order-reopened' | 'order-discounted' | 'order-address-changed' }
  | { emailName: 'order-address-left'; to: string }
  | {
      emailName:
        | 'access-ready'
        | 'classroom-open'
        | 'right-ready'
        | 'access-soon'
        | 'claim-refused'
        | 'payment-taken-back'
        | 'staff-pool-empty'
        | 'staff-claim-waiting';
    }
);
