/** '/certificates/:number/certificate.pdf', in the language of the address. */
import { open, type ScreenArgs } from '../../../academy/frame/academy-context.ts';
import { pdfAnswer } from '../../../selling/orders/pages/document-answer.ts';

export async function loader(args: ScreenArgs & { params: { number?: string } }): Promise<Response> {
  const { academy, locale } = open(args);
  const { number = '' } = args.params;
  const bytes = await academy.certificates.certificatePdf({ number, locale });
  return bytes === null ? new Response(null, { status: 404 }) : pdfAnswer(bytes, number);
}
