/** Headers of a page that is the same for everybody: the door keeps it in the page cache and answers 304 when nothing changed. */
export const publicPage = (): HeadersInit => ({ 'Cache-Control': 'public, max-age=0, must-revalidate' });

/** The same for a page with a form: the answer to what somebody typed into it is hers alone. */
export const publicPageWithForm = ({ actionHeaders }: { actionHeaders: Headers }): HeadersInit =>
  actionHeaders.has('Cache-Control')
    ? { 'Cache-Control': actionHeaders.get('Cache-Control') ?? '' }
    : publicPage();
