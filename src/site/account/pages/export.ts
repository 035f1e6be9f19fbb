import { dataPage } from '../data-page.ts';
import type { ScreenArgs } from '../../../academy/frame/academy-context.ts';
import { openMember } from './account-frame.tsx';

/**
 * Everything stored about the signed-in person: '/account/data/export' as a page to read, in the language of the site,
 * '/account/data/export.json' for programs.
 */
export async function loader(args: ScreenArgs): Promise<Response> {
  const opened = await openMember(args);
  if (opened.elsewhere) return opened.elsewhere;
  const { academy, member, locale, url } = opened;
  const all = await academy.account.export(member);
  const isJson = url.pathname.endsWith('.json');
  return new Response(isJson ? `${JSON.stringify(all, null, 2)}\n` : dataPage(all, locale), {
    headers: {
      'Content-Type': `${isJson ? 'application/json' : 'text/html'}; charset=utf-8`,
      'Content-Disposition': `attachment; filename="my-data.${isJson ? 'json' : 'html'}"`,
      'Cache-Control': 'no-store',
    },
  });
}
