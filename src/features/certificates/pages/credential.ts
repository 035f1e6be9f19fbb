/** '/certificates/:number/credential.jwt': the signed credential, for programs of anybody that check one. */
import { open, type ScreenArgs } from '../../site/academy-context.ts';

export async function loader(args: ScreenArgs & { params: { number?: string } }): Promise<Response> {
  const found = await open(args).academy.certificates.certificate((args.params.number ?? '').toUpperCase());
  // Where its holder's account was erased the number is still true, and names nobody.
  if (found === null || found.token === '') return new Response(null, { status: 404 });
  return new Response(found.token, {
    headers: {
      'Content-Type': 'application/vc+jwt',
      'Cache-Control': 'no-cache',
      'Access-Control-Allow-Origin': '*',
      'X-Robots-Tag': 'noindex',
    },
  });
}
