/** The readable page of the wire: plain HTML from the same operations as the OpenAPI document. Served at /api. */
import { z } from 'zod';
import { statusOf } from './failures.ts';
import { operations, type Operation } from './openapi.ts';

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escape = (text: string): string => text.replace(/[&<>"]/g, (sign) => escapes[sign] ?? sign);
const code = (value: unknown): string => `<pre><code>${escape(JSON.stringify(value, null, 2))}</code></pre>`;

type Property = { type?: string; enum?: unknown[]; minLength?: number; maxLength?: number };

function fieldsOf(operation: Operation): string {
  const schema = z.toJSONSchema(operation.schema, { io: 'input', unrepresentable: 'any' });
  const required = new Set(schema.required);
  const rows = Object.entries(schema.properties ?? {}).map(([name, raw]) => {
    const property = raw as Property;
    const kind = property.enum
      ? property.enum.map((one) => `‘${String(one)}’`).join(', ')
      : (property.type ?? 'string');
    return `<tr><th scope="row"><code>${escape(name)}</code></th><td>${required.has(name) ? 'required' : 'optional'}</td><td>${escape(kind)}</td></tr>`;
  });
  return `<table><thead><tr><th>Field</th><th></th><th>Value</th></tr></thead><tbody>${rows.join('')}</tbody></table>`;
}

function section(operation: Operation): string {
  const refusals = operation.refusals
    .map((reason) => `<li><code>${statusOf[reason]} ${reason}</code></li>`)
    .join('');
  return `<section><h2><small>POST</small> ${escape(operation.path)}</h2><p><strong>${escape(operation.summary)}.</strong> ${escape(operation.description)}</p>
${fieldsOf(operation)}<h3>Example</h3>${code(operation.example)}<h3>Answer</h3>${code(operation.answer)}<h3>Refused with</h3><ul>${refusals}</ul></section>`;
}

export const documentationStyle =
  'body{font:17px/1.55 system-ui,sans-serif;color:#1d1b2e;background:#fbf5ea;margin:0 auto;padding:24px 16px 64px;max-width:820px}h1{font-size:2rem;margin:.2em 0}h2{font-size:1.2rem;margin:2.4em 0 .4em;overflow-wrap:anywhere}h2 small{background:#3b3fc4;color:#fff;border-radius:8px;padding:2px 8px;font-size:.75rem}h3{font-size:1rem;margin:1.4em 0 .3em}pre{background:#fff;border:1px solid #e7dcc8;border-radius:14px;padding:14px;overflow:auto}code{font-size:.92em}table{border-collapse:collapse;width:100%;display:block;overflow:auto}th,td{text-align:start;padding:6px 12px 6px 0;border-bottom:1px solid #e7dcc8;vertical-align:top}a{color:#3b3fc4}';

export const documentationPage = (): string =>
  `<!DOCTYPE html><html lang="en" dir="ltr"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>The wire | Derb</title><meta name="robots" content="noindex"><style>${documentationStyle}</style></head><body><main><h1>The wire</h1><p>Orders and payments as JSON. Amounts are decimals in MAD. The same as a machine reads it: <a href="/api/openapi.json">/api/openapi.json</a>. A refused call answers 4xx with <code>{ success: false, code, error }</code>, <code>error</code> being a sentence in English or Arabic. Requests must come from this site’s own pages or carry no browser origin.</p>${operations.map(section).join('')}</main></body></html>`;
