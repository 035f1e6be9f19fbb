/** What the papers of an order start with, and how one is answered. */
import { hasReceipt } from '../../../domain/orders/order.ts';
import { paidAtOf } from '../../../domain/orders/refund-policy.ts';
import type { BuyerRefund } from '../../../flows/refund-verbs.ts';
import type { OrderOnPaper } from '../../../documents/order-papers.ts';
import type { open } from '../../academy-context.ts';

/** Null when there is no such order, or no money has come in for certain. */
export async function orderOnPaper(
  { academy, say, locale }: ReturnType<typeof open>,
  token: string,
): Promise<(OrderOnPaper & { refunds: BuyerRefund[] }) | null> {
  const view = await academy.orderByToken(token);
  if (!view || !hasReceipt(view.order.status)) return null;
  const { order, history } = view;
  const [refunds, settings] = await Promise.all([academy.refundsOf(token), academy.settings()]);
  return { order, refunds, settings, say, locale, paidAt: paidAtOf(history) ?? order.updatedAt };
}

/** Shown in the browser, kept under a name of its own; nobody between her and us keeps a copy. */
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
