/**
 * How long personal data is kept. The privacy policy prints these numbers and the retention job deletes by them
 * (src/admin/privacy/retention.service.ts), so that the policy promises exactly what is done.
 */
export const howLongWeKeep = {
  /** Orders with money or with a claim of it: bookkeeping. No program erases them. */
  paidOrderYears: 10,
  /** After an order ended without money, and without a claim that it was paid. */
  unpaidOrderDays: 90,
  /**
   * After it was sent: waitlists, workshops, proposals of courses, products, messages, consultations; and requests about one's
   * own data, once answered.
   */
  applicationMonths: 24,
  /** After it was sent. */
  jobApplicationMonths: 6,
  /** To whom an e-mail to many went, after it ended; how many it went to stays. */
  broadcastMonths: 12,
  /** Notices to our payment address that carry no gateway's signature. */
  forgedNotificationDays: 90,
} as const;

/** Webhook events: a copy of what is kept longer elsewhere, so the policy does not mention it. */
export const eventDays = 90;
/** A purchase that was only intended is kept only while it is reported, which is tried for a day. */
export const intendedPurchaseDays = 4;

/** Lines of an import that still wait; usually they are done within minutes. The policy names the orders that they become. */
export const importDays = 7;

/** Addresses of staff in the log; the lines themselves stay. The policy for visitors does not mention it. */
export const staffAddressMonths = 12;

const dayMs = 86_400_000;

/**
 * Whatever is older than this is deleted, so that nothing is kept for more than so many days: one day early, because the job
 * runs only now and then.
 */
export const cutOffOfDays = (days: number, now: Date): Date => new Date(now.getTime() - (days - 1) * dayMs);

/** Likewise; thirty days are never longer than a month, except for a day or two around February. */
export const cutOffOfMonths = (months: number, now: Date): Date => cutOffOfDays(months * 30, now);
