/**
 * How long what is known of people is kept. The privacy policy prints these numbers and the clock forgets by them
 * (src/features/privacy/retention.service.ts): one place, so that the page promises nothing that nobody does.
 */
export const howLongWeKeep = {
  /** Orders with money or with a claim of it: bookkeeping. No program erases them. */
  paidOrderYears: 10,
  /** After an order ended without money, and without anybody having said that she paid. */
  unpaidOrderDays: 90,
  /** After it was sent: waitlists, workshops, proposals of courses, products, messages, consultations; and what somebody asked about her own data, once it is answered. */
  applicationMonths: 24,
  /** After it was sent. */
  jobApplicationMonths: 6,
  /** Notices to our payment address that carry no gateway's signature. */
  forgedNotificationDays: 90,
} as const;

/** What other systems were told: a copy of what is kept longer elsewhere, so that the policy need not speak of it. */
export const eventDays = 90;
/** Of a purchase that was only intended nothing is kept beyond telling it, which is tried for a day. */
export const intendedPurchaseDays = 4;

/** Where those who work here did what stands in the log; the lines themselves stay. The policy for visitors does not speak of it. */
export const staffAddressMonths = 12;

const dayMs = 86_400_000;

/**
 * Whatever is older than this goes, so that nothing is kept for more than so many days: one day early, because the clock
 * comes round only now and then.
 */
export const cutOffOfDays = (days: number, now: Date): Date => new Date(now.getTime() - (days - 1) * dayMs);

/** Likewise; thirty days are never longer than a month, except for a day or two around February. */
export const cutOffOfMonths = (months: number, now: Date): Date => cutOffOfDays(months * 30, now);
