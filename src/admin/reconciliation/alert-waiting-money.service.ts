/** Tells the owners by e-mail when money, or what money depends on, waits for somebody: once a day for each reason while it lasts. */
import { and, count, gt, isNull, lt, or, sql } from 'drizzle-orm';
import { statfs } from 'node:fs/promises';
import path from 'node:path';
import type { ServiceContext } from '../../context.ts';
import { dateInMorocco } from '../../platform/time/calendar-date.ts';
import { postStaffTrouble, type Trouble } from '../../academy/emails/post-emails.service.ts';
import { firstDue, outbox } from '../../academy/emails/outbox.table.ts';
import { gatewayNotifications } from '../../selling/orders/orders.table.ts';
import { waitingNotifications } from '../../selling/orders/waiting-notifications.table.ts';
import { forAPerson } from '../../selling/payments/notifications.service.ts';
import { openDifferences, readLastFinished } from '../../selling/refunds/reconciliations.service.ts';

/** So long an e-mail, or a notification of a bank, may wait. */
const patienceMs = 5 * 60_000;
/** Refused notifications, and what could not be sent, are looked at within a day, or named again. */
const dayMs = 24 * 3_600_000;
/** Below this share of the disk that is free, somebody must make room. */
const leastFree = 0.1;

/** Each reason, and whether it is so now. */
const reasons: Record<Trouble, (context: ServiceContext, now: Date) => Promise<boolean>> = {
  async outbox({ database: { db } }, now) {
    const overdue = lt(sql.raw(firstDue), new Date(now.getTime() - patienceMs).toISOString());
    const waits = and(isNull(outbox.failedAt), overdue);
    const isGivenUp = gt(outbox.failedAt, new Date(now.getTime() - dayMs));
    return (await db.$count(outbox, and(isNull(outbox.doneAt), or(waits, isGivenUp)))) > 0;
  },
  async waiting({ database: { db } }, now) {
    const since = new Date(now.getTime() - patienceMs);
    return (await db.$count(waitingNotifications, lt(waitingNotifications.receivedAt, since))) > 0;
  },
  async refused({ database: { db } }, now) {
    const late = gt(gatewayNotifications.receivedAt, new Date(now.getTime() - dayMs));
    const [found] = await db
      .select({ refused: count() })
      .from(gatewayNotifications)
      .where(and(forAPerson(), late, sql`${gatewayNotifications.verdict} = 'refused'`));
    return (found?.refused ?? 0) > 0;
  },
  async differences({ database: { db } }) {
    return openDifferences((await readLastFinished(db))?.differences ?? []) > 0;
  },
  backup: async ({ database }, now) => !(await database.isBackedUp(now)),
  async disk({ workFolder }) {
    const disk = await statfs(path.dirname(workFolder)).catch(() => null);
    return disk !== null && disk.bavail < disk.blocks * leastFree;
  },
};

/** Returns how many reasons there are. */
export async function alertWaitingMoney(context: ServiceContext): Promise<number> {
  const { database, clock } = context;
  const now = clock();
  const day = dateInMorocco(now);
  let found = 0;
  for (const [trouble, isSo] of Object.entries(reasons) as [Trouble, (typeof reasons)[Trouble]][]) {
    if (!(await isSo(context, now))) continue;
    found += 1;
    await database.transaction(async (tx) => {
      await postStaffTrouble(tx, { trouble, day }, now);
    });
  }
  return found;
}
