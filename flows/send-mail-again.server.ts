/** Staff send a letter of an order once more. */
import { lockOrderByNumber } from '../domain/orders/orders.store.server.ts';
import { writeStaffLog } from '../domain/staff/staff-log.store.server.ts';
import { isUuid } from '../domain/people/uuid.ts';
import { readOutboxRow, stateOf } from '../mail/outbox-office.store.server.ts';
import { sendLetterAgain } from '../mail/outbox.store.server.ts';
import type { Academy } from './academy.server.ts';
import type { FlowContext } from './flow-context.ts';

/** The letter is worded anew from what is true when it is posted; to the order's address of that moment. */
export async function sendMailAgain(
  { database, clock, uuid }: FlowContext,
  { orderNumber, mailId, staff }: Parameters<Academy['staff']['sendMailAgain']>[0],
): Promise<boolean> {
  if (!isUuid(mailId)) return false;
  return database.transaction(async (tx) => {
    const order = await lockOrderByNumber(tx, orderNumber);
    if (!order) return false;
    const now = clock();
    const before = await readOutboxRow(tx, mailId, ['mail']);
    const goes = await sendLetterAgain(tx, { letterId: mailId, orderId: order.id, id: uuid(), now });
    if (!goes) return false;
    const line = { id: uuid(), at: now, staff, act: 'send-mail-again', subject: order.number } as const;
    const change = before && { before: { state: stateOf(before) }, after: { state: 'waiting' } };
    await writeStaffLog(tx, { ...line, ...change, detail: { what: before?.letter ?? '' } });
    await database.notify('outbox');
    return true;
  });
}
