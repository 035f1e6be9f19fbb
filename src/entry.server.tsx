import { renderToString } from 'react-dom/server';
import { ServerRouter, type EntryContext } from 'react-router';
import { BrowserScriptAddress } from './academy/frame/document-head.tsx';

/** Its text is asked for once, by the server that sends it: as bytes in between, each page would be copied three times. */
class Page extends Response {
  readonly #html: string;

  constructor(html: string, init: ResponseInit) {
    super(null, init);
    this.#html = html;
  }

  override text(): Promise<string> {
    return Promise.resolve(this.#html);
  }
}

/**
 * Renders a page to one string. Pages are documents: they are not hydrated, and the only script is src/entry.client.ts,
 * which makes links, dialogs and forms quicker but is never needed (docs/decisions/0003).
 */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
): Response {
  headers.set('Content-Type', 'text/html; charset=utf-8');
  if (request.method === 'HEAD') return new Response(null, { status, headers });
  const html = renderToString(
    <BrowserScriptAddress value={routerContext.manifest.entry.module}>
      <ServerRouter context={routerContext} url={request.url} />
    </BrowserScriptAddress>,
  );
  return new Page(`<!DOCTYPE html>${html}`, { status, headers });
}
