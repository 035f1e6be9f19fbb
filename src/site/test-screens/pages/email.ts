/** The e-mail's own HTML, for the frame of the mailbox page. Its content security policy allows no scripts and loads nothing. */
import type { ScreenArgs } from '../../../academy/frame/academy-context.ts';
import { notThere, openMailbox } from './test-frame.tsx';

export async function loader(args: ScreenArgs & { params: { id: string } }): Promise<Response> {
  const email = await openMailbox(args).mailbox?.email(args.params.id);
  if (!email) throw notThere();
  return new Response(email.html, { headers: { 'Content-Type': 'text/html; charset=utf-8' } });
}
