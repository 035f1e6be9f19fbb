/** THE OFFICE'S WIRE. A Hono app that the house asks for everything below /api/staff: who is there, may she, what came, what is said. */
import { Hono, type Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { refuseOutside } from '../features/emails/outside.staff.ts';
import { queryOf } from '../platform/api/query.ts';
import type { StaffApiOptions, StaffCall } from '../features/staff/staff-call.ts';
import { staffCalls } from './staff-calls.ts';
import {
  refuseStaff,
  staffFailureBody,
  staffStatusOf,
  type StaffFailure,
} from '../features/staff/staff-failures.ts';
import { staffOpenApiDocument } from './staff-openapi.ts';

const say = (c: Context, failure: StaffFailure) =>
  c.json(staffFailureBody(failure), staffStatusOf[failure.code] as ContentfulStatusCode);

/**
 * The query of a GET, and of what takes a file; the JSON of every other. Nothing but JSON and those files is taken: no form of
 * another site can send them, so that with the door's own look at the origin nobody acts in the name of whoever is signed in.
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
  // Before anything is read: to strangers every address of the office looks the same.
  const entering = await options.staffDoor.whoEnters(request);
  const staff = entering?.stage === 'in' ? entering.staff : null;
  if (staff === null && call.may !== 'anybody') return say(c, refuseOutside(entering));
  const reading = await valueOf(call, request);
  if (!reading.ok) return say(c, reading);
  const asked = { request, params: c.req.param(), value: reading.value, staff };
  const answer = await call.answer(options, asked);
  if (!answer.ok) return say(c, answer);
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
      return say(c, refuseStaff('wrong-method'));
    });
  api.notFound((c) => say(c, refuseStaff('not-found')));
  // A bug is the door's to log and to answer for.
  api.onError((error) => {
    throw error;
  });
  return api;
}
