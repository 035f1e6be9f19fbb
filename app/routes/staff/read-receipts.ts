/** Transfers of one order as the office shows them: receipts, the next errand, and whether money can be written down. */
import { nextStatus } from '../../../domain/orders/order.ts';
import { mayDecideClaims, mayRecordPayments, maySeeReceipts } from '../../../domain/staff/who-may.ts';
import { formatMoment } from '../../../domain/time/calendar-date.ts';
import { sizeInWords } from '../checkout/size-in-words.ts';
import type { Office } from './open-office.ts';
import type { FoundOrder } from './read-staff-order.ts';

/** Null where the role may not see them. */
async function receiptsFor({ academy, staff, links, say, locale }: Office, number: string) {
  if (!maySeeReceipts(staff)) return null;
  const { kinds } = say.staffTransfers.receipts;
  const receipts = await academy.staff.receipts(number);
  return receipts.map(({ id, kind, bytes, uploadedAt, alsoWith }, index) => ({
    id,
    position: index + 1,
    isPicture: kind !== 'application/pdf',
    href: links.staffReceipt(number, id),
    kind: kinds[kind],
    size: sizeInWords(bytes, say.transfer.receipt),
    iso: uploadedAt.toISOString(),
    at: formatMoment(uploadedAt, locale),
    same: alsoWith.map((other) => ({ number: other, href: links.staffOrder(other) })),
  }));
}

export type ReceiptLine = NonNullable<Awaited<ReturnType<typeof receiptsFor>>>[number];

export async function transfersOf({ order }: FoundOrder, office: Office) {
  const { academy, staff, links, say, url } = office;
  const done = url.searchParams.get('done');
  const decided = mayDecideClaims(staff) && (done === 'confirm' || done === 'refuse');
  const next = decided ? await academy.staff.nextClaim({ besides: order.number }) : null;
  const mayRecord = mayRecordPayments(staff) && nextStatus(order.status, 'record-payment') !== null;
  return {
    words: say.staffTransfers,
    receipts: await receiptsFor(office, order.number),
    /** A claim was just decided here, so that the next one is what comes to mind. */
    decided,
    next: next === null ? null : links.staffOrder(next),
    record: mayRecord ? links.staffRecordPayment(order.number) : null,
  };
}

export type Transfers = Awaited<ReturnType<typeof transfersOf>>;
