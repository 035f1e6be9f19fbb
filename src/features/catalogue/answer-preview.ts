/**
 * What is not published yet, on its very page: whoever comes with the link of a preview gets the page rendered with that
 * revision in its place. Such a page is kept by nobody, and found by no search engine.
 */
import type { ForScreens } from '../site/academy-context.ts';
import type { Preview } from './open-preview.service.ts';

type AnswerPage = (request: Request) => Promise<Response>;
type PagesWith = (request: Request, screens: ForScreens) => Promise<Response>;

/** Forms are sent to the academy as it is: nobody orders at a price that does not hold yet. */
const tokenOf = ({ method, url }: Request): string | null =>
  method === 'GET' || method === 'HEAD' ? new URL(url).searchParams.get('preview') : null;

function keptByNobody(answer: Response): Response {
  const headers = new Headers(answer.headers);
  headers.set('Cache-Control', 'private, no-store');
  headers.set('X-Robots-Tag', 'noindex, nofollow');
  headers.delete('ETag');
  return new Response(answer.body, { status: answer.status, statusText: answer.statusText, headers });
}

/** A link that is over, or not ours, leads to the page as everybody sees it. */
export const withPreviews =
  (
    pages: PagesWith,
    screens: ForScreens,
    openPreview: (token: string) => Promise<Preview | null>,
  ): AnswerPage =>
  async (request) => {
    const token = tokenOf(request);
    const preview = token === null ? null : await openPreview(token);
    if (preview === null) return pages(request, screens);
    const { academy, until: previewUntil } = preview;
    return keptByNobody(await pages(request, { ...screens, academy, previewUntil }));
  };
