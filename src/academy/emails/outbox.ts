/** What lies in the outbox, and what becomes of it. */
import type { outbox } from './outbox.table.ts';

/** 'overtaken': no longer true when its turn came, put away by staff, or of an order that was cancelled, so not sent. */
export const outboxStates = ['sent', 'waiting', 'failed', 'overtaken'] as const;
export type OutboxState = (typeof outboxStates)[number];

/** 'message': by WhatsApp, beside an e-mail or instead of it. 'push': to a browser, instead of it. 'broadcast': one of an e-mail to many, in a queue of its own that keeps no other waiting. 'event': what happened, for another system; the row has the id of the event. */
export type OutboxKind = 'mail' | 'message' | 'broadcast' | 'push' | 'event';

/** `at` as ISO 8601. `error`: what was answered, or went wrong; null when it was taken, or was no longer true. `to`: the colleagues it was posted to. */
export type OutboxTry = {
  at: string;
  outcome: 'posted' | 'overtaken' | 'failed';
  error: string | null;
  to?: readonly string[];
};

/** 'overtaken': no longer true, so not posted. `to`: posted to these colleagues, whose addresses its row keeps. */
export type Posted = 'posted' | 'overtaken' | { to: readonly string[] };

/**
 * E-mails about reports, including those to the team: their time and address would reveal who reported whom, so no list of
 * e-mails shows them.
 */
export const reportEmails: readonly string[] = ['report-decided', 'circle-decision', 'staff-report'];

export type ClaimedEmail = Pick<
  typeof outbox.$inferSelect,
  'id' | 'dedupeKey' | 'payload' | 'orderId' | 'applicationId' | 'memberId' | 'attempts' | 'createdAt'
>;
