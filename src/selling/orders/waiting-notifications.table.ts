import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { GatewayReport } from '../../gateways/gateway.ts';
import { instant } from '../../platform/time/instant.ts';

/** Notifications that were verified and are to be applied: kept before they are answered, gone with the transaction that applies them. */
export const waitingNotifications = pgTable(
  'waiting_notifications',
  {
    gateway: text('gateway').notNull(),
    /** SHA-256 of what it reports: the same waits once. */
    digest: text('digest').notNull(),
    body: text('body').notNull(),
    report: jsonb('report').$type<GatewayReport>().notNull(),
    receivedAt: instant('received_at').notNull(),
    tries: integer('tries').notNull().default(0),
    nextTryAt: instant('next_try_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.gateway, t.digest] }),
    index('waiting_notifications_due').on(t.nextTryAt),
    index('waiting_notifications_reference').on(
      t.gateway,
      sql`(${t.report} -> 'evidence' ->> 'attemptReference')`,
    ),
  ],
);
