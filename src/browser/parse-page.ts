/**
 * Reads a fetched page without its inlined styles: they belong to that page, the browser would refuse them here by the
 * Content-Security-Policy of the page that is open, and say so in the console.
 */
export const parsePage = (html: string): Document =>
  new DOMParser().parseFromString(html.replace(/<style[\s\S]*?<\/style>/g, ''), 'text/html');
