/** '/certificates/:number/credential.jwt': the signed credential, for programs that verify it. */
import { open, type ScreenArgs } from '../../../academy/frame/academy-context.ts';

export async function loader(args: ScreenArgs & { params: { number?: string } }): Promise<Response> {
  const found = await open(args).academy.certificates.certificate(args.params.number ?? '');
  // After the learner's account was deleted the certificate names nobody, so there is no credential.
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
