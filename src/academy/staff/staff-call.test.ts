/** The console's types of a call follow from its definition: a changed answer does not compile where the console reads it. */
import { expect, expectTypeOf, test } from 'vitest';
import { z } from 'zod';
import type { AnswerOf, DoneOf, InputOf } from '../../../console/src/api.ts';
import { staffCalls } from '../../staff.routes.ts';
import { staffCall, type ContractsOf } from './staff-call.ts';
import { refuseStaff } from './staff-failures.ts';
import { mayTeach } from './who-may.ts';

type Renamed =
  | { ok: true; name: string; at: Date; before: { name: string; at: Date }[] }
  | { ok: false; reason: 'no-name' };

const rename = staffCall({
  path: 'things/rename',
  summary: 'Rename a thing',
  may: mayTeach,
  input: z.strictObject({ id: z.uuid(), name: z.string().default('thing') }),
  run: async (_asking, { name }): Promise<Renamed> =>
    name === ''
      ? { ok: false, reason: 'no-name' }
      : { ok: true, name, at: new Date(0), before: [{ name, at: new Date(0) }] },
});

const read = staffCall({
  method: 'GET',
  path: 'things/{id}',
  summary: 'One thing',
  may: mayTeach,
  input: z.object({ from: z.string().optional() }),
  output: z.object({ id: z.string(), at: z.date().nullable() }),
  run: async ({ params }) =>
    params.id === '' ? refuseStaff('not-found') : { id: params.id, at: new Date(0) },
});

const print = staffCall({
  method: 'GET',
  path: 'things/{id}/paper',
  summary: 'One thing on paper',
  may: mayTeach,
  input: z.object({}),
  file: 'application/pdf',
  run: async () => new Response(''),
});

type Contracts = ContractsOf<[typeof rename, typeof read, typeof print]>;
type Rename = Contracts['things/rename'];

test('a route names its method, unless that is POST', () => {
  expectTypeOf<keyof Contracts>().toEqualTypeOf<
    'things/rename' | 'GET things/{id}' | 'GET things/{id}/paper'
  >();
});

test('the types of an input and of an answer are those of their JSON', () => {
  expectTypeOf<Rename['input']>().toExtend<{ id: string; name?: string | undefined }>();
  expectTypeOf<Extract<Rename['answer'], { ok: true }>>().toEqualTypeOf<{
    ok: true;
    name: string;
    at: string;
    before: { name: string; at: string }[];
  }>();
  expectTypeOf<Extract<Rename['answer'], { ok: false }>>().toEqualTypeOf<{ ok: false; reason: 'no-name' }>();
  expectTypeOf<Contracts['GET things/{id}']['answer']>().toEqualTypeOf<{ id: string; at: string | null }>();
});

test('the parts of a path are in the input, beside query or body', () => {
  expectTypeOf<{ id: string }>().toExtend<Contracts['GET things/{id}']['input']>();
  expectTypeOf<{ from: string }>().not.toExtend<Contracts['GET things/{id}']['input']>();
  expectTypeOf<Contracts['GET things/{id}']['input']['from']>().toEqualTypeOf<string | undefined>();
});

test('a file is answered as it is', () => {
  expectTypeOf<Contracts['GET things/{id}/paper']['answer']>().toEqualTypeOf<Blob>();
});

test('the console’s client has the types of the API’s own table', () => {
  expectTypeOf<InputOf<'teaching/remove-lesson'>['lesson']>().toEqualTypeOf<string>();
  expectTypeOf<AnswerOf<'teaching/remove-module'>>().toEqualTypeOf<
    { ok: true } | { ok: false; reason: 'not-found' } | { ok: false; reason: 'not-empty' }
  >();
  expectTypeOf<DoneOf<'teaching/outline'>['removed'][number]['removedAt']>().toEqualTypeOf<string>();
  expectTypeOf<DoneOf<'teaching/lesson'>['mark']>().toEqualTypeOf<string>();
  expectTypeOf<DoneOf<'GET orders/{number}'>['placedAt']>().toEqualTypeOf<string>();
  expectTypeOf<InputOf<'orders/{number}/notes'>['number']>().toEqualTypeOf<string>();
});

test('every call has a route of its own', () => {
  const routes = staffCalls.map(({ method, path }) => `${method} ${path}`);
  expect(new Set(routes).size).toBe(routes.length);
});
