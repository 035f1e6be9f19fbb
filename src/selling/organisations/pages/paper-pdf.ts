/** '/organisations/:token/F-2026-0007.pdf': a paper of the organisation whose page it is. */
import { open, type ScreenArgs } from '../../../academy/frame/academy-context.ts';
import { pdfAnswer } from '../../orders/pages/document-answer.ts';

type PaperArgs = ScreenArgs & { params: { token?: string; file?: string } };

/** 404 for a paper of another organisation. */
export async function loader(args: PaperArgs): Promise<Response> {
  const { token = '', file = '' } = args.params;
  const number = file.replace(/\.pdf$/, '');
  const bytes = await open(args).academy.printOrganisationPaper({ token, number });
  return bytes === null ? new Response(null, { status: 404 }) : pdfAnswer(bytes, number);
}
