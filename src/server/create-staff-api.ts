/** The staff API: a Hono app for everything below /api/staff that checks the session, the permission and the input, and answers. */
import { type Context, Hono } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { z } from 'zod';
import {
  refuseOutside,
  defineStaffCall,
  type StaffApiOptions,
  type StaffCall,
  staffGroups,
} from '../features/staff/staff-call.ts';
import { queryOf } from '../platform/api/fields.ts';
import {
  refuseStaff,
  type StaffFailure,
  staffFailureBody,
  type StaffFailureCode,
  staffStatusOf,
} from '../features/staff/staff-failures.ts';
import { jsonSchema } from './openapi.ts';
import { applicationCalls } from '../features/applications/applications.staff.ts';
import { applicationStageCalls } from '../features/applications/application-stages.staff.ts';
import { workshopListCalls, workshopSeatCalls } from '../features/workshops/workshops.staff.ts';
import { bookingCalls } from '../features/consultations/bookings.staff.ts';
import { accessCodeCalls } from '../features/access/access-codes.staff.ts';
import { catalogueCalls } from '../features/catalogue/catalogue.staff.ts';
import { sampleCalls } from '../features/catalogue/samples.staff.ts';
import { productFileCalls } from '../features/shop/product-files.staff.ts';
import { pictureCalls } from '../features/pictures/pictures.staff.ts';
import { couponCalls } from '../features/coupons/coupons.staff.ts';
import { refundCalls } from '../features/refunds/refunds.staff.ts';
import { orderDocumentCalls, orderCalls } from '../features/orders/orders.staff.ts';
import { lettingCalls } from '../features/access/letting.staff.ts';
import { peopleCalls } from '../features/people/people.staff.ts';
import { secondFactorCalls } from '../features/staff/second-factor.staff.ts';
import { reportCalls } from '../features/reports/reports.staff.ts';
import { sessionCalls } from '../features/staff/session.staff.ts';
import { claimCalls } from '../features/transfers/claims.staff.ts';
import { hoursCalls } from '../features/consultations/hours.staff.ts';
import { partnerCalls } from '../features/community/partners.staff.ts';
import { comparisonCalls } from '../features/reconciliation/reconcile.staff.ts';
import { settlementCalls } from '../features/reconciliation/settlement.staff.ts';
import { exportCalls, monthCalls } from '../features/reports/exports.staff.ts';
import { statementCalls } from '../features/reconciliation/statement.staff.ts';
import { viewCalls } from '../features/staff/views.staff.ts';
import { todayCalls } from '../features/today/today.staff.ts';
import { logCalls } from '../features/staff/log.staff.ts';
import { emailCalls } from '../features/emails/mails.staff.ts';
import { notificationCalls } from '../features/payments/notifications.staff.ts';
import { waitlistCalls } from '../features/waitlists/waitlists.staff.ts';
import { eventCalls } from '../features/webhooks/events.staff.ts';
import { markVoiceCalls } from './mark-voice.ts';
import { mayTeach } from '../features/staff/who-may.ts';
import type { TypedStaffCall } from '../platform/api/feature-call.ts';
import { featureCalls as defined } from '../staff.routes.ts';

/** Call ids from paths: 'teaching/rename-module' becomes 'teachingRenameModule'. */
const idOf = (path: string): string =>
  path.replaceAll(/[/-](\w)/g, (_sign, character: string) => character.toUpperCase());

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
  if (type === 'array') return items ? Array.from({ length: minItems }, () => exampleOf(items)) : [];
  if (type === 'object')
    return Object.fromEntries(required.map((name) => [name, exampleOf(properties[name] ?? {})]));
  return null;
}

const toStaffCall = ({ path, summary, may, input, run }: TypedStaffCall): StaffCall =>
  defineStaffCall({
    id: idOf(path),
    group: 'teaching',
    method: 'POST',
    path: `/api/staff/${path}`,
    summary,
    schema: input,
    example: exampleOf(jsonSchema(input, 'input')),
    answer200: { when: 'Done.', schema: z.looseObject({ ok: z.literal(true) }), example: { ok: true } },
    may,
    async answer({ context }, { value, staff }) {
      const answer = await run({ context, staff }, value);
      return { ok: true, response: Response.json(answer, { status: answer.ok ? 200 : 409 }) };
    },
  });

const featureCalls: readonly StaffCall[] = Object.values(defined).map((call) =>
  toStaffCall(call as TypedStaffCall),
);

/** The hash in a digest header of RFC 9530, 'sha-256=:…:', as hex; null for anything else. */
function digestOf(header: string | null): string | null {
  const [, written] = /(?:^|,\s*)sha-256=:([A-Za-z0-9+/]{43}=):/.exec(header ?? '') ?? [];
  return written === undefined ? null : Buffer.from(written, 'base64').toString('hex');
}

const putMediaPart = defineStaffCall({
  id: 'putMediaPart',
  group: 'teaching',
  method: 'PUT',
  path: '/api/staff/media/{id}/parts/{part}',
  summary: 'Send one part of an upload',
  description:
    'The body is the part: 4 MiB, the last one what is left. Parts are counted from 0 and come in any order, each as often as it takes. `Content-Digest: sha-256=:…:` (RFC 9530) is compared with what arrived.',
  may: mayTeach,
  takes: ['application/octet-stream'],
  schema: z.strictObject({}),
  example: {},
  answer200: { when: 'It is there.', schema: z.object({}), example: {} },
  refusals: ['not-found', 'too-late'],
  async answer({ academy }, { request, params: { id = '', part = '' }, staff }) {
    if (request.headers.get('content-type') !== 'application/octet-stream')
      return refuseStaff('wrong-content-type');
    if (!/^[0-9a-f-]{36}$/.test(id) || !/^\d{1,4}$/.test(part)) return refuseStaff('not-found');
    const sha256 = digestOf(request.headers.get('content-digest'));
    if (sha256 === null) return refuseStaff('bad-fields', { fields: { part: 'part-digest' } });
    const bytes = new Uint8Array(await request.arrayBuffer());
    const taken = await academy.media.putPart({ id, part: Number(part), bytes, sha256, staff });
    if (taken.ok) return { ok: true, status: 200, body: {} };
    if (taken.reason === 'not-found') return refuseStaff('not-found');
    if (taken.reason === 'not-uploading') return refuseStaff('too-late');
    return refuseStaff('bad-fields', { fields: { part: taken.reason } });
  },
});

const mediaPartCalls: readonly StaffCall[] = [putMediaPart];

export const staffCalls: readonly StaffCall[] = [
  ...featureCalls,
  ...markVoiceCalls,
  ...mediaPartCalls,
  ...sessionCalls,
  ...secondFactorCalls,
  ...todayCalls,
  ...orderCalls,
  ...lettingCalls,
  ...orderDocumentCalls,
  ...refundCalls,
  ...claimCalls,
  ...statementCalls,
  ...comparisonCalls,
  ...settlementCalls,
  ...viewCalls,
  ...monthCalls,
  ...exportCalls,
  ...catalogueCalls,
  ...sampleCalls,
  ...pictureCalls,
  ...productFileCalls,
  ...accessCodeCalls,
  ...couponCalls,
  ...reportCalls,
  ...partnerCalls,
  ...logCalls,
  ...emailCalls,
  ...eventCalls,
  ...notificationCalls,
  ...applicationCalls,
  ...applicationStageCalls,
  ...workshopListCalls,
  ...workshopSeatCalls,
  ...waitlistCalls,
  ...bookingCalls,
  ...peopleCalls,
  ...hoursCalls,
];

type Json = Record<string, unknown>;

const sharedByAll: readonly StaffFailureCode[] = ['wrong-method', 'bad-fields', 'unexpected'];
const sharedByWrites: readonly StaffFailureCode[] = [
  'bad-json',
  'wrong-content-type',
  'too-large',
  'cross-site',
];

/** Every reason for which a call can be refused. */
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

/** The OpenAPI 3.1 document, made from the schemas that parse the requests. `origin`: the academy's address, without a trailing slash. */
export function staffOpenApiDocument(origin: string): Json {
  const paths: Record<string, Json> = {};
  for (const call of staffCalls)
    paths[call.path] = { ...paths[call.path], [call.method.toLowerCase()]: operationOf(call) };
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

const t = (c: Context, failure: StaffFailure) =>
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

async function answerCall(c: Context, call: StaffCall, options: StaffApiOptions): Promise<Response> {
  const request = c.req.raw;
  // Checked first: to strangers all addresses of the staff API look the same.
  const entering = await options.staffAuth.whoEnters(request);
  const staff = entering?.stage === 'in' ? entering.staff : null;
  if (staff === null && call.may !== 'anybody') return t(c, refuseOutside(entering));
  const reading = await valueOf(call, request);
  if (!reading.ok) return t(c, reading);
  const asked = { request, params: c.req.param(), value: reading.value, staff };
  const answer = await call.answer(options, asked);
  if (!answer.ok) return t(c, answer);
  if ('response' in answer) return answer.response;
  for (const [name, value] of answer.headers ?? []) c.header(name, value, { append: true });
  return c.json(answer.body, answer.status);
}

export function createStaffApi(options: StaffApiOptions): Hono {
  const api = new Hono();
  api.use('*', async (c, next) => {
    await next();
    c.header('Cache-Control', 'no-store');
  });
  const methods = new Map<string, string[]>();
  for (const call of staffCalls) {
    const path = call.path.replaceAll(/\{(\w+)\}/g, ':$1');
    methods.set(path, [...(methods.get(path) ?? []), call.method]);
    api.on(call.method, path, (c) => answerCall(c, call, options));
  }
  api.get('/api/staff/openapi.json', (c) => c.json(staffOpenApiDocument(options.publicOrigin)));
  for (const [path, known] of methods)
    api.all(path, (c) => {
      c.header('Allow', known.join(', '));
      return t(c, refuseStaff('wrong-method'));
    });
  api.notFound((c) => t(c, refuseStaff('not-found')));
  // Bugs are passed to the server, which logs and answers them.
  api.onError((error) => {
    throw error;
  });
  return api;
}
