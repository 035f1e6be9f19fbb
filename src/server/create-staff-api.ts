/** The staff API: a Hono app for everything below /api/staff that checks the session, the permission and the input, and answers. */
import { type Context, Hono } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { z } from 'zod';
import {
  faultsOf,
  refuseOutside,
  type StaffApiOptions,
  type StaffAsking,
  type StaffCall,
} from '../academy/staff/staff-call.ts';
import { queryOf } from '../platform/api/fields.ts';
import {
  refuseStaff,
  type StaffFailure,
  staffFailureBody,
  type StaffFailureCode,
  staffStatusOf,
} from '../academy/staff/staff-failures.ts';
import { isUuid } from '../platform/text/typed-text.ts';
import { jsonSchema } from './openapi.ts';
import { staffCalls as routes } from '../staff.routes.ts';

/** Call ids from paths: 'GET orders/{number}/notes' becomes 'getOrdersNumberNotes'. */
const idOf = ({ method, path }: StaffCall): string =>
  `${method.toLowerCase()}/${path}`.replaceAll(/[/{}-]+(\w?)/g, (_sign, character: string) =>
    character.toUpperCase(),
  );

/** '/api/staff/orders/{number}' */
const addressOf = ({ path }: StaffCall): string => `/api/staff/${path}`;

type Described = {
  example?: unknown;
  anyOf?: Described[];
  oneOf?: Described[];
  const?: unknown;
  enum?: unknown[];
  type?: string;
  format?: string;
  minimum?: number;
  minItems?: number;
  items?: Described;
  prefixItems?: Described[];
  properties?: Record<string, Described>;
  required?: string[];
};

const texts: Record<string, string> = {
  uuid: '0197b0a4-6f3e-7c1a-9d52-3f1c2b7a8e90',
  uri: 'https://academy.example/',
  email: 'somebody@academy.example',
  'date-time': '2027-01-04T19:30:00.000Z',
  date: '2027-01-04',
};

/** A value that the schema accepts. A text with a pattern gives one by `.meta({ example })`. */
function exampleOf(schema: Described): unknown {
  const { example, anyOf, oneOf, type, minItems = 0, items, properties = {}, required = [] } = schema;
  if (example !== undefined) return example;
  if (schema.const !== undefined) return schema.const;
  if (schema.enum !== undefined) return schema.enum[0];
  const [first] = anyOf ?? oneOf ?? [];
  if (first !== undefined) return exampleOf(first);
  if (type === 'string') return texts[schema.format ?? ''] ?? 'A text';
  if (type === 'integer' || type === 'number') return Math.max(1, schema.minimum ?? 1);
  if (type === 'boolean') return true;
  if (schema.prefixItems !== undefined) return schema.prefixItems.map(exampleOf);
  if (type === 'array') return items ? Array.from({ length: minItems }, () => exampleOf(items)) : [];
  if (type === 'object')
    return Object.fromEntries(required.map((name) => [name, exampleOf(properties[name] ?? {})]));
  return null;
}

export const staffCalls: readonly StaffCall[] = routes;

type Json = Record<string, unknown>;

const sharedByAll: readonly StaffFailureCode[] = ['wrong-method', 'bad-fields', 'unexpected'];
const sharedByWrites: readonly StaffFailureCode[] = [
  'bad-json',
  'wrong-content-type',
  'too-large',
  'cross-site',
];

const partsOf = (path: string): string[] => [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);

/** Parts of a path that name a row by its UUID: the database takes nothing else for it, so nothing else is asked for. */
const isOfRow = (name: string): boolean => ['id', 'revision'].includes(name);

/** The database has no zero byte either. */
const namesNothing = ([name, value]: [string, string]): boolean =>
  value.includes('\0') || (isOfRow(name) && !isUuid(value));

/** Every reason for which a call can be refused. */
export function refusalsOf({ may, method, path, refusals = [] }: StaffCall): StaffFailureCode[] {
  const asked: StaffFailureCode[] = may === 'anybody' ? [] : ['sign-in-needed'];
  if (path.includes('{')) asked.push('not-found');
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

/** A call without an output of its own answers `{ ok: true, … }`. */
const anyAnswer = z.looseObject({ ok: z.literal(true) });

function goodAnswer({ output = anyAnswer, file }: StaffCall): Json {
  if (file !== undefined)
    return {
      description: 'The file.',
      content: { [file]: { schema: { type: 'string', format: 'binary' } } },
    };
  const schema = jsonSchema(output, 'output');
  return {
    description: 'Done.',
    content: { 'application/json': { schema, example: exampleOf(schema) } },
  };
}

function parametersOf({ path, method, input, takes }: StaffCall): Json[] {
  const inPath = partsOf(path).map((name) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string', ...(isOfRow(name) && { format: 'uuid' }) },
  }));
  if (method !== 'GET' && takes === undefined) return inPath;
  const { properties = {}, required = [] } = jsonSchema(input, 'input') as Described;
  const inQuery = Object.entries(properties).map(([name, schema]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    schema,
  }));
  return [...inPath, ...inQuery];
}

/** A body that the call accepts, for the API's document. */
export const exampleFor = ({ input }: StaffCall): unknown => exampleOf(jsonSchema(input, 'input'));

function bodyOf(call: StaffCall): Json {
  const { input, takes } = call;
  const file = { schema: { type: 'string', format: 'binary' } };
  const json = { 'application/json': { schema: jsonSchema(input, 'input'), example: exampleFor(call) } };
  const content = takes ? Object.fromEntries(takes.map((type) => [type, file])) : json;
  return { required: true, content };
}

/** 'orders/{number}/notes' is listed under 'orders'. */
const tagOf = (path: string): string => path.split('/')[0] ?? path;

function operationOf(call: StaffCall): Json {
  const { path, summary, description, method, may } = call;
  const parameters = parametersOf(call);
  const who = typeof may === 'function' ? `For whom \`${may.name}\` holds.` : '';
  return {
    operationId: idOf(call),
    tags: [tagOf(path)],
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

/** The OpenAPI 3.1 document, made from the schemas that parse the requests. `origin`: the academy's address, without a trailing slash. */
export function staffOpenApiDocument(origin: string): Json {
  const paths: Record<string, Json> = {};
  for (const call of staffCalls) {
    const address = addressOf(call);
    paths[address] = { ...paths[address], [call.method.toLowerCase()]: operationOf(call) };
  }
  return {
    openapi: '3.1.0',
    jsonSchemaDialect: 'https://json-schema.org/draft/2020-12/schema',
    info: {
      title: 'Derb, the staff API',
      version: '1',
      description:
        'The API of the staff console. Amounts are centimes of MAD, instants are UTC, days are in Moroccan time. Only pages of the academy may call, with JSON, and with a staff session.',
    },
    servers: [{ url: origin }],
    tags: [...new Set(staffCalls.map(({ path }) => tagOf(path)))].map((name) => ({ name })),
    paths,
    components: {
      schemas: { Failure: failure },
      securitySchemes: {
        staffSession: { type: 'apiKey', in: 'cookie', name: 'derb-staff.session_token' },
      },
    },
  };
}

const refused = (c: Context, failure: StaffFailure) =>
  c.json(staffFailureBody(failure), staffStatusOf[failure.code] as ContentfulStatusCode);

/**
 * The query of a GET and of file uploads; the JSON body of all others. Only JSON and those files are accepted: forms of other sites
 * cannot send them, which, with the server's check of the origin, prevents cross-site request forgery.
 */
async function valueOf(
  { takes }: StaffCall,
  request: Request,
): Promise<{ ok: true; value: unknown } | StaffFailure> {
  if (takes !== undefined || request.method === 'GET' || request.method === 'HEAD')
    return { ok: true, value: queryOf(new URL(request.url).searchParams) };
  const text = await request.text();
  if (text === '' && request.method === 'DELETE') return { ok: true, value: {} };
  const type = (request.headers.get('content-type') ?? '').split(';')[0]?.trim().toLowerCase();
  if (type !== 'application/json') return refuseStaff('wrong-content-type');
  try {
    return { ok: true, value: JSON.parse(text) as unknown };
  } catch {
    return refuseStaff('bad-json');
  }
}

/** As the table of all calls holds them: what runs a call has read its input first. */
type Runnable = { run(asking: StaffAsking, input: unknown): Promise<object> };

const isFailure = (answer: object): answer is StaffFailure =>
  'ok' in answer && answer.ok === false && 'code' in answer;

/** Everybody's checks, in one order: the session, the right, the input. */
async function answerCall(c: Context, call: StaffCall, options: StaffApiOptions): Promise<Response> {
  const request = c.req.raw;
  // Checked first: to strangers all addresses of the staff API look the same.
  const entering = await options.staffAuth.whoEnters(request);
  const staff = entering?.stage === 'in' ? entering.staff : null;
  if (staff === null && call.may !== 'anybody') return refused(c, refuseOutside(entering));
  const reading = await valueOf(call, request);
  if (!reading.ok) return refused(c, reading);
  const line = { call: `${call.method} ${call.path}`, role: staff?.role };
  const refuse = (failure: StaffFailure) => {
    if (failure.code === 'not-allowed') options.context.log.warn(line, 'A call was not allowed');
    return refused(c, failure);
  };
  if (typeof call.may === 'function' && staff !== null && !call.may(staff))
    return refuse(refuseStaff('not-allowed'));
  const input = call.input.safeParse(reading.value);
  if (!input.success) return refused(c, refuseStaff('bad-fields', { fields: faultsOf(input.error) }));
  const params = c.req.param();
  if (Object.entries(params).some(namesNothing)) return refuse(refuseStaff('not-found'));
  const headers = new Headers();
  const asking = { ...options, request, params, headers, staff, entering } as StaffAsking;
  const answer = await (call as Runnable).run(asking, input.data);
  if (isFailure(answer)) return refuse(answer);
  if (answer instanceof Response) return answer;
  for (const [name, value] of headers) c.header(name, value, { append: true });
  // What the output does not name stays on the server.
  if (call.output) return c.json(call.output.parse(answer) as object);
  return c.json(answer, 'ok' in answer && answer.ok === false ? 409 : 200);
}

export function createStaffApi(options: StaffApiOptions): Hono {
  const api = new Hono();
  api.use('*', async (c, next) => {
    await next();
    c.header('Cache-Control', 'no-store');
  });
  const methods = new Map<string, string[]>();
  for (const call of staffCalls) {
    const path = addressOf(call).replaceAll(/\{(\w+)\}/g, ':$1');
    methods.set(path, [...(methods.get(path) ?? []), call.method]);
    api.on(call.method, path, (c) => answerCall(c, call, options));
  }
  api.get('/api/staff/openapi.json', (c) => c.json(staffOpenApiDocument(options.publicOrigin)));
  for (const [path, known] of methods)
    api.all(path, (c) => {
      c.header('Allow', known.join(', '));
      return refused(c, refuseStaff('wrong-method'));
    });
  api.notFound((c) => refused(c, refuseStaff('not-found')));
  // Bugs are passed to the server, which logs and answers them.
  api.onError((error) => {
    throw error;
  });
  return api;
}
