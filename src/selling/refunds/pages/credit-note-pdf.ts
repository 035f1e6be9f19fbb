/** '/orders/:token/credit-notes/CN-2026-0007.pdf': what was paid back, once it has left. */
import { creditNotePattern } from '../../orders/refund.ts';
import { open } from '../../../academy/frame/academy-context.ts';
import type { TokenArgs } from '../../orders/pages/open-step.ts';
import { orderOnDocument, pdfAnswer } from '../../orders/pages/document-answer.ts';

type CreditNoteArgs = TokenArgs & { params: { file?: string } };

const none = () => new Response(null, { status: 404 });

/** 404 for a refund of another order, and for one that is not done. */
export async function loader(args: CreditNoteArgs): Promise<Response> {
  const opened = open(args);
  const number = args.params.file?.replace(/\.pdf$/, '') ?? '';
  if (!creditNotePattern.test(number)) return none();
  const on = await orderOnDocument(opened, args.params.token ?? '');
  const refund = on?.refunds.find(({ creditNoteNumber, isDone }) => isDone && creditNoteNumber === number);
  if (!on || !refund) return none();
  return pdfAnswer(await opened.documents.creditNote(on, refund), `credit-note-${number}`);
}
