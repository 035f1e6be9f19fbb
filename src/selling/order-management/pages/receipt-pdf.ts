/** '/orders/:token/receipt.pdf': the receipt to keep, in the language of the address. */
import { open } from '../../../academy/frame/academy-context.ts';
import type { TokenArgs } from '../../orders/pages/open-step.ts';
import { orderOnDocument, pdfAnswer } from '../../orders/pages/document-answer.ts';

/** 404 while no money has come in, as for an unknown order. */
export async function loader(args: TokenArgs): Promise<Response> {
  const opened = open(args);
  const on = await orderOnDocument(opened, args.params.token ?? '');
  if (!on) return new Response(null, { status: 404 });
  return pdfAnswer(await opened.documents.receipt(on), `receipt-${on.order.number}`);
}
