/** THE FRONT DOOR. First what needs no framework (files, kept pages), then callbacks, the wire, and the pages. */
import { createHash } from 'node:crypto';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import type { House } from './house.ts';
import { securityHeaders, type HeaderRules } from './security-headers.ts';

export type DoorOptions = {
  house: () => Promise<House>;
  rules: () => HeaderRules;
  ready: () => Promise<boolean>;
  log: { error(fields: object, message: string): void };
  /** Answers files before anything else; `next` when there is no such file. */
  files: (incoming: IncomingMessage, outgoing: ServerResponse, next: () => void) => void;
};

const styleHashes = (html: string): string[] =>
  [...html.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map(
    ([, css]) => `sha256-${createHash('sha256').update(css ?? '').digest('base64')}`,
  );

const plain = (status: number, text: string): Response =>
  new Response(text, { status, headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' } });

async function withHeaders(answer: Response, rules: HeaderRules, pathname: string): Promise<Response> {
  const html = answer.headers.get('content-type')?.startsWith('text/html') ? await answer.text() : null;
  const headers = new Headers(answer.headers);
  for (const [name, value] of securityHeaders(rules, pathname, html === null ? [] : styleHashes(html))) headers.set(name, value);
  if (!headers.has('Cache-Control')) headers.set('Cache-Control', 'private, no-store');
  return new Response(html ?? answer.body, { status: answer.status, statusText: answer.statusText, headers });
}

export function makeDoor({ house, rules, ready, log, files }: DoorOptions): RequestListener {
  async function route(request: Request, pathname: string): Promise<Response> {
    if (pathname === '/healthz') return plain(200, 'alive');
    if (pathname === '/readyz') return (await ready()) ? plain(200, 'ready') : plain(503, 'not ready');
    const { answerApi, answerPage } = await house();
    return pathname === '/api' || pathname.startsWith('/api/') ? answerApi(request) : answerPage(request);
  }
  const listener = getRequestListener(
    async (request) => {
      const { pathname } = new URL(request.url);
      const answer = await route(request, pathname).catch((error: unknown) => {
        log.error({ err: error }, 'A request failed');
        return plain(500, 'Something went wrong on our side. Please try again.');
      });
      return withHeaders(answer, rules(), pathname);
    },
    { overrideGlobalObjects: false },
  );
  return (incoming, outgoing) => {
    files(incoming, outgoing, () => void listener(incoming, outgoing));
  };
}
