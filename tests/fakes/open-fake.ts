/** A fake server of a payment gateway on the loopback: it can be slow, broken, or down, like the real one. */
import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';

export type Asked = {
  method: string;
  path: string;
  query: URLSearchParams;
  headers: IncomingHttpHeaders;
  body: Buffer;
};
/** Status 0 hangs up instead of answering. */
export type Answer = { status: number; headers?: Record<string, string>; body: string };

/** 'slow' answers after `slowMs`; 'broken' with 500; 'down' hangs up without an answer. */
export type Mode = 'well' | 'slow' | 'broken' | 'down';

export type FakeServer = {
  /** 'http://127.0.0.1:<port>'. */
  origin: string;
  mode: Mode;
  slowMs: number;
  stop(): Promise<void>;
};

async function bodyOf(incoming: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of incoming) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

const modes: Readonly<Record<Mode, string>> = {
  well: 'Answer well',
  slow: 'Answer slowly',
  broken: 'Answer 500',
  down: 'Hang up',
};
const isMode = (text: string): text is Mode => Object.hasOwn(modes, text);

/** The first page, where a person sets how it behaves; it answers in every mode. */
function controls(fake: FakeServer, method: string, body: Buffer): Answer {
  const wanted = new URLSearchParams(body.toString('utf8')).get('mode') ?? '';
  if (method === 'POST' && isMode(wanted)) fake.mode = wanted;
  const buttons = Object.entries(modes)
    .map(([mode, label]) => `<button name="mode" value="${mode}">${label}</button>`)
    .join('');
  const now = `<p role="status">Now: ${modes[fake.mode]}</p>`;
  return { status: 200, body: pageOf('Stand-in', `${now}<form method="post" action="/">${buttons}</form>`) };
}

async function serve(
  fake: FakeServer,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  answer: (asked: Asked) => Answer | Promise<Answer>,
): Promise<void> {
  const { pathname: path, searchParams: query } = new URL(incoming.url ?? '/', fake.origin);
  const isControl = path === '/';
  if (fake.mode === 'down' && !isControl) return void incoming.socket.destroy();
  const body = await bodyOf(incoming);
  if (fake.mode === 'slow' && !isControl) {
    // Nobody waits for an answer after the server was stopped.
    await new Promise((resolve) => setTimeout(resolve, fake.slowMs).unref());
  }
  const { method = 'GET', headers } = incoming;
  const result = isControl
    ? controls(fake, method, body)
    : fake.mode === 'broken'
      ? { status: 500, body: 'Internal error' }
      : await answer({ method, path, query, headers, body });
  if (result.status === 0) return void incoming.socket.destroy();
  outgoing.writeHead(result.status, { 'content-type': 'text/html; charset=utf-8', ...result.headers });
  outgoing.end(result.body);
}

/** Port 0 takes a free one. */
export async function openFake(
  port: number,
  answer: (asked: Asked) => Answer | Promise<Answer>,
): Promise<FakeServer> {
  const server = createServer((incoming, outgoing) => {
    serve(fake, incoming, outgoing, answer).catch((error: unknown) => {
      if (!outgoing.headersSent) outgoing.writeHead(500, { 'content-type': 'text/plain' });
      outgoing.end(`The stand-in failed: ${String(error)}`);
    });
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const address = server.address();
  const fake: FakeServer = {
    origin: `http://127.0.0.1:${typeof address === 'object' && address ? address.port : port}`,
    mode: 'well',
    slowMs: 30_000,
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  return fake;
}

export const escapeHtml = (text: string): string =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;');

/** A page of the fake. */
export const pageOf = (title: string, main: string): string => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><link rel="icon" href="data:,"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title>
<style>body{font:16px/1.5 system-ui,sans-serif;max-width:34rem;margin:2rem auto;padding:0 1rem}
button,a.button{display:block;width:100%;box-sizing:border-box;margin:.5rem 0;padding:.75rem;font:inherit;text-align:start;
border:1px solid #555;border-radius:.5rem;background:#f4f4f4;color:#111;text-decoration:none}
dt{font-weight:600}dd{margin:0 0 .5rem;overflow-wrap:anywhere}.fault{color:#a00}</style></head>
<body><h1>${escapeHtml(title)}</h1>${main}</body></html>`;

export const hiddenFields = (fields: Iterable<readonly [string, string]>): string =>
  [...fields]
    .map(([name, value]) => `<input type="hidden" name="${escapeHtml(name)}" value="${escapeHtml(value)}">`)
    .join('');
