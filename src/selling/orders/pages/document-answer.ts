/** The facts a document of an order is made of, and its response as a PDF. */
import { hasReceipt, payingOf } from '../order.ts';
import { paidAtOf } from '../refund.ts';
import { instantInMorocco } from '../../../platform/time/calendar-date.ts';
import type { BuyerRefund } from '../../order-management/read-refunds.service.ts';
import type { PlanOfOrder } from '../../checkout/instalments.service.ts';
import type { OrderOnDocument } from '../order-documents.ts';
import type { open } from '../../../academy/frame/academy-context.ts';
import { nameIn } from './open-step.ts';
import { leftAfter } from '../../../catalogue/courses/instalment-terms.ts';

/** Null when there is no such order, or no money has come in for certain. */
export async function orderOnDocument(
  { academy, t, locale }: Pick<ReturnType<typeof open>, 'academy' | 't' | 'locale'>,
  token: string,
): Promise<(OrderOnDocument & { refunds: BuyerRefund[] }) | null> {
  const view = await academy.orderByToken(token);
  if (!view || !hasReceipt(view.order.status)) return null;
  const { history } = view;
  const order = { ...view.order, description: await nameIn(locale, view.order, academy) };
  const [refunds, settings, plan] = await Promise.all([
    academy.refundsOf(token),
    academy.settings(),
    academy.planOfOrder(token),
  ]);
  const paying = payingOf(order, history);
  const paidAt =
    paying.receivedOn === null
      ? (paidAtOf(history) ?? order.updatedAt)
      : instantInMorocco(paying.receivedOn, '12:00');
  return { order, refunds, settings, t, locale, paidAt, paying, part: plan && partOf(plan) };
}

function partOf({ number, parts, totalCentimes }: PlanOfOrder) {
  const leftCentimes = leftAfter({ parts }, number);
  return { number, of: parts.length + 1, totalCentimes, leftCentimes };
}

/** Shown in the browser, saved under its own name; no cache between the buyer and the server keeps a copy. */
export const pdfAnswer = (bytes: Uint8Array<ArrayBuffer>, name: string): Response =>
  new Response(bytes, {
    headers: {
      'Content-Type': 'application/pdf',
      'Content-Disposition': `inline; filename="${name}.pdf"`,
      'Content-Length': String(bytes.length),
      'Cache-Control': 'private, no-store',
      'X-Robots-Tag': 'noindex',
    },
  });
