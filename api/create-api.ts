/** THE WIRE. A Hono app that the door mounts under /api: each route is a few lines over a flow. */
import { Hono, type Context } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { Typed } from '../domain/people/read-form.ts';
import { bodyOf, localeOf, type ApiOptions } from './caller.ts';
import { documentationPage } from './documentation-page.ts';
import { failureBody, statusOf, type FailureReason } from './failures.ts';
import { submit } from './form-submit.ts';
import { update } from './form-update.ts';
import { openApiDocument } from './openapi.ts';
import { initiate } from './payment-initiate.ts';

const largestBody = 64 * 1024;

export type { ApiOptions };

type Answer = { status: number; body: object; token?: string };

/** Paths are whole ('/api/form/submit'), so that the app can be asked directly in a test. */
export function createApi(options: ApiOptions): Hono {
  const api = new Hono();
  const refuse = (c: Context, reason: FailureReason) =>
    c.json(failureBody(options.words[localeOf(c.req.raw)], reason), statusOf[reason] as ContentfulStatusCode);

  const post = (path: string, answer: (request: Request, typed: Typed) => Promise<Answer>) => {
    api.post(path, async (c) => {
      const body = await bodyOf(c);
      if (!body.ok) return refuse(c, body.reason);
      const { status, body: said, token } = await answer(c.req.raw, body.typed);
      if (token) c.header('Set-Cookie', options.cookieWith(c.req.raw, token));
      return c.json(said, status as ContentfulStatusCode);
    });
    api.all(path, (c) => {
      c.header('Allow', 'POST');
      return refuse(c, 'wrong-method');
    });
  };

  api.use('*', bodyLimit({ maxSize: largestBody, onError: (c) => refuse(c, 'too-large') }));
  api.use('*', async (c, next) => {
    await next();
    c.header('Cache-Control', 'no-store');
  });
  post('/api/form/submit', (request, typed) => submit(options, request, typed));
  post('/api/form/update', (request, typed) => update(options, request, typed));
  post('/api/payment/initiate', (request, typed) => initiate(options, request, typed));
  api.get('/api/openapi.json', (c) => c.json(openApiDocument(options.publicOrigin)));
  api.get('/api', (c) => c.html(documentationPage()));
  api.notFound((c) => refuse(c, 'not-found'));
  return api;
}
