import { expectTypeOf, test } from 'vitest';
import type { z } from 'zod';
import type { recordSchemas, RecordKind, RecordOf } from './record-kinds.ts';

/** Types that are put together of several look like one. */
type Plain<T> = T extends object ? { [K in keyof T]: Plain<T[K]> } : T;
type Read<K extends RecordKind> = Plain<z.output<(typeof recordSchemas)[K]>>;
type Kept<K extends RecordKind> = Plain<RecordOf[K]>;

test('what a schema reads is exactly what the type of its kind says', () => {
  expectTypeOf<Read<'course'>>().toEqualTypeOf<Kept<'course'>>();
  expectTypeOf<Read<'workshop'>>().toEqualTypeOf<Kept<'workshop'>>();
  expectTypeOf<Read<'product'>>().toEqualTypeOf<Kept<'product'>>();
  expectTypeOf<Read<'trainer'>>().toEqualTypeOf<Kept<'trainer'>>();
  expectTypeOf<Read<'post'>>().toEqualTypeOf<Kept<'post'>>();
  expectTypeOf<Read<'job'>>().toEqualTypeOf<Kept<'job'>>();
  expectTypeOf<Read<'service'>>().toEqualTypeOf<Kept<'service'>>();
  expectTypeOf<Read<'campaign'>>().toEqualTypeOf<Kept<'campaign'>>();
  expectTypeOf<Read<'settings'>>().toEqualTypeOf<Kept<'settings'>>();
});
