/** Calls that features define, as the staff API answers, describes and guards all of its calls. */
import { z } from 'zod';
import type { TypedStaffCall } from '../platform/api/feature-call.ts';
import { featureCalls as defined } from '../staff.routes.ts';
import { jsonSchema } from './openapi.ts';
import { defineStaffCall, type StaffCall } from '../features/staff/staff-call.ts';

const idOf = (path: string): string =>
  path.replaceAll(/[/-](\w)/g, (_sign, letter: string) => letter.toUpperCase());

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

/** Something that the schema takes, made from the schema. Where a text has a pattern, `.meta({ example })` says one. */
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

export const featureCalls: readonly StaffCall[] = Object.values(defined).map((call) =>
  toStaffCall(call as TypedStaffCall),
);
