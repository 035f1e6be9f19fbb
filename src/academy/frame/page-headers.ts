/**
 * Headers of a page that is the same for everybody: the http server keeps it in the page cache and answers 304 when nothing
 * changed.
 */
export const publicPage = (): HeadersInit => ({ 'Cache-Control': 'public, max-age=0, must-revalidate' });

/** The same for a page that its loader makes for one person, as for the owner of a course. */
export const publicUnlessOwn = ({ loaderHeaders }: { loaderHeaders: Headers }): HeadersInit => ({
  'Cache-Control': loaderHeaders.get('Cache-Control') ?? 'public, max-age=0, must-revalidate',
});

/** The same for a page with a form: the answer to what a visitor typed into it is theirs alone. */
export const publicPageWithForm = ({ actionHeaders }: { actionHeaders: Headers }): HeadersInit =>
  actionHeaders.has('Cache-Control')
    ? { 'Cache-Control': actionHeaders.get('Cache-Control') ?? '' }
    : publicPage();

/** A calendar file as an answer. Shown, not saved: an iPhone then offers to add it, and Android opens its calendar. */
export const calendarAnswer = (
  text: string,
  { name, caching }: { name: string; caching: string },
): Response =>
  new Response(text, {
    headers: {
      'Content-Type': 'text/calendar; charset=utf-8',
      'Content-Disposition': `inline; filename="${name}.ics"`,
      'Cache-Control': caching,
    },
  });

/** No page and no file: what is not there and what is not for whoever asks look the same. Kept by nobody. */
export const nothing = (status: number): Response =>
  new Response(null, { status, headers: { 'Cache-Control': 'no-store' } });

/** The caller's address: the HTTP server sets this header, over whatever the caller wrote. For limits alone. */
export const clientAddress = (request: Request): string =>
  request.headers.get('x-client-address') ?? 'unknown';
