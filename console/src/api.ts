/** Asks the staff API. The only file that talks to the server. */
import type { StaffFailureCode } from '../../src/academy/staff/staff-failures.ts';
import type { StaffContracts } from '../../src/staff.routes.ts';

/**
 * The calls of the staff API, typed by the table from which the API answers them: input and answer of a route follow from its
 * definition, so a change there does not compile here.
 *
 *     const { rows } = await call('GET coupons');
 *     await call('orders/{number}/notes', { number, text });
 */
export type Route = keyof StaffContracts;
export type InputOf<R extends Route> = StaffContracts[R]['input'];
export type AnswerOf<R extends Route> = StaffContracts[R]['answer'];
/** The answer when the call succeeded. */
export type DoneOf<R extends Route> = Exclude<AnswerOf<R>, { ok: false }>;
/** An input that may be left out where nothing in it is needed. */
export type Given<Input> = Partial<Input> extends Input ? [input?: Input] : [input: Input];

/**
 * Answers with the result, or with a refusal that has a reason of the call's own; throws `Refused` for every other refusal, and
 * nothing else.
 */
export const call = <R extends Route>(route: R, ...[input]: Given<InputOf<R>>): Promise<AnswerOf<R>> =>
  askRoute(route, input) as Promise<AnswerOf<R>>;

export const isDone = <Answer extends { ok: boolean }>(
  answer: Answer,
): answer is Extract<Answer, { ok: true }> => answer.ok;

/** 'no-answer': the connection broke, or nothing came in time. */
export type ApiFailure = {
  code: StaffFailureCode | 'no-answer';
  fields?: Record<string, string>;
  detail?: Record<string, string | number | null>;
};

/** What the server refused, or that it did not answer. react-admin reads `status` and shows `message`. */
export class Refused extends Error {
  readonly status: number;
  readonly failure: ApiFailure;

  constructor(status: number, failure: ApiFailure) {
    super(`failures.${failure.code}`);
    this.name = 'Refused';
    this.status = status;
    this.failure = failure;
  }
}

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

const patienceMs = 20_000;

async function failureIn(answer: Response): Promise<ApiFailure> {
  try {
    return (await answer.json()) as ApiFailure;
  } catch {
    return { code: 'unexpected' };
  }
}

/** A file is sent as it is, everything else as JSON. */
const inBody = (body: unknown): Pick<RequestInit, 'body' | 'headers'> =>
  body instanceof Blob
    ? { body, headers: { 'Content-Type': body.type } }
    : { body: JSON.stringify(body), headers: { 'Content-Type': 'application/json' } };

/** Whatever the server answered, refused or not. */
async function reach(method: Method, path: string, body: unknown, patience: number): Promise<Response> {
  try {
    return await fetch(`/api/staff${path}`, {
      method,
      credentials: 'same-origin',
      signal: AbortSignal.timeout(patience),
      ...(body !== undefined && inBody(body)),
    });
  } catch {
    throw new Refused(0, { code: 'no-answer' });
  }
}

async function send(method: Method, path: string, body: unknown, patience: number): Promise<Response> {
  const answer = await reach(method, path, body, patience);
  if (!answer.ok) throw new Refused(answer.status, await failureIn(answer));
  return answer;
}

/** The request of a route ('GET orders/{number}'): the parts of the path are taken from the input, the rest is query or body. */
export function requestOf(
  route: string,
  input: object = {},
): { method: Method; path: string; body?: object } {
  const [named, method = 'POST'] = route.split(' ').reverse() as [string, Method?];
  const rest: Record<string, unknown> = { ...input };
  const path = named.replaceAll(/\{(\w+)\}/g, (_all, name: string) => {
    const value = String(rest[name]);
    delete rest[name];
    return encodeURIComponent(value);
  });
  if (method === 'GET') return { method, path: `/${path}${queryOf(rest)}` };
  const isBare = method === 'DELETE' && Object.keys(rest).length === 0;
  return { method, path: `/${path}`, ...(!isBare && { body: rest }) };
}

/** For lists whose route is only known while running; everything else uses `call`. */
export async function askRoute(route: Route, input: object | undefined): Promise<unknown> {
  const { method, path, body } = requestOf(route, input);
  const answer = await reach(method, path, body, patienceMs);
  if (answer.ok) return answer.json();
  const failure = await failureIn(answer);
  // The call's own type names this reason: only then is a failure an answer.
  if (answer.status === 409 && 'reason' in failure) return failure;
  throw new Refused(answer.status, failure);
}

/** 200 kbit/s, an old mobile network at the edge of a town, plus a tenth. */
const msPerByte = (8 / 200_000) * 1_100;

/** A picture of several megabytes takes long on a slow connection. Throws `Refused` and nothing else. */
export async function sendFile<R extends Route>(route: R, input: InputOf<R>, file: Blob): Promise<DoneOf<R>> {
  const path = `/${route}${queryOf({ ...input })}`;
  const answer = await send('POST', path, file, Math.max(patienceForFilesMs, file.size * msPerByte));
  return (await answer.json()) as DoneOf<R>;
}

/** A long list takes the server minutes to write. */
const patienceForFilesMs = 5 * 60_000;

/** Routes that answer a file. */
type FileRoute = { [R in Route]: AnswerOf<R> extends Blob ? R : never }[Route];

/** The address of a file, for a link or a picture. */
export const addressOf = <R extends FileRoute>(route: R, input: InputOf<R>): string =>
  `/api/staff${requestOf(route, input).path}`;

export type NamedFile = { blob: Blob; name: string };

/** Fetches a file under the name that the server gives it. Throws `Refused` and nothing else. */
export async function askFile<R extends FileRoute>(route: R, input: InputOf<R>): Promise<NamedFile> {
  const { method, path, body } = requestOf(route, input);
  const answer = await send(method, path, body, patienceForFilesMs);
  const [, name = 'file'] = /filename="([^"]+)"/.exec(answer.headers.get('content-disposition') ?? '') ?? [];
  try {
    return { blob: await answer.blob(), name };
  } catch {
    throw new Refused(0, { code: 'no-answer' });
  }
}

/** A query from plain values; empty ones are left out, a list becomes several of the same name. */
export function queryOf(values: Record<string, unknown>): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(values))
    for (const one of Array.isArray(value) ? value : [value]) {
      if (one === true) query.append(name, 'yes');
      else if (typeof one === 'number' || (typeof one === 'string' && one !== ''))
        query.append(name, String(one));
    }
  return query.size === 0 ? '' : `?${query.toString()}`;
}

/**
 * One part of an upload. `digest`: its SHA-256 in base64, with which the server compares what arrived. `signal` breaks it off.
 * Throws `Refused` and nothing else.
 */
export async function sendPart(
  which: InputOf<'PUT media/{id}/parts/{part}'>,
  part: Blob,
  { digest, signal }: { digest: string; signal: AbortSignal },
): Promise<void> {
  const patience = AbortSignal.timeout(Math.max(patienceForFilesMs, part.size * msPerByte));
  const { method, path } = requestOf('PUT media/{id}/parts/{part}', which);
  let answer: Response;
  try {
    answer = await fetch(`/api/staff${path}`, {
      method,
      credentials: 'same-origin',
      signal: AbortSignal.any([signal, patience]),
      headers: { 'Content-Type': 'application/octet-stream', 'Content-Digest': `sha-256=:${digest}:` },
      body: part,
    });
  } catch {
    throw new Refused(0, { code: 'no-answer' });
  }
  if (!answer.ok) throw new Refused(answer.status, await failureIn(answer));
}
