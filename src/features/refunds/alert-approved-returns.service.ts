/**
 * The bank told a buyer's browser that it agreed, and its own word has not come: the staff look at it while she waits, and
 * not at the end of the night. One letter for each visit. Called by the clock.
 */
import { readApprovedInVain } from '../reconciliation/reconciliations.store.ts';
import { postLetter } from '../emails/outbox.store.ts';
import type { FlowContext } from '../../context.ts';

const minuteMs = 60_000;
/** A notification is often a few minutes late; a quarter of an hour is not. */
const overdueMs = 15 * minuteMs;
/** Older ones stand among the differences. */
const lookBackMs = 2 * 24 * 60 * minuteMs;

/** Returns how many visits wait so. */
export async function alertApprovedReturns({ database, clock }: FlowContext): Promise<number> {
  const now = clock().getTime();
  const waiting = await readApprovedInVain(
    database.db,
    new Date(now - lookBackMs),
    new Date(now - overdueMs),
  );
  if (waiting.length === 0) return 0;
  await database.transaction(async (tx) => {
    for (const { attempt } of waiting) {
      const dedupeKey = `staff-approved-return:${attempt.id}`;
      await postLetter(tx, { dedupeKey, letter: 'staff-approved-return', orderId: attempt.orderId });
    }
    await database.notify('outbox');
  });
  return waiting.length;
}
