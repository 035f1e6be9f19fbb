/** The OpenAPI document of the API, made from the schemas that parse the requests. */
import { z } from 'zod';
import type { Words } from '../words.ts';
import { groups, type Call } from '../platform/api/call.ts';
import { calls } from './calls.ts';
import {
  answersLikeAScript,
  failureBody,
  refuse,
  statusOf,
  type Failure,
  type FailureReason,
} from '../platform/api/failures.ts';
import { contentTypes } from '../platform/api/read-body.ts';

type Json = Record<string, unknown>;

/** A schema in the format of OpenAPI 3.1. */
export const jsonSchema = (schema: z.ZodType, io: 'input' | 'output'): Json => {
  const { $schema: _always, ...plain } = z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    // An instant is text in JSON.
    override: ({ zodSchema, jsonSchema: described }) => {
      if (zodSchema._zod.def.type === 'date')
        Object.assign(described, { type: 'string', format: 'date-time' });
    },
  });
  return plain;
};

/** Reasons for which every call can be refused. */
export const sharedRefusals = {
  GET: ['wrong-method', 'too-many', 'unexpected'],
  POST: [
    'bad-json',
    'bad-form',
    'files-not-taken',
    'wrong-content-type',
    'too-large',
    'cross-site',
    'wrong-method',
    'too-many',
    'unexpected',
  ],
} as const satisfies Record<Call['method'], readonly FailureReason[]>;

/** An example of a refusal with details. */
function exampleOf({ schema }: Call, code: FailureReason): Failure {
  if (code === 'price-changed') return refuse(code, { priceCentimes: 99_000 });
  if (code !== 'bad-fields') return refuse(code);
  const field = ['email', 'Email', 'customerEmail', 'price', 'amount'].find((name) => name in schema.shape);
  if (field === undefined)
    return refuse(code, { problems: { [Object.keys(schema.shape)[0] ?? '']: 'too-long' } });
  const problem = /mail$/i.test(field) ? 'email-invalid' : 'required';
  return refuse(code, { problems: { [field]: problem } });
}

function refusalsOf(call: Call, words: Words): Json {
  const byStatus = new Map<number, FailureReason[]>();
  for (const code of [...call.refusals, ...sharedRefusals[call.method]])
    byStatus.set(statusOf[code], [...(byStatus.get(statusOf[code]) ?? []), code]);
  const name = answersLikeAScript(call.path) ? 'ScriptFailure' : 'Failure';
  const responses = [...byStatus].map(([status, codes]) => {
    const examples = Object.fromEntries(
      codes.map((code) => [
        code,
        {
          summary: words.api.failures[code],
          value: failureBody(call.path, words, exampleOf(call, code)),
        },
      ]),
    );
    const content = { 'application/json': { schema: { $ref: `#/components/schemas/${name}` }, examples } };
    return [String(status), { description: codes.join(' · '), content }];
  });
  return Object.fromEntries(responses) as Json;
}

function answersOf(call: Call): Json {
  const responses = call.answers.map(({ status, when, schema, example }) => [
    String(status),
    {
      description: when,
      content: { 'application/json': { schema: jsonSchema(schema, 'output'), example } },
    },
  ]);
  return Object.fromEntries(responses) as Json;
}

function bodyOf(call: Call): Json {
  const schema = { $ref: `#/components/schemas/${nameOfBody(call)}` };
  const flat = Object.fromEntries(
    Object.entries(call.example).filter(([, value]) => typeof value !== 'object'),
  );
  const content = contentTypes.map((type) => [
    type,
    { schema, example: type === 'application/json' ? call.example : flat },
  ]);
  return { required: true, content: Object.fromEntries(content) as Json };
}

const nameOfBody = ({ id }: Call): string => `${id.slice(0, 1).toUpperCase()}${id.slice(1)}`;

function parametersOf(call: Call): Json[] {
  const inPath = [...call.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string' },
  }));
  if (call.method !== 'GET') return inPath;
  const { properties = {}, required = [] } = jsonSchema(call.schema, 'input') as {
    properties?: Record<string, Json>;
    required?: string[];
  };
  const inQuery = Object.entries(properties).map(([name, schema]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    schema,
    ...(name in call.example ? { example: call.example[name] } : {}),
  }));
  return [...inPath, ...inQuery];
}

const keyHeader = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  schema: { type: 'string', minLength: 16, maxLength: 128 },
};

const securityOf = {
  none: [],
  order: [{ orderToken: [] }, { orderCookie: [] }],
  staff: [{ staffSession: [] }],
  'own-or-staff': [{ memberSession: [] }, { staffSession: [] }],
} as const;

function operationOf(call: Call, words: Words): Json {
  const takesKey = 'idempotencyKey' in call.schema.shape;
  const parameters = [...parametersOf(call), ...(takesKey ? [keyHeader] : [])];
  return {
    operationId: call.id,
    tags: [groups[call.group]],
    summary: call.summary,
    description: call.description,
    security: securityOf[call.proof],
    ...(parameters.length > 0 ? { parameters } : {}),
    ...(call.method === 'POST' ? { requestBody: bodyOf(call) } : {}),
    responses: { ...refusalsOf(call, words), ...answersOf(call) },
  };
}

const code = { type: 'string', enum: Object.keys(statusOf) };
const sentence = 'A sentence for a person, in the caller’s language (`locale`, or Accept-Language).';
const fields = {
  type: 'object',
  additionalProperties: { type: 'string' },
  description: 'One sentence per field to correct.',
};

const failures = {
  Failure: {
    type: 'object',
    required: ['success', 'code', 'error'],
    properties: {
      success: { const: false },
      code,
      error: { type: 'string', description: sentence },
      fields,
      price: { type: 'string', description: 'The current price in MAD, when the one sent differs.' },
      amount: { type: 'integer', description: 'The same in centimes.' },
    },
  },
  ScriptFailure: {
    type: 'object',
    required: ['result', 'error'],
    properties: {
      result: { const: 'error' },
      error: {
        type: 'object',
        required: ['message', 'code'],
        properties: { message: { type: 'string', description: sentence }, code, fields },
      },
    },
  },
};

const securitySchemes = {
  orderToken: { type: 'http', scheme: 'bearer', description: 'The `token` of the order.' },
  orderCookie: {
    type: 'apiKey',
    in: 'cookie',
    name: 'derb_orders',
    description: 'Set by the answer to an order.',
  },
  staffSession: {
    type: 'apiKey',
    in: 'cookie',
    name: 'derb-staff.session_token',
    description: 'Set when somebody of the staff signs in.',
  },
  memberSession: {
    type: 'apiKey',
    in: 'cookie',
    name: 'derb-member.session_token',
    description: 'Set when somebody signs in to their own account.',
  },
};

/** OpenAPI 3.1. `origin`: the site's address, without a trailing slash; `words`: for the examples of refusals. */
export function openApiDocument(origin: string, words: Words): Json {
  const paths = calls.map((call) => [call.path, { [call.method.toLowerCase()]: operationOf(call, words) }]);
  const bodies = calls
    .filter(({ method }) => method === 'POST')
    .map((call) => [nameOfBody(call), jsonSchema(call.schema, 'input')]);
  return {
    openapi: '3.1.0',
    jsonSchemaDialect: 'https://json-schema.org/draft/2020-12/schema',
    info: {
      title: 'Derb',
      version: '2',
      description:
        'Orders, payments and applications of the academy. Amounts are MAD. No page of another site may call: there are no CORS headers.',
    },
    servers: [{ url: origin }],
    tags: Object.values(groups).map((name) => ({ name })),
    paths: Object.fromEntries(paths) as Json,
    components: {
      schemas: { ...failures, ...(Object.fromEntries(bodies) as Json) },
      securitySchemes,
    },
  };
}
