/** The public API: a Hono app below /api that parses requests, runs their call, and writes the answer. */
import { spokenIn } from '../platform/i18n/locale.ts';
import { Hono, type Context } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { z } from 'zod';
import { typedIn, type Typed } from '../platform/forms/read-form.ts';
import { type Call, type Group, groups } from '../platform/api/call.ts';
import { localeOf, type ApiOptions } from '../platform/api/caller.ts';
import { calls } from './calls.ts';
import { type Failure, failureBody, refuse, statusOf } from '../platform/api/failures.ts';
import { jsonSchema, openApiDocument } from './openapi.ts';
import { readBody, type BodyReading, type JsonBody } from '../platform/api/read-body.ts';

const largestBody = 64 * 1024;

export type { ApiOptions };

/** The page's own style, so that readers load nothing of the site. */
const documentationStyle =
  'body{font:17px/1.55 system-ui,sans-serif;color:#1d1b2e;background:#fbf5ea;margin:0 auto;padding:24px 16px 64px;max-width:960px;box-sizing:border-box}' +
  'h1{font-size:2.4rem;line-height:1.15;margin:.4em 0 .3em}h1::before{content:"";display:block;width:34px;height:52px;margin-bottom:14px;border:8px solid #3b3fc4;border-bottom:0;border-radius:40px 40px 0 0;background:#f2b33d}' +
  'h2{font-size:1.7rem;margin:2.2em 0 .2em}h3{font-size:1.15rem;margin:0 0 .5em;overflow-wrap:anywhere}h4{font-size:1rem;margin:1.2em 0 .4em}' +
  'section{background:#fff;border:1px solid #e7dcc8;border-radius:18px;padding:22px 20px;margin:18px 0;scroll-margin-top:16px}' +
  '.method{background:#3b3fc4;color:#fff;border-radius:8px;padding:2px 9px;font-size:.8rem;vertical-align:2px;margin-inline-end:6px}' +
  'pre{background:#1d1b2e;color:#fbf5ea;border-radius:14px;padding:14px 16px;white-space:pre-wrap;margin:.4em 0;line-height:1.45}code{font-size:.9em;overflow-wrap:anywhere}' +
  'dl{margin:0}dl>div{padding:8px 0;border-bottom:1px solid #efe6d5}dt{overflow-wrap:anywhere}dt code{font-weight:600}dd{margin:2px 0 0}em{color:#a0342b;font-style:normal;font-size:.85rem;margin-inline-start:6px}small{display:block;color:#5b5568;line-height:1.45}' +
  '.contents,.contents ul{padding:0;list-style:none;margin:0}.contents{display:grid;gap:18px;grid-template-columns:repeat(auto-fit,minmax(205px,1fr));margin-top:24px}.contents ul li{margin:.45em 0;line-height:1.4;font-size:.95rem}header li{margin:.3em 0}header ul{padding-inline-start:1.2em}.contents a{display:block}' +
  '.proof{border-inline-start:4px solid #f2b33d;padding-inline-start:12px}.refusals{display:flex;flex-wrap:wrap;gap:6px 18px;padding:0;margin:0;list-style:none}' +
  'a{color:#3b3fc4}a:focus-visible{outline:3px solid #3b3fc4;outline-offset:2px}@media(min-width:760px){dl>div{display:grid;grid-template-columns:230px 1fr;gap:16px}dd{margin:0}.pair{display:grid;grid-template-columns:1fr 1fr;gap:20px}.pair>div{min-width:0}}';

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escape = (text: string): string => text.replace(/[&<>"]/g, (sign) => escapes[sign] ?? sign);
/** Formats text between backquotes as code. */
const prose = (text: string): string => escape(text).replace(/`([^`]+)`/g, '<code>$1</code>');
const block = (text: string): string => `<pre><code>${escape(text)}</code></pre>`;
const json = (value: unknown): string => block(JSON.stringify(value, null, 2));

type Property = { type?: string | string[]; enum?: unknown[]; const?: unknown; description?: string };

function kindOf({ enum: words, const: only, type }: Property): string {
  const given = words ?? (only === undefined ? undefined : [only]);
  if (given) return [...new Set(given.map((one) => (one === '' ? 'empty' : `‘${String(one)}’`)))].join(', ');
  return [type ?? 'text'].flat().join(' or ').replaceAll('string', 'text');
}

function fieldsInRows(call: Call): string {
  const schema = z.toJSONSchema(call.schema, { io: 'input', unrepresentable: 'any' });
  const required = new Set(schema.required);
  const rows = Object.entries(schema.properties ?? {}).map(([name, raw]) => {
    const property = raw as Property;
    const note = property.description ? ` <small>${prose(property.description)}</small>` : '';
    const must = required.has(name) ? ' <em>required</em>' : '';
    return `<div><dt><code>${escape(name)}</code>${must}</dt><dd>${escape(kindOf(property))}${note}</dd></div>`;
  });
  return `<h4>${call.method === 'GET' ? 'In the query' : 'Fields'}</h4><dl>${rows.join('')}</dl>`;
}

const proofs: Record<Call['proof'], string> = {
  none: '',
  order:
    '<p class="proof">Needs the order’s token (<code>Authorization: Bearer …</code>) or the cookie of the browser that placed it.</p>',
  staff: '<p class="proof">Needs the session of somebody of the staff.</p>',
  'own-or-staff': '<p class="proof">Needs the person’s own session, or that of a member of staff.</p>',
};

function exampleOf({ method, path, example }: Call): string {
  if (method === 'POST') return json(example);
  const query = new URLSearchParams(Object.entries(example).map(([name, value]) => [name, String(value)]));
  return block(`GET ${path}${query.size > 0 ? `?${query.toString()}` : ''}`);
}

function section(call: Call): string {
  const refusals = call.refusals
    .map((reason) => `<li><code>${statusOf[reason]}</code> ${reason}</li>`)
    .join('');
  const answers = call.answers
    .map(({ status, when, example }, index) => {
      // Two equal answers are shown once.
      const shown = example === call.answers[index - 1]?.example ? '' : json(example);
      return `<h4><code>${status}</code> ${escape(when)}</h4>${shown}`;
    })
    .join('');
  return `<section id="${call.id}"><h3><span class="method">${call.method}</span> ${escape(call.path)}</h3><p><strong>${escape(call.summary)}.</strong> ${prose(call.description)}</p>${proofs[call.proof]}
${fieldsInRows(call)}<div class="pair"><div><h4>Example</h4>${exampleOf(call)}</div><div>${answers}</div></div><h4>Refused with</h4><ul class="refusals">${refusals}</ul></section>`;
}

const inGroup = (group: Group): Call[] => calls.filter((call) => call.group === group);
const all = Object.keys(groups) as Group[];

const contents = all
  .map((group) => {
    const links = inGroup(group).map(
      ({ id, path, summary }) =>
        `<li><a href="#${id}"><code>${escape(path)}</code></a> ${escape(summary)}</li>`,
    );
    return `<li><strong>${groups[group]}</strong><ul>${links.join('')}</ul></li>`;
  })
  .join('');

/** An example request, without a price: a campaign may run. */
const tried = {
  name: 'Salma Alaoui',
  email: 'salma@example.com',
  phone: '0612345678',
  course: 'ecommerce-mastery-virtual',
};

const inWords = (origin: string): string =>
  `<p>Orders, payments and applications for other programs. The same as a machine reads it: <a href="/api/openapi.json">/api/openapi.json</a>.</p>
<ul><li>A body is JSON, an HTML form or multipart fields, 64 KB at most; files are refused. A field of another JSON type than documented is answered 422; nothing nested is read.</li>
<li>A refused call answers 4xx with <code>{ success: false, code, error }</code>; calls under <code>/api/applications</code> with <code>{ result: 'error', error: { message, code } }</code>. Both may carry <code>fields</code>, one sentence for each to correct.</li>
<li>Sentences are in the language that the field <code>locale</code> or the header <code>Accept-Language</code> asks for (<code>fr</code>, <code>fr-MA</code>), or in the nearest that the academy speaks. Codes never change.</li>
<li>Requests come from this site’s own pages or carry no browser origin: there are no CORS headers, and pages of other sites are answered 403.</li>
<li>An address that calls too often is answered 429 with <code>Retry-After</code> in seconds.</li>
<li>Every address answers OPTIONS with its methods in <code>Allow</code>, and any other method with 405.</li></ul>
${block(`curl ${origin}/api/form/submit \\\n  -H 'Content-Type: application/json' -H 'Idempotency-Key: a-key-of-my-own-0001' \\\n  -d '${JSON.stringify(tried)}'`)}`;

/** `origin`: the site's address, for the example command. */
export const documentationPage = (origin: string): string =>
  `<!DOCTYPE html><html lang="en" dir="ltr"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>The API | Derb</title><meta name="robots" content="noindex"><link rel="icon" href="/favicon.svg" type="image/svg+xml"><style>${documentationStyle}</style></head><body><header><h1>The API</h1>${inWords(origin)}</header><nav aria-label="Calls"><ul class="contents">${contents}</ul></nav><main>${all.map((group) => `<h2>${groups[group]}</h2>${inGroup(group).map(section).join('')}`).join('')}</main></body></html>`;

/** Paths are complete ('/api/form/submit'), so that a test can call the app directly. */
export function createApi(options: ApiOptions): Hono {
  const api = new Hono();
  const languageFor = async (request: Request, asked?: string) =>
    localeOf(spokenIn(await options.academy.settings()), request, asked);
  const t = async (c: Context, failure: Failure, asked?: string) => {
    const words = options.words[await languageFor(c.req.raw, asked)];
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
        locale: await languageFor(request, typed['locale']),
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
