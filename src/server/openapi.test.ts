import { Ajv2020 } from 'ajv/dist/2020.js';
import { beforeAll, describe, expect, test } from 'vitest';
import { words } from '../words.ts';
import { type TestApi, type ApiAnswer, apiForAll } from '../../tests/support/open-test-api.ts';
import type { Call } from '../platform/api/call.ts';
import { calls } from './calls.ts';
import { documentationPage } from './create-api.ts';
import { statusOf } from '../platform/api/failures.ts';
import { openApiDocument } from './openapi.ts';

type Json = Record<string, unknown>;
type Media = { schema: Json; example?: unknown; examples?: Record<string, { value: unknown }> };
type Operation = {
  operationId: string;
  tags: string[];
  security: Record<string, unknown>[];
  parameters?: { name: string; in: string; required: boolean; schema: Json; example?: unknown }[];
  requestBody?: { content: Record<string, Media> };
  responses: Record<string, { description: string; content: Record<string, Media> }>;
};

const origin = 'https://academy.example';
const document = openApiDocument(origin, words.en) as {
  openapi: string;
  info: Json;
  tags: { name: string }[];
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, Json>; securitySchemes: Record<string, Json> };
};
const ajv = new Ajv2020({ strict: false, allErrors: true, formats: { uuid: true } });
ajv.addSchema({ ...document, $id: 'api' });

/** Resolves references of the document within the document. */
const inDocument = (schema: unknown): Json =>
  JSON.parse(JSON.stringify(schema).replaceAll('"#/components/', '"api#/components/')) as Json;
const faultsOf = (schema: unknown, value: unknown): string =>
  ajv.validate(inDocument(schema), value) ? '' : ajv.errorsText();
const operationOf = ({ path, method }: Call): Operation =>
  document.paths[path]?.[method.toLowerCase()] as Operation;

describe('the document', () => {
  test('is valid OpenAPI 3.1: names, paths, parameters, answers and references that resolve', () => {
    expect(document.openapi).toBe('3.1.0');
    expect(Object.keys(document)).toEqual(
      expect.arrayContaining(['info', 'servers', 'paths', 'components', 'tags']),
    );
    expect(document.info).toMatchObject({ title: expect.any(String), version: expect.any(String) });
    const ids: string[] = [];
    for (const [path, item] of Object.entries(document.paths)) {
      expect(path).toMatch(/^\/api\/[a-z/-]+(\{id\}\/[a-z-]+)?$/);
      for (const [method, operation] of Object.entries(item)) {
        ids.push(operation.operationId);
        expect(['get', 'post']).toContain(method);
        expect(operation.tags.every((tag) => document.tags.some(({ name }) => name === tag))).toBe(true);
        const named = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
        const inPath = (operation.parameters ?? []).filter((one) => one.in === 'path');
        expect(inPath.map(({ name, required }) => [name, required])).toEqual(
          named.map((name) => [name, true]),
        );
        for (const one of operation.parameters ?? []) expect(['path', 'query', 'header']).toContain(one.in);
        for (const [status, { description, content }] of Object.entries(operation.responses)) {
          expect(status).toMatch(/^[2-5]\d\d$/);
          expect(description).not.toBe('');
          expect(Object.keys(content)).toEqual(['application/json']);
        }
        for (const scheme of operation.security.flatMap((one) => Object.keys(one)))
          expect(Object.keys(document.components.securitySchemes)).toContain(scheme);
      }
    }
    expect(new Set(ids).size).toBe(calls.length);
    for (const [, reference = ''] of JSON.stringify(document).matchAll(/"\$ref":"#\/([^"]+)"/g)) {
      const found = reference.split('/').reduce<unknown>((at, name) => (at as Json)?.[name], document);
      expect(found, reference).toBeTypeOf('object');
    }
  });

  test('has valid JSON Schemas, and every example fits its schema', () => {
    for (const schema of Object.values(document.components.schemas))
      expect(ajv.validateSchema(schema), ajv.errorsText()).toBe(true);
    for (const call of calls) {
      const operation = operationOf(call);
      for (const [type, { schema, example }] of Object.entries(operation.requestBody?.content ?? {}))
        expect(faultsOf(schema, example), `${call.path} ${type}`).toBe('');
      for (const [status, { content }] of Object.entries(operation.responses)) {
        const { schema, example, examples = {} } = content['application/json'] as Media;
        const values = [
          ...(example === undefined ? [] : [example]),
          ...Object.values(examples).map((one) => one.value),
        ];
        expect(values.length, `${call.path} ${status}`).toBeGreaterThan(0);
        for (const value of values) expect(faultsOf(schema, value), `${call.path} ${status}`).toBe('');
      }
    }
  });

  test('lists every refusal under its status, with an example', () => {
    for (const call of calls)
      for (const code of call.refusals) {
        const { content } = operationOf(call).responses[String(statusOf[code])] ?? {};
        expect(
          JSON.stringify(content?.['application/json']?.examples?.[code]),
          `${call.path} ${code}`,
        ).toContain(`"${code}"`);
      }
  });

  test('matches the documentation page: every call, and no other', () => {
    const page = documentationPage(origin);
    for (const { id, path } of calls) {
      expect(page).toContain(`<section id="${id}">`);
      expect(page).toContain(path);
    }
    expect(page).not.toMatch(/undefined|\[object|NaN/);
  });
});

describe('every example of the document is answered as documented', () => {
  let order: Awaited<ReturnType<TestApi['order']>>;
  let intentId = '';
  const api = apiForAll();
  beforeAll(async () => {
    api.bank.onBegin = async (reference) => ({
      ok: true,
      handOff: { kind: 'post', url: 'https://bank.example/pay', fields: { reference } },
      providerSession: null,
    });
  });

  /** The examples contain one order; here it has another number and token. */
  const fresh = (value: unknown): Record<string, string> =>
    JSON.parse(
      JSON.stringify(value)
        .replaceAll('MEM-482913-a1b2', order?.orderId ?? '')
        .replaceAll('https://derb.example', api.publicOrigin)
        // A code can confirm one order only.
        .replaceAll('8841 2290 17', `8841 ${order?.orderId ?? ''}`),
    ) as Record<string, string>;

  async function send(call: Call, type: string): Promise<ApiAnswer> {
    const headers = order?.proof ?? {};
    if (call.method === 'GET') {
      const query = new URLSearchParams(fresh(call.example)).toString();
      return api.ask(`${call.path.replace('{id}', intentId)}?${query}`, { headers });
    }
    const example = fresh(operationOf(call).requestBody?.content[type]?.example);
    if (type === 'application/json') return api.ask(call.path, { json: example, headers });
    if (type === 'multipart/form-data') return api.ask(call.path, { multipart: example, headers });
    return api.ask(call.path, { urlencoded: example, headers });
  }

  test.each(
    calls.flatMap((call) =>
      (call.method === 'GET' ? ['a query'] : Object.keys(operationOf(call).requestBody?.content ?? {})).map(
        (type) => [call.path, type, call] as const,
      ),
    ),
  )('%s by %s', async (_path, type, call) => {
    if (call.proof === 'order' && call.method === 'POST') order = await api.order();
    api.signIn(call.proof.endsWith('staff') ? { email: 'nadia@academy.example', role: 'owner' } : null);
    const answer = await send(call, type);
    expect(answer.status, JSON.stringify(answer.body)).toBeLessThan(300);
    const documented = operationOf(call).responses[String(answer.status)]?.content['application/json'];
    expect(documented, String(answer.status)).toBeDefined();
    expect(faultsOf(documented?.schema, answer.body)).toBe('');
    if (call.id === 'createPaymentIntent') intentId = answer.body.data.paymentIntentId;
  });

  test.each(calls.map((call) => [call.path, call] as const))(
    'refusals of every call are as documented: %s',
    async (_path, call) => {
      const path = call.path.replace('{id}', 'x');
      const raw = (body: string, type: string) => ({
        method: 'POST',
        raw: body,
        headers: { 'Content-Type': type },
      });
      const wrong: [string, ApiAnswer][] = [['wrong-method', await api.ask(path, { method: 'DELETE' })]];
      if (call.method === 'POST') {
        const file = { multipart: { name: new Blob(['x']) } };
        wrong.push(
          ['bad-json', await api.ask(path, raw('{', 'application/json'))],
          ['bad-form', await api.ask(path, raw('--x', 'multipart/form-data; boundary=x'))],
          ['files-not-taken', await api.ask(path, file)],
          ['wrong-content-type', await api.ask(path, raw('x', 'text/plain'))],
          ['too-large', await api.ask(path, raw('x'.repeat(70_000), 'application/json'))],
        );
      }
      for (const [code, answer] of wrong) {
        const { examples } =
          operationOf(call).responses[String(answer.status)]?.content['application/json'] ?? {};
        expect(answer.body, `${call.path} ${code}`).toEqual(examples?.[code]?.value);
      }
    },
  );
});
