/** '/certificates/:number/wide.png' and 'story.png': the picture of a valid certificate, for messengers and to share. */
import { open, type ScreenArgs } from '../../../academy/frame/academy-context.ts';
import { isPictureShape } from '../certificate.ts';

export async function loader(
  args: ScreenArgs & { params: { number?: string; picture?: string } },
): Promise<Response> {
  const { academy, locale } = open(args);
  const { number = '', picture = '' } = args.params;
  const shape = picture.replace(/\.png$/, '');
  const bytes =
    shape !== picture && isPictureShape(shape)
      ? await academy.certificates.certificatePicture({ number, locale, shape })
      : null;
  if (bytes === null) return new Response(null, { status: 404 });
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
