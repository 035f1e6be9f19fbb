/** The console's types of a call follow from its handler: a changed answer does not compile where the console reads it. */
import { expect, expectTypeOf, test } from 'vitest';
import { z } from 'zod';
import type { AnswerOf, DoneOf, InputOf } from '../../../console/src/api.ts';
import { mayTeach } from '../../features/staff/who-may.ts';
import { featureCalls } from '../../staff.routes.ts';
import { staffCall, type ContractsOf } from './feature-call.ts';

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

type Contracts = ContractsOf<{ rename: typeof rename }>;
type Rename = Contracts['things/rename'];

test('the types of an input and of an answer are those of their JSON', () => {
  expectTypeOf<keyof Contracts>().toEqualTypeOf<'things/rename'>();
  expectTypeOf<Rename['input']>().toEqualTypeOf<{ id: string; name?: string | undefined }>();
  expectTypeOf<Extract<Rename['answer'], { ok: true }>>().toEqualTypeOf<{
    ok: true;
    name: string;
    at: string;
    before: { name: string; at: string }[];
  }>();
  expectTypeOf<Extract<Rename['answer'], { ok: false }>>().toEqualTypeOf<{ ok: false; reason: 'no-name' }>();
});

test('the console’s client has the types of the API’s own table', () => {
  expectTypeOf<InputOf<'teaching/remove-lesson'>>().toEqualTypeOf<{ lesson: string }>();
  expectTypeOf<AnswerOf<'teaching/remove-module'>>().toEqualTypeOf<
    { ok: true } | { ok: false; reason: 'not-found' } | { ok: false; reason: 'not-empty' }
  >();
  expectTypeOf<DoneOf<'teaching/outline'>['removed'][number]['removedAt']>().toEqualTypeOf<string>();
  expectTypeOf<DoneOf<'teaching/lesson'>['mark']>().toEqualTypeOf<string>();
});

test('every call has a path of its own', () => {
  const paths = Object.values(featureCalls).map(({ path }) => path);
  expect(new Set(paths).size).toBe(paths.length);
});
