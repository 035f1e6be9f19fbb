/** The e-mail's own HTML, for the frame of the mailbox page. The door sends it with a policy that runs and loads nothing. */
import type { ScreenArgs } from '../../site/academy-context.ts';
import { notThere, openMailbox } from './test-frame.tsx';

export async function loader(args: ScreenArgs & { params: { id: string } }): Promise<Response> {
  const letter = await openMailbox(args).mailbox?.letter(args.params.id);
  if (!letter) throw notThere();
  return new Response(letter.html, { headers: { 'Content-Type': 'text/html; charset=utf-8' } });
}
