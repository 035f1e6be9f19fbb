/** Runs that compare what gateways report with the orders. */
import { index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../../platform/time/instant.ts';

/** One thing that does not agree. Amounts in centimes; null where one side knows nothing. */
export type Difference = {
  kind:
    | 'captured-there-not-here'
    | 'captured-here-not-there'
    | 'wrong-amount'
    | 'wrong-currency'
    | 'unknown-payment'
    | 'surplus-payment'
    | 'approved-without-notification'
    | 'refund-differs'
    | 'unreachable';
  gateway: string;
  orderNumber: string | null;
  attemptReference: string | null;
  providerReference: string | null;
  hereCentimes: number | null;
  thereCentimes: number | null;
  /** True when it was corrected at once. */
  settled: boolean;
};

export const reconciliations = pgTable(
  'reconciliations',
  {
    id: uuid('id').primaryKey(),
    startedAt: instant('started_at').notNull(),
    /** Null while it runs, and for one whose process ended before it. */
    finishedAt: instant('finished_at'),
    /** 'clock', 'staff:<e-mail>' or 'command'. */
    startedBy: text('started_by').notNull(),
    compared: integer('compared').notNull(),
    /** Attempts about which no answer came. */
    unreachable: integer('unreachable').notNull(),
    /** Captured payments of gateways that cannot be asked. */
    notAsked: integer('not_asked').notNull().default(0),
    differences: jsonb('differences').$type<Difference[]>().notNull(),
  },
  (t) => [index('reconciliations_started').on(t.startedAt.desc())],
);
