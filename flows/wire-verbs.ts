/** What only other programs ask for, as verbs. */
import type { AttemptState } from '../domain/orders/orders.table.ts';

/** One visit to a gateway. Amount in centimes of MAD. */
export type AttemptFacts = { state: AttemptState; amountCentimes: number };

export type WireVerbs = {
  /**
   * What became of a visit to a gateway: of this order only, null for any other. One without an answer is asked about first,
   * and what the gateway says is applied like a notification.
   */
  checkAttempt(input: { token: string; attemptId: string }): Promise<AttemptFacts | null>;
  /** Somebody is about to buy a course: the configured address is told, once an hour for the same words. */
  tellOfBuyNow(input: {
    courseSlug: string;
    name: string;
    email: string;
    /** E.164; null when none was given. */
    phone: string | null;
  }): Promise<{ ok: true } | { ok: false; reason: 'course-not-found' }>;
};
