/** By the clock: gateways are asked to pay back, and the staff are told of deadlines that come near. */
import { readOpenRequests } from './refund-requests.store.ts';
import { readRefundsDueBefore } from './refunds.store.ts';
import { carryOut, type FlowContext } from '../../context.ts';
import { carryRefunds } from './gateway-refunds.service.ts';

const mostAtOnce = 20;
const warnBeforeMs = 2 * 86_400_000;

/** Returns how many it worked on. Several instances may call it together: each carries others. */
export async function tendRefunds(context: FlowContext): Promise<number> {
  const carried = await carryRefunds(context, { most: mostAtOnce });
  await warnOfDeadlines(context);
  return carried;
}

/** One letter for each refund: its key keeps a second one from being posted. */
async function warnOfDeadlines(context: FlowContext): Promise<void> {
  const { database, clock } = context;
  const dueBefore = new Date(clock().getTime() + warnBeforeMs);
  for (const { id, orderId } of await readOpenRequests(database.db, { dueBefore, most: mostAtOnce }))
    await database.transaction((tx) =>
      carryOut(context, tx, {
        letters: [
          { dedupeKey: `staff-request-due:${id}`, letter: 'staff-refund-asked', orderId, requestId: id },
        ],
      }),
    );
  const near = await readRefundsDueBefore(database.db, dueBefore, mostAtOnce);
  for (const { id, orderId } of near)
    await database.transaction((tx) =>
      carryOut(context, tx, {
        letters: [{ dedupeKey: `staff-refund-due:${id}`, letter: 'staff-refund-due', orderId, refundId: id }],
      }),
    );
}
