/** Asks the staff API. The only file that talks to the server. */
import type { StaffFailureCode } from '../../src/features/staff/staff-failures.ts';
import type { ContractsOf } from '../../src/platform/api/feature-call.ts';
import type { FeatureCalls } from '../../src/staff.routes.ts';

/**
 * The calls that features define, typed by the table from which the API answers them: input and answer of a path are
 * inferred from its handler, so a change there does not compile here.
 *
 *     const outline = await call('teaching/outline', { course });
 *     if (!outline.ok) …outline.reason
 */
type Contracts = ContractsOf<FeatureCalls>;
export type Path = keyof Contracts;
export type InputOf<P extends Path> = Contracts[P]['input'];
export type AnswerOf<P extends Path> = Contracts[P]['answer'];
/** The answer when the call succeeded. */
export type DoneOf<P extends Path> = Extract<AnswerOf<P>, { ok: true }>;

/** Answers with the result or the reason for refusal; throws `Refused` for refusals that every call can meet. */
export const call = <P extends Path>(path: P, input: InputOf<P>): Promise<AnswerOf<P>> =>
  askFeature<AnswerOf<P>>(path, input);

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

/** `path` below /api/staff: '/orders'. Throws `Refused` and nothing else. */
export async function ask<T>(method: Method, path: string, body?: unknown): Promise<T> {
  const answer = await send(method, path, body, patienceMs);
  return (await answer.json()) as T;
}

const hasReason = (answer: object): boolean => 'reason' in answer;

/**
 * A call of a feature. A refusal with a reason of the call's own is returned; everything else throws `Refused`, and nothing
 * else is thrown.
 */
export async function askFeature<T extends object>(path: string, input: unknown): Promise<T> {
  const answer = await reach('POST', `/${path}`, input, patienceMs);
  if (answer.ok) return (await answer.json()) as T;
  const failure = await failureIn(answer);
  // The call's own type names this reason: only then is a failure an answer.
  if (answer.status === 409 && hasReason(failure)) return failure as object as T;
  throw new Refused(answer.status, failure);
}

/** 200 kbit/s, an old mobile network at the edge of a town, plus a tenth. */
const msPerByte = (8 / 200_000) * 1_100;

/** A picture of several megabytes takes long on a slow connection. Throws `Refused` and nothing else. */
export async function sendFile<T>(path: string, file: Blob): Promise<T> {
  const answer = await send('POST', path, file, Math.max(patienceForFilesMs, file.size * msPerByte));
  return (await answer.json()) as T;
}

/** A long list takes the server minutes to write. */
const patienceForFilesMs = 5 * 60_000;

/** Fetches a file under the name that the server gives it. Throws `Refused` and nothing else. */
export async function askFile(
  path: string,
  method: Method = 'GET',
  body?: unknown,
): Promise<{ blob: Blob; name: string }> {
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
  path: string,
  part: Blob,
  { digest, signal }: { digest: string; signal: AbortSignal },
): Promise<void> {
  const patience = AbortSignal.timeout(Math.max(patienceForFilesMs, part.size * msPerByte));
  let answer: Response;
  try {
    answer = await fetch(`/api/staff${path}`, {
      method: 'PUT',
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
