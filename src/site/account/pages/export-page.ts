import { dataPage } from '../data-page.ts';
import type { ScreenArgs } from '../../../academy/frame/academy-context.ts';
import { openMember } from './account-frame.tsx';

/** Everything stored about the signed-in person, as a page to read, in the language of the site. */
export async function loader(args: ScreenArgs): Promise<Response> {
  const opened = await openMember(args);
  if (opened.elsewhere) return opened.elsewhere;
  const { academy, member, locale } = opened;
  return new Response(dataPage(await academy.account.export(member), locale), {
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Disposition': 'attachment; filename="my-data.html"',
      'Cache-Control': 'no-store',
    },
  });
}
