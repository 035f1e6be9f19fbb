/** '/circle/pictures/:id': the picture of a post, for members who may read the post. */
import { nothing } from '../../../academy/frame/page-headers.ts';
import { open, type ScreenArgs } from '../../../academy/frame/academy-context.ts';

/**
 * Never redirects, since this is no page. A missing and a hidden picture look the same. The browser caches it, so that prepaid
 * data is not spent twice, but asks every time whether it may still be seen.
 */
export async function loader(args: ScreenArgs & { params: { id?: string } }): Promise<Response> {
  const { academy, memberAuth } = open(args);
  const member = await memberAuth.whoIs(args.request);
  if (member === null) return nothing(404);
  const found = await academy.community.picture({ member, id: args.params.id ?? '' });
  if (!found.ok) return nothing(404);
  const kept = { 'Cache-Control': 'private, no-cache', ETag: `"${args.params.id ?? ''}"` };
  if (args.request.headers.get('if-none-match') === kept.ETag)
    return new Response(null, { status: 304, headers: kept });
  return new Response(new Uint8Array(found.bytes), {
    headers: {
      ...kept,
      'Content-Type': 'image/webp',
      'Content-Disposition': 'inline; filename="picture.webp"',
      'X-Robots-Tag': 'noindex',
    },
  });
}
