import { addDays, instantInMorocco } from '../../platform/time/calendar-date.ts';

/**
 * In clear days, neither the day on which it came nor a part of one counts: the midnight in Morocco that ends the tenth whole
 * day after it. `receivedOn`: 'YYYY-MM-DD' in Morocco.
 */
export const dataRequestDeadline = (receivedOn: string): Date =>
  instantInMorocco(addDays(receivedOn, clearDaysToAnswer + 1), '00:00');

/**
 * Requests about one's own data by law 09-08 that came by e-mail, telephone or post instead of being done in the account.
 * 'access': to know what is kept and to have it (art. 7); 'correction': what is wrong or incomplete (art. 8); 'erasure': what
 * may not be kept any longer (art. 8); 'objection': to what is done with it (art. 9).
 */
export const dataRequestKinds = ['access', 'correction', 'erasure', 'objection'] as const;
export type DataRequestKind = (typeof dataRequestKinds)[number];

/** How it came. 'account': pressed or written while signed in. */
export const dataRequestWays = ['email', 'phone', 'letter', 'account'] as const;
export type DataRequestWay = (typeof dataRequestWays)[number];

export const dataRequestStates = ['open', 'done', 'declined'] as const;
export type DataRequestState = (typeof dataRequestStates)[number];

/**
 * Law 09-08 (dahir 1-09-15 of 18 February 2009, Bulletin officiel 5714), art. 8 a: corrections and erasures are made free of
 * charge within ten clear days ("dix jours francs"), after which the person may turn to the CNDP. For access (art. 7, "without
 * delay") and objection (art. 9) the law counts no days: they are given the same ones.
 */
export const clearDaysToAnswer = 10;

export const longestDataNote = 1_000;
