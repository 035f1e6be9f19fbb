/** When money came in and when and how it left, as a query reads it. */
import { sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { dateInMorocco } from '../../platform/time/calendar-date.ts';
import type { MoneyMethod } from '../../selling/orders/order.ts';
import { orderHistory } from '../../selling/orders/orders.table.ts';
import { refunds } from '../../selling/refunds/refunds.table.ts';
import { mostDaysAgo } from '../../selling/orders/received-day.ts';
import { methodOfWay } from './sales.ts';

/** Of the row's refund, by the way it leaves. */
export const methodSentBack: SQL<MoneyMethod> = sql<MoneyMethod>`case ${refunds.way} ${sql.join(
  Object.entries(methodOfWay).map(([way, method]) => sql.raw(`when '${way}' then '${method}'`)),
  sql` `,
)} end`;

/** The day on which the bank or the agency had the money of a confirmed order, as staff typed it: 'YYYY-MM-DD' or null. */
export const receivedOn: SQL<string | null> = sql<string | null>`${orderHistory.detail}->>'receivedOn'`;

const dayMs = 86_400_000;

/**
 * Money that moved from one midnight in Morocco until before another: on the day that staff typed, else when it was recorded.
 * It is never recorded before it moved.
 */
export function movedWithin(
  { at, day }: { at: PgColumn; day: SQL | PgColumn },
  { from, before }: { from: Date; before: Date },
): SQL {
  const latest = new Date(before.getTime() + (mostDaysAgo + 1) * dayMs);
  return sql`${at} >= ${from.toISOString()}::timestamptz and ${at} < ${latest.toISOString()}::timestamptz
    and case when ${day} is null then ${at} < ${before.toISOString()}::timestamptz
      else ${day} >= ${dateInMorocco(from)} and ${day} < ${dateInMorocco(before)} end`;
}
