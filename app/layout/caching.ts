/** Headers of a page that is the same for everybody: the door keeps it in the page cache and answers 304 when nothing changed. */
export const publicPage = (): HeadersInit => ({ 'Cache-Control': 'public, max-age=0, must-revalidate' });
