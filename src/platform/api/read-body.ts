/** The fields of a request's body, in each of the three formats that callers send. Files are refused, nested values ignored. */
import { typedIn, type Typed } from '../forms/read-form.ts';
import type { FailureReason } from './failures.ts';

export const contentTypes = [
  'application/json',
  'application/x-www-form-urlencoded',
  'multipart/form-data',
] as const;

export type BodyReading =
  | { ok: true; typed: Typed }
  | {
      ok: false;
      reason: Extract<
        FailureReason,
        'bad-json' | 'bad-form' | 'files-not-taken' | 'too-large' | 'wrong-content-type'
      >;
    };

/** Three times as many as our largest form has. */
const mostFields = 60;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  value !== null && typeof value === 'object' && !Array.isArray(value);

/** Numbers and booleans become text; lists and objects are ignored. */
function flat(record: Record<string, unknown>): BodyReading {
  const fields = new URLSearchParams();
  for (const [name, value] of Object.entries(record)) {
    if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean')
      fields.append(name, String(value));
  }
  return fields.size > mostFields ? { ok: false, reason: 'too-large' } : { ok: true, typed: typedIn(fields) };
}

function readJson(text: string, within: string | undefined): BodyReading {
  let parsed: unknown;
  try {
    parsed = JSON.parse(text);
  } catch {
    return { ok: false, reason: 'bad-json' };
  }
  if (!isRecord(parsed)) return { ok: false, reason: 'bad-json' };
  const inner = within === undefined ? undefined : parsed[within];
  return flat(isRecord(inner) ? inner : parsed);
}

/** What a browser sends for a file field left empty. */
const isNoFile = (value: FormDataEntryValue): boolean => typeof value !== 'string' && value.size === 0;

async function readMultipart(request: Request): Promise<BodyReading> {
  let form: FormData;
  try {
    form = await request.formData();
  } catch {
    return { ok: false, reason: 'bad-form' };
  }
  const values = [...form.values()];
  if (values.length > mostFields) return { ok: false, reason: 'too-large' };
  if (values.some((value) => typeof value !== 'string' && !isNoFile(value)))
    return { ok: false, reason: 'files-not-taken' };
  return { ok: true, typed: typedIn(form) };
}

/** The body's size is limited by the server. `within`: a field of a JSON body that may contain the fields. */
export async function readBody(request: Request, within?: string): Promise<BodyReading> {
  const type = (request.headers.get('content-type') ?? '').split(';')[0]?.trim().toLowerCase();
  switch (type) {
    case 'application/json':
      return readJson(await request.text(), within);
    case 'application/x-www-form-urlencoded': {
      const fields = new URLSearchParams(await request.text());
      if (fields.size > mostFields) return { ok: false, reason: 'too-large' };
      return { ok: true, typed: typedIn(fields) };
    }
    case 'multipart/form-data':
      return readMultipart(request);
    default:
      return { ok: false, reason: 'wrong-content-type' };
  }
}
