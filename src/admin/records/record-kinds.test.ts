import { expectTypeOf, test } from 'vitest';
import type { z } from 'zod';
import type { recordSchemas, RecordKind, RecordOf } from './record-kinds.ts';

/** Flattens intersections, so that types can be compared. */
type Plain<T> = T extends object ? { [K in keyof T]: Plain<T[K]> } : T;
type Read<K extends RecordKind> = Plain<z.output<(typeof recordSchemas)[K]>>;
type Kept<K extends RecordKind> = Plain<RecordOf[K]>;

test('the type of each kind is exactly what its schema reads', () => {
  expectTypeOf<Read<'course'>>().toEqualTypeOf<Kept<'course'>>();
  expectTypeOf<Read<'workshop'>>().toEqualTypeOf<Kept<'workshop'>>();
  expectTypeOf<Read<'product'>>().toEqualTypeOf<Kept<'product'>>();
  expectTypeOf<Read<'trainer'>>().toEqualTypeOf<Kept<'trainer'>>();
  expectTypeOf<Read<'post'>>().toEqualTypeOf<Kept<'post'>>();
  expectTypeOf<Read<'job'>>().toEqualTypeOf<Kept<'job'>>();
  expectTypeOf<Read<'service'>>().toEqualTypeOf<Kept<'service'>>();
  expectTypeOf<Read<'campaign'>>().toEqualTypeOf<Kept<'campaign'>>();
  // What is told of the sample is made when settings are read, and never stored.
  expectTypeOf<Read<'settings'>>().toEqualTypeOf<Plain<Omit<RecordOf['settings'], 'sampleRegistration'>>>();
});
