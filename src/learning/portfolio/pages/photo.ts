/** '/made/:code/:photo': a photo of a page, as long as the page shows it. Kept by nobody, so that it is gone with the page. */
import { Readable } from 'node:stream';
import { open, type ScreenArgs } from '../../../academy/frame/academy-context.ts';
import { nothing } from '../../../academy/frame/page-headers.ts';

export async function loader(
  args: ScreenArgs & { params: { code?: string; photo?: string } },
): Promise<Response> {
  const { code = '', photo = '' } = args.params;
  const opened = await open(args).academy.portfolio.portfolioPhoto({ code, photo });
  if (opened === null) return nothing(404);
  return new Response(Readable.toWeb(opened.body()) as ReadableStream<Uint8Array>, {
    headers: {
      'Content-Type': 'image/webp',
      'Content-Length': String(opened.size),
      'Cache-Control': 'no-store',
      'X-Robots-Tag': 'noindex',
    },
  });
}
