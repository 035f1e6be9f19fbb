import type { ScreenArgs } from '../../../academy/frame/academy-context.ts';
import { openMember } from './account-frame.tsx';

/** Everything stored about the signed-in person, as a file. */
export async function loader(args: ScreenArgs): Promise<Response> {
  const opened = await openMember(args);
  if (opened.elsewhere) return opened.elsewhere;
  const { academy, member } = opened;
  const all = await academy.account.export(member);
  return new Response(`${JSON.stringify(all, null, 2)}\n`, {
    headers: {
      'Content-Type': 'application/json; charset=utf-8',
      'Content-Disposition': 'attachment; filename="my-data.json"',
      'Cache-Control': 'no-store',
    },
  });
}
