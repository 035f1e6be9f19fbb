/** Stripe's own schemas decide which requests are accepted, and what the fake may answer. */
import { readFileSync } from 'node:fs';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import type { Decoded } from './form-encoding.ts';

type Schema = { [keyword: string]: unknown };
type Source = { 'x-roots': Record<string, string>; $defs: Record<string, Schema> };

const source = JSON.parse(readFileSync(new URL('./stripe-schemas.json', import.meta.url), 'utf8')) as Source;

const pages = {
  limit: { type: 'integer', minimum: 1, maximum: 100 },
  starting_after: { type: 'string' },
  ending_before: { type: 'string' },
};

/** As Stripe reads a request: no unknown name, no value outside an enum. */
function strict(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(strict);
  if (typeof schema !== 'object' || schema === null) return schema;
  const read: Schema = Object.fromEntries(Object.entries(schema).map(([key, value]) => [key, strict(value)]));
  if (read['x-extends'] === 'PaginationParams')
    read['properties'] = { ...(read['properties'] as object), ...pages };
  if (read['type'] === 'object' && read['properties'] && read['additionalProperties'] === undefined)
    read['additionalProperties'] = false;
  return read;
}

function compiler(read: (schema: unknown) => unknown, coerceTypes: boolean) {
  const ajv = new Ajv2020({ strict: false, coerceTypes, allErrors: false });
  ajv.addSchema({ $id: 'stripe', $defs: read(source.$defs) as Record<string, Schema> });
  const made = new Map<string, ValidateFunction>();
  return (root: string): ValidateFunction => {
    const name = source['x-roots'][root];
    if (name === undefined) throw new Error(`No such schema: ${root}`);
    const validate = made.get(root) ?? ajv.compile({ $ref: `stripe#/$defs/${name}` });
    made.set(root, validate);
    return validate;
  };
}

const parameters = compiler(strict, true);
/** Answers may have more than this: Stripe adds to them at any time. */
const objects = compiler((schema) => schema, false);

export type ParameterFault = { code: string; param: string; message: string };

/** Converts the strings of the form to their types, in place. Null when Stripe would accept them. */
export function parameterFault(root: string, given: Decoded): ParameterFault | null {
  const validate = parameters(root);
  if (validate(given)) return null;
  const [error] = validate.errors ?? [];
  const at = (error?.instancePath ?? '').split('/').filter(Boolean);
  const named =
    error?.keyword === 'additionalProperties'
      ? String(error.params['additionalProperty'])
      : error?.keyword === 'required'
        ? String(error.params['missingProperty'])
        : null;
  const [first = '', ...rest] = named === null ? at : [...at, named];
  const param = first + rest.map((step) => `[${step}]`).join('');
  const codes: Record<string, string> = {
    additionalProperties: 'parameter_unknown',
    required: 'parameter_missing',
  };
  const code = codes[error?.keyword ?? ''] ?? 'parameter_invalid';
  return { code, param, message: `${code}: ${param} ${error?.message ?? ''}` };
}

/** Throws when the fake would answer something that Stripe could not. */
export function assertShape(root: string, answer: unknown): void {
  const validate = objects(root);
  if (validate(answer)) return;
  const [error] = validate.errors ?? [];
  throw new Error(`The stand-in made a wrong ${root}: ${error?.instancePath} ${error?.message}`);
}
