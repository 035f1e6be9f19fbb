/** The OpenAPI document of the office's calls, made from the very schemas that read what comes. */
import { jsonSchema } from './openapi.ts';
import { staffGroups, type StaffCall } from '../features/staff/staff-call.ts';
import { staffCalls } from './staff-calls.ts';
import { staffStatusOf, staffFailureBody, type StaffFailureCode } from '../features/staff/staff-failures.ts';

type Json = Record<string, unknown>;

const sharedByAll: readonly StaffFailureCode[] = ['wrong-method', 'bad-fields', 'unexpected'];
const sharedByWrites: readonly StaffFailureCode[] = [
  'bad-json',
  'wrong-content-type',
  'too-large',
  'cross-site',
];

/** Everything a call can be refused for. */
export function refusalsOf({ may, method, refusals = [] }: StaffCall): StaffFailureCode[] {
  const asked: StaffFailureCode[] = may === 'anybody' ? [] : ['sign-in-needed'];
  if (typeof may === 'function') asked.push('not-allowed');
  const writes = method === 'GET' ? [] : sharedByWrites;
  return [...new Set([...refusals, ...asked, ...writes, ...sharedByAll])];
}

function refusedAnswers(call: StaffCall): Json {
  const byStatus = new Map<number, StaffFailureCode[]>();
  for (const code of refusalsOf(call))
    byStatus.set(staffStatusOf[code], [...(byStatus.get(staffStatusOf[code]) ?? []), code]);
  const answers = [...byStatus].map(([status, codes]) => {
    const examples = codes.map((code) => [code, { value: staffFailureBody({ ok: false, code }) }] as const);
    const schema = { $ref: '#/components/schemas/Failure' };
    const content = { 'application/json': { schema, examples: Object.fromEntries(examples) as Json } };
    return [String(status), { description: codes.join(' · '), content }] as const;
  });
  return Object.fromEntries(answers) as Json;
}

function goodAnswer({ answer200 }: StaffCall): Json {
  const { when } = answer200;
  if ('contentType' in answer200)
    return {
      description: when,
      content: { [answer200.contentType]: { schema: { type: 'string', format: 'binary' } } },
    };
  const { schema, example } = answer200;
  return {
    description: when,
    content: { 'application/json': { schema: jsonSchema(schema, 'output'), example } },
  };
}

function parametersOf({ path, method, schema, example, takes }: StaffCall): Json[] {
  const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string' },
  }));
  if (method !== 'GET' && takes === undefined) return inPath;
  const { properties = {}, required = [] } = jsonSchema(schema, 'input') as {
    properties?: Record<string, Json>;
    required?: string[];
  };
  const shown = example as Json;
  const inQuery = Object.entries(properties).map(([name, one]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    schema: one,
    ...(name in shown && { example: shown[name] }),
  }));
  return [...inPath, ...inQuery];
}

function bodyOf({ schema, example, takes }: StaffCall): Json {
  const file = { schema: { type: 'string', format: 'binary' } };
  const json = { 'application/json': { schema: jsonSchema(schema, 'input'), example } };
  const content = takes ? Object.fromEntries(takes.map((type) => [type, file])) : json;
  return { required: true, content };
}

function operationOf(call: StaffCall): Json {
  const { id, group, summary, description, method, may } = call;
  const parameters = parametersOf(call);
  const who = typeof may === 'function' ? `For whom \`${may.name}\` holds.` : '';
  return {
    operationId: id,
    tags: [staffGroups[group]],
    summary,
    description: [description ?? '', who].filter(Boolean).join(' '),
    security: may === 'anybody' ? [] : [{ staffSession: [] }],
    ...(parameters.length > 0 && { parameters }),
    ...((method === 'POST' || method === 'PUT') && { requestBody: bodyOf(call) }),
    responses: { '200': goodAnswer(call), ...refusedAnswers(call) },
  };
}

const failure = {
  type: 'object',
  required: ['success', 'code'],
  properties: {
    success: { const: false },
    code: { type: 'string', enum: Object.keys(staffStatusOf) },
    fields: {
      type: 'object',
      additionalProperties: { type: 'string' },
      description: 'What is wrong, by the path of the field.',
    },
    detail: { type: 'object', description: 'Plain facts beside the reason, for a sentence about it.' },
  },
};

/** OpenAPI 3.1. `origin`: where the academy is reached, without a trailing slash. */
export function staffOpenApiDocument(origin: string): Json {
  const paths: Record<string, Json> = {};
  for (const call of staffCalls)
    paths[call.path] = { ...paths[call.path], [call.method.toLowerCase()]: operationOf(call) };
  return {
    openapi: '3.1.0',
    jsonSchemaDialect: 'https://json-schema.org/draft/2020-12/schema',
    info: {
      title: 'Derb, the office',
      version: '1',
      description:
        'What the office’s console speaks. Amounts are centimes of MAD, instants are UTC, days are Morocco’s. Only pages of the academy may call, with JSON, and with the session of somebody of the staff.',
    },
    servers: [{ url: origin }],
    tags: Object.values(staffGroups).map((name) => ({ name })),
    paths,
    components: {
      schemas: { Failure: failure },
      securitySchemes: {
        staffSession: { type: 'apiKey', in: 'cookie', name: 'derb-staff.session_token' },
      },
    },
  };
}
