/**
 * The fields of a request's body, in each of the three formats that callers send. Files are refused, and in JSON every value of a
 * type that its field does not take: passed over, a mistyped code would be an order without it.
 */
import { type FieldProblems, typedIn, type Typed } from '../forms/read-form.ts';
import type { FailureReason } from './failures.ts';

export const contentTypes = [
  'application/json',
  'application/x-www-form-urlencoded',
  'multipart/form-data',
] as const;

export type BodyReading =
  | { ok: true; typed: Typed }
  | { ok: false; reason: 'bad-fields'; problems: FieldProblems }
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

/** What a JSON body may be. */
export type JsonBody = {
  /** A field that may contain the fields. */
  within?: string | undefined;
  /** Whether a field takes a value that is no text; what is no field of the call is passed over. */
  takes: (name: string, value: unknown) => boolean;
};

const isWrong = (problems: FieldProblems): BodyReading => ({ ok: false, reason: 'bad-fields', problems });

/** Numbers and booleans become text; null is nothing. */
function flat(record: Record<string, unknown>, { takes }: JsonBody): BodyReading {
  const fields = new URLSearchParams();
  const problems: FieldProblems = {};
  for (const [name, value] of Object.entries(record)) {
    const isText = typeof value === 'string';
    if (value !== null && !isText && !takes(name, value)) problems[name] = 'wrong-type';
    else if (isText || typeof value === 'number' || typeof value === 'boolean')
      fields.append(name, String(value));
  }
  if (Object.keys(problems).length > 0) return isWrong(problems);
  return fields.size > mostFields ? { ok: false, reason: 'too-large' } : { ok: true, typed: typedIn(fields) };
}

function readJson(text: string, json: JsonBody): BodyReading {
  let parsed: unknown;
  try {
    parsed = JSON.parse(text);
  } catch {
    return { ok: false, reason: 'bad-json' };
  }
  if (!isRecord(parsed)) return { ok: false, reason: 'bad-json' };
  const { within } = json;
  const inner = within === undefined ? null : (parsed[within] ?? null);
  if (within !== undefined && inner !== null && !isRecord(inner)) return isWrong({ [within]: 'wrong-type' });
  return flat(isRecord(inner) ? inner : parsed, json);
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

/** The body's size is limited by the server. */
export async function readBody(request: Request, json: JsonBody): Promise<BodyReading> {
  const type = (request.headers.get('content-type') ?? '').split(';')[0]?.trim().toLowerCase();
  switch (type) {
    case 'application/json':
      return readJson(await request.text(), json);
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
