/** The public API: a Hono app below /api that parses requests, runs their call, and writes the answer. */
import { Hono, type Context } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { typedIn, type Typed } from '../platform/forms/read-form.ts';
import type { Call } from '../platform/api/call.ts';
import { localeOf, type ApiOptions } from '../platform/api/caller.ts';
import { calls } from './calls.ts';
import { documentationPage } from './documentation-page.ts';
import { failureBody, refuse, statusOf, type Failure } from '../platform/api/failures.ts';
import { jsonSchema, openApiDocument } from './openapi.ts';
import { readBody, type BodyReading, type JsonBody } from '../platform/api/read-body.ts';

const largestBody = 64 * 1024;

export type { ApiOptions };

/** Paths are complete ('/api/form/submit'), so that a test can call the app directly. */
export function createApi(options: ApiOptions): Hono {
  const api = new Hono();
  const t = (c: Context, failure: Failure, asked?: string) => {
    const words = options.words[localeOf(c.req.raw, asked)];
    return c.json(failureBody(c.req.path, words, failure), statusOf[failure.code] as ContentfulStatusCode);
  };

  api.use('*', bodyLimit({ maxSize: largestBody, onError: (c) => t(c, refuse('too-large')) }));
  api.use('*', async (c, next) => {
    await next();
    c.header('Cache-Control', 'no-store');
  });

  /** Answers one method (GET includes HEAD) and OPTIONS, and refuses all others. */
  const serve = (method: Call['method'], path: string, answer: (c: Context) => Promise<Response>) => {
    const allowed = method === 'GET' ? 'GET, HEAD, OPTIONS' : `${method}, OPTIONS`;
    api.on(method, path, answer);
    // Without CORS headers: pages of other sites may neither call nor read.
    api.on('OPTIONS', path, (c) => c.body(null, 204, { Allow: allowed }));
    api.all(path, (c) => {
      c.header('Allow', allowed);
      return t(c, refuse('wrong-method'));
    });
  };

  for (const call of calls) {
    const json = { within: call.within, takes: taking(call) };
    serve(call.method, call.path.replaceAll(/\{(\w+)\}/g, ':$1'), async (c) => {
      const fields = await fieldsOf(c.req.raw, call.method, json);
      if (!fields.ok)
        return t(c, 'problems' in fields ? refuse(fields.reason, fields) : refuse(fields.reason));
      const { typed } = fields;
      const request = c.req.raw;
      const asked = {
        request,
        typed,
        id: c.req.param('id') ?? '',
        locale: localeOf(request, typed['locale']),
      };
      const answer = await call.answer(options, asked);
      if (answer.token) c.header('Set-Cookie', options.cookieWith(request, answer.token));
      if (!answer.ok) return t(c, answer, typed['locale']);
      for (const [name, value] of Object.entries(answer.headers ?? {})) c.header(name, value);
      return c.json(answer.body, answer.status);
    });
  }
  serve('GET', '/api/openapi.json', async (c) =>
    c.json(openApiDocument(options.publicOrigin, options.words.en)),
  );
  serve('GET', '/api', async (c) => c.html(documentationPage(options.publicOrigin)));
  api.notFound((c) => t(c, refuse('not-found')));
  // Bugs are passed to the server, which logs and answers them.
  api.onError((error) => {
    throw error;
  });
  return api;
}

/** By what the documentation says of a field; where it names no type, any. */
function taking({ schema }: Call): JsonBody['takes'] {
  const { properties = {} } = jsonSchema(schema, 'input') as {
    properties?: Record<string, { type?: unknown }>;
  };
  return (name, value) => {
    const field = Object.hasOwn(properties, name) ? properties[name] : undefined;
    if (field?.type === undefined) return true;
    return [field.type].flat().includes(Array.isArray(value) ? 'array' : typeof value);
  };
}

/** Of the body, or of the query of a GET. An Idempotency-Key header overrides a field of that name. */
async function fieldsOf(request: Request, method: Call['method'], json: JsonBody): Promise<BodyReading> {
  const reading: BodyReading =
    method === 'GET'
      ? { ok: true, typed: typedIn(new URL(request.url).searchParams) }
      : await readBody(request, json);
  const key = request.headers.get('idempotency-key');
  if (!reading.ok || key === null) return reading;
  const typed: Typed = { ...reading.typed, idempotencyKey: key };
  return { ok: true, typed };
}
