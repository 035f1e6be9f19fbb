/** '/certificates/:number/certificate.pdf', 'wide.png' and 'story.png', or 'badge.png', in the language of the address. */
import { open, type ScreenArgs } from '../../../academy/frame/academy-context.ts';
import { pdfAnswer } from '../../../selling/orders/pages/document-answer.ts';
import { certificateFiles } from '../certificate.ts';

export async function loader(
  args: ScreenArgs & { params: { number?: string; file?: string } },
): Promise<Response> {
  const { academy, locale } = open(args);
  const { number = '', file: asked = '' } = args.params;
  const file = certificateFiles.get(asked);
  const bytes = file && (await academy.certificates.certificateFile({ number, locale, file }));
  if (!bytes) return new Response(null, { status: 404 });
  if (file === 'pdf') return pdfAnswer(bytes, number);
  return new Response(bytes, {
    headers: {
      'Content-Type': 'image/png',
      'Content-Length': String(bytes.length),
      // Short, so that the picture of a revoked certificate is soon gone.
      'Cache-Control': 'private, max-age=300',
      'X-Robots-Tag': 'noindex',
    },
  });
}
